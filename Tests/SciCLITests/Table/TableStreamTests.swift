import SciNumber
import TestSupport
import Testing

@testable import SciCLI
@testable import SciTable

/// The same output whatever the blocks, the chunks and the threads; and the limits.
@Suite struct TableStreamTests {
  @Test func everyCutOfATrickyFileGivesTheSameOutput() {
    let text =
      "\u{FEFF}n,\"a\nb\",c\r\n\"x\"\"\ny,\",1.5,2\r\n\r\n,\"2\",3\n\"\",4,\"5\"\ny,0,1,2\n5\",6,7"
    let bytes = Array(text.utf8)
    let words = ["table", "s=a_b*c", "r=c/a_b", "--sum", "s", "--error-column", "e"]
    let whole = Transcript(words: words, input: text)
    #expect(whole.text.contains("\"x\"\"\ny,\",1.5,2,3,1.3333333333333333333,\r\n"))
    #expect(whole.text.hasSuffix("5\",6,7,42,1.1666666666666666667,\r\n,,,71,,\r\n"))
    for cut in 0...bytes.count {
      let parts = [Array(bytes[..<cut]), Array(bytes[cut...])].filter { !$0.isEmpty }
      let run = Transcript(words: words, blocks: parts)
      #expect(run.text == whole.text && run.diagnosticText == whole.diagnosticText, "\(cut)")
    }
    let single = Transcript(words: words, blocks: bytes.map { [$0] })
    #expect(single.text == whole.text && single.diagnosticText == whole.diagnosticText)
  }

  @Test(arguments: [RecordFormat.csv, .jsonLines])
  func anyNumberOfThreadsWritesTheSame(_ format: RecordFormat) {
    var generator = SplitMix64(seed: 11)
    let isJSON = format == .jsonLines
    var rows = isJSON ? "" : "t,a,b\n"
    // Several chunks, of long rows because short ones take long to compute.
    let text = String(repeating: "x", count: 200)
    while rows.utf8.count < 5 * TableStream.chunkSize {
      let a = Int.random(in: 0...99_999, using: &generator)
      let b = Int.random(in: 0...20, using: &generator)
      rows += isJSON ? "{\"t\":\"\(text)\",\"a\":\(a),\"b\":\(b)}\n" : "\"\n\(text)\",\(a),\(b)\n"
    }
    let words = [
      "table", "q=a/b", "r=sqrt(a)", "--round", "r: 0.01", "--sum", "r,a", "--where", "a>500",
    ]
    let runs = ["1", "4"].map { jobs in
      Transcript(words: words + ["--jobs", jobs] + (isJSON ? ["--jsonl"] : []), input: rows)
    }
    #expect(runs[0].text == runs[1].text && runs[0].text.utf8.count > rows.utf8.count)
    #expect(runs[0].diagnosticText == runs[1].diagnosticText && runs[0].status == .mathematics)
    #expect(runs[0].diagnosticText.contains("division by zero"))
  }

  /// Rows of several chunks: a number of the row, a word, an amount, and a weight in grams or kilograms.
  private static func rows(_ seed: UInt64) -> [(row: Int, word: String, cents: Int, grams: Int)] {
    var generator = SplitMix64(seed: seed)
    let words = ["", "ant", "antelope", "antelopes", "Bee", "bee", "é", "10", "9"]
    return (0..<5 * TableStream.chunkSize / 230).map { row in
      (
        row, words.randomElement(using: &generator) ?? "",
        Int.random(in: -300...300, using: &generator), Int.random(in: 0...30, using: &generator)
      )
    }
  }

  /// What a word is sorted by: a number before texts, and nothing last.
  private static func place(_ word: String) -> (Int, Int, [UInt8]) {
    if word.isEmpty { return (2, 0, []) }
    return Int(word).map { (0, $0, []) } ?? (1, 0, Array(word.utf8))
  }

  private static func isBefore(_ left: String, _ right: String) -> Bool? {
    let (left, right) = (place(left), place(right))
    if (left.0, left.1) != (right.0, right.1) { return (left.0, left.1) < (right.0, right.1) }
    return left.2 == right.2 ? nil : left.2.lexicographicallyPrecedes(right.2)
  }

