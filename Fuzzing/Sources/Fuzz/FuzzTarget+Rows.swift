@testable import SciCLI
@testable import SciTable

extension FuzzTarget {
  /// The readers of rows, and a table over them.
  static let rows = FuzzTarget(
    name: "rows",
    summary: "rows are cut alike in blocks of any size, copied byte for byte, and answered alike"
  ) { input in
    var choices = Choices(input)
    let form = choices.one(of: [
      ("--csv", RecordFormat.csv), ("--tsv", .tsv), ("--jsonl", .jsonLines),
    ])
    let size = 1 + choices.index(64)
    let bytes = choices.rest()
    let whole = pieces(bytes, size: max(1, bytes.count), form.1)
    let parts = pieces(bytes, size: size, form.1)
    require(Array(whole.joined()) == bytes && Array(parts.joined()) == bytes, "bytes were lost")
    require(records(whole, form.1) == records(parts, form.1), "blocks of \(size) are cut otherwise")

    // The first column may have any name; without formulas, rows are copied.
    let copied = run(["--where", "1 > 0", form.0], bytes)
    let columns = run(
      ["x1 = 2", "y1 = x1 + 1", "--where", "x1 < 3", "--error-column", "e", form.0], bytes)
    require(copied.status != .usage || !copied.memory.diagnostics.isEmpty, "misuse in silence")
    require(columns.status != .usage || !columns.memory.diagnostics.isEmpty, "misuse in silence")
    // What is compressed or UTF-16 comes out as UTF-8.
    let isText = FileMark(bytes) == nil && (TextEncoding(markOf: bytes) ?? .utf8) == .utf8
    if copied.status == .success, isText, bytes.last == UInt8(ascii: "\n"), form.0 != "--jsonl" {
      require(copied.memory.output == bytes, "rows were not copied as they are")
    }
    let verdict = run(["--dry-run"], bytes)
    let isSilent = verdict.memory.output.isEmpty && verdict.memory.diagnostics.isEmpty
    require(!isSilent, "a file without a verdict")
  }

  /// The whole records of blocks, piece by piece.
  private static func pieces(_ bytes: [UInt8], size: Int, _ format: RecordFormat) -> [[UInt8]] {
    var cutter = RecordCutter(format)
    var pieces: [[UInt8]] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      cutter.append(Array(bytes[start..<min(start + size, bytes.count)]))
      pieces.append(cutter.takeRecords())
    }
    return pieces + [cutter.takeRest()]
  }

  /// All fields of all records, if they are delimited.
  private static func records(_ pieces: [[UInt8]], _ format: RecordFormat) -> [[[UInt8]]] {
    guard case .delimited(let delimiter, let hasQuotes) = format else { return [] }
    let cutter = FieldCutter(delimiter: delimiter, hasQuotes: hasQuotes)
    var records: [[[UInt8]]] = []
    var fields: [FieldCutter.Field] = []
    for piece in pieces {
      var start = 0
      while start < piece.count {
        start = cutter.cut(piece.span, from: start, into: &fields).next
        records.append(fields.map { FieldCutter.text($0, piece.span) })
      }
    }
    return records
  }

  private static func run(
    _ words: [String], _ input: [UInt8]
  ) -> (status: RunStatus, memory: MemoryStreams) {
    let memory = MemoryStreams(input: input)
    return (Run.command(["table"] + words + ["--jobs", "1"], memory.streams), memory)
  }
}
