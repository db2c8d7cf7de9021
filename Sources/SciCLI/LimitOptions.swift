import ArgumentParser
import SciNumber

/// The options that limit what an expression may cost.
struct LimitOptions: ParsableArguments {
  /// A person waits no longer, and what needs longer is mostly predicted and refused at once.
  static let defaultSeconds = 60.0

  @Option(
    help: ArgumentHelp(
      "The longest that an expression may take, in seconds. (default: 60)",
      valueName: "seconds"))
  var maxTime: Double?

  @Option(
    help: ArgumentHelp(
      "The most memory that the numbers may take, in megabytes.", valueName: "megabytes"))
  var maxMemory = (EvaluationBudget.interactive.memory ?? 0) / 1_000_000

  @Option(
    help: ArgumentHelp(
      "The most digits that can be asked for, and that an exact number is kept with.",
      valueName: "N"))
  var maxDigits = EvaluationBudget.interactive.digits

  private static let seconds = 0.001...1e6
  private static let megabytes = 1...1_000_000
  private static let digits = 1...1_000_000_000

  func validate() throws {
    guard Self.seconds.contains(maxTime ?? Self.defaultSeconds) else {
      throw ValidationError("--max-time takes seconds from 0.001 to 1000000")
    }
    guard Self.megabytes.contains(maxMemory) else {
      throw ValidationError("--max-memory takes megabytes from 1 to \(Self.megabytes.upperBound)")
    }
    guard Self.digits.contains(maxDigits) else {
      throw ValidationError("--max-digits takes a number from 1 to \(Self.digits.upperBound)")
    }
  }

  var budget: EvaluationBudget {
    var budget = EvaluationBudget.interactive.allowing(digits: maxDigits)
    budget.memory = maxMemory * 1_000_000
    budget.time = .seconds(maxTime ?? Self.defaultSeconds)
    return budget
  }
}

extension EvaluationBudget {
  /// What one expression may cost where no option says otherwise.
  static var command: EvaluationBudget {
    var budget = EvaluationBudget.interactive
    budget.time = .seconds(LimitOptions.defaultSeconds)
    return budget
  }

  /// How to raise the limit that an error is about.
  func note(on error: MathError) -> String? {
    switch error {
    case .timeLimit: "--max-time raises the limit"
    case .memoryLimit: "--max-memory raises the limit"
    case .digitLimit(digits, _), .exactLimit(exactBits, _): "--max-digits raises the limit"
    // Digits that are asked for come on top.
    case .precisionLimit(let bits, _) where bits >= precisionBits: "--max-digits raises the limit"
    default: nil
    }
  }
}
