import CZlib
import Testing

@testable import SciCLI
@testable import SciTable

/// Rows of compressed files, and what is said of files that are no text.
@Suite struct CompressedRowsTests {
  /// `printf 'p,q\n1.5,2\n3,4\n' | gzip -9n` of gzip 1.12.
  private static let file: [UInt8] = [
    0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0x2B, 0xD0, 0x29, 0xE4, 0x32, 0xD4,
    0x33, 0xD5, 0x31, 0xE2, 0x32, 0xD6, 0x31, 0xE1, 0x02, 0x00, 0x70, 0x5F, 0x56, 0xCC, 0x0E, 0x00,
    0x00, 0x00,
  ]

  private static func gzip(_ text: [UInt8]) -> [UInt8] {
    unsafe withUnsafeTemporaryAllocation(of: z_stream.self, capacity: 1) { memory -> [UInt8] in
      guard let stream = memory.baseAddress else { return [] }
      unsafe stream.initialize(to: z_stream())
      unsafe deflateInit2_(
        stream, 6, Z_DEFLATED, 31, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
        Int32(MemoryLayout<z_stream>.size))
      defer { unsafe deflateEnd(stream) }
      let capacity = unsafe Int(deflateBound(stream, uLong(text.count)))
      var text = text
      return unsafe [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
        unsafe text.withUnsafeMutableBufferPointer { input in
          unsafe stream.pointee.next_in = input.baseAddress
          unsafe stream.pointee.avail_in = uInt(input.count)
          unsafe stream.pointee.next_out = output.baseAddress
          unsafe stream.pointee.avail_out = uInt(capacity)
          unsafe deflate(stream, Z_FINISH)
          count = unsafe capacity - Int(stream.pointee.avail_out)
        }
      }
    }
  }

  private static func run(_ bytes: [UInt8], by size: Int = 1 << 16) -> Transcript {
    let blocks = stride(from: 0, to: bytes.count, by: size).map { start in
      Array(bytes[start..<min(start + size, bytes.count)])
    }
    return Transcript(words: ["table", "r = p*q", "--sum", "r"], blocks: blocks)
  }

  @Test func gzipIsReadInBlocksOfAnySize() {
    for size in 1...Self.file.count {
      let run = Self.run(Self.file, by: size)
      #expect(run.text == "p,q,r\n1.5,2,3\n3,4,12\n,,15\n" && run.status == .success, "\(size)")
    }
  }

  /// As `cat a.gz b.gz` and tape drives make files.
  @Test func severalMembersAreOneText() {
    let second = Self.gzip(Array("5,6\n".utf8))
    for bytes in [Self.file + second, Self.file + second + [0, 0, 0], Self.file + [0] + second] {
      for size in [1, 7, 100] {
        #expect(Self.run(bytes, by: size).text == "p,q,r\n1.5,2,3\n3,4,12\n5,6,30\n,,45\n")
      }
    }
  }

  /// What is read for a block is much longer than the block.
  @Test func whatBecomesMuchLongerIsReadPieceByPiece() {
    let row = Array("1,2\n".utf8)
    let rows = Array(repeatElement(row, count: 200_000).joined())
    let run = Transcript(
      words: ["table", "--count", "--sum", "p", "--jobs", "1"],
      blocks: [Self.gzip(Array("p,q\n".utf8) + rows)])
    #expect(run.text == "count,sum_p\n200000,200000\n" && run.diagnostics.isEmpty)
  }

  @Test func aFileThatEndsEarlyLosesNoRowBefore() {
    let rows = (0..<50_000).map { "\($0),\(($0 * 7_919) % 100_003)\n" }.joined()
    let whole = Self.gzip(Array(("p,q\n" + rows).utf8))
    let run = Self.run(Array(whole.dropLast(100)))
    #expect(run.status == .usage && run.text.hasPrefix("p,q,r\n0,0,0\n1,7919,7919\n"))
    #expect(run.diagnosticText.hasPrefix("sci: standard input:"))
    #expect(run.diagnosticText.hasSuffix(": the gzip file ends early\n"))
    for count in 2..<Self.file.count {
      let run = Self.run(Array(Self.file.prefix(count)))
      #expect(run.status == .usage && run.diagnosticText.hasSuffix("ends early\n"), "\(count)")
    }
  }

  @Test func aBrokenFileIsSaid() {
    var checksum = Self.file
    checksum[checksum.count - 6] ^= 1
    var content = Self.file
    content[12] ^= 0x40
    for (bytes, words) in [
      (checksum, "the gzip file is broken"), (content, "the gzip file is broken"),
      (Self.file + Array("p,q".utf8), "behind the end of the gzip file stands something else"),
      (Self.file + [0x1F], "behind the end of the gzip file stands something else"),
    ] {
      let run = Self.run(bytes)
      #expect(run.status == .usage && run.diagnosticText.contains(words), "\(run.allText)")
    }
  }

  @Test func namesTellTheFormatBeforeTheCompression() {
    let blocks = [Self.gzip(Array("p\tq\n1\t2\n".utf8))]
    let run = Transcript(words: ["table", "r = p*q", "--tsv"], blocks: blocks)
    #expect(run.text == "p\tq\tr\n1\t2\t2\n")
    #expect(RecordFormat(ofFile: "x.tsv.gz") == .tsv && RecordFormat(ofFile: "x.gz") == .csv)
    #expect(RecordFormat(ofFile: "X.JSONL.GZ") == .jsonLines)
  }

  @Test func verdictsAreGivenOnCompressedFilesToo() {
    let run = Transcript(words: ["table", "--dry-run"], blocks: [Self.file])
    #expect(run.text.hasPrefix("standard input: 2 rows\n") && run.status == .success)
  }

  @Test(
    arguments: [
      ([0x28, 0xB5, 0x2F, 0xFD, 0x24, 0], "zstd -dc FILE | sci table"),
      ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0, 0], "xz -dc FILE | sci table"),
      (Array("BZh91AY".utf8), "bzip2 -dc FILE | sci table"), ([0x50, 0x4B, 3, 4, 20], "as CSV"),
      (Array("PAR1\u{15}".utf8), "pyarrow.parquet.read_table(\"FILE\")"),
      (Array("ARROW1\0\0".utf8), "pyarrow.ipc.open_file(\"FILE\")"),
      ([0xFF, 0xFF, 0xFF, 0xFF, 0x78], "pyarrow.ipc.open_stream(\"FILE\")"),
    ] as [([UInt8], String)])
  func whatIsNoTextIsNamed(_ bytes: [UInt8], _ words: String) {
    for size in [1, 3, 100] {
      let run = Self.run(bytes, by: size)
      #expect(run.status == .usage && run.text.isEmpty)
      #expect(run.diagnosticText.contains(words), "\(run.diagnosticText)")
    }
  }

  /// Texts that begin as such files do, but are none.
  @Test(arguments: ["P", "PAR", "PAq", "(", "B", "BZx", "ARROW", "PKq"])
  func textsMayBeginAlike(_ title: String) {
    for size in [1, 100] {
      let blocks = Array("\(title)\n1\n".utf8)
      let run = Transcript(
        words: ["table", "--count"],
        blocks: size == 1 ? blocks.map { [$0] } : [blocks])
      #expect(run.text == "count\n1\n", "\(run.allText)")
    }
  }
}
