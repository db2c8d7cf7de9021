import SciNumber
import SciUnits
import TestSupport
import Testing

@testable import SciTable

/// Words that stand for values where these are sorted.
@Suite struct OrderedValueTests {
  /// Values whose words are close, or at the ends of what words have.
  private static func values() throws -> [OrderedValue] {
    let numbers = [
      "0", "1e-400", "-1e-400", "1e400", "-1e400", "0.1", "0.10000000000000000000000000001",
      "0.1000000000000001", "9007199254740992", "9007199254740993", "-9007199254740993", "19.99",
      "20", "-20", "1.7976931348623157e308", "1e999999999", "-0.3", "4.9e-324",
      "123456789012345678901234567890",
    ]
    let texts = [
      "", "\0", "a", "a\0", "abcdef", "abcdefg", "abcdefg\0", "abcdefgh", "abcdefgi", "b", "é",
      "1,5",
    ]
    var values = try numbers.map { OrderedValue.number(try #require(Rational($0))) }
    values += [.number(Rational(1, 3)), .number(Rational(-1, 3)), .missing]
    values += texts.map { .text(Array($0.utf8)) }
    let kilogram = try #require(Unit(named: "kg"))
    values += numbers.prefix(9).compactMap { Rational($0) }.map { .quantity($0, kilogram) }
    return values
  }

  private static func check(
    _ left: OrderedValue, _ right: OrderedValue, isDescending: Bool
  ) {
    let words = [left, right].map { $0.sortWord(isDescending: isDescending) }
    let name: Comment = "\(left) and \(right), descending: \(isDescending)"
    if left == right { #expect(words[0] == words[1], name) }
    if words[0] == words[1], OrderedValue.isWhole(words[0], isDescending: isDescending) {
      #expect(left == right, name)
    }
    guard words[0] < words[1] else { return }
    // What is missing comes last in either direction.
    #expect(right == .missing || left != .missing && (left < right) != isDescending, name)
  }

  @Test(arguments: [false, true])
  func wordsHaveTheOrderOfValues(_ isDescending: Bool) throws {
    let values = try Self.values()
    for left in values {
      for right in values { Self.check(left, right, isDescending: isDescending) }
    }
  }

  @Test(arguments: [1, 2] as [UInt64])
  func wordsOfRandomNumbersHaveTheirOrder(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let numbers = (0..<(LongTests.areRun ? 200 : 100)).map { _ in
      Rational(
        Int.random(in: -1_000_000_000...1_000_000_000, using: &generator),
        Int.random(in: 1...(1 << Int.random(in: 1...40, using: &generator)), using: &generator))
    }
    for left in numbers {
      for right in numbers { Self.check(.number(left), .number(right), isDescending: false) }
    }
  }

  @Test func aShortTextIsWhole() {
    for (text, isWhole) in [("", true), ("abcdefg", true), ("abcdefgh", false)] {
      for isDescending in [false, true] {
        let word = OrderedValue.text(Array(text.utf8)).sortWord(isDescending: isDescending)
        #expect(OrderedValue.isWhole(word, isDescending: isDescending) == isWhole)
      }
    }
  }
}
