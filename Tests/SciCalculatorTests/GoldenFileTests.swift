import Foundation
import SciNumber
import TestSupport
import Testing

@testable import SciCalculator

@Suite struct GoldenFileTests {
  @Test func directivesChangeTheRowsAfterThem() throws {
    let report = try GoldenFile(
      """
      # angles
      sin(30) => 0.5
      :radians
      sin(pi/6) => 0.5
      :digits 3
      1/3 => 0.333
      :digits auto
      :decimals 2
      2/3 => 0.67
      :rounding floor
      2/3 => 0.66
      :notation scientific
      :digits 2
      150 => 1.5e2
      :notation auto
      :digits auto
      :percent plain
      100 + 10% => 100.1
      1/0 => error: division by zero
      """
    ).run()
    #expect(report.mismatches.isEmpty)
    #expect(report.rowCount == 8)
  }

  @Test func mismatchesHaveTheirLine() throws {
    let report = try GoldenFile("1 => 1\n\n1+1 => 3\n").run()
    #expect(
      report.mismatches == [.init(line: 3, input: "1+1", expected: "3", actual: "2")])
    #expect(report.recorded == "1 => 1\n\n1+1 => 2\n")
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func recordingKeepsTheEndsOfLines(_ end: String) throws {
    let text = ["# sums", ":radians", "1+1 => 3", "", "2+2 => 4"].joined(separator: end)
    for tail in ["", end, end + end] {
      let report = try GoldenFile(text + tail).run()
      #expect(report.mismatches == [.init(line: 3, input: "1+1", expected: "3", actual: "2")])
      #expect(report.recorded == (text + tail).replacing("=> 3", with: "=> 2"))
    }
  }

  @Test func rowsShareASession() throws {
    #expect(try GoldenFile("x = 2 => 2\nx^2 => 4\r\nans => 4").run().mismatches.isEmpty)
  }

  @Test(arguments: [
    ("1 + 1", GoldenFile.Malformation.Reason.missingArrow), (":odd", .unknownDirective("odd")),
    (":digits many", .badValue(directive: "digits")), (":digits 0", .badValue(directive: "digits")),
  ])
  func aLineThatIsNothingIsAnError(_ row: (String, GoldenFile.Malformation.Reason)) {
    let error = #expect(throws: GoldenFile.Malformation.self) { try GoldenFile("\n" + row.0) }
    #expect(error == GoldenFile.Malformation(line: 2, reason: row.1))
  }
}

/// The golden files of the project.
@Suite struct GoldenTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Golden")

  /// The golden files; those of rows that take seconds only where the long tests are run.
  static let files: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".golden") && (LongTests.areRun || !$0.hasPrefix("slow")) }.sorted()

  @Test func thereAreGoldenFiles() {
    #expect(Self.files.count > 5)
  }

  @Test(arguments: files)
  func everyRowComesOutAsWritten(_ name: String) throws {
    try check(name, withSmallNumbers: true)
  }

  /// Without the tier of numbers of a few words, which answers most rows first.
  @Test(.long, arguments: files)
  func everyRowComesOutAsWrittenByTheGeneralWay(_ name: String) throws {
    try check(name, withSmallNumbers: false)
  }

  private func check(_ name: String, withSmallNumbers: Bool) throws {
    let url = Self.folder.appending(path: name)
    var settings = CalculatorSettings.standard
    settings.usesSmallNumbers = withSmallNumbers
    let report = try GoldenFile(String(contentsOf: url, encoding: .utf8)).run(settings: settings)
    #expect(report.rowCount > 0)
    for mismatch in report.mismatches {
      Issue.record(
        "\(mismatch.input) is \(mismatch.actual), not \(mismatch.expected)",
        sourceLocation: SourceLocation(
          fileID: "Golden/\(name)", filePath: url.path, line: mismatch.line, column: 1))
    }
  }

  /// The text of a result may change once when it is fed back, its value never does.
  ///
  /// A rounded result with its zeros or its exponent is an exact number as a literal.
  @Test(arguments: files)
  func everyResultIsAnExpressionThatMeansItself(_ name: String) throws {
    let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
    let results = Self.replacingRows(of: text) { _, result in
      result.hasPrefix("error") || Self.isOfSolutions(result) ? "" : "\(result) => ?"
    }
    let again = try GoldenFile(results).run().recorded
    let checks = Self.replacingRows(of: again) { result, printed in
      "\(printed) => \(printed)\n(\(result)) == (\(printed)) => true"
    }
    let report = try GoldenFile(checks).run()
    #expect(report.rowCount > 0)
    for mismatch in report.mismatches {
      Issue.record("\(name): \(mismatch.input) prints \(mismatch.actual)")
    }
  }

  /// Whether a result is the solutions of a system, of which there are none or several, and no value.
  private static func isOfSolutions(_ result: Substring) -> Bool {
    result == "none (proved)" || result.contains(" = ")
  }

  /// A golden text with other rows.
  private static func replacingRows(
    of text: String, _ row: (_ input: Substring, _ result: Substring) -> String
  ) -> String {
    text.components(separatedBy: "\n").map { line in
      guard !line.hasPrefix(":"), !line.hasPrefix("#"), let arrow = line.range(of: " => ") else {
        return line
      }
      return row(line[..<arrow.lowerBound], line[arrow.upperBound...])
    }
    .joined(separator: "\n")
  }

  /// `input <tab> kind`, a NUL written as `\0`.
  @Test func everyRejectedTextIsRefusedForItsReason() throws {
    let url = Self.folder.appending(path: "rejected.txt")
    let lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
    var count = 0
    for (index, line) in lines.enumerated() where !line.hasPrefix("#") {
      guard let tab = line.lastIndex(of: "\t") else { continue }
      let input = String(line[..<tab]).replacingOccurrences(of: "\\0", with: "\0")
      var calculator = Calculator()
      let error = #expect(throws: CalculatorError.self, "rejected.txt:\(index + 1) \(input)") {
        try calculator.answer(input)
      }
      #expect(error?.kind == String(line[tab...].dropFirst()), "rejected.txt:\(index + 1) \(input)")
      count += 1
    }
    #expect(count > 100)
  }
}

extension CalculatorError {
  /// The kind of failure in the words of `rejected.txt`.
  fileprivate var kind: String {
    switch reason {
    case .math(.divisionByZero, _): "division by zero"
    case .math(.notReal, _): "not real"
    default: errorClass.rawValue
    }
  }
}
