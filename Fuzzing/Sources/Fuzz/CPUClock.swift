import Foundation

/// The processor time that an evaluation takes, which a busy machine does not lengthen.
struct CPUClock: Sendable {
  /// After so many seconds an evaluation is cancelled.
  static let limit = 1.0
  /// After so many more it should have noticed.
  static let grace = 9.0

  private let start = Self.now

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The seconds since the clock was made.
  var seconds: Double { Self.now - start }

  /// Whether the limit is reached.
  var isOver: Bool { seconds > Self.limit }

  /// Ends the process if the evaluation took much longer than the limit.
  func check() {
    let seconds = seconds
    require(
      seconds < Self.limit + Self.grace, "cancelled after \(Self.limit) s, ended after \(seconds) s"
    )
  }
}
