#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Work that is done on several threads at once; one after the other where there are none, as in a browser.
enum Threads {
  /// The outcomes of a body for each number below a count, each on a thread of its own.
  static func map<Outcome: Sendable>(
    _ count: Int, _ body: @escaping @Sendable (_ part: Int) -> Outcome
  ) -> [Outcome] {
    #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
      let parts = (1..<count).map { part in Part { body(part) } }
      // The first part is done here, and so is each one whose thread could not be started.
      let started = parts.map { $0.start() }
      var outcomes = [body(0)]
      for (part, thread) in zip(parts, started) { outcomes.append(part.outcome(of: thread)) }
      return outcomes
    #else
      return (0..<count).map(body)
    #endif
  }
}

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
  /// A part of the work, and what it came to.
  ///
  /// The outcome is set by one thread, and read when that has ended.
  @safe
  private final class Part<Outcome: Sendable>: @unchecked Sendable {
    private let body: @Sendable () -> Outcome
    private var outcome: Outcome?

    init(_ body: @escaping @Sendable () -> Outcome) {
      self.body = body
    }

    private func run() { outcome = body() }

    /// Begins the part on a thread of its own, if the system allows one more.
    func start() -> pthread_t? {
      let run = Run { self.run() }
      let context = unsafe Unmanaged.passRetained(run)
      #if canImport(Darwin)
        var thread: pthread_t?
        let error = unsafe pthread_create(&thread, nil, { unsafe Run.call($0) }, context.toOpaque())
      #else
        var thread = pthread_t()
        let error = unsafe pthread_create(
          &thread, nil, { unsafe $0.flatMap { unsafe Run.call($0) } }, context.toOpaque())
      #endif
      guard error == 0 else {
        unsafe context.release()
        return nil
      }
      return thread
    }

    /// What the part comes to, once its thread has ended.
    func outcome(of thread: pthread_t?) -> Outcome {
      if let thread { pthread_join(thread, nil) }
      return outcome ?? body()
    }
  }

  /// What a thread does; a class without parameters, whose address C can carry.
  private final class Run: Sendable {
    private let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }

    static func call(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
      unsafe Unmanaged<Run>.fromOpaque(context).takeRetainedValue().body()
      return nil
    }
  }
#endif
