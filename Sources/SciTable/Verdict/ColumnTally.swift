/// How often the fields of a column were what.
struct ColumnTally: Sendable {
  /// Fields of which the same can be said.
  struct Entry: Sendable {
    var count: Int
    /// The line and the text of the first.
    var line: Int
    var text: [UInt8]
  }

  private(set) var entries: [FieldReading: Entry] = [:]
  private(set) var emptyCount: Int = 0

  /// What most fields of a column are.
  enum Kind: Hashable, Sendable {
    case nothing, text, date, number, percent
  }

  /// Counts a field in; `nil` for an empty one.
  mutating func add(_ reading: FieldReading?, _ text: [UInt8], line: Int) {
    guard let reading else {
      emptyCount += 1
      return
    }
    entries[reading, default: Entry(count: 0, line: line, text: text)].count += 1
  }

  /// How many fields of a kind there are.
  func count(where isCounted: (FieldReading) -> Bool) -> Int {
    entries.reduce(0) { isCounted($1.key) ? $0 + $1.value.count : $0 }
  }

  /// How many fields are not empty.
  var count: Int { count { _ in true } }

  var kind: Kind {
    if count == 0 { return .nothing }
    if 2 * count(where: \.isDate) > count { return .date }
    let numberCount = count(where: \.isNumber)
    guard 2 * numberCount > count else { return .text }
    return 2 * count(where: \.isPercent) > numberCount ? .percent : .number
  }

  /// The first field of a kind, by its line.
  func first(where isMeant: (FieldReading) -> Bool) -> Entry? {
    entries.filter { isMeant($0.key) }.map(\.value).min { $0.line < $1.line }
  }
}
