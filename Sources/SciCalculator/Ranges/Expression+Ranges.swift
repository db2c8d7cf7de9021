import SciSyntax

extension Expression {
  /// The values on an interval, of an expression with one parameter.
  ///
  /// ```swift
  /// let reciprocal = try Expression("1/x")
  /// let values = reciprocal.values(on: Interval(-0.25, 0.5))
  /// print(values.intervals[0].upper, values.intervals[1].lower)  // -4.0 2.0
  /// ```
  ///
  /// - Parameter x: the numbers that the parameter stands for.
  /// - Returns: a set that contains the value at each of them; all numbers where the expression has another count of parameters, or a part whose values on an interval are
  ///   not known.
  public func values(on x: Interval) -> ValueEnclosure {
    guard parameters.count == 1,
      let reading = try? Self.reading(text, parameters: parameters, settings: settings),
      !reading.isConverted,
      let formula = RangeFormula(
        reading.tree, variable: parameters[0], constants: [:], settings)
    else { return .unknown }
    return formula.jet(on: x, centre: x.roundestMember).whole
  }
}
