import Foundation
package import Testing

/// A row of a table of tab-separated fields in a target's folder Data.
package struct DataRow {
  package let fields: [String]
  package let location: SourceLocation

  /// The rows of a table of a target; fails unless there are `count`.
  package static func rows(
    _ name: String, of target: String, count: Int
  ) throws -> [DataRow] {
    let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "\(target)/Data/\(name)")
    let lines = try String(contentsOf: url, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let rows = lines.enumerated().compactMap { index, line -> DataRow? in
      guard !line.isEmpty, !line.hasPrefix("#") else { return nil }
      return DataRow(
        fields: line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init),
        location: SourceLocation(
          fileID: "\(target)/\(name)", filePath: url.path, line: index + 1, column: 1))
    }
    try #require(rows.count == count)
    return rows
  }
}
