public import SciNumber
public import SciUnits

/// What an expression comes to: a number, a quantity, whether a comparison holds, or a list of numbers and quantities.
///
/// A value has a shape and is made of scalars: what is done with each is said once for all shapes.
///
/// ```swift
/// var calculator = Calculator()
/// if let shares = try calculator.evaluate("split(100; 3; 0.01)")?.elements {
///   print(shares.count)  // 3
/// }
/// if let way = try calculator.evaluate("100 km/h * 45 min")?.quantity {
///   print(way.unit.symbol)  // km
/// }
/// ```
public enum Value: Sendable {
  case scalar(Scalar)
  /// Numbers and quantities, for functions that take lists; wherever a number is needed, a list of one is that number.
  case list([Scalar])

  /// The number, if it is one or a list of one.
  public var real: Real? {
    // The common case first, without a copy of the scalar.
    switch self {
    case .scalar(.real(let number)): number
    case .list(let elements) where elements.count == 1: elements[0].real
    case .scalar, .list: nil
    }
  }

  /// The number or the number with its unit, if it is one or a list of one.
  public var quantity: Quantity? { single?.quantity }

  /// Whether the comparison holds that it is the outcome of; `nil` for numbers and lists.
  public var boolean: Bool? {
    if case .scalar(.boolean(let holds)) = self { holds } else { nil }
  }

  /// The complex number, if it is one that is not known to be real, or a list of one.
  public var complex: ComplexQuantity? {
    if case .complex(let number) = single { number } else { nil }
  }

  /// Its real elements with their units, or the value itself; `nil` for a Boolean, and where a number is complex.
  public var elements: [Quantity]? {
    switch self {
    case .scalar(let scalar): return scalar.quantity.map { [$0] }
    case .list(let scalars):
      let quantities = scalars.compactMap { $0.quantity }
      return quantities.count == scalars.count ? quantities : nil
    }
  }

  /// The numbers of a list in which none has a unit; `nil` for all other values.
  public var numbers: [Real]? {
    guard case .list(let elements) = self else { return nil }
    let numbers = elements.compactMap { $0.real }
    return numbers.count == elements.count ? numbers : nil
  }

  /// Whether it is a list, which may have one element.
  public var isList: Bool {
    if case .list = self { true } else { false }
  }
}

// MARK: - Scalars

extension Value {
  /// The scalar that it is, also as a list of one.
  var single: Scalar? {
    switch self {
    case .scalar(let scalar): scalar
    case .list(let elements): elements.count == 1 ? elements[0] : nil
    }
  }

  /// Its elements, or the scalar that it is.
  package var scalars: [Scalar] {
    switch self {
    case .scalar(let scalar): [scalar]
    case .list(let elements): elements
    }
  }

  /// How many elements it has; a value that is no list has one.
  var elementCount: Int {
    switch self {
    case .scalar: 1
    case .list(let elements): elements.count
    }
  }

  /// An element of a list, or the scalar itself where there is one.
  func scalar(at index: Int) -> Scalar {
    switch self {
    case .scalar(let scalar): scalar
    case .list(let elements): elements.count == 1 ? elements[0] : elements[index]
    }
  }

  /// Whether it is a number or a list of one.
  var isNumber: Bool {
    switch self {
    case .scalar(.real): true
    case .list(let elements) where elements.count == 1: elements[0].real != nil
    case .scalar, .list: false
    }
  }

  /// Whether it is a number or a list of numbers.
  var isNumeric: Bool { !contains { $0.real == nil } }

  /// Whether it has a unit, or an element of it has one.
  var hasUnit: Bool { contains { $0.hasUnit } }

  /// Whether it is a day, a time or another value of the calendar that is no quantity, or has such an element.
  var hasMoment: Bool { contains { $0.isOutsideNumbers } }

  /// Whether it is a complex number, or has such an element.
  var isComplex: Bool { contains { $0.isComplex } }

  /// Whether it is a number in which units have cancelled, or has such an element.
  var isRatio: Bool { contains { $0.isRatio } }

  /// The same value without the knowledge that units have cancelled in it.
  var plain: Value {
    if case .scalar(.real) = self { return self }
    return isRatio ? map { $0.plain } : self
  }

  private func contains(_ condition: (Scalar) -> Bool) -> Bool {
    switch self {
    case .scalar(let scalar): condition(scalar)
    case .list(let elements): elements.contains(where: condition)
    }
  }

  /// A value of the same shape, with another scalar in the place of each.
  func map<Failure: Error>(
    _ transform: (Scalar) throws(Failure) -> Scalar
  ) throws(Failure) -> Value {
    switch self {
    case .scalar(let scalar): .scalar(try transform(scalar))
    case .list(let elements): .list(try elements.map(transform))
    }
  }
}

// MARK: - Making values

extension Value {
  /// A number without a unit.
  public static func real(_ number: Real) -> Value { .scalar(.real(number)) }

  /// Whether a comparison holds.
  public static func boolean(_ holds: Bool) -> Value { .scalar(.boolean(holds)) }

  /// A number with its unit; without a unit, the number.
  init(_ quantity: Quantity) {
    self = .scalar(Scalar(quantity))
  }

  /// A list, or the number itself if there is only one.
  init(_ numbers: [Real]) {
    self = numbers.count == 1 ? .real(numbers[0]) : Value(list: numbers)
  }

  /// A list of numbers.
  package init(list numbers: [Real]) {
    self = .list(numbers.map { .real($0) })
  }

  /// A list of quantities.
  init(list quantities: [Quantity]) {
    self = .list(quantities.map { Scalar($0) })
  }

  /// An ordinary number, exactly.
  init(_ number: SmallRational) {
    self = .real(Real(number.rational))
  }
}
