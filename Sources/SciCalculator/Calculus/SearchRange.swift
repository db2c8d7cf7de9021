import SciNumber

/// Between which numbers something is searched for.
struct SearchRange {
  /// The lower end; `nil` for −∞.
  var lower: Real?
  /// The upper end; `nil` for ∞.
  var upper: Real?

  /// All numbers.
  static let everything = SearchRange(lower: nil, upper: nil)

  /// Whether it has no end.
  var isEverything: Bool { lower == nil && upper == nil }
}

extension Machine {
  /// The range of an analysis: all numbers where none stand behind the variable.
  func range(_ numbers: [Real], _ analysis: Program.Loop) throws(StepError) -> SearchRange {
    if numbers.isEmpty, analysis.ends.isEmpty { return .everything }
    let bounds = try bounds(numbers, analysis)
    guard try order(bounds[0], bounds[1]) < 0 else { throw analysis.error(.emptyRange) }
    return SearchRange(lower: number(bounds[0]), upper: number(bounds[1]))
  }

  /// The two bounds of an analysis, each a number or an infinity.
  func bounds(_ numbers: [Real], _ analysis: Program.Loop) throws(StepError) -> [Bound] {
    guard numbers.count + analysis.ends.count == 2 else {
      throw analysis.error(.form(usage: analysis.operation.usage))
    }
    var rest = numbers[...]
    return (0..<2).compactMap { place in
      analysis.ends.first { $0.place == place }.map { .infinity($0.sign) }
        ?? rest.popFirst().map { .number($0) }
    }
  }
}
