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
    guard parameters.count == 1, let formula = try? self.formula,
      let range = RangeFormula(formula, settings.angleUnit)
    else { return .unknown }
    return range.jet(on: x, centre: x.roundestMember).whole
  }

  /// The values where each parameter is any number of an interval.
  ///
  /// - Parameter intervals: one for each parameter.
  /// - Returns: as ``values(on:)-(Interval)``.
  package func values(on intervals: [Interval]) -> ValueEnclosure {
    guard parameters.count == intervals.count, let formula = try? self.formula else {
      return .unknown
    }
    var arithmetic = RangeArithmetic(unit: settings.angleUnit)
    // A number that is not known further has no slope.
    let numbers = intervals.map { RangeArithmetic.Element.number(.constant($0)) }
    guard case .number(let jet)? = try? arithmetic.value(of: formula, numbers) else {
      return .unknown
    }
    return jet.whole
  }

  /// The formula of the text in the parameters; `nil` where it has none, or ends in a conversion.
  var formula: Formula? {
    get throws(CalculatorError) {
      let reading = try Self.reading(text, parameters: parameters, settings: settings)
      return reading.isConverted
        ? nil : Formula(reading.tree, variables: parameters, constants: [:], settings)
    }
  }
}
