// What Embedded Swift lacks, and programs in a browser do without: coders, and threads to be protected from.

#if hasFeature(Embedded)
  /// A name for types that are coded elsewhere; there are no coders here.
  package protocol Codable {}

  /// A value that one thread uses, because there is only one.
  package final class Mutex<Value>: @unchecked Sendable {
    private var value: Value

    package init(_ initial: Value) {
      value = initial
    }

    package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
      body(&value)
    }
  }
#endif
