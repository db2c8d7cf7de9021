import Foundation
import SciMoney
import SciNumber
import Testing

@Suite struct CodableTests {
  private func json(_ value: some Encodable, _ coding: MoneyCoding? = nil) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    if let coding { encoder.userInfo[MoneyCoding.userInfoKey] = coding }
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func money(_ json: String, _ coding: MoneyCoding? = nil) throws -> Money {
    let decoder = JSONDecoder()
    if let coding { decoder.userInfo[MoneyCoding.userInfoKey] = coding }
    return try decoder.decode(Money.self, from: Data(json.utf8))
  }

  private func error(_ json: String, _ coding: MoneyCoding? = nil) -> MoneyError? {
    do {
      _ = try money(json, coding)
      return nil
    } catch DecodingError.dataCorrupted(let context) {
      return context.underlyingError as? MoneyError
    } catch {
      return nil
    }
  }

  @Test func amountsAreTexts() throws {
    #expect(try json(Money("149.85", .usd)) == #"{"amount":"149.85","currency":"USD"}"#)
    #expect(
      try json(Money(100, .usd) / 3).replacing("\\/", with: "/")
        == #"{"amount":"100/3","currency":"USD"}"#)
    #expect(try money(#"{"amount":"3.133","currency":"USD"}"#) == "USD 3.133")
  }

  @Test func numbersAreRefused() throws {
    #expect(error(#"{"amount":3.133,"currency":"USD"}"#) == .numberNotString)
    #expect(error(#"{"amount":3,"currency":"USD"}"#) == .numberNotString)
    let open = MoneyCoding(.object, acceptsIntegers: true)
    #expect(try money(#"{"amount":3,"currency":"USD"}"#, open) == "USD 3")
    #expect(error(#"{"amount":3.133,"currency":"USD"}"#, open) == .numberNotString)
    // Flight-School reads ["1,234.56"] as 1.
    #expect(error(#"{"amount":"1,234.56","currency":"USD"}"#) == .syntax(offset: 1, expected: .end))
    #expect(error(#"{"amount":"1","currency":"QQQ"}"#) == .unknownCurrency("QQQ"))
  }

  @Test func onlyANumberIsCalledOne() throws {
    for json in [#"{"currency":"USD"}"#, #"{"amount":null,"currency":"USD"}"#] {
      #expect(error(json) == nil, "\(json)")
      #expect(throws: DecodingError.self) { try money(json) }
    }
    // The number is exact as far as `Int` goes, and an error beyond it: no way goes through a double.
    let open = MoneyCoding(.object, acceptsIntegers: true)
    let large = #"{"amount":9007199254740993,"currency":"USD"}"#
    #expect(try money(large, open) == "USD 9007199254740993")
    #expect(error(#"{"amount":99999999999999999999,"currency":"USD"}"#, open) == .numberNotString)
  }

  @Test(arguments: [
    (MoneyCoding(.string), #""USD 149.85""#),
    (MoneyCoding(.units(.minorUnit)), #"{"amount":14985,"currency":"USD"}"#),
    (
      MoneyCoding(.object, amountKey: "value", currencyKey: "unit"),
      #"{"unit":"USD","value":"149.85"}"#
    ),
    (
      MoneyCoding(.units(.decimals(6)), amountKey: "micros"),
      #"{"currency":"USD","micros":149850000}"#
    ),
  ])
  func otherShapesAreReadBack(_ coding: MoneyCoding, _ expected: String) throws {
    let value = try Money("149.85", .usd)
    #expect(try json(value, coding) == expected)
    #expect(try money(expected, coding) == value)
  }

  @Test func partsOfUnitsAreNotWritten() {
    #expect(throws: EncodingError.self) {
      try json(Money("1.005", .usd), MoneyCoding(.units(.minorUnit)))
    }
  }

  @Test func customCurrenciesCarryTheirUnits() throws {
    let bitcoin = try #require(Currency(custom: "BTC", minorUnits: 8, symbol: "₿"))
    let value = try Money("0.5", bitcoin)
    #expect(try money(json(value)) == value)
    // A symbol of two letters is not cut to one.
    let points = #"{"amount":"1","currency":{"code":"PTS","minorUnits":0,"symbol":"pt"}}"#
    #expect(throws: DecodingError.self) { try money(points) }
    #expect(try json(["r": Percent("8.25" as String)]) == #"{"r":"8.25"}"#)
  }
}
