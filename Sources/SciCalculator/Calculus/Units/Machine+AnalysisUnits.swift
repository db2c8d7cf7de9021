// What is analysed, as formulas of numbers, with the units that these are in.

import SciNumber
import SciSyntax
import SciUnits

/// Expressions that are analysed, and the numbers behind their variables.
struct AnalysisRequest {
  /// The formula of each expression; `nil` where one of them has none.
  var formulas: [Formula]?
  var numbers: [Real]
  var units: AnalysisUnits
}

extension Machine {
  /// The formulas and numbers of an analysis.
  ///
  /// - Parameters:
  ///   - analysis: the operator and its expressions.
  ///   - operands: the values behind the variables.
  ///   - bound: what the parameters around the variables stand for.
  ///   - names: the functions and variables of the session.
  /// - Returns: the formulas, the numbers, and the units of both.
  /// - Throws: why the units do not fit, or why a value is no number.
  func request(
    _ analysis: Program.Loop, _ operands: [Value], bound: [Value], _ names: Environment
  ) throws(StepError) -> AnalysisRequest {
    let body = analysis.inequality == nil ? analysis.body : analysis.body.asDifference
    let programs = [body] + analysis.others
    func formulas(takesUnits: Bool) -> [Formula]? {
      var formulas: [Formula] = []
      for program in programs {
        let formula = FormulaBuilder.formula(
          of: program, bound: bound, names: names, arithmetic.context,
          splitsTangents: analysis.operation == .limit || analysis.operation == .integral,
          takesUnits: takesUnits)
        guard let formula else { return nil }
        formulas.append(formula)
      }
      return formulas
    }
    let hasUnits = operands.contains { $0.hasUnit }
    if !hasUnits, let plain = formulas(takesUnits: false) {
      return try AnalysisRequest(
        formulas: plain, numbers: numbers(operands), units: .numbers(count: programs.count))
    }
    let variables = try unitsOfVariables(analysis, operands)
    if let measured = formulas(takesUnits: true),
      let found = try self.measured(measured, variables, analysis, hasUnits: hasUnits)
    {
      let units = AnalysisUnits(variables: found.variables, value: found.value)
      return try AnalysisRequest(
        formulas: found.formulas, numbers: numbers(operands, of: analysis, in: units), units: units)
    }
    return try AnalysisRequest(
      formulas: nil, numbers: numbers(operands), units: .numbers(count: programs.count))
  }

  private func measured(
    _ formulas: [Formula], _ variables: [Unit?], _ analysis: Program.Loop, hasUnits: Bool
  ) throws(StepError) -> MeasuredFormulas? {
    do throws(StepError) {
      return try MeasuredFormulas(formulas, variables: variables, arithmetic.context)
    } catch {
      // Perhaps the numbers behind a variable should have a unit.
      let names = analysis.body.parameters.suffix(variables.count)
      let unknown = [Unit?](repeating: nil, count: variables.count)
      if !hasUnits,
        let found = try? MeasuredFormulas(formulas, variables: unknown, arithmetic.context),
        let (name, unit) = zip(names, found.variables).first(where: { !$0.1.isNone })
      {
        throw analysis.error(.unitNeeded(variable: name, unit: unit.symbol))
      }
      throw error
    }
  }

  private func numbers(_ operands: [Value]) throws(StepError) -> [Real] {
    var numbers: [Real] = []
    for (place, operand) in operands.enumerated() {
      numbers.append(try number(operand, operand: place))
    }
    return numbers
  }

  private func numbers(
    _ operands: [Value], of analysis: Program.Loop, in units: AnalysisUnits
  ) throws(StepError) -> [Real] {
    var numbers: [Real] = []
    for (place, operand) in operands.enumerated() {
      let unit = analysis.variable(ofOperand: place).map { units.variables[$0] } ?? .none
      let value =
        unit.isNone
        ? operand : try number(of: operand, in: unit, place, isNumberAllowed: false)
      numbers.append(try number(value, operand: place))
    }
    return numbers
  }

  /// The unit of each variable as the values behind it tell; `nil` where there are none or only zeros.
  private func unitsOfVariables(
    _ analysis: Program.Loop, _ operands: [Value]
  ) throws(StepError) -> [Unit?] {
    // Integers have no unit.
    if analysis.operation.isLoop { return [Unit.none] }
    var units = [Unit?](repeating: nil, count: 1 + analysis.others.count)
    for (place, operand) in operands.enumerated() {
      guard let variable = analysis.variable(ofOperand: place), let quantity = operand.quantity
      else { continue }
      if quantity.unit.isAffine {
        throw StepError(.units(.offsetScale(.product, quantity.unit)), operand: place)
      }
      if quantity.isZeroNumber || !(units[variable] ?? .none).isNone { continue }
      units[variable] = quantity.unit
    }
    return units
  }
}

extension Program.Loop {
  /// The comparison of an inequality that is to be solved.
  var inequality: InfixOperator? { operation == .solve ? body.inequality : nil }

  /// The variable that a value behind the variables belongs to; `nil` for an order or a side.
  fileprivate func variable(ofOperand place: Int) -> Int? {
    switch operation {
    case .derivative, .limit: place == 0 ? 0 : nil
    case .sum, .product: nil
    case .solve, .roots, .minimum, .maximum, .argmin, .argmax, .integral:
      others.isEmpty ? 0 : place / 2
    }
  }

  /// The error with the units of the numbers in it.
  func error(_ error: StepError, in units: AnalysisUnits) -> StepError {
    guard case .analysis(let reason, let function) = error.reason, reason.hasNumbers,
      let words = units.words(body.parameters.suffix(1 + others.count))
    else { return error }
    return StepError(
      .analysis(.measured(reason, units: words), function: function), operand: error.operand)
  }
}
