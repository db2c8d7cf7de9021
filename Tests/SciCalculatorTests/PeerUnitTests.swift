import SciCalculator
import SciNumber
import SciSyntax
import SciUnits
import TestSupport
import Testing

/// The cases with units that fend, libqalculate and Numbat publish, each with the answer that they publish.
///
/// `Data/peer-units.tsv` says where they are from. The peers' answers are compared as values: an answer here is written, read
/// back, converted to the published unit, and must be the published number, exactly or to the digits that the peer shows.
@Suite struct PeerUnitTests {
  /// How the answer here stands to the published one.
  enum Verdict: String {
    /// The same value, and in the same unit where the peer tests the unit.
    case same = ""
    /// The same value in another unit or form.
    case form
    /// Another answer, for a reason.
    case differs
    /// Nothing is called so here, or nothing is written so.
    case absent
  }

  struct Case {
    let source: String
    /// As the peer spells it, and as it is spelled here.
    let (input, here): (String, String)
    /// As the peer publishes it, and as it is read here.
    let (published, expected): (String, String)
    /// What the peer's test tolerates, if it says so.
    let statedTolerance: String?
    let verdict: Verdict
    /// The answer here where it is not the published one.
    let answer: String
    let reason: String

    init(_ row: DataRow) throws {
      let fields = row.fields
      try #require(fields.count == 8, sourceLocation: row.location)
      source = fields[0]
      input = fields[1]
      here = (fields[2].isEmpty ? fields[1] : fields[2]).replacing("\\n", with: "\n")
      published = fields[3]
      let readHere = fields[4].isEmpty ? fields[3] : fields[4]
      expected = Self.readable(readHere)
      statedTolerance = readHere.split(separator: " ± ").dropFirst().first.map(String.init)
      verdict = try #require(Verdict(rawValue: fields[5]), sourceLocation: row.location)
      (answer, reason) = (fields[6], fields[7])
    }

    /// A published answer as an expression: without `approx.`, and `[5 ft, 6 in]` as a sum.
    private static func readable(_ text: String) -> String {
      var text = text
      if text.hasPrefix("approx. ") { text.removeFirst(8) }
      if text.hasPrefix("["), text.hasSuffix("]") {
        text = String(text.dropFirst().dropLast()).replacing(", ", with: " + ")
      }
      return text.split(separator: " ± ").first.map(String.init) ?? ""
    }

    /// How many digits the peer shows, beyond which it rounds; `nil` where all are shown.
    var shownDigits: Int? {
      source.hasPrefix("qalc") ? 10 : source == "numbat" || source == "numbat-human" ? 6 : nil
    }

    /// Whether the peer's test compares texts and not only values.
    var testsUnits: Bool { source == "fend" || source == "numbat" || source.hasPrefix("qalc") }

    /// What is tolerated, as an expression; 0 for exact answers.
    var tolerance: String {
      if let statedTolerance { return statedTolerance }
      let number = expected.matches(of: /[0-9_]+(?:\.[0-9_]+)?(?:e[-+][0-9]+)?/)
        .max { Self.digits(of: $0.output).count < Self.digits(of: $1.output).count }
      guard let number else { return "0" }
      let isTruncated = published.hasPrefix("approx. ")
      let digits = Self.digits(of: number.output).drop { $0 == "0" }.count
      guard isTruncated || digits == shownDigits else { return "0" }
      let exponent = number.output.split(separator: "e").dropFirst().first.map { Int($0) ?? 0 } ?? 0
      let decimals = number.output.split(separator: "e")[0].split(separator: ".").dropFirst().first
      let last = exponent - (decimals?.count ?? 0)
      let bumped = "(\(number.output) + \(isTruncated ? "1" : "0.5")e\(last))"
      return "abs((\(expected.replacingCharacters(number.range, by: bumped))) - (\(expected)))"
    }

    private static func digits(of number: Substring) -> Substring {
      Substring(number.split(separator: "e")[0].filter { $0.isNumber })
    }
  }

  /// The answer to a text, or its error.
  private func answer(_ text: String) -> (text: String, isExact: Bool, isError: Bool) {
    var calculator = Calculator()
    do throws(CalculatorError) {
      guard let result = try calculator.answer(text) else { return ("", true, false) }
      return (result.string, result.isExact, false)
    } catch {
      return ("error: \(error.message(inUTF8: Array(text.utf8)))", true, true)
    }
  }

