/// How a number between two neighbours, such as two decimals or two multiples of an increment, is rounded to one of them.
///
/// "Half" modes round to the nearest neighbour and differ only at a tie.
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
///
/// ```swift
/// let tie = Rational(5, 2)
/// tie.rounded(.halfEven, limit: 100)  // 2
/// tie.rounded(.halfAwayFromZero, limit: 100)  // 3
/// tie.rounded(.unnecessary, limit: 100)  // nil
/// ```
public enum RoundingMode: String, CaseIterable, Codable, Hashable, Sendable {
  /// To the nearest; a tie goes to the even last digit (IEEE 754's default).
  case halfEven = "half-even"
  /// To the nearest; a tie goes to the odd last digit.
  case halfOdd = "half-odd"
  /// To the nearest; a tie goes away from zero (commercial rounding).
  case halfAwayFromZero = "half-away"
  /// To the nearest; a tie goes towards zero.
  case halfTowardZero = "half-toward-zero"
  /// To the nearest; a tie goes towards positive infinity.
  case halfUpward = "half-upward"
  /// To the nearest; a tie goes towards negative infinity.
  case halfDownward = "half-downward"
  /// Towards zero: digits are cut off.
  case towardZero = "toward-zero"
  /// Away from zero.
  case awayFromZero = "away"
  /// Towards negative infinity.
  case floor = "floor"
  /// Towards positive infinity.
  case ceiling = "ceiling"
  /// Towards zero, but away from zero where the last digit would be 0 or 5.
  case zeroFiveAway = "05-away"
  /// Not at all: a number that would have to be rounded is an error.
  case unnecessary = "unnecessary"
}

/// Where the cut-off part of a number lies within one unit of the last digit that is kept.
///
/// It is what round and sticky bits say in binary. An integer, not an enum, so that the branch is not mispredicted.
struct RoundingTail: Equatable {
  private let rank: WideInt

  private init(rank: WideInt) {
    self.rank = rank
  }

  static var zero: Self { Self(rank: 0) }
  static var belowHalf: Self { Self(rank: 1) }
  static var half: Self { Self(rank: 2) }
  static var aboveHalf: Self { Self(rank: 3) }

  /// The tail `remainder` / `divisor`, which is below 1.
  ///
  /// Twice the remainder may not fit: 10¹⁹ > 2⁶³.
  @inline(__always)
  init(_ remainder: WideUInt, of divisor: WideUInt) {
    let rest = divisor &- remainder
    rank = (remainder != 0 ? 1 : 0) + (remainder >= rest ? 1 : 0) + (remainder > rest ? 1 : 0)
  }

  /// Whether it is above one half, or is one half and that counts.
  @inline(__always)
  fileprivate func isAboveHalf(orHalfIf halfCounts: Bool) -> Bool {
    rank + (halfCounts ? 1 : 0) > Self.half.rank
  }
}

extension RoundingMode {
  /// Whether the kept digits' magnitude grows by one unit.
  ///
  /// - Parameters:
  ///   - isNegative: the sign of the number that is rounded.
  ///   - lastDigit: the last digit that is kept, 0 to 9.
  ///   - tail: what was cut off.
  /// - Returns: whether a unit is added.
  @inline(__always)
  func incrementsMagnitude(isNegative: Bool, lastDigit: UInt8, tail: RoundingTail) -> Bool {
    switch self {
    case .towardZero, .unnecessary: false
    case .awayFromZero: tail != .zero
    case .floor: tail != .zero && isNegative
    case .ceiling: tail != .zero && !isNegative
    case .zeroFiveAway: tail != .zero && lastDigit.isMultiple(of: 5)
    case .halfEven: tail.isAboveHalf(orHalfIf: !lastDigit.isMultiple(of: 2))
    case .halfOdd: tail.isAboveHalf(orHalfIf: lastDigit.isMultiple(of: 2))
    case .halfAwayFromZero: tail.isAboveHalf(orHalfIf: true)
    case .halfTowardZero: tail.isAboveHalf(orHalfIf: false)
    case .halfUpward: tail.isAboveHalf(orHalfIf: !isNegative)
    case .halfDownward: tail.isAboveHalf(orHalfIf: isNegative)
    }
  }

  /// Whether the outcome changes at a tie, and not at every representable number.
  var isToNearest: Bool {
    switch self {
    case .halfEven, .halfOdd, .halfAwayFromZero, .halfTowardZero, .halfUpward, .halfDownward: true
    case .towardZero, .awayFromZero, .floor, .ceiling, .zeroFiveAway, .unnecessary: false
    }
  }
}
