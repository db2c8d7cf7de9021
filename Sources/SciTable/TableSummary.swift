import SciNumber
import SciUnits

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
  mutating func add(_ column: Column) throws(TablePlan.PlanError) {
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
  /// The unit of all of them.
  private(set) var common = CommonUnit()
  /// How many rows have no value that could be counted in.
  var failureCount: Int = 0

  mutating func add(
    _ value: OrderedValue, _ measure: TableSummary.Measure, within budget: EvaluationBudget
  ) {
    let value = value.converted(by: &common, within: budget)
    if value == .missing { return }
    count += 1
    if measure.needsSum { add(value) }
    guard measure.needsExtremes else { return }
    least = Swift.min(least ?? value, value)
    greatest = Swift.max(greatest ?? value, value)
  }

  /// Adds an ordinary number, which most values are.
  mutating func addNumber(_ number: SmallRational, _ measure: TableSummary.Measure) {
    guard common.takeNumber() else { return }
    count += 1
    if measure.needsSum { sum.add(number) }
    guard measure.needsExtremes else { return }
    let value = OrderedValue.number(number.rational)
    least = Swift.min(least ?? value, value)
    greatest = Swift.max(greatest ?? value, value)
  }

  private mutating func add(_ value: OrderedValue) {
    switch value {
    case .number(let number), .quantity(let number, _):
      if let small = SmallRational(number) { sum.add(small) } else { sum.add(number) }
    case .text, .missing: break
    }
  }

  /// Adds what later rows have.
  mutating func add(_ other: ColumnStatistics, within budget: EvaluationBudget) {
    let units = [common.unit, other.common.unit].compactMap { $0 }
    if units.count == 2, units[0] != units[1] {
      if let value = other.sum.value.flatMap({ common.take($0, units[1], within: budget) }) {
        sum.add(value)
      }
    } else {
      sum.add(other.sum)
    }
    count += other.count
    failureCount += other.failureCount
    for value in [other.least, other.greatest].compactMap({ $0 }) {
      let value = value.converted(by: &common, within: budget)
      if value == .missing { continue }
      least = Swift.min(least ?? value, value)
      greatest = Swift.max(greatest ?? value, value)
    }
    common.take(other.common)
  }

  /// The value of a statistic, exactly: missing where there is none, and `nil` where it is too long.
  func value(of statistic: Statistic) -> OrderedValue? {
    switch statistic {
    case .sum: sum.value.map(measured)
    case .mean: count == 0 ? .missing : sum.value.map { measured($0 / Rational(WideInt(count))) }
    case .min: least ?? .missing
    case .max: greatest ?? .missing
    }
  }

  /// A number in the unit of the values.
  private func measured(_ number: Rational) -> OrderedValue {
    guard let unit = common.unit, !unit.isNone else { return .number(number) }
    return .quantity(number, unit)
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

  /// Counts a row in with a group.
  ///
  /// - Returns: the place of the group.
  mutating func addRow(_ keys: [[UInt8]], _ summary: TableSummary) -> Int {
    let place = place(of: keys, summary.measures.count)
    groups[place].rowCount += 1
    return place
  }

  /// Adds an ordinary number of a row to the group at a place.
  mutating func addNumber(
    _ number: SmallRational, at place: Int, _ index: Int, _ summary: TableSummary
  ) {
    groups[place].statistics[index].addNumber(number, summary.measures[index])
  }

  /// Adds any value of a row; one that cannot be counted in is `nil`.
  mutating func add(
    _ value: OrderedValue?, at place: Int, _ index: Int, _ summary: TableSummary,
    within budget: EvaluationBudget
  ) {
    switch value {
    case .missing: break
    case .some(let value):
      groups[place].statistics[index].add(value, summary.measures[index], within: budget)
    case nil: groups[place].statistics[index].failureCount += 1
    }
  }

  mutating func add(_ other: GroupTable, within budget: EvaluationBudget) {
    for group in other.groups {
      let place = place(of: group.keys, group.statistics.count)
      groups[place].rowCount += group.rowCount
      for index in group.statistics.indices {
        groups[place].statistics[index].add(
          group.statistics[index], within: budget)
      }
    }
  }
}
