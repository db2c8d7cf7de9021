/// Which known names somebody may have meant.
///
/// ```swift
/// Spelling.suggestions(for: "sqr", among: ["sqrt", "sin", "abs"])  // ["sqrt"]
/// ```
public enum Spelling {
  /// The names that differ from a word by a slip or two, the nearest first, three at most.
  ///
  /// A slip is a letter too many, too few, wrong, or swapped with its neighbour (the optimal
  /// string alignment distance); case does not count, and names that differ in nothing else hide
  /// all others. A word of one letter allows none, one of up to five allows one, a longer one two.
  ///
  /// - Parameters:
  ///   - word: What was written.
  ///   - names: What could have been written.
  /// - Returns: The names that are near enough, in an order that does not depend on chance.
  public static func suggestions(for word: String, among names: some Sequence<String>) -> [String] {
    let letters = Array(word.lowercased())
    let allowed = letters.count < 2 ? 0 : letters.count < 6 ? 1 : 2
    let near = names.compactMap { name -> (distance: Int, name: String)? in
      let other = Array(name.lowercased())
      guard name != word, abs(other.count - letters.count) <= allowed else { return nil }
      let distance = distance(letters, other)
      return distance <= allowed ? (distance, name) : nil
    }
    let sameLetters = near.filter { $0.distance == 0 }
    return (sameLetters.isEmpty ? near : sameLetters)
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map { $0.name }
  }

  /// The question whether one of some names was meant, with the names between backquotes; `nil` without names.
  package static func question(_ names: some Sequence<String>) -> String? {
    let quoted = names.map { "`\($0)`" }
    guard let last = quoted.last else { return nil }
    let others = quoted.dropLast().joined(separator: ", ")
    return "did you mean \(others.isEmpty ? last : "\(others) or \(last)")?"
  }

  /// The optimal string alignment distance.
  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for (row, letter) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        var least = min(last[column + 1] + 1, current[column] + 1)
        least = min(least, last[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
          least = min(least, beforeLast[column - 1] + 1)
        }
        current.append(least)
      }
      (beforeLast, last) = (last, current)
    }
    return last[second.count]
  }
}
