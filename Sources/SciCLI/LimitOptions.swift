import ArgumentParser
import SciNumber

/// The options that limit what an expression may cost.
struct LimitOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The longest that an expression may take, in seconds. (default: 60)",
      valueName: "seconds"))
  var maxTime: Double?

  @Option(
    help: ArgumentHelp(
      "The most memory that the numbers may take, in megabytes.", valueName: "megabytes"))
  var maxMemory = LimitValues.defaultMegabytes

  @Option(
    help: ArgumentHelp(
      "The most digits that can be asked for, and that an exact number is kept with.",
      valueName: "N"))
  var maxDigits = LimitValues.defaultDigits

  var values: LimitValues { LimitValues(time: maxTime, memory: maxMemory, digits: maxDigits) }
}

/// What the options of limits say.
struct LimitValues {
  /// In seconds.
  var time: Double?
  /// In megabytes.
  var memory: Int?
  var digits: Int?

  /// A person waits no longer, and what needs longer is mostly predicted and refused at once.
  static let defaultSeconds = 60.0
  static var defaultMegabytes: Int { (EvaluationBudget.interactive.memory ?? 0) / 1_000_000 }
  static var defaultDigits: Int { EvaluationBudget.interactive.digits }

  private static let seconds = 0.001...1e6
  private static let megabytes = 1...1_000_000
  private static let digits = 1...1_000_000_000

  func check() throws(OptionError) {
    guard Self.seconds.contains(time ?? Self.defaultSeconds) else {
      throw OptionError(words: "--max-time takes seconds from 0.001 to 1000000")
    }
    guard Self.megabytes.contains(memory ?? Self.defaultMegabytes) else {
      throw OptionError(
        words: "--max-memory takes megabytes from 1 to \(Self.megabytes.upperBound)")
    }
    guard Self.digits.contains(digits ?? Self.defaultDigits) else {
      throw OptionError(words: "--max-digits takes a number from 1 to \(Self.digits.upperBound)")
    }
  }

  var budget: EvaluationBudget {
    var budget = EvaluationBudget.interactive.allowing(digits: digits ?? Self.defaultDigits)
    budget.memory = (memory ?? Self.defaultMegabytes) * 1_000_000
    budget.time = .seconds(time ?? Self.defaultSeconds)
    return budget
  }
}

extension EvaluationBudget {
  /// What one expression may cost where no option says otherwise.
  static var command: EvaluationBudget {
    var budget = EvaluationBudget.interactive
    budget.time = .seconds(LimitValues.defaultSeconds)
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
