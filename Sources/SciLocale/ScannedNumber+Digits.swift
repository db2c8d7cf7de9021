extension ScannedNumber {
  /// Reads the digits as the locale writes them for one currency.
  ///
  /// - Parameter currency: the code of the currency whose own separators are meant, where it has some.
  /// - Returns: the digits before and behind the point.
  /// - Throws: ``NumberTextError`` where the text is no number or has two readings.
  package func digits(currency: String?) throws(NumberTextError) -> ReadNumber {
    let rules = NumberLocale.Rules(locale, style: style, currency: currency)
    var number =
      switch parsing {
      case .strict: try strictDigits(rules)
      case .lenient: try lenientDigits(rules)
      }
    (number.isNegative, number.label) = (isNegative, label)
    return number
  }

  private func strictDigits(_ rules: NumberLocale.Rules) throws(NumberTextError) -> ReadNumber {
    var (integer, fraction, groups): ([UInt8], [UInt8], [Int]) = ([], [], [])
    var (isFraction, isLatin): (Bool, Bool?) = (false, nil)
    let start = body.first?.offset ?? 0
    for (scalar, offset) in body {
      if let digit = locale.digit(scalar, .strict) {
        let latin = scalar.isASCII
        guard isLatin == nil || isLatin == latin else {
          throw NumberTextError(reason: .unexpectedText, offset: offset)
        }
        isLatin = latin
        if isFraction { fraction.append(digit.value) } else { integer.append(digit.value) }
      } else if !isFraction, Self.isSeparator(scalar, rules.decimal) {
        isFraction = true
      } else if !isFraction, Self.isSeparator(scalar, rules.group) {
        groups.append(integer.count)
      } else {
        throw NumberTextError(reason: .unexpectedText, offset: offset)
      }
    }
    guard groups.isEmpty || groups == rules.pattern.groupPlaces(in: integer.count) else {
      throw NumberTextError(reason: .misplacedGroup, offset: start)
    }
    return ReadNumber(integer: integer, fraction: fraction)
  }

  private static func isSeparator(_ scalar: Unicode.Scalar, _ separator: String) -> Bool {
    guard let own = located(separator, .strict).first?.scalar else { return false }
    if scalar == own { return true }
    let apostrophes: Set<Unicode.Scalar> = ["'", "\u{2019}"]
    return own.isSpace && scalar.isSpace
      || apostrophes.contains(own) && apostrophes.contains(scalar)
  }
}

extension NumberPattern {
  /// Before which of the integer's digits separators stand.
  func groupPlaces(in count: Int) -> [Int] {
    guard primaryGrouping > 0, count > primaryGrouping else { return [] }
    return stride(from: count - primaryGrouping, to: 0, by: -secondaryGrouping).reversed()
  }
}

extension NumberLocale {
  /// The value of a digit as ASCII, and the numbering system that it belongs to.
  ///
  /// For strict reading a digit is one of the locale or from 0 to 9; for lenient reading, of any script.
  func digit(_ scalar: Unicode.Scalar, _ parsing: NumberParsing) -> (value: UInt8, system: String)?
  {
    if "0"..."9" ~= scalar { return (UInt8(scalar.value), "latn") }
    if let index = digits.firstIndex(of: scalar) { return (UInt8(index) + 0x30, numberingSystem) }
    guard parsing == .lenient, scalar.properties.numericType == .decimal else { return nil }
    for row in LocaleTable.zeros where row.zero..<(row.zero + 10) ~= scalar.value {
      return (UInt8(scalar.value - row.zero) + 0x30, row.system)
    }
    return nil
  }
}

extension LocaleTable {
  /// The zeros of all numbering systems.
  fileprivate static let zeros: [(zero: UInt32, system: String)] = digitTable.rows.compactMap {
    row in row[1].unicodeScalars.first.map { ($0.value, row[0]) }
  }
}
