import TestSupport
import Testing

@testable import SciCLI

/// Statistics of all rows and of groups, sorting, and comparisons with texts.
@Suite struct SummaryTests {
  private static let rows = """
    day,kind,amount,code
    2026-11-01,sale,19.99,007
    2026-11-03,refund,-5.00,12
    2026-11-02,sale,0.01,9
    2026-10-30,fee,,12
    2026-11-05,"re""fund, b",3e-1,
    2026-11-05,sale,1e2,12.0

    """

  private static func run(_ words: String...) -> Transcript {
    Transcript(words: ["table"] + words, input: rows)
  }

  @Test func groupsHaveExactStatisticsInTheOrderOfTheirFirstRows() {
    let run = Self.run(
      "--group-by", "kind", "--sum=amount", "--mean=amount", "--min=amount,day", "--max=amount",
      "--count")
    #expect(
      run.text == """
        kind,sum_amount,mean_amount,min_amount,min_day,max_amount,count
        sale,120,40,0.01,2026-11-01,100,3
        refund,-5,-5,-5,2026-11-03,-5,1
        fee,0,,,2026-10-30,,1
        "re""fund, b",0.3,0.3,0.3,2026-11-05,0.3,1

        """)
    #expect(run.status == .success && run.diagnostics.isEmpty)
  }

  @Test func statisticsWithoutGroupsAreThoseOfAllRows() {
    #expect(Self.run("--count", "--mean", "amount").text == "count,mean_amount\n6,23.06\n")
    let empty = Transcript(words: ["table", "--count", "--sum=a", "--mean=a"], input: "a\n")
    #expect(empty.text == "count,sum_a,mean_a\n0,0,\n")
    #expect(
      Transcript(words: ["table", "--count", "--group-by=a"], input: "a\n").text == "a,count\n")
  }

  @Test func formulasKnowWhatDayItIs() {
    let run = Self.run("age = @today - day", "--now", "2026-11-10T09:00Z", "--only", "day, age")
    #expect(
      run.text.hasPrefix("day,age\n2026-11-01,9 days\n2026-11-03,7 days\n"), "\(run.text)")
    #expect(run.status == .success && run.diagnostics.isEmpty)
    let other = Self.run(
      "d = @today - day", "--now", "2026-11-09T20:00Z", "--tz", "+10:00", "--where=kind == \"fee\"",
      "--only=d")
    #expect(other.text == "d\n11 days\n")
    // Without it the machine says what day it is.
    #expect(Self.run("d = @today > day", "--only", "d").status == .success)
  }

  /// A third is rounded once, when it is written.
  @Test func meansAreRoundedOnceAndLikeTheirColumn() {
    let rows = "a\n1\n0\n0\n"
    func run(_ words: String...) -> String {
      Transcript(words: ["table", "--mean"] + words, input: rows).text
    }
    #expect(run("a", "--digits", "5") == "mean_a\n0.33333\n")
    #expect(run("b", "b=a", "--round", "b: EUR") == "mean_b\n0.33\n")
    #expect(run("b", "b=a", "--round", "b: 0.05") == "mean_b\n0.35\n")
    #expect(run("b", "b=a", "--money", "USD") == "mean_b\n$0.33\n")
  }

  /// 200,000 rows are several chunks on several threads; the sums by Python's integers.
  @Test func groupsOfChunksComeTogether() {
    var text = "k,v\n"
    for number in 0..<200_000 { text += "\(number % 3),\(Double(number) / 100)\n" }
    for jobs in LongTests.some(of: ["4", "1"]) {
      let run = Transcript(
        words: ["table", "--group-by=k", "--sum=v", "--count", "--jobs", jobs, "--notation=fixed"],
        input: text)
      #expect(
        run.text == "k,sum_v,count\n0,66666333.33,66667\n1,66667000,66667\n2,66665666.67,66666\n",
        "\(jobs)")
    }
  }

  @Test func rowsAreSortedByNumbersThenTextsAndMissingLast() {
    #expect(
      Self.run("--sort", "code, amount desc", "--only", "code, amount").text == """
        code,amount
        007,19.99
        9,0.01
        12.0,1e2
        12,-5.00
        12,
        ,3e-1

        """)
    #expect(
      Self.run("--sort", "kind desc", "--only", "kind").text
        == "kind\nsale\nsale\nsale\nrefund\n\"re\"\"fund, b\"\nfee\n")
    let mixed = Transcript(words: ["table", "--sort=a"], input: "a,b\nx,1\n,2\n\n10,3\nX,4\n9,5\n")
    #expect(mixed.text == "a,b\n9,5\n10,3\nX,4\nx,1\n,2\n")
  }

  @Test func rowsAreSortedByFormulasAndTheSumStaysLast() {
    let run = Self.run("d=amount^2", "--sort=d", "--sum=d", "--only=d")
    #expect(run.text == "d\n0.0001\n0.09\n25\n399.6001\n10000\n\n10424.6902\n")
    let roots = Self.run("d=sqrt(amount+5)", "--sort=d", "--only=code", "--where=code == 9")
    #expect(roots.status == .syntax)
    #expect(roots.diagnosticText.contains("--round makes numbers such"))
  }

  @Test func groupsAreSortedByTheirResults() {
    #expect(
      Self.run("--group-by=kind", "--sum=amount", "--sort=sum_amount desc").text
        == "kind,sum_amount\nsale,120\n\"re\"\"fund, b\",0.3\nfee,0\nrefund,-5\n")
    #expect(
      Self.run("--group-by=kind", "--count", "--sort=count desc, kind").text
        == "kind,count\nsale,3\nfee,1\n\"re\"\"fund, b\",1\nrefund,1\n")
  }

  @Test func jsonLinesHaveSummariesAndOrder() {
    let rows =
      "{\"k\":\"a\",\"v\":1}\n{\"k\":null,\"v\":2}\n{\"k\":\"007\",\"v\":2.5}\n\n{\"k\":\"a\",\"v\":-3}"
    func run(_ words: String...) -> String {
      Transcript(words: ["table", "--jsonl"] + words, input: rows).text
    }
    #expect(
      run("--group-by=k", "--count", "--sum=v", "--sort=k")
        == "{\"k\":\"007\",\"count\":1,\"sum_v\":2.5}\n{\"k\":\"a\",\"count\":2,\"sum_v\":-2}\n"
        + "{\"k\":null,\"count\":1,\"sum_v\":2}\n")
    #expect(
      run("--sort", "v desc", "t=k == \"a\"", "--only=v,t")
        == "{\"v\":2.5,\"t\":false}\n{\"v\":2,\"t\":false}\n{\"v\":1,\"t\":true}\n"
        + "{\"v\":-3,\"t\":true}\n")
  }

  @Test func textsAreComparedExactly() {
    func codes(_ condition: String) -> String {
      Self.run("--where", condition, "--only", "code").text.split(separator: "\n").dropFirst()
        .joined(separator: " ")
    }
    #expect(codes("kind == \"refund\"") == "12")
    #expect(codes("\"refund\"==kind") == "12")
    #expect(codes("kind==\"re\"\"fund, b\" or code == 9") == "9")
    #expect(codes("not kind == \"sale\" and amount < 0") == "12")
    #expect(codes("kind≠\"sale\" and (kind != \"fee\") and code > 1") == "12")
    #expect(codes("amount > 0 and kind == \"Sale\"") == "")
    #expect(codes("code == \"12.0\"") == "12.0")
    #expect(
      Self.run("s=if(kind == \"refund\"; -1; 1)*code", "--only=s").text
        == "s\n7\n-12\n9\n12\n\n12\n")
    let short = Transcript(
      words: ["table", "--where=a==\"\" or b==\"b\"", "--only=c"],
      input: "a,b,c\n,1,2\n1,b,3\n1,2,4\n")
    #expect(short.text == "c\n2\n3\n")
  }

  @Test(arguments: [
    ("knd == \"x\"", "no column is called `knd`; did you mean `kind`?"),
    ("\"x\" == 3", "a text is compared with a column, such as kind == \"refund\""),
    ("kind == \"x\" + 1", "put brackets around the comparison with a text: (kind == \"x\")"),
    ("2kind == \"x\"", "a text is compared with a column"),
    ("2*kind == \"x\"", "put brackets around"),
    ("kind == \"x", "expected a number, a name or `(` before `\"`"),
    ("kind == \"x\" and amont", "unknown name `amont`"),
  ])
  func whatIsNoComparisonWithAColumnIsAnError(_ condition: String, _ words: String) {
    let run = Self.run("--where", condition)
    #expect(run.text.isEmpty && run.diagnosticText.contains(words), "\(run.diagnosticText)")
  }

  @Test func marksStandBelowTheTextThatWasTyped() {
    let run = Self.run("--where", "kind == \"sale\" and amont")
    #expect(
      run.diagnosticText.contains("  kind == \"sale\" and amont\n                     ^~~~~\n"))
  }

  @Test(arguments: [
    (["--group-by=kind"], "--group-by needs --count, --sum, --mean, --min or --max"),
    (["--group-by=knd", "--count"], "no column is called `knd`; did you mean `kind`?"),
    (["--sort=amnt desc"], "--sort: no column is called `amnt`"),
    (
      ["--count", "--sort=amount"],
      "--sort: no column of the summary is called `amount`; the columns are count"
    ),
    (["--count", "--only=kind"], "--only is for rows"),
    (["--count", "--sum=amount", "--sums-only"], "--sums-only is for rows"),
    (["count=1*code", "--group-by=count", "--count"], "two columns of the summary are called"),
    (["x=1..3", "x", "--mean=x"], "--mean is for rows of a file"),
  ])
  func whatHasNoMeaningIsAnError(_ words: [String], _ complaint: String) {
    let run = Transcript(words: ["table"] + words, input: Self.rows)
    #expect(run.text.isEmpty && run.status == .usage)
    #expect(run.diagnosticText.contains(complaint), "\(run.diagnosticText)")
  }

  @Test func rowsWithoutNumbersAreSaidToBeLeftOut() {
    let run = Transcript(
      words: ["table", "--group-by=k", "--mean=v", "--max=r", "r=sqrt(v)"],
      input: "k,v\na,4\na,x\nb,2\nb,9\n")
    #expect(run.text == "k,mean_v,max_r\na,4,2\nb,5.5,3\n")
    #expect(
      run.diagnosticText.contains("only rational numbers are compared; --round makes them such"))
    #expect(run.diagnosticText.contains("sci: the mean of `v` leaves out 1 row without a number"))
    #expect(run.diagnosticText.contains("sci: the max of `r` leaves out 2 rows without a number"))
  }
}
