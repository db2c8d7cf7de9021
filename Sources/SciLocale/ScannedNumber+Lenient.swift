extension ScannedNumber {
  /// What a character among the digits is.
  private enum Role: Hashable {
    /// It stands before the decimals.
    case decimal
    /// It stands between groups.
    case group
    /// A point or comma that the locale has no use for.
    case foreign
  }

  /// A character among the digits.
  private struct Mark: Equatable {
    var role: Role
    var scalar: Unicode.Scalar
    /// How many digits stand before it.
    var place: Int
    var offset: Int
  }

  /// Reads the digits as people type them; the text must have one reading.
  func lenientDigits(_ rules: NumberLocale.Rules) throws(NumberTextError) -> ReadNumber {
    let (digits, marks) = try tokens(rules)
    let foreign = marks.filter { $0.role == .foreign }.map { $0.scalar }
    let kinds = foreign.indices.filter { foreign.firstIndex(of: foreign[$0]) == $0 }
      .map { foreign[$0] }
    // Each kind of foreign mark stands before the decimals or between groups.
    var found: [ReadNumber] = []
    for decimal in kinds.map(Optional.some) + [nil] {
      let assigned = marks.map { mark in
        guard mark.role == .foreign else { return mark }
        var mark = mark
        mark.role = mark.scalar == decimal ? .decimal : .group
        return mark
      }
      // Nobody writes a zero before a group.
      let groupsZeros =
        digits.first == 0x30 && assigned != marks && assigned.contains { $0.role == .group }
      guard !groupsZeros, Self.problem(assigned, digits.count, rules.pattern) == nil else {
        continue
      }
      found.append(Self.number(digits, assigned))
    }
    guard let number = found.first else {
      if let mark = marks.first(where: { $0.role == .foreign }) {
        throw NumberTextError(reason: .unexpectedText, offset: mark.offset)
      }
      let problem = Self.problem(marks, digits.count, rules.pattern)
      throw NumberTextError(reason: problem?.1 ?? .unexpectedText, offset: problem?.0 ?? 0)
    }
    try checkMeaning(of: found, marks)
    return number
  }

  /// Throws if a text has two readings.
  private func checkMeaning(
    of found: [ReadNumber], _ marks: [Mark]
  ) throws(NumberTextError) {
    guard let number = found.first, let mark = marks.first else { return }
    // `0,123` may be a fraction even where a comma is for groups.
    let isFractionLike =
      marks.count == 1 && mark.role == .group && number.integer.first == 0x30
      && (mark.scalar == "." || mark.scalar == ",")
    guard found.count > 1 || isFractionLike else { return }
    let digits = number.integer + number.fraction
    let point =
      Self.located(locale.decimalSeparator, .strict).first.map { String($0.scalar) } ?? "."
    let split = number.fraction.isEmpty ? mark.place : number.integer.count
    let whole = digits.drop { $0 == 0x30 }
    let readings = [
      String(decoding: whole.isEmpty ? [0x30] : whole, as: UTF8.self),
      String(decoding: digits[..<split], as: UTF8.self) + point
        + String(decoding: digits[split...], as: UTF8.self),
    ]
    throw NumberTextError(
      reason: .ambiguousSeparator, offset: mark.offset, readings: readings)
  }

  private static func number(_ digits: [UInt8], _ marks: [Mark]) -> ReadNumber {
    let split = marks.first { $0.role == .decimal }?.place ?? digits.count
    let integer = split == 0 ? [0x30] : Array(digits[..<split])
    return ReadNumber(integer: integer, fraction: Array(digits[split...]))
  }

  /// Why marks do not make a number, if they do not.
  private static func problem(
    _ marks: [Mark], _ count: Int, _ pattern: NumberPattern
  ) -> (Int, NumberTextError.Reason)? {
    let decimals = marks.indices.filter { marks[$0].role == .decimal }
    if let first = decimals.first, first != marks.count - 1 {
      return (marks[first + 1].offset, .unexpectedText)
    }
    let groups = marks.filter { $0.role == .group }
    guard let first = groups.first else { return nil }
    let integer = decimals.first.map { marks[$0].place } ?? count
    let places = groups.map { $0.place }
    let thousands = Array(stride(from: integer - 3, to: 0, by: -3).reversed())
    guard groups.allSatisfy({ $0.scalar == first.scalar }),
      places == pattern.groupPlaces(in: integer) || places == thousands
    else { return (first.offset, .misplacedGroup) }
    return nil
  }

  /// The digits, of one numbering system, and what stands among them.
  private func tokens(
    _ rules: NumberLocale.Rules
  ) throws(NumberTextError) -> (digits: [UInt8], marks: [Mark]) {
    let system = body.lazy.compactMap { locale.digit($0.scalar, .lenient)?.system }.first ?? "latn"
    let conventions = conventions(rules, system: system)
    var (digits, marks): ([UInt8], [Mark]) = ([], [])
    for (scalar, offset) in body {
      if let digit = locale.digit(scalar, .lenient) {
        guard digit.system == system else {
          throw NumberTextError(reason: .unexpectedText, offset: offset)
        }
        digits.append(digit.value)
      } else if let role = Self.role(of: scalar, conventions) {
        marks.append(Mark(role: role, scalar: scalar, place: digits.count, offset: offset))
      } else {
        throw NumberTextError(reason: .unexpectedText, offset: offset)
      }
    }
    return (digits, marks)
  }

  private static func role(
    of scalar: Unicode.Scalar, _ conventions: [NumberLocale.Separators]
  ) -> Role? {
    for convention in conventions {
      if scalar == convention.decimal { return .decimal }
      if scalar == convention.group { return .group }
    }
    switch scalar {
    case "\u{66B}": return .decimal
    case "\u{66C}", " ", "'": return .group
    case ".", ",", "\u{60C}": return .foreign
    default: return nil
    }
  }

  /// The separators that count, of which the first come first: the currency's own or the style's, then those for the
  /// digits that were typed, for the locale's other digits, and for plain numbers.
  private func conventions(
    _ rules: NumberLocale.Rules, system: String
  ) -> [NumberLocale.Separators] {
    let isMoney = style == .currency || style == .accounting
    let names = [system, locale.numberingSystem] + locale.data.layout.systems
    var texts = names.map { locale.data.layout.separators($0) }
    // What a currency has of its own counts for all digits.
    let own = (decimal: rules.decimal, group: rules.group)
    let isOwn =
      isMoney
      && (own.decimal != locale.currencyDecimalSeparator
        || own.group != locale.currencyGroupSeparator)
    if isOwn || system == locale.numberingSystem {
      texts.insert((own, own), at: 0)
    }
    let ordered = isMoney ? texts.flatMap { [$0.money, $0.plain] } : texts.map { $0.plain }
    return ordered.map { pair in
      NumberLocale.Separators(
        decimal: Self.located(pair.decimal, .lenient).first?.scalar,
        group: Self.located(pair.group, .lenient).first?.scalar)
    }
  }
}

extension NumberLocale {
  /// The characters before decimals and between groups.
  struct Separators {
    var decimal: Unicode.Scalar?
    var group: Unicode.Scalar?
  }
}

extension LocaleTable {
  /// All formats; one alone is found by counting lines.
  fileprivate static let formatRows = formatTable.rows
}

extension NumberLocale.Layout {
  typealias Pair = (decimal: String, group: String)

  /// The names of the digits that the locale is written with.
  var systems: [String] { [usual, "latn", native] }

  /// The separators that go with certain digits, of amounts and of plain numbers.
  func separators(_ system: String) -> (money: Pair, plain: Pair) {
    guard !formats.isEmpty else { return ((".", ","), (".", ",")) }
    let row = LocaleTable.formatRows[format(system)]
    let plain = (row[0], row[1])
    return ((row[2].isEmpty ? row[0] : row[2], row[3].isEmpty ? row[1] : row[3]), plain)
  }
}
