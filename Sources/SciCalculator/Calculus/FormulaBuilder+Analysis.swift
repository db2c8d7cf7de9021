import SciNumber
import SciSyntax

// Derivatives and integrals as parts of formulas, at numbers and between bounds that may depend on the variables.

extension FormulaBuilder {
  /// Appends a derivative or an integral; whether it can be a part of a formula.
  mutating func append(analysis: Program.Loop, argumentCount count: Int) -> Bool {
    guard analysis.others.isEmpty, operands.count >= count, !takesUnits else { return false }
    // The variables of the expression are those of the formula, and then its own.
    let variables = analysis.body.parameters.count - 1 - bound.count
    switch analysis.operation {
    case .derivative:
      return appendDerivative(of: analysis.body, besides: variables, argumentCount: count)
    case .integral:
      return formula(of: analysis.body, bound: bound).map {
        append(Integral(analysis, $0, count), besides: variables)
      } ?? false
    default: return false
    }
  }

  private mutating func appendDerivative(
    of body: Program, besides variables: Int, argumentCount count: Int
  ) -> Bool {
    var order = 1
    if count == 2 {
      guard let number = takeInteger(), 1...20 ~= number else { return false }
      order = number
    }
    let formula = formula(of: body, bound: bound)
    var slope = formula?.derivative(by: variables, of: variables + 1, order: order, context)
    if formula == nil {
      slope = slopeOfIntegral(body, by: variables)
      if order > 1 {
        slope = slope?.derivative(by: variables, of: variables + 1, order: order - 1, context)
      }
    }
    return slope.map { apply($0, besides: variables, operandCount: 1) } ?? false
  }

  /// Takes the topmost operand away, if it is an integer.
  private mutating func takeInteger() -> Int? {
    guard operands.last?.isConstant ?? false, case .constant(let number, _)? = steps.last,
      let integer = number.knownRational?.integerValue(limit: 16)?.asInt
    else { return nil }
    steps.removeLast()
    operands.removeLast()
    return Int(integer)
  }

  /// Replaces the topmost operands by the value there of a formula, whose last variables they are; the others are those of the whole formula.
  private mutating func apply(
    _ formula: Formula, besides variables: Int, operandCount count: Int
  ) -> Bool {
    guard formula.uses(variablesBelow: variables) else {
      // It is computed at once where the operands are numbers.
      let places = (0..<variables + count).map { place in
        Formula(steps: [.variable(max(0, place - variables))])
      }
      guard let own = formula.replacing(variables: places, upTo: .max) else { return false }
      return append(.definition(own, count: count), operandCount: count)
    }
    let first = operands.count - count
    steps.insert(
      contentsOf: (0..<variables).map { .variable($0) }, at: operands[first].start)
    operands[first].isConstant = false
    return append(.definition(formula, count: variables + count), operandCount: count)
  }
}

// MARK: - Integrals

extension FormulaBuilder {
  /// The derivative at a number of a program that is an integral alone; `nil` for another one.
  static func slopeOfIntegral(
    _ program: Program, bound: [Value], names: Environment, at place: Real,
    _ context: Function.Context
  ) -> Formula? {
    FormulaBuilder(
      bound: bound, names: names, context, depth: 0, splitsTangents: false,
      roundsByProducts: false
    ).slopeOfIntegral(program, by: 0, at: place)
  }

  /// The derivative of an integral by a variable of its bounds: f(b)·b′ − f(a)·a′ for a function f that does not depend on the variable.
  ///
  /// That is the fundamental theorem of calculus, which needs no antiderivative: f is continuous between the bounds.
  ///
  /// - Parameters:
  ///   - program: the integral alone.
  ///   - variable: the variable, which is the last one.
  ///   - place: where the derivative is taken, if it is the only variable; without it, f must be continuous everywhere.
  /// - Returns: the derivative; `nil` where this does not tell it.
  func slopeOfIntegral(_ program: Program, by variable: Int, at place: Real? = nil) -> Formula? {
    guard case .analyse(let index, let count)? = program.steps.last?.instruction, count == 2,
      case let analysis = program.loops[Int(index)], analysis.operation == .integral,
      let bounds = Self.operands(of: program, in: self), bounds.count == 2,
      let integrand = formula(of: analysis.body, bound: bound),
      let terms = integrand.separated(variableCount: variable + 2, context)
    else { return nil }
    var range: [Real] = []
    if let place {
      var exact = ExactArithmetic(context)
      let ends = bounds.compactMap { (try? exact.value(of: $0, [.real(place)]))?.real }
      guard ends.count == 2, let order = try? ends[0].compared(to: ends[1], within: context.budget)
      else { return nil }
      range = order > 0 ? ends.reversed() : ends
    }
    var arithmetic = SymbolicArithmetic(context: context)
    var sum = Formula.number(0)
    for term in terms {
      guard term.outer.isConstant, isContinuous(term.own, from: range.first, to: range.last)
      else { return nil }
      for (place, limit) in bounds.enumerated() {
        guard let slope = limit.derivative(by: variable, of: variable + 1, order: 1, context),
          let product = try? arithmetic.product(
            term.outer, arithmetic.product(term.own.of(limit), slope)),
          let longer = try? place == 0
            ? arithmetic.difference(sum, product) : arithmetic.sum(sum, product)
        else { return nil }
        sum = longer
      }
    }
    return sum
  }

