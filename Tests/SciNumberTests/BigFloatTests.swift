import Foundation
import Testing

@testable import SciNumber

/// Every function of MPFR that is wrapped, against values proved by Arb (see Tests/Golden/wrappers.tsv).
@Suite struct BigFloatTests {
  private struct Row {
    let line: Int
    let fields: [Substring]
  }

  private static func rows() throws -> [Row] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Golden/wrappers.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .enumerated()
    .filter { !$0.element.hasPrefix("#") && !$0.element.isEmpty }
    .map { Row(line: $0.offset + 1, fields: $0.element.split(separator: "\t")) }
  }

  private static let unary: [Substring: BigFloat.Unary] = [
    "exp": .exp, "expm1": .expMinusOne, "log": .log, "log1p": .logOnePlus, "gamma": .gamma,
    "sin": .sin, "cos": .cos, "tan": .tan, "asin": .asin, "acos": .acos, "atan": .atan,
    "sinh": .sinh, "cosh": .cosh, "tanh": .tanh, "asinh": .asinh, "acosh": .acosh,
    "atanh": .atanh,
  ]
  private static let turning: [Substring: BigFloat.Turning] = [
    "sinu": .sin, "cosu": .cos, "tanu": .tan, "asinu": .asin, "acosu": .acos, "atanu": .atan,
  ]
  private static let binary: [Substring: BigFloat.Binary] = [
    "add": .add, "sub": .subtract, "mul": .multiply, "div": .divide, "pow": .power,
  ]
  private static let roundings: [Substring: BigFloat.Rounding] = [
    "N": .nearest, "D": .down, "U": .up, "Z": .towardZero,
  ]

  @Test func everyWrappedFunctionIsCorrectlyRounded() throws {
    var seen: Set<Substring> = []
    for row in try Self.rows() {
      let fields = row.fields
      try #require(fields.count == 6, "line \(row.line)")
      let precision = try #require(Int(fields[3]))
      let rounding = try #require(Self.roundings[fields[4]])
      let arguments = fields[2].split(separator: " ")
      let value = try value(
        of: fields[0], turn: Int(fields[1]), arguments, precision: precision, rounding: rounding)
      #expect(value == number(fields[5]), "line \(row.line): \(fields) gave \(value)")
      seen.insert(fields[0])
    }
    let known = Set(Self.unary.keys).union(Self.turning.keys).union(Self.binary.keys)
    #expect(seen == known.union(["rootn"]))
  }

  private func value(
    of function: Substring, turn: Int?, _ arguments: [Substring], precision: Int,
    rounding: BigFloat.Rounding
  ) throws -> BigFloat {
    let x = try #require(number(arguments[0]))
    if let unary = Self.unary[function] {
      return x.applying(unary, precision: precision, rounding: rounding)
    }
    if let turning = Self.turning[function], let turn {
      return x.applying(turning, turn: turn, precision: precision, rounding: rounding)
    }
    if function == "rootn", let degree = Int(arguments[1]) {
      return x.root(degree, precision: precision, rounding: rounding).value
    }
    let binary = try #require(Self.binary[function])
    return x.applying(
      binary, try #require(number(arguments[1])), precision: precision, rounding: rounding)
  }

  /// The number that a hexadecimal float such as -0x1.8p+4 writes, exactly.
  private func number(_ text: Substring) -> BigFloat? {
    let isNegative = text.hasPrefix("-")
    let parts = text.drop { $0 == "-" }.dropFirst(2).split(separator: "p")
    guard parts.count == 2, let exponent = Int(parts[1].drop { $0 == "+" }) else { return nil }
    let digits = parts[0].split(separator: ".")
    guard let integer = Integer(digits.joined(), base: 16) else { return nil }
    let fractionBits = digits.count > 1 ? 4 * digits[1].count : 0
    return BigFloat(isNegative ? -integer : integer).scaled(byTwoToThe: exponent - fractionBits)
  }

  @Test func constantsAndConversionsAreExactOrRounded() {
    // π = 3.243f6a8885a308d31…₁₆ (OEIS A062964), and 64 bits end within the digit 3, of which 00₂ is rounded up to 01₂.
    #expect(BigFloat.pi(precision: 64, rounding: .nearest).description == "0x0.3243f6a8885a308d4p4")
    #expect(BigFloat(Int.min).description == "-0x0.80000000000000000p64")
    #expect(BigFloat(3, timesTwoToThe: -2).description == "0x0.c0000000000000000p0")
    #expect(BigFloat(3).rounded(toPrecision: 1, .up) == BigFloat(4))
    #expect(BigFloat(3).rounded(toPrecision: 1, .towardZero) == BigFloat(2))
    #expect(BigFloat(-3).applying(.magnitude, precision: 2, rounding: .nearest) == BigFloat(3))
  }

  /// The two ways to a logarithm agree at all roundings; that of `log` is checked above.
  @Test func logarithmsOfIntegersAreThoseOfNumbers() {
    for integer in [1, 2, 3, 10, 12_345, UInt.max] {
      for rounding in BigFloat.Rounding.allCases {
        let number = BigFloat(Integer(UInt64(integer)))
        #expect(number.smallInteger == integer)
        #expect(
          BigFloat.logarithm(of: integer, precision: 200, rounding: rounding).value
            == number.applying(.log, precision: 200, rounding: rounding))
      }
    }
    #expect(BigFloat(-3).smallInteger == nil)
    #expect(BigFloat(3, timesTwoToThe: -1).smallInteger == nil)
    #expect(BigFloat(3, timesTwoToThe: 70).smallInteger == nil)
  }

  @Test func theRangeOfExponentsIsRestored() {
    let before = BigFloat.smallestExponent
    let inside = BigFloat.withWidestExponents { BigFloat.smallestExponent }
    #expect(inside == -BigFloat.widestExponent)
    #expect(BigFloat.smallestExponent == before)
  }

  @Test func digitsAreCutAndCounted() {
    let (digits, exponent) = BigFloat(-12345).digits(count: 7, rounding: .towardZero)
    #expect(digits == Array("1234500".utf8) && exponent == 5)
  }
}
