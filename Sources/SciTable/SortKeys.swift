import SciNumber

/// The values by which rows are sorted, and the rows' order.
struct SortKeys: Sendable {
  let order: SortOrder
  /// Those of each row behind one another.
  private(set) var values: [OrderedValue] = []
  /// ``OrderedValue/sortWord(isDescending:)`` of each, once rows are sorted.
  private var words: [UInt64] = []

  /// Begins with no rows.
  init(_ order: SortOrder) {
    self.order = order
  }

  /// How many rows there are.
  var rowCount: Int { values.count / order.keys.count }

  /// Adds a row with a value for each key.
  mutating func add(_ row: [OrderedValue]) {
    values += row
  }

  /// Adds rows that are sorted.
  mutating func add(_ rows: SortKeys) {
    values += rows.values
    words += rows.words
  }

  /// The rows in order; those that are equal stay as they are.
  mutating func sort() -> [Int] {
    let keyCount = order.keys.count
    words = values.indices.map {
      values[$0].sortWord(isDescending: order.keys[$0 % keyCount].isDescending)
    }
    var items = (0..<rowCount).map { item(ofRow: $0) }
    items.sort(by: isBefore)
    return items.map(\.row)
  }

  /// Takes the values into other units.
  mutating func convert(to units: inout [CommonUnit], within budget: EvaluationBudget) {
    for index in values.indices {
      values[index] = values[index].converted(by: &units[index % units.count], within: budget)
    }
  }
}

// MARK: - Comparing

extension SortKeys {
  /// A row, and the word of its first key, which mostly decides.
  struct Item {
    var word: UInt64
    var row: Int
  }

  func item(ofRow row: Int) -> Item { Item(word: words[row * order.keys.count], row: row) }

  /// Whether a row comes before another; rows that are equal are in the order of the file.
  func isBefore(_ left: Item, _ right: Item) -> Bool {
    if left.word != right.word { return left.word < right.word }
    return isTied(left.row, isBefore: right.row)
  }

  /// Whether a row comes before another whose first word is the same.
  private func isTied(_ row: Int, isBefore other: Int) -> Bool {
    let keyCount = order.keys.count
    for key in 0..<keyCount {
      let (index, otherIndex) = (row * keyCount + key, other * keyCount + key)
      let isDescending = order.keys[key].isDescending
      if words[index] != words[otherIndex] { return words[index] < words[otherIndex] }
      if OrderedValue.isWhole(words[index], isDescending: isDescending) { continue }
      // Neither is missing, which has a word of its own.
      if values[index] < values[otherIndex] { return !isDescending }
      if values[otherIndex] < values[index] { return isDescending }
    }
    return row < other
  }
}
