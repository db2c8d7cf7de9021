import SciAnswers
import SciLocale
import SciMoney
import SciNumber

extension MoneyValues {
  /// The options with the others that they share; `nil` if no money was asked for.
  func checkedOptions(
    rounding mode: RoundingMode?, decimals: Int?
  ) throws(OptionError) -> MoneyOptions? {
    do throws(AmountsError) {
      return try options(rounding: mode, decimals: decimals)
    } catch {
      throw OptionError(error)
    }
  }

  /// The locale that was asked for, or English.
  var checkedLocale: NumberLocale {
    get throws(OptionError) {
      do throws(AmountsError) {
        return try typedLocale
      } catch {
        throw OptionError(error)
      }
    }
  }
}

extension OptionError {
  fileprivate init(_ failure: MoneyValues.AmountsError) {
    self.init(words: failure.words(decimals: "--decimals"))
  }
}
