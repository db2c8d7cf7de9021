import SciNumber
import SciSyntax

/// Sums of products of two factors: one in all variables but the last, and one in the last variable alone.
///
/// So an integral over the last variable is a formula in the others: the first factors stand before the integrals of the second ones. What cannot be written so has no value here.
struct SeparatedArithmetic: RationalArithmetic {
  /// That a formula cannot be written so, or only with too many terms.
  struct NotSeparated: Error {}

  struct Term {
    var outer: Formula
    var own: Formula
  }

  typealias Element = [Term]

  private static let mostTerms = 64
  private var symbolic: SymbolicArithmetic

  init(_ context: Function.Context) { symbolic = SymbolicArithmetic(context: context) }

  /// A formula in the variables besides the last, or in the last one.
  private enum Side {
    case outer(Formula)
    case own(Formula)
  }

  /// One formula for all terms, if the last variable is in none of them or no other one is.
  private mutating func part(_ x: Element) throws(NotSeparated) -> Side? {
    let areOuter = x.allSatisfy { $0.own.isConstant }
    guard areOuter || x.allSatisfy({ $0.outer.isConstant }) else { return nil }
    let sum = try whole(x)
    return areOuter ? .outer(sum) : .own(sum)
  }

  private mutating func whole(_ x: Element) throws(NotSeparated) -> Formula {
    var sum = Formula.number(0)
    for term in x {
      sum = try apply(Sum.self, sum, try apply(Product.self, term.outer, term.own))
    }
    return sum
  }

  private func element(_ part: Side) -> Element {
    switch part {
    case .outer(let formula): [Term(outer: formula, own: .number(1))]
    case .own(let formula): [Term(outer: .number(1), own: formula)]
    }
  }

  private mutating func apply<P: UnaryPrimitive>(
    _: P.Type, _ x: Formula
  ) throws(NotSeparated) -> Formula {
    do throws(SymbolicArithmetic.NoFormula) {
      return try symbolic.apply(P.self, x)
    } catch {
      throw NotSeparated()
    }
  }

  private mutating func apply<P: BinaryPrimitive>(
    _: P.Type, _ x: Formula, _ y: Formula
  ) throws(NotSeparated) -> Formula {
    do throws(SymbolicArithmetic.NoFormula) {
      return try symbolic.apply(P.self, x, y)
    } catch {
      throw NotSeparated()
    }
  }

  // MARK: Operations

  mutating func apply<P: UnaryPrimitive>(
    _: P.Type, _ x: Element
  ) throws(NotSeparated) -> Element {
    switch try part(x) {
    case .outer(let formula): return element(.outer(try apply(P.self, formula)))
    case .own(let formula): return element(.own(try apply(P.self, formula)))
    case nil: break
    }
    switch (P.units, P.step) {
    case (.same, _): return x
    case (.negated, _), (.keptWithoutPoints, _):
      var result = x
      for index in result.indices { result[index].outer = try apply(P.self, x[index].outer) }
      return result
    // e^(a + b) = e^a·e^b, and so for the sums of sines and cosines.
    case (_, .primitive(.exp)?):
      let (a, b) = try addends(x)
      return [Term(outer: try apply(P.self, a), own: try apply(P.self, b))]
    case (_, .primitive(.sin)?):
      let (a, b) = try addends(x)
      return [
        Term(outer: try apply(Sine.self, a), own: try apply(Cosine.self, b)),
        Term(outer: try apply(Cosine.self, a), own: try apply(Sine.self, b)),
      ]
    case (_, .primitive(.cos)?):
      let (a, b) = try addends(x)
      let opposite = try apply(Negation.self, try apply(Sine.self, a))
      return [
        Term(outer: try apply(Cosine.self, a), own: try apply(Cosine.self, b)),
        Term(outer: opposite, own: try apply(Sine.self, b)),
      ]
    default: throw NotSeparated()
    }
  }

  /// A sum as one of a formula in the outer variables and one in the last.
  private mutating func addends(
    _ x: Element
  ) throws(NotSeparated) -> (outer: Formula, own: Formula) {
    let outer = x.filter { $0.own.isConstant }
    let own = x.filter { !$0.own.isConstant }
    guard own.allSatisfy({ $0.outer.isConstant }) else { throw NotSeparated() }
    return (try whole(outer), try whole(own))
  }

  mutating func apply<P: BinaryPrimitive>(
    _: P.Type, _ x: Element, _ y: Element
  ) throws(NotSeparated) -> Element {
    switch (try part(x), try part(y)) {
    case (.outer(let first)?, .outer(let second)?):
      return element(.outer(try apply(P.self, first, second)))
    case (.own(let first)?, .own(let second)?):
      return element(.own(try apply(P.self, first, second)))
    default: break
    }
    switch P.units {
    case .sum: return try checked(x + y)
    case .difference: return try checked(x + (try apply(Negation.self, y)))
    case .product: return try product(x, y)
    case .quotient:
      guard let divisor = try part(y) else { throw NotSeparated() }
      var result = x
      for index in result.indices {
        switch divisor {
        case .outer(let formula):
          result[index].outer = try apply(P.self, x[index].outer, formula)
        case .own(let formula): result[index].own = try apply(P.self, x[index].own, formula)
        }
      }
      return result
    case .power: return try power(x, y)
    default: throw NotSeparated()
    }
  }

  private func checked(_ x: Element) throws(NotSeparated) -> Element {
    guard x.count <= Self.mostTerms else { throw NotSeparated() }
    return x
  }

  private mutating func product(_ x: Element, _ y: Element) throws(NotSeparated) -> Element {
    guard x.count * y.count <= Self.mostTerms else { throw NotSeparated() }
    var result: Element = []
    for first in x {
      for second in y {
        result.append(
          Term(
            outer: try apply(Product.self, first.outer, second.outer),
            own: try apply(Product.self, first.own, second.own)))
      }
    }
    return result
  }

  /// A whole power of a sum, or a positive number to the power of one.
  private mutating func power(_ x: Element, _ y: Element) throws(NotSeparated) -> Element {
    if case .outer(let exponent)? = try part(y), let number = exponent.fraction,
      let count = number.integerValue(limit: 8)?.asInt, 0...16 ~= count
    {
      var result = element(.outer(.number(1)))
      for _ in 0..<count { result = try product(result, x) }
      return result
    }
    guard case .outer(let base)? = try part(x), let (_, interval) = base.constant,
      interval.lower > 0
    else { throw NotSeparated() }
    let (a, b) = try addends(y)
    return [Term(outer: try apply(Power.self, base, a), own: try apply(Power.self, base, b))]
  }

  // MARK: Numbers

  func constant(_ number: Real, _ interval: Interval) -> Element {
    element(.outer(symbolic.constant(number, interval)))
  }

  func truth(_ holds: Bool) -> Element { element(.outer(symbolic.truth(holds))) }

  var noRationalFunction: NotSeparated { NotSeparated() }
}

extension Formula {
  /// The formula, whose last variable is the only variable of the second factor of each term; `nil` where it cannot be written so.
  func separated(
    variableCount count: Int, _ context: Function.Context
  ) -> [SeparatedArithmetic.Term]? {
    var arithmetic = SeparatedArithmetic(context)
    let variables = (0..<count).map { place in
      place < count - 1
        ? [SeparatedArithmetic.Term(outer: Formula(steps: [.variable(place)]), own: .number(1))]
        : [SeparatedArithmetic.Term(outer: .number(1), own: .variable)]
    }
    return try? arithmetic.value(of: self, variables)
  }
}
