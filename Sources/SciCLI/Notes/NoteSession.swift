import SciCalculator
import SciNumber
import SciPlot
import SciSyntax

/// The session in which the lines of a document are answered, from the first to the last: that of the prompt.
struct NoteSession {
  private var session: PromptSession
  /// Whether results have numbers; only where the document mentions some, because each number takes time.
  let numbersResults: Bool
  /// The number of the first result that `total` adds up.
  private var firstOfTotal = 1
  private var hasOwnTotal = false
  private var restraint: (@Sendable (inout EvaluationBudget) -> Void)?

  /// What a line comes to.
  enum Answer {
    /// Nothing: a setting, a definition of a function, an empty line.
    case none
    case result(String)
    case error(CalculatorError)
    /// A setting that cannot be made.
    case refusal(String)
    /// A picture that is asked for, which is drawn only on a page.
    case plot(PlotRun)
  }

  init(_ values: OptionValues, for text: [UInt8], _ streams: Streams) {
    var streams = streams
    // Results have their signs, as for a person.
    streams.isInteractive = true
    session = PromptSession(streams)
    session.take(values)
    // What is written into a document has to be the same each time.
    if values.seed == nil { session.command.calculator.forgetSeed() }
    numbersResults = Self.numbersResults(for: text)
  }

  /// Whether a document mentions results by their numbers, or their sum.
  static func numbersResults(for text: [UInt8]) -> Bool {
    text.firstRange(ofBytes: Array("total".utf8)) != nil
      || zip(text, text.dropFirst()).contains {
        $0 == UInt8(ascii: "_") && UInt8(ascii: "1")...UInt8(ascii: "9") ~= $1
      }
  }

  /// Limits what calculations may cost, whatever the settings of the document say.
  mutating func restrain(by budget: @escaping @Sendable (inout EvaluationBudget) -> Void) {
    restraint = budget
    budget(&session.command.calculator.settings.budget)
  }

  /// The settings that lines are answered with.
  var settings: CalculatorSettings { session.calculator.settings }

  /// What is known after the last line: names with their values.
  var calculator: Calculator { session.calculator }

  /// What should be said of how the last line was read.
  var notes: [String] { session.command.notesBelowResult }

  /// The value of the last line.
  var value: Value? { session.calculator.previousResult }

  /// Begins a new list for `total`.
  mutating func beginTotal() { firstOfTotal = session.resultCount + 1 }

  /// Answers lines that are one expression, or a setting such as `:radians`.
  mutating func answer(_ text: [UInt8]) -> Answer {
    if text.first(where: { !NoteLine.isSpace($0) }) == UInt8(ascii: ":") {
      let line = String(decoding: text, as: UTF8.self)
      if let request = session.request(in: line), line.trimmingSpaces.hasPrefix(":") {
        return perform(request)
      }
    }
    let mentionsTotal = numbersResults && text.firstRange(ofBytes: Array("total".utf8)) != nil
    if mentionsTotal, let error = prepareTotal(for: text) { return .error(error) }
    let outcome =
      numbersResults
      ? session.numberedOutcome(of: text).0 : session.outcome(of: text)
    if mentionsTotal, !hasOwnTotal { beginTotal() }
    switch outcome {
    case .success(let lines): return lines.isEmpty ? .none : .result(Self.text(of: lines))
    case .failure(let error): return .error(error)
    }
  }

  /// A result without the sign of an exact one, and without its line break.
  private static func text(of lines: [UInt8]) -> String {
    let text = String(decoding: lines, as: UTF8.self)
    let exact = EqualsSign.text(isExact: true)
    return (text.hasPrefix(exact) ? text.dropFirst(exact.count) : text[...]).trimmingSpaces
      .split(separator: "\n").joined(separator: "; ")
  }

  /// What is said of an error, with a mark below its place.
  func words(for error: CalculatorError, in text: [UInt8]) -> String {
    session.command.diagnosticText(of: error, in: text, isArgument: false)
  }

  // MARK: Settings

  private mutating func perform(_ request: PromptSession.Request) -> Answer {
    if request.name == "plot" { return plot(request.argument) }
    // A document reads no files.
    guard let setting = PromptSetting.named(request.name), case .option = setting.action,
      setting.name != "rates"
    else {
      let isKnown = PromptCommand.named(request.name) != nil
      return .refusal(
        isKnown
          ? "`:\(request.name)` is for the prompt"
          : PromptConfiguration.unknown(request.name).words)
    }
    do throws(PromptSetting.SettingError) {
      try session.set(setting, to: request.argument)
      restraint?(&session.command.calculator.settings.budget)
      return .none
    } catch {
      return .refusal(error.words)
    }
  }

  // MARK: Plots

  private func plot(_ text: String) -> Answer {
    do throws(OptionError) {
      var run = try PlotRun.request(line: text)
      run.values.angleUnit = run.values.angleUnit ?? settings.angleUnit
      run.known = calculator.numbersForPlots
      run.functions = session.functions
      return .plot(run)
    } catch {
      return .refusal(error.words)
    }
  }

  // MARK: Totals

  /// Makes `total` the sum of the results since the last total or empty line, unless the document gives the name a meaning.
  ///
  /// - Returns: why they cannot be added.
  private mutating func prepareTotal(for text: [UInt8]) -> CalculatorError? {
    if Syntax.definedNames(in: text).contains("total") { hasOwnTotal = true }
    if hasOwnTotal { return nil }
    let numbers = firstOfTotal...max(firstOfTotal, session.resultCount)
    let names = numbers.filter { $0 <= session.resultCount }.map(PromptSession.resultName)
    let sum = names.isEmpty ? "0" : names.joined(separator: " + ")
    do throws(CalculatorError) {
      try session.command.calculator.evaluate("total = \(sum)")
      return nil
    } catch {
      return CalculatorError(error.reason, at: SourceRange(0, text.count))
    }
  }
}
