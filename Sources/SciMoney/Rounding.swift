public import SciNumber

/// How an amount is rounded: a mode and an increment, both always given.
public struct Rounding: Hashable, Sendable {
  /// What happens to an amount between two multiples of the increment.
  ///
  /// Names differ between fields: "half up" means two things, and so do "up" and "down".
  ///
  /// | here | General Decimal Arithmetic, Java | ECMA-402 | Swift | other names |
  /// |---|---|---|---|---|
  /// | `halfAwayFromZero` | half-up, `HALF_UP` | halfExpand | `toNearestOrAwayFromZero` | commercial, "plain" |
  /// | `halfTowardZero` | half-down, `HALF_DOWN` | halfTrunc | | |
  /// | `halfEven` | half-even, `HALF_EVEN` | halfEven | `toNearestOrEven` | bankers' |
  /// | `halfOdd` | | | | |
  /// | `halfUpward` | | halfCeil | | "half up" in dinero.js |
  /// | `halfDownward` | | halfFloor | | "half down" in dinero.js |
  /// | `towardZero` | down, `DOWN` | trunc | `towardZero` | |
  /// | `awayFromZero` | up, `UP` | expand | `awayFromZero` | |
  /// | `floor` | floor, `FLOOR` | floor | `down` | |
  /// | `ceiling` | ceiling, `CEILING` | ceil | `up` | |
  /// | `zeroFiveAway` | 05up (not in Java) | | | |
  /// | `unnecessary` | `UNNECESSARY` (Java) | | | |
  public enum Mode: String, CaseIterable, Hashable, Sendable {
    /// To the nearest; a tie goes to the even multiple.
    case halfEven = "half-even"
    /// To the nearest; a tie goes to the odd multiple.
    case halfOdd = "half-odd"
    /// To the nearest; a tie goes away from zero (commercial rounding).
    case halfAwayFromZero = "half-away"
    /// To the nearest; a tie goes towards zero.
    case halfTowardZero = "half-toward-zero"
    /// To the nearest; a tie goes towards positive infinity.
    case halfUpward = "half-upward"
    /// To the nearest; a tie goes towards negative infinity.
    case halfDownward = "half-downward"
    /// Towards zero.
    case towardZero = "toward-zero"
    /// Away from zero.
    case awayFromZero = "away"
    /// Towards negative infinity.
    case floor = "floor"
    /// Towards positive infinity.
    case ceiling = "ceiling"
    /// Towards zero, but away from zero where the last digit of the multiple would be 0 or 5.
    case zeroFiveAway = "05-away"
    /// Not at all: an amount that is no multiple is an error.
    case unnecessary = "unnecessary"

    /// The mode with the same name in SciNumber.
    public init(_ mode: RoundingMode) {
      self =
        switch mode {
        case .halfEven: .halfEven
        case .halfOdd: .halfOdd
        case .halfAwayFromZero: .halfAwayFromZero
        case .halfTowardZero: .halfTowardZero
        case .halfUpward: .halfUpward
        case .halfDownward: .halfDownward
        case .towardZero: .towardZero
        case .awayFromZero: .awayFromZero
        case .floor: .floor
        case .ceiling: .ceiling
        case .zeroFiveAway: .zeroFiveAway
        }
    }

    /// The mode with the same name in SciNumber; `nil` for ``unnecessary``.
    @inline(__always)
    public var roundingMode: RoundingMode? {
      switch self {
      case .halfEven: .halfEven
      case .halfOdd: .halfOdd
      case .halfAwayFromZero: .halfAwayFromZero
      case .halfTowardZero: .halfTowardZero
      case .halfUpward: .halfUpward
      case .halfDownward: .halfDownward
      case .towardZero: .towardZero
      case .awayFromZero: .awayFromZero
      case .floor: .floor
      case .ceiling: .ceiling
      case .zeroFiveAway: .zeroFiveAway
      case .unnecessary: nil
      }
    }
  }

  /// What happens between two multiples.
  public var mode: Mode
  /// What the result is a multiple of.
  public var increment: Increment

  /// A rounding to multiples of `increment`.
  public init(_ mode: Mode, to increment: Increment) {
    self.mode = mode
    self.increment = increment
  }
}

/// What a rounding left and what it took away.
public struct Rounded<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The multiple of the increment.
  public var value: Value
  /// What was taken away: value + residue is the number that was rounded, exactly.
  public var residue: Value
  /// Whether nothing was taken away.
  public var wasExact: Bool
}

// MARK: - Rounding numbers

extension Rational {
  /// This rounded to a multiple of a step.
  func rounded(_ mode: Rounding.Mode, to step: Step) throws(MoneyError) -> Rational {
    guard let roundingMode = mode.roundingMode else {
      let rounded = try rounded(.towardZero, to: step)
      guard rounded == self else { throw .inexact(residue: self - rounded) }
      return self
    }
    switch step {
    case .decimals(let count):
      guard let result = rounded(roundingMode, decimals: count, limit: Money.bitLimit) else {
        throw .tooLarge
      }
      return result
    case .amount(let amount):
      guard let count = divided(by: amount, limit: Money.bitLimit),
        let rounded = count.rounded(roundingMode, limit: Money.bitLimit),
        let result = rounded.multiplied(by: amount, limit: Money.bitLimit)
      else { throw .tooLarge }
      return result
    }
  }
}
