import SciFinance
import SciMoney
import SciNumber
import TestSupport
import Testing

@Suite struct AllocationTests {
  static let policies: [RemainderPolicy] = [
    .largestRemainder, .first, .last, .roundRobin(start: 0), .returned,
  ]

  private func texts(_ moneys: [Money]) -> [String] { moneys.map(\.digits) }

  /// Check values of brick/money's README, of moneyphp/money #492 and of dinero.js #144.
  @Test(arguments: [
    ("0.05", [3, 7], RemainderPolicy.largestRemainder, ["0.02", "0.03"]),
    ("10.03", [49, 51], .largestRemainder, ["4.91", "5.12"]),
    ("99.99", [75, 25], .largestRemainder, ["74.99", "25"]),
    ("987.65", [48, 41, 11], .largestRemainder, ["474.07", "404.94", "108.64"]),
    ("987.65", [48, 41, 11], .first, ["474.08", "404.93", "108.64"]),
    ("1.03", [50, 29, 21], .largestRemainder, ["0.51", "0.3", "0.22"]),
    ("-0.05", [3, 7], .largestRemainder, ["-0.02", "-0.03"]),
    ("1", [1, 0, 1, 1], .roundRobin(start: 3), ["0.33", "0", "0.33", "0.34"]),
    // Shopify/money #175: 5 by 45 and 55, for a refund in the order of the ratios as well.
    ("0.05", [45, 55], .largestRemainder, ["0.02", "0.03"]),
    ("0.05", [45, 55], .first, ["0.03", "0.02"]),
    // brick/money #111, and #45 with what is asked for there.
    ("220", [445_455, 9091, 545_455], .largestRemainder, ["98", "2", "120"]),
    ("220", [445_455, 9091, 545_455], .first, ["98.01", "2", "119.99"]),
    ("10", [45, 20, 34], .first, ["4.55", "2.02", "3.43"]),
    // Rhymond/go-money #106 and elixirmoney/money #236 turn signs.
    ("-0.02", [1, 1, 1], .first, ["-0.01", "-0.01", "0"]),
    ("-0.03", [1, 1, 1, 1], .first, ["-0.01", "-0.01", "-0.01", "0"]),
    // spliit-app/spliit #374.
    ("1", [1, 1, 1], .largestRemainder, ["0.34", "0.33", "0.33"]),
  ])
  func sharesAreKnown(
    _ amount: String, _ ratios: [Int], _ policy: RemainderPolicy, _ expected: [String]
  ) throws {
    let allocation = try Money(amount, .usd).allocated(
      by: ratios.map { Rational($0) }, remainder: policy)
    #expect(texts(allocation.shares) == expected)
  }

  /// RubyMoney/money #1033, where 7002.73 becomes 7002.72.
  ///
  /// The shares that are wished for there are not these: 615.66 for the first is more than a cent above its quota of
  /// 615.6476…. Eight cents are left over, and the first eight have the largest remainders as well.
  @Test func longRatiosLoseNoPenny() throws {
    let long = try #require(Rational("1.1818583143661"))
    let ratios =
      try [Rational](repeating: long, count: 7) + [#require(Rational("1.170126087450276"))]
    for policy in [RemainderPolicy.first, .largestRemainder] {
      let shares = try Money("7002.73", .usd).allocated(
        by: ratios + [1, 1, 1, 1], remainder: policy
      )
      .shares
      #expect(
        shares.map { $0.minorUnits } == [
          61565, 61565, 61565, 61565, 61565, 61565, 61565, 60954, 52091, 52091, 52091, 52091,
        ])
      #expect(try shares.sum(in: .usd) == "USD 7002.73")
    }
  }

  /// brick/money #39 and #68: a user's remainders of 2 and the README's with and without coins of 0.05.
  @Test(arguments: [
    ("USD 1", [400, 0, 40, 20], Increment.minorUnit, ["0.86", "0", "0.08", "0.04"], "0.02"),
    ("CHF 987.65", [48, 41, 11], .minorUnit, ["474.07", "404.93", "108.64"], "0.01"),
    ("CHF 987.65", [48, 41, 11], .cash, ["474.05", "404.9", "108.6"], "0.1"),
    ("USD -100", [30, 20, 40, 40], .minorUnit, ["-23.07", "-15.38", "-30.76", "-30.76"], "-0.03"),
  ])
  func remaindersAreReturned(
    _ amount: String, _ ratios: [Int], _ unit: Increment, _ expected: [String], _ rest: String
  ) throws {
    let result = try Money(amount).allocated(
      by: ratios.map { Rational($0) }, unit: unit, remainder: .returned)
    #expect(texts(result.shares) == expected)
    #expect(result.remainder.digits == rest)
  }

