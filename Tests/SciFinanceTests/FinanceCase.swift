import Foundation
import SciFinance
import SciNumber
import Testing

/// A row of Data/finance.tsv or Data/bonds.tsv, which scripts compute with CPython and FLINT.
struct FinanceCase {
  let name: String
  let expected: [String]
  let cells: [String]
  let location: SourceLocation

  /// The rows of one function; fails when there are none.
  static func rows(_ name: String, in file: String = "finance") throws -> [FinanceCase] {
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Data/\(file).tsv")
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    let rows = lines.enumerated().compactMap { index, line -> FinanceCase? in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields[0] == name else { return nil }
      return FinanceCase(
        name: name, expected: fields[1].split(separator: ";").map(String.init),
        cells: Array(fields[2...]),
        location: SourceLocation(
          fileID: "SciFinanceTests/\(file).tsv", filePath: url.path, line: index + 1, column: 1))
    }
    try #require(!rows.isEmpty)
    return rows
  }

  private func number(_ text: some StringProtocol) throws -> Rational {
    let parts = text.split(separator: "/").map { Integer($0) }
    let numerator = try #require(parts[0], sourceLocation: location)
    let denominator = try #require(parts[1], sourceLocation: location)
    return Rational(numerator, denominator)
  }

  func rational(_ index: Int) throws -> Rational { try number(cells[index]) }

  func real(_ index: Int) throws -> Real { Real(try rational(index)) }

  func int(_ index: Int) throws -> Int {
    try #require(try rational(index).asInt, sourceLocation: location)
  }

  func date(_ index: Int) throws -> CalendarDate { try CalendarDate(cells[index]) }

  func frequency(_ index: Int) throws -> CouponFrequency {
    try CouponFrequency(perYear: int(index))
  }

  func dayCount(_ index: Int) throws -> DayCount { try DayCount(basis: int(index)) }

  /// The square root of the number in a cell, an irrational argument.
  func root(_ index: Int) throws -> Real { try real(index).squareRoot(within: .interactive) }

  /// The square root in percent.
  func rootPercent(_ index: Int) throws -> Real {
    try root(index).divided(by: 100, within: .interactive)
  }

  func list(_ index: Int) throws -> [Rational] {
    try cells[index].split(separator: ";").map { try number($0) }
  }

  func timing(_ index: Int) throws -> PaymentTiming {
    try #require(PaymentTiming(rawValue: try int(index)))
  }

  func expect(_ values: Rational...) throws {
    #expect(
      values == (try expected.map { try number($0) }), "\(cells)", sourceLocation: location)
  }

  /// Rational where the row says so, and else the same 40 digits.
  func expect(_ values: [Real]) throws {
    let texts = try values.map { value -> String in
      if let rational = value.knownRational {
        let numerator = try #require(rational.numerator(limit: 1 << 20))
        return "\(numerator)/\(try #require(rational.denominator(limit: 1 << 20)))"
      }
      return try value.significant(40)
    }
    #expect(texts == expected, "\(cells)", sourceLocation: location)
  }
}

extension Real {
  /// So many significant digits and an exponent: 1414e0.
  func significant(_ count: Int) throws(MathError) -> String {
    let digits = try digits(
      .significant(count), wholeUpTo: 0, rounding: .halfEven, within: .interactive)
    return (digits.isNegative ? "-" : "") + String(decoding: digits.digits, as: UTF8.self)
      + "e\(digits.exponent)"
  }

  /// The number with so many digits behind the point.
  func decimals(_ count: Int) throws(MathError) -> String {
    let digits = try digits(
      .decimals(count), wholeUpTo: 0, rounding: .halfAwayFromZero, within: .interactive)
    let kept = String(decoding: digits.digits, as: UTF8.self)
    // Exact numbers come without zeros at the end.
    let missing = max(0, digits.exponent + 1 + count - digits.digits.count)
    let padded =
      String(repeating: "0", count: max(0, -digits.exponent)) + kept
      + String(repeating: "0", count: missing)
    let split = padded.index(padded.startIndex, offsetBy: max(digits.exponent, 0) + 1)
    let fraction = padded[split...].prefix(count)
    return (digits.isNegative ? "-" : "") + padded[..<split]
      + (fraction.isEmpty ? "" : "." + fraction)
  }
}

extension Rational {
  /// The fraction of two integers; ``/`` of literals would be that of integers.
  init(_ numerator: Int, over denominator: Int) {
    self.init(Integer(numerator), Integer(denominator))
  }

  /// The number with so many digits behind the point.
  func decimals(_ count: Int) throws(MathError) -> String { try Real(self).decimals(count) }
}
