public import SciNumber
import SciSyntax

/// An expression that is read once and evaluated as often as wanted.
///
/// Every name that is not built in is a parameter. Where the parameters are listed, all other names mean what they mean
/// elsewhere, and may be units.
///
/// ```swift
/// let total = try Expression("price * 1.0825")
/// let value = try total.evaluate(["price": Real(40)])  // 43.3
/// let speed = try Expression("d km / (t h)", parameters: ["d", "t"])
/// let result = try speed.evaluate(["d": 100, "t": 4])  // 25 km/h
/// ```
public struct Expression: Sendable {
  private let program: Program
  private let settings: CalculatorSettings

  /// Reads an expression.
  ///
  /// - Parameters:
  ///   - text: one expression, neither an assignment nor a definition.
  ///   - settings: what decides how it is read and computed.
  /// - Throws: why the text is no expression.
  public init(
    _ text: String, settings: CalculatorSettings = .standard
  ) throws(CalculatorError) {
    try self.init(text, names: Environment(knowsUnits: false), parameters: nil, settings)
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
    try self.init(
      text, names: Environment(parameters: parameters), parameters: parameters, settings)
  }

  private init(
    _ text: String, names: Environment, parameters: [String]?, _ settings: CalculatorSettings
  ) throws(CalculatorError) {
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
    program = try Compiler.program(
      for: statement.tree, parameters: parameters ?? [], names: names,
      variables: parameters == nil ? .collected : .bound)
    self.settings = settings
  }

  /// The names that need a value, in the order of their first use.
  public var parameters: [String] { program.parameters }

  /// Computes the expression.
  ///
  /// - Parameter bindings: a number for each of ``parameters``; more are ignored.
  /// - Returns: the value, exactly.
  /// - Throws: why there is none.
  public func evaluate(_ bindings: [String: Real] = [:]) throws(CalculatorError) -> Value {
    var arguments: [Value] = []
    arguments.reserveCapacity(program.parameters.count)
    for (slot, name) in program.parameters.enumerated() {
      guard let value = bindings[name] else {
        let range = program.firstUse(ofParameter: slot) ?? SourceRange(0, 0)
        throw CalculatorError(.missingBinding(name), at: range)
      }
      arguments.append(.real(value))
    }
    var ledger = MemoryLedger()
    var settings = settings
    settings.budget = settings.budget.started()
    return try Machine.run(
      program, arguments: arguments, names: Environment(), settings: settings, ledger: &ledger)
  }
}
