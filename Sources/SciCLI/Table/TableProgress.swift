/// A line on the terminal that says how far a table is, where its rows go elsewhere.
struct TableProgress {
  private let streams: Streams
  private let size: Int?
  private let isShown: Bool
  private var byteCount: Int = 0
  private var next: ContinuousClock.Instant
  private var isVisible = false

  /// Begins a line about so many bytes; `nil` where nobody knows how many.
  init(_ streams: Streams, size: Int?) {
    (self.streams, self.size) = (streams, size)
    isShown = streams.isWatched && streams.screen() == nil
    next = ContinuousClock.now + .milliseconds(500)
  }

  /// Shows how far it is, a few times a second.
  mutating func advance(rows: Int, bytes: Int) {
    byteCount += bytes
    guard isShown, ContinuousClock.now >= next else { return }
    next = ContinuousClock.now + .milliseconds(200)
    isVisible = true
    streams.writeDiagnostic(Array("\r\(Self.text(rows: rows, byteCount, of: size))\u{1B}[K".utf8))
  }

  /// What is shown: `[######------------------] 25 %  1200000 rows`.
  static func text(rows: Int, _ bytes: Int, of size: Int?) -> String {
    let rows = "\(rows) rows"
    guard let size, size > 0 else { return "\(rows), \(bytes >> 20) MiB" }
    let share = min(bytes, size) * 100 / size
    let done = share * width / 100
    let bar = String(repeating: "#", count: done) + String(repeating: "-", count: width - done)
    return "[\(bar)] \(share) %  \(rows)"
  }

  private static let width = 24

  /// Takes the line away, so that something else can be said.
  mutating func clear() {
    if isVisible { streams.writeDiagnostic(Array("\r\u{1B}[K".utf8)) }
    isVisible = false
  }

}
