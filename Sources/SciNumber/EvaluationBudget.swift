/// How much work an answer may cost.
///
/// GMP and MPFR end the process when memory runs out, so sizes are predicted from these limits
/// before each call and never discovered in it. Time is asked for between their calls, and a call that
/// would take longer than is left is not begun.
///
/// ```swift
/// var budget = EvaluationBudget.interactive
/// budget.digits = 1000
/// budget.time = .seconds(1)
/// let root = try Real(2).squareRoot(within: budget)
/// ```
public struct EvaluationBudget: Sendable {
  /// The most decimal digits that may be asked for.
  public var digits: WideInt
  /// The largest working precision, beyond the digits that were asked for.
  public var precisionBits: WideInt
  /// The largest exact number; what is larger is kept as an expression and enclosed.
  public var exactBits: WideInt
  /// How closely zero and equality are examined before they are called undecided.
  public var decisionBits: WideInt
  /// How many bytes the values and enclosures of one evaluation may take, as far as they are predicted; `nil` for any number.
  public var memory: WideInt?
  /// How long an evaluation may take; `nil` for any time.
  ///
  /// The clock begins with ``started()``. A budget that was not started begins anew with each question, such as
  /// ``Real/sign(within:)``.
  public var time: Duration? {
    get { attoseconds.map { Duration(attoseconds: $0) } }
    set { attoseconds = newValue?.attoseconds }
  }
  /// Asked between steps; a true answer ends the evaluation with ``MathError/cancelled``.
  ///
  /// The cancellation of the current `Task` does the same.
  public var isCancelled: @Sendable () -> Bool {
    get { observer?.isCancelled ?? Self.isNeverCancelled }
    set { observer = Observer(isCancelled: newValue, onProgress: onProgress) }
  }
  /// Told before each enclosure how far the evaluation is, on the thread that evaluates.
  public var onProgress: @Sendable (EvaluationProgress) -> Void {
    get { observer?.onProgress ?? Self.isOfNoInterest }
    set { observer = Observer(isCancelled: isCancelled, onProgress: newValue) }
  }
  private var observer: Observer?
  private var attoseconds: Int128?
  /// When time is up, once the clock runs.
  private var deadline: Int128?

  /// Makes a budget; see the properties.
  public init(
    digits: WideInt, precisionBits: WideInt, exactBits: WideInt, decisionBits: WideInt,
    memory: WideInt? = nil,
    time: Duration? = nil, isCancelled: (@Sendable () -> Bool)? = nil
  ) {
    self.digits = digits
    self.precisionBits = precisionBits
    self.exactBits = exactBits
    self.decisionBits = decisionBits
    self.memory = memory
    attoseconds = time?.attoseconds
    if let isCancelled { self.isCancelled = isCancelled }
  }

  /// What one person at a prompt is willing to wait for: seconds and some hundred megabytes.
  ///
  /// 10 million digits, 2²¹ bits of precision beyond them (630,000 digits), exact numbers of 2²⁵ bits
  /// (10 million digits), decisions to 2¹⁸ bits (78,913 decimals), 500 MB; no limit of time, and never cancelled.
  public static let interactive = EvaluationBudget(
    digits: 10_000_000, precisionBits: 1 << 21, exactBits: 1 << 25, decisionBits: 1 << 18,
    memory: 500_000_000)

  /// What a server grants to strangers: one second, 50 MB, 10,000 digits.
  ///
  /// 2¹⁷ bits of precision beyond the digits, exact numbers of 2²⁰ bits (315,652 digits) and decisions to 2¹⁴ bits.
  public static let untrusted = EvaluationBudget(
    digits: 10_000, precisionBits: 1 << 17, exactBits: 1 << 20, decisionBits: 1 << 14,
    memory: 50_000_000, time: .seconds(1))

  /// The same budget for numbers of up to `digits` digits, exact ones too.
  ///
  /// The other limits of precision grow in proportion where they have to, and never shrink.
  public func allowing(digits: WideInt) -> EvaluationBudget {
    var budget = self
    budget.digits = digits
    // More digits than any memory holds, and far from overflowing.
    budget.exactBits = max(64, DigitSearch.bits(ofDigits: min(digits, 1 << 38)).nextPowerOfTwo)
    budget.precisionBits = max(precisionBits, budget.exactBits / 16)
    budget.decisionBits = max(decisionBits, budget.exactBits / 128)
    return budget
  }
}

