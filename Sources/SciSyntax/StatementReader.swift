/// Reads one text after another in the same memory.
///
/// What a short line needs for its tokens and its tree is allocated once, and not for each line of a batch.
package struct StatementReader: Sendable {
  private var parser = Parser()
  /// What the last text says, until the next is read or somebody takes it.
  package private(set) var statements: [Statement] = []

  package init() {}

  /// Reads the statements of a text; ``statements`` are none if it has an error.
  ///
  /// For an array, and not for any collection: to make the metadata of a generic call takes a process longer than to read a line.
  ///
  /// - Parameters:
  ///   - bytes: The text; bytes that are not UTF-8 are an error.
  ///   - functions: The names that are functions.
  ///   - units: The names that are units.
  ///   - percent: What `a + b%` means.
  /// - Throws: The first error of the text.
  package mutating func read(
    utf8 bytes: [UInt8], functions: FunctionNames, units: UnitNames, percent: Syntax.PercentRule
  ) throws(SyntaxError) {
    if !statements.isEmpty {
      swap(&statements[0].tree, &parser.tree)
      while !statements.isEmpty { statements.removeLast() }
    }
    guard bytes.count <= Syntax.maximumLength else { throw Syntax.tooLong }
    if let range = UTF8Text.firstInvalidRange(in: bytes) {
      throw SyntaxError(.invalidUTF8, at: range)
    }
    parser.begin(source: bytes, functions: functions, units: units, percent: percent)
    defer { parser.end() }
    do throws(SyntaxError) {
      try parser.readText(into: &statements)
    } catch {
      statements = []
      parser.tree = Tree()
      throw error
    }
  }

  /// Gives ``statements`` away.
  package mutating func takeStatements() -> [Statement] {
    var taken: [Statement] = []
    swap(&taken, &statements)
    return taken
  }

  /// Gives the tree of the first statement away, for one that nobody needs any longer and whose memory is used for the next text.
  package mutating func exchangeTree(_ tree: inout Tree) {
    swap(&statements[0].tree, &tree)
  }
}
