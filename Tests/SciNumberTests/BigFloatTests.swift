import Foundation
import TestSupport
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
    "atanh": .atanh, "erf": .erf, "erfc": .erfc,
  ]
  private static let turning: [Substring: BigFloat.Turning] = [
    "sinu": .sin, "cosu": .cos, "tanu": .tan, "asinu": .asin, "acosu": .acos, "atanu": .atan,
  ]
  private static let binary: [Substring: BigFloat.Binary] = [
    "add": .add, "sub": .subtract, "mul": .multiply, "div": .divide, "pow": .power,
  ]
  private static let roundings: [Substring: RoundingMode] = [
    "N": .halfEven, "D": .floor, "U": .ceiling, "Z": .towardZero,
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
    rounding: RoundingMode
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
    #expect(
      BigFloat.pi(precision: 64, rounding: .halfEven).description == "0x0.3243f6a8885a308d4p4")
    #expect(BigFloat(Int.min).description == "-0x0.80000000000000000p64")
    #expect(BigFloat(3, timesTwoToThe: -2).description == "0x0.c0000000000000000p0")
    #expect(BigFloat(3).rounded(toPrecision: 1, .ceiling) == BigFloat(4))
    #expect(BigFloat(3).rounded(toPrecision: 1, .towardZero) == BigFloat(2))
    #expect(BigFloat(-3).applying(.magnitude, precision: 2, rounding: .halfEven) == BigFloat(3))
  }

  /// The two ways to a logarithm agree at all roundings; that of `log` is checked above.
  @Test func logarithmsOfIntegersAreThoseOfNumbers() {
    for integer in [1, 2, 3, 10, 12_345, UInt.max] {
      for rounding in RoundingMode.allCases where rounding != .unnecessary {
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

  /// The modes that MPFR does not have, by comparing the exact quotient with its two neighbours.
  @Test func modesBeyondThoseOfMPFRAreCorrectlyRounded() throws {
    var random = SplitMix64(seed: 12)
    for _ in 0..<2_000 {
      let top = Int.random(in: -5000...5000, using: &random)
      let bottom = Int.random(in: 1...64, using: &random)
      let precision = Int.random(in: 1...12, using: &random)
      func quotient(_ mode: RoundingMode) -> BigFloat {
        BigFloat(top).applying(.divide, BigFloat(bottom), precision: precision, rounding: mode)
      }
      let (near, far) = (quotient(.towardZero), quotient(.awayFromZero))
      // Twice the quotient against the sum of its neighbours, all over `bottom`; 40 bits hold each of them exactly.
      func exact(_ function: BigFloat.Binary, _ x: BigFloat, _ y: BigFloat) -> BigFloat {
        x.applying(function, y, precision: 40, rounding: .unnecessary)
      }
      let neighbours = exact(.multiply, exact(.add, near, far), BigFloat(bottom))
      let difference = exact(.subtract, BigFloat(2 * top), neighbours).signum * top.signum()
      let odd = near.description == "0" || isEven(near, precision) ? far : near
      let even = odd == near ? far : near
      func nearest(tie: BigFloat) -> BigFloat { difference < 0 ? near : difference > 0 ? far : tie }
      let comment: Comment = "\(top)/\(bottom) in \(precision) bits"
      #expect(quotient(.halfEven) == nearest(tie: even), comment)
      #expect(quotient(.halfOdd) == nearest(tie: odd), comment)
      #expect(quotient(.halfAwayFromZero) == nearest(tie: far), comment)
      #expect(quotient(.halfTowardZero) == nearest(tie: near), comment)
      #expect(quotient(.halfUpward) == nearest(tie: max(near, far)), comment)
      #expect(quotient(.halfDownward) == nearest(tie: min(near, far)), comment)
      #expect(
        quotient(.zeroFiveAway) == (near == far || !isEven(near, precision) ? near : far), comment)
      #expect(quotient(.unnecessary).isNaN == (near != far), comment)
    }
  }

  /// Whether the last of the number's bits is 0.
  private func isEven(_ number: BigFloat, _ precision: Int) -> Bool {
    precision > 1 && number.rounding(toPrecision: precision - 1, .towardZero).isExact
  }

  @Test func theRangeOfExponentsIsRestored() {
    let before = BigFloat.smallestExponent
    let inside = BigFloat.withWidestExponents { BigFloat.smallestExponent }
    #expect(inside == -BigFloat.widestExponent)
    #expect(BigFloat.smallestExponent == before)
  }

  @Test func digitsAreCutAndCounted() {
    let (digits, exponent) = BigFloat(-12345).digits(count: 7)
    #expect(digits == Array("1234500".utf8) && exponent == 5)
  }
}
