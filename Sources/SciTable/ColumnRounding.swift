import SciCalculator
import SciMoney
import SciNumber
import SciSyntax

/// How the values of a column are rounded before anybody sees them: `--round 'gross: EUR'`.
struct ColumnRounding: Sendable {
  var mode: RoundingMode
  /// What the values become multiples of.
  var step: Rational
  /// How many decimals are written, at least.
  var decimals: Int
  /// The step as ``SmallRational`` has it.
  private var smallStep: SmallRational?
  /// Whether the step is 10^(−decimals).
  private var isDecimal: Bool

  /// Reads what stands behind the colon: the code of a currency or a positive number, and perhaps a mode.
  ///
  /// Without a mode in either place it is half away from zero with a currency, and half to even otherwise.
  init(_ text: String, mode: RoundingMode?) throws(TablePlan.PlanError) {
    let words = text.split(separator: " ").map(String.init)
    guard let first = words.first, words.count < 3 else { throw Self.misuse(text) }
    var typed = mode
    if words.count == 2 {
      guard let named = RoundingMode(rawValue: words[1]) else {
        throw .request("--round: `\(words[1])` is no rounding mode")
      }
      typed = named
    }
    if let currency = try? Currency(first.uppercased()) {
      do throws(MoneyError) {
        step = try Increment.minorUnit.amount(in: currency)
      } catch {
        throw .request("--round: \(currency) has no smallest unit; say a number")
      }
      self.mode = typed ?? .halfAwayFromZero
    } else {
      guard let number = Rational(decimalLiteral: Array(first.utf8)), number.signum > 0,
        number.isDecimal
      else { throw Self.misuse(text) }
      step = number
      self.mode = typed ?? .halfEven
    }
    smallStep = SmallRational(step)
    decimals = max(
      0,
      Int(
        step.exactDigits(maximumCount: 1000).map { digits in
          digits.significantCount - 1 - digits.exponent
        } ?? 0))
    isDecimal = step == Rational(1, scale: WideInt(decimals))
  }

  private static func misuse(_ text: String) -> TablePlan.PlanError {
    .request(
      "--round takes a column and a currency or a number, such as 'gross: EUR', not `\(text.trimmingSpaces)`"
    )
  }

  /// The value rounded, where it is an ordinary number.
  func rounded(_ value: SmallRational) -> SmallRational? {
    if isDecimal { return value.rounded(mode, decimals: decimals) }
    return smallStep.flatMap { value.rounded(mode, toMultipleOf: $0) }
  }

  /// The value rounded, by proof.
  func rounded(_ value: Real, within budget: EvaluationBudget) throws(MathError) -> Rational {
    let rounded = try value.rounded(mode, toMultipleOf: step, within: budget)
    guard let number = try rounded.rationalValue(within: budget) else {
      throw .exactLimit(bits: budget.exactBits)
    }
    return number
  }
}

// MARK: - Text

extension ColumnRounding {
  /// A multiple of the step in digits; as many as an exact result may have, because `1e999999999` is short only as it is typed.
  func text(of number: Rational) throws(MathError) -> [UInt8] {
    var text: [UInt8] = []
    if let small = SmallRational(number), small.write(decimals: decimals, to: &text) { return text }
    let limit = ResultFormat.wholeLimit
    guard let digits = number.exactDigits(maximumCount: limit), abs(digits.exponent) < limit else {
      throw .digitLimit(digits: limit)
    }
    PositionalDigits(digits, minimumDecimals: WideInt(decimals)).write(to: &text)
    return text
  }
}
