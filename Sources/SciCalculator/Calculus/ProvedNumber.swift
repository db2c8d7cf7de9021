import SciNumber
import Synchronization

/// A number of which enclosures can be computed whose error is no larger than is asked.
protocol ErrorControlled: Sendable {
  /// An exponent that is about that of the number; `nil` where the method fails.
  func roughExponent(_ context: Function.Context) throws(MathError) -> WideInt?
  /// An enclosure with an error of about 2^`exponent`; `nil` where the method fails.
  func enclosure(
    errorExponent exponent: WideInt, _ context: Function.Context,
    counting effort: inout EnclosureEffort
  ) throws(MathError) -> WorkingBall?
}

/// An integral or a sum as a number, enclosed as tightly as anyone asks.
final class ProvedNumber<Source: ErrorControlled>: EnclosableNumber {
  private let source: Source
  private let context: Function.Context
  private let record: AnalysisRecord.Entry?
  /// The tightest enclosure so far.
  private let known = Mutex<WorkingBall?>(nil)

  init(_ source: Source, _ context: Function.Context, _ record: AnalysisRecord.Entry?) {
    self.source = source
    self.context = context
    self.record = record
  }

  /// More bits take minutes.
  private static var mostBits: WideInt { 1 << 12 }

  /// A value that cannot be told from another one by 77 digits is undecided.
  var decisionBits: WideInt? { 1 << 8 }

  func bounds(
    bits: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> (lower: BigFloat, upper: BigFloat) {
    guard bits <= Self.mostBits else { throw .precisionLimit(bits: Self.mostBits) }
    guard let ball = try enclosure(bits: bits, within: budget) else {
      throw .precisionLimit(bits: bits)
    }
    return ball.ends(bits: bits + 64)
  }

  /// An enclosure in which so many bits are known; `nil` where the method fails.
  func enclosure(
    bits: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> WorkingBall? {
    var context = context
    context.budget = budget
    let last = known.withLock { $0 }
    if let last, isTight(last, bits: bits) { return last }
    // The size is not known at first: it is found from enclosures that are tighter each time.
    guard let rough = try source.roughExponent(context) else { return nil }
    var size = last?.exponentBound ?? rough
    for _ in 0..<12 {
      let exponent = size - bits - 4
      var effort = EnclosureEffort()
      let ball = try source.enclosure(errorExponent: exponent, context, counting: &effort)
      guard let ball else { return nil }
      record?.found(ball, effort)
      known.withLock { kept in
        if kept.map({ ball.errorExponent < $0.errorExponent }) ?? true { kept = ball }
      }
      if isTight(ball, bits: bits) { return ball }
      // Where it may be zero, all that is known is the error.
      size = min(
        size - 4, ball.leastExponent == nil ? ball.errorExponent : ball.exponentBound ?? size)
    }
    return nil
  }

  /// Whether so many bits are known, or the number is as near to zero as the protocol asks.
  private func isTight(_ ball: WorkingBall, bits: WideInt) -> Bool {
    ball.accuracy > bits || ball.leastExponent == nil && ball.errorExponent < -bits - 64
  }
}

extension ErrorControlled {
  func roughExponent(_ context: Function.Context) throws(MathError) -> WideInt? {
    var effort = EnclosureEffort()
    return try enclosure(errorExponent: -32, context, counting: &effort)?.exponentBound
  }

  /// The number itself, if a first enclosure can be found; its proof is added to a record.
  func number(
    _ context: Function.Context, _ record: AnalysisRecord?
  ) throws(MathError) -> Real? {
    let number = ProvedNumber(self, context, record?.entry())
    let isEnclosed = try BigFloat.withWidestExponents { () throws(MathError) in
      try number.enclosure(bits: 16, within: context.budget) != nil
    }
    return isEnclosed ? Real(enclosedBy: number) : nil
  }
}

extension WideInt {
  /// How many bits a count has.
  var bitWidthBound: WideInt { WideInt(WideInt.bitWidth - leadingZeroBitCount) }
}
