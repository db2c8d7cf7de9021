// What can be set of the expression line, by names and texts.

import CPage
import SciAnswers
import SciCalculator
import SciLocale
import SciMoney
import SciNumber
import SciSyntax
import SciUnits

extension ExpressionLine {
  /// A setting: its name, and what sets it to a text.
  struct Setting: Sendable {
    let name: String
    /// Sets it and gives `nil`, or changes nothing and says what it takes.
    let set: @Sendable (inout ExpressionLine, String) -> String?
  }

  /// What can be set.
  ///
  /// Of the settings of digits, `digits` is that of the page, which never shows fewer than 20; the last of them that is set counts.
  static let settings: [Setting] = [
    Setting(name: "angle") { line, value in
      guard let unit = AngleUnit(rawValue: value) else {
        return "takes degrees, radians, gradians or turns"
      }
      line.calculator.settings.angleUnit = unit
      return nil
    },
    Setting(name: "notation") { line, value in
      guard let notation = ResultFormat.Notation(rawValue: value) else {
        return "takes auto, fixed, scientific or engineering"
      }
      line.format.notation = notation
      return nil
    },
    Setting(name: "digits") { line, value in
      guard let count = WideInt(value) else { return "takes a whole number" }
      let digits = min(max(count, digitCounts.lowerBound), digitCounts.upperBound)
      return line.changeAmounts { $0.format.digits = .upTo(digits) }
    },
    Setting(name: "significant") { line, value in
      guard let count = WideInt(value), 1...mostDigits ~= count else {
        return "takes a whole number from 1 to \(mostDigits)"
      }
      return line.changeAmounts { $0.format.digits = .significant(count) }
    },
    Setting(name: "decimals") { line, value in
      guard let count = WideInt(value), 0...mostDigits ~= count else {
        return "takes a whole number from 0 to \(mostDigits)"
      }
      return line.changeAmounts { $0.format.digits = .decimals(count) }
    },
    Setting(name: "rounding") { line, value in
      guard let mode = RoundingMode(rawValue: value) else {
        return "takes \(RoundingMode.allCases.map { $0.rawValue }.joined(separator: ", "))"
      }
      return line.changeAmounts { ($0.chosenRounding, $0.format.rounding) = (mode, mode) }
    },
    Setting(name: "money") { line, value in
      line.changeAmounts {
        $0.moneyValues.code = value.isEmpty ? nil : value
        if !value.isEmpty, case .significant = $0.format.digits {
          $0.format.digits = ResultFormat.standard.digits
        }
      }
    },
    Setting(name: "cash") { line, value in
      guard value == "true" || value == "false" else { return "takes true or false" }
      return line.changeAmounts { $0.moneyValues.cash = value == "true" }
    },
    Setting(name: "locale") { line, value in
      line.changeAmounts { $0.moneyValues.locale = value.isEmpty ? nil : value }
    },
    Setting(name: "percent") { line, value in
      switch value {
      case "relative": line.calculator.settings.percent = .relative
      case "plain": line.calculator.settings.percent = .plain
      default: return "takes relative or plain"
      }
      return nil
    },
    Setting(name: "complex") { line, value in
      guard value == "true" || value == "false" else { return "takes true or false" }
      line.calculator.settings.isComplex = value == "true"
      return nil
    },
    Setting(name: "milliseconds") { line, value in
      guard let limit = Int(value), 0...Int(Int32.max) ~= limit else {
        return "takes a whole number; 0 for any time"
      }
      line.milliseconds = limit == 0 ? nil : limit
      return nil
    },
    Setting(name: "now") { line, value in line.clock.setNow(value) },
    Setting(name: "zone") { line, value in line.clock.setZone(value) },
    Setting(name: "seed") { line, value in
      guard let seed = Seed(value) else {
        return "takes a whole number below 2^64, unknown or none"
      }
      line.seed = seed
      return nil
    },
    Setting(name: "rates") { line, value in
      do throws(CurrencyRatesError) {
        line.calculator.rates = value.isEmpty ? nil : try CurrencyRates(text: value)
        return nil
      } catch {
        return "cannot be read: \(error.description)"
      }
    },
  ]

  /// As many digits as an interactive evaluation may be asked for.
  private static let mostDigits: WideInt = 1_000_000

  /// How angles are measured.
  var angleUnit: AngleUnit { calculator.settings.angleUnit }

  /// How many digits a rounded result has.
  var digitCount: WideInt {
    switch format.digits {
    case .upTo(let count), .significant(let count): count
    default: ResultFormat.standardDigits
    }
  }
}

// MARK: - Amounts of money

extension ExpressionLine {
  /// Changes what amounts depend on: the currency, how is rounded, how many decimals there are.
  ///
  /// - Parameter change: the change.
  /// - Returns: why it cannot be made; then nothing has changed.
  fileprivate mutating func changeAmounts(_ change: (inout ExpressionLine) -> Void) -> String? {
    var changed = self
    change(&changed)
    if let reason = changed.makeMoney() { return "cannot be set: \(reason)" }
    self = changed
    return nil
  }

  private mutating func makeMoney() -> String? {
    var decimals: Int?
    switch format.digits {
    case .decimals(let count): decimals = Int(count)
    case .significant where moneyValues.code != nil:
      return "digits and money exclude each other; decimals is for amounts"
    case .significant, .upTo: break
    }
    if moneyValues.cash, decimals != nil { return "cash and decimals exclude each other" }
    do throws(MoneyValues.AmountsError) {
      money = try moneyValues.options(rounding: chosenRounding, decimals: decimals)
      dayLocale = moneyValues.locale == nil ? nil : try moneyValues.typedLocale
    } catch {
      return error.words(decimals: "`decimals`")
    }
    calculator.settings.shareUnit = money?.unit
    calculator.settings.currency = money?.currency.code
    return nil
  }
}

// MARK: - Random numbers

extension ExpressionLine {
  /// Where random numbers begin.
  enum Seed: Hashable {
    /// Nowhere: they are an error, so that all results can be repeated.
    case none
    /// Where the browser's own random numbers say.
    case unknown
    /// At a number, so that they are the same each time.
    case number(UInt64)

    init?(_ text: String) {
      switch text {
      case "none": self = .none
      case "unknown": self = .unknown
      default:
        guard let number = UInt64(text) else { return nil }
        self = .number(number)
      }
    }

    func apply(to calculator: inout Calculator) {
      switch self {
      case .none: calculator.forgetSeed()
      case .unknown: calculator.setSeed(to: .random(in: 0 ... .max))
      case .number(let seed): calculator.setSeed(to: seed)
      }
    }
  }
}

// MARK: - Time

extension EvaluationBudget {
  /// Ends what takes longer.
  ///
  /// The limit of time refuses single steps that are known to take longer; the clock of the page ends the others.
  mutating func limitTime(milliseconds: Int) {
    time = .milliseconds(milliseconds)
    let deadline = page_now() + Double(milliseconds)
    let isCancelled = isCancelled
    self.isCancelled = { isCancelled() || page_now() >= deadline }
  }
}
