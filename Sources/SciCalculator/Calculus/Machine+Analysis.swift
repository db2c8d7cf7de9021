// Derivatives, limits and the solutions of equations.

import SciNumber
import SciSyntax
import SciUnits

extension Machine {
  /// The highest order of a derivative.
  private static let highestOrder = 20

  /// Puts what an operator makes of an expression in the place of its numbers.
  mutating func analyse(
    _ analysis: Program.Loop, argumentCount count: Int, _ names: Environment,
    _ ledger: inout MemoryLedger
  ) throws(StepError) {
    let operands = Array(values.suffix(count))
    values.removeLast(count)
    let bound = Array(
      values[
        current.base..<current.base + analysis.body.parameters.count - 1 - analysis.others.count])
    let request = try request(analysis, operands, bound: bound, names)
    let record = AnalysisRecord()
    self.record = record
    do throws(StepError) {
      values.append(try result(of: request, analysis, bound: bound, names, &ledger))
    } catch {
      throw analysis.error(
        analysis.error(error, provedBetween: record.bounds), in: request.units)
    }
    switch analysis.operation {
    case .integral, .sum, .product: ledger.add(.methods(record))
    default: break
    }
  }

  private func result(
    of request: AnalysisRequest, _ analysis: Program.Loop, bound: [Value], _ names: Environment,
    _ ledger: inout MemoryLedger
  ) throws(StepError) -> Value {
    let (numbers, units) = (request.numbers, request.units)
    let budget = arithmetic.context.budget
    guard let formulas = request.formulas else {
      guard analysis.operation == .derivative, let place = numbers.first,
        let slope = FormulaBuilder.slopeOfIntegral(
          analysis.body, bound: bound, names: names, at: place, arithmetic.context)
      else { throw analysis.error(.noMethod) }
      return .real(try derivative(ofSlope: slope, numbers, analysis, &ledger))
    }
    if let words = units.words(analysis.body.parameters.suffix(formulas.count)) {
      ledger.add(.units(words))
    }
    if formulas.count > 1 {
      return try solution(of: analysis, formulas, numbers, units, &ledger)
    }
    let formula = formulas[0]
    if analysis.operation.countsAngles, formula.takesAngles,
      arithmetic.context.angleUnit != .radians, !units.variables[0].isAngle
    {
      ledger.note(
        "angles are in \(arithmetic.context.angleUnit.rawValue): `-r` takes radians")
    }
    switch analysis.operation {
    case .derivative:
      let slope = try derivative(formula, numbers, analysis, &ledger)
      return Value(
        try units.derivative(slope, order: order(numbers, analysis), within: budget))
    case .limit: return Value(units.value(try limit(formula, numbers, analysis, &ledger)))
    case .roots, .solve:
      let range = try range(numbers, analysis)
      if let inequality = analysis.inequality {
        return try solutions(of: inequality, formula, range, analysis, units, &ledger)
      }
      var solutions = try solutions(formula, range, analysis, &ledger)
      for index in solutions.indices {
        solutions[index].value = units.place(solutions[index].value)
      }
      for solution in solutions where solution.multiplicity > 1 {
        ledger.note(solution, within: arithmetic.context)
      }
      ledger.findings.append(.multiplicities(solutions.map { $0.multiplicity }))
      return .list(solutions.map { $0.value })
    case .minimum, .maximum:
      let extremum = try extremum(formula, range(numbers, analysis), analysis, &ledger)
      ledger.note(extremum, of: analysis, in: units, within: arithmetic.context)
      return Value(units.value(extremum.value))
    case .argmin, .argmax:
      return .list(
        try extremum(formula, range(numbers, analysis), analysis, &ledger).places
          .map { units.place(.real($0)) })
    case .integral:
      return Value(
        try units.integral(try integral(formula, numbers, analysis), within: budget))
    case .sum: return Value(units.value(try infiniteSum(formula, numbers, analysis)))
    case .product:
      guard units.value.isNumber else {
        throw StepError(.quantityOperand(units.value.known.symbol))
      }
      return .real(try infiniteSum(formula, numbers, analysis))
    }
  }

