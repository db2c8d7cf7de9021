import SciFinance
public import SciNumber

/// A bill, a tip in percent, and what each of the guests pays.
///
/// The state of a form: its fields and its stepper keep to their bounds, and a `Tip` of SciFinance computes the rest. The tip is rounded to the
/// smallest coin, half up, and the total is the bill and the rounded tip: what is printed adds up.
///
/// ```swift
/// var form = TipCalculation(bill: 120, percent: 15, people: 4)
/// _ = form?.step(by: 3)
/// form?.tip  // 21.6
/// form?.shares  // 35.4 for each
/// ```
public struct TipCalculation: Hashable, Sendable {
  /// The bill, a whole number of the smallest coins.
  public private(set) var bill: Rational
  /// The tip in percent, which may be a fraction such as 15.5.
  public private(set) var percent: Rational
  /// How many pay.
  public private(set) var people: Int
  /// The decimals of the smallest coin: 2 for cents, 0 for yen.
  public let minorUnitDigits: Int
  /// The largest percentage; the field and the stepper keep to the same.
  public let maximumPercent: Int
  /// Whether the tip is raised until the total has no coins.
  public var roundsTotal: Bool

  /// Makes a calculation; `nil` where an argument is out of its bounds.
  ///
  /// - Parameters:
  ///   - bill: not negative, and a whole number of the smallest coins.
  ///   - percent: the tip in percent.
  ///   - people: how many pay, at least one.
  ///   - minorUnitDigits: the decimals of the smallest coin.
  ///   - maximumPercent: the largest percentage.
  ///   - roundsTotal: whether the tip is raised until the total has no coins.
  public init?(
    bill: Rational, percent: Rational, people: Int = 1, minorUnitDigits: Int = 2,
    maximumPercent: Int = 100, roundsTotal: Bool = false
  ) {
    guard (0...18).contains(minorUnitDigits), maximumPercent >= 0 else { return nil }
    self.bill = 0
    self.percent = 0
    self.people = 1
    self.minorUnitDigits = minorUnitDigits
    self.maximumPercent = maximumPercent
    self.roundsTotal = roundsTotal
    guard setBill(bill), setPercent(percent), setPeople(people) else { return nil }
  }
}

// MARK: - Input

extension TipCalculation {
  private static let bits: WideInt = 1 << 16

  /// Takes another bill.
  ///
  /// - Returns: whether it is a whole number of coins, and not negative; if not, nothing changes.
  public mutating func setBill(_ amount: Rational) -> Bool {
    guard amount.signum >= 0, amount.bitSize < Self.bits / 2,
      amount.rounded(.halfUpward, decimals: WideInt(minorUnitDigits), limit: Self.bits) == amount
    else { return false }
    bill = amount
    return true
  }

  /// Takes another percentage.
  ///
  /// - Returns: whether it is within the bounds; if not, nothing changes.
  public mutating func setPercent(_ value: Rational) -> Bool {
    guard value.signum >= 0, value <= Rational(maximumPercent), value.bitSize < Self.bits / 2
    else { return false }
    percent = value
    return true
  }

  /// Changes the percentage by the steps of a stepper.
  ///
  /// - Returns: whether the outcome is within the bounds; if not, nothing changes.
  public mutating func step(by steps: Int) -> Bool {
    setPercent(percent + Rational(steps))
  }

  /// How many may pay.
  public static let peopleBounds = 1...1_000

  /// Takes another number of people.
  ///
  /// - Returns: whether it is from 1 to 1,000; if not, nothing changes.
  public mutating func setPeople(_ count: Int) -> Bool {
    guard Self.peopleBounds.contains(count) else { return false }
    people = count
    return true
  }
}

// MARK: - Results

extension TipCalculation {
  /// What is computed: the tip to the smallest coin, half up, and then the total.
  private var amounts: Tip.Amounts? {
    try? Tip(
      bill: bill, percent: percent, increment: coin, rounding: .halfUpward,
      totalIncrement: roundsTotal ? 1 : nil, totalRounding: .ceiling
    ).amounts()
  }

  private var coin: Rational { Rational(1, scale: WideInt(minorUnitDigits)) ?? 1 }

  /// The tip, a whole number of the smallest coins.
  public var tip: Rational { amounts?.tip ?? 0 }

  /// The bill and the tip.
  public var total: Rational { amounts?.total ?? bill }

  /// What rounding the total added to the tip.
  public var raise: Rational { amounts?.adjustment ?? 0 }

  /// How many hundredths of the bill the tip really is, after rounding; `nil` for a bill of 0.
  public var effectivePercent: Rational? { amounts?.effectivePercent }

  /// What each one pays: the same but for one coin, and together the total.
  ///
  /// Those who pay more come first.
  public var shares: [Rational] {
    (try? total.split(into: people, unit: coin, remainder: .first))?.shares ?? []
  }

  /// The shares with how many pay each, the largest first: one portion if all pay the same, else two.
  ///
  /// ```swift
  /// let form = TipCalculation(bill: 100, percent: 0, people: 3)
  /// form?.portions.map { "\($0.words) \($0.amount)" }  // one pays 33.34, each of 2 pays 33.33
  /// ```
  public var portions: [Portion] {
    var portions: [Portion] = []
    for share in shares {
      if portions.last?.amount == share {
        portions[portions.count - 1].count += 1
      } else {
        portions.append(Portion(count: 1, people: people, amount: share))
      }
    }
    return portions
  }

  /// An amount that some of the guests pay each.
  public struct Portion: Hashable, Sendable {
    /// How many pay it.
    public var count: Int
    /// How many there are in all.
    public var people: Int
    /// What each of them pays.
    public var amount: Rational

    /// Who pays it, in words that the amount follows: `each pays`, `one pays` or `each of 2 pays`.
    public var words: String {
      if count == people { return "each pays" }
      return count == 1 ? "one pays" : "each of \(count) pays"
    }
  }
}
