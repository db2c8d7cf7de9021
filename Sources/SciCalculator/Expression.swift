public import SciNumber
package import SciSyntax

/// An expression that is read once and evaluated as often as wanted.
///
/// Every name that is not built in is a parameter. Where the parameters are listed, all other names mean what they mean
/// elsewhere, and may be units. A parameter comes before anything built in that has its name: a constant such as `e`, a unit, or a
/// function, which stays one before a round bracket. A reserved word such as `mod` or `rad` cannot be one.
///
/// ```swift
/// let total = try Expression("price * 1.0825")
/// let value = try total.evaluate(["price": Real(40)])  // 43.3
/// let speed = try Expression("d km / (t h)", parameters: ["d", "t"])
/// let result = try speed.evaluate(["d": 100, "t": 4])  // 25 km/h
/// ```
@dynamicCallable
public struct Expression: Sendable {
  let program: Program
  /// What it was read from.
  let text: String
  /// The constants of the language in it; with a value for one, the name is a parameter.
  ///
  /// Empty where the parameters were listed.
  public let constants: [String]
  /// What decides how it is computed; how it was read stays.
  package var settings: CalculatorSettings
  /// What is built in, which is all that the program may still have to look up.
  let names = Environment()

  /// Reads an expression.
  ///
  /// - Parameters:
  ///   - text: one expression, neither an assignment nor a definition.
  ///   - settings: what decides how it is read and computed.
  /// - Throws: why the text is no expression.
  public init(
    _ text: String, settings: CalculatorSettings = .standard
  ) throws(CalculatorError) {
    let names = Environment(knowsUnits: false)
    try self.init(
      Self.statement(of: text, names: names, settings), text, names: names, parameters: nil,
      settings)
  }

  /// Reads an expression with these parameters.
  ///
  /// - Parameters:
  ///   - text: one expression, neither an assignment nor a definition.
  ///   - parameters: the names that need a value, in any order.
  ///   - settings: what decides how it is read and computed.
  /// - Throws: why the text is no expression, or has a name without a meaning.
  public init(
    _ text: String, parameters: [String], settings: CalculatorSettings = .standard
  ) throws(CalculatorError) {
    try self.init(text, parameters: parameters, in: Environment(parameters: parameters), settings)
  }

  /// Reads an expression with these parameters, where other names have a value too.
  init(
    _ text: String, parameters: [String], in names: Environment, _ settings: CalculatorSettings
  ) throws(CalculatorError) {
    do throws(CalculatorError) {
      try self.init(
        Self.statement(of: text, names: names, settings), text, names: names,
        parameters: parameters, settings)
    } catch {
      self = try Respelling.retry(Array(text.utf8), error, names: names, settings) {
        other throws(CalculatorError) in
        try Expression(
          Self.statement(of: other.text, names: names, settings), other.text, names: names,
          parameters: parameters, settings, notes: other.notes)
      }
    }
  }

  /// Reads an expression with these parameters, for somebody who evaluates its tree in another way as well.
  ///
  /// - Returns: the expression, the tree it was made from, and whether the value of the tree is converted to an angle behind it.
  package static func reading(
    _ text: String, parameters: [String], settings: CalculatorSettings
  ) throws(CalculatorError) -> (expression: Expression, tree: Tree, isConverted: Bool) {
    let names = Environment(parameters: parameters)
    let statement = try statement(of: text, names: names, settings)
    let expression = try Expression(
      statement, text, names: names, parameters: parameters, settings)
    return (expression, statement.tree, statement.conversion?.angle != nil)
  }

  /// Reads an expression whose names are parameters, these constants of the language as well.
  init(
    _ text: String, besides constants: [String], _ settings: CalculatorSettings
  ) throws(CalculatorError) {
    let names = Environment(parameters: constants, knowsUnits: false)
    let statement = try Self.statement(of: text, names: names, settings)
    notes = try ReadingCheck.notes(
      on: statement.tree, names: names, parameters: constants,
      ReadingCheck.Settings(settings, target: statement.conversion?.angle))
    var program = try Compiler.program(
      for: statement.tree, parameters: constants, names: names, variables: .collected)
    program.append(statement.conversion)
    self.program = program
    self.constants = []
    self.text = text
    self.settings = settings
  }

  private init(
    _ statement: Statement, _ text: String, names: Environment, parameters: [String]?,
    _ settings: CalculatorSettings, notes others: [String] = []
  ) throws(CalculatorError) {
    let tree = statement.tree
    notes =
      try ReadingCheck.notes(
        on: tree, names: names, parameters: parameters ?? [],
        ReadingCheck.Settings(settings, target: statement.conversion?.angle)) + others
    for parameter in parameters ?? [] where Syntax.reservedWords.contains(parameter) {
      if let range = Syntax.range(ofWord: parameter, in: Array(text.utf8)) {
        throw CalculatorError(.redefinition(parameter), at: range)
      }
    }
    var program = try Compiler.program(
      for: tree, parameters: parameters ?? [], names: names,
      variables: parameters == nil ? .collected : .bound)
    program.append(statement.conversion)
    self.program = program
    constants = parameters == nil ? tree.names.filter { ConstantTable.value(named: $0) != nil } : []
    self.text = text
    self.settings = settings
  }

