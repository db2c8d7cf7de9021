import Synchronization

/// How long an evaluation may go on while an editor waits: up to a time, or until something is to be read.
final class Patience: Sendable {
  private let isWaiting: @Sendable () -> Bool
  private let end = Mutex<ContinuousClock.Instant?>(nil)

  /// Makes the patience of a server.
  ///
  /// - Parameter isWaiting: whether a message waits to be read.
  init(isWaiting: @escaping @Sendable () -> Bool) { self.isWaiting = isWaiting }

  /// Whether what is computed is to be stopped.
  var isOver: Bool { end.withLock { $0.map { $0 <= .now } ?? isWaiting() } }

  /// Computes something for so long, whatever waits.
  func lasting<Value>(_ duration: Duration, _ body: () -> Value) -> Value {
    end.withLock { $0 = .now + duration }
    defer { end.withLock { $0 = nil } }
    return body()
  }
}
