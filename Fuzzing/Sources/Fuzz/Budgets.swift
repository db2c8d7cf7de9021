import Foundation
import SciCalculator
import SciNumber
import SciSyntax

extension EvaluationBudget {
  /// So little that a million evaluations take minutes, and the limits are met often.
  ///
  /// - Parameter clock: What ends the evaluation.
  static func tiny(_ clock: CPUClock) -> EvaluationBudget {
    EvaluationBudget(
      digits: 200, precisionBits: 1 << 11, exactBits: 1 << 12, decisionBits: 1 << 10,
      isCancelled: { clock.isOver })
  }
}

extension CalculatorSettings {
  /// Settings with the tiny budget, chosen by an input.
  static func chosen(by choices: inout Choices, _ clock: CPUClock) -> CalculatorSettings {
    CalculatorSettings(
      angleUnit: choices.one(of: AngleUnit.allCases), percent: choices.one(of: [.relative, .plain]),
      budget: .tiny(clock), shareUnit: nil)
  }
}

extension ResultFormat {
  /// A format of at most a hundred digits, chosen by an input.
  static func chosen(by choices: inout Choices) -> ResultFormat {
    let count = 1 + choices.index(100)
    return ResultFormat(
      digits: choices.one(of: [.upTo(count), .significant(count), .decimals(count - 20)]),
      notation: choices.one(of: Notation.allCases), rounding: choices.one(of: RoundingMode.allCases))
  }
}

/// The processor time that an evaluation takes, which a busy machine does not lengthen.
struct CPUClock: Sendable {
  /// After so many seconds an evaluation is cancelled.
  static let limit = 1.0
  /// After so many more it should have noticed.
  static let grace = 9.0

  private let start = Self.now

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The seconds since the clock was made.
  var seconds: Double { Self.now - start }

  /// Whether the limit is reached.
  var isOver: Bool { seconds > Self.limit }

  /// Ends the process if the evaluation took much longer than the limit.
  func check() {
    let seconds = seconds
    require(
      seconds < Self.limit + Self.grace, "cancelled after \(Self.limit) s, ended after \(seconds) s")
  }
}
