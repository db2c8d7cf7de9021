import Synchronization

/// Work that is done on several threads at once; one after the other where there are none, as in a browser.
package enum Threads {
  /// So many parts a thread, that one which is slower does not keep the others waiting.
  private static let partsOfThread = 8
  /// To start a thread takes as long as to compute some dozen rows.
  private static let leastRowsOfPart = 256

  /// Where the parts of some rows begin, each with a multiple of eight, and where the last one ends; one part for one thread.
  package static func starts(ofRows rowCount: Int, threads: Int) -> [Int] {
    let parts = rowCount / leastRowsOfPart
    let count = threads > 1 ? max(1, min(parts, min(threads, parts) * partsOfThread)) : 1
    return (0..<count).map { $0 * (rowCount / 8) / count * 8 } + [rowCount]
  }

  /// The outcomes of a body for each number below a count, which is positive; each thread takes the next number that nobody has taken.
  package static func map<Outcome: Sendable>(
    _ count: Int, on threadCount: Int, _ body: @escaping @Sendable (_ part: Int) -> Outcome
  ) -> [Outcome] {
    let parts = Parts<Outcome>(count: count)
    let threads = (1..<max(1, min(threadCount, count))).map { _ in
      SystemThread { parts.take(body) }
    }
    parts.take(body)
    for thread in threads { thread?.join() }
    return parts.outcomes.map { outcome in
      guard let outcome else { preconditionFailure("each part is taken by a thread") }
      return outcome
    }
  }
}

/// Places for what the parts of the work come to, each written by the one thread that took it, and read when all are over.
@safe
private final class Parts<Outcome: Sendable>: @unchecked Sendable {
  private let next = Atomic(0)
  private let places: UnsafeMutableBufferPointer<Outcome?>

  init(count: Int) {
    unsafe places = .allocate(capacity: count)
    unsafe places.initialize(repeating: nil)
  }

  deinit {
    unsafe places.deinitialize()
    unsafe places.deallocate()
  }

  var outcomes: [Outcome?] { unsafe Array(places) }

  /// Does one part after the other until none is left.
  func take(_ body: @Sendable (_ part: Int) -> Outcome) {
    while true {
      let part = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard unsafe places.indices.contains(part) else { return }
      unsafe places[part] = body(part)
    }
  }
}
