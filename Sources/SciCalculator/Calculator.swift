public import SciNumber
public import SciSyntax
public import SciUnits

/// A session: evaluates texts one after another and remembers what they assign and define.
///
/// A value type without global state: a copy is a session of its own.
///
/// ```swift
/// var calculator = Calculator()
/// try calculator.evaluate("r = 2")
/// let area = try calculator.answer("pi*r^2")  // 12.566370614359172954
/// ```
public struct Calculator: Sendable {
  /// What decides how texts are read and computed.
  public var settings: CalculatorSettings

  private(set) var names = Environment()
  private var reader = StatementReader()
  private var ledger = MemoryLedger()
  /// Where random numbers come from.
  var generator: RandomGenerator? {
    get { ledger.generator }
    set { ledger.generator = newValue }
  }
  private var evaluator = SmallEvaluator()
  /// The last statement, where its value is the previous result and only digits of it were needed so far.
  private var unfinished: Unfinished?

  /// Makes a session that knows only what is built in.
  public init(settings: CalculatorSettings = .standard) {
    self.settings = settings
  }

  /// Makes a session for texts of others, whose work has limits: `Calculator(budget: .untrusted)`.
  public init(budget: EvaluationBudget) {
    self.init()
    settings.budget = budget
  }

  /// The value of the last statement that had one, exactly; what `ans` stands for.
  ///
  /// `nil` as well where that value cannot be computed within the limits of ``settings``.
  public var previousResult: Value? {
    guard unfinished != nil else { return names.previousResult?.plain }
    var copy = self
    do throws(CalculatorError) { try copy.finish() } catch { return nil }
    return copy.names.previousResult?.plain
  }

  /// Forgets what `ans` stands for.
  package mutating func forgetPreviousResult() { setPreviousResult(nil) }

  /// Takes what `ans` stands for from a copy that had forgotten it, if it has one again.
  package mutating func takePreviousResult(of copy: Calculator) {
    guard copy.unfinished != nil || copy.names.previousResult != nil else { return }
    unfinished = copy.unfinished
    names.previousResult = copy.names.previousResult
  }

  /// The form that the last statement asked for, as in `255 to hex`.
  public private(set) var conversion: Conversion?

  /// Whether the last text has a quantity in it, where an amount is wanted: then a number that it comes to is a ratio.
  package private(set) var hasQuantities = false

  /// What should be said of how the last text was read: where an odd reading was kept, a line each.
  public private(set) var notes: [String] = []

  /// How the result of the last statement is proved, where an operator of calculus made it.
  package private(set) var proof: Proof?

  /// The variables that were assigned, with their values.
  public var variables: [String: Value] {
    var values: [String: Value] = [:]
    for (name, variable) in names.variables.all where !name.hasPrefix("@") {
      values[name] = variable.value.plain
    }
    return values
  }

  /// The functions that were defined, with the names of their parameters.
  public var functions: [String: [String]] { names.functions.mapValues { $0.parameters } }

  /// Whether a name is built in, so that no variable can have it.
  package static func isTaken(_ name: String) -> Bool { Environment.isTaken(name) }

  /// Gives a variable a value, as an assignment of an expression with that value would.
  package mutating func assign(_ value: Value, to name: String) {
    names.assign(Variable(value), to: name)
  }

  /// Says what currencies cost in one another, so that `100 USD to EUR` has a value; each rate that is used is noted.
  ///
  /// ```swift
  /// import SciUnits
  ///
  /// var calculator = Calculator()
  /// calculator.rates = try CurrencyRates(text: "2026-11-25\nEUR,1\nUSD,1.25")
  /// let euros = try calculator.answer("100 USD to EUR")  // 80 EUR
  /// ```
  public var rates: CurrencyRates? {
    get { names.rates }
    set { names.rates = newValue }
  }

  /// Forgets a variable.
  mutating func forgetVariable(_ name: String) { names.forget(name) }

