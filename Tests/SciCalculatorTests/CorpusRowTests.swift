import Foundation
import SciCalculator
import SciNumber
import Testing

/// The rows of `Corpus`, each with 100 digits, an exact value, a decision or the reason why there is no value.
///
/// The witness is python-flint, by `scripts/corpus.py`.
@Suite struct CorpusRowTests {
  struct Row: Sendable {
    var identifier: String
    var angleUnit: AngleUnit
    var expression: String
    var kind: String
    var expected: String
    var line: Int
  }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Corpus")

  static let files: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".tsv") }.sorted()

  private static let units: [String: AngleUnit] = [
    "rad": .radians, "deg": .degrees, "grad": .gradians, "turn": .turns, "-": .radians,
  ]

  private static func rows(_ name: String) throws -> [Row] {
    let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    var rows: [Row] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && !line.hasPrefix("#") && !line.hasPrefix("id\t") {
      let fields = line.components(separatedBy: "\t")
      try #require(fields.count == 7, "\(name):\(index + 1)")
      rows.append(
        Row(
          identifier: fields[0], angleUnit: try #require(units[fields[2]]), expression: fields[3],
          kind: fields[4], expected: fields[5], line: index + 1))
    }
    return rows
  }

  @Test func thereAreAsManyRowsAsTheReadmeSays() throws {
    let rows = try Self.files.flatMap { try Self.rows($0) }
    #expect(rows.count >= 1_500)
    #expect(Set(rows.map(\.identifier)).count == rows.count)
    let readme = try String(
      contentsOf: Self.folder.deletingLastPathComponent().appending(path: "README.md"),
      encoding: .utf8)
    let count = "\(rows.count / 1_000),\(String(1_000 + rows.count % 1_000).dropFirst())"
    #expect(readme.contains("holds \(count) expressions"))
  }

  @Test(arguments: files)
  func everyRowComesOutAsProved(_ name: String) throws {
    let format = ResultFormat(digits: .upTo(100), notation: .auto, rounding: .halfEven)
    let path = Self.folder.appending(path: name).path
    for row in try Self.rows(name) {
      var settings = CalculatorSettings.standard
      settings.angleUnit = row.angleUnit
      var calculator = Calculator(settings: settings)
      let location = SourceLocation(
        fileID: "Corpus/\(name)", filePath: path, line: row.line, column: 1)
      do throws(CalculatorError) {
        let answer = try calculator.answer(row.expression, format: format)
        #expect(
          row.kind != "refused" && answer?.string == row.expected, "\(row.expression)",
          sourceLocation: location)
        #expect(
          answer?.isExact == (row.kind != "rounded"), "\(row.expression)", sourceLocation: location)
      } catch {
        #expect(
          row.kind == "refused" && error.kinds.contains(row.expected),
          "\(row.expression): \(error.reason)", sourceLocation: location)
      }
    }
  }
}

extension CalculatorError {
  /// What the error is in the words of the corpus; where the domain ends at a pole, both are right.
  fileprivate var kinds: Set<String> {
    switch reason {
    case .math(.divisionByZero, _): ["division by zero"]
    case .math(.tooLarge, _): ["too large"]
    case .math(.notReal(let violation), _):
      switch violation {
      case .evenRootOfNegative, .logarithmOfNegative, .arcOutsideUnitInterval,
        .arcInsideUnitInterval, .powerOfNegative, .areaCosineBelowOne, .complexValue:
        ["not real"]
      case .logarithmOfZero, .logarithmToBaseOne, .tangentPole, .factorialOfNegativeInteger,
        .factorialOfNegative, .directionOfOrigin, .negativeInteger, .integerNotPositive,
        .baseBelowTwo, .digitOutsideBase, .noInverse, .noPrime, .factorsOfZero:
        ["undefined"]
      case .areaTangentOutsideUnitInterval, .areaCotangentInsideUnitInterval,
        .areaSecantOutsideUnitInterval, .outsideDomain:
        ["not real", "undefined"]
      }
    default: errorClass == .syntax ? ["syntax"] : []
    }
  }
}
