public import SciNumber

// What is asked of a calculator and of a value first.

extension Calculator {
  /// The unit of a bare angle: `calculator.angleUnit = .radians`.
  public var angleUnit: AngleUnit {
    get { settings.angleUnit }
    set { settings.angleUnit = newValue }
  }

  /// The value of a variable: `calculator["r"]`; `nil` if none has that name.
  public subscript(name: String) -> Value? {
    get { variables[name] }
    @available(*, unavailable, message: "write try calculator.evaluate(\"r = 5\")")
    set {}
  }
}

extension Value {
  /// The nearest `Double`; NaN if the value is no number, or has a unit.
  public var doubleValue: Double { real?.doubleValue ?? .nan }

  /// A number in so many significant digits, all of them right; another value as ``description`` has it.
  ///
  /// - Throws: `MathError`, where the digits cannot be proved within the usual budget.
  public func formatted(digits: Int) throws(MathError) -> String {
    try real?.formatted(digits: digits) ?? description
  }
}