  /// Evaluates a text of one or more statements.
  ///
  /// Statements before a failing one keep their effect.
  ///
  /// - Parameter text: expressions, assignments and definitions, separated by `;` or line breaks.
  /// - Returns: the value of the last statement; `nil` if the text is empty or that statement defines a function.
  /// - Throws: why the first statement that fails has no value.
  @discardableResult
  public mutating func evaluate(_ text: String) throws(CalculatorError) -> Value? {
    try evaluate(Array(text.utf8))
  }

  /// The value of one expression, which knows what the session knows and changes nothing in it.
  ///
  /// ```swift
  /// let four = try Calculator().evaluate("2+2").description  // 4
  /// ```
  ///
  /// - Throws: why it has no value; ``CalculatorError/Reason/notAnExpression`` for an assignment, a definition or no text.
  @_disfavoredOverload
  public func evaluate(_ expression: String) throws(CalculatorError) -> Value {
    _ = try Expression.statement(of: expression, names: names, settings)
    var copy = self
    let value: Value? = try copy.evaluate(expression)
    guard let value else {
      throw CalculatorError(.notAnExpression, at: SourceRange(0, expression.utf8.count))
    }
    return value
  }

  /// Evaluates a text given as UTF-8.
  ///
  /// - Parameter text: expressions, assignments and definitions, separated by `;` or line breaks.
  /// - Returns: the value of the last statement; `nil` if the text is empty or that statement defines a function.
  /// - Throws: why the first statement that fails has no value.
  @discardableResult
  public mutating func evaluate(
    _ text: [UInt8]
  ) throws(CalculatorError) -> Value? {
    do throws(CalculatorError) {
      return try evaluateStrictly(text)
    } catch {
      return try respelled(text, error) { calculator, text throws(CalculatorError) in
        try calculator.evaluateStrictly(text)
      }
    }
  }

  /// Evaluates a text in the spelling of the language.
  private mutating func evaluateStrictly(_ text: [UInt8]) throws(CalculatorError) -> Value? {
    // All statements share one clock.
    let starts = settings.budget.startClock()
    defer { if starts { settings.budget.stopClock() } }
    try read(text)
    if case .number(.rational(let number)) = smallValue() {
      let value = Value(number)
      setPreviousResult(value)
      return value
    }
    return try evaluate(reader.takeStatements())
  }

  /// Reads a text that is about to be evaluated.
  private mutating func read(_ text: [UInt8]) throws(CalculatorError) {
    conversion = nil
    do throws(SyntaxError) {
      try reader.read(
        utf8: text, functions: names.functionNames, units: names.unitNames,
        percent: settings.percent)
    } catch {
      throw calculatorError(in: text, error)
    }
    conversion = reader.statements.last?.conversion
    if settings.currency != nil {
      hasQuantities = reader.statements.last.map { names.mentionsQuantity($0) } ?? false
    }
    if !notes.isEmpty { notes = [] }
    if reader.statements.count > 1 { noteHiddenValues() }
    let areNamesOdd =
      !names.percentages.isEmpty || !names.measuredNames.isEmpty || reader.statements.count > 1
    // By index, since a copy of the statement would be counted.
    if !reader.statements.isEmpty,
      areNamesOdd || reader.statements[0].tree.mayBeMisread
        || reader.statements[0].conversion?.angle != nil
    {
      try noteReadings()
    }
  }

  /// Notes how the statements were read.
  @inline(never)
  private mutating func noteReadings() throws(CalculatorError) {
    var earlier = EarlierNames(names)
    for statement in reader.statements {
      notes += try notes(on: statement, behind: earlier)
      earlier.add(statement, names)
    }
  }

  /// Adds a note on how a text was read, of somebody who knows more than the language.
  package mutating func add(note: String) {
    if !notes.contains(note) { notes.append(note) }
  }

  /// Forgets how the result of the last text is proved, which may be that of one before where a number was computed while it was read.
  package mutating func forgetProof() { proof = nil }

