import SciNumber
import SciUnits

/// Why a step of a program has no value: a reason without its range.
struct StepError: Error {
  var reason: CalculatorError.Reason
  /// The operand at fault, if it is one alone.
  var operand: Int?

  /// Whether there is no real value, so that there may be a complex one.
  var isOutsideReals: Bool {
    if case .math(.notReal, _) = reason { true } else { false }
  }

  init(_ reason: CalculatorError.Reason, operand: Int? = nil) {
    self.reason = reason
    self.operand = operand
  }

  /// Runs `body`, whose errors are those of quantities.
  static func measuring<Result>(
    operand: Int? = nil, _ body: () throws(UnitError) -> Result
  ) throws(StepError) -> Result {
    do throws(UnitError) {
      return try body()
    } catch .mathematics(let error) {
      throw StepError(.math(error, function: nil), operand: operand)
    } catch {
      throw StepError(.units(error), operand: operand)
    }
  }

  /// Runs `body`, whose errors are those of numbers.
  static func computing<Result>(
    operand: Int? = nil, _ body: () throws(MathError) -> Result
  ) throws(StepError) -> Result {
    do throws(MathError) {
      return try body()
    } catch {
      throw StepError(.math(error, function: nil), operand: operand)
    }
  }
}
