import Foundation
import SciCalculator
import SciNumber

// Compares the short road, on which ordinary numbers are computed, with the program that computes everything: `Roads COUNT SEED`. Each of COUNT random
// lines, and of as many in sessions, goes both ways, and the texts and whether they are exact have to be the same. Prints the lines that differ, and ends with an error where there are any.

let words = CommandLine.arguments.dropFirst().map { $0 }
guard words.count == 2, let count = Int(words[0]), let seed = UInt64(words[1]) else {
  print("usage: Roads COUNT SEED")
  exit(64)
}
var lines = RandomLines(seed: seed)
var answerCount = 0
var differences = 0
var settings = CalculatorSettings.standard
for _ in 0..<count {
  let (text, unit, format) = lines.next()
  settings.angleUnit = unit
  settings.usesSmallNumbers = true
  var short = Calculator(settings: settings)
  settings.usesSmallNumbers = false
  var long = Calculator(settings: settings)
  let answers = (
    try? short.answer(text, format: format), try? long.answer(text, format: format)
  )
  if answers.1 != nil { answerCount += 1 }
  if answers.0?.bytes != answers.1?.bytes || answers.0?.isExact != answers.1?.isExact {
    differences += 1
    print("\(text) in \(unit): \(answers.0?.string ?? "none"), \(answers.1?.string ?? "none")")
  }
}
// As many lines again, in sessions of ten.
settings.angleUnit = .radians
for _ in 0..<(count / 10) {
  settings.usesSmallNumbers = true
  var short = Calculator(settings: settings)
  settings.usesSmallNumbers = false
  var long = Calculator(settings: settings)
  let session = lines.session()
  for text in session {
    let answers = (try? short.answer(text), try? long.answer(text))
    if answers.1 != nil { answerCount += 1 }
    if answers.0?.bytes != answers.1?.bytes || answers.0?.isExact != answers.1?.isExact {
      differences += 1
      print("\(text) in \(session): \(answers.0?.string ?? "none"), \(answers.1?.string ?? "none")")
    }
  }
}
print("\(2 * count) lines, \(answerCount) with an answer, \(differences) differences")
exit(differences == 0 ? 0 : 1)