  /// Forgets the proof of a statement before the last one, and solutions that are no value to go on with as the previous result.
  @inline(never)
  private mutating func settleProof(at range: SourceRange, isNamed: Bool) throws(CalculatorError) {
    guard let isNew = proof?.isNew, isNew else {
      proof = nil
      return
    }
    proof = proof?.settled
    guard let error = proof?.withoutValue else { return }
    if isNamed { throw .solutions(error, at: range) }
    forgetPreviousResult()
  }

  /// Takes over what was found out beside the value of a tree.
  ///
  /// - Throws: where something was to be computed with solutions that are no value.
  @inline(never)
  private mutating func takeFindings(on tree: Tree) throws(CalculatorError) {
    var theorems: [Theorem] = []
    var counts: [WideInt] = []
    var solutions: [SolutionInterval]?
    var points: [SolutionPoint]?
    let findings = ledger.findings
    ledger.findings = []
    for finding in findings {
      if let error = finding.withoutValue, !tree.isCallOfSolver {
        throw .solutions(error, at: tree.range(of: tree.root))
      }
      switch finding {
      case .note(let note): add(note: note)
      case .theorem(let theorem): theorems.append(theorem)
      case .multiplicities(let multiplicities):
        // They are those of the elements of the value where it is the list of solutions itself.
        if tree.isCallOfSolver { counts = multiplicities }
      case .intervals(let intervals): solutions = intervals
      case .points(let found): if tree.isCallOfSolver { points = found }
      }
    }
    proof = Proof(theorems, multiplicities: counts, intervals: solutions, points: points)
  }

  /// Notes that only the last of several values is answered.
  @inline(never)
  private mutating func noteHiddenValues() {
    let hidden = reader.statements.dropLast().first { $0.kind == .expression }
    guard let hidden, case .expression = hidden.kind else { return }
    notes.append(
      "only the last of several values is shown, and not `\(hidden.tree.text(of: hidden.tree.root))`"
    )
  }

  /// What should be said of how a statement was read.
  @inline(never)
  private func notes(
    on statement: Statement, behind earlier: EarlierNames
  ) throws(CalculatorError) -> [String] {
    var parameters = earlier.assigned
    if case .definition(_, _, let given) = statement.kind { parameters += given.map { $0.name } }
    var reading = ReadingCheck.Settings(settings, target: statement.conversion?.angle)
    reading.measuredNames = earlier.measured
    reading.lists = earlier.lists
    return try ReadingCheck.notes(
      on: statement.tree, names: names, parameters: parameters, percentages: earlier.percentages,
      reading)
  }

  private mutating func evaluate(_ statements: [Statement]) throws(CalculatorError) -> Value? {
    guard let last = statements.indices.last else { return nil }
    for index in 0..<last {
      do throws(CalculatorError) {
        try execute(statements[index])
      } catch {
        for statement in statements[index...] { forget(statement) }
        throw error
      }
    }
    // Returned at once: a variable for all of them would be destroyed by way of the metadata of `Value?`, which takes an
    // eighth of the instructions of `sci 1+1` to make.
    do throws(CalculatorError) {
      return try execute(statements[last])
    } catch {
      forget(statements[last])
      throw error
    }
  }

  /// Evaluates a text and writes its value.
  ///
  /// - Parameters:
  ///   - text: expressions, assignments and definitions, separated by `;` or line breaks.
  ///   - format: how the value is written.
  /// - Returns: the text of the value; `nil` if there is none.
  /// - Throws: why there is no value, or why its digits cannot be proved.
  public mutating func answer(
    _ text: String, format: ResultFormat = .standard
  ) throws(CalculatorError) -> ResultText? {
    try answer(Array(text.utf8), format: format)
  }

  /// Evaluates a text given as UTF-8 and writes its value.
  public mutating func answer(
    _ text: [UInt8], format: ResultFormat
  ) throws(CalculatorError) -> ResultText? {
    if let answer = plainAnswer(to: text, format) { return answer }
    do throws(CalculatorError) {
      return try answerStrictly(text, format)
    } catch {
      return try respelled(text, error) { calculator, text throws(CalculatorError) in
        try calculator.answerStrictly(text, format)
      }
    }
  }

