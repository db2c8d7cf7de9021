import Foundation
import SciLocale
import SciMoney
import SciNumber
import TestSupport
import Testing

/// What is written is read back: every locale with every currency, in use or historic.
@Suite struct RoundTripTests {
  /// Whether each pair is tried with all digits, styles and labels, which takes a quarter of an hour, or with one of these ways that is drawn by a seed.
  static let isComplete = ProcessInfo.processInfo.environment["SCI_EVERY_WAY"] != nil

  /// An amount with up to fifteen digits before the point and up to three more decimals than the currency has.
  static func amount(of currency: Currency, using random: inout SplitMix64) -> Money {
    let digits = Int.random(in: 0...15, using: &random)
    let bound = (0..<digits).reduce(1) { power, _ in power * 10 }
    let decimals = Int.random(in: 0...((currency.minorUnits ?? 0) + 3), using: &random)
    let scale = (0..<decimals).reduce(1) { power, _ in power * 10 }
    return Money(
      Rational(Int.random(in: -bound...bound, using: &random))
        / Rational(scale), currency)
  }

  /// Why a text is not read back with its currency, strictly and leniently, and also `isAlone`, or nothing.
  private func complaint(
    _ money: Money, _ format: MoneyFormat, isAlone: Bool
  ) throws(MoneyError) -> String? {
    let text = try format.text(money)
    for parsing in NumberParsing.allCases {
      let read = try format.money(from: text, expecting: money.currency, parsing: parsing)
      guard read == money else { return "\(text) \(parsing)" }
    }
    guard isAlone else { return nil }
    // Without a currency that is expected, a text is unambiguous or an error, and never another amount.
    do throws(MoneyError) {
      let parsing: NumberParsing = text.utf8.count % 2 == 0 ? .strict : .lenient
      return try format.money(from: text, parsing: parsing) == money ? nil : "\(text) alone"
    } catch {
      switch error {
      case .ambiguousSymbol where format.label != .code: return nil
      case .syntax(_, .currency) where format.label == .none: return nil
      default: return "\(text): \(error)"
      }
    }
  }

  private typealias Way = (
    numbering: NumberLocale.Numbering, isAccounting: Bool, label: MoneyFormat.Label
  )

  private static let ways: [Way] = NumberLocale.Numbering.allCases.flatMap { numbering in
    [false, true].flatMap { isAccounting in
      MoneyFormat.Label.allCases.map { Way(numbering, isAccounting, $0) }
    }
  }

  @Test(arguments: 0..<8)
  func amountsAreReadBack(_ part: Int) throws {
    var random = SplitMix64(seed: UInt64(part))
    let currencies = (Currency.active + Currency.withdrawn)
    for (index, row) in try TestData.rows("icu.tsv").enumerated() where index % 8 == part {
      let ways = Self.isComplete ? Self.ways : Array(Self.ways.shuffled(using: &random).prefix(6))
      let formats = try ways.map { way in
        let locale = try NumberLocale(row[0], numbering: way.numbering)
        return MoneyFormat(locale, accounting: way.isAccounting, label: way.label)
      }
      // Each currency in one locale of ten, and in all of them in the long tests.
      for (place, currency) in currencies.enumerated()
      where LongTests.areRun || (place + index / 8) % 10 == 0 {
        let some = try Self.isComplete ? formats : [#require(formats.randomElement(using: &random))]
        for format in some {
          let money = Self.amount(of: currency, using: &random)
          let isAlone = Self.isComplete || Int.random(in: 0..<3, using: &random) == 0
          let complaint = try complaint(money, format, isAlone: isAlone)
          #expect(complaint == nil, "\(format.locale.tag) \(money)")
        }
      }
    }
  }

  @Test func percentagesAreReadBack() throws {
    var random = SplitMix64(seed: 100)
    for name in try TestData.rows("icu.tsv").map({ $0[0] }) {
      for numbering in NumberLocale.Numbering.allCases {
        let format = PercentFormat(try NumberLocale(name, numbering: numbering))
        let percent = Percent(
          points: Rational(Int.random(in: -99_999_999...99_999_999, using: &random)) / 1000)
        let text = try format.text(percent)
        for parsing in NumberParsing.allCases {
          #expect(try format.percent(from: text, parsing: parsing) == percent, "\(name) \(text)")
        }
      }
    }
  }
}
