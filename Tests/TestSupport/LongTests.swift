import Foundation
package import Testing

/// What `make test-long` runs beside the rest, because it takes long and few changes touch it.
package enum LongTests {
  package static let areRun = ProcessInfo.processInfo.environment["SCI_LONG"] != nil

  /// Of cases that each take long: one in three, and all of them in the long tests.
  package static func some<Case>(of cases: [Case]) -> [Case] {
    areRun ? cases : cases.indices.filter { $0 % 3 == 0 }.map { cases[$0] }
  }
}

extension Trait where Self == ConditionTrait {
  /// For a test that only `make test-long` runs.
  package static var long: Self { .enabled(if: LongTests.areRun, "`make test-long` runs it") }
}
