// Forms of special functions: what is undone by an inverse, and recurrences that bring an argument or an order down.

extension Real.Node {
  /// The form of a special function's value; a generator of its own where nothing more is known of the function.
  func form(of function: SpecialFunction) -> NormalForm? {
    switch function {
    case .gammaP, .gammaQ: return undoneGamma(isUpper: function == .gammaQ)
    case .regularisedBeta: return undoneBeta
    case .agm:
      guard let x = first.operandForm, let y = second.operandForm else { return nil }
      return NormalForm.mean(x, y)
    default: break
    }
    guard operation.arity == 1, let x = first.operandForm else { return nil }
    return switch function {
    case .logGamma: x.logGamma
    case .digamma: x.polygamma(0)
    case .polygamma(let order): x.polygamma(order)
    case .bessel(let kind, let doubledOrder): x.bessel(kind, doubledOrder: doubledOrder)
    case .ellipticK: x.ellipticK
    default: NormalForm.value(of: operation, x)
    }
  }
}

// MARK: - Distribution functions of their quantiles

extension Real.Node {
  /// y for P(a, x), where x is the number with P(a, x) = y; 1 − y for Q.
  private func undoneGamma(isUpper: Bool) -> NormalForm? {
    guard let inverse = second.operandForm?.onlyNode, first.isIdentical(to: inverse.first),
      let value = inverse.second.operandForm
    else { return nil }
    switch inverse.operation {
    case .special(.inverseGammaP): return isUpper ? NormalForm(1).subtracting(value) : value
    case .special(.inverseGammaQ): return isUpper ? value : NormalForm(1).subtracting(value)
    default: return nil
    }
  }

  /// y for I_x(a, b), where x is the number with I_x(a, b) = y; and by I_x(a, b) = 1 − I_(1−x)(b, a) (DLMF 8.17.4).
  private var undoneBeta: NormalForm? {
    guard let x = first.operandForm?.expanded, let parameters = second.node else { return nil }
    let (a, b) = (parameters.first, parameters.second)
    if let (value, p, q) = x.onlyNode?.inverseBeta, p.isIdentical(to: a), q.isIdentical(to: b) {
      return value.operandForm
    }
    if let (value, p, q) = NormalForm(1).subtracting(x)?.onlyNode?.inverseBeta,
      p.isIdentical(to: b), q.isIdentical(to: a)
    {
      return value.operandForm.flatMap { NormalForm(1).subtracting($0) }
    }
    return nil
  }

  /// y, a and b for the number x with I_x(a, b) = y.
  var inverseBeta: (value: Real, a: Real, b: Real)? {
    guard case .special(.inverseBeta) = operation, let pair = second.node,
      let parameters = pair.second.node
    else { return nil }
    return (first, parameters.first, parameters.second)
  }
}

extension NormalForm {
  /// The sum that the form is, if it is one to the first power, as quotients leave it; itself elsewhere.
  fileprivate var expanded: NormalForm {
    guard let term = onlyTerm, case .sum(let sum) = term.monomial.onlyGenerator?.kind else {
      return self
    }
    return sum.scaled(by: term.coefficient) ?? self
  }

  /// The node that the form is, if it is one of which nothing more is known.
  fileprivate var onlyNode: Real.Node? {
    guard let term = onlyTerm, term.coefficient == 1,
      case .node(let node) = term.monomial.onlyGenerator?.kind
    else { return nil }
    return node
  }
}

extension Real {
  /// Whether both are the same rational number or the same node.
  func isIdentical(to other: Real) -> Bool {
    if let knownRational { return knownRational == other.knownRational }
    return node != nil && node === other.node
  }
}

// MARK: - Recurrences of the gamma function's logarithm and derivatives

extension NormalForm {
  /// So far an argument is taken down, and a derivative taken.
  private static let mostSteps: WideInt = 64

  /// F less the natural number that leaves 0 < F ≤ 1, and that number; `nil` for an F ≤ 0, one that is large, and one that is not plainly beside an integer.
  private var takenDown: (rest: NormalForm, count: WideInt)? {
    if let rational {
      guard rational.signum > 0, let ceiling = rational.ceiling(limit: 62)?.asInt,
        ceiling <= Self.mostSteps
      else { return nil }
      return (NormalForm(rational - Rational(ceiling - 1)), ceiling - 1)
    }
    guard let ball = real.cheapEnclosure, ball.radius <= .powerOfTwo(-8),
      let nearest = Integer(nearestTo: ball.midpoint).asInt, 0...Self.mostSteps ~= nearest,
      let side = subtracting(NormalForm(Rational(nearest)))?.real.cheapSign, side != 0
    else { return nil }
    let count = side > 0 ? nearest : nearest - 1
    guard count >= 0, let rest = subtracting(NormalForm(Rational(count))) else { return nil }
    return (rest, count)
  }

