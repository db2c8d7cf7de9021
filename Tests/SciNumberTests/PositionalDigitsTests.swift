import SciNumber
import Testing

// Expected values by CPython 3's decimal: format(Decimal(…), "f") and Decimal.scaleb.

@Suite struct PositionalDigitsTests {
  private func number(
    _ digits: String, _ exponent: Int, isExact: Bool = true, isNegative: Bool = false
  ) -> DecimalDigits {
    DecimalDigits(
      isNegative: isNegative, digits: Array(digits.utf8), exponent: exponent, isExact: isExact)
  }

  @Test func `zeros fill the places up to the point`() {
    let rows = [
      ("125", 0, "1.25"), ("125", 2, "125"), ("125", 4, "12500"), ("125", -1, "0.125"),
      ("125", -4, "0.000125"), ("0", 0, "0"), ("7", 20, "700000000000000000000"),
    ]
    for (digits, exponent, expected) in rows {
      #expect(PositionalDigits(number(digits, exponent)).description == expected)
      let negated = PositionalDigits(number(digits, exponent, isNegative: true))
      #expect(negated.description == (digits == "0" ? "0" : "-" + expected))
    }
  }

  @Test func `only rounded numbers keep the zeros at their end`() {
    #expect(PositionalDigits(number("1500", 1)).description == "15")
    #expect(PositionalDigits(number("1500", 1, isExact: false)).description == "15.00")
    #expect(PositionalDigits(number("500", -1)).description == "0.5")
    #expect(PositionalDigits(number("500", -1, isExact: false)).description == "0.500")
    #expect(PositionalDigits(number("1000", 3)).description == "1000")
  }

  @Test func `a fraction is filled up to the decimals that are asked for`() {
    #expect(PositionalDigits(number("5", 0), minimumDecimals: 2).description == "5.00")
    #expect(PositionalDigits(number("125", 0), minimumDecimals: 2).description == "1.25")
    #expect(PositionalDigits(number("1", -3), minimumDecimals: 2).description == "0.001")
    #expect(
      PositionalDigits(number("0", 0, isExact: false), minimumDecimals: 2).description == "0.00")
  }

  @Test func `an exponent says by what the digits are multiplied`() {
    #expect(PositionalDigits(scientific: number("125", 4)).description == "1.25e4")
    #expect(PositionalDigits(scientific: number("125", -7)).description == "1.25e-7")
    let hundreds = PositionalDigits(scientific: number("1", -7), integerDigits: 3)
    #expect(hundreds.description == "100e-9")
    #expect(PositionalDigits(scientific: number("1000", 3)).description == "1e3")
    #expect(
      PositionalDigits(scientific: number("1000", 3, isExact: false)).description == "1.000e3")
  }

  @Test func `a point may stand alone while a number is typed`() {
    var typed = PositionalDigits(integer: Array("5".utf8))
    #expect(typed.description == "5")
    typed.alwaysShowsPoint = true
    #expect(typed.description == "5.")
    #expect(Rational(typed) == 5)
    typed.fraction = Array("50".utf8)[...]
    #expect(typed.description == "5.50")
    typed.removeTrailingZeros()
    #expect(typed.description == "5.5")
  }

  @Test func `numbers read back from their digits`() throws {
    for text in ["0", "12.5", "-0.001", "1e15", "-123456789012345678901234567890.5"] {
      let value = try #require(Rational(text))
      let digits = try #require(value.exactDigits(maximumCount: 100))
      #expect(Rational(PositionalDigits(digits)) == value)
      #expect(Rational(PositionalDigits(scientific: digits)) == value)
    }
    #expect(Rational(PositionalDigits(integer: Array("x".utf8))) == nil)
  }
}
