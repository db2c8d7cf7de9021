/// How far an evaluation is.
///
/// ```swift
/// var budget = EvaluationBudget.interactive
/// budget.onProgress = { progress in print(progress.bits, "bits,", progress.provenDigits, "digits") }
/// ```
public struct EvaluationProgress: Hashable, Sendable {
  /// The working precision of the enclosure that is being computed.
  public let bits: WideInt
  /// How many significant digits of the value an enclosure before has proved, which were not enough; 0 where none is known.
  public let provenDigits: WideInt

  init(bits: WideInt, provenBits: WideInt) {
    self.bits = bits
    // n bits are a relative error of at most 2^(1−n), and log₁₀ 2 > 30102/100000.
    provenDigits = max(0, (provenBits - 1).scaled(by: 30_102, over: 100_000))
  }
}
