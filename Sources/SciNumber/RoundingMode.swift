/// How a number that does not fit the asked digits is brought to them.
///
/// "Half" modes round to the nearest neighbour and differ only at a tie. The names follow the
/// General Decimal Arithmetic specification and ECMA-402, which agree where both have a mode.
public enum RoundingMode: String, CaseIterable, Hashable, Sendable {
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
}

/// Where the cut-off part of a number lies within one unit of the last digit that is kept.
enum RoundingTail {
  case zero, belowHalf, half, aboveHalf
}

extension RoundingMode {
  /// Whether the kept digits' magnitude grows by one unit.
  ///
  /// - Parameters:
  ///   - isNegative: the sign of the number that is rounded.
  ///   - lastDigit: the last digit that is kept, 0 to 9.
  ///   - tail: what was cut off.
  /// - Returns: whether a unit is added.
  func incrementsMagnitude(isNegative: Bool, lastDigit: UInt8, tail: RoundingTail) -> Bool {
    switch (self, tail) {
    case (_, .zero): false
    case (.towardZero, _): false
    case (.awayFromZero, _): true
    case (.floor, _): isNegative
    case (.ceiling, _): !isNegative
    case (.zeroFiveAway, _): lastDigit == 0 || lastDigit == 5
    case (_, .belowHalf): false
    case (_, .aboveHalf): true
    case (.halfEven, .half): lastDigit % 2 == 1
    case (.halfOdd, .half): lastDigit % 2 == 0
    case (.halfAwayFromZero, .half): true
    case (.halfTowardZero, .half): false
    case (.halfUpward, .half): !isNegative
    case (.halfDownward, .half): isNegative
    }
  }

  /// Whether the outcome changes at a tie, and not at every representable number.
  var isToNearest: Bool {
    switch self {
    case .halfEven, .halfOdd, .halfAwayFromZero, .halfTowardZero, .halfUpward, .halfDownward: true
    case .towardZero, .awayFromZero, .floor, .ceiling, .zeroFiveAway: false
    }
  }
}
