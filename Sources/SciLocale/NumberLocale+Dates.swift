// Days in words: 29. Februar 2024, Samstag.

extension NumberLocale {
  /// A day of the Gregorian calendar as the locale writes it, with the name of the month.
  ///
  /// ```swift
  /// let text = try NumberLocale("de").longDate(year: 2024, month: 2, day: 29)  // 29. Februar 2024
  /// ```
  ///
  /// The names and their order are CLDR's; a locale of which CLDR does not know them writes a day as English does.
  ///
  /// - Parameters:
  ///   - year: the year.
  ///   - month: the month, 1 to 12.
  ///   - day: the day of the month.
  /// - Returns: the text.
  public func longDate(year: Int, month: Int, day: Int) -> String {
    let names = dateNames
    let name = names.months[max(0, min(month - 1, 11))]
    var text = ""
    var isQuoted = false
    // By scalars, since a mark may stand behind a quote and belong to it as a character.
    var pattern = names.pattern.unicodeScalars[...]
    while let letter = pattern.first {
      let run = pattern.prefix { $0 == letter }
      let count = run.count
      pattern = pattern.dropFirst(letter == "'" ? 1 : count)
      switch letter {
      case "'": isQuoted.toggle()
      case _ where isQuoted: text.unicodeScalars += run
      case "y": text += digits(year, atLeast: count)
      case "M" where count < 3: text += digits(month, atLeast: count)
      case "M": text += name
      case "d": text += digits(day, atLeast: count)
      default: text.unicodeScalars += run
      }
    }
    return text
  }

  /// The name of a day of the week.
  ///
  /// - Parameter day: the day, from 1 for Monday to 7 for Sunday.
  /// - Returns: the name, such as `Samstag`.
  public func weekdayName(_ day: Int) -> String { dateNames.days[max(0, min(day - 1, 6))] }

  /// An integer in the locale's digits.
  private func digits(_ number: Int, atLeast count: Int) -> String {
    let plain = String(number.magnitude)
    var text = number < 0 ? minusSign : ""
    let padded = String(repeating: "0", count: max(0, count - plain.utf8.count)) + plain
    for byte in padded.utf8 { text.unicodeScalars.append(digits[Int(byte - UInt8(ascii: "0"))]) }
    return text
  }

  private var dateNames: DateNames {
    let chain = (try? LocaleTag(tag).chain()) ?? []
    for name in chain + ["en"] {
      if let fields = DateTable.table.fields(of: name) { return DateNames(fields) }
    }
    preconditionFailure("the table has English")
  }
}

/// The pattern of a long date and the names in it.
private struct DateNames {
  let pattern: String
  let months: [String]
  let days: [String]

  init(_ fields: [String]) {
    pattern = fields[0]
    months = fields[1].split(separator: "|").map(String.init)
    days = fields[2].split(separator: "|").map(String.init)
  }
}
