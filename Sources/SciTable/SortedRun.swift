import SciNumber
import SciUnits

/// The rows of a chunk and the order in which they are written: any thread sorts one, and ``RowMerge`` joins them.
struct SortedRun: Sendable {
  private(set) var keys: SortKeys
  /// Where each row ends in the output of its chunk, in the order of the file; the next one begins there.
  private(set) var ends: [Int] = []
  /// The rows in order.
  private(set) var places: [Int] = []
  /// Whether a value is a number, for each key.
  private var hasNumber: [Bool]
  /// Whether a value has a unit, so that it is compared in the unit of chunks before.
  private var hasQuantity = false

  /// Begins with no rows.
  init(_ order: SortOrder) {
    keys = SortKeys(order)
    hasNumber = Array(repeating: false, count: order.keys.count)
  }

  /// Adds a row, which ends there in the output, with a value for each key.
  mutating func add(endingAt end: Int, _ row: [OrderedValue]) {
    ends.append(end)
    keys.add(row)
    for (key, value) in row.enumerated() {
      switch value {
      case .number: hasNumber[key] = true
      case .quantity: hasQuantity = true
      case .text, .missing: break
      }
    }
  }

  /// Sorts the rows, unless their order depends on chunks before.
  mutating func sort() {
    if !hasQuantity { places = keys.sort() }
  }

  /// Takes the values into the units that those of chunks before have, and sorts the rows if that changes their order.
  mutating func join(_ units: inout [CommonUnit], within budget: EvaluationBudget) {
    let isPlain = units.indices.allSatisfy { !hasNumber[$0] || units[$0].unit?.isNone ?? true }
    if isPlain, !hasQuantity {
      for key in units.indices where hasNumber[key] { _ = units[key].takeNumber() }
    } else {
      keys.convert(to: &units, within: budget)
      places = keys.sort()
    }
  }
}
