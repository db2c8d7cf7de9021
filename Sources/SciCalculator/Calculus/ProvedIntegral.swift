import SciNumber
import Synchronization

/// The parts of an integral, whose sum is enclosed.
final class ProvedIntegral: ErrorControlled {
  /// A part of it.
  enum Piece: Sendable {
    /// Of an analytic function over a finite range.
    case plain(Quadrature<FormulaIntegrand>)
    /// Up to a pole, a branch point or infinity.
    case tail(IntegralTail)
    /// Of waves up to infinity.
    case waves(WaveTail)
  }

  private typealias Scale = Quadrature<FormulaIntegrand>.Scale

  private let parts: [Piece]
  /// Takes each enclosure of the whole integral while its size is measured.
  private let record: AnalysisRecord?
  /// The sizes of the plain parts, once they were measured.
  private let measured = Mutex<[Scale?]?>(nil)

  /// The integral of parts, each of which is proved to converge.
  init(_ parts: [Piece], _ record: AnalysisRecord?) {
    self.parts = parts
    self.record = parts.count == 1 ? record : nil
  }

  func roughExponent(_ context: Function.Context) throws(MathError) -> WideInt? {
    try scales(context).map { scales in
      scales.compactMap { $0.map { $0.exponent ?? ($0.largestExponent - 48) } }.max() ?? 0
    }
  }

  func enclosure(
    errorExponent exponent: WideInt, _ context: Function.Context,
    counting effort: inout EnclosureEffort
  ) throws(MathError) -> WorkingBall? {
    guard let scales = try scales(context) else { return nil }
    var total: WorkingBall?
    let each = exponent - WideInt(parts.count).bitWidthBound
    for (part, scale) in zip(parts, scales) {
      let value: WorkingBall?
      switch part {
      case .plain(let quadrature):
        value = try scale.flatMap { (scale) throws(MathError) in
          try quadrature.integral(
            errorExponent: each, scale, counting: &effort, within: context.budget)
        }
      case .tail(let tail):
        value = try tail.integral(errorExponent: each, context, counting: &effort)
      case .waves(let tail):
        value = try tail.integral(errorExponent: each, context, counting: &effort)
      }
      guard let value else { return nil }
      // The longest of both precisions is kept.
      total = total.map { $0.bits > value.bits ? $0 + value : value + $0 } ?? value
    }
    return total
  }

  /// How large the plain parts are; `nil` where one resists.
  private func scales(_ context: Function.Context) throws(MathError) -> [Scale?]? {
    if let scales = measured.withLock({ $0 }) { return scales }
    var scales: [Scale?] = []
    for part in parts {
      switch part {
      case .tail, .waves: scales.append(nil)
      case .plain(let quadrature):
        let scale = try quadrature.scale(floor: nil, within: context.budget) { ball in
          record?.found(ball)
        }
        guard let scale else { return nil }
        scales.append(scale)
      }
    }
    let found = scales
    measured.withLock { $0 = found }
    return found
  }
}
