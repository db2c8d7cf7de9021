/// A function that is enclosed by a method of its own, made of ball arithmetic, with its truncation bounded beside it.
///
/// The last operands of a function of more than two stand in an ``Operation/pair``.
enum SpecialFunction: Hashable, Sendable {
  /// Euler's constant γ.
  case eulerGamma
  /// ln Γ(x) and ψ(x) for x > 0.
  case logGamma, digamma
  /// ψ⁽ⁿ⁾(x) for n ≥ 1, where x is no integer below 1.
  case polygamma(WideInt)
  /// ζ(s) for 0 < s ≠ 1.
  case zeta
  /// ζ(s) − 1 for s ≥ 64.
  case zetaTail
  /// P(a, x), Q(a, x), γ(a, x) and Γ(a, x) for x > 0; see there for a.
  case gammaP, gammaQ, gammaLower, gammaUpper
  /// I_x(a, b) for x, a, b in this order.
  case regularisedBeta
  /// x with P(a, x) = y and Q(a, x) = y for a, y in this order.
  case inverseGammaP, inverseGammaQ
  /// x with I_x(a, b) = y for y, 1 − y, a, b in this order.
  case inverseBeta
  /// x > 0 with erf x = y, and with erfc x = y, for 0 < y < 1.
  case inverseErf, inverseErfc
  /// Ei x, E₁(x), Si x, Ci x, Shi x and Chi x for x > 0.
  case exponentialIntegral, exponentialIntegralTail
  case sineIntegral, cosineIntegral, hyperbolicSineIntegral, hyperbolicCosineIntegral
  /// W₀(x) for x > 0, and −W₀(−x) and −W₋₁(−x) for 0 < x < 1/e.
  case lambertW, lambertWOfNegative(isPrincipal: Bool)
  /// A function of Bessel of the order d/2 ≥ 0 for x > 0; for Y and K d is even.
  case bessel(BesselKind, doubledOrder: WideInt)
  /// Ai(x) and Bi(x).
  case airyAi, airyBi
  /// The arithmetic-geometric mean of two positive numbers.
  case agm
  /// K(m) and E(m) from 1 − m > 0.
  case ellipticK, ellipticE
  /// R_F(x, y, z) and R_J(x, y, z, p).
  case carlsonF, carlsonJ
  /// Li₂(x) for |x| ≤ about ½.
  case dilogarithm
  /// eˣ for a sum of logarithms whose single powers of e may be out of the range of exponents.
  case exponential
  /// A part of a function of the complex number x + yi for x, y in this order.
  case complex(ComplexSpecial, isImaginary: Bool)
}

extension SpecialFunction {
  /// How many operands it has; from 3 on the last of a node is a pair.
  var arity: WideInt {
    switch self {
    case .eulerGamma: 0
    case .gammaP, .gammaQ, .gammaLower, .gammaUpper, .inverseGammaP, .inverseGammaQ, .agm,
      .complex:
      2
    case .regularisedBeta, .carlsonF: 3
    case .inverseBeta, .carlsonJ: 4
    default: 1
    }
  }

  /// The highest precision at which it is done in seconds.
  var maximumBits: WideInt {
    switch self {
    case .eulerGamma: 1 << 20
    case .exponentialIntegral, .exponentialIntegralTail, .sineIntegral, .cosineIntegral,
      .hyperbolicSineIntegral, .hyperbolicCosineIntegral, .dilogarithm:
      1 << 16
    case .agm, .ellipticK, .exponential: 1 << 20
    default: 1 << 14
    }
  }

  /// About how many seconds it takes at the highest precision, for ordinary operands.
  var secondsAtMaximumBits: Double { 4 }

