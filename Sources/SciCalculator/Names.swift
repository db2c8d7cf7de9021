/// What names mean: what is built in, and what a session has assigned and defined.
struct Names: Sendable {
  private(set) var variables: [String: Value] = [:]
  private(set) var functions: [String: Program] = [:]
  /// The names that are followed by arguments, built in and defined.
  private(set) var functionNames = FunctionTable.plainNames
  /// What `ans` stands for.
  var previousResult: Value?

  /// Whether a name is spoken for by the language itself.
  static func isReserved(_ name: String) -> Bool {
    FunctionTable.function(named: name) != nil || ConstantTable.value(named: name) != nil
      || name == "ans" || name == "true" || name == "false"
  }

  /// Whether a name cannot be a variable's or a parameter's.
  static func isTaken(_ name: String) -> Bool {
    isReserved(name) && !FunctionTable.bracketedNames.contains(name)
  }

  /// Every name that is followed by arguments.
  var allFunctionNames: Set<String> { functionNames.union(FunctionTable.bracketedNames) }

  /// Every name that means something.
  var all: Set<String> {
    allFunctionNames.union(variables.keys).union(ConstantTable.names).union([
      "ans", "true", "false",
    ])
  }

  /// Gives a variable its value; the parser sees to it that the name is no function's.
  mutating func assign(_ value: Value, to name: String) {
    variables[name] = value
  }

  mutating func define(_ program: Program, as name: String) {
    variables[name] = nil
    functions[name] = program
    functionNames.insert(name)
  }
}