  @Test(arguments: LongTests.some(of: ["5", "1", "2"]))
  func anyNumberOfThreadsSortsTheSame(_ jobs: String) {
    let rows = Self.rows(5)
    let padding = String(repeating: "x", count: 200)
    let input =
      "row,word,price,weight,text\n"
      + rows.map {
        let weight = $0.row % 2 == 0 ? "\($0.grams * 100) g" : "\(Double($0.grams) / 10) kg"
        return "\($0.row),\($0.word),\(Double($0.cents) / 100),\(weight),\(padding)\n"
      }.joined()
    func order(_ sort: String) -> [Int] {
      let run = Transcript(words: ["table", "--sort", sort, "--jobs", jobs], input: input)
      #expect(run.diagnosticText.isEmpty && run.status == .success)
      return run.text.split(separator: "\n").dropFirst().compactMap {
        Int($0.prefix { $0 != "," })
      }
    }
    let byWord = rows.sorted {
      Self.isBefore($0.word, $1.word) ?? (($1.cents, $0.row) < ($0.cents, $1.row))
    }
    #expect(order("word, price desc") == byWord.map(\.row))
    // Rows with the same weight stay as they are, in whatever unit it is.
    let byWeight = rows.sorted { ($1.grams, $0.row) < ($0.grams, $1.row) }
    #expect(order("weight desc") == byWeight.map(\.row))
  }

  @Test func anyNumberOfThreadsSummarizesTheSame() throws {
    let rows = Self.rows(6)
    let padding = String(repeating: "x", count: 200)
    let input =
      "word,cents,text\n" + rows.map { "\($0.word),\($0.cents),\(padding)\n" }.joined()
    var expected = ""
    for word in Set(rows.map(\.word)).sorted(by: { Self.isBefore($0, $1) ?? false }) {
      let group = rows.filter { $0.word == word }.map(\.cents)
      let extremes = try #require(group.min().flatMap { least in group.max().map { (least, $0) } })
      expected +=
        "\(word),\(group.count),\(group.reduce(0, +)),\(extremes.0),\(extremes.1)\n"
    }
    for jobs in ["1", "2", "5"] {
      let words = [
        "table", "--group-by", "word", "--count", "--sum", "cents", "--min", "cents", "--max",
        "cents", "--sort", "word", "--jobs", jobs,
      ]
      let run = Transcript(words: words, input: input)
      #expect(run.text == "word,count,sum_cents,min_cents,max_cents\n" + expected)
    }
  }

  @Test func aRowHasALimit() {
    // 100 MB in one field, as blocks of a file arrive.
    let block = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
    let blocks = [Array("t,a\nx,1\n\"".utf8)] + Array(repeating: block, count: 96)
    let run = Transcript(words: ["table", "b=2a"], blocks: blocks)
    #expect(run.text == "t,a,b\nx,1,2\n" && run.status == .limit)
    #expect(
      run.diagnosticText
        == "sci: standard input:3: a row is longer than 64 MiB; perhaps a quote is not closed\n")
  }

  @Test func thereMayBeManyColumns() {
    let count = LongTests.areRun ? 100_000 : 30_000
    let rows =
      (0..<count).map { "c\($0)" }.joined(separator: ",") + "\n"
      + repeatElement("7", count: count).joined(separator: ",") + "\n"
    let run = Transcript(words: ["table", "s=c0*c\(count - 1)", "--only", "s"], input: rows)
    #expect(run.text == "s\n49\n")
    let typo = Transcript(words: ["table", "s=d5"], input: rows)
    #expect(typo.diagnosticText.hasSuffix(" and \(count - 30) more\n"))
  }

  @Test func sumsHaveALimit() {
    let run = Transcript(words: ["table", "b=a", "--sum", "b"], input: "a\n1e200000\n1e-200000\n")
    #expect(run.status == .limit && run.text.hasSuffix("1e-200000,1e-200000\n,\n"))
    #expect(run.diagnosticText.contains("the sum of `b` is too long to be written"))
  }

  @Test func roundedNumbersHaveALimit() {
    let rows = "a\n1e999999999\n1e999\n-1e998\n1e-999999999\n"
    let run = Transcript(words: ["table", "b=a", "--round", "b: EUR", "--only", "b"], input: rows)
    let digits = "-1" + String(repeating: "0", count: 998) + ".00"
    #expect(run.text.split(separator: "\n").last == "0.00" && run.text.contains("\n\(digits)\n"))
    #expect(run.status == .limit && run.diagnosticText.contains("row 1, b: error: "))
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func sumsDoNotDependOnTheirParts(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var (whole, exact) = (ExactSum(), Rational(0))
    var parts = [ExactSum(), ExactSum(), ExactSum()]
    for _ in 0..<2_000 {
      let coefficient = Int64.random(in: -(1 << 60)...(1 << 60), using: &generator)
      let scale = Int.random(in: -3...12, using: &generator)
      guard let number = SmallRational(coefficient: coefficient, scale: scale) else { continue }
      whole.add(number)
      parts[Int.random(in: 0..<3, using: &generator)].add(number)
      exact = exact + number.rational
    }
    var joined = ExactSum()
    for part in parts.shuffled(using: &generator) { joined.add(part) }
    #expect(whole.value == exact && joined.value == exact)
  }
}
