public import SciNumber

/// Why a number cannot be shared out.
///
/// ```swift
/// do {
///   _ = try Rational(100).split(into: 0, unit: 1)
/// } catch {
///   print(error)  // the number of shares must be positive
/// }
/// ```
public enum AllocationError: Error, Hashable, Sendable {
  /// There is nobody to allocate to.
  case emptyRatios
  /// The ratio at this index is negative.
  case negativeRatio(index: Int)
  /// All ratios are zero.
  case zeroRatios
  /// The number of shares is zero or negative.
  case countNotPositive
  /// The unit is zero or negative.
  case unitNotPositive
  /// The number is no multiple of the unit; this much would be left over.
  case notMultipleOfUnit(unit: Rational, residue: Rational)
  /// The start of a round is no index of the ratios.
  case startOutOfRange
  /// The number, a ratio or the shares are too long to be written out.
  case tooLarge
}

extension AllocationError: CustomStringConvertible {
  /// What is wrong, in lower case without a full stop.
  public var description: String {
    switch self {
    case .emptyRatios: "there are no ratios; give one at least"
    case .negativeRatio(let index): "the ratio at index \(index) is negative; give 0 or more"
    case .zeroRatios: "all ratios are zero; give one above zero"
    case .countNotPositive: "the number of shares must be positive"
    case .unitNotPositive: "the unit must be positive"
    case .notMultipleOfUnit(let unit, let residue):
      "the amount is no multiple of \(unit): \(residue) is left; round before, or say who gets it"
    case .startOutOfRange: "the start must be an index of the ratios"
    case .tooLarge: "the amount or a ratio is too long to be shared out"
    }
  }

  /// The ``description``, where code that imports Foundation asks an error of this type for it.
  public var localizedDescription: String { description }
}
