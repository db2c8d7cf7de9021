extension Names {
  /// The known names that a mistyped one may have been meant to be, the closest first.
  ///
  /// - Parameters:
  ///   - name: what was typed.
  ///   - functionsOnly: whether it was typed like a call.
  func suggestions(for name: String, functionsOnly: Bool) -> [String] {
    var candidates = functionNames
    if !functionsOnly { candidates.formUnion(ConstantTable.names + variables.keys + ["ans"]) }
    let typed = Array(name.lowercased().unicodeScalars)
    // A long text is no typing mistake, and comparing it would take long.
    guard typed.count <= 24 else { return [] }
    let limit = typed.count <= 3 ? 1 : 2
    return candidates.compactMap { candidate -> (name: String, distance: Int)? in
      let distance = Self.distance(typed, Array(candidate.lowercased().unicodeScalars))
      // With every letter wrong nothing is left of the name.
      return distance <= limit && distance < typed.count ? (candidate, distance) : nil
    }
    .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
    .prefix(3).map(\.name)
  }

  /// How many letters must be put in, left out, exchanged or swapped with their neighbour.
  ///
  /// The optimal string alignment distance, row by row.
  private static func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for (row, scalar) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        var best = min(
          last[column] + (scalar == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, scalar == second[column - 1], first[row - 1] == other {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }
}
