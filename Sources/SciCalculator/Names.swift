/// What names mean: what is built in, and what a session has assigned and defined.
struct Names: Sendable {
  private(set) var variables: [String: Value] = [:]
  private(set) var functions: [String: Program] = [:]
  /// The names that are followed by arguments, built in and defined.
  private(set) var functionNames = FunctionTable.names
  /// What `ans` stands for.
  var previousResult: Value?

  /// Whether a name is spoken for by the language itself.
  static func isReserved(_ name: String) -> Bool {
    FunctionTable.function(named: name) != nil || ConstantTable.value(named: name) != nil
      || name == "ans" || name == "true" || name == "false"
  }

  mutating func assign(_ value: Value, to name: String) {
    variables[name] = value
    if functions.removeValue(forKey: name) != nil { functionNames.remove(name) }
  }

  mutating func define(_ program: Program, as name: String) {
    variables[name] = nil
    functions[name] = program
    functionNames.insert(name)
  }
}
