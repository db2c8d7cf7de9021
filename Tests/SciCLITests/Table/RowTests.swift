import TestSupport
import Testing

@testable import SciCLI

/// `sci table` over rows: what is written, and what is said.
@Suite struct RowTests {
  /// A run over a text.
  static func run(_ words: String..., rows: String) -> Transcript {
    Transcript(words: ["table"] + words, input: rows)
  }

  static let items = "name,price,qty\r\n\"Tea, green\",19.99,3\r\nCup,2.50,10\r\n"

  @Test func formulasAreNewColumnsBesideRowsThatStayAsTheyAre() {
    let run = Self.run("net = price*qty", "gross = net + 8.25%", rows: Self.items)
    #expect(
      run.text == "name,price,qty,net,gross\r\n\"Tea, green\",19.99,3,59.97,64.917525\r\n"
        + "Cup,2.50,10,25,27.0625\r\n")
    #expect(run.status == .success && run.diagnostics.isEmpty)
  }

  @Test func complexValuesAreTextsAndAColumnComesBeforeTheImaginaryUnit() {
    let rows = "a,b\n3,4\n0,1\n-1,0\n"
    let run = Self.run("z=a + b*i", "m=|z|", "w=z^2", "--sum", "m", rows: rows)
    #expect(
      run.text
        == "a,b,z,m,w\n3,4,3 + 4i,5,-7 + 24i\n0,1,i,1,-1\n-1,0,-1,1,1\n,,,7,\n")
    #expect(run.status == .success && run.diagnostics.isEmpty)
    let column = Self.run("z=a + 2i", rows: "a,i\n3,4\n")
    #expect(column.text == "a,i,z\n3,4,11\n")
    #expect(
      column.diagnosticText
        == "sci: `i` is the column of that name here, and not the imaginary unit\n")
    let jsonLines = Self.run("z=a + 2i", "--jsonl", rows: "{\"a\":3}\n")
    #expect(jsonLines.text == "{\"a\":3,\"z\":\"3 + 2i\"}\n")
    let complex = Self.run("r=sqrt(a)", "--complex", rows: "a\n4\n-4\n")
    #expect(complex.text == "a,r\n4,2\n-4,2i\n")
  }

  /// Products and sums by `decimal.Decimal` with 60 digits and `fractions.Fraction` of CPython 3; cents by ROUND_HALF_UP.
  @Test func valuesAreThoseOfExactDecimals() {
    let rows: [(row: String, value: String, cents: String)] = [
      ("19.99,3", "64.917525", "64.92"), ("0.01,7", "0.075775", "0.08"),
      ("1234567.89,99", "132305554.351575", "132305554.35"), ("0.1,3", "0.32475", "0.32"),
      ("33.33,33", "1190.630925", "1190.63"), ("-5.25,2", "-11.36625", "-11.37"),
      ("1e-3,5", "0.0054125", "0.01"),
      (
        "123456789012345678901234567890,3", "400925922317592592231759259222.775",
        "400925922317592592231759259222.78"
      ),
    ]
    let text = "p,q\n" + rows.map { $0.row + "\n" }.joined()
    let exact = Self.run("v=p*q+8.25%", "--sum", "v", "--notation", "fixed", rows: text)
    #expect(
      exact.text == "p,q,v\n" + rows.map { "\($0.row),\($0.value)\n" }.joined()
        + ",,400925922317592592231891566021.7147125\n")
    let cents = Self.run("v=p*q+8.25%", "--round", "v: EUR", "--sum=v", rows: text)
    #expect(
      cents.text == "p,q,v\n" + rows.map { "\($0.row),\($0.cents)\n" }.joined()
        + ",,400925922317592592231891566021.72\n")
  }

  /// Cents by `decimal.Decimal.quantize` of CPython 3.
  @Test(arguments: [
    ("half-even", "0.00 0.02 -0.02 2.68 -1.00 0.02 100.00 0.00"),
    ("half-away", "0.01 0.02 -0.03 2.68 -1.01 0.02 100.00 0.00"),
    ("half-toward-zero", "0.00 0.01 -0.02 2.67 -1.00 0.02 99.99 0.00"),
    ("toward-zero", "0.00 0.01 -0.02 2.67 -1.00 0.02 99.99 0.00"),
    ("away", "0.01 0.02 -0.03 2.68 -1.01 0.03 100.00 -0.01"),
    ("floor", "0.00 0.01 -0.03 2.67 -1.01 0.02 99.99 -0.01"),
    ("ceiling", "0.01 0.02 -0.02 2.68 -1.00 0.03 100.00 0.00"),
    ("05-away", "0.01 0.01 -0.02 2.67 -1.01 0.02 99.99 -0.01"),
  ])
  func columnsAreRoundedInEachMode(_ mode: String, _ expected: String) {
    let rows = "x\n0.005\n0.015\n-0.025\n2.675\n-1.005\n0.0249999999999999999999\n99.995\n-0.001\n"
    for words in [["--round", "y: 0.01 \(mode)"], ["--round", "y: 0.01", "--rounding", mode]] {
      let run = Transcript(words: ["table", "y=x", "--only", "y"] + words, input: rows)
      #expect(run.text == "y\n" + expected.replacing(" ", with: "\n") + "\n", "\(words)")
    }
  }

  @Test func whatIsRoundedIsWhatOthersSeeAndNothingElseIs() {
    let rows = "p\n0.125\n0.125\n"
    // 0.13 + 0.13 and 1.3 where the column is rounded, 0.25 and 1.25 where only its text is.
    #expect(
      Self.run("a=p", "b=10a", "--round", "a:EUR", "--sum", "a", rows: rows).text
        == "p,a,b\n0.125,0.13,1.3\n0.125,0.13,1.3\n,0.26,\n")
    #expect(
      Self.run("a=p", "b=10a", "--decimals", "1", "--sum", "a", rows: rows).text
        == "p,a,b\n0.125,0.1,1.2\n0.125,0.1,1.2\n,0.2,\n")
    #expect(
      Self.run("a=p", "b=10a", "--money", "EUR", "--sum", "a", rows: rows).text
        == "p,a,b\n0.125,€0.13,€1.25\n0.125,€0.13,€1.25\n,€0.25,\n")
    #expect(
      Self.run("a=sqrt(2p)", "--round", "a:0.05", "--sum", "a,p", rows: rows).text
        == "p,a\n0.125,0.50\n0.125,0.50\n0.25,1.00\n")
    #expect(
      Self.run("a=p", "--round", "a: 5", rows: "p\n12.5\n17.6\n").text == "p,a\n12.5,10\n17.6,20\n")
  }

  @Test func rowsAreFilteredBeforeTheirFormulas() {
    let run = Self.run("r=p/q", "--where", "q != 0", rows: "p,q\n1,2\n1,0\n3,4\n")
    #expect(run.text == "p,q,r\n1,2,0.5\n3,4,0.75\n" && run.status == .success)
    let after = Self.run(
      "r=p*q", "--where", "r > 1 and r < 9", "--sum", "r", rows: "p,q\n1,2\n1,0\n3,4\n")
    #expect(after.text == "p,q,r\n1,2,2\n,,2\n")
    let number = Self.run("r=p", "--where", "p", rows: "p\n1\n")
    #expect(number.text == "p,r\n" && number.status == .syntax)
    #expect(number.diagnosticText.contains("row 1, --where: error: --where needs a comparison"))
  }

  @Test func columnsCanBeChosen() {
    #expect(
      Self.run("n=price*qty", "--only", "n, name", rows: Self.items).text
        == "n,name\r\n59.97,\"Tea, green\"\r\n25,Cup\r\n")
    #expect(
      Self.run("n=price*qty", "--sum", "n,qty", "--sums-only", rows: Self.items).text
        == "n,qty\r\n84.97,13\r\n")
  }

  @Test func constantsAreNoColumns() {
    #expect(
      Self.run(
        "rate=8.25%", "k=pi", "tax=price*(1+rate)", "c=k*qty", "--only=tax,c", rows: Self.items
      )
      .text == "tax,c\r\n21.639175,9.4247779607693797154\r\n2.70625,31.415926535897932385\r\n")
  }

  @Test func emptyFieldsAreMissing() {
    let rows = "a,b\n1,\n,2\n\"\",\" \"\n3,4\n"
    let run = Self.run("c=a+b", "d=c+1", "--sum", "c", rows: rows)
    #expect(
      run.text == "a,b,c,d\n1,,,\n,2,,\n\"\",\" \",,\n3,4,7,8\n,,7,\n" && run.status == .success)
    #expect(
      Self.run("c=a+b", "--missing", "0", rows: rows).text
        == "a,b,c\n1,,1\n,2,2\n\"\",\" \",0\n3,4,7\n")
    #expect(
      Self.run("c=a", "--missing", "x", rows: rows).diagnosticText.contains("--missing takes"))
  }

  @Test func titlesThatAreNoNamesHaveOthers() {
    let rows = "Unit price,max,2024 sales,%,Größe,e\n1,2,3,4,5,6\n"
    let run = Self.run(
      "s = unit_price + max + column_2024_sales + column_4 + Größe + e", rows: rows)
    #expect(run.text.hasSuffix("1,2,3,4,5,6,21\n"))
    let unknown = Self.run("s = unit_prize", rows: rows)
    #expect(unknown.status == .syntax && unknown.text.isEmpty)
    #expect(
      unknown.diagnosticText == """
        error: unknown name `unit_prize`
          unit_prize
          ^~~~~~~~~~
          note: did you mean `unit_price`?
          note: the columns are unit_price (`Unit price`), max, column_2024_sales (`2024 sales`), \
        column_4 (`%`), Größe, e

        """)
  }

  /// A name in a formula is the column's, and whoever means the constant is told.
  @Test(
    arguments: [
      ("e", "2*e", "6", "constant"), ("pi", "pi^2", "9", "constant"),
      ("phi", "-phi", "-3", "constant"),
      ("tau", "tau/2", "1.5", "constant"), ("egamma", "egamma", "3", "constant"),
      ("ans", "ans+1", "4", "constant"), ("true", "true*2", "6", "constant"),
      ("max", "2*max", "6", "function"), ("sin", "sin + sin(30)", "3.5", "function"),
      ("sin", "sin x", "3", "function"), ("min", "5 min", "15", "function"),
      ("m", "5 m", "15", "unit"), ("h", "2 h", "6", "unit"), ("USD", "5 USD", "15", "unit"),
      ("USD", "x USD", "3", "unit"), ("k", "x km", "1 km", nil), ("m", "5*m", "15", nil),
      ("i", "i^2", "9", "imaginary unit"), ("rate", "2*rate", "6", nil), ("h", "h", "3", nil),
      ("max", "max(x; 2)", "2", nil), ("π", "pi > π", "true", "constant"),
    ] as [(String, String, String, String?)])
  func aColumnComesBeforeWhatIsBuiltIn(
    _ title: String, _ formula: String, _ value: String, _ meaning: String?
  ) {
    let run = Self.run("r = \(formula)", "--only", "r", rows: "\(title),x\n3,1\n")
    #expect(run.text == "r\n\(value)\n" && run.status == .success, "\(title): \(formula)")
    let said = meaning.map {
      "sci: `\(title)` is the column of that name here, and not the \($0)\n"
    }
    #expect(run.diagnosticText == said ?? "", "\(title): \(formula)")
  }

  @Test func aFormulaComesBeforeAUnit() {
    let run = Self.run("h = 2x", "r = 5 h", rows: "x\n3\n")
    #expect(run.text == "x,h,r\n3,6,30\n")
    #expect(run.diagnosticText == "sci: `h` is the formula of that name here, and not the unit\n")
  }

  /// Words that are operators, and units of angles, cannot be names.
  @Test func aColumnOfAReservedWordHasAnotherName() {
    let run = Self.run("r = mod_ + rad_ + to_", rows: "mod,rad,to\n1,2,3\n")
    #expect(run.text == "mod,rad,to,r\n1,2,3,6\n" && run.diagnostics.isEmpty)
  }

  @Test(arguments: [(";", "';'"), ("\t", "tab"), ("|", "'|'")])
  func aHeaderWithAnotherDelimiterIsSeen(_ delimiter: String, _ typed: String) {
    let run = Self.run("c=price*qty", rows: "price\(delimiter)qty\n1\(delimiter)2\n")
    #expect(run.diagnosticText.contains("; --delimiter \(typed) would split it"))
  }

  @Test(arguments: [
    (["n = price*"], RunStatus.syntax, "expected a number"),
    (["n = prize*2"], .syntax, "did you mean `price`?"),
    (["price = 2*qty"], .usage, "`price` is a column already"),
    (["n=1+qty", "n=qty"], .usage, "`n` is a column already"),
    (["pi = qty"], .syntax, "`pi` is built in"),
    (["n=qty", "--sum", "m"], .usage, "--sum: no column is called `m`; the columns are"),
    (["n=qty", "--sum", "qyt"], .usage, "did you mean `qty`?"),
    (["n=qty", "--only", "x"], .usage, "--only: no column"),
    (["n=qty", "--round", "m: EUR"], .usage, "--round: no formula is called `m`; there is `n`"),
    (["n=qty", "--round", "n"], .usage, "--round takes"),
    (["n=qty", "--round", "n: EUX"], .usage, "--round takes"),
    (["n=qty", "--round", "n: 0"], .usage, "--round takes"),
    (["n=qty", "--round", "n: EUR up"], .usage, "`up` is no rounding mode"),
    (["n=qty", "--round", "n: XAU"], .usage, "no smallest unit"),
    (["n=qty", "--sums-only"], .usage, "--sums-only needs --sum"),
    (["n=qty", "--delimiter", "1"], .usage, "--delimiter takes"),
    (["n=qty", "--delimiter", ";;"], .usage, "--delimiter takes"),
    (["n=qty", "--locale", "xx"], .usage, "`xx` is no locale"),
    (["n=qty", "--csv", "--jsonl"], .usage, "exclude each other"),
    (["n=qty", "--jobs", "-1"], .usage, "--jobs takes"),
    (["rate=2"], .usage, "a formula is missing"),
    (["k=2", "n=k*qty", "--sum", "k"], .usage, "--sum: `k` is a constant and no column"),
    (["n=qty", "--error-column", "n"], .usage, "`n` is a column already"),
    (["x", "x=0..1", "--where", "x > 0"], .usage, "--where is for rows of a file"),
    (["x", "x=0..1", "--money", "EUR"], .usage, "--money is for rows of a file"),
  ])
  func whatCannotBeMeantIsSaidBeforeAnyRow(
    _ words: [String], _ status: RunStatus, _ message: String
  ) {
    let run = Transcript(words: ["table"] + words, input: Self.items)
    #expect(run.status == status && run.text.isEmpty, "\(words): \(run.text)")
    #expect(run.diagnosticText.contains(message), "\(words): \(run.diagnosticText)")
  }

  @Test func twoColumnsOfOneNameCannotBeUsed() {
    let rows = "a,a,b\n1,2,3\n"
    #expect(Self.run("c=2b", rows: rows).text == "a,a,b,c\n1,2,3,6\n")
    #expect(Self.run("c=2a", rows: rows).diagnosticText.contains("2 columns are called `a`"))
  }

  @Test func otherFormatsStayWhatTheyAre() {
    #expect(
      Self.run("c=a*b", "--tsv", rows: "a\tb\t\"t\n2\t3\t\"x\n").text
        == "a\tb\t\"t\tc\n2\t3\t\"x\t6\n")
    #expect(
      Self.run("c=a*b", "--delimiter", ";", rows: "a;b\n2;\"3\"\n").text == "a;b;c\n2;\"3\";6\n")
    #expect(
      Self.run("c=a*b", "--delimiter=tab", rows: "a\tb\n2\t\"3\"\n").text
        == "a\tb\tc\n2\t\"3\"\t6\n")
    let lines =
      "{\"a\":1,\"t\":\"x\"}\n{\"a\":\"2.5\", \"t\":[1,{}] }\r\n\n{\"t\":0}\n{\"t\":0,\"a\":null}\n{\"\\u0061\":4}"
    let run = Self.run(
      "s=sqrt(a)", "b=a>1", "--jsonl", "--sum", "a", "--round", "s: 0.1", rows: lines)
    #expect(
      run.text == """
        {"a":1,"t":"x","s":1.0,"b":false}
        {"a":"2.5", "t":[1,{}] ,"s":1.6,"b":true}\r

        {"t":0,"s":null,"b":null}
        {"t":0,"a":null,"s":null,"b":null}
        {"\\u0061":4,"s":2.0,"b":true}
        {"sum":{"a":7.5}}

        """)
    #expect(run.status == .success)
    #expect(
      Self.run(
        "p=2a", "--jsonl", "--money", "EUR", "--only", "t,p", rows: "{\"a\":1,\"t\":\"x\"}\n"
      ).text
        == "{\"t\":\"x\",\"p\":\"€2.00\"}\n")
  }

  @Test func theNameOfAFileTellsItsFormat() {
    let files = [
      "a.tsv": "a\tb\n1\t2\n", "b.jsonl": "{\"a\":1}\n", "c.csv": "a\n1\n", "d": "a\n1\n",
    ]
    func run(_ file: String) -> String {
      Transcript("table", "c=2a", "-i", file, files: files).text
    }
    #expect(run("a.tsv") == "a\tb\tc\n1\t2\t2\n")
    #expect(run("b.jsonl") == "{\"a\":1,\"c\":2}\n")
    #expect(run("c.csv") == "a,c\n1,2\n")
    #expect(run("d") == "a,c\n1,2\n")
    let missing = Transcript("table", "c=2a", "--input=none", files: files)
    #expect(missing.status == .usage && missing.diagnosticText == "sci: none: no such file\n")
  }

  @Test func amountsAreReadInTheWayOfTheLocale() {
    let german = Self.run(
      "x=p*q", "--delimiter", ";", "--locale", "de", "--money", "EUR",
      rows: "p;q\n1.234,50;2\n1.234,50 €;1,5\n-0,5;1\n1.5;1\n1,234.5;1\n$5;1\n")
    #expect(
      german.text == """
        p;q;x
        1.234,50;2;2.469,00\u{A0}€
        1.234,50 €;1,5;1.851,75\u{A0}€
        -0,5;1;-0,50\u{A0}€
        1.5;1;
        1,234.5;1;
        $5;1;

        """)
    #expect(german.status == .syntax)
    let lines = german.diagnosticText.split(separator: "\n")
    #expect(
      lines.count == 3
        && lines[0].hasPrefix("standard input:5: row 4, p: error: `1.5` is no amount"))
    let plain = Self.run("x=p*2", rows: "p\n\"1,234\"\n$5\n1.5\n+2\n12x\n0x10\n")
    #expect(plain.text == "p,x\n\"1,234\",\n$5,\n1.5,3\n+2,4\n12x,\n0x10,\n")
    #expect(plain.diagnosticText.contains("`1,234` has a comma: --locale says what it means"))
    #expect(plain.diagnosticText.contains("`$5` is no number; --money reads amounts"))
    let english = Self.run(
      "x=p", "--locale", "en", "--decimals", "3", rows: "p\n\"1,234.5\"\n\"0,123\"\n\"1,23\"\n")
    #expect(english.text == "p,x\n\"1,234.5\",1234.5\n\"0,123\",\n\"1,23\",\n")
    #expect(english.diagnosticText.contains("`0,123` has two readings, 123 and 0.123"))
  }

  @Test func aByteOrderMarkAndLineEndingsStay() {
    let run = Transcript(
      "table", "c=a+b",
      input: [[0xEF, 0xBB, 0xBF] + Array("a,b\r\n1,2\n\n3,4\r\n5,6".utf8)])
    #expect(
      run.output == [0xEF, 0xBB, 0xBF] + Array("a,b,c\r\n1,2,3\n\n3,4,7\r\n5,6,11\r\n".utf8))
    let bytes: [UInt8] = Array("t,a\n".utf8) + [0, 0xFF, 0xC3, 0x2C, 0x31, 0x0A]
    #expect(
      Transcript("table", "b=2a", input: [bytes]).output == Array("t,a,b\n".utf8)
        + [0, 0xFF, 0xC3] + Array(",1,2\n".utf8))
    #expect(Self.run("b=2a", rows: "a\r1\r2\r").diagnosticText.contains("not with CR"))
    #expect(Self.run("b=2a", rows: "a\n").text == "a,b\n")
  }
}