  // MARK: Derivatives

  private func derivative(
    _ formula: Formula, _ numbers: [Real], _ analysis: Program.Loop, _ ledger: inout MemoryLedger
  ) throws(StepError) -> Real {
    try derivative(formula, at: numbers[0], order: order(numbers, analysis), analysis, &ledger)
  }

  /// How often a derivative is taken.
  private func order(_ numbers: [Real], _ analysis: Program.Loop) throws(StepError) -> Int {
    guard numbers.count > 1 else { return 1 }
    let given = try StepError.computing(operand: 1) { () throws(MathError) in
      try numbers[1].integer(within: arithmetic.context.budget).asInt
    }
    guard let given, 1...Self.highestOrder ~= Int(given) else {
      throw analysis.error(.order(limit: Self.highestOrder))
    }
    return Int(given)
  }

  /// A derivative whose first one is known as a formula.
  private func derivative(
    ofSlope slope: Formula, _ numbers: [Real], _ analysis: Program.Loop,
    _ ledger: inout MemoryLedger
  ) throws(StepError) -> Real {
    ledger.add(.fundamentalTheorem)
    let order = try order(numbers, analysis) - 1
    if order > 0 {
      return try derivative(slope, at: numbers[0], order: order, analysis, &ledger)
    }
    var exact = ExactArithmetic(arithmetic.context)
    guard let value = try exact.value(of: slope, [.real(numbers[0])]).real else {
      throw analysis.error(.noMethod)
    }
    return value
  }

  private func derivative(
    _ formula: Formula, at place: Real, order: Int, _ analysis: Program.Loop,
    _ ledger: inout MemoryLedger
  ) throws(StepError) -> Real {
    let budget = arithmetic.context.budget
    var arithmetic = SeriesArithmetic(arithmetic.context, count: order + 1, isOneSided: false)
    let variable = arithmetic.variable(at: place)
    let element: SeriesArithmetic.Element
    do throws(StepError) {
      element = try arithmetic.value(of: formula, [.series(variable)])
    } catch {
      guard case .noSlope = error.reason,
        let value = try derivative(ofSides: formula, at: place, order: order, analysis)
      else { throw error }
      ledger.add(.taylor(order: order, at: place))
      return value
    }
    guard case .series(let series) = element else { throw analysis.error(.noEquation) }
    ledger.add(.taylor(order: order, at: place))
    if series.isConstant { return 0 }
    // A pole.
    if series.valuation < 0, try arithmetic.normalized(series).valuation < 0 {
      throw StepError(.noSlope)
    }
    guard order < series.end else { throw analysis.error(.noMethod) }
    let factorial = (1...WideInt(order)).reduce(Integer(1)) { $0 * Integer($1) }
    return series.term(order).multiplied(by: Real(factorial), within: budget)
  }

  /// The derivative at a number where a corner may be or branches meet: that of both sides, if they agree; `nil` where a side has no power series.
  private func derivative(
    ofSides formula: Formula, at place: Real, order: Int, _ analysis: Program.Loop
  ) throws(StepError) -> Real? {
    let budget = arithmetic.context.budget
    var exact = ExactArithmetic(arithmetic.context)
    guard let value = try exact.value(of: formula, [.real(place)]).real,
      let left = coefficients(of: formula, at: place, side: -1, upTo: order),
      let right = coefficients(of: formula, at: place, side: 1, upTo: order)
    else { return nil }
    func agree(_ x: Real, _ y: Real) throws(StepError) -> Bool {
      try StepError.computing { () throws(MathError) in try x.compared(to: y, within: budget) } == 0
    }
    guard try agree(left[0], value), try agree(right[0], value) else {
      throw analysis.error(.jumps)
    }
    var factorial: Real = 1
    for index in 1...order {
      factorial = factorial.multiplied(by: Real(index), within: budget)
      guard try agree(left[index], right[index]) else {
        let sides = [left, right].map {
          words($0[index].multiplied(by: factorial, within: budget))
        }
        throw analysis.error(.noDerivative(left: sides[0], right: sides[1]))
      }
    }
    return right[order].multiplied(by: factorial, within: budget)
  }

