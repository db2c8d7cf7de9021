public import SciNumber

extension Expression {
  /// Computes the expression with a number for each parameter, as a function is called.
  ///
  /// ```swift
  /// let product = try Expression("a*b")
  /// let value = try product(a: 2, b: 3)  // 6
  /// ```
  ///
  /// The last number counts where a name stands twice.
  ///
  /// - Throws: why there is no value; see ``evaluate(_:)``.
  public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Real>
  ) throws(CalculatorError) -> Value {
    var bindings: [String: Real] = [:]
    for (name, number) in arguments { bindings[name] = number }
    return try evaluate(bindings)
  }
}
