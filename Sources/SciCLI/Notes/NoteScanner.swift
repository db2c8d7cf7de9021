/// Finds what is calculation in the lines of a document.
///
/// In Markdown, these are the lines of blocks marked as `sci`, and code that begins with `= `. In other documents, every line is. All else is prose,
/// which nobody reads.
struct NoteScanner {
  /// What a line is.
  enum Line: Hashable {
    case prose
    /// Begins or ends a block.
    case fence
    /// A line of calculation.
    case calculation
    /// Prose with code in it, of which these parts are calculations, without the marks around them.
    case codes([Range<Int>])
  }

  private struct Fence {
    var mark: UInt8
    var count: Int
    var isCalculation: Bool
  }

  let isMarkdown: Bool
  /// The block that is open.
  private var fence: Fence?

  init(isMarkdown: Bool) { self.isMarkdown = isMarkdown }

  /// What the next line is.
  ///
  /// - Parameter text: the line without what ends it.
  /// - Returns: what it is; lines are asked for in order.
  mutating func next(_ text: ArraySlice<UInt8>) -> Line {
    guard isMarkdown else { return .calculation }
    if let open = fence {
      if Self.closes(open, text) {
        fence = nil
        return .fence
      }
      return open.isCalculation ? .calculation : .prose
    }
    if let opened = Self.opening(text) {
      fence = opened
      return .fence
    }
    let codes = Self.codes(in: text)
    return codes.isEmpty ? .prose : .codes(codes)
  }

  // MARK: - Blocks

  /// The marks at the beginning of a line, and what follows them; a line that is further in is no fence.
  private static func marks(_ text: ArraySlice<UInt8>) -> (Fence, rest: ArraySlice<UInt8>)? {
    let line = text.drop { $0 == UInt8(ascii: " ") }
    guard line.startIndex - text.startIndex < 4, let mark = line.first,
      mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~")
    else { return nil }
    let rest = line.drop { $0 == mark }
    let count = rest.startIndex - line.startIndex
    return count < 3 ? nil : (Fence(mark: mark, count: count, isCalculation: false), rest)
  }

  private static func opening(_ text: ArraySlice<UInt8>) -> Fence? {
    guard let (marks, rest) = marks(text) else { return nil }
    var fence = marks
    // What looks so is code in a line.
    if fence.mark == UInt8(ascii: "`"), rest.contains(fence.mark) { return nil }
    let word = String(decoding: rest, as: UTF8.self).split { $0.isWhitespace }.first
    fence.isCalculation = word == "sci"
    return fence
  }

  private static func closes(_ fence: Fence, _ text: ArraySlice<UInt8>) -> Bool {
    guard let (other, rest) = marks(text) else { return false }
    return other.mark == fence.mark && other.count >= fence.count
      && rest.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  // MARK: - Code in a line

  /// The parts of a line between single back quotes that begin with `= `.
  private static func codes(in text: ArraySlice<UInt8>) -> [Range<Int>] {
    let quote = UInt8(ascii: "`")
    var codes: [Range<Int>] = []
    var index = text.startIndex
    // Marks that nothing ends are prose; each width is looked for once, so that a long line of them takes no time.
    var endless: Set<Int> = []
    while let start = text[index...].firstIndex(of: quote) {
      let inside = text[start...].drop { $0 == quote }
      let width = inside.startIndex - start
      let isHopeless = width > longestMark || endless.contains(width)
      guard !isHopeless, let end = Self.end(of: width, inside) else {
        endless.insert(width)
        index = inside.startIndex
        continue
      }
      if width == 1, text[inside.startIndex..<end].starts(with: Array("= ".utf8)) {
        codes.append(inside.startIndex + 2..<end)
      }
      index = end + width
    }
    return codes
  }

  private static let longestMark = 32

  /// Where code ends that began with so many back quotes.
  private static func end(of width: Int, _ text: ArraySlice<UInt8>) -> Int? {
    let quote = UInt8(ascii: "`")
    var index = text.startIndex
    while let start = text[index...].firstIndex(of: quote) {
      let rest = text[start...].drop { $0 == quote }
      if rest.startIndex - start == width { return start }
      index = rest.startIndex
    }
    return nil
  }
}
