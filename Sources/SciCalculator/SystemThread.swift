#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A thread of the system that runs a closure.
///
/// One that nobody joins ends by itself. Where there are no threads, as in a browser, none is ever started.
@safe
package final class SystemThread {
  #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
    private let body: @Sendable () -> Void
    private var thread: pthread_t?

    /// Starts a thread; `nil` if the system allows no more.
    package init?(_ body: @escaping @Sendable () -> Void) {
      self.body = body
      // The object lives at least as long as its thread.
      let context = unsafe Unmanaged.passRetained(self)
      var attributes = pthread_attr_t()
      unsafe pthread_attr_init(&attributes)
      unsafe pthread_attr_setstacksize(&attributes, Self.stackSize)
      defer { unsafe pthread_attr_destroy(&attributes) }
      #if canImport(Darwin)
        var thread: pthread_t?
        let error = unsafe pthread_create(
          &thread, &attributes, { unsafe SystemThread.run($0) }, context.toOpaque())
      #else
        var thread = pthread_t()
        let error = unsafe pthread_create(
          &thread, &attributes, { unsafe $0.flatMap { unsafe SystemThread.run($0) } },
          context.toOpaque())
      #endif
      guard error == 0 else {
        unsafe context.release()
        return nil
      }
      self.thread = thread
    }

    deinit {
      if let thread { pthread_detach(thread) }
    }

    /// Waits until the closure has returned.
    package func join() {
      if let thread { pthread_join(thread, nil) }
      thread = nil
    }

    /// As large as the first thread's stack usually is.
    private static let stackSize = 8 << 20

    private static func run(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
      unsafe Unmanaged<SystemThread>.fromOpaque(context).takeRetainedValue().body()
      return nil
    }
  #else
    package init?(_ body: @escaping @Sendable () -> Void) { return nil }

    package func join() {}
  #endif
}
