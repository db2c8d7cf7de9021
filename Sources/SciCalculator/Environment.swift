import SciSyntax

/// What names mean: what is built in, and what a session has assigned and defined.
struct Environment: Sendable {
  private(set) var variables: [String: Value] = [:]
  private(set) var functions: [String: Program] = [:]
  /// The names that are functions, built in and defined, as the parser asks for them.
  private(set) var functionNames = Self.builtInNames
  /// What `ans` stands for.
  var previousResult: Value?

  private static let builtInNames = FunctionNames(FunctionTable.kind)

  /// Whether a name is spoken for by the language itself.
  static func isReserved(_ name: String) -> Bool {
    FunctionTable.function(named: name) != nil || ConstantTable.value(named: name) != nil
      || name == "ans" || name == "true" || name == "false"
  }

  /// Whether a name cannot be a variable's or a parameter's.
  static func isTaken(_ name: String) -> Bool {
    isReserved(name) && FunctionTable.kind(of: name) != .bracketed
  }

  /// The names that are functions, to choose suggestions from.
  var allFunctionNames: Set<String> { FunctionTable.names.union(functions.keys) }

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
    // While the old answer holds the dictionary, a change would copy it.
    functionNames = Self.builtInNames
    functions[name] = program
    functionNames = FunctionNames { [functions] name in
      functions[name] != nil ? .always : FunctionTable.kind(of: name)
    }
  }
}
