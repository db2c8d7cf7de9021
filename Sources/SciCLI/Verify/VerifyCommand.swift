import SciCalculator
import SciNumber
import SciSyntax

/// A run of `sci verify EXPRESSION VALUE`: how many digits of a claimed value are right.
struct VerifyRun: CommandRequest {
  var expression: String
  var value: String
  var values = OptionValues()

  init(words: [String]) {
    expression = words.first ?? ""
    value = words.dropFirst().first ?? ""
  }

  static let table = CommandTable<VerifyRun>(
    CommandText(
      name: "sci verify",
      abstract: "Tell how many digits of a claimed value are right.",
      usage: "sci verify [<options>] <expression> <value>",
      discussion: """
        sci verify pi 3.14159265          how many digits are right
        sci verify 0.1+0.2 0.3            exactly equal
        sci verify 'sqrt(2)' 1.41421357   which digit is the first wrong one

        A decimal number is right if its digits are those of the value, rounded to the last place that is written or cut off there. \
        Any other value, such as 1/3, has to be equal. Of a complex number, each part is judged by itself. The exit status is 0 if the claim is right \
        and 1 if it is wrong.
        """),
    arguments: {
      [
        .one("expression", "What to compute."), .one("value", "What it is said to be."),
      ]
    },
    rows: OptionValues.rows(named: "--degrees --radians --gradians --turns --complex") {
      $1(&$0.values)
    })

  func perform(_ streams: Streams) -> RunStatus {
    var settings = Options().settings
    settings.angleUnit = values.angleUnit ?? .degrees
    settings.isComplex = values.complex
    do throws(ClaimError) {
      let judgement = try Self.judge(value, of: expression, settings)
      let status = judgement.isRight ? RunStatus.success : .mathematics
      return max(status, streams.print(judgement.words))
    } catch {
      return streams.report(error.error, in: error.text, settings.angleUnit)
    }
  }

  /// Whether a claim is right, and the lines that say how far.
  struct Judgement {
    var isRight: Bool
    var words: String
  }

  /// Why a claim cannot be judged, and in which of the two texts the error is.
  struct ClaimError: Error {
    var error: CalculatorError
    var text: String
  }

  /// Judges a claimed value of an expression.
  static func judge(
    _ value: String, of expression: String, _ settings: CalculatorSettings
  ) throws(ClaimError) -> Judgement {
    let value = value.writing("−") { _ in "-" }
    var settings = settings
    settings.budget = settings.budget.started()
    var text = expression
    do throws(CalculatorError) {
      let truth = try Self.value(of: expression, settings)
      text = value
      let claim = try Self.value(of: value, settings)
      text = expression
      return try judge(claim, written: value, truth, of: expression, settings)
    } catch {
      throw ClaimError(error: error, text: text)
    }
  }

  /// Judges a claim about a value that is known.
  static func judge(
    _ claim: Value, written text: String, _ truth: Value, of expression: String,
    _ settings: CalculatorSettings
  ) throws(CalculatorError) -> Judgement {
    let claims = try ClaimedPart.parts(of: claim, written: text, about: truth, expression)
    let verdicts = try claims.map { claim throws(CalculatorError) in
      try Self.verdict(of: claim.claim, written: claim.text, claim.truth, expression, settings)
    }
    if verdicts.allSatisfy({ $0 == .equal }) {
      return Judgement(isRight: true, words: "exactly equal\n")
    }
    var lines = ""
    for (part, verdict) in zip(claims, verdicts) {
      lines += part.heading
      lines += try Self.lines(
        verdict, of: part.claim, written: part.text, part.truth, expression, settings)
    }
    return Judgement(isRight: verdicts.allSatisfy { $0.isRight }, words: lines)
  }

  /// The value of a text, each in a session of its own.
  static func value(
    of text: String, _ settings: CalculatorSettings
  ) throws(CalculatorError) -> Value {
    var calculator = Calculator(settings: settings)
    guard let value = try calculator.evaluate(text) else {
      let error = SyntaxError(.expectedOperand, at: SourceRange(0, 0))
      throw CalculatorError(.syntax(error), at: error.range)
    }
    return value
  }

  private static func verdict(
    of claim: Value, written text: String, _ truth: Value, _ expression: String,
    _ settings: CalculatorSettings
  ) throws(CalculatorError) -> Verdict {
    let range = SourceRange(0, expression.utf8.count)
    if let truth = truth.boolean, let claim = claim.boolean {
      return truth == claim ? .equal : .opposite
    }
    // Beside a complex number, it is the claim that is none.
    let other = truth.complex == nil ? truth : claim
    guard let number = truth.real else { throw CalculatorError(notANumber: other, at: range) }
    guard let claimed = claim.real else { throw CalculatorError(notANumber: claim, at: range) }
    do throws(MathError) {
      return try Verdict(
        of: claimed, written: ClaimedDecimal(text), about: number, within: settings.budget)
    } catch {
      throw CalculatorError(.math(error, function: nil), at: range)
    }
  }
}

// MARK: - Words

extension VerifyRun {
  private static func lines(
    _ verdict: Verdict, of claim: Value, written text: String, _ truth: Value,
    _ expression: String, _ settings: CalculatorSettings
  ) throws(CalculatorError) -> String {
    /// The first digits of a value.
    func digits(_ value: Value, _ count: Int) throws(CalculatorError) -> String {
      let notation: ResultFormat.Notation = hasExponent(text) ? .scientific : .auto
      let format = ResultFormat(
        digits: .upTo(count), notation: notation, rounding: .halfEven)
      return try Calculator(settings: settings)
        .text(of: value, of: Array(expression.utf8), format: format).string
    }
    switch verdict {
    case .equal: return "exactly equal\n"
    case .rounded(0):
      return """
        right: zero if rounded to the nearest, and not zero itself
          note: the value is \(try digits(truth, 6))

        """
    case .rounded(let count): return "\(Self.digits(count)) right: rounded to the nearest\n"
    case .cutOff(let count):
      return "\(Self.digits(count)) right: cut off, and \(try digits(truth, count)) if rounded\n"
    case .wrong(let right, let count, let offset):
      let heading =
        count == 0 ? "wrong: not zero" : "wrong: \(right) of \(Self.digits(count)) right"
      return """
        \(heading)
          \(text)
          \(String(repeating: " ", count: offset))^
          note: the value is \(try digits(truth, max(count + 2, 6)))

        """
    case .unequal(let common):
      return """
        wrong: not equal; \(Self.digits(common, "agree", "agrees"))
          note: the value is \(try digits(truth, common + 3))
          note: the claim is \(try digits(claim, common + 3))

        """
    case .opposite: return "wrong: it is \(try digits(truth, 1))\n"
    }
  }

  /// Whether a decimal is written with a power of ten.
  private static func hasExponent(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return zip(bytes, bytes.dropFirst()).contains { digit, letter in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit)
        && (letter == UInt8(ascii: "e") || letter == UInt8(ascii: "E"))
    }
  }

  private static func digits(
    _ count: Int, _ plural: String = "are", _ singular: String = "is"
  ) -> String {
    "\(count) significant \(count == 1 ? "digit \(singular)" : "digits \(plural)")"
  }
}
