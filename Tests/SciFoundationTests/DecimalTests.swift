import Foundation
import SciFoundation
import SciMoney
import SciNumber
import TestSupport
import Testing

@Suite struct DecimalTests {
  /// The largest significand, 2¹²⁸ − 1.
  static let largest = "340282366920938463463374607431768211455"

  private func rational(_ text: String) throws -> Rational { try #require(Rational(text)) }

  /// The error of a conversion.
  private func error(_ value: Rational) -> ConversionError? {
    do throws(ConversionError) {
      _ = try Decimal(exactly: value)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    // The digits of the significand and the exponent, at the edges of what `Decimal` holds.
    ("0", 0), ("1", 0), ("7", 2), ("12345", -2), ("18446744073709551615", 0),
    ("18446744073709551616", 0),
    ("18446744073709551617", -20), ("99999999999999999999999999999999999999", 0),
    ("99999999999999999999999999999999999999", 127),
    ("99999999999999999999999999999999999999", -128),
    (largest, 0), (largest, 127), (largest, -128), ("1", 127), ("1", -128), ("1", 128), ("1", 165),
    ("34", 164), ("10000000000000000000000000000000000000", 127),
  ])
  func `the edges of the range go there and back`(digits: String, exponent: Int) throws {
    for sign in ["", "-"] {
      let value = try rational("\(sign)\(digits)e\(exponent)")
      let decimal = try Decimal(exactly: value)
      #expect(try decimal.rational == value)
      #expect(decimal.sign == (value.signum < 0 ? .minus : .plus))
    }
  }

  @Test func `numbers with a place of their own in Foundation are found there`() throws {
    #expect(try Decimal.greatestFiniteMagnitude.rational == rational(Self.largest + "e127"))
    #expect(try Decimal.leastFiniteMagnitude.rational == rational("-" + Self.largest + "e127"))
    #expect(
      try Decimal(exactly: rational(Self.largest + "e127")) == .greatestFiniteMagnitude)
    #expect(try Decimal(exactly: rational("1e-127")) == .leastNonzeroMagnitude)
    #expect(try Decimal(exactly: Rational(0)) == 0)
    #expect(try Decimal(-0).rational == 0)
    #expect(try Decimal.pi.rational == rational("3.14159265358979323846264338327950288419"))
  }

  @Test func `zeros at the end of a decimal do not matter`() throws {
    let decimal = Decimal(sign: .plus, exponent: -3, significand: 1500)
    #expect(try decimal.rational == rational("1.5"))
    #expect(try Decimal(exactly: rational("1.500")) == decimal)
    #expect(try Decimal(exactly: rational("1500e125")).rational == rational("1500e125"))
  }

  @Test(arguments: [
    // Foundation cuts the first two, takes the third for 0 and the next two for NaN.
    "340282366920938463463374607431768211456", "1.00000000000000000000000000000000000000000001",
    "1e-129", "1e166", "35e164", "12e-129", "1e1000000000", "1e-1000000000",
    "340282366920938463463374607431768211455.5",
  ])
  func `what no decimal is exactly is refused`(text: String) throws {
    for sign in ["", "-"] {
      let value = try rational(sign + text)
      #expect(error(value) == .notRepresentable(value))
    }
  }

  @Test func `fractions whose decimals do not end are refused`() {
    let third = Rational(1) / 3
    #expect(error(third) == .nonTerminating(third))
    #expect(
      "\(ConversionError.nonTerminating(third))" == "the decimals of 1/3 do not end; round it first"
    )
  }

  @Test func `a decimal that is not a number is refused`() {
    #expect(throws: ConversionError.notANumber) { try Decimal.nan.rational }
    #expect(throws: ConversionError.notANumber) { try (Decimal(1) / 0).rational }
    #expect(throws: ConversionError.notANumber) { try Decimal.nan.money(in: .usd) }
  }

  @Test func `random numbers go there and back`() throws {
    var generator = SplitMix64(seed: 20)
    for bits in 1...128 {
      for _ in 0..<20 {
        let significand = UInt128.random(in: 0...UInt128.max >> (128 - bits), using: &generator)
        let exponent = Int.random(in: -128...127, using: &generator)
        let sign = Bool.random(using: &generator) ? "-" : ""
        let text = "\(sign)\(significand)e\(exponent)"
        let value = try rational(text)
        let decimal = try Decimal(exactly: value)
        #expect(try decimal.rational == value, "\(text)")
        // Foundation's arithmetic is exact up to 128 bits, so it is the witness where no exponent overflows.
        if exponent < 80 {
          let high = Decimal(UInt64(significand >> 64))
          let shifted =
            high * (Decimal(UInt64.max) + 1) + Decimal(UInt64(truncatingIfNeeded: significand))
          let witness = Decimal(
            sign: sign.isEmpty || significand == 0 ? .plus : .minus, exponent: exponent,
            significand: shifted)
          #expect(decimal == witness, "\(text)")
        }
      }
    }
  }

  @Test func `amounts go there and back with all their decimals`() throws {
    let decimal = try #require(Decimal(string: "-12345678901234567890.123456789"))
    let money = try decimal.money(in: .usd)
    #expect(money.description == "USD -12345678901234567890.123456789")
    #expect(try Decimal(exactly: money) == decimal)
    #expect(throws: ConversionError.self) { try Decimal(exactly: Money(1, .usd) / 3) }
  }
}
