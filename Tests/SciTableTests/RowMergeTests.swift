import SciNumber
import TestSupport
import Testing

@testable import SciTable

/// Rows of several chunks in order, whatever the chunks and the parts.
@Suite struct RowMergeTests {
  private static let columns = ["a", "b"]

  private static func order(_ text: String) throws -> SortOrder {
    try SortOrder([text]) { name throws(TablePlan.PlanError) in columns.firstIndex(of: name) ?? 0 }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func partsAreThoseOfAllRowsInOrder(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let order = try Self.order("a, b desc")
    for _ in 0..<30 {
      var merge = RowMerge(order)
      var rows: [(a: Int, b: String, text: String)] = []
      for chunk in 0..<Int.random(in: 0...7, using: &generator) {
        var run = SortedRun(order)
        var output: [UInt8] = []
        for row in 0..<Int.random(in: 0...40, using: &generator) {
          let a = Int.random(in: -3...3, using: &generator)
          let b = ["antelope", "antelopes", "bee"][Int.random(in: 0..<3, using: &generator)]
          rows.append((a, b, "\(a),\(b),\(chunk),\(row)\n"))
          output += Array(rows[rows.count - 1].text.utf8)
          run.add(endingAt: output.count, [.number(Rational(a)), .text(Array(b.utf8))])
        }
        run.sort()
        merge.add(run, output, within: .interactive)
      }
      // Rows that are equal stay as they are.
      let sorted = rows.enumerated().sorted { left, right in
        (left.element.a, right.element.b, left.offset)
          < (right.element.a, left.element.b, right.offset)
      }
      let expected = sorted.map(\.element.text).joined()
      for size in [1, 40, 300, 1 << 20] {
        let parts = merge.parts(ofSize: size)
        #expect(parts.count > 1 || size >= 300 || rows.count < 40, "\(rows.count) rows")
        let texts = (0..<parts.count).map { merge.text(ofPart: $0, of: parts) }
        #expect(String(decoding: texts.joined(), as: UTF8.self) == expected)
      }
    }
  }
}
