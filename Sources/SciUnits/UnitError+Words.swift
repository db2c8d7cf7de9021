internal import SciNumber

extension UnitError: CustomStringConvertible {
  /// What is wrong and what helps, in lower case without a full stop.
  public var description: String {
    switch self {
    case .differentDimensions(let left, let right):
      "\(Self.words(left)) and \(Self.words(right)) measure different things"
    case .offsetScale(let use, let unit):
      "\(unit.symbol) has a zero of its own, so \(use.words); write the difference in K, or convert to K first"
    case .needsRate(let from, let to): "a rate from \(from) to \(to) is needed"
    case .unclearTurn(let left, let right):
      "between \(left.symbol) and \(right.symbol), a turn may count as 1 or as 2π"
    case .irrationalExponent: "the exponent of a unit must be a rational number without a unit"
    case .exponentLimit: "the exponent of a unit has more than 15 bits"
    case .noParts: "expected at least one unit to split into"
    case .mathematics(let error): error.description
    }
  }

  private static func words(_ unit: Unit) -> String {
    if unit.isNone { return "a number" }
    return unit.currencyCode == nil ? "\(unit.symbol) (\(measured(by: unit)))" : unit.symbol
  }

  /// What a unit measures; of numbers, the angle and the share are told apart.
  private static func measured(by unit: Unit) -> String {
    guard unit.dimension.isNone, let quantity = unit.info?.quantity else {
      return unit.dimension.description
    }
    return quantity
  }

  /// The ``description``, where code that imports Foundation asks an error of this type for it.
  public var localizedDescription: String { description }
}

extension UnitError.OffsetScaleUse {
  fileprivate var words: String {
    switch self {
    case .sum: "two such temperatures have no sum"
    case .product: "a temperature in it has no multiples"
    case .power: "a temperature in it has no powers and roots"
    case .magnitude: "a temperature in it has no magnitude"
    case .split: "a temperature in it cannot be split"
    }
  }
}
