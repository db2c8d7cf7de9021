import TestSupport
import Testing

@testable import SciNumber

/// Digits read eight at a time, against the standard library.
@Suite struct EightDigitsTests {
  @Test func digitsAreTheirNumber() {
    var generator = SplitMix64(seed: 8)
    let numbers =
      [0, 1, 9, 10, 99_999_999, 10_000_000, 90_909_090, 9_090_909, 12_345_678]
      + (0..<2_000).map { _ in Int.random(in: 0...99_999_999, using: &generator) }
    for number in numbers {
      let digits = String(number)
      let zeros = String(repeating: "0", count: 8 - digits.count)
      let text = Array("7\(zeros)\(digits)7".utf8)
      #expect(text.span.eightDigits(at: 1) == UInt64(number))
    }
  }

  /// Any byte but a digit, at any place of the eight, beside digits of all kinds.
  @Test func nothingElseIsANumber() {
    for byte in UInt8.min...UInt8.max where !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte) {
      for place in 0..<8 {
        for digit in [UInt8(ascii: "0"), UInt8(ascii: "5"), UInt8(ascii: "9")] {
          var text = [UInt8](repeating: digit, count: 8)
          text[place] = byte
          #expect(text.span.eightDigits(at: 0) == nil, "\(byte) at \(place)")
        }
      }
    }
    #expect([UInt8](repeating: UInt8(ascii: "1"), count: 8).span.eightDigits(at: 1) == nil)
  }

  /// Decimals of 17 to 40 digits with the point anywhere, read on after none, 18 or 19 of them.
  @Test func longDecimalsAreThoseOfRational() throws {
    var generator = SplitMix64(seed: 38)
    for count in 17...40 {
      for point in 0...count {
        var digits = (0..<count).map { _ in
          UInt8.random(in: UInt8(ascii: "0")...UInt8(ascii: "9"), using: &generator)
        }
        if point > 0 { digits.insert(UInt8(ascii: "."), at: point) }
        let text = digits + Array("*2".utf8)
        var end = 0
        let number = SmallRational(
          decimal: text.span, &end, after: 0, count: 0, wholeCount: nil)
        #expect(end == digits.count)
        #expect((number == nil) == (count > 38))
        let expected = Rational(decimalLiteral: digits)
        if let number { #expect(number.rational == expected) }
      }
    }
  }
}
