import Foundation
import Testing

/// The rows of a table of tab-separated fields in Data.
struct DataRow {
  let fields: [String]
  let location: SourceLocation

  /// The rows of a table; fails when there are fewer than `count`.
  static func rows(_ name: String, count: Int) throws -> [DataRow] {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Data/\(name)")
    let lines = try String(contentsOf: url, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let rows = lines.enumerated().compactMap { index, line -> DataRow? in
      guard !line.isEmpty, !line.hasPrefix("#") else { return nil }
      return DataRow(
        fields: line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init),
        location: SourceLocation(
          fileID: "SciKeypadTests/\(name)", filePath: url.path, line: index + 1, column: 1))
    }
    try #require(rows.count == count)
    return rows
  }
}
