// Rates in the files that central banks give, and in lists.

import SciNumber

/// Why a text is no table of rates.
///
/// ```swift
/// do throws(CurrencyRatesError) {
///   _ = try CurrencyRates(text: "USD,1.0987")
/// } catch {
///   print(error)  // no currency has the rate 1: a line such as `EUR,1` says what the rates are of
/// }
/// ```
public enum CurrencyRatesError: Error, Hashable, Sendable {
  /// Nothing in it is a code and a price.
  case noRates
  /// No currency has the price 1, so that nobody knows what the prices are of.
  case noBase
  /// A price that is none, and the code before it.
  case badPrice(code: String, text: String)
}

extension CurrencyRatesError: CustomStringConvertible {
  /// What is wrong, in words.
  public var description: String {
    switch self {
    case .noRates: "no line is a currency and its rate, such as `USD,1.0987`"
    case .noBase: "no currency has the rate 1: a line such as `EUR,1` says what the rates are of"
    case .badPrice(let code, let text): "`\(text)` is no rate of \(code)"
    }
  }
}

extension CurrencyRates {
  /// Reads the rates in a text: the XML or CSV of the European Central Bank, or lines of a code and a price.
  ///
  /// In lists of two columns, a comma, a semicolon, a tab or spaces stand between the code and the price, the base has the price 1, and a line may be a day. Of several
  /// days, the first counts.
  ///
  /// - Parameter text: the content of a file.
  /// - Throws: ``CurrencyRatesError``.
  public convenience init(text: some StringProtocol) throws(CurrencyRatesError) {
    let text = String(text)
    let table: Table
    if text.utf8.contains(UInt8(ascii: "<")) {
      table = try Self.xml(text)
    } else if let columns = try Self.columns(text) {
      table = columns
    } else {
      table = try Self.list(text)
    }
    guard !table.prices.isEmpty else { throw .noRates }
    guard let base = table.base ?? table.prices.first(where: { $0.value == 1 })?.key else {
      throw .noBase
    }
    self.init(base: base, prices: table.prices, date: table.date)
  }

  private struct Table {
    var base: String?
    var prices: [String: Rational] = [:]
    var date: String?

    /// Enters a price; an empty one, and `N/A`, are no price.
    mutating func enter(_ code: String, _ text: Substring) throws(CurrencyRatesError) {
      guard !text.isEmpty, text != "N/A", prices[code] == nil else { return }
      guard let price = Rational(decimalLiteral: Array(text.utf8)), price.signum > 0 else {
        throw .badPrice(code: code, text: String(text))
      }
      prices[code] = price
    }
  }

  /// `<Cube time='2026-11-25'><Cube currency='USD' rate='1.0987'/>…`: prices of a euro.
  private static func xml(_ text: String) throws(CurrencyRatesError) -> Table {
    var table = Table(base: "EUR")
    for tag in text.split(separator: "<") where tag.hasPrefix("Cube") {
      if let time = attribute("time", of: tag) {
        if table.date != nil { break }
        table.date = String(time)
      }
      if let code = attribute("currency", of: tag), let rate = attribute("rate", of: tag) {
        try table.enter(String(code), rate)
      }
    }
    return table
  }

  private static func attribute(_ name: String, of tag: Substring) -> Substring? {
    let parts = tag.split(omittingEmptySubsequences: false) { $0 == "\"" || $0 == "'" }
    for index in stride(from: 0, to: parts.count - 1, by: 2)
    where words(parts[index]).last == "\(name)=" {
      return parts[index + 1]
    }
    return nil
  }

  /// `Date, USD, JPY` and a line for each day, with prices of a euro; `nil` if the first line is no such title.
  private static func columns(_ text: String) throws(CurrencyRatesError) -> Table? {
    let lines = text.split { $0.isNewline }
    guard lines.count > 1, case let titles = fields(lines[0]), titles.first == "Date" else {
      return nil
    }
    let prices = fields(lines[1])
    var table = Table(base: "EUR")
    table.date = prices.first.map(String.init)
    for (title, price) in zip(titles, prices).dropFirst() where isCode(title) {
      try table.enter(String(title), price)
    }
    return table
  }

  /// Lines of a code and a price, and perhaps a day.
  private static func list(_ text: String) throws(CurrencyRatesError) -> Table {
    var table = Table()
    for line in text.split(whereSeparator: { $0.isNewline }) {
      let parts = line.split { ",;\t ".contains($0) }
      guard let first = parts.first else { continue }
      if parts.count > 1, isCode(first) {
        try table.enter(String(first), parts[1])
      } else if let day = parts.first(where: isDay), table.date == nil {
        table.date = String(day)
      }
    }
    return table
  }

  private static func fields(_ line: Substring) -> [Substring] {
    line.split(separator: ",", omittingEmptySubsequences: false).map { field in
      let words = words(field)
      guard let first = words.first, let last = words.last else { return "" }
      return field[first.startIndex..<last.endIndex]
    }
  }

  private static func words(_ text: Substring) -> [Substring] { text.split { $0.isWhitespace } }

  private static func isCode(_ text: Substring) -> Bool {
    text.utf8.count == 3 && text.utf8.allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
  }

  /// Whether a text is written like 2026-11-25.
  private static func isDay(_ text: Substring) -> Bool {
    let digits = text.split(separator: "-")
    return digits.count == 3 && digits[0].utf8.count == 4
      && digits.allSatisfy { $0.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } }
  }
}
