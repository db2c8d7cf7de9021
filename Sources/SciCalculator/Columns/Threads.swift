/// Work that is done on several threads at once; one after the other where there are none, as in a browser.
package enum Threads {
  /// The outcomes of a body for each number below a count, which is positive, each on a thread of its own.
  package static func map<Outcome: Sendable>(
    _ count: Int, _ body: @escaping @Sendable (_ part: Int) -> Outcome
  ) -> [Outcome] {
    let parts = (0..<count).map { _ in Part<Outcome>() }
    let threads = (1..<count).map { number in
      SystemThread { parts[number].outcome = body(number) }
    }
    parts[0].outcome = body(0)
    for thread in threads { thread?.join() }
    // A part whose thread could not be started is done here.
    return parts.indices.map { parts[$0].outcome ?? body($0) }
  }
}

/// A place for what a part of the work comes to.
private final class Part<Outcome: Sendable>: @unchecked Sendable {  // read when its thread is over
  var outcome: Outcome?
}