  /// The statement of a text that is one expression.
  static func statement(
    of text: String, names: Environment, _ settings: CalculatorSettings
  ) throws(CalculatorError) -> Statement {
    let statements: [Statement]
    do throws(SyntaxError) {
      statements = try Syntax.parse(
        text, functions: names.functionNames, units: names.unitNames, percent: settings.percent)
    } catch {
      throw CalculatorError(error, in: Array(text.utf8), names)
    }
    guard statements.count == 1, let statement = statements.first, statement.kind == .expression
    else {
      throw CalculatorError(.notAnExpression, at: SourceRange(0, text.utf8.count))
    }
    return statement
  }

  /// What an evaluation may cost.
  package var budget: EvaluationBudget { settings.budget }

  /// What should be said of how the text was read: where an odd reading was kept, a line each.
  public let notes: [String]

  /// The names that need a value, in the order of their first use.
  public var parameters: [String] { program.parameters }

  /// Computes the expression.
  ///
  /// A number for one of ``constants`` comes before the constant.
  ///
  /// - Parameter bindings: a number for each of ``parameters``; more are ignored.
  /// - Returns: the value, exactly.
  /// - Throws: why there is none.
  public func evaluate(_ bindings: [String: Real] = [:]) throws(CalculatorError) -> Value {
    if let other = try shadowing(where: { bindings[$0] != nil }) {
      return try other.evaluate(bindings)
    }
    return try value(of: arguments(bindings).map { .real($0) }, within: settings.budget.started())
  }

  /// Computes the expression and writes its value.
  ///
  /// ```swift
  /// let area = try Expression("pi*r^2")
  /// let text = try area.answer(["r": 2])  // 12.566370614359172954
  /// ```
  ///
  /// - Parameters:
  ///   - bindings: a number for each of ``parameters``; more are ignored.
  ///   - format: how the value is written.
  /// - Returns: the text of the value.
  /// - Throws: why there is no value, or why its digits cannot be proved.
  public func answer(
    _ bindings: [String: Real] = [:], format: ResultFormat = .standard
  ) throws(CalculatorError) -> ResultText {
    if let other = try shadowing(where: { bindings[$0] != nil }) {
      return try other.answer(bindings, format: format)
    }
    let arguments = try arguments(bindings)
    var evaluator = SmallEvaluator()
    if let number = evaluator.value(
      of: program, names, settings, argument: { SmallReal(arguments[$0]) }),
      let text = format.text(of: number, within: settings.budget)
    {
      return text
    }
    return try text(of: arguments, format)
  }

  private func arguments(_ bindings: [String: Real]) throws(CalculatorError) -> [Real] {
    var arguments: [Real] = []
    arguments.reserveCapacity(program.parameters.count)
    for (slot, name) in program.parameters.enumerated() {
      guard let value = bindings[name] else { throw missingBinding(slot) }
      arguments.append(value)
    }
    return arguments
  }
}

// MARK: - The general path

extension Expression {
  /// The error of a parameter that has no number.
  func missingBinding(_ slot: Int) -> CalculatorError {
    CalculatorError(
      .missingBinding(program.parameters[slot]),
      at: program.firstUse(ofParameter: slot) ?? SourceRange(0, 0))
  }

  /// Computes the expression with the machine.
  ///
  /// - Parameters:
  ///   - arguments: a value for each of ``parameters``, in their order.
  ///   - budget: what it may cost.
  /// - Returns: the value, exactly.
  /// - Throws: why there is none.
  package func value(
    of arguments: [Value], within budget: EvaluationBudget
  ) throws(CalculatorError) -> Value {
    var ledger = MemoryLedger()
    var settings = settings
    settings.budget = budget
    let value = try Machine.run(
      program, arguments: arguments, names: names, settings: settings, ledger: &ledger)
    if let error = ledger.withoutValue { throw .solutions(error, at: program.range) }
    return value.plain
  }

  /// Computes the expression with the machine, and writes its value.
  func text(
    of arguments: [Real], _ format: ResultFormat
  ) throws(CalculatorError) -> ResultText {
    // The value and its digits share one clock.
    let budget = settings.budget.started()
    let value = try value(of: arguments.map { .real($0) }, within: budget)
    do throws(MathError) {
      return try format.text(of: value, within: budget)
    } catch {
      throw CalculatorError(.math(error, function: nil), at: program.range)
    }
  }
}
