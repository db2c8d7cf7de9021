import SciNumber

/// Keeps the numbers of a session within the memory of its budget.
///
/// To know what is held takes a walk over all of it. So the ledger adds up what is made, and only looks when that
/// is a quarter of the limit more than at the last look.
///
/// It also carries what is found out beside a value, from where it is computed to where it is shown, and the generator of random numbers from one evaluation to
/// the next.
struct MemoryLedger: Sendable {
  /// What was found out beside the value.
  var findings: [Finding] = []
  private var bytesSinceLook: WideInt = 0
  /// Where random numbers come from.
  var generator: RandomGenerator?

  /// Why nothing is computed with the solutions that were found, if they are no value.
  var withoutValue: AnalysisError? { findings.lazy.compactMap { $0.withoutValue }.first }

  /// What is found out beside a value.
  enum Finding: Sendable {
    /// What should be said with it, in a line.
    case note(String)
    /// Why it is right.
    case theorem(Theorem)
    /// The solutions of an inequality, which are no value.
    case intervals([SolutionInterval])
    /// The solutions of a system of equations, which are no value where there are several.
    case points([SolutionPoint])
    /// How often each of the solutions is one that it is a list of.
    case multiplicities([WideInt])

    /// Why nothing is computed with it, if it should have been the value and is none.
    var withoutValue: AnalysisError? {
      switch self {
      case .intervals: .intervals
      case .points(let points): points.count > 1 ? .points : nil
      case .note, .theorem, .multiplicities: nil
      }
    }
  }

  /// Enters a value that has just been computed.
  ///
  /// - Parameters:
  ///   - bytes: what the value takes by itself.
  ///   - stack: what the machine holds.
  ///   - names: what the session holds.
  ///   - budget: how much memory there may be.
  /// - Throws: ``/SciNumber/MathError/memoryLimit(bytes:needed:)``.
  mutating func enter(
    _ bytes: WideInt, _ stack: [Value], _ names: Environment, within budget: EvaluationBudget
  ) throws(MathError) {
    bytesSinceLook += bytes
    guard let memory = budget.memory, bytesSinceLook > memory / 4 else { return }
    bytesSinceLook = 0
    var meter = MemoryMeter()
    for value in stack { meter.count(value) }
    for (_, variable) in names.variables.all { meter.count(variable.value) }
    if let result = names.previousResult { meter.count(result) }
    try budget.check(memory: meter.bytes)
  }
}

extension Value {
  /// About how many bytes were allocated for the value.
  var ownBytes: WideInt {
    switch self {
    case .scalar(.real(let number)): number.ownBytes
    case .scalar(let scalar): scalar.ownBytes
    case .list(let elements):
      elements.reduce(WideInt(elements.count * MemoryLayout<Scalar>.stride)) { $0 + $1.ownBytes }
    }
  }
}

extension MemoryMeter {
  fileprivate mutating func count(_ value: Value) {
    for scalar in value.scalars {
      for number in scalar.parts { count(number) }
    }
  }
}
