import SciNumber
import SciUnits

/// A value as rows are sorted by it: numbers by their exact values, then texts by their code points, and what is missing last.
enum OrderedValue: Comparable, Sendable {
  case number(Rational)
  /// A number with a unit, which is compared with those in the same one; see ``CommonUnit``. Apart, since most values have none and there are many.
  indirect case quantity(Rational, Unit)
  case text([UInt8])
  case missing

  static func < (left: OrderedValue, right: OrderedValue) -> Bool {
    switch (left, right) {
    case (.number(let left), .number(let right)): left < right
    case (.quantity(let left, _), .quantity(let right, _)): left < right
    case (.number, .quantity): true
    case (.quantity, .number): false
    case (.text(let left), .text(let right)): left.lexicographicallyPrecedes(right)
    case (.number, .text), (.number, .missing), (.text, .missing): true
    case (.quantity, .text), (.quantity, .missing): true
    case (.text, .number), (.text, .quantity), (.missing, _): false
    }
  }

  /// The value in the unit that others have; missing where it cannot be converted.
  func converted(by common: inout CommonUnit, within budget: EvaluationBudget) -> OrderedValue {
    switch self {
    case .number: common.takeNumber() ? self : .missing
    case .quantity(let number, let unit):
      common.take(number, unit, within: budget).map { .quantity($0, common.unit ?? unit) }
        ?? .missing
    case .text, .missing: self
    }
  }
}

/// By which columns rows are sorted, the first before the others: `kind, amount desc`.
struct SortOrder: Sendable {
  /// A column, and its direction.
  struct Key: Hashable, Sendable {
    var column: Int
    var isDescending: Bool
  }

  var keys: [Key]

  /// Reads columns with commas between them, each with `asc` or `desc` behind it or not.
  ///
  /// - Parameters:
  ///   - texts: as they were typed.
  ///   - column: finds a column by its name.
  /// - Throws: what `column` throws.
  init(
    _ texts: [String], _ column: (String) throws(TablePlan.PlanError) -> Int
  ) throws(TablePlan.PlanError) {
    keys = []
    for text in texts.flatMap(TablePlan.names) {
      let words = text.split(separator: " ")
      let direction = words.count > 1 ? words.last.flatMap { Self.directions[String($0)] } : nil
      let name = direction == nil ? text : words.dropLast().joined(separator: " ")
      keys.append(Key(column: try column(name), isDescending: direction ?? false))
    }
  }

  /// The words behind a column, and whether they put the greatest value first.
  private static let directions = ["asc": false, "desc": true]

  /// Whether one row comes before another; what is missing comes last in either direction.
  func areInOrder(_ left: [OrderedValue], _ right: [OrderedValue]) -> Bool {
    for (index, key) in keys.enumerated() where left[index] != right[index] {
      if left[index] == .missing { return false }
      if right[index] == .missing { return true }
      return (left[index] < right[index]) != key.isDescending
    }
    return false
  }

  /// The places of rows in order; rows that are equal stay as they are.
  func sorted(_ rows: [[OrderedValue]]) -> [Int] {
    rows.indices.sorted { left, right in
      if areInOrder(rows[left], rows[right]) { return true }
      return !areInOrder(rows[right], rows[left]) && left < right
    }
  }
}
