import SciNumber
import SciUnits
import Testing

/// Rates between currencies, and the files that they come from.
@Suite struct CurrencyRatesTests {
  static let european = """
    <?xml version="1.0" encoding="UTF-8"?>
    <gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01">
    <Cube><Cube time='2026-11-25'>
    <Cube currency='USD' rate='1.0987'/><Cube currency="JPY" rate="163.20"/>
    </Cube><Cube time='2026-11-24'><Cube currency='USD' rate='1.2'/><Cube currency='GBP' rate='0.8'/></Cube></Cube>
    """

  @Test(arguments: [
    european,
    "Date, USD, JPY, BGN, \n2026-11-25, 1.0987, 163.20, N/A, \n2026-11-24, 1.2, 160, 1.9558, \n",
    "2026-11-25\nEUR,1\nUSD,1.0987\nJPY,163.20",
    "EUR 1\r\nUSD\t1.0987\r\n\r\nJPY;163.2\r\n2026-11-25\r\n",
  ])
  func filesAreRead(_ text: String) throws {
    let rates = try CurrencyRates(text: text)
    #expect(rates.base == "EUR" && rates.date == "2026-11-25")
    #expect(rates.prices.mapValues(\.description) == ["EUR": "1", "USD": "1.0987", "JPY": "163.2"])
  }

  @Test func ratesCrossExactly() throws {
    let rates = try CurrencyRates(text: "EUR,1\nUSD,1.25\nGBP,0.8")
    #expect(rates.rate(from: "USD", to: "GBP")?.description == "0.64")
    #expect(rates.rate(from: "GBP", to: "EUR")?.description == "1.25")
    #expect(rates.rate(from: "USD", to: "USD") == 1)
    #expect(rates.rate(from: "USD", to: "CHF") == nil)
  }

  @Test(arguments: [
    ("", CurrencyRatesError.noRates), ("root:x:0:0", .noRates), ("<html></html>", .noRates),
    ("USD,1.1\nGBP,0.8", .noBase), ("EUR,1\nUSD,abc", .badPrice(code: "USD", text: "abc")),
    ("EUR,1\nUSD,0", .badPrice(code: "USD", text: "0")),
    ("EUR,1\nUSD,-1", .badPrice(code: "USD", text: "-1")),
  ])
  func otherTextsAreRefused(_ text: String, _ error: CurrencyRatesError) {
    #expect(throws: error) { try CurrencyRates(text: text) }
  }
}