  private func value(_ text: String) -> Value? {
    var calculator = Calculator()
    return try? calculator.evaluate(text)
  }

  private func quantity(_ text: String) -> Quantity? { value(text)?.quantity }

  /// What an answer means; the value itself of one in a unit of numbers, as `180 deg` is an angle in the calculator's unit when typed.
  private func readBack(_ answer: String, of row: Case) -> Quantity? {
    guard let value = quantity(row.here), !value.isNumber, value.unit.dimension.isNone,
      answer.hasSuffix(" \((value.parts.last ?? value.unit).symbol)")
    else { return quantity(answer) }
    return value
  }

  /// Whether an answer has the published value.
  private func hasValue(_ answer: (text: String, isExact: Bool, isError: Bool), _ row: Case) -> Bool
  {
    if row.published == "error" { return answer.isError }
    if answer.isError { return false }
    if ["true", "false"].contains(row.expected) { return answer.text == row.expected }
    if value(row.here)?.complex != nil {
      return value("(\(row.here)) == (\(row.expected))")?.boolean ?? false
    }
    guard let found = readBack(answer.text, of: row), let wanted = quantity(row.expected),
      let tolerated = quantity(row.tolerance)
    else { return false }
    do {
      let isNumber = row.verdict == .form && wanted.isNumber && !found.unit.dimension.isNone
      // Points on a scale are compared in kelvins, in which their tolerance is.
      let unit = wanted.unit.isAffine ? try #require(Unit(named: "K")) : wanted.unit
      let number = isNumber ? found.value : try Self.number(of: found, in: unit)
      let goal = try Self.number(of: wanted, in: unit)
      let size = tolerated.isNumber ? tolerated.value : try Self.number(of: tolerated, in: unit)
      // The last digit of an answer of twenty digits may be rounded.
      let last = try goal.magnitude(within: Self.budget)
        .multiplied(by: Real(Rational("1e-19") ?? 0), within: Self.budget)
      let limit = answer.isExact ? size : size.adding(last, within: Self.budget)
      let difference = try number.subtracting(goal, within: Self.budget)
        .magnitude(within: Self.budget)
      return try difference.compared(to: limit, within: Self.budget) <= 0
    } catch {
      return false
    }
  }

  private static let budget = EvaluationBudget.interactive

  private static func number(of quantity: Quantity, in unit: Unit) throws -> Real {
    try quantity.converted(to: unit, within: budget).value
  }

  private func hasUnit(_ answer: String, _ row: Case) -> Bool {
    guard row.testsUnits, row.published != "error", let found = quantity(answer),
      let wanted = quantity(row.expected)
    else { return true }
    return found.unit == wanted.unit || !wanted.parts.isEmpty || !found.parts.isEmpty
  }

  @Test func casesOfOtherCalculatorsAreAnswered() throws {
    let rows = try DataRow.rows("peer-units.tsv", of: "SciCalculatorTests", count: 731)
    var counts: [String: Int] = [:]
    for row in rows {
      let peer = try Case(row)
      counts[peer.verdict.rawValue, default: 0] += 1
      let found = answer(peer.here)
      let isSame = hasValue(found, peer)
      let place = row.location
      let shown = "`\(peer.here)` gives `\(found.text)`; published: `\(peer.published)`"
      switch peer.verdict {
      case .same:
        #expect(isSame, "\(shown)", sourceLocation: place)
        #expect(hasUnit(found.text, peer), "\(shown), in another unit", sourceLocation: place)
      case .form:
        #expect(isSame, "\(shown)", sourceLocation: place)
        #expect(found.text == peer.answer, sourceLocation: place)
        #expect(found.text != peer.published, "nothing to explain", sourceLocation: place)
      case .differs:
        #expect(!isSame, "\(shown): nothing to explain", sourceLocation: place)
        #expect(found.text == peer.answer, sourceLocation: place)
      case .absent: #expect(found.isError, "\(shown): it is there", sourceLocation: place)
      }
      #expect(peer.reason.isEmpty == (peer.verdict == .same), sourceLocation: place)
    }
    #expect(counts == ["": 579, "form": 80, "differs": 22, "absent": 50])
  }
}

extension String {
  fileprivate func replacingCharacters(_ range: Range<Index>, by text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