extension WideInt {
  /// The smallest power of two that is no less than a positive number below 2⁶².
  fileprivate var nextPowerOfTwo: WideInt {
    self <= 1 ? 1 : 1 << (WideInt.bitWidth - (self - 1).leadingZeroBitCount)
  }
}

// MARK: - Observing

extension EvaluationBudget {
  /// What the caller of an evaluation wants to be asked and told.
  ///
  /// Both closures are behind one reference, so that a budget without them is cheap to copy.
  private final class Observer: Sendable {
    let isCancelled: @Sendable () -> Bool
    let onProgress: @Sendable (EvaluationProgress) -> Void

    init(
      isCancelled: @escaping @Sendable () -> Bool,
      onProgress: @escaping @Sendable (EvaluationProgress) -> Void
    ) {
      self.isCancelled = isCancelled
      self.onProgress = onProgress
    }
  }

  private static let isNeverCancelled: @Sendable () -> Bool = { false }
  private static let isOfNoInterest: @Sendable (EvaluationProgress) -> Void = { _ in }

  /// Whether somebody has asked to stop.
  package var isStopped: Bool { observer?.isCancelled() == true || Clock.isTaskCancelled }

  /// Tells the caller that an enclosure is about to be computed.
  ///
  /// - Parameters:
  ///   - bits: its working precision.
  ///   - provenBits: how many leading bits of the value an earlier enclosure has proved.
  func report(bits: WideInt, provenBits: WideInt) {
    guard let observer else { return }
    observer.onProgress(EvaluationProgress(bits: bits, provenBits: provenBits))
  }
}

// MARK: - Time

extension EvaluationBudget {
  /// The budget with its clock running; a clock that runs already runs on.
  ///
  /// All that is computed within the returned budget has to be done in ``time`` together.
  ///
  /// ```swift
  /// let budget = EvaluationBudget.untrusted.started()
  /// let sum = try Real(2).squareRoot(within: budget).adding(.pi, within: budget)
  /// try sum.sign(within: budget)
  /// ```
  public func started() -> EvaluationBudget {
    var budget = self
    _ = budget.startClock()
    return budget
  }

  /// Starts the clock if there is a limit of time and no clock runs.
  ///
  /// - Returns: whether it was started; then ``stopClock()`` gives the budget back as it was.
  package mutating func startClock() -> Bool {
    guard let attoseconds, deadline == nil else { return false }
    deadline = Clock.now + attoseconds
    return true
  }

  /// Forgets when time is up.
  package mutating func stopClock() {
    deadline = nil
  }

  /// Makes sure that nobody has asked to stop and that there is time left.
  ///
  /// Loops outside this library that may take long ask it too.
  ///
  /// - Throws: ``MathError/cancelled`` and ``MathError/timeLimit(seconds:needed:)``.
  public func check() throws(MathError) {
    if isStopped { throw .cancelled }
    if let deadline, let attoseconds, Clock.now >= deadline {
      throw .timeLimit(seconds: attoseconds.seconds)
    }
  }

  /// Makes sure that a call of so many seconds ends in time.
  func check(predictedSeconds seconds: Double) throws(MathError) {
    guard let deadline, let attoseconds else { return }
    let remaining = (deadline - Clock.now).seconds
    guard seconds <= remaining else {
      let limit = attoseconds.seconds
      throw .timeLimit(seconds: limit, needed: limit - remaining + seconds)
    }
  }

  func check(precision bits: WideInt) throws(MathError) {
    guard bits <= precisionBits else { throw .precisionLimit(bits: precisionBits, needed: bits) }
    try check()
  }
}

extension Int128 {
  /// So many attoseconds in seconds.
  fileprivate var seconds: Double { Double(self) / 1e18 }
}

// MARK: - Memory

extension EvaluationBudget {
  /// Whether numbers of 128 bits and thirty digits are within the limits.
  package var allowsSmallNumbers: Bool {
    digits >= WideInt(SmallBall.mostDigits) && precisionBits >= 256 && exactBits >= 256
  }

  /// Makes sure that so many bytes are allowed.
  ///
  /// - Throws: ``MathError/memoryLimit(bytes:needed:)``.
  public func check(memory bytes: WideInt) throws(MathError) {
    guard let memory, bytes > memory else { return }
    throw .memoryLimit(bytes: memory, needed: bytes)
  }
}
