import CSystemMPFR
import Foundation
import SciNumber

// Compares the kernels of Sources/SciNumber/Fast with MPFR, or with FLINT where FLINT_LIBRARY names it: `Kernels COUNT SEED [NAME …]`. Prints for each how many arguments had a result, how many had none, the
// largest error in ulps, the same among results with a bound of at most 64 ulps, and the largest share of its bound that an error was. Stops at
// an error that exceeds its bound.

let words = CommandLine.arguments.dropFirst()
guard let total = words.first.flatMap({ Int($0) }),
  let seed = words.dropFirst().first.flatMap({ UInt64($0) })
else {
  print("usage: Kernels COUNT SEED [NAME …]")
  exit(64)
}
let chosen = Set(words.dropFirst(2))
// The other numbers of a trial need more than the default: a decimal has 128 bits and its results exponents of 2¹⁴.
for kernel in Kernel.all where chosen.isEmpty || chosen.contains(kernel.name) {
  var trial = Trial(kernel, seed: seed)
  if let failure = trial.run(total) {
    print("WRONG \(failure)")
    exit(1)
  }
  print(
    "\(kernel.name): \(trial.count) results, \(trial.refusedCount) none, largest error",
    String(
      format: "%.2f, ordinary %.2f, share %.3f", trial.largestError, trial.largestOrdinaryError,
      trial.largestShare))
}
if let flint = Flint.shared { print("\(flint.count) values were FLINT's, the others MPFR's") }
