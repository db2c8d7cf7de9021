import SciCalculator
import SciJSON
import SciNumber
import SciSyntax

/// A tool that the server offers to a model.
struct ServerTool: Sendable {
  let name: String
  let title: String
  /// What a model is told of it.
  let summary: String
  /// JSON Schemas, as they are sent.
  let inputSchema: String
  let outputSchema: String
  let run: @Sendable (JSONText) throws(ArgumentError) -> Reply

  /// What a call comes to.
  struct Reply {
    /// What a model reads.
    var text: String
    /// What a program reads; `nil` where something is wrong.
    var structured: [UInt8]?
  }

  /// Why a call is not made: what is wrong with its arguments.
  struct ArgumentError: Error {
    var words: String
  }

  static let all = [evaluate, verify, help]

  /// The tool as `tools/list` describes it.
  var description: JSONObject {
    var annotations = JSONObject()
    annotations.add("title", title)
    annotations.add("readOnlyHint", true)
    annotations.add("destructiveHint", false)
    annotations.add("idempotentHint", true)
    annotations.add("openWorldHint", false)
    var object = JSONObject()
    object.add("name", name)
    object.add("title", title)
    object.add("description", summary)
    object.add("inputSchema", json: Array(inputSchema.utf8))
    object.add("outputSchema", json: Array(outputSchema.utf8))
    object.add("annotations", annotations)
    return object
  }
}

// MARK: - Arguments

extension ServerTool {
  /// The arguments of a call by their names, of which all must be known.
  fileprivate static func arguments(
    _ arguments: JSONText, named names: [String]
  ) throws(ArgumentError) -> [String: JSONText] {
    guard let members = arguments.members else {
      throw ArgumentError(words: "`arguments` must be an object")
    }
    var found: [String: JSONText] = [:]
    for (name, value) in members where !value.isNull {
      guard names.contains(name) else {
        let near = Spelling.question(Spelling.suggestions(for: name, among: names))
        throw ArgumentError(
          words: "no argument is called `\(name)`; "
            + (near ?? "there are \(names.joined(separator: ", "))"))
      }
      found[name] = value
    }
    return found
  }

  fileprivate static func string(
    _ name: String, in arguments: [String: JSONText]
  ) throws(ArgumentError) -> String? {
    guard let value = arguments[name] else { return nil }
    guard let string = value.string ?? value.number else {
      throw ArgumentError(words: "`\(name)` must be a string")
    }
    return string
  }

  fileprivate static func flag(
    _ name: String, in arguments: [String: JSONText]
  ) throws(ArgumentError) -> Bool {
    switch arguments[name].map({ String(decoding: $0.written, as: UTF8.self) }) {
    case nil, "false": return false
    case "true": return true
    default: throw ArgumentError(words: "`\(name)` must be true or false")
    }
  }

  fileprivate static func required(
    _ name: String, in arguments: [String: JSONText]
  ) throws(ArgumentError) -> String {
    guard let string = try string(name, in: arguments) else {
      throw ArgumentError(words: "`\(name)` is missing")
    }
    return string
  }

  /// The options that arguments stand for; angles are in radians unless one says otherwise, because models write so.
  fileprivate static func options(_ arguments: [String: JSONText]) throws(ArgumentError) -> Options
  {
    var values = OptionValues()
    var words = ["--" + (try string("angle", in: arguments) ?? "radians")]
    let units = AngleUnit.allCases.map { $0.rawValue }
    guard units.contains(String(words[0].dropFirst(2))) else {
      throw ArgumentError(words: "`angle` is one of \(units.joined(separator: ", "))")
    }
    for name in ["digits", "money", "locale"] {
      if let value = try string(name, in: arguments) { words.append("--\(name)=\(value)") }
    }
    values.complex = try flag("complex", in: arguments)
    do throws(OptionError) {
      values = try OptionValues.table.read(words, into: values)
      var options = try values.options(for: [])
      let most = EvaluationBudget.untrusted.digits
      guard values.digits ?? 1 <= most else {
        throw OptionError(words: "--digits takes a number from 1 to \(most)")
      }
      options.settings.budget = .untrusted
      (options.isJSON, options.explains) = (true, true)
      return options
    } catch {
      throw ArgumentError(words: error.words.writing("--") { _ in "" })
    }
  }
}

