import CSci
import Synchronization

/// What `sci_cancellation` stands for: a request to stop.
final class Cancellation: Sendable {
  private let isRequested = Atomic(false)

  var isCancelled: Bool { isRequested.load(ordering: .relaxed) }

  func cancel() {
    isRequested.store(true, ordering: .relaxed)
  }
}

/// The function of sci.h, which documents it.
@c @implementation
public func sci_cancellation_new() -> OpaquePointer? {
  unsafe Handle.new(Cancellation())
}

/// The function of sci.h, which documents it.
@c @implementation
public func sci_cancellation_cancel(_ cancellation: OpaquePointer?) {
  guard let cancellation = unsafe cancellation else { return }
  unsafe Handle.object(cancellation, as: Cancellation.self).cancel()
}

/// The function of sci.h, which documents it.
@c @implementation
public func sci_cancellation_free(_ cancellation: OpaquePointer?) {
  unsafe Handle.free(cancellation, as: Cancellation.self)
}
