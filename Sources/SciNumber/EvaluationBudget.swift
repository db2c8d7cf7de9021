/// How much work an answer may cost.
///
/// GMP and MPFR end the process when memory runs out, so sizes are predicted from these limits
/// before each call and never discovered in it.
///
/// ```swift
/// let start = ContinuousClock.now
/// var budget = EvaluationBudget.interactive
/// budget.digits = 1000
/// budget.isCancelled = { ContinuousClock.now - start > .seconds(1) }
/// let root = try Real(2).squareRoot(within: budget)
/// ```
public struct EvaluationBudget: Sendable {
  /// The most decimal digits that may be asked for.
  public var digits: Int
  /// The largest working precision, beyond the digits that were asked for.
  public var precisionBits: Int
  /// The largest exact number; what is larger is kept as an expression and enclosed.
  public var exactBits: Int
  /// How closely zero and equality are examined before they are called undecided.
  public var decisionBits: Int
  /// Asked between steps; a true answer ends the evaluation with ``MathError/cancelled``.
  public var isCancelled: @Sendable () -> Bool

  /// Makes a budget; see the properties.
  public init(
    digits: Int, precisionBits: Int, exactBits: Int, decisionBits: Int,
    isCancelled: @escaping @Sendable () -> Bool
  ) {
    self.digits = digits
    self.precisionBits = precisionBits
    self.exactBits = exactBits
    self.decisionBits = decisionBits
    self.isCancelled = isCancelled
  }

  /// What one person at a prompt is willing to wait for: seconds and some hundred megabytes.
  ///
  /// 10 million digits, 2²¹ bits of precision beyond them (630,000 digits), exact numbers of 2²⁵ bits
  /// (10 million digits), decisions to 2¹⁸ bits (78,913 decimals), never cancelled.
  public static let interactive = EvaluationBudget(
    digits: 10_000_000, precisionBits: 1 << 21, exactBits: 1 << 25, decisionBits: 1 << 18,
    isCancelled: { false })

  func check() throws(MathError) {
    if isCancelled() { throw .cancelled }
  }

  func check(precision bits: Int) throws(MathError) {
    guard bits <= precisionBits else { throw .precisionLimit(bits: precisionBits) }
    try check()
  }
}