  /// The first coefficients of the power series of a formula on one side of a number; `nil` where there is none.
  private func coefficients(
    of formula: Formula, at place: Real, side: WideInt, upTo order: Int
  ) -> [Real]? {
    var arithmetic = SeriesArithmetic(arithmetic.context, count: order + 1, isOneSided: true)
    let variable = SeriesArithmetic.Element.series(
      arithmetic.variable(at: place, times: Real(side)))
    guard case .series(let series)? = try? arithmetic.value(of: formula, [variable]),
      series.valuation >= 0 || (try? arithmetic.normalized(series).valuation) ?? -1 >= 0
    else { return nil }
    guard order < series.end || series.isConstant else { return nil }
    return (0...order).map { index in
      side < 0 && index % 2 == 1 ? series.term(index).negated() : series.term(index)
    }
  }

  // MARK: Limits

  /// The limit from one side: a number, or the sign of the infinity.
  enum OneSided {
    case number(Real)
    case infinite(WideInt)
  }

  private func limit(
    _ formula: Formula, _ numbers: [Real], _ analysis: Program.Loop, _ ledger: inout MemoryLedger
  ) throws(StepError) -> Real {
    let budget = arithmetic.context.budget
    func limit(at place: Place) throws(StepError) -> OneSided {
      let (limit, theorem) = try self.limit(formula, at: place, analysis)
      ledger.add(theorem)
      return limit
    }
    if let end = analysis.ends.first {
      return try finite(limit(at: .infinity(end.sign)), analysis)
    }
    guard let point = numbers.first else {
      throw analysis.error(.form(usage: analysis.operation.usage))
    }
    if numbers.count > 1 {
      let side = try StepError.computing(operand: 1) { () throws(MathError) in
        try numbers[1].rationalValue(within: budget)
      }
      guard side == 1 || side == -1 else { throw analysis.error(.side) }
      return try finite(limit(at: .number(point, side == 1 ? 1 : -1)), analysis)
    }
    let left = try limit(at: .number(point, -1))
    let right = try limit(at: .number(point, 1))
    if case .number(let x) = left, case .number(let y) = right {
      let order = try StepError.computing { () throws(MathError) in
        try x.compared(to: y, within: budget)
      }
      if order == 0 { return y }
    }
    if case .infinite(let x) = left, case .infinite(let y) = right, x == y {
      return try finite(right, analysis)
    }
    throw analysis.error(.noLimit(left: words(left), right: words(right)))
  }

  private func finite(_ limit: OneSided, _ analysis: Program.Loop) throws(StepError) -> Real {
    switch limit {
    case .number(let number): return number
    case .infinite: throw analysis.error(.unbounded(words(limit)))
    }
  }

  func words(_ limit: OneSided) -> String {
    switch limit {
    case .number(let number): words(number)
    case .infinite(let sign): sign < 0 ? "-infinity" : "+infinity"
    }
  }

  func words(_ number: Real) -> String { words(.real(number)) }

  func words(_ number: Value) -> String {
    let text = try? ResultFormat.standard.text(of: number, within: arithmetic.context.budget)
    return text?.string ?? "a number"
  }

  private func words(_ place: Place) -> String {
    switch place {
    case .number(let number, let side): "t \(side < 0 ? "below" : "above") \(words(number))"
    case .infinity(let sign): "at \(sign < 0 ? "-" : "+")infinity, with t = 1/|x|"
    }
  }

  /// Where a limit is taken: at a number from above or below, or far out.
  enum Place {
    case number(Real, WideInt)
    case infinity(WideInt)
  }

