import SciNumber

/// What can be said of all values of a column.
package enum Statistic: String, Sendable {
  case sum, mean, min, max
}

/// A column of a summary as it is asked for.
package enum SummaryRequest: Hashable, Sendable {
  /// How many rows there are.
  case count
  /// A statistic of each of several columns, with commas between them.
  case statistic(Statistic, String)
}

/// What is written in place of rows: one row for each group of them, or one for all.
struct TableSummary: Sendable {
  /// A column whose values are counted in.
  struct Measure: Sendable {
    var cell: Int
    /// The first statistic that is asked for.
    var statistic: Statistic
    var needsSum = false
    var needsExtremes = false
  }

  enum Content: Hashable, Sendable {
    case key(Int)
    case count
    case statistic(Statistic, measure: Int)
  }

  struct Column: Hashable, Sendable {
    var title: String
    /// The name by which `--sort` knows it as well.
    var name: String
    var content: Content
  }

  /// The cells whose texts tell groups apart.
  var keys: [Int] = []
  var measures: [Measure] = []
  var columns: [Column] = []
  var order: SortOrder?

  /// Adds a statistic of a cell.
  mutating func add(_ statistic: Statistic, of cell: Int) -> Content {
    let place = measures.firstIndex { $0.cell == cell } ?? measures.count
    if place == measures.count { measures.append(Measure(cell: cell, statistic: statistic)) }
    switch statistic {
    case .sum, .mean: measures[place].needsSum = true
    case .min, .max: measures[place].needsExtremes = true
    }
    return .statistic(statistic, measure: place)
  }

  /// Adds a column, unless it is there already.
  mutating func add(_ column: Column) throws(TablePlan.Failure) {
    if columns.contains(where: { $0.content == column.content }) { return }
    if columns.contains(where: { $0.title == column.title }) {
      throw .request("two columns of the summary are called `\(column.title)`; rename one")
    }
    columns.append(column)
  }
}

/// The values of a column in a group of rows, as far as statistics need them.
struct ColumnStatistics: Sendable {
  private var sum = ExactSum()
  /// How many values were counted in.
  private var count: Int = 0
  private var least: OrderedValue?
  private var greatest: OrderedValue?
  /// How many rows have no value that could be counted in.
  var failureCount: Int = 0

  mutating func add(_ value: OrderedValue, _ measure: TableSummary.Measure) {
    count += 1
    if measure.needsSum, case .number(let number) = value {
      if let small = SmallRational(number) { sum.add(small) } else { sum.add(number) }
    }
    guard measure.needsExtremes else { return }
    least = Swift.min(least ?? value, value)
    greatest = Swift.max(greatest ?? value, value)
  }

  mutating func add(_ other: ColumnStatistics) {
    sum.add(other.sum)
    count += other.count
    failureCount += other.failureCount
    if let value = other.least { least = Swift.min(least ?? value, value) }
    if let value = other.greatest { greatest = Swift.max(greatest ?? value, value) }
  }

  /// The value of a statistic, exactly: missing where there is none, and `nil` where it is too long.
  func value(of statistic: Statistic) -> OrderedValue? {
    switch statistic {
    case .sum: sum.value.map { .number($0) }
    case .mean:
      count == 0 ? .missing : sum.value.map { .number($0 / Rational(WideInt(count))) }
    case .min: least ?? .missing
    case .max: greatest ?? .missing
    }
  }
}

/// The groups of rows by the texts of their keys, in the order in which they appear.
struct GroupTable: Sendable {
  struct Group: Sendable {
    var keys: [[UInt8]]
    var rowCount: Int = 0
    var statistics: [ColumnStatistics]
  }

  private(set) var groups: [Group] = []
  private var places: [[[UInt8]]: Int] = [:]

  /// Begins with no rows; all rows are one group where there are no keys, even if there are none.
  init(_ summary: TableSummary?) {
    if let summary, summary.keys.isEmpty { _ = place(of: [], summary.measures.count) }
  }

  private mutating func place(of keys: [[UInt8]], _ measureCount: Int) -> Int {
    if let place = places[keys] { return place }
    places[keys] = groups.count
    groups.append(
      Group(keys: keys, statistics: Array(repeating: ColumnStatistics(), count: measureCount)))
    return groups.count - 1
  }

  /// Adds a row; a value that cannot be counted in is `nil`.
  mutating func add(_ keys: [[UInt8]], _ values: [OrderedValue?], _ summary: TableSummary) {
    let place = place(of: keys, summary.measures.count)
    groups[place].rowCount += 1
    for (index, value) in values.enumerated() {
      switch value {
      case .missing: break
      case .some(let value): groups[place].statistics[index].add(value, summary.measures[index])
      case nil: groups[place].statistics[index].failureCount += 1
      }
    }
  }

  mutating func add(_ other: GroupTable) {
    for group in other.groups {
      let place = place(of: group.keys, group.statistics.count)
      groups[place].rowCount += group.rowCount
      for index in group.statistics.indices {
        groups[place].statistics[index].add(group.statistics[index])
      }
    }
  }
}
