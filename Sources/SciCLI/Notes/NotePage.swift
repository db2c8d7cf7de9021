import SciSyntax

/// A document with its results as one HTML file that needs no other, and no script.
///
/// Of Markdown it knows headings, paragraphs, lists, blocks of code and code in lines; all else is shown as it is written.
struct NotePage {
  private(set) var html: String
  private var isCode = false
  /// The element that lines of prose are in: a paragraph or a list.
  private var open: String?

  /// Writes a page.
  ///
  /// - Parameters:
  ///   - note: a document that was answered.
  ///   - isMarkdown: whether only what is marked is calculated.
  ///   - title: what the window is called.
  init(_ note: Note, isMarkdown: Bool, title: String) {
    html = Self.beginning + "<title>\(Self.escaped(title))</title>\n" + Self.style
    var scanner = NoteScanner(isMarkdown: isMarkdown)
    let text = String(decoding: note.text, as: UTF8.self).writing("\u{FEFF}") { _ in "" }
    // A carriage return and a line feed are one character.
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (index, line) in lines.enumerated() {
      let bytes = Array(line.utf8)
      switch scanner.next(bytes[...]) {
      case .fence:
        if isCode { endCode() } else { beginCode() }
      case .calculation: addCalculation(bytes, note.plots[index + 1])
      case .prose where isCode: html += Self.escaped(String(line)) + "\n"
      case .prose, .codes: addProse(String(line))
      }
    }
    endCode()
    end()
    html += "</body>\n</html>\n"
  }

  private static let beginning = """
    <!DOCTYPE html>
    <html>
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">

    """

  private static let style = """
    <style>
    body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #111; background: #fff }
    pre, code { font-family: ui-monospace, monospace; font-size: 0.95em; background: #f3f4f6 }
    pre { padding: 0.75rem 1rem; overflow-x: auto }
    b { color: #14532d }
    svg { max-width: 100%; height: auto }
    </style>
    </head>
    <body>

    """

  // MARK: - Blocks

  private mutating func beginCode() {
    end()
    html += "<pre>"
    isCode = true
  }

  private mutating func endCode() {
    if isCode { html += "</pre>\n" }
    isCode = false
  }

  private mutating func begin(_ element: String) {
    if open == element { return }
    end()
    html += "<\(element)>\n"
    open = element
  }

  private mutating func end() {
    if let open { html += "</\(open)>\n" }
    open = nil
  }

  private mutating func addCalculation(_ line: [UInt8], _ plot: String?) {
    if let plot {
      endCode()
      html += "<figure>\(plot)</figure>\n"
      return
    }
    if !isCode { beginCode() }
    guard let result = NoteLine(line[...]).result else {
      html += Self.escaped(line[...]) + "\n"
      return
    }
    html += Self.escaped(line[..<result.lowerBound]) + "<b>" + Self.escaped(line[result])
    html += "</b>" + Self.escaped(line[result.upperBound...]) + "\n"
  }

  private mutating func addProse(_ line: String) {
    let marks = line.prefix { $0 == "#" }.count
    if 1...6 ~= marks, line.dropFirst(marks).first == " " {
      end()
      html += "<h\(marks)>\(Self.prose(String(line.dropFirst(marks + 1))))</h\(marks)>\n"
    } else if line.hasPrefix("- ") || line.hasPrefix("* ") {
      begin("ul")
      html += "<li>\(Self.prose(String(line.dropFirst(2))))</li>\n"
    } else if line.allSatisfy(\.isWhitespace) {
      end()
    } else {
      begin("p")
      html += Self.prose(line) + "\n"
    }
  }

  /// A line of prose, with code between single back quotes.
  private static func prose(_ line: String) -> String {
    let parts = line.split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count % 2 == 1 else { return escaped(line) }
    return parts.enumerated().map { index, part in
      index % 2 == 0 ? escaped(String(part)) : "<code>\(escaped(String(part)))</code>"
    }.joined()
  }

  private static func escaped(_ bytes: ArraySlice<UInt8>) -> String {
    escaped(String(decoding: bytes, as: UTF8.self))
  }

  private static func escaped(_ text: String) -> String {
    let entities: [Character: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"]
    return text.map { entities[$0] ?? String($0) }.joined()
  }
}
