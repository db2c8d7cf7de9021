/// How close to zero an algebraic number can be without being zero.
///
/// The bound is that of C. Burnikel, S. Funke, K. Mehlhorn, S. Schirra and S. Schmitt, "A separation bound for real
/// algebraic expressions" (ESA 2001). An expression over rational numbers, + − × ÷ and roots is written as U/L, where U
/// and L are algebraic integers (roots of monic integer polynomials) in a field of degree D, and all conjugates of U
/// and L have magnitudes of at most u and l:
/// - p/q: |p| and |q|;
/// - U₁/L₁ ± U₂/L₂ = (U₁L₂ ± L₁U₂)/(L₁L₂): u₁l₂ + l₁u₂ and l₁l₂; products and quotients likewise;
/// - a k-th root of U/L: (UL^(k−1))^(1/k)/L if u ≥ l, else U/(U^(k−1)L)^(1/k), and the degree times k.
///
/// If U is not zero, the product of its at most D conjugates is a non-zero integer, so |U| ≥ u^(1−D) and the number is
/// no smaller than u^(1−D)/l. To this, sines and cosines at rational parts of a turn are added: 2cos(2πa/n) = ζ + ζ⁻¹ for
/// a root of unity ζ is an algebraic integer, with conjugates between −2 and 2, in a field of degree φ(n)/2 that holds
/// all those of the same n. A root of an integer polynomial of degree n with the leading coefficient a is (a·x)/a, where a·x is an algebraic integer in a field of degree n. All bounds here are logarithms to base 2, rounded up.
struct SeparationBound {
  /// The largest number of operations that are looked at.
  private static let maximumCount = 10_000

  /// What one operation's value is bounded by.
  fileprivate struct Parts {
    var numeratorBits: WideInt
    var denominatorBits: WideInt

    var isInRange: Bool { max(numeratorBits, denominatorBits) < 1 << 24 }
  }

  private var parts: [ObjectIdentifier: Parts] = [:]
  /// The roots that have been counted, by degree and radicand: the same number typed twice is in the same field.
  private var roots: Set<String> = []
  private var rootDegree = 1
  private var turn = 1

  /// A number b such that the value is zero or at least 2⁻ᵇ; `nil` where it is not seen to be algebraic or b exceeds
  /// `limit`.
  static func bits(for value: Real, limit: WideInt) -> WideInt? {
    guard let node = value.node else { return nil }
    var bound = SeparationBound()
    guard let parts = bound.visit(node) else { return nil }
    let (degree, overflows) = bound.rootDegree.multipliedReportingOverflow(by: bound.fieldDegree)
    guard !overflows, degree <= limit else { return nil }
    let bits = (degree - 1) * parts.numeratorBits + parts.denominatorBits
    return bits <= limit ? bits : nil
  }

  /// The degree of the field of all 2cos(2πa/n) for the `turn` n.
  private var fieldDegree: WideInt {
    let (primes, _) = Integer(turn).smallFactors(upTo: WideUInt(turn))
    return max(1, primes.reduce(turn) { $0 / WideInt($1.prime) * (WideInt($1.prime) - 1) } / 2)
  }
}

// MARK: - The walk

extension SeparationBound {
  private mutating func visit(_ root: Real.Node) -> Parts? {
    var pending = [root]
    while let node = pending.last {
      let unknown = [node.first.node, node.second.node].compactMap { $0 }
        .filter { parts[ObjectIdentifier($0)] == nil }
      if parts[ObjectIdentifier(node)] != nil {
        pending.removeLast()
      } else if unknown.isEmpty || node.isLeaf {
        guard parts.count < Self.maximumCount, let bounds = bounds(of: node), bounds.isInRange
        else {
          return nil
        }
        parts[ObjectIdentifier(node)] = bounds
        pending.removeLast()
      } else {
        pending += unknown
      }
    }
    return parts[ObjectIdentifier(root)]
  }

  private func known(_ value: Real) -> Parts? {
    switch value.storage {
    case .rational(let rational): Parts(rational)
    case .node(let node): parts[ObjectIdentifier(node)]
    }
  }

  private mutating func bounds(of node: Real.Node) -> Parts? {
    if let value = node.rationalForm { return Parts(value) }
    switch node.operation {
    case .sin(let unit): return circular(node.turns(unit)?.lessAQuarter)
    case .cos(let unit): return circular(node.turns(unit))
    case .tan(let unit):
      guard let turns = node.turns(unit), let sine = circular(turns.lessAQuarter),
        let cosine = circular(turns)
      else { return nil }
      return sine.divided(by: cosine)
    case .enclosed(let number): return algebraic(number)
    default: break
    }
    guard let x = known(node.first) else { return nil }
    switch node.operation {
    case .negate: return x
    case .integerPower(let exponent): return x.power(exponent)
    case .root(let degree): return root(of: x, degree, radicand: "\(node.first.formKey)")
    case .power:
      guard let exponent = node.second.knownRational,
        let numerator = exponent.numerator(limit: 24),
        let degree = exponent.denominator(limit: 24)?.asInt
      else { return nil }
      let radicand = "\(node.first.formKey)^\(numerator)"
      return x.power(numerator).flatMap { root(of: $0, degree, radicand: radicand) }
    default: break
    }
    guard let y = known(node.second) else { return nil }
    return switch node.operation {
    case .add, .subtract: x.added(to: y)
    case .multiply: x.multiplied(by: y)
    case .divide: x.divided(by: y)
    default: nil
    }
  }