  /// Evaluates a text in the spelling of the language, and writes its value.
  @inline(__always)
  private mutating func answerStrictly(
    _ text: [UInt8], _ format: ResultFormat
  ) throws(CalculatorError) -> ResultText? {
    // All statements and the digits of the last share one clock.
    var starts = text.count > Self.longestQuickText && settings.budget.startClock()
    defer { if starts { settings.budget.stopClock() } }
    try read(text)
    if let answer = shortAnswer(format) { return answer }
    if !starts { starts = settings.budget.startClock() }
    let statements = reader.takeStatements()
    guard let value = try evaluate(statements) else { return nil }
    if let text = shortText(afterAssigning: statements, format) { return text }
    let answer = try self.text(of: value, of: text, format: format)
    if let remark = answer.remark { add(note: remark) }
    return answer
  }

  /// How many bytes are read, and an ordinary number computed from them, long before any time is up; the clock is looked at afterwards.
  private static let longestQuickText = 1_024

  /// Writes the value of a text.
  ///
  /// - Parameters:
  ///   - value: what the text came to.
  ///   - source: the text, which an error marks as a whole.
  ///   - format: how the value is written.
  /// - Returns: the text of the value.
  /// - Throws: why its digits cannot be proved.
  public func text(
    of value: Value, of source: [UInt8], format: ResultFormat
  ) throws(CalculatorError) -> ResultText {
    guard let conversion else { return try plainText(of: value, of: source, format) }
    let format = format.converted(by: conversion, settings.angleUnit)
    if format.form == .decimal { return try plainText(of: value, of: source, format) }
    let form: ResultText?
    switch value {
    case .scalar(.real(let number)):
      form = try CalculatorError.marking(source) { () throws(MathError) in
        try format.formText(of: number, within: settings.budget)
      }
    case .scalar(.complex(let number)):
      form = try CalculatorError.marking(source) { () throws(MathError) in
        try format.formText(of: number, within: settings.budget)
      }
    case .scalar, .list:
      if value.hasMoment {
        throw CalculatorError(.calendar(.notANumber), at: SourceRange(0, source.count))
      }
      return try plainText(of: value, of: source, format)
    }
    guard let form else {
      throw CalculatorError(
        reasonWithoutForm(conversion, value.real), at: SourceRange(0, source.count))
    }
    return form
  }

  /// Why a number has not the form that was asked for.
  private func reasonWithoutForm(
    _ conversion: Conversion, _ number: Real?
  ) -> CalculatorError.Reason {
    if conversion == .repeating, let rational = number?.knownRational,
      let length = try? RepeatingDecimal.periodLength(of: rational, within: settings.budget)
    {
      return .longPeriod(digits: length)
    }
    return .noSuchForm(conversion)
  }

  private func plainText(
    of value: Value, of source: [UInt8], _ format: ResultFormat
  ) throws(CalculatorError) -> ResultText {
    do throws(MathError) {
      if case .list = value, let intervals = proof?.intervals {
        return try format.text(of: intervals, within: settings.budget)
      }
      if case .list = value, let points = proof?.points, points.count > 1 {
        return try format.text(of: points, within: settings.budget)
      }
      return try format.text(of: value, within: settings.budget)
    } catch {
      throw failure(error, of: value, source)
    }
  }

  /// Why a value has no text, with bounds of an integral or a sum whose digits take too long.
  @inline(never)
  private func failure(
    _ error: MathError, of value: Value, _ source: [UInt8]
  ) -> CalculatorError {
    var reason = CalculatorError.Reason.math(error, function: nil)
    if let proof, proof.hasMethods, case .timeLimit(let seconds, _) = error,
      let bounds = value.knownBounds
    {
      let proved = AnalysisError.words(bounds)
      reason = .analysis(.unfinished(seconds: seconds, proved: proved), function: "")
    }
    return CalculatorError(reason, at: SourceRange(0, source.count))
  }

