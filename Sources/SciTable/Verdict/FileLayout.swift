import SciSyntax

/// How the bytes of a file are characters, lines and fields, as its beginning tells.
package struct FileLayout: Sendable {
  package let encoding: TextEncoding
  /// Whether the file itself says so by its first bytes.
  let isMarked: Bool
  package let format: RecordFormat
  /// How many lines stand before the header.
  package let skippedLineCount: Int
  /// Whether the header looks like titles, and not like a row.
  let hasTitles: Bool

  /// Looks at the beginning of a file.
  ///
  /// - Parameters:
  ///   - sample: its first bytes.
  ///   - isAll: whether it has no others.
  ///   - request: what options say.
  package init(_ sample: [UInt8], isAll: Bool, _ request: VerdictRequest) {
    let marked = TextEncoding(markOf: sample)
    isMarked = marked != nil
    encoding = request.encoding ?? marked ?? Self.encoding(of: sample, isAll: isAll)
    var decoder = TextDecoder(encoding)
    var text = decoder.decode(sample) + decoder.end()
    if text.starts(with: RecordFormat.byteOrderMark) {
      text.removeFirst(RecordFormat.byteOrderMark.count)
    }
    if !isAll, let last = text.lastIndex(of: Bytes.lineFeed) { text.removeSubrange((last + 1)...) }
    let formats = request.format.map { [$0] } ?? Self.formats
    let cuts = formats.map { LayoutCut(text, $0, request.skippedLineCount) }
    var best = cuts[0]
    for cut in cuts.dropFirst() where best.isWorse(than: cut) { best = cut }
    (format, skippedLineCount, hasTitles) = (best.format, best.skippedLineCount, best.hasTitles)
  }

  /// The delimiters that are looked for; the first where a file has none of them.
  private static let formats = ",;\t|".utf8.map { byte in
    RecordFormat.delimited(by: byte, hasQuotes: true)
  }

  /// The encoding of a file without a mark: UTF-8 if it could be, or else one that has a character for each byte.
  private static func encoding(of sample: [UInt8], isAll: Bool) -> TextEncoding {
    // The end of the sample may be within a character.
    let cuts = isAll ? 0...0 : 0...3
    if cuts.contains(where: { String(validating: sample.dropLast($0), as: UTF8.self) != nil }) {
      return .utf8
    }
    let isWindows = sample.allSatisfy { TextEncoding.windows1252.character(of: $0) != nil }
    return isWindows ? .windows1252 : .latin1
  }
}

/// A text cut into records in one of several ways, to see whether that makes a table of it.
private struct LayoutCut {
  let format: RecordFormat
  private(set) var skippedLineCount = 0
  private(set) var hasTitles = false
  /// How many fields most records have.
  private var width = 1
  /// How many records have so many fields, out of a thousand.
  private var share = 0

  private struct Record {
    var line: Int
    var fields: [String]
  }

  /// How many records are looked at.
  private static let mostRecords = 2_000

  init(_ text: [UInt8], _ format: RecordFormat, _ skipped: Int?) {
    self.format = format
    skippedLineCount = skipped ?? 0
    guard case .delimited(let delimiter, let hasQuotes) = format else { return }
    let cutter = FieldCutter(delimiter: delimiter, hasQuotes: hasQuotes)
    let records = Self.records(text, cutter, from: skipped ?? 0)
    var counts: [Int: Int] = [:]
    for record in records { counts[record.fields.count, default: 0] += 1 }
    let usual = counts.filter { $0.key > 1 }.max { ($0.value, $0.key) < ($1.value, $1.key) }
    if let usual {
      width = usual.key
      share = usual.value * 1000 / records.count
    }
    let fitting = records.filter { $0.fields.count == width }
    if skipped != nil {
      hasTitles = records.first.map { Self.areTitles($0.fields) } ?? false
      return
    }
    let titles =
      fitting.first { Self.areTitles($0.fields) } ?? Self.titles(before: fitting, records)
    hasTitles = titles != nil
    if let header = titles ?? fitting.first { skippedLineCount = header.line - 1 }
  }

  /// Titles directly before the first row, although they are more or fewer than its fields.
  private static func titles(before rows: [Record], _ records: [Record]) -> Record? {
    guard let row = rows.first, let before = records.last(where: { $0.line < row.line }),
      before.fields.count > 1, areTitles(before.fields)
    else { return nil }
    return before
  }

  /// Whether another way makes more of a table.
  func isWorse(than other: LayoutCut) -> Bool {
    let (left, right) = (
      [width > 1 && hasTitles, width > 1], [other.width > 1 && other.hasTitles, other.width > 1]
    )
    for (left, right) in zip(left, right) where left != right { return right }
    return (share, width) < (other.share, other.width)
  }

  /// The records that are not empty, with their lines.
  private static func records(
    _ text: [UInt8], _ cutter: FieldCutter, from skipped: Int
  ) -> [Record] {
    var records: [Record] = []
    var fields: [FieldCutter.Field] = []
    var (start, line) = (0, 1)
    while start < text.count, records.count < mostRecords {
      let record = cutter.cut(text.span, from: start, into: &fields)
      if line > skipped, record.end > start {
        let texts = fields.map { String(decoding: FieldCutter.text($0, text.span), as: UTF8.self) }
        records.append(Record(line: line, fields: texts.map(\.trimmingSpaces)))
      }
      line += record.lineCount
      start = record.next
    }
    return records
  }

  /// Whether fields look like titles: they are there, but for some at the end, and none is a number or a date.
  private static func areTitles(_ fields: [String]) -> Bool {
    let titles = fields.reversed().drop { $0.isEmpty }
    return !titles.isEmpty
      && titles.allSatisfy { title in title.contains { $0.isLetter } || title == "%" || title == "#"
      }
  }
}
