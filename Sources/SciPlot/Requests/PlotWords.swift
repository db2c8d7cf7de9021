import SciSyntax

/// The words of a request that is written in one line.
package enum PlotWords {
  /// Why a line has no words.
  package struct QuotingError: Error, Sendable {
    /// What is said of it.
    package var words: String
  }

  /// The words between spaces; spaces between single quotes are part of a word.
  package static func quoted(_ text: String) -> [String] {
    var words: [String] = []
    for (index, part) in text.split(separator: "'", omittingEmptySubsequences: false).enumerated() {
      words += index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
    }
    return words
  }

  /// The words of a line in which expressions may have spaces without quotes: `sin(x), cos(x) / 2 x=-3..3`.
  ///
  /// What gives no name a meaning and is no option is part of an expression. Commas stand between expressions, and may stand between
  /// all others. `y = x^2` is an expression, and `y=0..4` a range.
  ///
  /// - Parameters:
  ///   - text: the line.
  ///   - takesValue: whether the word behind an option belongs to it.
  /// - Returns: options with their values and ranges, and then the expressions.
  /// - Throws: that something stands behind a range which may be its end as well as an expression, or that a value is missing.
  package static func unquoted(
    _ text: String, takesValue: (_ option: String) -> Bool
  ) throws(QuotingError) -> [String] {
    guard !text.contains("'") else { return quoted(text) }
    var expression: [String] = []
    var others: [String] = []
    // What stands between parts of an expression, so that these cannot be one.
    var interruption: String?
    var words = joined(text.split(separator: " ").map(String.init))[...]
    while let word = words.popFirst() {
      guard isMeaning(word) || isOption(word) || word == "step" else {
        if let interruption, let last = expression.last, !last.hasSuffix(",") {
          throw QuotingError(
            words:
              "`\(word)` stands behind `\(interruption)`: write a range without spaces, as in `x=0..2pi`, or a comma between expressions"
          )
        }
        interruption = nil
        expression.append(word)
        continue
      }
      others.append(withoutComma(word))
      if word == "step" || takesValue(word) {
        guard let value = words.popFirst() else {
          throw QuotingError(words: "`\(word)` needs a value behind it")
        }
        others.append(withoutComma(value))
      }
      if !expression.isEmpty { interruption = word }
    }
    return others + expressions(in: expression.joined(separator: " "))
  }

  /// The words, with `=` and what stands around it as one.
  private static func joined(_ words: [String]) -> [String] {
    var joined: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "=", let name = joined.last, isName(name), let value = rest.popFirst() {
        joined[joined.count - 1] = "\(name) = \(value)"
      } else {
        joined.append(word)
      }
    }
    return joined
  }

  private static func isOption(_ word: String) -> Bool {
    word.hasPrefix("--") || word == "-r" || word == "-d"
  }

  /// Whether a word gives a name a meaning, such as `x=-1..1` and not `x<=1`, `x==1` or `y=x`.
  private static func isMeaning(_ word: String) -> Bool {
    guard let sign = word.firstIndex(of: "="), word[word.index(after: sign)...].first != "=" else {
      return false
    }
    let name = word[..<sign].trimmingSpaces
    return isName(name) && (name != Relation.vertical || isRange(word))
  }

  private static func isRange(_ word: String) -> Bool {
    let bytes = Array(word.utf8)
    return zip(bytes, bytes.dropFirst()).contains { $0 == UInt8(ascii: ".") && $1 == $0 }
  }

  private static func isName(_ word: some StringProtocol) -> Bool {
    !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  private static func withoutComma(_ word: String) -> String {
    word.hasSuffix(",") ? String(word.dropLast()) : word
  }

  /// The expressions between commas that are outside of brackets; one between two digits may be a part of a number, and is left to
  /// the parser.
  static func expressions(in text: String) -> [String] {
    let bytes = Array(text.utf8)
    var (parts, depth, start): ([String], Int, Int) = ([], 0, 0)
    func take(_ end: Int) {
      let part = String(decoding: bytes[start..<end], as: UTF8.self).trimmingSpaces
      if !part.isEmpty { parts.append(part) }
      start = end + 1
    }
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ",") where depth == 0 && !isBetweenDigits(index, of: bytes): take(index)
      default: break
      }
    }
    take(bytes.count)
    return parts
  }

  private static func isBetweenDigits(_ index: Int, of bytes: [UInt8]) -> Bool {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard index > 0, index + 1 < bytes.count else { return false }
    return digits ~= bytes[index - 1] && digits ~= bytes[index + 1]
  }
}
