/// A clock that never goes back, in nanoseconds since the first look at it.
///
/// Plain numbers, because a budget is copied with every call, and a moment of Swift's own clock is costly to copy.
///
/// Embedded Swift has neither a clock nor tasks. There, no time passes: whoever runs the engine ends it, as a page ends its
/// worker.
enum Clock {
  #if hasFeature(Embedded)
    static var now: Int64 { 0 }
    static var isTaskCancelled: Bool { false }
  #else
    private static let start = ContinuousClock.now

    static var now: Int64 { start.duration(to: .now).nanoseconds }
    static var isTaskCancelled: Bool { Task.isCancelled }
  #endif
}

extension Duration {
  /// The duration in nanoseconds, at most 2⁶² of them, which are 146 years, and at least −2⁶².
  var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    guard seconds.magnitude < 1 << 32 else { return seconds < 0 ? -(1 << 62) : 1 << 62 }
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }
}