// MARK: - Tools

extension ServerTool {
  static let evaluate = ServerTool(
    name: "evaluate", title: "Evaluate",
    summary: """
      Computes expressions exactly and rounds each once; every digit of a result is right. Arithmetic, percentages (200 + 10%), \
      functions, complex numbers (3 + 4i), units (5 km to mi), money, lists, variables (x = 5). Expressions share names; `ans` is the last result. Angles are in \
      radians unless `angle` says otherwise, or a unit: sin(30°).
      """,
    inputSchema: """
      {"type":"object","properties":{"expressions":{"type":"array","items":{"type":"string"},"minItems":1,"maxItems":100,\
      "description":"Evaluated in order, such as 49.95*3 + 8.25%"},"digits":{"type":"integer","minimum":1,"maximum":10000,\
      "description":"Significant digits; without it exact results are whole and others have 20"},"angle":{"type":"string",\
      "enum":["radians","degrees","gradians","turns"],"default":"radians"},"complex":{"type":"boolean","default":false,\
      "description":"Complex results where there is no real one: sqrt(-4) is 2i"},"money":{"type":"string",\
      "description":"Currency code: results are amounts of it, rounded once"},"locale":{"type":"string",\
      "description":"With money: how amounts are written, such as de-CH"},"variables":{"type":"object",\
      "additionalProperties":{"type":["string","number"]},"description":"Names and their values, as expressions"}},\
      "required":["expressions"],"additionalProperties":false}
      """,
    outputSchema: """
      {"type":"object","properties":{"results":{"type":"array","items":{"type":"object","properties":{"input":{"type":"string"},\
      "value":{"type":["string","array"]},"unit":{"type":"string"},"real":{"type":"string"},"imaginary":{"type":"string"},"exact":{"type":["boolean","string","null"]},\
      "reading":{"type":"array","items":{"type":"string"}},"notes":{"type":"array","items":{"type":"string"}}},\
      "required":["input"]}}},"required":["results"]}
      """
  ) { (arguments) throws(ArgumentError) in
    let arguments = try Self.arguments(
      arguments,
      named: ["expressions", "digits", "angle", "complex", "money", "locale", "variables"])
    let expressions = try Self.expressions(arguments["expressions"])
    var command = Command(try options(arguments), .silent)
    // The tool promises equal results for equal calls.
    command.calculator.forgetSeed()
    let end = ContinuousClock.now + callTime
    try define(arguments["variables"], in: &command, until: end)
    return answer(expressions, &command, until: end)
  }

  /// The longest that a call takes, beside the last of its expressions.
  private static let callTime = Duration.seconds(10)

  private static let tooLong = "the expressions before took the 10 seconds that a call may take"

  private static func expressions(_ value: JSONText?) throws(ArgumentError) -> [String] {
    // One alone is what was meant by it.
    if let single = value?.string { return [single] }
    guard let elements = value?.elements, !elements.isEmpty else {
      throw ArgumentError(words: "`expressions` must be an array of strings")
    }
    guard elements.count <= 100 else {
      throw ArgumentError(
        words: "there are \(elements.count) expressions; 100 can be asked at a time")
    }
    var expressions: [String] = []
    for element in elements {
      guard let text = element.string ?? element.number else {
        throw ArgumentError(words: "`expressions` must be an array of strings")
      }
      expressions.append(text)
    }
    return expressions
  }

  private static func define(
    _ variables: JSONText?, in command: inout Command, until end: ContinuousClock.Instant
  ) throws(ArgumentError) {
    guard let variables else { return }
    guard let members = variables.members else {
      throw ArgumentError(words: "`variables` must be an object")
    }
    guard members.count <= 1000 else {
      throw ArgumentError(words: "there are more than 1000 variables")
    }
    for (name, value) in members {
      guard .now < end else { throw ArgumentError(words: tooLong) }
      guard let text = value.string ?? value.number, Syntax.definedName(inWord: "\(name)=1") == name
      else { throw ArgumentError(words: "`\(name)` is no variable with a number or an expression") }
      let bytes = Array("\(name) = \(text)".utf8)
      if case .failure(let error) = command.outcome(of: bytes) {
        throw ArgumentError(words: command.diagnosticText(of: error, in: bytes, isArgument: false))
      }
    }
  }

