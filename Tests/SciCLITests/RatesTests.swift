import Testing

@testable import SciCLI

/// `--rates`: amounts in other currencies, by the rates of a file.
@Suite struct RatesTests {
  private let files = ["rates.csv": "2026-11-25\nEUR,1\nUSD,1.25\nJPY,160"]

  @Test(
    arguments: [
      ("100 USD to EUR", "80 EUR\nnote: 1 EUR = 1.25 USD on 2026-11-25\n"),
      ("100 USD to JPY", "12800 JPY\nnote: 1 EUR = 1.25 USD = 160 JPY on 2026-11-25\n"),
      ("20 USD + 5 EUR", "26.25 USD\nnote: 1 EUR = 1.25 USD on 2026-11-25\n"),
      ("5 EUR - 5 USD", "1 EUR\nnote: 1 EUR = 1.25 USD on 2026-11-25\n"),
      ("60 EUR/h to USD/min", "1.25 USD/min\nnote: 1 EUR = 1.25 USD on 2026-11-25\n"),
      ("[20 EUR; 30 EUR] to USD", "[25 USD; 37.5 USD]\nnote: 1 EUR = 1.25 USD on 2026-11-25\n"),
      ("20 USD > 5 EUR", "true\nnote: 1 EUR = 1.25 USD on 2026-11-25\n"),
      ("5 EUR + 5 EUR", "10 EUR\n"),
    ] as [(String, String)])
  func amountsAreExchanged(_ text: String, _ expected: String) {
    let run = Transcript(words: ["--rates", "rates.csv", text], files: files)
    #expect(run.allText == expected)
  }

  @Test func whatHasNoRateIsRefused() {
    for text in ["5 EUR to GBP", "5 EUR + 3 kg", "5 EUR/h + 3 USD/km"] {
      let run = Transcript(words: ["--rates", "rates.csv", text], files: files)
      #expect(run.status == .mathematics, "\(text): \(run.allText)")
    }
  }

  @Test func moneyIsExchangedBeforeItIsRounded() {
    let words = ["--rates", "rates.csv", "--money", "EUR", "19.99 USD"]
    let run = Transcript(words: words, files: files)
    #expect(run.allText == "€15.99\nnote: 1 EUR = 1.25 USD on 2026-11-25\n")
    let json = Transcript(words: ["--json"] + words, files: files)
    #expect(json.allText.contains("\"notes\":[\"1 EUR = 1.25 USD on 2026-11-25\"]"))
  }

  @Test func aFileWithoutRatesIsRefused() {
    for (path, words) in [("none.csv", "no such file"), ("other.csv", "no line is a currency")] {
      let run = Transcript(words: ["--rates", path, "1"], files: ["other.csv": "a,b"])
      #expect(run.status == .usage && run.allText.contains(words), "\(run.allText)")
    }
  }
}
