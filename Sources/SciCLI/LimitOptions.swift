import SciNumber

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
