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
    guard numbers.count + analysis.ends.count == 2 else {
      throw analysis.error(.form(usage: analysis.operation.usage))
    }
    var rest = numbers[...]
    var bounds: [Real?] = []
    for place in 0..<2 {
      guard let end = analysis.ends.first(where: { $0.place == place }) else {
        bounds.append(rest.popFirst())
        continue
      }
      guard end.sign == (place == 0 ? -1 : 1) else { throw analysis.error(.emptyRange) }
      bounds.append(nil)
    }
    if let lower = bounds[0], let upper = bounds[1] {
      let order = try StepError.computing { () throws(MathError) in
        try lower.compared(to: upper, within: arithmetic.context.budget)
      }
      guard order < 0 else { throw analysis.error(.emptyRange) }
    }
    return SearchRange(lower: bounds[0], upper: bounds[1])
  }
}
