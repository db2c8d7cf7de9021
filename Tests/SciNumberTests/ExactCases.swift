import Foundation
import SciNumber
import Testing

/// The rows of Data/exact.tsv, which scripts/exact_cases.py computes with CPython.
struct ExactCase {
  let fields: [String]
  let location: SourceLocation

  /// The rows of the given operations; fails when there are none.
  static func rows(_ operations: String...) throws -> [ExactCase] {
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Data/exact.tsv")
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    let rows = lines.enumerated().compactMap { index, line -> ExactCase? in
      let fields = line.split(separator: "\t").map(String.init)
      guard operations.contains(fields[0]) else { return nil }
      return ExactCase(
        fields: fields,
        location: SourceLocation(
          fileID: "SciNumberTests/exact.tsv", filePath: url.path, line: index + 1, column: 1))
    }
    try #require(!rows.isEmpty)
    return rows
  }

  var operation: String { fields[0] }

  func integer(_ index: Int) throws -> Integer {
    try #require(Integer(fields[index]), sourceLocation: location)
  }

  func int(_ index: Int) throws -> Int { try #require(Int(fields[index])) }

  func rational(_ index: Int) throws -> Rational {
    try #require(Rational(fields[index]), sourceLocation: location)
  }

  func expect<T: Hashable & CustomStringConvertible>(_ value: T?, _ expected: T) {
    #expect(value == expected, "\(fields.joined(separator: " "))", sourceLocation: location)
    // Equal numbers must be indistinguishable.
    #expect(value?.description == expected.description, sourceLocation: location)
    #expect(value?.hashValue == expected.hashValue, sourceLocation: location)
  }
}
