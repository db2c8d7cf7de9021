public import SciNumber
public import SciUnits

/// What a value is made of: a number, a number with a unit, or whether a comparison holds.
///
/// ```swift
/// var calculator = Calculator()
/// if case .scalar(.quantity(let way)) = try calculator.evaluate("100 km/h * 45 min") {
///   print(way.unit.symbol)  // km
/// }
/// ```
public enum Scalar: Sendable {
  /// A real number, known exactly.
  case real(Real)
  /// The outcome of a comparison.
  case boolean(Bool)
  /// A number with a unit.
  indirect case quantity(Quantity)
  /// A complex number, with a unit or without.
  indirect case complex(ComplexQuantity)
  /// A day, a time, or another value of the calendar.
  indirect case calendar(CalendarValue)
}

extension Scalar {
  /// A number with its unit; without a unit, the number.
  ///
  /// In the machine, a number in which units have cancelled is a quantity as well, so that it is not taken for a number that was typed.
  init(_ quantity: Quantity) {
    self = quantity.isNumber && !quantity.isRatio ? .real(quantity.value) : .quantity(quantity)
  }

  /// The real number, with its unit if it has one; `nil` for complex numbers and Booleans.
  public var quantity: Quantity? {
    switch self {
    case .real(let number): Quantity(number)
    case .quantity(let quantity): quantity
    case .calendar(let value): value.quantity
    case .complex, .boolean: nil
    }
  }

  /// The number, if it has no unit.
  var real: Real? {
    if case .real(let number) = self { number } else { nil }
  }

  /// Whether it says that a comparison holds, or that it does not.
  package var isBoolean: Bool {
    if case .boolean = self { true } else { false }
  }

  /// Whether it has a unit, or is a number in which units have cancelled.
  var hasUnit: Bool {
    switch self {
    case .quantity: true
    case .complex(let quantity): !quantity.isNumber
    case .calendar(let value): value.quantity != nil
    case .real, .boolean: false
    }
  }

  /// Whether it is a number in which units have cancelled.
  var isRatio: Bool {
    if case .quantity(let quantity) = self { quantity.isRatio } else { false }
  }

  /// The same number without the knowledge that units have cancelled in it.
  var plain: Scalar {
    if case .quantity(let quantity) = self, quantity.isRatio { .real(quantity.value) } else { self }
  }

  /// The real number that it holds, with its unit or without; `nil` for complex numbers and Booleans.
  var number: Real? {
    switch self {
    case .real(let number): number
    case .quantity(let quantity): quantity.value
    case .calendar(let value): value.quantity?.value
    case .complex, .boolean: nil
    }
  }

  /// The real numbers that it is made of.
  package var parts: [Real] {
    if case .complex(let quantity) = self {
      return [quantity.value.real, quantity.value.imaginary]
    }
    return number.map { [$0] } ?? []
  }

  /// About how many bytes were allocated for it.
  var ownBytes: WideInt {
    // More than none, so that the machine looks at what should be said of it.
    if case .calendar = self { return WideInt(MemoryLayout<CalendarValue>.stride) }
    // Without an array for each element of a list.
    return number?.ownBytes ?? parts.reduce(0) { $0 + $1.ownBytes }
  }
}
