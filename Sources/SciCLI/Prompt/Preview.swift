import SciCalculator
import SciNumber
import SciSyntax

/// What a line that is being typed would come to, found without changing anything.
struct Preview {
  let calculator: Calculator
  let options: Options

  /// How long it may take while keys are typed, and once they pause.
  static let typingTime = Duration.milliseconds(5)
  static let pauseTime = Duration.milliseconds(300)

  /// What there is to show.
  enum Content {
    case line(StyledLine)
    case nothing
    /// There was no time to find out.
    case outOfTime
  }

  /// What a text would come to.
  ///
  /// - Parameters:
  ///   - text: what was typed, in UTF-8.
  ///   - time: how long it may take.
  ///   - isCancelled: whether somebody types on.
  /// - Returns: what there is to show.
  func outcome(
    of text: [UInt8], within time: Duration, isCancelled: @escaping @Sendable () -> Bool
  ) -> Content {
    var session = Command(options, .silent)
    session.calculator = calculator
    // A random number is shown once it is drawn.
    session.calculator.forgetSeed()
    session.calculator.settings.budget = Self.budget(time, isCancelled)
    let readings: [Reading]
    do throws(CalculatorError) {
      readings = try session.calculator.readings(of: text)
    } catch {
      return .nothing
    }
    switch session.outcome(of: text) {
    case .failure(let error): return error.isOutOfTime ? .outOfTime : .nothing
    case .success(let bytes):
      let result = String(decoding: bytes, as: UTF8.self).split(separator: "\n").last ?? ""
      guard !result.isEmpty, !Self.says(text, as: result) else { return .nothing }
      return .line(StyledLine(String(result) + Self.words(readings), .aside))
    }
  }

  /// Little memory, and so few digits that none takes long.
  private static func budget(
    _ time: Duration, _ isCancelled: @escaping @Sendable () -> Bool
  ) -> EvaluationBudget {
    var budget = EvaluationBudget.interactive
    budget.memory = 64_000_000
    budget.digits = 100_000
    budget.precisionBits = 1 << 18
    budget.exactBits = 1 << 20
    budget.time = time
    budget.isCancelled = isCancelled
    return budget
  }

  /// Whether a result says nothing but what was typed.
  private static func says(_ text: [UInt8], as result: Substring) -> Bool {
    let typed = String(decoding: text, as: UTF8.self).filter { $0 != " " }
    return result.drop { "=≈ ".contains($0) } == typed
  }

  /// How a text was read, where it leaves something to the language.
  private static func words(_ readings: [Reading]) -> String {
    guard readings.count == 1, readings[0].hasUnwrittenParts else { return "" }
    return "   read as \(readings[0].text)"
  }
}

extension CalculatorError {
  /// Whether more time might bring an answer.
  fileprivate var isOutOfTime: Bool {
    switch mathematics {
    case .cancelled, .timeLimit: true
    default: false
    }
  }
}
