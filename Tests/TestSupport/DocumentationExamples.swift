import Foundation

/// The Swift examples in the documentation of one library, and the public types that have none.
///
/// An example is a block that begins with ` ```swift ` in a doc comment or in an article. The blocks of one doc comment, and those of
/// one article, are read from top to bottom: a later one may use what an earlier one declares.
///
/// ```swift
/// let examples = try DocumentationExamples(of: "SciNumber")
/// #expect(try examples.errors() == "")
/// #expect(examples.typesWithoutExample.isEmpty)
/// ```
public struct DocumentationExamples: Sendable {
  /// A block of code and where it stands.
  public struct Block: Hashable, Sendable {
    /// The file, from the root of the package.
    public var file: String
    /// The line of the first line of code.
    public var line: Int
    /// The lines of code.
    public var code: [String]
  }

  /// The blocks of each doc comment and of each article.
  public let pages: [[Block]]
  /// The public types at the top level of a file whose doc comments have no example, as `file:line: type`.
  public let typesWithoutExample: [String]
  /// What every example may use, beside what it imports itself.
  private let imports: [String]

  /// Reads all Swift files and articles of a library.
  ///
  /// - Parameters:
  ///   - library: the name of the target.
  ///   - imports: modules that the examples use without importing them, beside the library.
  /// - Throws: what reading a file throws.
  public init(of library: String, importing imports: [String] = []) throws {
    let folder = SwiftCompiler.root.appending(path: "Sources/\(library)")
    let files = (FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? [])
      .compactMap { $0 as? String }.sorted()
    var pages: [[Block]] = []
    var bare: [String] = []
    for file in files where file.hasSuffix(".swift") || file.hasSuffix(".md") {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      let source = SourceText(file: "Sources/\(library)/\(file)", text: text)
      if file.hasSuffix(".md") {
        pages.append(source.article)
      } else {
        pages += source.docComments
        bare += source.typesWithoutExample
      }
    }
    self.pages = pages.filter { !$0.isEmpty }
    typesWithoutExample = bare
    self.imports = ([library] + imports).map { "import \($0)" }
  }

  /// The examples of one file outside the library, such as README.md, that are for this library.
  ///
  /// - Parameters:
  ///   - file: the path from the root of the package.
  ///   - marker: a text that the examples contain, such as `import SciKeypad`.
  /// - Throws: what reading the file throws.
  public init(inFile file: String, containing marker: String) throws {
    let text = try String(
      contentsOf: SwiftCompiler.root.appending(path: file), encoding: .utf8)
    pages = SourceText(file: file, text: text).article
      .filter { $0.code.contains { $0.contains(marker) } }.map { [$0] }
    typesWithoutExample = []
    imports = []
  }

  /// What the compiler says against the examples, all of them in one call; empty if they compile.
  public func errors() throws -> String {
    let sources = pages.enumerated().map { Self.source(of: $1, number: $0, imports: imports) }
    return try SwiftCompiler.errors(in: sources)
  }

  /// A file with the blocks of one page.
  ///
  /// They stand in a function, each in a scope of its own within that of the one above it. A page with extensions stands
  /// at the top level, since a function has none.
  private static func source(of page: [Block], number: Int, imports: [String]) -> String {
    let isTopLevel = page.contains { $0.code.contains { $0.hasPrefix("extension ") } }
    var lines = imports
    for block in page { lines += block.code.filter { $0.hasPrefix("import ") } }
    if !isTopLevel { lines.append("func example\(number)() async throws {") }
    for block in page {
      if !isTopLevel { lines.append("do {") }
      lines.append("#sourceLocation(file: \"\(block.file)\", line: \(block.line))")
      lines += block.code.map { $0.hasPrefix("import ") ? "" : $0 }
      lines.append("#sourceLocation()")
    }
    if !isTopLevel { lines.append(String(repeating: "}", count: page.count + 1)) }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// The lines of a file in which examples are looked for.
private struct SourceText {
  let file: String
  let lines: [Substring]

  init(file: String, text: String) {
    self.file = file
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The blocks of an article.
  var article: [DocumentationExamples.Block] {
    blocks(in: lines.enumerated().map { ($0 + 1, $1) })
  }

  /// The blocks of each doc comment.
  var docComments: [[DocumentationExamples.Block]] {
    comments.map { blocks(in: $0) }.filter { !$0.isEmpty }
  }

  /// Runs of lines that begin with `///`, without that.
  private var comments: [[(number: Int, text: Substring)]] {
    var comments: [[(Int, Substring)]] = []
    var isInside = false
    for (index, line) in lines.enumerated() {
      let text = line.drop { $0 == " " }
      let belongs = text.hasPrefix("///")
      if belongs, !isInside { comments.append([]) }
      if belongs {
        let words = text.dropFirst(3)
        comments[comments.count - 1].append(
          (index + 1, words.first == " " ? words.dropFirst() : words))
      }
      isInside = belongs
    }
    return comments
  }

  private func blocks(in lines: [(number: Int, text: Substring)]) -> [DocumentationExamples.Block] {
    var blocks: [DocumentationExamples.Block] = []
    var code: [String]?
    var first = 0
    for (number, text) in lines {
      if let lines = code {
        if text.hasPrefix("```") {
          blocks.append(DocumentationExamples.Block(file: file, line: first, code: lines))
          code = nil
        } else {
          code?.append(String(text))
        }
      } else if text == "```swift" {
        code = []
        first = number + 1
      }
    }
    return blocks
  }

  /// The public types at the top level whose doc comments have no example.
  var typesWithoutExample: [String] {
    let withExample = Set(
      comments.filter { !blocks(in: $0).isEmpty }.compactMap { $0.last?.number })
    return lines.enumerated().compactMap { index, line in
      guard let name = Self.nameOfPublicType(line) else { return nil }
      // Attributes stand between the comment and the declaration.
      var above = index
      while above > 0, lines[above - 1].hasPrefix("@") { above -= 1 }
      return withExample.contains(above) ? nil : "\(file):\(index + 1): \(name)"
    }
  }

  private static func nameOfPublicType(_ line: Substring) -> Substring? {
    var words = line.split(separator: " ")[...]
    guard line.hasPrefix("public "), words.popFirst() != nil else { return nil }
    if words.first == "final" { words.removeFirst() }
    let kinds: Set<Substring> = ["struct", "enum", "class", "actor", "protocol"]
    guard words.count > 1, let kind = words.popFirst(), kinds.contains(kind) else { return nil }
    return words.first?.prefix { $0.isLetter || $0.isNumber }
  }
}