  /// How many more bits than the result the operands should have.
  ///
  /// This only steers the work.
  func extraBits(_ operands: [Ball]) -> WideInt {
    switch self {
    case .eulerGamma, .inverseErf, .inverseErfc, .lambertW, .lambertWOfNegative, .agm, .ellipticK,
      .ellipticE, .carlsonF, .carlsonJ:
      0
    case .airyAi, .airyBi: 2 * operands[0].integerBits
    case .sineIntegral:
      min(operands[0].integerBits, 1 << 16)
    default: operands.reduce(0) { $0 + $1.integerBits }
    }
  }

  /// The ball of the result from the balls of the operands.
  func enclose(
    _ operands: [Ball], precision: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> Ball {
    guard operands.count == arity else { return .everything }
    let work = SpecialWork(precision: precision, budget: budget)
    let value = try enclose(operands, work)
    return value.isBeyondRange ? .beyondRange : value.rounded(toPrecision: precision)
  }

  private func enclose(_ x: [Ball], _ work: SpecialWork) throws(MathError) -> Ball {
    let bits = work.precision + 40
    let working = x.map { WorkingBall($0, bits: bits) }
    switch self {
    case .eulerGamma: return WorkingBall.eulerGamma(bits: work.precision).ball
    case .logGamma:
      let extra = max(0, x[0].magnitude.isInfinite ? 0 : x[0].magnitude.exponent)
      return try work.logGamma(WorkingBall(x[0], bits: bits + min(extra, 64))).ball
    case .digamma: return try work.digamma(WorkingBall(x[0], bits: bits)).ball
    case .polygamma(let order):
      return try work.polygamma(order, WorkingBall(x[0], bits: bits)).ball
    case .zeta: return try work.zeta(WorkingBall(x[0], bits: bits + 24)).ball
    case .zetaTail: return try work.zetaTail(x[0])
    case .gammaP: return try work.regularisedGamma(x[0], x[1], isUpper: false)
    case .gammaQ: return try work.regularisedGamma(x[0], x[1], isUpper: true)
    case .gammaLower: return try work.lowerGamma(x[0], x[1])
    case .gammaUpper: return try work.upperGamma(x[0], x[1])
    case .regularisedBeta: return try work.regularisedBeta(x[0], x[1], x[2])
    case .inverseGammaP: return try work.inverseRegularisedGamma(x[0], x[1], isUpper: false)
    case .inverseGammaQ: return try work.inverseRegularisedGamma(x[0], x[1], isUpper: true)
    case .inverseBeta: return try work.inverseRegularisedBeta(x[2], x[3], x[0], x[1])
    case .inverseErf: return try work.inverseErrorFunction(x[0], isComplement: false)
    case .inverseErfc: return try work.inverseErrorFunction(x[0], isComplement: true)
    case .exponentialIntegral: return try work.exponentialIntegralEi(x[0])
    case .exponentialIntegralTail: return try work.exponentialIntegralE1(x[0])
    case .sineIntegral: return try work.sineIntegral(x[0])
    case .cosineIntegral: return try work.cosineIntegral(x[0])
    case .hyperbolicSineIntegral: return try work.hyperbolicIntegral(x[0], isSine: true)
    case .hyperbolicCosineIntegral: return try work.hyperbolicIntegral(x[0], isSine: false)
    case .lambertW: return try work.lambertOfPositive(x[0])
    case .lambertWOfNegative(let isPrincipal):
      return try work.lambertOfNegative(x[0], isPrincipal: isPrincipal)
    case .bessel(let kind, let order): return try work.bessel(kind, doubledOrder: order, x[0])
    case .airyAi: return try work.airy(x[0], isBi: false)
    case .airyBi: return try work.airy(x[0], isBi: true)
    case .agm: return try work.agm(working[0], working[1]).ball
    case .ellipticK: return try work.ellipticK(complement: working[0]).ball
    case .ellipticE: return try work.ellipticE(complement: working[0]).ball
    case .carlsonF: return try work.carlsonF(working[0], working[1], working[2]).ball
    case .carlsonJ: return try work.carlsonJ(working[0], working[1], working[2], working[3]).ball
    case .dilogarithm: return try work.dilogarithm(working[0]).ball
    case .exponential: return working[0].exp.ball
    case .complex(let function, let isImaginary):
      return try work.complex(function, isImaginary: isImaginary, x[0], x[1])
    }
  }

  /// A text that is the same for equal functions, and for no others.
  var key: String {
    switch self {
    case .eulerGamma: "eulerGamma"
    case .logGamma: "logGamma"
    case .digamma: "digamma"
    case .polygamma(let order): "polygamma \(order)"
    case .zeta: "zeta"
    case .zetaTail: "zetaTail"
    case .gammaP: "gammaP"
    case .gammaQ: "gammaQ"
    case .gammaLower: "gammaLower"
    case .gammaUpper: "gammaUpper"
    case .regularisedBeta: "regularisedBeta"
    case .inverseGammaP: "inverseGammaP"
    case .inverseGammaQ: "inverseGammaQ"
    case .inverseBeta: "inverseBeta"
    case .inverseErf: "inverseErf"
    case .inverseErfc: "inverseErfc"
    case .exponentialIntegral: "exponentialIntegral"
    case .exponentialIntegralTail: "exponentialIntegralTail"
    case .sineIntegral: "sineIntegral"
    case .cosineIntegral: "cosineIntegral"
    case .hyperbolicSineIntegral: "hyperbolicSineIntegral"
    case .hyperbolicCosineIntegral: "hyperbolicCosineIntegral"
    case .lambertW: "lambertW"
    case .lambertWOfNegative(let isPrincipal): "lambertW of negative \(isPrincipal)"
    case .bessel(let kind, let order): "bessel \(kind.rawValue) \(order)"
    case .airyAi: "airyAi"
    case .airyBi: "airyBi"
    case .agm: "agm"
    case .ellipticK: "ellipticK"
    case .ellipticE: "ellipticE"
    case .carlsonF: "carlsonF"
    case .carlsonJ: "carlsonJ"
    case .dilogarithm: "dilogarithm"
    case .exponential: "exponential"
    case .complex(let function, let isImaginary): "complex \(function.rawValue) \(isImaginary)"
    }
  }
}

extension Ball {
  /// How many bits the largest point has before the binary point.
  fileprivate var integerBits: WideInt {
    let bound = magnitude
    return bound.isZero || bound.isInfinite ? 0 : max(0, bound.exponent)
  }
}

extension Real {
  /// A special function of operands inside its domain.
  init(_ function: SpecialFunction, _ operands: Real...) {
    switch operands.count {
    case 0: self.init(.special(function))
    case 1: self.init(.special(function), operands[0])
    default:
      // Pairs from the right, so that the last operands share a node.
      var last = operands[operands.count - 1]
      for operand in operands[1..<(operands.count - 1)].reversed() {
        last = Real(.pair, operand, last)
      }
      self.init(.special(function), operands[0], last)
    }
  }
}

extension Real.Node {
  /// The balls of all operands of a special function, which the walk has found before.
  func specialOperands(_ first: Ball, _ second: Ball, bits: WideInt) -> [Ball] {
    guard case .special(let function) = operation, function.arity > 0 else { return [] }
    if function.arity == 1 { return [first] }
    var balls = [first]
    var last = self.second
    for _ in 2..<function.arity {
      guard let node = last.node, case .pair = node.operation else { return [] }
      balls.append(node.first.knownBall(bits: bits))
      last = node.second
    }
    balls.append(function.arity == 2 ? second : last.knownBall(bits: bits))
    return balls
  }
}

extension Real {
  /// The ball that the walk has found before.
  fileprivate func knownBall(bits: WideInt) -> Ball {
    switch storage {
    case .rational(let value): Ball(value, precision: bits)
    case .node(let node): node.remembered(bits: bits) ?? .everything
    }
  }
}
