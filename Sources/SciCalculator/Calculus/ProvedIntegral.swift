import SciNumber
import Synchronization

/// An integral as a number: enclosed as tightly as anyone asks.
final class ProvedIntegral: EnclosableNumber {
  /// A part of it.
  enum Part: Sendable {
    /// Of an analytic function over a finite range.
    case plain(Quadrature<FormulaIntegrand>)
    /// Up to a pole, a branch point or infinity.
    case tail(IntegralTail)
  }

  private let parts: [Part]
  private let context: Function.Context
  private let known = Mutex(Knowledge())

  /// What was found out.
  private struct Knowledge {
    /// The tightest enclosure.
    var ball: WorkingBall?
    /// The sizes of the plain parts.
    var scales: [Scale?]?
  }

  private typealias Scale = Quadrature<FormulaIntegrand>.Scale

  /// The integral of parts, each of which is proved to converge.
  init(_ parts: [Part], _ context: Function.Context) {
    self.parts = parts
    self.context = context
  }

  /// More bits take minutes.
  private static let mostBits: WideInt = 1 << 12

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

  /// An enclosure in which so many bits are known; `nil` where a part resists.
  func enclosure(
    bits: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> WorkingBall? {
    var context = context
    context.budget = budget
    let last = known.withLock { $0.ball }
    if let last, isTight(last, bits: bits) { return last }
    // The size is not known at first: it is found from enclosures that are tighter each time.
    guard let scales = try scales(context) else { return nil }
    var size = last?.exponentBound ?? Self.roughSize(scales)
    for _ in 0..<12 {
      let exponent = size - bits - 4
      guard let ball = try sum(errorExponent: exponent, scales, context) else { return nil }
      known.withLock { kept in
        if kept.ball.map({ ball.errorExponent < $0.errorExponent }) ?? true { kept.ball = ball }
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

  private func sum(
    errorExponent exponent: WideInt, _ scales: [Scale?], _ context: Function.Context
  ) throws(MathError) -> WorkingBall? {
    var total: WorkingBall?
    let each = exponent - WideInt(parts.count).bitWidthBound
    for (part, scale) in zip(parts, scales) {
      let value: WorkingBall?
      switch part {
      case .plain(let quadrature):
        value = try scale.flatMap { (scale) throws(MathError) in
          try quadrature.integral(errorExponent: each, scale, within: context.budget)
        }
      case .tail(let tail): value = try tail.integral(errorExponent: each, context)
      }
      guard let value else { return nil }
      // The longest of both precisions is kept.
      total = total.map { $0.bits > value.bits ? $0 + value : value + $0 } ?? value
    }
    return total
  }

  /// How large the plain parts are; `nil` where one resists.
  private func scales(_ context: Function.Context) throws(MathError) -> [Scale?]? {
    if let scales = known.withLock({ $0.scales }) { return scales }
    var scales: [Scale?] = []
    for part in parts {
      switch part {
      case .tail: scales.append(nil)
      case .plain(let quadrature):
        guard let scale = try quadrature.scale(floor: nil, within: context.budget) else {
          return nil
        }
        scales.append(scale)
      }
    }
    let found = scales
    known.withLock { $0.scales = found }
    return found
  }

  /// An exponent that is about that of the integral, from the plain parts.
  private static func roughSize(_ scales: [Scale?]) -> WideInt {
    scales.compactMap { $0.map { $0.exponent ?? ($0.largestExponent - 48) } }.max() ?? 0
  }
}

extension WideInt {
  /// How many bits a count has.
  fileprivate var bitWidthBound: WideInt { WideInt(WideInt.bitWidth - leadingZeroBitCount) }
}
