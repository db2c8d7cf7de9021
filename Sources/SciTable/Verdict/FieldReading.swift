import SciCalculator
import SciNumber

/// What a field may be: a number in some ways of writing, a date in some orders, or neither.
struct FieldReading: Hashable, Sendable {
  /// For each candidate 0 where it reads no number, and else a number that is the same for those that read the same value.
  var numbers: [UInt8] = []
  /// The sign of a currency beside the digits.
  var label = ""
  var isPercent = false
  /// What stands between digits.
  var separators: Set<Character> = []
  /// The orders in which it is a date.
  var dates: Set<DateOrder> = []
  /// Whether it is a date as ISO 8601 writes it.
  var isISO = false

  var isNumber: Bool { numbers.contains { $0 != 0 } }
  var isDate: Bool { isISO || !dates.isEmpty }

  /// Whether one candidate reads a number.
  func isNumber(_ candidate: Int) -> Bool {
    numbers.indices.contains(candidate) && numbers[candidate] != 0
  }

  /// Whether it is a date in an order.
  func isDate(_ order: DateOrder?) -> Bool { isISO || order.map(dates.contains) ?? false }
}

/// Finds what fields may be; what was found for a shape of digits is kept.
struct ReadingFinder: Sendable {
  private let candidates: NotationCandidates
  private let orders: [DateOrder]
  private var known: [[UInt8]: FieldReading] = [:]

  /// Finds dates in these orders, and numbers as candidates have them.
  init(_ candidates: NotationCandidates, _ orders: [DateOrder]) {
    (self.candidates, self.orders) = (candidates, orders)
  }

  /// The longest text that may be a number or a date.
  private static let mostBytes = 80
  private static let mostKnown = 4_096

  /// What a field may be that is not empty.
  mutating func reading(of text: [UInt8]) -> FieldReading {
    guard text.count <= Self.mostBytes, text.contains(where: { Bytes.digits ~= $0 }) else {
      return FieldReading()
    }
    let date = dateReading(of: text)
    if date.isDate { return date }
    // Which ways read a number depends on the places of its digits, and not on which they are.
    let shape = text.map { Bytes.digits ~= $0 ? Bytes.digits.upperBound : $0 }
    if let reading = known[shape] { return reading }
    if known.count >= Self.mostKnown { known.removeAll() }
    let reading = numberReading(of: shape)
    known[shape] = reading
    return reading
  }

  private func dateReading(of text: [UInt8]) -> FieldReading {
    var reading = FieldReading()
    reading.isISO = FieldReader(locale: nil, currency: nil).isDate(text)
    reading.dates = Set(orders.filter { $0.value(of: text) != nil })
    return reading
  }

  private func numberReading(of text: [UInt8]) -> FieldReading {
    var reading = FieldReading()
    let parts = NumberParts(String(decoding: text, as: UTF8.self))
    var readers = candidates.readers("") ?? []
    if let parts, let own = candidates.readers(parts.label) {
      (readers, reading.label) = (own, parts.label)
    }
    var values: [Rational] = []
    for reader in readers {
      guard let number = reader.rational(text) else {
        reading.numbers.append(0)
        continue
      }
      let place = values.firstIndex(of: number) ?? values.count
      if place == values.count { values.append(number) }
      reading.numbers.append(UInt8(place + 1))
    }
    guard reading.isNumber else { return FieldReading() }
    reading.isPercent = parts?.isPercent ?? false
    reading.separators = parts?.separators ?? ["."]
    return reading
  }
}

/// What stands beside and between the digits of a text that may be a number.
struct NumberParts {
  /// What is neither digit, separator nor sign, without spaces at its ends.
  private(set) var label = ""
  private(set) var isPercent = false
  /// What stands between digits.
  private(set) var separators: Set<Character> = []

  /// The longest sign of a currency, in characters.
  private static let longestLabel = 6

  /// Takes a text apart; `nil` where it has no digits or more than one word.
  init?(_ text: String) {
    guard let first = text.firstIndex(where: \.isNumber),
      let last = text.lastIndex(where: \.isNumber)
    else { return nil }
    var words: [String] = []
    for part in [text[..<first], text[text.index(after: last)...]] {
      isPercent = isPercent || part.contains("%")
      let word = part.filter { !"+-\u{2212}()%.".contains($0) && !$0.isWhitespace }
      // A point at the end of a word is its own: `Rs.`
      if !word.isEmpty, !["CR", "DR"].contains(word.uppercased()) {
        words.append(Self.trimmed(part))
      }
    }
    guard words.count < 2 else { return nil }
    label = words.first ?? ""
    guard label.count <= Self.longestLabel else { return nil }
    for letter in text[first...last] where !letter.isNumber {
      separators.insert(letter.isWhitespace ? " " : letter == "\u{2019}" ? "'" : letter)
    }
  }

  private static func trimmed(_ part: Substring) -> String {
    let isOutside = { (letter: Character) in letter.isWhitespace || "+-\u{2212}()%".contains(letter)
    }
    return String(part.drop(while: isOutside).reversed().drop(while: isOutside).reversed())
  }
}

extension FieldReader {
  /// The number in a text, exactly; `nil` where there is none.
  func rational(_ text: [UInt8]) -> Rational? {
    switch cell(text.span, 0..<text.count) {
    case .number(.rational(let number)): number.rational
    case .value(let value): value.real?.knownRational
    case .number(.ball), .missing, .unreadable, .failed: nil
    }
  }

  /// Whether a text is a day or a time.
  func isDate(_ text: [UInt8]) -> Bool {
    guard case .value(let value) = cell(text.span, 0..<text.count) else { return false }
    return value.isoText != nil
  }
}
