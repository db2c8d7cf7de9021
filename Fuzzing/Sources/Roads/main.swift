import Foundation
import SciCalculator
import SciNumber

// Compares the fast path, on which ordinary numbers are computed, with the program that computes everything: `Roads COUNT SEED`. Each of COUNT random
// lines, and of as many in sessions, goes both ways, and the texts and whether they are exact have to be the same. Prints the lines that differ, and ends with an error where there are any.

/// The same lines on both paths.
struct Roads {
  private(set) var answerCount = 0
  private(set) var limitCount = 0
  private(set) var differenceCount = 0

  /// Little enough for a line to take no more than some milliseconds on the general path; what is stopped there is counted.
  private static let budget = EvaluationBudget(
    digits: 1_000, precisionBits: 1 << 12, exactBits: 1 << 14, decisionBits: 1 << 11,
    memory: 50_000_000)

  /// Answers texts in two sessions.
  mutating func compare(_ texts: [String], _ unit: AngleUnit, _ format: ResultFormat) {
    var settings = CalculatorSettings.standard
    settings.angleUnit = unit
    settings.budget = Self.budget
    settings.usesSmallNumbers = true
    var short = Calculator(settings: settings)
    settings.usesSmallNumbers = false
    var long = Calculator(settings: settings)
    for text in texts {
      let quick = try? short.answer(text, format: format)
      var answer: ResultText?
      do {
        answer = try long.answer(text, format: format)
      } catch {
        if error.errorClass == .limit {
          limitCount += 1
          // What the texts behind it mean may depend on it.
          return
        }
      }
      if answer != nil { answerCount += 1 }
      if quick?.bytes != answer?.bytes || quick?.isExact != answer?.isExact {
        differenceCount += 1
        print(
          "\(text) in \(unit), \(texts): \(quick?.string ?? "none"), \(answer?.string ?? "none")")
      }
    }
  }
}

let words = CommandLine.arguments.dropFirst().map { $0 }
guard words.count == 2, let count = Int(words[0]), let seed = UInt64(words[1]) else {
  print("usage: Roads COUNT SEED")
  exit(64)
}
var lines = RandomLines(seed: seed)
var roads = Roads()
for _ in 0..<count {
  let (text, unit, format) = lines.next()
  roads.compare([text], unit, format)
}
// As many lines again, in sessions of ten.
for _ in 0..<(count / 10) { roads.compare(lines.session(), .radians, .standard) }
print(
  "\(2 * count) lines, \(roads.answerCount) with an answer, \(roads.limitCount) beyond a limit of the general path, \(roads.differenceCount) differences"
)
exit(roads.differenceCount == 0 ? 0 : 1)