  /// How the statements of a text are read, without evaluating them.
  public func readings(of text: [UInt8]) throws(CalculatorError) -> [Reading] {
    var strict: [Reading]?
    do throws(CalculatorError) {
      let readings = try strictReadings(of: text)
      strict = readings
      try checkNames(in: text)
      return readings
    } catch {
      var copy = self
      do throws(CalculatorError) {
        return try copy.respelled(text, error) { calculator, text throws(CalculatorError) in
          try calculator.strictReadings(of: text)
        }
      } catch let failure {
        guard let strict else { throw failure }
        return strict
      }
    }
  }

  /// Makes sure that a text of one expression has no name without a meaning.
  private func checkNames(in text: [UInt8]) throws(CalculatorError) {
    let statements = try statements(of: text)
    guard statements.count == 1, statements[0].kind == .expression else { return }
    _ = try Compiler.program(for: statements[0].tree, names: names, variables: .bound)
  }

  /// How the statements of a text in the spelling of the language are read.
  private func strictReadings(of text: [UInt8]) throws(CalculatorError) -> [Reading] {
    var readings: [Reading] = []
    var earlier = EarlierNames(names)
    for statement in try statements(of: text) {
      let doubts = try? notes(on: statement, behind: earlier)
      earlier.add(statement, names)
      readings.append(
        Reading(statement, notes: doubts ?? [], isComplex: mayBeComplex(statement.tree)))
    }
    return readings
  }

  /// Whether complex numbers may appear while a tree is evaluated; not where a function of the session brings them.
  private func mayBeComplex(_ tree: Tree) -> Bool {
    settings.isComplex
      || (try? Compiler.program(for: tree, names: names, variables: .bound).isComplex) ?? false
  }

  func statements(
    of text: [UInt8]
  ) throws(CalculatorError) -> [Statement] {
    do throws(SyntaxError) {
      return try Syntax.parse(
        utf8: text, functions: names.functionNames, units: names.unitNames,
        percent: settings.percent)
    } catch {
      throw calculatorError(in: text, error)
    }
  }

  /// Forgets the names that a text was to give a meaning, since it gives none: an old one must not answer for it.
  mutating func forgetDefinitions(in text: [UInt8]) {
    for name in Syntax.definedNames(in: text) { forget(name) }
  }

  /// Out of line, so that a text without an error does not take a copy of the names along.
  @inline(never)
  private func calculatorError(in text: [UInt8], _ error: SyntaxError) -> CalculatorError {
    CalculatorError(error, in: text, names)
  }
}

// MARK: - Ordinary numbers

extension Calculator {
  /// An expression whose value is not known in a form to compute with.
  private struct Unfinished {
    var tree: Tree
    var angleUnit: AngleUnit
  }

  /// Computes the previous result, if only its digits were needed so far.
  ///
  /// - Throws: what kept it from being computed; it can be tried again.
  private mutating func finish() throws(CalculatorError) {
    guard let unfinished else { return }
    let angleUnit = settings.angleUnit
    settings.angleUnit = unfinished.angleUnit
    defer { settings.angleUnit = angleUnit }
    setPreviousResult(try value(of: unfinished.tree))
  }

  /// Computes the previous result, if a statement mentions it, or may change what the names in it mean.
  private mutating func finish(before statement: Statement) throws(CalculatorError) {
    guard unfinished != nil, statement.needsPreviousResult else { return }
    do throws(CalculatorError) {
      try finish()
    } catch {
      // The reason is in a text that was read before.
      throw CalculatorError(error.reason, at: statement.range)
    }
  }

  private mutating func setPreviousResult(_ value: Value?) {
    names.previousResult = value
    unfinished = nil
  }

  private mutating func setPreviousResult(_ number: SmallRational) {
    names.setPreviousResult(number)
    unfinished = nil
  }

