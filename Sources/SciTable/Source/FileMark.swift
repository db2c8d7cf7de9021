/// What the first bytes of a file say that it is, where that is no text.
package enum FileMark: CaseIterable, Sendable {
  case gzip, zstandard, xz, bzip2, zip, parquet, arrow, arrowStream

  /// The first bytes of such a file.
  var bytes: [UInt8] {
    switch self {
    case .gzip: Inflater.mark
    case .zstandard: [0x28, 0xB5, 0x2F, 0xFD]
    case .xz: [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0]
    case .bzip2: Array("BZh".utf8)
    case .zip: [0x50, 0x4B, 3, 4]
    case .parquet: Array("PAR1".utf8)
    case .arrow: Array("ARROW1".utf8)
    // The mark that stands before the length of the schema.
    case .arrowStream: [0xFF, 0xFF, 0xFF, 0xFF]
    }
  }

  /// Why such a file is not read, and what makes rows of it; `nil` for one that is read.
  package var problem: String? {
    switch self {
    case .gzip: nil
    case .zstandard: "it is compressed by zstd: zstd -dc FILE | sci table …"
    case .xz: "it is compressed by xz: xz -dc FILE | sci table …"
    case .bzip2: "it is compressed by bzip2: bzip2 -dc FILE | sci table …"
    case .zip:
      "it is a zip archive or a workbook: save the sheet as CSV, or unzip -p FILE | sci table …"
    case .parquet:
      "it is a Parquet file, which Python reads: sci.Expression(\"a*b\")(pyarrow.parquet.read_table(\"FILE\"))"
    case .arrow, .arrowStream:
      "it is an Arrow file, which Python reads: sci.Expression(\"a*b\")(pyarrow.ipc.open_\(opening)(\"FILE\").read_all())"
    }
  }

  private var opening: String { self == .arrow ? "file" : "stream" }

  /// What a file is that begins so; `nil` for text.
  package init?(_ bytes: [UInt8]) {
    guard let found = Self.allCases.first(where: { bytes.starts(with: $0.bytes) }) else {
      return nil
    }
    self = found
  }

  /// Whether more bytes are needed to tell.
  package static func isOpen(_ bytes: [UInt8]) -> Bool {
    allCases.contains { bytes.count < $0.bytes.count && $0.bytes.starts(with: bytes) }
  }
}