  private static func answer(
    _ expressions: [String], _ command: inout Command, until end: ContinuousClock.Instant
  ) -> Reply {
    var results: [[UInt8]] = []
    var lines: [String] = []
    var hasErrors = false
    for expression in expressions {
      guard .now < end else {
        hasErrors = true
        lines.append("error: \(tooLong)")
        break
      }
      let text = Array(expression.utf8)
      switch command.outcome(of: text) {
      case .success(let line):
        var result = Array(line.dropLast())
        if result.isEmpty {
          // The definition of a function has no value.
          var object = JSONObject()
          object.add("input", expression)
          result = object.closed
        }
        results.append(result)
        lines.append(String(decoding: result, as: UTF8.self))
      case .failure(let error):
        hasErrors = true
        lines.append(command.diagnosticText(of: error, in: text, isArgument: false))
      }
    }
    if hasErrors { return Reply(text: lines.joined(separator: "\n"), structured: nil) }
    var object = JSONObject()
    object.add("results", json: [0x5B] + results.joined(separator: [0x2C]) + [0x5D])
    return Reply(
      text: String(decoding: object.closed, as: UTF8.self), structured: object.closed)
  }

  static let verify = ServerTool(
    name: "verify", title: "Verify",
    summary:
      "Tells by proof whether a number that was claimed for an expression is right, and how many of its digits.",
    inputSchema: """
      {"type":"object","properties":{"expression":{"type":"string"},"claimed":{"type":["string","number"],\
      "description":"The value to check, such as 3.14159 or 1/3"},"angle":{"type":"string",\
      "enum":["radians","degrees","gradians","turns"],"default":"radians"},"complex":{"type":"boolean","default":false}},\
      "required":["expression","claimed"],\
      "additionalProperties":false}
      """,
    outputSchema: """
      {"type":"object","properties":{"right":{"type":"boolean"},"verdict":{"type":"string"}},"required":["right","verdict"]}
      """
  ) { (arguments) throws(ArgumentError) in
    let arguments = try Self.arguments(
      arguments, named: ["expression", "claimed", "angle", "complex"])
    let expression = try required("expression", in: arguments)
    let claimed = try required("claimed", in: arguments)
    let settings = try options(arguments).settings
    do throws(VerifyRun.ClaimError) {
      let judgement = try VerifyRun.judge(claimed, of: expression, settings)
      var object = JSONObject()
      object.add("right", judgement.isRight)
      object.add("verdict", judgement.words.split(separator: "\n").joined(separator: "\n"))
      return Reply(
        text: String(decoding: object.closed, as: UTF8.self), structured: object.closed)
    } catch {
      let bytes = Array(error.text.utf8)
      let diagnostic = error.error.diagnostic(inUTF8: bytes, unit: settings.angleUnit)
      let text = DiagnosticRenderer(width: 100).render(diagnostic, inUTF8: bytes)
      return Reply(text: text, structured: nil)
    }
  }

  static let help = ServerTool(
    name: "help", title: "Help",
    summary:
      "Says what a function, constant or unit is, with its arguments and examples; lists the units of a quantity such as length.",
    inputSchema: """
      {"type":"object","properties":{"word":{"type":"string"}},"required":["word"],"additionalProperties":false}
      """,
    outputSchema: """
      {"type":"object","properties":{"page":{"type":"string"}},"required":["page"]}
      """
  ) { (arguments) throws(ArgumentError) in
    let arguments = try Self.arguments(arguments, named: ["word"])
    let word = try required("word", in: arguments)
    guard let page = HelpCommand.page(on: word) else {
      let hint = HelpCommand.suggestion(for: word).map { "; " + $0 } ?? ""
      return Reply(text: "nothing is called `\(word)`\(hint)", structured: nil)
    }
    var object = JSONObject()
    object.add("page", page)
    return Reply(
      text: String(decoding: object.closed, as: UTF8.self), structured: object.closed)
  }
}