  @Test func cashIsSplitInCoins() throws {
    // moneyphp/money #493
    let shares = try Money("1.15", .chf).split(into: 3, unit: .cash)
    #expect(texts(shares) == ["0.4", "0.4", "0.35"])
  }

  @Test func nothingIsLostOfHugeAmounts() throws {
    // dinero.js loses 4 cents of 10^17 cents.
    let total = Money("1000000000000000", .usd)
    #expect(try total.split(into: 3, unit: .minorUnit).sum(in: .usd) == total)
    // swift-currency loses 0.009 of 10.019.
    #expect(
      moneyError { () throws(MoneyError) in
        try Money("10.019", .usd).split(into: 3, unit: .minorUnit)
      }
        == .allocation(
          .notMultipleOfUnit(unit: Rational(1, 100), residue: Rational(9) / 1000)))
    #expect(
      try texts(Money("10.019", .usd).split(into: 3, residue: .toLast)) == [
        "3.34", "3.34", "3.339",
      ])
  }

  /// The contract, for random amounts, ratios, units and policies.
  @Test func theContractHolds() throws {
    var random = SplitMix64(seed: 20)
    for _ in 0..<1_000 {
      let unit: Increment =
        [.minorUnit, .cash, .amount(Rational(1) / 3), .decimals(-1)]
        .randomElement(using: &random) ?? .minorUnit
      let size = try unit.amount(in: .chf)
      let total = Money(Rational(Int.random(in: -5000...5000, using: &random)) * size, .chf)
      let ratios = (0..<Int.random(in: 1...9, using: &random)).map { _ in
        Rational(Int.random(in: 0...20, using: &random))
          / Rational(Int.random(in: 1...7, using: &random))
      }
      let sum = ratios.reduce(0, +)
      guard !sum.isZero else { continue }
      for policy in Self.policies {
        let result = try total.allocated(by: ratios, unit: unit, remainder: policy)
        let comment: Comment = "\(total) by \(ratios) in \(size), \(policy)"
        #expect(try result.shares.sum(in: .chf) + result.remainder == total, comment)
        #expect(policy == .returned || result.remainder.isZero, comment)
        for (share, ratio) in zip(result.shares, ratios) {
          let exact = total.amount * ratio / sum
          #expect((share.amount - exact).magnitude < size, comment)
          #expect((share.amount / size).isInteger, comment)
          #expect(!ratio.isZero || share.isZero, comment)
        }
        let mirrored = try (-total).allocated(by: ratios, unit: unit, remainder: policy)
        #expect(mirrored.shares == result.shares.map { -$0 }, comment)
      }
    }
  }

  @Test func equalRatiosAreServedFromTheFirst() throws {
    #expect(
      try texts(Money("1", .usd).split(into: 3, unit: .minorUnit)) == ["0.34", "0.33", "0.33"])
    #expect(
      try texts(Money("1", .usd).split(into: 3, remainder: .last)) == ["0.33", "0.33", "0.34"])
    let returned = try Money("1", .usd).allocated(by: [1, 1, 1], remainder: .returned)
    #expect(texts(returned.shares) == ["0.33", "0.33", "0.33"])
    #expect(returned.remainder == "USD 0.01")
  }

  @Test func badRatiosAreErrors() {
    let money = Money(1, .usd)
    func error(_ ratios: [Rational], _ policy: RemainderPolicy = .first) -> MoneyError? {
      moneyError { () throws(MoneyError) in try money.allocated(by: ratios, remainder: policy) }
    }
    #expect(error([]) == .allocation(.emptyRatios))
    #expect(error([0, 0]) == .allocation(.zeroRatios))
    #expect(error([1, -1]) == .allocation(.negativeRatio(index: 1)))
    #expect(error([1], .roundRobin(start: 1)) == .allocation(.startOutOfRange))
    #expect(
      moneyError { () throws(MoneyError) in try money.split(into: 0, unit: .minorUnit) }
        == .allocation(.countNotPositive))
    #expect(
      moneyError { () throws(MoneyError) in try Money(1, .xdr).split(into: 2, unit: .minorUnit) }
        == .noMinorUnit(.xdr))
  }

  @Test func manySharesAreQuick() throws {
    let shares = Money(100_000, .usd).split(into: 30_001)
    #expect(try shares.sum(in: .usd) == Money(100_000, .usd))
  }
}
