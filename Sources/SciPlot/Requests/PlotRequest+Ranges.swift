import SciCalculator
import SciSyntax

// Ranges in other words than `x=0..10`: what was meant is said, since a guess would be drawn without a word.

extension PlotRequest {
  /// Says how a range is written, where a word with an error, or all of them, have one as people say it.
  func checkSpelling(ofRangeIn word: String) throws(RequestError) {
    guard let range = Self.range(saidIn: word) ?? Self.range(saidIn: words.joined(separator: " "))
    else { return }
    throw .usage("write the range as a word of its own: `\(range)`")
  }

  /// Refuses a range of no name beside expressions, where it would be drawn as a list of numbers.
  func checkRanges(in arguments: FormulaArguments) throws(RequestError) {
    let bare = arguments.expressions.filter { Expression.isRange($0, settings: settings) }
    guard let range = bare.first, arguments.ranges.isEmpty,
      arguments.expressions.contains(where: { arguments.list($0, settings) == nil })
    else { return }
    throw .usage("`\(range)` is a list of numbers: for the range of x write `x=\(range)`")
  }

  /// What stands behind the name of a range in other words, and what between its ends.
  private static let sayings: [(behindName: String, betweenEnds: [String])] = [
    (" from ", [" to ", ".."]), (" in ", ["..", " to "]), ("=", [" to ", "...", ":", ","]),
    (":", ["..", " to "]),
  ]

  /// The range that a text has in other words: `x from 0 to 10`, `x in 0..10`, `x=0 to 10`, `x=0:10`, `x=0...10` or `x:0..10`.
  private static func range(saidIn text: String) -> String? {
    for (sign, separators) in sayings {
      guard let (head, tail) = Substring(text).parts(around: [sign]),
        // `sin(x) from 0 to 10` needs no name.
        let name = head.lastName ?? (sign == " from " ? "x" : nil),
        let (lower, upper) = tail.parts(around: separators)
      else { continue }
      let ends = [lower, upper].map { String($0).trimmingSpaces }
      return ends.contains("") ? nil : "\(name)=\(ends[0])..\(ends[1])"
    }
    return nil
  }
}

extension Substring {
  /// What stands before and behind the first of some separators that the text has.
  fileprivate func parts(around separators: [String]) -> (before: Substring, behind: Substring)? {
    for separator in separators {
      if let range = utf8.firstRange(ofBytes: separator.utf8) {
        return (self[..<range.lowerBound], self[range.upperBound...])
      }
    }
    return nil
  }

  /// The word that the text ends with, if it is a name.
  fileprivate var lastName: Substring? {
    let word = split(separator: " ").last ?? ""
    let isName = word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isName && word.first?.isLetter == true ? word : nil
  }
}