  /// ln Γ(F): of rational numbers the logarithm of Γ's form, elsewhere by ln Γ(x + 1) = ln Γ(x) + ln x.
  fileprivate var logGamma: NormalForm? {
    let plain = NormalForm.value(of: .special(.logGamma), self)
    guard let (rest, count) = takenDown else { return plain }
    if rational != nil { return gamma?.logarithm ?? plain }
    var sum = NormalForm.value(of: .special(.logGamma), rest)
    for step in 0..<count {
      guard let part = rest.adding(NormalForm(Rational(step)))?.logarithm else { return plain }
      sum = sum?.adding(part)
    }
    return sum ?? plain
  }

  /// ψ⁽ⁿ⁾(F) for F > 0, by ψ⁽ⁿ⁾(x + 1) = ψ⁽ⁿ⁾(x) + (−1)ⁿ n!/x^(n+1) (DLMF 5.5.2 and 5.15.5).
  fileprivate func polygamma(_ order: WideInt) -> NormalForm? {
    let operation = Operation.special(order == 0 ? .digamma : .polygamma(order))
    let plain = NormalForm.value(of: operation, self)
    guard order <= Self.mostSteps, let (rest, count) = takenDown,
      let factorial = Integer.factorial(order, limit: Self.maximumBits)
    else { return plain }
    var sum = rest.reflectedPolygamma(order) ?? NormalForm.value(of: operation, rest)
    let factor = Rational(order.isMultiple(of: 2) ? factorial : -factorial)
    for step in 0..<count {
      guard
        let part = rest.adding(NormalForm(Rational(step)))?.power(order + 1),
        let quotient = NormalForm(factor).divided(by: part)
      else { return plain }
      sum = sum?.adding(quotient)
    }
    return sum ?? plain
  }

  /// Between ½ and 1: ψ(x) = ψ(1 − x) − π/tan πx, and ψ′(x) = (π/sin πx)² − ψ′(1 − x) (DLMF 5.5.4 and its derivative).
  private func reflectedPolygamma(_ order: WideInt) -> NormalForm? {
    guard order <= 1, let ball = real.cheapEnclosure,
      ball.midpoint > BigFloat(1, timesTwoToThe: -1),
      rational != 1, let mirrored = NormalForm(1).subtracting(self),
      let point = multiplied(by: NormalForm(.pi))?.circlePoint
    else { return nil }
    if order == 0 {
      return point.cosine.divided(by: point.sine)?.multiplied(by: NormalForm(.pi)).flatMap {
        NormalForm.value(of: .special(.digamma), mirrored)?.subtracting($0)
      }
    }
    return NormalForm(.pi).divided(by: point.sine)?.squared.flatMap { square in
      NormalForm.value(of: .special(.polygamma(1)), mirrored).flatMap { square.subtracting($0) }
    }
  }
}

// MARK: - Recurrences of Bessel functions

extension NormalForm {
  /// So far an order is taken down.
  private static let largestOrder: WideInt = 16

  /// A function of Bessel of a whole order by those of order 0 and 1.
  ///
  /// With c = 2n/x: J(n + 1) = cJ(n) − J(n − 1) and so Y, I(n + 1) = I(n − 1) − cI(n), and K(n + 1) = K(n − 1) + cK(n) (DLMF 10.6.1 and 10.29.1).
  fileprivate func bessel(_ kind: BesselKind, doubledOrder: WideInt) -> NormalForm? {
    let plain = NormalForm.value(of: .special(.bessel(kind, doubledOrder: doubledOrder)), self)
    guard doubledOrder.isMultiple(of: 2), 2...Self.largestOrder ~= doubledOrder / 2,
      let reciprocal = NormalForm(1).divided(by: self),
      var before = NormalForm.value(of: .special(.bessel(kind, doubledOrder: 0)), self),
      var now = NormalForm.value(of: .special(.bessel(kind, doubledOrder: 2)), self)
    else { return plain }
    for order in 1..<(doubledOrder / 2) {
      guard let product = reciprocal.scaled(2 * order, over: 1)?.multiplied(by: now),
        let next = kind.isModified
          ? before.adding(kind == .k ? product : -product) : product.subtracting(before)
      else { return plain }
      (before, now) = (now, next)
    }
    return now
  }
}

extension BesselKind {
  fileprivate var isModified: Bool {
    switch self {
    case .j, .y: false
    case .i, .k: true
    }
  }
}
