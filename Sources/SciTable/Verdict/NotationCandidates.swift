import SciLocale
import SciMoney

/// The ways in which the numbers of a file may be written, each of which options can name.
struct NotationCandidates: Sendable {
  /// A way of writing numbers; without a locale, digits and a point.
  struct Candidate: Sendable {
    var locale: NumberLocale?

    /// What stands before decimals.
    var decimalSeparator: String { locale?.decimalSeparator ?? "." }
  }

  private(set) var all: [Candidate]
  /// The readers of fields with a sign beside the digits, by the sign, in the order of ``all``; "" is for none.
  private var readers: [String: [FieldReader]] = [:]
  /// The currencies that are written with a sign somewhere.
  private var codes: [String: [String]] = [:]
  private let currency: Currency?

  /// The locales of the usual separators; each reads a number with a space or an apostrophe of any kind.
  private static let tags = ["en", "de", "sv", "de-CH", "en-IN"]

  /// The ways that options leave open.
  ///
  /// - Parameters:
  ///   - request: what options say.
  ///   - labels: what stands beside numbers in the file.
  init(_ request: VerdictRequest, labels: Set<String>) {
    currency = request.currency
    if let locale = request.locale {
      all = [Candidate(locale: locale)]
    } else {
      all = [Candidate()] + Self.tags.compactMap { try? NumberLocale($0) }.map(Candidate.init)
    }
    for label in labels.sorted() {
      if let found = try? Currency(label) {
        codes[label] = [found.code]
        continue
      }
      let locales = NumberLocale.tags.compactMap { try? NumberLocale($0) }
      let users = locales.filter { !Self.codes(label, $0).isEmpty }
      guard let user = users.first else { continue }
      codes[label] = Set(users.flatMap { Self.codes(label, $0) }).sorted()
      let isKnown = all.contains { $0.locale.map { !Self.codes(label, $0).isEmpty } ?? false }
      if !isKnown, request.locale == nil { all.append(Candidate(locale: user)) }
    }
    readers[""] = all.map { FieldReader(locale: $0.locale, currency: nil) }
    for label in codes.keys {
      readers[label] = all.map { candidate in
        FieldReader(locale: candidate.locale, currency: currency(of: label, candidate))
      }
    }
  }

  /// The readers of fields with a sign beside the digits, in the order of ``all``; `nil` where it is no currency's.
  func readers(_ label: String) -> [FieldReader]? { readers[label] }

  /// The currency that a sign stands for, where numbers are written in one way.
  func currency(of label: String, _ candidate: Candidate) -> Currency? {
    if let currency { return currency }
    guard let codes = codes[label] else { return nil }
    let own = candidate.locale.map { Self.codes(label, $0) } ?? []
    let code = own.first ?? Self.codes(label, .en).first ?? codes.first
    return code.flatMap { try? Currency($0) }
  }

  /// The currencies that a sign may stand for, in the order of their codes.
  func currencies(of label: String) -> [String] { currency.map { [$0.code] } ?? codes[label] ?? [] }

  /// Whether a locale of one of the candidates writes a sign so by default.
  func hasOwn(_ label: String, _ candidate: Candidate) -> Bool {
    candidate.locale.map { !Self.codes(label, $0).isEmpty } ?? false
  }

  /// Whether a sign is usual for one currency among several: `$` for USD.
  func isUsual(_ label: String) -> Bool { !Self.codes(label, .en).isEmpty }

  /// Whether an amount has more decimals than its currency as one candidate reads it, and not as the other does: `¥250,000`.
  func isLessLikely(_ index: Int, than other: Int, _ text: [UInt8]) -> Bool {
    guard let label = NumberParts(String(decoding: text, as: UTF8.self))?.label, !label.isEmpty
    else { return false }
    let hasSurplus = [index, other].map { index in
      Self.decimalCount(text, all[index]) > currency(of: label, all[index])?.minorUnits ?? 0
    }
    return hasSurplus[0] && !hasSurplus[1]
  }

  /// How many digits stand behind the separator of decimals.
  private static func decimalCount(_ text: [UInt8], _ candidate: Candidate) -> Int {
    let text = String(decoding: text, as: UTF8.self)
    guard let separator = candidate.decimalSeparator.first,
      let place = text.lastIndex(of: separator)
    else { return 0 }
    return text[place...].count { $0.isNumber }
  }

  private static let active = Set(Currency.active.map(\.code))

  /// The currencies in use that a locale writes so by default.
  private static func codes(_ label: String, _ locale: NumberLocale) -> [String] {
    let comparable = NumberLocale.comparable(label)
    return locale.currencies(matching: comparable, parsing: .strict).standard.filter(
      active.contains)
  }
}
