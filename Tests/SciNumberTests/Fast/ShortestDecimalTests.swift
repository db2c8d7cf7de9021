import TestSupport
import Testing

@testable import SciNumber

/// Shortest decimals against those that Swift prints.
@Suite struct ShortestDecimalTests {
  private static func agrees(_ double: Double, _ decimals: inout ShortestDecimals) -> Bool? {
    guard let found = decimals.decimal(of: double) else { return nil }
    // Swift's description is the shortest decimal, and of several the nearest.
    var text = "\(double)"
    let printed = text.withUTF8 { unsafe SmallRational(signedLiteral: $0.span) }
    guard let exact = printed.flatMap({ SmallBall($0) }) else { return nil }
    // Both enclose the decimal, and others differ from it by far more.
    return found - exact == nil
  }

  @Test func everyExponent() {
    var random = SplitMix64(seed: 17)
    var decimals = ShortestDecimals()
    var decided = 0
    for exponent: UInt64 in 1...2_046 {
      for _ in 0..<20 {
        let fraction = UInt64.random(in: 1..<1 << 52, using: &random)
        let double = Double(bitPattern: exponent << 52 | fraction)
        guard let agrees = Self.agrees(double, &decimals) else { continue }
        decided += 1
        #expect(agrees, "\(double)")
      }
    }
    #expect(decided > 40_000)
  }

  @Test func shortOnes() {
    var random = SplitMix64(seed: 18)
    var decimals = ShortestDecimals()
    var decided = 0
    for _ in 0..<20_000 {
      let digits = Int64.random(in: -999_999_999_999_999...999_999_999_999_999, using: &random)
      let power = Int.random(in: -20...20, using: &random)
      guard
        let double = Double("\(digits / Int64.random(in: 1...1_000_000, using: &random))e\(power)"),
        let agrees = Self.agrees(double, &decimals)
      else { continue }
      decided += 1
      #expect(agrees, "\(double)")
    }
    #expect(decided > 15_000)
  }

  @Test(arguments: [0, -0.0, 1, 0.5, -4, .infinity, -.infinity, .nan, .leastNonzeroMagnitude])
  func leavesToOthers(_ double: Double) {
    var decimals = ShortestDecimals()
    #expect(decimals.decimal(of: double) == nil)
  }
}