  /// The answer to a text that can be computed while it is read, if there are few digits to write.
  private mutating func plainAnswer(to text: [UInt8], _ format: ResultFormat) -> ResultText? {
    guard settings.allowsSmallNumbers else { return nil }
    let readsNames = names.hasPlainVariables
    // A function, most often.
    if !readsNames, let first = text.first, first >= UInt8(ascii: "A") { return nil }
    let assigned = readsNames ? AssignedName(of: text.span) : nil
    let variable = assigned.flatMap { names.variables.place(of: $0.range, in: text.span) }
    // A new name may be one that means something.
    if assigned != nil, variable == nil { return nil }
    let start = assigned?.end ?? 0
    guard
      let result = PlainArithmetic<SmallRational>.result(
        of: text.span, from: start, names.variables, readsNames: readsNames)
        ?? longResult(of: text.span, from: start, readsNames: readsNames),
      let answer = format.text(of: result, within: settings.budget)
    else { return nil }
    conversion = nil
    hasQuantities = false
    if !notes.isEmpty { notes = [] }
    switch result {
    case .small(let number):
      if let variable { names.set(Variable(number), at: variable) }
      setPreviousResult(number)
    case .large(let number):
      let value = Value.real(Real(number))
      if let variable { names.set(Variable(value), at: variable) }
      setPreviousResult(value)
    case .truth(let holds): setPreviousResult(.boolean(holds))
    }
    return answer
  }

  /// What a text comes to for which two words may have no room, with exact fractions.
  private func longResult(
    of text: Span<UInt8>, from start: Int, readsNames: Bool
  ) -> PlainResult? {
    guard settings.budget.exactBits >= PlainResult.mostBits else { return nil }
    return PlainArithmetic<LongRational>.result(
      of: text, from: start, names.variables, readsNames: readsNames)
  }

  /// The answer to the text that was read, one expression of ordinary numbers, if there are few digits to write.
  private mutating func shortAnswer(_ format: ResultFormat) -> ResultText? {
    guard conversion == nil, let value = smallValue() else { return nil }
    let text: ResultText?
    switch value {
    case .number(let number): text = format.text(of: number, within: settings.budget)
    case .truth(let holds): text = ResultText(holds)
    }
    guard let text else { return nil }
    switch value {
    case .number(.rational(let number)): setPreviousResult(number)
    case .number(.ball), .truth:
      var tree = unfinished.take()?.tree ?? Tree()
      reader.exchangeTree(&tree)
      unfinished = Unfinished(tree: tree, angleUnit: settings.angleUnit)
    }
    return text
  }

  /// The text of an ordinary number that was assigned last, if there are few digits to write.
  private func shortText(
    afterAssigning statements: [Statement], _ format: ResultFormat
  ) -> ResultText? {
    guard conversion == nil, case .assignment(let name, _) = statements.last?.kind,
      let number = names.variables[name]?.small
    else { return nil }
    return format.text(of: number, within: settings.budget)
  }

  /// The value of a text that is one expression of ordinary numbers.
  private mutating func smallValue() -> SmallArithmetic.Element? {
    guard reader.statements.count == 1, case .expression = reader.statements[0].kind,
      conversion?.angle == nil
    else { return nil }
    // Taken out and put back, because to lend it to the evaluator would count each of its tables up and down.
    var tree = Tree()
    reader.exchangeTree(&tree)
    defer { reader.exchangeTree(&tree) }
    return evaluator.element(of: tree, names, settings)
  }
}

extension Statement {
  /// Whether the previous result has to be known before: `ans` stands somewhere, or a name in it may change its meaning.
  fileprivate var needsPreviousResult: Bool {
    switch kind {
    case .expression, .assignment: tree.mentionsPreviousResult
    case .definition: true
    }
  }
}

extension Tree {
  /// Whether `ans` stands anywhere.
  fileprivate var mentionsPreviousResult: Bool {
    nodes.contains { node in
      if case .name = node.kind {
        node.range.count == 3 && text(in: node.range) == "ans"
      } else {
        false
      }
    }
  }
}

