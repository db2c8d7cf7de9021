// What is said beside rounded digits: the result as a fraction, or in roots, logarithms and constants.

import SciCalculator
import SciNumber
import SciUnits

extension ExpressionLine {
  /// A result that is not written in digits.
  struct ExactForm {
    /// The result as an expression: `1/3`, `sqrt(3)/2`, `(sqrt(2)) m`.
    var text: String
    /// The same as typeset mathematics, where it can be.
    var mathML: String?
    /// Whether it is a quotient of integers.
    var isFraction: Bool
  }

  /// The longest fraction that is easier to read than its digits.
  private static let longestFraction = 40
  /// The longest form that is.
  private static let longestForm = 60
  /// How many elements of a list have forms.
  private static let mostElements = 6
  /// Halves, tenths and the like are shown beside exact decimals; other decimals speak for themselves.
  private static let largestFamiliarDenominator = Integer(16)

  /// A value in an exact form, where that says more than its digits.
  func exactForm(
    of value: Value, writtenAs result: Written, within budget: EvaluationBudget
  ) -> ExactForm? {
    if result.provenance != nil { return nil }
    var budget = budget
    // It is an addition to the result, and not worth a long search.
    budget.decisionBits = min(budget.decisionBits, 1 << 12)
    do throws(MathError) {
      if case .scalar(.real(let real)) = value,
        let rational = try real.rationalValue(within: budget)
      {
        return fraction(rational, result)
      }
      return result.isExact ? nil : try form(of: value, result, within: budget)
    } catch {
      return nil
    }
  }

  /// A number as a fraction in lowest terms.
  private func fraction(_ rational: Rational, _ result: Written) -> ExactForm? {
    let limit = WideInt(4 * Self.longestFraction)
    guard !rational.isInteger, let numerator = rational.numerator(limit: limit),
      let denominator = rational.denominator(limit: limit),
      !result.isExact || denominator <= Self.largestFamiliarDenominator
    else { return nil }
    let text = "\(numerator.text())/\(denominator.text())"
    guard text.utf8.count <= Self.longestFraction, text != result.text else { return nil }
    return ExactForm(text: text, mathML: Self.mathML(text, unit: ""), isFraction: true)
  }

  /// A value in roots, logarithms and constants.
  private func form(
    of value: Value, _ result: Written, within budget: EvaluationBudget
  ) throws(MathError) -> ExactForm? {
    switch value {
    case .scalar(.boolean), .scalar(.calendar): return nil
    case .list(let elements) where elements.count > Self.mostElements: return nil
    case .scalar(.quantity(let quantity)):
      // A third of a kilometre says more than its digits; nobody counts in sixths of a cent.
      if let rational = try quantity.value.rationalValue(within: budget) {
        guard quantity.unit.currencyCode == nil,
          let denominator = rational.denominator(limit: WideInt(Self.longestFraction)),
          denominator <= Self.largestFamiliarDenominator
        else { return nil }
      }
    case .scalar, .list: break
    }
    var format = ResultFormat.standard
    format.form = .exact
    let text = try format.text(of: value, within: budget)
    guard text.isExact, text.string.utf8.count <= Self.longestForm, text.string != result.text
    else { return nil }
    let number = text.number
    let unit = text.string.dropFirst(number.count).drop { $0 == " " }
    return ExactForm(
      text: text.string, mathML: Self.mathML(number, unit: String(unit)), isFraction: false)
  }
}
