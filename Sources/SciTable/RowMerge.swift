import SciNumber

/// The rows of all chunks in order, in parts: each is found by itself, so that several threads can do so, and they are written one after another.
package struct RowMerge: Sendable {
  /// What is written for the rows of each chunk.
  private var outputs: [[UInt8]] = []
  /// The first row of each chunk, and how many rows there are.
  private var starts = [0]
  /// Where each row ends in the output of its chunk.
  private var ends: [Int] = []
  private var keys: SortKeys
  /// The rows of each chunk in order.
  private var places: [Int] = []
  /// The unit of each key.
  private(set) var units: [CommonUnit]

  /// Begins with no rows.
  init(_ order: SortOrder) {
    keys = SortKeys(order)
    units = order.keys.map { _ in CommonUnit() }
  }

  /// Takes the rows of the next chunk, with what is written for them.
  mutating func add(_ run: SortedRun, _ output: [UInt8], within budget: EvaluationBudget) {
    var run = run
    run.join(&units, within: budget)
    places += run.places.map { starts[outputs.count] + $0 }
    ends += run.ends
    keys.add(run.keys)
    outputs.append(output)
    starts.append(ends.count)
  }
}

// MARK: - Parts

extension RowMerge {
  /// Where parts begin that have so many bytes, more or less, but for the first.
  package struct Parts: Sendable {
    fileprivate var bounds: [Int] = []

    /// How many there are.
    package var count: Int { bounds.count + 1 }
  }

  /// How many rows are looked at to find where a part begins.
  private static let samplesPerPart = 16

  /// Finds parts of so many bytes, more or less; larger ones where there would be more than a thousand.
  package func parts(ofSize leastSize: Int = 1 << 19) -> Parts {
    // Each part looks at all chunks.
    let size = max(leastSize, outputs.reduce(0) { $0 + $1.count } >> 10)
    let sampleSize = max(1, size / Self.samplesPerPart)
    var samples: [SortKeys.Item] = []
    // Of all rows since the last one that was looked at.
    var byteCount = 0
    for (run, output) in outputs.enumerated() {
      let rows = starts[run]..<starts[run + 1]
      byteCount += output.count
      let count = min(byteCount / sampleSize, rows.count)
      byteCount %= sampleSize
      for sample in 0..<count {
        let place = rows.lowerBound + (2 * sample + 1) * rows.count / (2 * count)
        samples.append(keys.item(ofRow: places[place]))
      }
    }
    samples.sort(by: keys.isBefore)
    let step = Self.samplesPerPart
    return Parts(bounds: stride(from: step, to: samples.count, by: step).map { samples[$0].row })
  }

  /// The rows of a part, as they are written.
  package func text(ofPart part: Int, of parts: Parts) -> [UInt8] {
    var items: [(item: SortKeys.Item, run: Int)] = []
    for run in outputs.indices {
      let start = part == 0 ? starts[run] : end(ofRun: run, before: parts.bounds[part - 1])
      let end =
        part == parts.bounds.count
        ? starts[run + 1] : end(ofRun: run, before: parts.bounds[part])
      for place in start..<end { items.append((keys.item(ofRow: places[place]), run)) }
    }
    // It finds the chunks' rows, which are in order, and merges them.
    items.sort { keys.isBefore($0.item, $1.item) }
    var text: [UInt8] = []
    for (item, run) in items {
      let start = item.row == starts[run] ? 0 : ends[item.row - 1]
      text += outputs[run][start..<ends[item.row]]
    }
    return text
  }

  /// The first place of a chunk whose row does not come before another row.
  private func end(ofRun run: Int, before bound: Int) -> Int {
    let bound = keys.item(ofRow: bound)
    var (lower, upper) = (starts[run], starts[run + 1])
    while lower < upper {
      let middle = (lower + upper) / 2
      if keys.isBefore(keys.item(ofRow: places[middle]), bound) {
        lower = middle + 1
      } else {
        upper = middle
      }
    }
    return lower
  }
}
