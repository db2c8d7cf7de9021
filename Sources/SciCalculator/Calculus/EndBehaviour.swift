import SciNumber
import SciSyntax

/// How a function of t behaves on (0, ε], and what that says of its integral there.
struct EndBehaviour {
  let element: EndArithmetic.Element
  /// The highest order of a zero that a part of the formula has at 0: so many times the bits of t are cancelled there.
  let cancelledOrder: WideInt

  /// Finds out how a formula in t, whose definitions are written out, behaves; `nil` if nothing is known.
  init?(of formula: Formula, upTo end: Double, _ context: Function.Context) {
    var arithmetic = EndArithmetic(unit: context.angleUnit)
    var order: WideInt = 0
    let variable = EndArithmetic.variable(upTo: end)
    typealias Operand = (element: EndArithmetic.Element, formula: Formula)
    let result = try? formula.fold {
      (step, operands: [Operand]) throws(EndArithmetic.Unknown) -> Operand in
      let part = Formula(step, of: operands.map { $0.formula })
      var inner = [variable] + operands.map { $0.element }
      try arithmetic.perform(step, above: 0, &inner)
      guard let element = inner.last else { throw EndArithmetic.Unknown() }
      guard !element.elasticity.isBounded, !element.isBound, !part.isConstant,
        let (zeros, refined) = Self.refined(element, part, upTo: end, context)
      else { return (element, part) }
      // Where a number is cancelled, and not where a function of a small number is small.
      let isSmall = operands.count == 1 && operands[0].element.elasticity.lower > 0
      if !isSmall { order = max(order, zeros) }
      return (refined, part)
    }
    guard let element = result?.element else { return nil }
    (self.element, cancelledOrder) = (element, order)
  }

  /// The behaviour of a function that is analytic at 0 and has a zero of a known order m there.
  ///
  /// f(t) = tᵐ·d for a divided difference d of order m, which lies among the values Q of f⁽ᵐ⁾/m! on [0, ε]; that of f′ of order m − 1 lies among those of f⁽ᵐ⁾/(m − 1)! = mQ. So
  /// t·f′/f lies in mQ/Q.
  private static func refined(
    _ element: EndArithmetic.Element, _ formula: Formula, upTo end: Double,
    _ context: Function.Context
  ) -> (order: WideInt, element: EndArithmetic.Element)? {
    guard element.values.contains(0), element.values.isBounded else { return nil }
    var series = SeriesArithmetic(context, count: 4, isOneSided: false)
    let zero = SeriesArithmetic.Element.series(series.variable(at: 0))
    guard case .series(let taylor)? = try? series.value(of: formula, [zero]),
      let leading = try? series.normalized(taylor), !leading.terms.isEmpty,
      1...3 ~= leading.valuation
    else { return nil }
    let order = WideInt(leading.valuation)
    guard let slopes = formula.slopes(ofOrder: order, on: Interval(0, end), context.angleUnit),
      !slopes.contains(0)
    else { return nil }
    let quotient = slopes / Interval(order == 3 ? 6 : Double(order))
    let power = Interval(0, end).raised(to: UInt(order))
    let multiple = Interval(Double(order))
    var element = element
    element.elasticity = multiple * (quotient / quotient)
    element.values = element.values.intersection(power * quotient) ?? element.values
    element.scaledSlope =
      element.scaledSlope.intersection(multiple * power * quotient) ?? element.scaledSlope
    return (order, element.tightened)
  }
}