  /// The limit from one side, by the first term of the series there that is not zero.
  func limit(
    _ formula: Formula, at place: Place, _ analysis: Program.Loop
  ) throws(StepError) -> (OneSided, Theorem) {
    var formula = formula
    if case .infinity(let side) = place,
      let written = formula.writtenOut(upTo: Self.mostSteps),
      let branch = FarEnd.branch(of: written, side: side, arithmetic.context)
    {
      formula = branch.formula
    }
    var failure = analysis.error(.noMethod)
    // Roots need a variable whose power the distance is.
    for power in [1, 2, 3, 6] {
      for count in [6, 12, 24] {
        var arithmetic = SeriesArithmetic(arithmetic.context, count: count, isOneSided: true)
        let variable =
          switch place {
          case .number(let point, let side):
            arithmetic.variable(at: point, times: Real(side), power: power)
          case .infinity(let sign): arithmetic.power(-power, times: Real(sign))
          }
        do throws(StepError) {
          guard
            case .series(let series) = try arithmetic.value(of: formula, [.series(variable)])
          else { throw analysis.error(.noEquation) }
          func theorem(_ term: Real, _ valuation: Int) -> Theorem {
            .leadingTerm(term, power: valuation, over: power, at: words(place))
          }
          if series.isConstant {
            return (.number(series.terms[0]), theorem(series.terms[0], 0))
          }
          let leading = try arithmetic.normalized(series)
          guard let term = leading.terms.first else {
            if leading.valuation > 0 { return (.number(0), .growth(at: words(place))) }
            continue
          }
          let reason = theorem(term, leading.valuation)
          if leading.valuation > 0 { return (.number(0), reason) }
          if leading.valuation == 0 { return (.number(term), reason) }
          let sign = try StepError.computing { () throws(MathError) in
            try term.sign(within: arithmetic.exact.context.budget)
          }
          return (.infinite(sign), reason)
        } catch {
          // More terms may show what a divisor begins with, and another power a root.
          failure = error
          guard error.isDivisionByZero else { break }
        }
      }
    }
    do throws(StepError) {
      return (try growthLimit(formula, at: place), .growth(at: words(place)))
    } catch {
      failure = error
    }
    if case .noSlope = failure.reason { throw analysis.error(.noMethod) }
    throw failure
  }

  /// The limit from one side by the expansion there in logarithms and exponentials too.
  func growthLimit(_ formula: Formula, at place: Place) throws(StepError) -> OneSided {
    var growth = GrowthArithmetic(arithmetic.context)
    let variable =
      switch place {
      case .number(let point, let side): try growth.variable(at: point, side: side)
      case .infinity(let sign): try growth.variable(at: nil, side: sign)
      }
    return try growth.limit(of: growth.value(of: formula, [variable]))
  }

  // MARK: Equations

  private func solutions(
    _ formula: Formula, _ range: SearchRange, _ analysis: Program.Loop,
    _ ledger: inout MemoryLedger
  ) throws(StepError) -> [Solution] {
    if let function = formula.rationalFunction {
      let solutions = try solutions(function, range, analysis, &ledger)
      if solutions.isEmpty, !arithmetic.isComplex, function.dividend.degree > 0 {
        ledger.note(Solution.complexOnes)
      }
      return solutions
    }
    guard analysis.operation == .solve else { throw analysis.error(.noPolynomial) }
    if arithmetic.isComplex { ledger.note(Solution.onlyRealOnes) }
    return try searchedRoots(formula, range, analysis, &ledger).map { Solution($0) }
  }

  /// The real solutions of an equation, in a range where there is one.
  func realRoots(
    _ formula: Formula, _ range: SearchRange, _ analysis: Program.Loop,
    _ ledger: inout MemoryLedger
  ) throws(StepError) -> [Polynomial.Root] {
    guard let function = formula.rationalFunction else {
      return try searchedRoots(formula, range, analysis, &ledger)
    }
    return try realRoots(function, range, analysis, &ledger)
  }