  private mutating func root(of x: Parts, _ degree: WideInt, radicand: String) -> Parts? {
    if roots.insert("\(degree) \(radicand)").inserted {
      let (product, overflows) = rootDegree.multipliedReportingOverflow(by: degree)
      guard !overflows else { return nil }
      rootDegree = product
    }
    return x.root(degree)
  }

  /// A root of a polynomial of degree n with the leading coefficient a: U/a with an algebraic integer U.
  private mutating func algebraic(_ number: SelfEnclosed) -> Parts? {
    guard let bounds = number.algebraicBounds else { return nil }
    let field = bounds.field.map { "field \(UInt(bitPattern: $0))" } ?? "enclosed \(number.key)"
    if roots.insert(field).inserted {
      let (product, overflows) = rootDegree.multipliedReportingOverflow(by: bounds.degree)
      guard !overflows else { return nil }
      rootDegree = product
    }
    return Parts(
      numeratorBits: bounds.numeratorBits, denominatorBits: bounds.denominatorBits)
  }

  /// 2cos/2 at an angle of so many turns.
  private mutating func circular(_ turns: Rational?) -> Parts? {
    guard let denominator = turns?.denominator(limit: 20),
      let multiple = Integer(turn).leastCommonMultiple(with: denominator, limit: 20)?.asInt
    else { return nil }
    turn = multiple
    return Parts(numeratorBits: 1, denominatorBits: 1)
  }
}

extension Rational {
  /// The angle in turns less a quarter turn; `nil` if it is too long to be of use.
  fileprivate var lessAQuarter: Rational? {
    subtracting(Rational(Integer(1), Integer(4)), limit: 1 << 12)
  }
}

extension Real {
  /// A text that is the same only for equal numbers.
  fileprivate var formKey: String {
    switch storage {
    case .rational(let value): "\(value)"
    case .node(let node):
      (node.rememberedForm ?? nil)?.key ?? "node \(UInt(bitPattern: ObjectIdentifier(node)))"
    }
  }
}

extension Real.Node {
  /// The value where the normal form shows that it is rational.
  fileprivate var rationalForm: Rational? { (rememberedForm ?? nil)?.rational }

  /// The operand, an angle, in turns, where that is rational.
  fileprivate func turns(_ unit: AngleUnit) -> Rational? {
    let angle = first.knownRational ?? first.node?.rationalForm
    if let turn = unit.perTurn { return angle.map { $0 / Rational(turn) } }
    guard let term = (first.node?.rememberedForm ?? nil)?.onlyTerm,
      term.monomial.onlyGenerator == .pi
    else { return nil }
    return term.coefficient / 2
  }

  /// Whether nothing below this is looked at.
  fileprivate var isLeaf: Bool {
    switch operation {
    case .sin, .cos, .tan, .enclosed: true
    default: rationalForm != nil
    }
  }
}

// MARK: - Rules

extension SeparationBound.Parts {
  /// |p| and |q| of p/q.
  init?(_ value: Rational) {
    let limit = 1 << 16
    guard let numerator = value.numerator(limit: limit),
      let denominator = value.denominator(limit: limit)
    else { return nil }
    self.init(
      numeratorBits: numerator.bitWidth,
      denominatorBits: denominator.isOne ? 0 : denominator.bitWidth)
  }

  func added(to other: Self) -> Self {
    Self(
      numeratorBits: 1
        + max(
          numeratorBits + other.denominatorBits, denominatorBits + other.numeratorBits),
      denominatorBits: denominatorBits + other.denominatorBits)
  }

  func multiplied(by other: Self) -> Self {
    Self(
      numeratorBits: numeratorBits + other.numeratorBits,
      denominatorBits: denominatorBits + other.denominatorBits)
  }

  func divided(by other: Self) -> Self { multiplied(by: other.reciprocal) }

  private var reciprocal: Self {
    Self(numeratorBits: denominatorBits, denominatorBits: numeratorBits)
  }

  func power(_ exponent: Integer) -> Self? {
    guard let count = exponent.magnitude.asInt, count < 1 << 24 else { return nil }
    let power = Self(
      numeratorBits: numeratorBits * count, denominatorBits: denominatorBits * count)
    return exponent.signum < 0 ? power.reciprocal : power
  }

  func root(_ degree: WideInt) -> Self {
    let (u, l) = (numeratorBits, denominatorBits)
    return u >= l
      ? Self(numeratorBits: (u + (degree - 1) * l + degree - 1) / degree, denominatorBits: l)
      : Self(numeratorBits: u, denominatorBits: ((degree - 1) * u + l + degree - 1) / degree)
  }
}
