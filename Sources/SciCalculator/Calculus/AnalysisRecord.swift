import SciNumber
import Synchronization

/// By which methods an integral, a sum or a product is found; what they take stands here once digits have been asked for.
package final class AnalysisRecord: Sendable {
  /// A way to an exact value.
  enum Method: CaseIterable {
    case antiderivative
    case opposites
    case partialFractions
    case closedForm
    case gammaProduct
  }

  /// A number that is enclosed as tightly as is asked.
  final class Entry: Sendable {
    fileprivate let state = Mutex<(ball: WorkingBall, effort: EnclosureEffort)?>(nil)

    /// Keeps an enclosure, and what it took.
    func found(_ ball: WorkingBall, _ effort: EnclosureEffort) {
      state.withLock { $0 = (ball, effort) }
    }
  }

  private struct State {
    var methods: Set<Method> = []
    var entries: [Entry] = []
    var best: WorkingBall?
  }

  private let state = Mutex(State())

  /// Keeps that a part was found in this way.
  func add(_ method: Method) { state.withLock { _ = $0.methods.insert(method) } }

  /// Keeps that the value follows from this alone, and nothing else that was looked at.
  func replace(by method: Method) { state.withLock { $0 = State(methods: [method]) } }

  /// A place for what is found out about another number.
  func entry() -> Entry {
    let entry = Entry()
    state.withLock { $0.entries.append(entry) }
    return entry
  }

  /// Keeps an enclosure of the whole value.
  func found(_ ball: WorkingBall) { state.withLock { $0.best = ball } }

  /// Two numbers between which the value was proved to lie, before it was known how large it is.
  var bounds: (lower: Double, upper: Double)? {
    state.withLock { $0.best?.doubles }
  }

  /// The methods in words, a line each.
  var words: [String] {
    let state = state.withLock { $0 }
    return Method.allCases.filter { state.methods.contains($0) }.map { $0.words }
      + state.entries.flatMap { entry in
        entry.state.withLock { $0 }.map { Self.words($0.ball, $0.effort) } ?? []
      }
  }

  private static func words(_ ball: WorkingBall, _ effort: EnclosureEffort) -> [String] {
    func count(_ number: some BinaryInteger, _ noun: String) -> String {
      "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
    var lines: [String] = []
    if effort.panels > 0 {
      lines.append(
        "Gauss's rule at \(count(effort.points, "point")) of \(count(effort.panels, "panel")), on ellipses around which the integrand is bounded"
      )
    }
    if effort.terms > 0 { lines.append("\(count(effort.terms, "term")) added up") }
    if effort.derivatives > 0 {
      lines.append(
        "what lies far out by \(count(effort.derivatives, "derivative")), with a bound of the rest")
    }
    if lines.isEmpty { lines.append("the ratios of neighbouring terms bound what is left out") }
    // 2ᵉ is at most 10 to the power of e·log₁₀ 2, rounded up; log₁₀ 2 lies between both numbers.
    let exponent = Double(ball.errorExponent)
    let decimals = (exponent * (exponent < 0 ? 0.301029 : 0.30103)).rounded(.up)
    lines.append("with \(effort.bits) bits: the error is at most 1e\(Int(decimals))")
    return lines
  }
}

extension AnalysisRecord.Method {
  fileprivate var words: String {
    switch self {
    case .antiderivative: "an antiderivative, continuous between the ends, has limits there"
    case .opposites: "both halves are opposite, and each has a value"
    case .partialFractions: "partial fractions, whose sums are values of ψ and its derivatives"
    case .closedForm: "a closed form of the sum"
    case .gammaProduct: "a product of values of Γ, by the zeros and poles of the factors"
    }
  }
}

extension Value {
  /// Two numbers between which the value is known to lie, as soon as a tenth of a second tells; `nil` for what is no number.
  var knownBounds: (lower: Double, upper: Double)? {
    guard case .scalar(.real(let number)) = self else { return nil }
    var budget = EvaluationBudget.interactive
    budget.time = .milliseconds(100)
    guard let ball = try? WorkingBall(number, bits: 8, within: budget), !ball.isUnbounded else {
      return nil
    }
    return ball.doubles
  }
}
