/// What is wrong with a text, in words, and how to mend it.
///
/// Made from a `SyntaxError`, or from another error about a part of a text. Messages are
/// in lower case without a full stop.
///
/// ```swift
/// let range = SourceRange(2, 3)
/// let diagnostic = Diagnostic(
///   "expected an operator", at: range, fixIts: [Diagnostic.FixIt(range, "* 3")])
/// print(diagnostic.fixIts[0].applied(to: "2 3"))  // 2 * 3
/// ```
public struct Diagnostic: Hashable, Sendable {
  /// A replacement that would mend the text.
  public struct FixIt: Hashable, Sendable {
    /// What is replaced; an empty range is where something is inserted.
    public var range: SourceRange

    /// What it is replaced by; nothing, if it is to be removed.
    public var replacement: String

    /// Makes a fix-it from a range and its replacement.
    public init(_ range: SourceRange, _ replacement: String) {
      self.range = range
      self.replacement = replacement
    }

    /// What to do, as somebody is told it: "remove it", or the text to add or to write in backticks.
    package var words: String {
      if replacement.isEmpty { return "remove it" }
      return range.isEmpty ? "add `\(replacement)`" : "write `\(replacement)`"
    }

    /// The text with the replacement made.
    public func applied(to source: String) -> String {
      let bytes = Array(source.utf8)
      guard range.upper <= bytes.count else { return source }
      let mended = bytes[..<range.lower] + Array(replacement.utf8) + bytes[range.upper...]
      return String(decoding: mended, as: UTF8.self)
    }
  }

  /// What is wrong, in one line.
  public var message: String

  /// Where it is wrong.
  public var range: SourceRange

  /// A few words to stand beside the marked range.
  public var label: String?

  /// More to know, a line each.
  public var notes: [String]

  /// Ways to mend the text; each alone is one.
  public var fixIts: [FixIt]

  /// Makes a diagnostic from its parts.
  public init(
    _ message: String, at range: SourceRange, label: String? = nil, notes: [String] = [],
    fixIts: [FixIt] = []
  ) {
    self.message = message
    self.range = range
    self.label = label
    self.notes = notes
    self.fixIts = fixIts
  }
}
