// Days in the words of a language: --locale.

import SciAnswers
import SciCalculator
import SciLocale

extension Command {
  /// Puts the days of a result in the words of the locale; says that the locale is about days and amounts alone where there are none.
  @inline(never)
  mutating func localize(_ text: inout [UInt8], _ value: Value) {
    guard let locale = try? NumberLocale(options.dayLocale) else { return }
    if let words = value.words(in: locale) {
      text = Array(words.utf8)
      return
    }
    switch value {
    case .scalar(.calendar), .list: break
    default:
      if options.money == nil {
        calculator.add(note: "--locale is for days, and with --money for amounts")
      }
    }
  }
}
