import SciCalculator
import SciNumber

/// What a new calculator answers: the value, or the class and the message of the error.
func outcome(_ text: String, budget: EvaluationBudget = .interactive) -> String {
  var settings = CalculatorSettings.standard
  settings.budget = budget
  var calculator = Calculator(settings: settings)
  do throws(CalculatorError) {
    return try calculator.answer(text)?.string ?? ""
  } catch {
    return "\(error.errorClass): \(error.message(inUTF8: Array(text.utf8)))"
  }
}
