import Foundation
package import Testing

/// What `make test-long` runs beside the rest, because it takes long and few changes touch it.
package enum LongTests {
  package static let areRun = ProcessInfo.processInfo.environment["SCI_LONG"] != nil
}

extension Trait where Self == ConditionTrait {
  /// For a test that only `make test-long` runs.
  package static var long: Self { .enabled(if: LongTests.areRun, "`make test-long` runs it") }
}
