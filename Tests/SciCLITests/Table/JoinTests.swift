import Testing

@testable import SciCLI

/// Rows joined with those of a second file by a key.
@Suite struct JoinTests {
  private static let files = [
    "items.csv": "sku,qty,note\nA1,3,x\n007,2,\"a, b\"\nZ9,1,\n,4,\n",
    "prices.csv":
      "\u{FEFF}name,sku,price\n\"Tea, green\",A1,4.99\nCup,007,12.50\nSpoon,7,1\n,,0\n,,0\n",
    "prices.tsv": "sku\tprice\nA1\t4.99\n",
    "items.jsonl": "{\"sku\":\"A1\",\"qty\":3}\n{\"sku\":\"Z9\",\"qty\":1}\n{\"qty\":1}\n",
  ]

  private static func run(_ words: String..., more: [String: String] = [:]) -> Transcript {
    let files = files.merging(more) { $1 }
    return Transcript(words: ["table"] + words, files: files)
  }

  @Test func eachRowHasTheColumnsOfTheRowWithItsKey() {
    let run = Self.run(
      "net = price*qty", "--join", "prices.csv", "--on", "sku", "-i", "items.csv", "--unmatched",
      "empty", "--sum", "net")
    #expect(
      run.text == """
        sku,qty,note,name,price,net
        A1,3,x,"Tea, green",4.99,14.97
        007,2,"a, b",Cup,12.50,25
        Z9,1,,,,
        ,4,,,,
        ,,,,,39.97

        """)
    #expect(run.status == .success && run.diagnostics.isEmpty)
  }

  @Test func aKeyThatIsMissingIsAnErrorOfItsRow() {
    let run = Self.run(
      "net = price*qty", "twice = 2qty", "--join", "prices.csv", "--on", "sku", "--only",
      "sku, net, twice", "-i", "items.csv")
    #expect(run.text == "sku,net,twice\nA1,14.97,6\n007,25,4\nZ9,,2\n,,8\n")
    #expect(
      run.diagnosticText == """
        items.csv:4: row 3, sku: error: no row of prices.csv has the sku `Z9`; --unmatched empty lets it be
        items.csv:5: row 4, sku: error: no row of prices.csv has the sku ``; --unmatched empty lets it be

        """)
    #expect(run.status == .syntax)
    let kept = Self.run(
      "--join", "prices.csv", "--on", "sku", "-i", "items.csv", "--where", "qty > 1.5", "--only",
      "name", "--where", "sku != \"\" and sku != \"Z9\"")
    #expect(kept.text == "name\n\"Tea, green\"\nCup\n" && kept.status == .success)
    let filtered = Self.run(
      "--join=prices.csv", "--on=sku", "-i", "items.csv", "--where", "price > 5", "--only=name")
    #expect(filtered.text == "name\nCup\n" && filtered.status == .syntax)
    #expect(filtered.diagnosticText.split(separator: "\n").count == 2)
  }

  @Test func joinedColumnsAreSortedGroupedComparedAndAddedUp() {
    let options = ["--join", "prices.csv", "--on", "sku", "--unmatched=empty", "-i", "items.csv"]
    let sorted = Transcript(
      words: ["table", "--sort", "name", "--only", "name"] + options, files: Self.files)
    #expect(sorted.text == "name\nCup\n\"Tea, green\"\n\n\n")
    let groups = Transcript(
      words: ["table", "--group-by", "name", "--sum", "qty", "--max", "price"] + options,
      files: Self.files)
    #expect(groups.text == "name,sum_qty,max_price\n\"Tea, green\",3,4.99\nCup,2,12.5\n,5,\n")
    let cups = Transcript(
      words: ["table", "--where", "name == \"Cup\"", "--only", "sku, price"] + options,
      files: Self.files)
    #expect(cups.text == "sku,price\n007,12.50\n")
  }

  @Test func theKeyMayHaveTwoNamesAndTheSecondFileAnotherFormat() {
    let articles = ["articles.csv": "Article No,price\nA1,2\n007,1\nZ9,3\n"]
    let renamed = Self.run(
      "--join", "articles.csv", "--on", "sku = Article No", "-i", "items.csv", "--where",
      "qty != 4", more: articles)
    #expect(
      renamed.text
        == "sku,qty,note,price\nA1,3,x,2\n007,2,\"a, b\",1\nZ9,1,,3\n")
    let tabs = Self.run(
      "--join=prices.tsv", "--on=sku", "-i", "items.csv", "--where", "sku == \"A1\"")
    #expect(tabs.text == "sku,qty,note,price\nA1,3,x,4.99\n")
    let semicolons = Self.run(
      "x=2p", "--join=b.csv", "--on=k", "--input=a.csv", "--delimiter", ";", "--locale=de",
      more: ["a.csv": "k;n\n1;2\n", "b.csv": "k;p\n1;1.234,5\n"])
    #expect(semicolons.text == "k;n;p;x\n1;2;1.234,5;2469\n")
  }

  @Test func jsonLinesAreJoinedWithDelimitedRows() {
    let run = Self.run(
      "n = price*qty", "--join", "prices.csv", "--on", "sku", "--unmatched", "empty", "-i",
      "items.jsonl")
    #expect(
      run.text == """
        {"sku":"A1","qty":3,"name":"Tea, green","price":4.99,"n":14.97}
        {"sku":"Z9","qty":1,"name":null,"price":null,"n":null}
        {"qty":1,"name":null,"price":null,"n":null}

        """)
    #expect(run.status == .success)
    let wrong = Self.run("--join", "items.jsonl", "--on", "sku", "-i", "items.csv")
    #expect(wrong.status == .usage && wrong.diagnosticText.contains("no JSON lines"))
  }

  @Test(arguments: [
    ("k,p\nA,1\nB,2\nA,3\n", "b.csv:4: `A` is the k of line 2, too; a key must be that of one row"),
    ("k,p\n\"A\n\",1\n\n\"A\n\",3\n", "b.csv:5: `A"),
    ("k,p\nA,1\nB\n", "b.csv:3: the row has 1 field, and the header 2"),
    ("k,p\nA,1\n\"B\"x,1\n", "b.csv:3: text stands behind a closing quote"),
    ("k,p\nA,1\n\"B,1\n", "b.csv:3: a quote is not closed"),
    ("p,q\nA,1\n", "--on: no column of b.csv is called `k`; the columns are p, q"),
    ("k,k\nA,1\n", "--on: more than one column of b.csv is called `k`"),
    ("", "b.csv: there is no header"),
  ])
  func aSecondFileThatCannotBeJoinedIsSaidBeforeAnyRow(_ text: String, _ words: String) {
    let run = Transcript(
      "table", "--join", "b.csv", "--on", "k", "-i", "a.csv",
      files: ["a.csv": "k,n\nA,1\n", "b.csv": text])
    #expect(run.text.isEmpty && run.status != .success)
    #expect(run.diagnosticText.hasPrefix("sci: \(words)"), "\(run.diagnosticText)")
  }

  @Test(arguments: [
    (["--join", "prices.csv"], "--join needs --on"),
    (["--on", "sku"], "--on needs --join"),
    (["--join", "no.csv", "--on", "sku"], "no.csv: no such file"),
    (["--join", "prices.csv", "--on", "a=b=c"], "--on takes a column of both files"),
    (["--join", "prices.csv", "--on", "=sku"], "--on takes a column of both files"),
    (["--join", "prices.csv", "--on", "name = sku"], "--on: no column is called `name`"),
  ])
  func wrongOptionsAreSaid(_ options: [String], _ words: String) {
    let run = Transcript(
      words: ["table", "x=1", "-i", "items.csv"] + options, files: Self.files)
    #expect(run.status == .usage && run.diagnosticText.contains(words), "\(run.diagnosticText)")
  }

  /// A column that both files have is an error only where it is used.
  @Test func columnsOfOneNameAreNotConfused() {
    let files = ["a.csv": "k,n\nA,1\n", "b.csv": "k,n\nA,5\n"]
    let unused = Transcript("table", "--join=b.csv", "--on=k", "--input=a.csv", files: files)
    #expect(unused.text == "k,n,n\nA,1,5\n")
    let used = Transcript("table", "x=n", "--join=b.csv", "--on=k", "--input=a.csv", files: files)
    #expect(used.status == .usage && used.diagnosticText.contains("2 columns are called `n`"))
    let typo = Transcript("table", "x=nn", "--join=b.csv", "--on=k", "--input=a.csv", files: files)
    #expect(typo.diagnosticText.contains("the columns are k, n, n"))
  }

  @Test func aFieldOfTheSecondFileThatIsNoNumberIsAnErrorWhereItIsUsed() {
    let run = Transcript(
      "table", "x=2p", "--join=b.csv", "--on=k", "--input=a.csv",
      files: ["a.csv": "k\nA\nB\n", "b.csv": "k,p\nA,1\nB,?\n"])
    #expect(run.text == "k,p,x\nA,1,2\nB,?,\n")
    #expect(run.diagnosticText == "a.csv:3: row 2, p: error: `?` is no number\n")
  }

  @Test func manyRowsOnManyThreadsAreJoinedAlike() {
    var (left, right) = ("k,n\n", "k,p\n")
    for index in 0..<20_000 { left += "\(index * 7 % 5_000),\(index)\n" }
    for index in 0..<5_000 { right += "\(index),\(index).5\n" }
    let files = ["a.csv": left, "b.csv": right]
    let runs = ["1", "4"].map { jobs in
      Transcript(
        "table", "x=p*2-k", "--join=b.csv", "--on=k", "--input=a.csv", "--jobs", jobs, "--sum", "x",
        files: files)
    }
    #expect(runs[0].text == runs[1].text && runs[0].status == .success)
    // 2(k + 1/2) − k = k + 1, over each k four times: 4·(0 + … + 4999) + 20000.
    #expect(runs[0].text.hasSuffix("\n,,,50010000\n"))
  }

  @Test func verdictsAreCheckedAgainstJoinedColumnsToo() {
    let run = Self.run(
      "n = price*qty", "--dry-run", "--join", "prices.csv", "--on", "sku", "-i", "items.csv")
    #expect(run.status == .success, "\(run.allText)")
    let typo = Self.run(
      "n = prise*qty", "--dry-run", "--join", "prices.csv", "--on", "sku", "-i", "items.csv")
    #expect(typo.status == .syntax && typo.diagnosticText.contains("did you mean `price`?"))
  }
}
