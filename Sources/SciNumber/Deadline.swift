/// A moment on a clock that never goes back.
///
/// Embedded Swift has neither a clock nor tasks. There, time is never up: whoever runs the engine ends it, as a page ends
/// its worker.
struct Deadline: Sendable {
  #if hasFeature(Embedded)
    init(after duration: Duration) {}

    var remaining: Duration { .seconds(1 << 40) }
    var isPast: Bool { false }
    static var isTaskCancelled: Bool { false }
  #else
    private let instant: ContinuousClock.Instant

    init(after duration: Duration) {
      instant = .now + duration
    }

    var remaining: Duration { ContinuousClock.now.duration(to: instant) }
    var isPast: Bool { ContinuousClock.now >= instant }
    static var isTaskCancelled: Bool { Task.isCancelled }
  #endif
}
