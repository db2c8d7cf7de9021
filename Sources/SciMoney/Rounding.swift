public import SciNumber

/// How an amount is rounded: a mode and an increment, both always given.
///
/// ```swift
/// let cents = Rounding(.halfEven, to: .minorUnit)
/// let coins = Rounding(.halfAwayFromZero, to: .amount(Rational(5, 100)))
/// let due = try Money("1.23", .chf).rounded(coins)  // CHF 1.25
/// ```
public struct Rounding: Codable, Hashable, Sendable {
  /// What happens between two multiples.
  public var mode: RoundingMode
  /// What the result is a multiple of.
  public var increment: Increment

  /// A rounding to multiples of `increment`.
  public init(_ mode: RoundingMode, to increment: Increment) {
    self.mode = mode
    self.increment = increment
  }
}

/// What a rounding left and what it took away.
///
/// ```swift
/// let payment = try Money("1.23", .chf).cashRounded(.halfAwayFromZero)
/// payment.value  // CHF 1.25
/// payment.residue  // CHF -0.02
/// ```
public struct Rounded<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The multiple of the increment.
  public var value: Value
  /// What was taken away: value + residue is the number that was rounded, exactly.
  public var residue: Value
  /// Whether nothing was taken away.
  public var wasExact: Bool
}

#if !hasFeature(Embedded)
  extension Rounded: Encodable where Value: Encodable {}
  extension Rounded: Decodable where Value: Decodable {}
#endif

// MARK: - Rounding numbers

extension Rational {
  /// This rounded to a multiple of a step.
  func rounded(_ mode: RoundingMode, to step: Step) throws(MoneyError) -> Rational {
    if mode == .unnecessary {
      let rounded = try rounded(.towardZero, to: step)
      guard rounded == self else { throw .inexact(residue: self - rounded) }
      return self
    }
    switch step {
    case .decimals(let count):
      guard let result = rounded(mode, decimals: WideInt(count), limit: Money.bitLimit) else {
        throw .tooLarge
      }
      return result
    case .amount(let amount):
      guard let result = rounded(mode, toMultipleOf: amount, limit: Money.bitLimit)
      else { throw .tooLarge }
      return result
    }
  }
}
