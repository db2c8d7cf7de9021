import SciLocale
import TestSupport
import Testing

@testable import SciCLI

/// What `sci table` writes in a locale, it reads there as the same values.
@Suite struct TableLocaleTests {
  /// Integers and fractions, in ASCII.
  private static let numbers = [
    ("0", ""), ("1", ""), ("-1", ""), ("0", "5"), ("-0", "125"), ("1234", ""), ("999", "999"),
    ("1234", "5"), ("-1234567", "875"), ("0", "001"), ("12345678901234567890", "25"),
  ]

  /// The numbers as the locale writes them, one in a row.
  private static func rows(_ locale: NumberLocale) -> String {
    let fields = numbers.map { integer, fraction in
      let isNegative = integer.hasPrefix("-")
      return locale.text(
        isNegative: isNegative, integer: Array(integer.utf8.drop { $0 == 0x2D })[...],
        fraction: Array(fraction.utf8)[...], style: .decimal)
    }
    return "x\n" + fields.map { $0 + "\n" }.joined()
  }

  private static func columns(_ text: String) -> [[Substring]] {
    text.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
  }

  /// Numbers with and without exponents, rounded columns and sums, in every locale of CLDR.
  @Test func numbersAreReadAsTheyAreWritten() throws {
    #expect(NumberLocale.tags.count > 300)
    let others = ["ar-u-nu-arab", "hi-u-nu-native", "zh-u-nu-hanidec", "und"]
    for tag in LongTests.some(of: NumberLocale.tags) + others {
      let locale = try NumberLocale(tag)
      let options = ["--tsv", "--locale", tag]
      let first = Transcript(
        words: ["table", "y = x", "t = x*1e-30", "r = x/7", "--round", "r: 0.01"]
          + options + ["--sum", "y,r"], input: Self.rows(locale))
      #expect(first.diagnostics.isEmpty, "\(tag): \(first.diagnosticText)")
      let again = Transcript(
        words: [
          "table", "y2 = y", "t2 = t", "r2 = r", "same = y == x and t == x*1e-30", "--round",
          "r2: 0.01",
        ] + options, input: first.text)
      #expect(again.diagnostics.isEmpty, "\(tag): \(again.diagnosticText)")
      let lines = Self.columns(again.text).dropFirst()
      #expect(lines.count == Self.numbers.count + 1)
      for (row, line) in lines.enumerated() {
        #expect(line.count == 8 && line[1...3] == line[4...6], "\(tag): \(line)")
        #expect(line.last == (row < Self.numbers.count ? "true" : ""), "\(tag): \(line)")
      }
    }
  }

  private static let currencies = ["USD", "JPY", "KWD"]

  /// With `--money`, in every locale and without one, each with one of the currencies.
  @Test func amountsAreReadAsTheyAreWritten() throws {
    for (index, tag) in (NumberLocale.tags.map(Optional.some) + [nil]).enumerated() {
      try checkAmounts(in: tag, Self.currencies[index % Self.currencies.count])
    }
  }

  @Test(.long, arguments: currencies)
  func amountsOfEachCurrencyAreReadAsTheyAreWritten(_ currency: String) throws {
    for tag in NumberLocale.tags.map(Optional.some) + [nil] { try checkAmounts(in: tag, currency) }
  }

  private func checkAmounts(in tag: String?, _ currency: String) throws {
    let options = ["--tsv", "--money", currency] + (tag.map { ["--locale", $0] } ?? [])
    let rows = "n\n1\n-1\n0\n2469\n-1234567\n999999999\n"
    let first = Transcript(
      words: ["table", "a = n*100/100", "b = n/3"] + options + ["--sum", "a"], input: rows)
    #expect(first.diagnostics.isEmpty, "\(tag ?? "none"): \(first.diagnosticText)")
    let again = Transcript(words: ["table", "a2 = a", "b2 = b"] + options, input: first.text)
    #expect(again.diagnostics.isEmpty, "\(tag ?? "none"): \(again.diagnosticText)")
    for line in Self.columns(again.text).dropFirst() {
      #expect(line.count == 5 && line[1...2] == line[3...4], "\(tag ?? "none"): \(line)")
    }
  }

  @Test func fieldsWithTheDelimiterAreQuoted() {
    // 2.710,28/10 = 271,028, by hand.
    let semicolons = RowTests.run(
      "s = betrag*10%", "--locale", "de", "--delimiter", ";", "--sum", "s",
      rows: "betrag\n2.710,28\n-0,5\n")
    #expect(semicolons.text == "betrag;s\n2.710,28;271,028\n-0,5;-0,05\n;270,978\n")
    let commas = RowTests.run(
      "s = betrag*10%", "l = [betrag; 1/2]", "q = betrag/betrag*1.5 km", "--locale", "de", "--sum",
      "s",
      rows: "betrag\n\"2.710,28\"\n\"-0,5\"\n")
    #expect(
      commas.text == """
        betrag,s,l,q
        "2.710,28","271,028","[2710,28; 0,5]","1,5 km"
        "-0,5","-0,05","[-0,5; 0,5]","1,5 km"
        ,"270,978",,

        """)
    let filtered = RowTests.run(
      "s = x", "--locale", "fr", "--where", "s > 1,5".replacing(",", with: "."),
      rows: "x\n\"1,25\"\n\"1,75\"\n")
    #expect(filtered.text == "x,s\n\"1,75\",\"1,75\"\n")
  }

  /// Numbers of JSON are written in one way, whatever the locale.
  @Test func numbersOfJSONStayNumbers() {
    let lines = "{\"x\":\"1.234,5\"}\n{\"x\":-0.5}\n"
    let first = RowTests.run(
      "y = x/10", "--jsonl", "--locale", "de", "--sum", "y", rows: lines)
    #expect(
      first.text
        == "{\"x\":\"1.234,5\",\"y\":123.45}\n{\"x\":-0.5,\"y\":-0.05}\n{\"sum\":{\"y\":123.4}}\n")
    let again = RowTests.run(
      "z = y", "--jsonl", "--locale", "de",
      rows: first.text.split(separator: "\n").prefix(2).joined(separator: "\n"))
    #expect(again.text.contains("\"y\":123.45,\"z\":123.45}"))
    let amounts = RowTests.run(
      "y = x", "--jsonl", "--locale", "de", "--money", "EUR", rows: lines)
    #expect(amounts.text.contains("\"y\":\"1.234,50\u{A0}€\""))
    let reread = RowTests.run(
      "z = y", "--jsonl", "--locale", "de", "--money", "EUR", rows: amounts.text)
    #expect(reread.text.contains("\"z\":\"1.234,50\u{A0}€\"") && reread.diagnostics.isEmpty)
  }

  @Test func amountsHaveNoGroupsWhereNoLocaleSaysWhatACommaMeans() {
    let run = RowTests.run("y = 2x", "--money", "USD", rows: "x\n1234.5\n-1234567\n")
    #expect(run.text == "x,y\n1234.5,$2469.00\n-1234567,-$2469134.00\n")
    let again = RowTests.run("z = y", "--money", "USD", rows: run.text)
    #expect(again.text.contains("$2469.00,$2469.00\n") && again.diagnostics.isEmpty)
  }
}
