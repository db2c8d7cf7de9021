#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A thread that runs one closure, and that somebody waits for.
@safe
struct JoinableThread {
  private let thread: pthread_t

  private final class Context {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// - Returns: `nil` where the system allows no more threads; then nothing runs.
  init?(_ body: @escaping @Sendable () -> Void) {
    // The thread keeps the closure for as long as it runs.
    let context = unsafe Unmanaged.passRetained(Context(body))
    #if canImport(Darwin)
      var thread: pthread_t?
      let error = unsafe pthread_create(
        &thread, nil, unsafe { JoinableThread.run($0) }, context.toOpaque())
      guard error == 0, let thread else {
        unsafe context.release()
        return nil
      }
    #else
      var thread = pthread_t()
      let error = unsafe pthread_create(
        &thread, nil, { unsafe $0.flatMap { unsafe JoinableThread.run($0) } }, context.toOpaque())
      guard error == 0 else {
        unsafe context.release()
        return nil
      }
    #endif
    self.thread = thread
  }

  /// Waits until the closure has returned; to be called once.
  func join() { _ = pthread_join(thread, nil) }

  private static func run(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    unsafe Unmanaged<Context>.fromOpaque(context).takeRetainedValue().body()
    return nil
  }
}
