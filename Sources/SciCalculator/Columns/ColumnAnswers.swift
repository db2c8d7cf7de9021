/// What an expression comes to in each row of a table.
///
/// The texts stand behind one another in one array, as columns of texts do in memory elsewhere, so that a million of them are no million strings.
///
/// ```swift
/// let reciprocal = try Expression("1/x")
/// let answers = try reciprocal.answers(["x": .integers([2, 0, 8])])
/// print(answers[0] ?? "none", answers[1] ?? "none", answers[2] ?? "none")  // 0.5 none 0.125
/// print(answers.failures.map { $0.row })  // [1]
/// ```
public struct ColumnAnswers: Sendable {
  /// A row without an answer.
  public struct Failure: Hashable, Sendable {
    /// The number of the row, from 0.
    public var row: Int
    /// Why it has no answer.
    public var error: CalculatorError
  }

  /// The texts of all answers in ASCII; a row without one has none.
  public private(set) var bytes: [UInt8] = []
  /// Where each text begins, and where the last one ends: one more than there are rows.
  public private(set) var offsets: [Int] = [0]
  /// The rows without an answer, in order.
  public private(set) var failures: [Failure] = []
  /// How many answers are roundings of a value and not the value itself.
  public private(set) var roundedCount = 0

  init() {}

  /// How many rows there are.
  public var count: Int { offsets.count - 1 }

  /// The text of the answer in a row; `nil` where there is none.
  public subscript(row: Int) -> String? {
    let range = offsets[row]..<offsets[row + 1]
    return range.isEmpty ? nil : String(decoding: bytes[range], as: UTF8.self)
  }

  mutating func reserve(rows: Int) {
    offsets.reserveCapacity(rows + 1)
    bytes.reserveCapacity(12 * rows)
  }

  mutating func append(_ text: ResultText) {
    bytes += text.bytes
    offsets.append(bytes.count)
    if !text.isExact { roundedCount += 1 }
  }

  mutating func append(_ error: CalculatorError) {
    failures.append(Failure(row: count, error: error))
    offsets.append(bytes.count)
  }

  /// Appends the answers of the rows behind.
  mutating func append(_ other: ColumnAnswers) {
    let (row, start) = (count, bytes.count)
    bytes += other.bytes
    offsets.reserveCapacity(offsets.count + other.count)
    for end in other.offsets.dropFirst() { offsets.append(start + end) }
    for failure in other.failures {
      failures.append(Failure(row: row + failure.row, error: failure.error))
    }
    roundedCount += other.roundedCount
  }
}
