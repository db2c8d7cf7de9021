import CPage
import SciAnswers
import SciCalculator
import SciLocale
import SciMoney
import SciNumber
import SciPlot
import SciSyntax

/// The session behind the page's expression line: what was defined, and the values of the results that are shown.
struct ExpressionLine {
  /// What a text came to.
  struct Answer {
    /// The text that was evaluated; brackets that were open are closed.
    var text: String
    /// The value; `nil` where the text defines a function or says nothing.
    var value: Value?
    /// The value as it is written.
    var result: Written?
    /// The value in another form, where that says more than its digits.
    var exactForm: ExactForm?
    /// How the statements were read.
    var readings: [Reading] = []
    /// What should be said of the result, such as the rates that it was computed with.
    var notes: [String] = []
  }

  /// A value as it is written.
  struct Written {
    var text: String
    /// Whether the text is the value itself and not a rounding of it.
    var isExact: Bool
    /// How an amount of money was rounded: `exact 100/3, half away from zero to 0.01, residue 1/300`.
    var provenance: String?
  }

  /// A result that is shown, so that it can be written in another way.
  private struct Result {
    var value: Value
    /// Whether it is an amount; the text has to be evaluated again where results become amounts or numbers.
    var isAmount: Bool
  }

  /// How many digits a rounded result can have.
  static let digitCounts: ClosedRange<WideInt> = 20...1_000
  /// How long an answer to a text that is still being typed may take.
  static let previewMilliseconds = 200

  /// What was assigned and defined, and how texts are read.
  var calculator: Calculator
  /// How results are written.
  var format = ResultFormat.standard
  /// What was said about amounts of money.
  var moneyValues = MoneyValues()
  /// How somebody wants to have numbers rounded; amounts have a rule of their own where nobody said.
  var chosenRounding: RoundingMode?
  /// How results become amounts; `nil` where they stay numbers.
  var money: MoneyOptions?
  /// The language of days; `nil` where they are written as in expressions.
  var dayLocale: NumberLocale?
  /// What time it is.
  var clock = PageClock()
  /// Where random numbers begin.
  var seed = Seed.unknown { didSet { seed.apply(to: &calculator) } }
  /// Whether brackets that are open at the end of a text are closed, as somebody means who presses Enter.
  var closesBrackets = true
  /// How long an evaluation may take; `nil` for as long as the person at the page waits.
  var milliseconds: Int?
  /// The values of the results so far, so that they can be written with other digits.
  private var results: [Result] = []
  /// The functions that were defined, for pictures.
  var functions = PlotFunctions()
  /// The pictures so far, so that other parts of them can be drawn.
  private(set) var pictures: [Picture] = []
  /// The picture of the text that is being typed.
  private(set) var previewedPicture: Picture?

  init() {
    calculator = Calculator()
    calculator.settings.budget = Self.budget
    seed.apply(to: &calculator)
  }

  /// The number of the last result.
  var resultNumber: Int { results.count - 1 }

  /// What one person at a page is willing to wait for, who sees that work goes on and can stop it.
  private static var budget: EvaluationBudget {
    var budget = EvaluationBudget.interactive
    budget.memory = 256_000_000
    budget.isCancelled = {
      page_progress()
      return false
    }
    return budget
  }

  /// What may be spent while somebody types.
  ///
  /// The limit of time refuses single steps that are known to take longer; the clock of the page ends the others.
  private static var previewBudget: EvaluationBudget {
    var budget = EvaluationBudget.interactive
    budget.memory = 64_000_000
    budget.limitTime(milliseconds: previewMilliseconds)
    return budget
  }
}

// MARK: - Evaluating

extension ExpressionLine {
  /// Evaluates a text and remembers what it defines; a text that fails changes nothing.
  ///
  /// - Parameters:
  ///   - text: one or more statements.
  ///   - unit: how angles are measured; `nil` for the unit of the settings.
  ///   - isComplex: whether results may be complex; `nil` for what is set.
  /// - Returns: what it came to.
  /// - Throws: why it came to nothing.
  mutating func evaluate(
    _ text: String, angleUnit unit: AngleUnit? = nil, isComplex: Bool? = nil
  ) throws(CalculatorError) -> Answer {
    var session = calculator
    if let unit { session.settings.angleUnit = unit }
    if let isComplex { session.settings.isComplex = isComplex }
    if let milliseconds { session.settings.budget.limitTime(milliseconds: milliseconds) }
    let answer = try answer(text, in: &session)
    session.settings = calculator.settings
    calculator = session
    functions.take(from: answer.text, in: session)
    if let value = answer.value {
      results.append(Result(value: value, isAmount: isAmount(value, in: session)))
    }
    return answer
  }

