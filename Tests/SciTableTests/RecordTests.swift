import TestSupport
import Testing

@testable import SciTable

/// How bytes are cut into records, and records into fields.
@Suite struct RecordTests {
  /// What CPython 3's `csv.reader(io.StringIO(text, newline=''))` makes of texts.
  private static let texts: [(text: String, records: [[String]])] = [
    ("a,b\n1,2\n", [["a", "b"], ["1", "2"]]),
    ("\"a\",\"b\"\r\n\"1\",\"2\"\r\n", [["a", "b"], ["1", "2"]]),
    ("\"x,y\",z\n", [["x,y", "z"]]),
    ("\"say \"\"hi\"\"\",1\n", [["say \"hi\"", "1"]]),
    ("\"two\nlines\",2\n", [["two\nlines", "2"]]),
    ("\"two\r\nlines\",2\r\n", [["two\r\nlines", "2"]]),
    (",\n", [["", ""]]),
    ("\"\",\"\"\n", [["", ""]]),
    ("a,b", [["a", "b"]]),
    ("a,\"b\"", [["a", "b"]]),
    ("\"a\"\"b\nc\"\",d\",e\n", [["a\"b\nc\",d", "e"]]),
    (" a , \"b\" \n", [[" a ", " \"b\" "]]),
    ("5\" pipe,2\n", [["5\" pipe", "2"]]),
    ("é,\"ü,ß\"\n", [["é", "ü,ß"]]),
    ("a\tb,c\n", [["a\tb", "c"]]),
    ("\"\"\"\"\n", [["\""]]),
    ("\"a\"\n\"b\"\n", [["a"], ["b"]]),
    ("1,2,3\n4,5\n", [["1", "2", "3"], ["4", "5"]]),
  ]

  private static let cutter = FieldCutter(delimiter: UInt8(ascii: ","), hasQuotes: true)

  /// All records of some bytes: their fields, and what is wrong with them.
  private static func records(
    _ bytes: [UInt8]
  ) -> [(fields: [[UInt8]], problem: FieldCutter.QuoteError?, lineCount: Int)] {
    var records: [(fields: [[UInt8]], problem: FieldCutter.QuoteError?, lineCount: Int)] = []
    var fields: [FieldCutter.Field] = []
    var start = 0
    while start < bytes.count {
      let record = cutter.cut(bytes.span, from: start, into: &fields)
      let texts = fields.map { FieldCutter.text($0, bytes.span) }
      records.append((texts, record.problem, record.lineCount))
      start = record.next
    }
    return records
  }

  @Test func fieldsAreThoseOfAnotherReader() {
    for (text, expected) in Self.texts {
      let records = Self.records(Array(text.utf8))
      #expect(
        records.map { $0.fields.map { String(decoding: $0, as: UTF8.self) } } == expected, "\(text)"
      )
      #expect(records.allSatisfy { $0.problem == nil }, "\(text)")
    }
  }

  @Test func writtenFieldsAreReadBack() {
    for (_, records) in Self.texts {
      for field in records.joined() {
        var bytes: [UInt8] = []
        Self.cutter.write(Array(field.utf8), to: &bytes)
        // A record of one empty field is an empty line.
        let read = Self.records(bytes + [Bytes.lineFeed])
        #expect(read.map(\.fields) == [[Array(field.utf8)]], "\(field)")
      }
    }
  }

  @Test func brokenQuotesAreSaid() {
    #expect(Self.records(Array("1,\"a".utf8)).map(\.problem) == [.unclosedQuote])
    #expect(Self.records(Array("\"a\"b,2\n1,2\n".utf8)).map(\.problem) == [.textBehindQuote, nil])
    #expect(Self.records(Array("\"a\nb\",2\n".utf8)).map(\.lineCount) == [2])
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func blocksOfAnySizeGiveTheSameRecords(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let letters = Array("a1,,\"\"\"\n\n\r\u{0}".utf8) + [0xFF]
    for _ in 0..<300 {
      let count = Int.random(in: 0...24, using: &generator)
      let bytes = (0..<count).map { _ in letters.randomElement(using: &generator) ?? 0 }
      let whole = Self.records(bytes).map(\.fields)
      for format in [RecordFormat.csv, .tsv, .jsonLines] {
        for cut in 0...count {
          var cutter = RecordCutter(format)
          cutter.append(Array(bytes[..<cut]))
          let first = cutter.takeRecords()
          #expect(first.last == Bytes.lineFeed || first.isEmpty, "\(bytes)")
          cutter.append(Array(bytes[cut...]))
          let second = cutter.takeRecords()
          let rest = cutter.takeRest()
          #expect(first + second + rest == bytes, "\(bytes) at \(cut)")
          guard format == .csv else { continue }
          let parts = [first, second, rest].map { Self.records($0).map(\.fields) }
          #expect(Array(parts.joined()) == whole, "\(bytes) at \(cut)")
        }
      }
    }
  }
}
