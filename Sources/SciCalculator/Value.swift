public import SciNumber
public import SciUnits

/// What an expression comes to: a number, a quantity, whether a comparison holds, or a list.
///
/// ```swift
/// var calculator = Calculator()
/// if case .list(let shares) = try calculator.evaluate("split(100; 3; 0.01)") {
///   print(shares.count)  // 3
/// }
/// if case .quantity(let way) = try calculator.evaluate("100 km/h * 45 min") {
///   print(way.unit.symbol)  // km
/// }
/// ```
public enum Value: Sendable {
  /// A real number, known exactly.
  case real(Real)
  /// The outcome of a comparison.
  case boolean(Bool)
  /// Numbers, for functions that take lists; wherever a number is needed, a list of one is that number.
  case list([Real])
  /// A number with a unit.
  indirect case quantity(Quantity)
  /// A list of which one element at least has a unit.
  case quantities([Quantity])

  /// The number, if it is one or a list of one.
  public var real: Real? {
    switch self {
    case .real(let number): number
    case .list(let elements) where elements.count == 1: elements[0]
    case .boolean, .list, .quantity, .quantities: nil
    }
  }

  /// The number or the number with its unit, if it is one or a list of one.
  public var quantity: Quantity? {
    switch self {
    case .quantity(let quantity): quantity
    case .quantities(let elements): elements.count == 1 ? elements[0] : nil
    case .real, .list, .boolean: real.map { Quantity($0) }
    }
  }

  /// Whether it is a number or a list of one.
  var isNumber: Bool {
    switch self {
    case .real: true
    case .list(let elements): elements.count == 1
    case .boolean, .quantity, .quantities: false
    }
  }

  /// Whether it has a unit, or an element of it has one.
  var hasUnit: Bool {
    switch self {
    case .quantity, .quantities: true
    case .real, .boolean, .list: false
    }
  }

  /// Its elements with their units, or the value itself; `nil` for a Boolean.
  public var elements: [Quantity]? {
    switch self {
    case .real(let number): [Quantity(number)]
    case .list(let numbers): numbers.map { Quantity($0) }
    case .quantity(let quantity): [quantity]
    case .quantities(let quantities): quantities
    case .boolean: nil
    }
  }

  /// Whether it is a list, which may have one element.
  public var isList: Bool {
    switch self {
    case .list, .quantities: true
    case .real, .boolean, .quantity: false
    }
  }

  /// A list, or the number itself if there is only one.
  ///
  /// - Precondition: there is a number.
  init(_ numbers: [Real]) {
    precondition(!numbers.isEmpty, "no value is an empty list")
    self = numbers.count == 1 ? .real(numbers[0]) : .list(numbers)
  }

  /// An ordinary number, exactly.
  init(_ number: SmallRational) {
    self = .real(Real(number.rational))
  }

  /// A number with its unit; without a unit, the number.
  ///
  /// In the machine, a number in which units have cancelled is a quantity as well, so that it is not taken for a number that was typed.
  init(_ quantity: Quantity) {
    self = quantity.isNumber && !quantity.isRatio ? .real(quantity.value) : .quantity(quantity)
  }

  /// A list of quantities, or of numbers where none has a unit.
  init(list quantities: [Quantity]) {
    let haveUnits = quantities.contains { !$0.isNumber || $0.isRatio }
    self = haveUnits ? .quantities(quantities) : .list(quantities.map { $0.value })
  }
}
