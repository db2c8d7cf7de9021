import Foundation
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

  static let files: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".golden") }.sorted()

  @Test func thereAreGoldenFiles() {
    #expect(Self.files.count > 5)
  }

  @Test(arguments: files)
  func everyRowComesOutAsWritten(_ name: String) throws {
    let url = Self.folder.appending(path: name)
    let report = try GoldenFile(String(contentsOf: url, encoding: .utf8)).run()
    #expect(report.rowCount > 0)
    for mismatch in report.mismatches {
      Issue.record(
        "\(mismatch.input) is \(mismatch.actual), not \(mismatch.expected)",
        sourceLocation: SourceLocation(
          fileID: "Golden/\(name)", filePath: url.path, line: mismatch.line, column: 1))
    }
  }
}
