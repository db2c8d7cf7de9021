import SciNumber
import SciSyntax
import SciUnits

/// What a variable stands for.
struct Variable: Sendable {
  var value: Value
  /// The same number for ``SmallEvaluator``; `nil` for what it does not compute with.
  var small: SmallReal?
  /// Whether it was assigned a percentage, as in `vat = 19%`.
  var isPercentage = false
}

extension Variable {
  /// A value, and the ordinary number that it is if it is one.
  init(_ value: Value) {
    self.init(value: value, small: value.real.flatMap { SmallReal($0) })
  }

  /// An ordinary number.
  init(_ number: SmallRational) {
    self.init(value: Value(number), small: .rational(number))
  }
}

/// What names mean: what is built in, and what a session has assigned and defined.
struct Environment: Sendable {
  private(set) var variables = VariableTable()
  private(set) var functions: [String: Program] = [:]
  /// The names that are functions, built in and defined, as the parser asks for them.
  private(set) var functionNames = Self.builtInNames
  /// The names of variables, which come before units.
  private var variableNames: Set<String> = []
  /// The variables that were assigned percentages.
  private(set) var percentages: Set<String> = []
  /// The variables that have the name of a unit, and a value with a unit.
  private(set) var measuredNames: Set<String> = []
  /// Whether names may be units.
  let knowsUnits: Bool
  /// What currencies cost in one another, if somebody says it.
  var rates: CurrencyRates?
  /// What `ans` stands for, where it is no ordinary number.
  private var ownResult: Value?
  /// What `ans` stands for, where it is an ordinary number: a value is made of it only when it is asked for.
  private var smallResult: SmallRational?
  /// What `ans` stands for.
  var previousResult: Value? {
    get { smallResult.map { Value($0) } ?? ownResult }
    set { (ownResult, smallResult) = (newValue, nil) }
  }

  init(knowsUnits: Bool = true) {
    self.knowsUnits = knowsUnits
  }

  /// The names of an expression with these parameters, which come before all others: a function of such a name is one before a
  /// round bracket alone.
  init(parameters: [String], knowsUnits: Bool = true) {
    self.init(knowsUnits: knowsUnits)
    variableNames = Set(parameters)
    let taken = variableNames.filter { Self.kind(of: $0).map { $0 != .bracketed } ?? false }
    guard !taken.isEmpty else { return }
    functionNames = FunctionNames { name, isBeforeBracket in
      taken.contains(name) ? .bracketed : Self.kind(of: name, isBeforeBracket)
    }
  }

  private static let builtInNames = FunctionNames { kind(of: $0, $1) }

  /// Makes `ans` stand for an ordinary number.
  mutating func setPreviousResult(_ number: SmallRational) {
    ownResult = nil
    smallResult = number
  }

  /// Whether there are variables, and nothing has to be noted of how they are read: none stands for a percentage, none for a quantity in the place of a unit, and
  /// no name is a function of the session.
  var hasPlainVariables: Bool {
    !variables.isEmpty && functions.isEmpty && percentages.isEmpty && measuredNames.isEmpty
  }

  /// Whether a name is a variable's or a parameter's, and so comes before units.
  func isVariable(_ name: String) -> Bool { variableNames.contains(name) }

  /// The names that are units, as the parser asks for them.
  var unitNames: UnitNames {
    knowsUnits ? UnitNames(besides: variableNames, Self.unitKind) : .none
  }

  private static func unitKind(of name: String) -> UnitNames.Kind? {
    guard let unit = Unit(named: name), FunctionTable.kind(of: name) != .always,
      ConstantTable.value(named: name) == nil
    else { return nil }
    return unit.currencyCode == nil ? .unit : .currency
  }

  /// The units whose names are like one.
  static func unitSuggestions(for name: String) -> [String] {
    let cased = Unit.suggestions(for: name)
    // Most short names are one letter away from some unit.
    guard cased.isEmpty, name.count > 3 else { return Array(cased.prefix(3)) }
    return Spelling.suggestions(for: name, among: Unit.names)
  }

