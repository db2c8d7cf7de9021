import SciNumber
import SciSyntax
import SciUnits

/// Formulas of numbers for expressions with units: in which units the variables and the values are.
struct MeasuredFormulas {
  var formulas: [Formula]
  /// The unit of each variable.
  var variables: [Unit]
  /// The unit of the values of the first formula.
  var value: FormulaUnit

  /// Makes formulas of numbers; `nil` where an operation has no step in them.
  ///
  /// - Parameters:
  ///   - formulas: expressions in the same variables, whose numbers may have units.
  ///   - variables: the unit of each variable; `nil` for one that the formulas tell.
  ///   - context: the unit of angles and the budget.
  /// - Throws: why the units do not fit.
  init?(
    _ formulas: [Formula], variables: [Unit?], _ context: Function.Context
  ) throws(StepError) {
    var units = variables.enumerated().map { place, unit in
      unit.map { FormulaUnit($0) } ?? FormulaUnit(ofUnknown: place)
    }
    // Each attempt but the last finds the unit of one unknown.
    for _ in 0...variables.count {
      do throws(MeasuredArithmetic.MeasureError) {
        var arithmetic = MeasuredArithmetic(context)
        let elements = units.enumerated().map { place, unit in
          MeasuredArithmetic.Element(formula: Formula(steps: [.variable(place)]), unit: unit)
        }
        var results: [MeasuredArithmetic.Element] = []
        for formula in formulas { results.append(try arithmetic.value(of: formula, elements)) }
        self.formulas = results.map { $0.formula }
        self.variables = units.map { $0.known }
        value = results[0].unit.withoutUnknowns
        return
      } catch .found(let unknown, let unit) {
        do throws(MeasuredArithmetic.MeasureError) {
          for place in units.indices {
            units[place] = try units[place].replacing(
              unknown: unknown, by: unit, within: context.budget)
          }
        } catch {
          throw error.stepError
        }
      } catch .noStep {
        return nil
      } catch {
        throw error.stepError
      }
    }
    return nil
  }
}

extension MeasuredArithmetic.MeasureError {
  fileprivate var stepError: StepError {
    switch self {
    case .error(let error): error
    case .found, .noStep: StepError(.noSlope)
    }
  }
}
