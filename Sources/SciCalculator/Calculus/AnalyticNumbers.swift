import SciNumber

/// A function of which only its values at real numbers, an enclosure of them on intervals, and its derivative are known.
struct DifferentiableFunction {
  /// The value at a real number.
  let exact: (Real) throws(MathError) -> Real
  /// The values on an interval, and the slopes.
  let image: (Jet) -> Jet?
  /// A rectangle around the values on one, where the function is analytic.
  let bound: (Rectangle) -> Rectangle?
  /// A rectangle around those of the derivative, for rectangles around the numbers and the values.
  let slope: (_ z: Rectangle, _ value: Rectangle) -> Rectangle?
}

/// Sets of numbers on which such a function has an enclosure.
protocol AnalyticNumbers: AnalyticSet {
  /// The values on the set; `nil` where nothing is known of them.
  func image(
    under function: DifferentiableFunction, _ budget: EvaluationBudget
  ) throws(MathError) -> Self?
}

extension WorkingBall: AnalyticNumbers {
  /// f(x) ∈ f(m) + S·(x − m) with the slopes S on the ball around m.
  func image(
    under function: DifferentiableFunction, _ budget: EvaluationBudget
  ) throws(MathError) -> WorkingBall? {
    guard let middle else { return nil }
    let value = try WorkingBall(function.exact(middle), bits: bits, within: budget)
    if isPoint { return value }
    let ends = doubles
    let jet = Jet(
      whole: ValueEnclosure(Interval(ends.lower, ends.upper)), centre: nil, slope: Interval(1))
    guard let slope = function.image(jet)?.slope,
      let size = BigFloat(exactly: slope.magnitude.upper)
    else { return nil }
    return value + WorkingBall(size, bits: 64) * deviation
  }
}

extension ComplexBall: AnalyticNumbers {
  func image(
    under function: DifferentiableFunction, _ budget: EvaluationBudget
  ) -> ComplexBall? {
    nil
  }
}

extension Rectangle: AnalyticNumbers {
  /// f(x + iy) is f(x) and the integral of i·f′ along the line from x on, which lies in y times any rectangle around i·f′ there.
  ///
  /// Where the derivative needs the value, it is known that the values stay in a rectangle around those at real numbers if they could not leave it at the speed that they have in it.
  func image(
    under function: DifferentiableFunction, _ budget: EvaluationBudget
  ) -> Rectangle? {
    guard let values = function.image(.constant(real))?.whole, values.decoration == .continuous,
      let start = values.single, start.isBounded
    else { return nil }
    if imaginary == Interval(0) { return Rectangle(start, imaginary) }
    if let bound = function.bound(self) { return bound }
    let strip = Rectangle(real, imaginary.hull(Interval(0)))
    let line = Rectangle(Interval(0), imaginary.hull(Interval(0)))
    func reached(_ value: Rectangle) -> Rectangle? {
      guard let slope = function.slope(strip, value), !slope.isUnbounded else { return nil }
      return Rectangle(start, Interval(0)) + line * slope
    }
    if let image = reached(.everything(bits: bits)) { return image }
    var guess = Rectangle(start, Interval(0))
    for _ in 0..<Self.mostGuesses {
      let wider = guess.widened
      guard let image = reached(wider) else { return nil }
      if wider.surrounds(image) { return image }
      guess = image
    }
    return nil
  }

  private static let mostGuesses = 6

  /// A rectangle that is larger on all sides.
  private var widened: Rectangle {
    let margin = (real.upper - real.lower + imaginary.magnitude.upper) / 8 + 0x1p-40
    return Rectangle(
      Interval(real.lower - margin, real.upper + margin),
      Interval(imaginary.lower - margin, imaginary.upper + margin))
  }

  /// Whether a rectangle lies inside of it and touches no side.
  private func surrounds(_ other: Rectangle) -> Bool {
    real.lower < other.real.lower && other.real.upper < real.upper
      && imaginary.lower < other.imaginary.lower && other.imaginary.upper < imaginary.upper
  }
}

// MARK: - Primitives

extension AnalyticArithmetic {
  /// What a primitive without an enclosure of its own makes of numbers.
  func image<P: UnaryPrimitive>(_: P.Type, _ x: Numbers) throws(MathError) -> Numbers? {
    guard P.isAnalytic else { return nil }
    let context = context
    return try x.image(
      under: DifferentiableFunction(
        exact: { (x) throws(MathError) in try P.exact(x, context) },
        image: { P.image($0, context.angleUnit) }, bound: { P.bound(on: $0, context.angleUnit) },
        slope: { z, value in
          Self.rectangle(context) { (a) throws(NoEnclosure) in
            try P.slope(at: .init(numbers: z), .init(numbers: value), &a)
          }
        }), context.budget)
  }

  /// The same for one of two operands, the first of which is a parameter.
  func image<P: BinaryPrimitive>(
    _: P.Type, _ parameter: Rational, _ x: Numbers
  ) throws(MathError) -> Numbers? {
    guard P.isAnalytic else { return nil }
    let context = context
    let order = Real(parameter)
    let interval = Interval(of: parameter)
    return try x.image(
      under: DifferentiableFunction(
        exact: { (x) throws(MathError) in try P.exact(order, x, context) },
        image: { P.image(.constant(parameter, interval), $0, context.angleUnit) },
        bound: { P.bound(interval, on: $0) },
        slope: { z, value in
          Self.rectangle(context) { (a) throws(NoEnclosure) in
            try P.secondSlope(
              at: a.number(parameter), .init(numbers: z), .init(numbers: value), &a)
          }
        }), context.budget)
  }

  mutating func apply<P: TernaryPrimitive>(
    _: P.Type, _ x: Element, _ y: Element, _ z: Element
  ) throws(Failure) -> Element {
    guard let first = x.fraction, let second = y.fraction else { throw .unknown }
    let context = context
    let function = DifferentiableFunction(
      exact: { (z) throws(MathError) in try P.exact(Real(first), Real(second), z, context) },
      image: {
        P.image(
          .constant(first, Interval(of: first)), .constant(second, Interval(of: second)), $0,
          context.angleUnit)
      },
      bound: { _ in nil },
      slope: { z, _ in
        Self.rectangle(context) { (a) throws(NoEnclosure) in
          try P.slope(at: a.number(first), a.number(second), .init(numbers: z), &a)
        }
      })
    return try some { () throws(MathError) in try z.numbers.image(under: function, context.budget) }
  }

  private static func rectangle(
    _ context: Function.Context,
    _ compute: (inout AnalyticArithmetic<Rectangle>) throws(NoEnclosure) ->
      AnalyticArithmetic<
        Rectangle
      >.Element
  ) -> Rectangle? {
    var arithmetic = AnalyticArithmetic<Rectangle>(context: context, bits: 53)
    return (try? compute(&arithmetic))?.numbers
  }
}

extension AnalyticArithmetic: Calculus {
  func number(_ rational: Rational) -> Element {
    constant(Real(rational), .everything)
  }

  func radians() throws(Failure) -> Element {
    try some { () throws(MathError) in
      try Numbers(
        Real(1).converted(from: context.angleUnit, to: .radians, within: context.budget),
        bits: bits, within: context.budget)
    }
  }

  var noSlope: Failure { .unknown }

  func sign(of x: Element) throws(Failure) -> WideInt { throw .unknown }
}
