import SciNumber
import SciSyntax

extension Formula {
  /// An interval that contains all slopes of the derivative of one order less, so that the derivative of this order lies in it.
  ///
  /// - Parameters:
  ///   - order: 1, 2 or 3.
  ///   - interval: where the only variable lies.
  ///   - unit: the unit of angles.
  /// - Returns: the slopes; `nil` where there is none, or a derivative before it may not be continuous.
  func slopes(ofOrder order: WideInt, on interval: Interval, _ unit: AngleUnit) -> Interval? {
    let variable = Jet(
      whole: ValueEnclosure(interval), centre: ValueEnclosure(Interval(interval.roundestMember)),
      slope: Interval(1))
    let one = RangeArithmetic.Element.number(.constant(Interval(1)))
    let base = RangeArithmetic(unit: unit)
    let derivative: RangeArithmetic.Element?
    switch order {
    case 1:
      var arithmetic = base
      derivative = try? arithmetic.value(of: self, [.number(variable)])
    case 2:
      var arithmetic = DualArithmetic(base: base)
      derivative = try? arithmetic.value(
        of: self, [.init(value: .number(variable), slope: one)]
      ).slope
    default:
      var arithmetic = DualArithmetic(base: DualArithmetic(base: base))
      let inner = DualArithmetic<RangeArithmetic>.Element(value: .number(variable), slope: one)
      let unit = DualArithmetic<RangeArithmetic>.Element(value: one, slope: nil)
      derivative = try? arithmetic.value(of: self, [.init(value: inner, slope: unit)])
        .slope?.slope
    }
    guard case .number(let jet) = derivative, jet.whole.decoration == .continuous else {
      return nil
    }
    return jet.slope
  }

  /// The derivative at a number, exactly; `nil` where the series there has none.
  func slope(at place: Real, _ context: Function.Context) throws(StepError) -> Real? {
    var arithmetic = SeriesArithmetic(context, count: 2, isOneSided: false)
    let variable = arithmetic.variable(at: place)
    guard case .series(let series) = try arithmetic.value(of: self, [.series(variable)]),
      series.valuation >= 0
    else { return nil }
    if series.isConstant || series.valuation > 1 { return 0 }
    let index = 1 - series.valuation
    return series.terms.indices.contains(index) ? series.terms[index] : nil
  }

  /// Whether the sine, cosine or tangent of something is in it.
  var takesAngles: Bool {
    steps.contains { step in
      switch step {
      case .primitive(.sin), .primitive(.cos), .primitive(.tan): true
      case .definition(let formula, _): formula.takesAngles
      default: false
      }
    }
  }
}