// MARK: - Statements

extension Calculator {
  @discardableResult
  private mutating func execute(_ statement: Statement) throws(CalculatorError) -> Value? {
    try finish(before: statement)
    switch statement.kind {
    case .expression:
      let value = try value(of: statement.tree, as: statement.conversion)
      setPreviousResult(value)
      if proof != nil { try settleProof(at: statement.range, isNamed: false) }
      // Here, where it is handed on instead of copied.
      if case .scalar(.real) = value { return value }
      return value.plain
    case .assignment(let name, let range):
      try check(variable: name, at: range)
      let small =
        statement.conversion?.angle == nil
        ? evaluator.value(of: statement.tree, names, settings) : nil
      let value: Value
      if case .rational(let number) = small {
        value = Value(number)
      } else {
        value = try self.value(of: statement.tree, as: statement.conversion)
        if proof != nil { try settleProof(at: statement.range, isNamed: true) }
      }
      names.assign(
        Variable(value: value, small: small, isPercentage: statement.tree.isPercentage), to: name)
      setPreviousResult(value)
      return value.plain
    case .definition(let name, let range, let parameters):
      try define(name, at: range, parameters, as: statement)
      return nil
    }
  }

  private mutating func value(
    of tree: Tree, as conversion: Conversion? = nil
  ) throws(CalculatorError) -> Value {
    var program = try Compiler.program(for: tree, names: names, variables: .bound)
    program.append(conversion)
    let value: Value
    do throws(CalculatorError) {
      value = try Machine.run(program, names: names, settings: settings, ledger: &ledger)
    } catch {
      let reason = ledger.withoutValue
      ledger.findings = []
      guard let reason else { throw error }
      // An element was asked for, for example, of the list that stands for several solutions.
      throw .solutions(reason, at: tree.range(of: tree.root))
    }
    if !ledger.findings.isEmpty { try takeFindings(on: tree) }
    return value
  }

  private mutating func define(
    _ name: String, at range: SourceRange, _ parameters: [Statement.Parameter],
    as statement: Statement
  ) throws(CalculatorError) {
    try check(name, at: range)
    for parameter in parameters { try check(parameter: parameter.name, at: parameter.range) }
    let tree = statement.tree
    // Without a condition, such a function would never end.
    if let call = tree.calls.first(where: { tree.name(of: $0) == name }) {
      guard tree.hasBranches else {
        throw CalculatorError(.selfReference(name), at: call.nameRange)
      }
      // The function is known in its own definition.
      names.define(Program(parameters: parameters.map { $0.name }), as: name)
    }
    let program = try Compiler.program(
      for: tree, parameters: parameters.map({ $0.name }), names: names, variables: .looked)
    names.define(program, as: name)
  }

  /// Forgets the name that a statement was to give a meaning.
  private mutating func forget(_ statement: Statement) {
    switch statement.kind {
    case .expression: break
    case .assignment(let name, _), .definition(let name, _, _): forget(name)
    }
  }

  /// Forgets what a name means; the previous result goes with it, where it needs the name and cannot be computed.
  private mutating func forget(_ name: String) {
    do throws(CalculatorError) { try finish() } catch { setPreviousResult(nil) }
    names.forget(name)
  }

  private func check(_ name: String, at range: SourceRange) throws(CalculatorError) {
    if Environment.isReserved(name) { throw CalculatorError(.redefinition(name), at: range) }
  }

  /// A parameter is given its meaning where it stands, so that it may have the name of a number: `f(e) = e^2`.
  private func check(parameter name: String, at range: SourceRange) throws(CalculatorError) {
    if ConstantTable.value(named: name) == nil { try check(variable: name, at: range) }
  }

  private func check(variable name: String, at range: SourceRange) throws(CalculatorError) {
    if Environment.isTaken(name) { throw CalculatorError(.redefinition(name), at: range) }
  }
}
