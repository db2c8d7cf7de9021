import SciCalculator
import SciLocale
import SciMoney
import SciNumber
import SciSyntax
import SciUnits

/// Reads numbers and amounts in fields, never guessing between two readings.
struct FieldReader: Sendable {
  /// How numbers are written; `nil` for digits with a point and nothing between them.
  let locale: NumberLocale?
  /// The currency whose signs may stand beside digits.
  let currency: Currency?
  /// What an empty field stands for.
  let missing: Cell
  /// How numbers without groups stand in fields, if not in ASCII with a point.
  let notation: FieldNotation?
  /// In which order dates that ISO 8601 does not write are read; `nil` where they are none.
  let dates: DateOrder?

  init(
    locale: NumberLocale?, currency: Currency?, missing: Cell = .missing, dates: DateOrder? = nil
  ) {
    (self.locale, self.currency, self.missing, self.dates) = (locale, currency, missing, dates)
    notation = locale.map(FieldNotation.init)
  }

  /// The number in a part of a row.
  func cell(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Cell {
    let text = Self.trimmed(range, of: bytes)
    if text.isEmpty { return missing }
    if let number = literal(bytes, text) { return .number(.rational(number)) }
    if isWord(bytes[text.lowerBound]) { return .unreadable }
    return longCell(text.map { bytes[$0] })
  }

  /// The number in a part of a row, where it is a short one in ASCII.
  func number(_ bytes: Span<UInt8>, _ range: Range<Int>) -> SmallRational? {
    literal(bytes, Self.trimmed(range, of: bytes))
  }

  /// The number that is written as formulas write one, or the same with the separator of the locale; no date is.
  private func literal(_ bytes: Span<UInt8>, _ text: Range<Int>) -> SmallRational? {
    guard let notation else { return SmallRational(signedLiteral: bytes.extracting(text)) }
    guard let separator = notation.plainSeparator, text.count <= Self.longestLiteral else {
      return nil
    }
    var literal: [UInt8] = []
    literal.reserveCapacity(text.count)
    for index in text {
      switch bytes[index] {
      case separator: literal.append(UInt8(ascii: "."))
      case Bytes.digits, UInt8(ascii: "-"): literal.append(bytes[index])
      default: return nil
      }
    }
    return SmallRational(signedLiteral: literal.span)
  }

  private static let longestLiteral = 20

  private static func trimmed(_ range: Range<Int>, of bytes: Span<UInt8>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, isSpace(bytes[start]) { start += 1 }
    while start < end, isSpace(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  /// Whether a text that begins so is no number, which takes long to find out otherwise: amounts and locales alone have letters before digits.
  func isWord(_ first: UInt8) -> Bool {
    locale == nil && currency == nil && Self.letters ~= first | 0x20
  }

  private static let letters = UInt8(ascii: "a")...UInt8(ascii: "z")

  private static func isSpace(_ byte: UInt8) -> Bool { byte == Bytes.space || byte == Bytes.tab }

  /// The number in a text that is longer than most, or written in the way of a locale.
  func longCell(_ text: [UInt8]) -> Cell {
    if let date = date(text) { return .value(date) }
    if let number = number(text) ?? markedNumber(text) { return Cell(Real(number)) }
    return quantity(text).map { .value(.scalar(.quantity($0))) } ?? .unreadable
  }

  /// The quantity in a text such as `3.5 kg`, `9 days` or `80 km/h`: a number and the name of a unit, or of two with a stroke between them.
  private func quantity(_ text: [UInt8]) -> Quantity? {
    guard let end = text.lastIndex(where: { Bytes.digits ~= $0 }), let last = text.last,
      !(Bytes.digits ~= last)
    else { return nil }
    let name = String(decoding: text[(end + 1)...], as: UTF8.self).trimmingSpaces
    guard let number = number(Array(text[...end])), let unit = Self.unit(name) else { return nil }
    return Quantity(Real(number), unit)
  }

  /// A unit that is no currency; those of amounts are for `--money` to read.
  private static func unit(_ name: String) -> Unit? {
    let names = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard names.count < 3, let first = Unit(named: names[0]), !first.hasCurrency else { return nil }
    if names.count == 1 { return first }
    guard let second = Unit(named: names[1]), !second.hasCurrency else { return nil }
    return try? first.divided(by: second)
  }

  /// The day or time in a text: as ISO 8601 writes it, with a space in place of `T` too, or in the order of ``dates``.
  private func date(_ text: [UInt8]) -> Value? {
    if let date = Value(isoText: text) ?? dates?.value(of: text) { return date }
    guard text.count > 10, text[10] == Bytes.space else { return nil }
    return Value(isoText: text[..<10] + [UInt8(ascii: "T")] + text[11...])
  }

  /// The number or amount in a text with its sign in front, if it has one.
  private func number(_ text: [UInt8]) -> Rational? {
    if let (isNegative, digits) = literal(of: text), let number = Rational(decimalLiteral: digits) {
      return isNegative ? number.negated() : number
    }
    return try? localNumber(String(decoding: text, as: UTF8.self))
  }

  /// The number in a text such as `19%`, `12.50-` or `(12.50)`; see ``FieldMarks``.
  private func markedNumber(_ text: [UInt8]) -> Rational? {
    guard let marks = FieldMarks(text) else { return nil }
    // A percentage of an amount is no field of its own.
    let reader = marks.isPercent ? FieldReader(locale: locale, currency: nil) : self
    guard let number = reader.number(Array(marks.body)) else { return nil }
    let value = marks.isPercent ? number / 100 : number
    return marks.isNegative == true ? value.negated() : value
  }

  /// Digits with a separator of decimals and an exponent at most, as they are written in ASCII, and their sign.
  private func literal(of text: [UInt8]) -> (isNegative: Bool, digits: [UInt8])? {
    if let notation { return notation.literal(of: text) }
    let isNegative = text[0] == UInt8(ascii: "-")
    let digits = isNegative || text[0] == UInt8(ascii: "+") ? text.dropFirst() : text[...]
    let isLiteral = digits.allSatisfy { Bytes.digits ~= $0 || ".eE+-".utf8.contains($0) }
    return isLiteral ? (isNegative, Array(digits)) : nil
  }

  /// A number or an amount in the way of the locale.
  private func localNumber(_ text: String) throws(FieldError) -> Rational {
    let locale = locale ?? .en
    // What counts as a separator of decimals or of groups is for the user to say.
    if self.locale == nil, Self.isUnclear(text) { throw .needsLocale }
    let style: NumberStyle = currency == nil ? .decimal : .currency
    do throws(NumberTextError) {
      _ = try locale.read(text, style: style, currency: currency?.code, parsing: .lenient)
    } catch {
      if error.readings.count > 1 { throw .twoReadings(error.readings) }
    }
    if let currency {
      do throws(MoneyError) {
        return try Money(text, locale: locale, expecting: currency, parsing: .strict).amount
      } catch {
        throw .notAnAmount("\(error)")
      }
    }
    guard let read = try? locale.read(text, style: style), read.label.isEmpty,
      let number = Rational(
        PositionalDigits(
          isNegative: read.isNegative, integer: read.integer, fraction: read.fraction))
    else { throw .notANumber }
    return number
  }

  /// Whether digits have commas, which stand before decimals or between groups.
  private static func isUnclear(_ text: String) -> Bool {
    text.contains(",") && text.contains { $0.isNumber } && !text.contains { $0.isLetter }
  }

  /// Why a text is no number, in words.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - comma: what is said of a comma that may stand before decimals or between groups.
  /// - Returns: a sentence with the text.
  func problem(
    of text: [UInt8], ofComma comma: String = "--locale says what it means"
  ) -> String {
    let shown = String(decoding: text.prefix(Self.longestShown), as: UTF8.self)
    let name = "`\(shown)\(text.count > Self.longestShown ? "…" : "")`"
    do throws(FieldError) {
      _ = try localNumber(String(decoding: text, as: UTF8.self))
      return "\(name) is no number"
    } catch {
      return switch error {
      case .needsLocale: "\(name) has a comma: \(comma)"
      case .twoReadings(let readings):
        "\(name) has two readings, \(readings.joined(separator: " and "))"
      case .notAnAmount(let words): "\(name) is no amount: \(words)"
      case .notANumber:
        "\(name) is no number\(Self.namesCurrency(shown) ? "; --money reads amounts" : "")"
      }
    }
  }

  private static func namesCurrency(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.properties.generalCategory == .currencySymbol }
  }

  private static let longestShown = 60
}

/// Why a field is no number.
private enum FieldError: Error {
  case needsLocale
  case twoReadings([String])
  case notAnAmount(String)
  case notANumber
}
