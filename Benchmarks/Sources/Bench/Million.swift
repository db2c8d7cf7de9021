import Foundation
import Raw
import SciNumber

// Rows about a million digits, beside MPFR and the number theorists' programs.

private let seconds = (name: "s", seconds: 1.0)

/// A number, and how each program calls it.
private struct LongNumber {
  let name: String
  let make: () throws(MathError) -> Real
  /// `nil` where MPFR would take minutes.
  let mpfr: RawConstant?
  let gp, flint: String
  var digits = 1_000_000
}

/// Computed and written; the peers are asked if they are installed.
///
/// Shared constants remember their digits, so that each round asks for more than the one before.
func millionRows(_ files: LineFiles) throws -> [Row] {
  let budget = EvaluationBudget.interactive
  func third() throws(MathError) -> Real { Real(Rational(Integer(1), Integer(3))) }
  let numbers = [
    LongNumber(name: "π", make: { .pi }, mpfr: RAW_PI, gp: "Pi", flint: "pi"),
    LongNumber(name: "e", make: { .e }, mpfr: RAW_E, gp: "exp(1)", flint: "e"),
    LongNumber(
      name: "exp(1/3)", make: { () throws(MathError) in try third().exp(within: budget) },
      mpfr: RAW_EXP_THIRD, gp: "exp(1/3)", flint: "exp(1/3)"),
    LongNumber(
      name: "sin 1", make: { Real(1).sin(.radians, within: budget) }, mpfr: RAW_SINE,
      gp: "sin(1)", flint: "sin(1)"),
    LongNumber(
      name: "ln 3", make: { () throws(MathError) in try Real(3).log(within: budget) },
      mpfr: RAW_LOGARITHM, gp: "log(3)", flint: "log(3)"),
    LongNumber(
      name: "atan(1/3)",
      make: { () throws(MathError) in try third().atan(.radians, within: budget) },
      mpfr: RAW_ATAN_THIRD, gp: "atan(1/3)", flint: "atan(1/3)"),
    LongNumber(
      name: "Γ(1/4)",
      make: { () throws(MathError) in
        try Real(Rational(Integer(1), Integer(4))).gamma(within: budget)
      },
      mpfr: nil, gp: "gamma(1/4)", flint: "gamma(1/4)", digits: 100_000),
  ]
  return try numbers.flatMap { try rows(of: $0, files) }
}

private func rows(of number: LongNumber, _ files: LineFiles) throws -> [Row] {
  let digits = number.digits
  let question = try files.path(
    "million", ["default(realprecision,\(digits));iferr(print(\(number.gp)),error,quit(1))"])
  let clock = ContinuousClock()
  var works: [(name: String, time: (_ round: Int) -> Double)] = [
    (
      "",
      { round in
        raw_forget()
        return clock.measure {
          use(
            try? number.make().digits(
              .significant(digits + 100 * round), wholeUpTo: 0, rounding: .halfEven,
              within: .interactive))
        } / .seconds(1)
      }
    )
  ]
  if let constant = number.mpfr {
    works.append(
      (
        "MPFR in C",
        { round in
          raw_forget()
          return clock.measure { use(raw_digits(constant, digits + 100 * round)) } / .seconds(1)
        }
      ))
  }
  // Its usual stack is too small for a million digits.
  let gp = ["gp", "-q", "-D", "parisizemax=4000000000"]
  works.append(("gp -q, the process", { _ in run(gp, input: question) }))
  works.append(("FLINT's series", { _ in flintSeconds(number.flint, digits: digits) }))
  let times = medians(rounds: 1, times: works.map(\.time))
  return zip(works, times).dropFirst().map { work, time in
    Row(
      work: "\(digits) digits of \(number.name)", ours: times[0], beside: time < 0 ? nil : time,
      name: work.name, unit: seconds, floor: work.name.hasPrefix("FLINT") ? "1.5 ×" : "")
  }
}

/// The first figure that `Benchmarks/flint` prints; negative if python-flint is not installed.
private func flintSeconds(_ name: String, digits: Int) -> Double {
  let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../flint")
  let (process, output) = (Process(), Pipe())
  process.executableURL = script.standardized
  process.arguments = [name, String(digits)]
  process.standardOutput = output
  process.standardError = FileHandle.nullDevice
  guard (try? process.run()) != nil else { return -1 }
  let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  return text.split(separator: " ").first.flatMap { Double($0) } ?? -1
}
