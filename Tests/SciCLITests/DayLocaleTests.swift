import Testing

@testable import SciCLI

/// `--locale`: days in the words of a language.
@Suite struct DayLocaleTests {
  @Test(
    arguments: [
      (["--locale", "de", "@2024-02-29"], "29. Februar 2024\n"),
      (["--locale", "fr", "weekday(@2024-02-29)"], "jeudi\n"),
      (["--locale", "en-GB", "@2024-02-29T14:30Z"], "29 February 2024, 14:30Z\n"),
      (["--locale", "de", "[@2024-01-31; @2024-03-01]"], "[31. Januar 2024; 1. März 2024]\n"),
      (["--locale", "de", "@2024-03-01 - @2024-02-01"], "29 days\n"),
      (
        ["--locale", "de", "--money", "EUR", "@2024-02-29", "1234.5"],
        "29. Februar 2024\n1.234,50\u{A0}€\n"
      ),
      (
        ["--locale", "de", "1.5"], "1.5\nnote: --locale is for days, and with --money for amounts\n"
      ),
    ] as [([String], String)])
  func daysAreInTheWordsOfTheLanguage(_ words: [String], _ expected: String) {
    #expect(Transcript(words: words).allText == expected)
  }

  @Test func jsonKeepsISO() {
    let run = Transcript(words: ["--json", "--locale", "de", "@2024-02-29"])
    #expect(run.allText.contains("2024-02-29") && !run.allText.contains("Februar"))
  }

  @Test func anUnknownLocaleIsRefused() {
    let run = Transcript(words: ["--locale", "xx", "1"])
    #expect(run.status == .usage && run.allText.hasPrefix("sci: `xx` is no locale"))
  }
}