  /// Whether a formula of one variable is continuous between two numbers and at them, or everywhere, if it has values there.
  private func isContinuous(
    _ formula: Formula, from lower: Real? = nil, to upper: Real? = nil
  ) -> Bool {
    // A divisor such as 1 + x² is never zero.
    formula.writtenOut(upTo: Machine.mostSteps)?.normalised(context)
      .breakPlaces(from: lower, to: upper, within: context.budget)?.isEmpty ?? false
  }

  /// An integral whose bounds are operands or infinite.
  private struct Integral {
    let analysis: Program.Loop
    let body: Formula
    /// How many bounds are operands.
    let count: Int

    init(_ analysis: Program.Loop, _ body: Formula, _ count: Int) {
      (self.analysis, self.body, self.count) = (analysis, body, count)
    }
  }

  private mutating func append(_ integral: Integral, besides variables: Int) -> Bool {
    guard integral.count + integral.analysis.ends.count == 2,
      let terms = integral.body.separated(variableCount: variables + 1, context)
    else { return false }
    let bounds = operands.suffix(integral.count)
    if bounds.allSatisfy({ $0.isConstant }) {
      return append(integral, of: terms, between: bounds)
    }
    var sum: Formula?
    for term in terms {
      guard let value = value(of: integral, term.own, boundsFrom: variables) else { return false }
      let product = term.outer.joined(.multiply, value)
      sum = sum?.joined(.add, product) ?? product
    }
    return sum.map { apply($0, besides: variables, operandCount: integral.count) } ?? false
  }

  /// Appends an integral between numbers: those of the factors with its variable, each times the other factor.
  private mutating func append(
    _ integral: Integral, of terms: [SeparatedArithmetic.Term], between bounds: ArraySlice<Operand>
  ) -> Bool {
    var numbers: [Real] = []
    for bound in bounds {
      guard case .constant(let number, _) = steps[bound.start] else { return false }
      numbers.append(number)
    }
    var arithmetic = SymbolicArithmetic(context: context)
    var sum = Formula.number(0)
    for term in terms {
      let area = try? Machine.integral(term.own, numbers, integral.analysis, context)
      guard let area, let product = try? arithmetic.product(term.outer, .number(area)),
        let longer = try? arithmetic.sum(sum, product)
      else { return false }
      sum = longer
    }
    if let first = bounds.first { steps.removeSubrange(first.start...) }
    operands.removeLast(bounds.count)
    operands.append(Operand(start: steps.count, isConstant: sum.constant != nil))
    steps += sum.steps
    return true
  }

  /// The integral of a factor that is continuous everywhere and has an antiderivative, in its bounds, which are variables from a place on.
  private func value(
    of integral: Integral, _ factor: Formula, boundsFrom place: Int
  ) -> Formula? {
    guard isContinuous(factor),
      let formula = factor.writtenOut(upTo: Machine.mostSteps)?.normalised(context),
      let found = try? Antiderivative(of: formula, around: 0, isPositive: false, context),
      case .power(1) = found.substitution
    else { return nil }
    func area(upTo bound: Formula) -> Formula { found.formula.of(bound) }
    let operands = (0..<integral.count).map { Formula(steps: [.variable(place + $0)]) }
    guard let end = integral.analysis.ends.first else {
      return area(upTo: operands[1]).joined(.subtract, area(upTo: operands[0]))
    }
    // Between 0 and the infinite end it is a number.
    let rest = try? Machine.integral(factor, [0], integral.analysis, context)
    guard let rest else { return nil }
    let finite = area(upTo: operands[0]).joined(.subtract, area(upTo: .number(0)))
    return end.place == 0
      ? finite.joined(.add, .number(rest)) : Formula.number(rest).joined(.subtract, finite)
  }
}

extension Formula {
  /// Whether one of the first so many variables is in it.
  fileprivate func uses(variablesBelow limit: Int) -> Bool {
    steps.contains { if case .variable(let place) = $0 { place < limit } else { false } }
  }
}