  private func searchedRoots(
    _ formula: Formula, _ range: SearchRange, _ analysis: Program.Loop,
    _ ledger: inout MemoryLedger
  ) throws(StepError) -> [Polynomial.Root] {
    guard var search = RootSearch(formula, arithmetic.context) else {
      throw analysis.error(.noMethod)
    }
    if search.isCondition { throw analysis.error(.noEquation) }
    let roots: [Polynomial.Root]
    do throws(StepError) {
      roots = try search.search(
        from: range.lower, to: range.upper, analysis.operation.rawValue)
    } catch {
      throw analysis.error(
        error,
        proved: search.progress.map {
          AnalysisError.words(solutions: $0.solutions, andOthersIn: $0.rest.words)
        })
    }
    for theorem in search.theorems { ledger.add(theorem) }
    return roots
  }

  private func realRoots(
    _ function: PolynomialArithmetic.Element, _ range: SearchRange, _ analysis: Program.Loop,
    _ ledger: inout MemoryLedger
  ) throws(StepError) -> [Polynomial.Root] {
    guard !function.dividend.isZero else { throw analysis.error(.everywhere) }
    let budget = arithmetic.context.budget
    return try StepError.computing { () throws(MathError) in
      let polynomial = try function.zeros(within: budget)
      ledger.add(.polynomial(polynomial))
      return try polynomial.realRoots(within: budget)
        .sorted(from: range.lower, to: range.upper, within: budget)
    }
  }

  private func solutions(
    _ function: PolynomialArithmetic.Element, _ range: SearchRange, _ analysis: Program.Loop,
    _ ledger: inout MemoryLedger
  ) throws(StepError) -> [Solution] {
    guard arithmetic.isComplex, range.isEverything, !function.dividend.isZero else {
      return try realRoots(function, range, analysis, &ledger).map { Solution($0) }
    }
    let budget = arithmetic.context.budget
    return try StepError.computing { () throws(MathError) in
      let polynomial = try function.zeros(within: budget)
      ledger.add(.polynomial(polynomial))
      return try polynomial.complexRoots(within: budget).map { Solution($0) }
    }
  }
}

/// A solution of an equation, and how often it is one.
private struct Solution {
  var value: Scalar
  var multiplicity: WideInt

  init(_ root: Polynomial.Root) {
    value = .real(root.value)
    multiplicity = root.multiplicity
  }

  init(_ root: Polynomial.ComplexRoot) {
    value = Scalar(ComplexQuantity(root.value))
    multiplicity = root.multiplicity
  }

  static let complexOnes = "`--complex` gives the solutions that are not real too"
  static let onlyRealOnes =
    "only real solutions are given: all complex ones are found of polynomials alone"
}

extension Program.Loop {
  func error(_ error: AnalysisError) -> StepError {
    StepError(.analysis(error, function: operation.rawValue))
  }

  /// The error, with bounds of the value if it is that the time is over.
  func error(
    _ error: StepError, provedBetween bounds: (lower: Double, upper: Double)?
  ) -> StepError {
    self.error(error, proved: bounds.map { AnalysisError.words($0) })
  }

  /// The error, with what is proved if it is that the time is over.
  func error(_ error: StepError, proved: String?) -> StepError {
    guard case .math(.timeLimit(let seconds, _), _) = error.reason, let proved else {
      return error
    }
    return self.error(.unfinished(seconds: seconds, proved: proved))
  }
}

extension StepError {
  fileprivate var isDivisionByZero: Bool {
    if case .math(.divisionByZero, _) = reason { true } else { false }
  }
}

extension SeriesArithmetic {
  /// The variable beside a number: a + s·tᵏ.
  func variable(at point: Real, times factor: Real = 1, power: Int = 1) -> Series {
    var terms = [Real](repeating: 0, count: max(count, power + 1))
    terms[0] = point
    terms[power] = factor
    return Series(valuation: 0, terms: terms)
  }
}

extension MemoryLedger {
  /// Notes that a solution is a multiple one.
  fileprivate mutating func note(_ solution: Solution, within context: Function.Context) {
    let text = try? ResultFormat.standard.text(of: .scalar(solution.value), within: context.budget)
    guard let text else { return }
    note("\(text.string) is \(Theorem.kind(solution.multiplicity))")
  }
}
