import SciCalculator
import SciNumber
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Looks after the terminal while something is computed: ^C cancels, ^Z suspends, and what takes long says so.
///
/// A thread of its own does this, because one call of MPFR may take seconds in which nothing else is done. It alone writes to the
/// terminal until ``run(_:)`` returns.
@safe
final class EvaluationWatch: Sendable {
  private let terminal: Terminal
  private let palette: Palette
  private let cancelled = Atomic<Bool>(false)
  /// The last that was heard of what runs.
  private let bits = Atomic<Int>(0)
  private let provenDigits = Atomic<Int>(0)

  /// What takes no longer shows no progress.
  private static let patience: Int64 = 500
  /// So often signals and the progress are looked at.
  private static let step: Int32 = 50

  init(_ terminal: Terminal, _ palette: Palette) {
    (self.terminal, self.palette) = (terminal, palette)
  }

  /// Whether somebody has asked to stop what runs.
  var isCancelled: Bool { cancelled.load(ordering: .relaxed) }

  /// Lets a budget be cancelled from here, and tell how far it is.
  func attach(to budget: inout EvaluationBudget) {
    budget.isCancelled = { self.isCancelled }
    budget.onProgress = { self.note($0) }
  }

  private func note(_ progress: EvaluationProgress?) {
    bits.store(Int(progress?.bits ?? 0), ordering: .relaxed)
    provenDigits.store(Int(progress?.provenDigits ?? 0), ordering: .relaxed)
  }

  /// Computes something while a thread looks after the terminal.
  func run<Value>(_ body: () -> Value) -> Value {
    cancelled.store(false, ordering: .relaxed)
    note(nil)
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return body() }
    let (reading, writing) = (ends[0], ends[1])
    terminal.enterWaiting()
    let thread = SystemThread { self.watch(until: reading) }
    defer {
      closeFile(writing)
      thread?.join()
      closeFile(reading)
      terminal.enterRaw()
    }
    return body()
  }

  /// Looks at signals and shows the progress until the other end of a pipe is closed.
  private func watch(until end: Int32) {
    var elapsed: Int64 = 0
    var shown = ""
    let clock = ContinuousClock()
    var last = clock.now
    while true {
      var request = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
      if unsafe poll(&request, 1, Self.step) > 0 { break }
      for request in Terminal.requests() {
        switch request {
        case .end(SIGINT): cancelled.store(true, ordering: .relaxed)
        case .end(let signal):
          leave(shown)
          Terminal.end(by: signal)
        case .stop:
          leave(shown)
          Terminal.stop()
          terminal.enterWaiting()
          write(terminal.modes.enter)
          shown = ""
          last = clock.now
        case .redraw: break
        }
      }
      // Time in which the process was stopped does not count.
      let now = clock.now
      elapsed += min(now - last, .milliseconds(1_000)).milliseconds
      last = now
      guard elapsed >= Self.patience else { continue }
      let line = progress(elapsed)
      if line != shown { write("\r\(line)\u{1b}[K") }
      shown = line
    }
    erase(shown)
  }

  private func progress(_ milliseconds: Int64) -> String {
    let seconds = "\(milliseconds / 1_000).\(milliseconds / 100 % 10) s"
    var words = ["computing for \(seconds)", isCancelled ? "stopping" : "Ctrl-C stops"]
    let counts = [
      (bits.load(ordering: .relaxed), "bits"),
      (provenDigits.load(ordering: .relaxed), "digits proved"),
    ]
    words += counts.filter { $0.0 > 0 }.map { "\($0) \($1)" }
    // A row that is full could not be erased by itself.
    return StyledLine(words.joined(separator: " · "), .aside)
      .written(palette, columns: Terminal.window.columns - 1)
  }

  private func leave(_ shown: String) {
    erase(shown)
    write(terminal.modes.leave)
    terminal.restore()
  }

  private func erase(_ shown: String) {
    if !shown.isEmpty { write("\r\u{1b}[K") }
  }

  private func write(_ text: String) {
    try? FileDescriptor.standardOutput.write(Array(text.utf8))
  }

  private func closeFile(_ number: Int32) { _ = close(number) }
}

extension Duration {
  fileprivate var milliseconds: Int64 {
    components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
  }
}
