package import SciNumber

/// What the answers of a column are, and how values are rounded to them.
package enum ColumnOutput: Hashable, Sendable {
  /// How values are rounded.
  package struct Rounding: Hashable, Sendable {
    /// What answers are multiples of.
    package var increment: Ratio
    /// What happens between two multiples.
    package var mode: RoundingMode

    /// A rounding to multiples of `increment`.
    package init(to increment: Ratio, _ mode: RoundingMode) {
      (self.increment, self.mode) = (increment, mode)
    }
  }

  /// Integers times 10^−scale, below 10^digits, in 16 bytes where they are long and in 8 otherwise.
  case decimals(scale: Int, Rounding, digits: Int, isLong: Bool)
  /// The nearest doubles, of values that were rounded before where a rounding is given.
  case doubles(Rounding?)
  /// Whether conditions hold.
  case conditions

  var rounding: Rounding? {
    switch self {
    case .decimals(_, let rounding, _, _): rounding
    case .doubles(let rounding): rounding
    case .conditions: nil
    }
  }
}