  /// Evaluates a text that is still being typed, and remembers nothing.
  ///
  /// - Parameter text: one or more statements.
  /// - Returns: what it would come to.
  /// - Throws: why it comes to nothing, or that there was no time to find out.
  func preview(_ text: String) throws(CalculatorError) -> Answer {
    var session = calculator
    session.settings.budget = Self.previewBudget
    return try answer(text, in: &session)
  }

  /// Writes an earlier result as the settings ask now.
  ///
  /// - Parameter number: the result's number.
  /// - Returns: the result; `nil` if there is none of that number.
  /// - Throws: why its digits cannot be proved.
  func result(_ number: Int) throws(CalculatorError) -> Answer? {
    guard results.indices.contains(number) else { return nil }
    let result = results[number]
    let value = result.value
    let written = try write(value, isAmount: result.isAmount, of: [], by: calculator)
    let form = exactForm(of: value, writtenAs: written, within: calculator.settings.budget)
    return Answer(text: "", value: value, result: written, exactForm: form)
  }

  /// Keeps a picture.
  ///
  /// - Returns: its number.
  mutating func keep(_ picture: Picture) -> Int {
    pictures.append(picture)
    return pictures.count - 1
  }

  /// Keeps the picture of the text that is being typed, until there is another.
  mutating func keepPreview(_ picture: Picture) { previewedPicture = picture }

  /// Forgets all definitions, results and pictures; the settings stay.
  mutating func reset() {
    let rates = calculator.rates
    calculator = Calculator(settings: calculator.settings)
    calculator.rates = rates
    seed.apply(to: &calculator)
    results = []
    functions = PlotFunctions()
    pictures = []
  }

  /// What a text comes to; one that mentions what time it is, by the clock of the page or of the settings.
  private func answer(
    _ text: String, in session: inout Calculator
  ) throws(CalculatorError) -> Answer {
    let before = session
    do throws(CalculatorError) {
      return try answerWithoutClock(text, in: &session)
    } catch {
      guard case .calendar(.clockExpected) = error.reason, let time = clock.setting?.time else {
        throw error
      }
      session = before
      session.setClock(to: time)
      defer { session.forgetClock() }
      return try answerWithoutClock(text, in: &session)
    }
  }

  private func answerWithoutClock(
    _ text: String, in session: inout Calculator
  ) throws(CalculatorError) -> Answer {
    // All statements and the digits of the last share one clock.
    let starts = session.settings.budget.startClock()
    defer { if starts { session.settings.budget.stopClock() } }
    let typed = Array(text.utf8)
    var bytes = closesBrackets ? Self.closingBrackets(typed, in: session) : typed
    var answer = Answer(text: String(decoding: bytes, as: UTF8.self))
    let value: Value?
    if let money {
      let before = session
      value = try session.value(of: &bytes, in: money)
      // An amount as the locale writes it is an expression now.
      answer.text = String(decoding: bytes, as: UTF8.self)
      answer.readings = try before.readings(of: bytes)
    } else {
      answer.readings = try session.readings(of: bytes)
      value = try session.evaluate(bytes)
    }
    guard let value else { return answer }
    answer.notes = session.notes
    let result = try write(value, isAmount: isAmount(value, in: session), of: bytes, by: session)
    answer.value = value
    answer.result = result
    answer.exactForm = exactForm(
      of: value, writtenAs: result, within: session.settings.budget)
    return answer
  }

  /// Whether the value of the text that a session evaluated last is an amount.
  private func isAmount(_ value: Value, in session: Calculator) -> Bool {
    money != nil && session.mayBeAmount(value)
  }

  /// A value as it is written.
  private func write(
    _ value: Value, isAmount: Bool, of text: [UInt8], by session: Calculator
  ) throws(CalculatorError) -> Written {
    if let money, isAmount {
      let amounts = try session.amounts(of: value, from: text, in: money)
      let provenance = try CalculatorError.marking(text) { () throws(MathError) in
        try amounts.provenance(within: session.settings.budget)
      }
      return Written(
        text: String(decoding: amounts.utf8, as: UTF8.self), isExact: amounts.isExact,
        provenance: provenance)
    }
    let result = try session.text(of: value, of: text, format: format)
    let words = dayLocale.flatMap { value.words(in: $0) }
    return Written(text: words ?? result.string, isExact: result.isExact)
  }

  /// The text with the brackets closed that are open at its end.
  private static func closingBrackets(_ text: [UInt8], in session: Calculator) -> [UInt8] {
    var text = text
    // More than anybody leaves open.
    for _ in 0..<100 {
      do throws(CalculatorError) {
        _ = try session.readings(of: text)
        return text
      } catch {
        guard case .syntax(let syntaxError) = error.reason, case .unclosed = syntaxError.reason,
          let fixIt = syntaxError.diagnostic(inUTF8: text).fixIts.first,
          fixIt.range.lower == text.count
        else { return text }
        text += Array(fixIt.replacement.utf8)
      }
    }
    return text
  }
}
