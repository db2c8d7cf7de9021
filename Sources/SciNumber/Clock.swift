#if hasFeature(Embedded)
  internal import CMPFR
#endif

/// A clock that never goes back, in attoseconds since the first look at it.
///
/// Plain numbers, because a budget is copied with every call, and a moment of Swift's own clock is costly to copy. Attoseconds,
/// because `Duration` holds them, and any other unit takes a division of 128 bits.
///
/// Embedded Swift has neither a clock of its own nor tasks.
enum Clock {
  #if hasFeature(Embedded)
    static var now: Int128 { Int128(sci_monotonic_nanoseconds()) * 1_000_000_000 }
    static var isTaskCancelled: Bool { false }
  #else
    private static let start = ContinuousClock.now

    static var now: Int128 { start.duration(to: .now).attoseconds }
    static var isTaskCancelled: Bool { Task.isCancelled }
  #endif
}