  /// The names that are like one that means nothing.
  func suggestions(for name: String) -> [String] {
    let others = knowsUnits ? PhysicalConstant.all.map { $0.name } : []
    let names = Spelling.suggestions(for: name, among: all.union(others))
    return names.isEmpty && knowsUnits ? Self.unitSuggestions(for: name) : names
  }

  /// Where a name is a built-in function, in letters of any case; those that need a bracket are looked up where one follows.
  private static func kind(
    of name: String, _ isBeforeBracket: Bool = true
  ) -> FunctionNames.Kind? {
    guard isBeforeBracket else { return FunctionTable.elementaryKind(of: name) }
    return FunctionTable.kind(of: name)
      ?? (FunctionTable.indexIgnoringCase(of: name) == nil ? nil : .bracketed)
  }

  /// Whether a name is spoken for by the language itself.
  static func isReserved(_ name: String) -> Bool {
    FunctionTable.function(named: name) != nil || ConstantTable.value(named: name) != nil
      || name == "ans" || name == "true" || name == "false"
  }

  /// Whether a name cannot be a variable's or a parameter's.
  static func isTaken(_ name: String) -> Bool {
    isReserved(name) && FunctionTable.kind(of: name) != .bracketed
  }

  /// What a name stands for where it is no parameter's, if that is a number or a function; any name may be a unit as well.
  static func builtInMeaning(of name: String) -> BuiltInMeaning? {
    if isNumber(name) { return .constant }
    if let kind = FunctionTable.kind(of: name), kind != .bracketed { return .function }
    return nil
  }

  /// Whether a name is a number of the language, or `ans`, `true` or `false`.
  func isConstant(_ name: String) -> Bool {
    Self.isNumber(name)
  }

  private static func isNumber(_ name: String) -> Bool {
    ConstantTable.value(named: name) != nil || ["ans", "true", "false"].contains(name)
  }

  /// The names that are functions, to choose suggestions from.
  var allFunctionNames: Set<String> { FunctionTable.names.union(functions.keys) }

  /// Every name that means something where no bracket follows.
  var all: Set<String> {
    FunctionTable.alwaysNames.union(functions.keys).union(
      variables.names.filter { !$0.hasPrefix("@") }
    )
    .union(ConstantTable.names)
    .union([
      "ans", "true", "false",
    ])
  }

  /// Gives a variable its value; the parser sees to it that the name is no function's.
  mutating func assign(_ variable: Variable, to name: String) {
    if variables.assign(variable, to: name) { variableNames.insert(name) }
    if variable.value.hasUnit, knowsUnits, Unit.isName(name) {
      measuredNames.insert(name)
    } else if !measuredNames.isEmpty {
      measuredNames.remove(name)
    }
    if variable.isPercentage {
      percentages.insert(name)
    } else if !percentages.isEmpty {
      percentages.remove(name)
    }
  }

  /// Gives a variable a number as its value, where it ``hasPlainVariables``, of which nothing else has to be known.
  mutating func set(_ variable: Variable, at place: Int) { variables[place] = variable }

  /// Forgets what a name was given, because it could not be given another meaning.
  mutating func forget(_ name: String) {
    guard variables[name] != nil || functions[name] != nil else { return }
    forgetVariable(name)
    setFunctions { $0[name] = nil }
  }

  mutating func define(_ program: Program, as name: String) {
    forgetVariable(name)
    setFunctions { $0[name] = program }
  }

  private mutating func forgetVariable(_ name: String) {
    variables.remove(name)
    variableNames.remove(name)
    measuredNames.remove(name)
    percentages.remove(name)
  }

  private mutating func setFunctions(_ change: (inout [String: Program]) -> Void) {
    // While the old answer holds the dictionary, a change would copy it.
    functionNames = Self.builtInNames
    change(&functions)
    functionNames = FunctionNames { [functions] name, isBeforeBracket in
      functions[name] != nil ? .always : Self.kind(of: name, isBeforeBracket)
    }
  }
}
