import TestSupport
import Testing

@testable import SciNumber

/// Rounding and text of two-word rationals, against those of any size, which share no code with them.
@Suite struct SmallRoundingTests {
  /// Numbers around ties, as decimals and as fractions.
  private static func number(_ generator: inout SplitMix64) -> SmallRational? {
    let bits = UInt64.random(in: 0...62, using: &generator)
    var coefficient = Int64.random(in: -(1 << bits)...(1 << bits), using: &generator)
    if Bool.random(using: &generator) { coefficient = coefficient / 10 * 10 + 5 }
    let number = SmallRational(
      coefficient: coefficient, scale: Int.random(in: -4...20, using: &generator))
    guard Int.random(in: 0..<4, using: &generator) == 0 else { return number }
    let divisor = SmallRational(integer: Int64.random(in: 1...999, using: &generator))
    return number.flatMap { $0 / divisor }
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func roundingIsThatOfLongNumbers(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var count = 0
    for _ in 0..<3_000 {
      guard let number = Self.number(&generator) else { continue }
      let decimals = Int.random(in: 0...18, using: &generator)
      let mode = try #require(RoundingMode.allCases.randomElement(using: &generator))
      let words = "\(number) \(mode) \(decimals)"
      if let rounded = number.rounded(mode, decimals: decimals) {
        count += 1
        let expected = number.rational.rounded(mode, decimals: WideInt(decimals), limit: 1_000)
        #expect(rounded.rational == expected, "\(words)")
        var text: [UInt8] = []
        if rounded.write(decimals: decimals, to: &text) {
          let digits = try #require(rounded.rational.exactDigits(maximumCount: 100))
          let long = PositionalDigits(digits, minimumDecimals: WideInt(decimals)).description
          #expect(String(decoding: text, as: UTF8.self) == long, "\(words)")
        }
      }
      let step = try #require(
        SmallRational(coefficient: Int64.random(in: 1...400, using: &generator), scale: 2))
      if let multiple = number.rounded(mode, toMultipleOf: step) {
        let expected = number.rational.rounded(mode, toMultipleOf: step.rational, limit: 1_000)
        #expect(multiple.rational == expected, "\(words) \(step)")
      }
    }
    #expect(count > 1_000)
  }

  @Test func theEndsOfTheRangeAreNotPassed() throws {
    let most = try #require(SmallRational(coefficient: .max, scale: 1))
    #expect(most.rounded(.ceiling, decimals: 0)?.rational == 922_337_203_685_477_581)
    #expect(SmallRational(coefficient: .max, scale: 0)?.rounded(.ceiling, decimals: 0) == nil)
    #expect(
      SmallRational(coefficient: 5, scale: 0)?.rounded(.floor, decimals: 18)?.numerator
        == 5_000_000_000_000_000_000)
    #expect(SmallRational(coefficient: 50, scale: 0)?.rounded(.floor, decimals: 18) == nil)
    #expect(SmallRational(coefficient: 15, scale: 1)?.rounded(.unnecessary, decimals: 0) == nil)
    #expect(SmallRational(coefficient: 1, scale: 0)?.rounded(.floor, decimals: 19) == nil)
    var text: [UInt8] = []
    #expect(most.write(decimals: 0, to: &text) == false && text.isEmpty)
  }
}
