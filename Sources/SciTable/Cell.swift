import SciCalculator
import SciNumber

/// What stands in one column of one row, as formulas see it.
enum Cell: Sendable {
  /// An empty field, or a formula that uses one.
  case missing
  /// An ordinary number; an enclosure only in the cell of a formula, which can be computed again.
  case number(SmallReal)
  case value(Value)
  /// A field that is no number; an error only if a formula uses it.
  case unreadable
  /// A formula that has failed, or that uses one.
  case failed

  /// A number that is known as such, so that it has a value on either path.
  init(_ real: Real) {
    self =
      real.knownRational.flatMap { SmallRational($0) }.map { .number(.rational($0)) }
      ?? .value(.real(real))
  }

  /// The number for the fast path.
  var small: SmallReal? {
    switch self {
    case .number(let number): number
    case .value(.scalar(.real(let real))): SmallReal(real)
    case .missing, .value, .unreadable, .failed: nil
    }
  }

  /// The value; `nil` where there is none.
  var value: Value? {
    switch self {
    case .number(.rational(let number)): .real(Real(number.rational))
    case .value(let value): value
    case .missing, .unreadable, .failed, .number(.ball): nil
    }
  }
}
