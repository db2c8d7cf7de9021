// The functions of Bessel and Airy at real numbers, for integer and half-integer orders.

extension Real {
  /// The order times two, for an integer or half-integer order.
  private static func doubled(
    _ order: Real, within budget: EvaluationBudget
  ) throws(MathError) -> WideInt {
    guard let twice = try order.rationalValue(within: budget).map({ $0 * 2 }), twice.isInteger
    else {
      throw .notReal(.outsideDomain)
    }
    guard let d = twice.asInt, abs(d) <= 1 << 31 else {
      throw .termLimit(terms: 1 << 30, needed: 1 << 31)
    }
    return d
  }

  /// The largest half-integer order of Y, K and of negative ones, times two.
  private static let largestHalf: WideInt = 401

  private static func checkHalf(_ d: WideInt) throws(MathError) {
    guard abs(d) <= largestHalf else {
      throw .termLimit(terms: largestHalf / 2, needed: abs(d) / 2)
    }
  }

  /// J_ν(x), for integers ν; for half-integers ν > 0 with x ≥ 0, and ν < 0 with x > 0.
  public static func besselJ(
    _ order: Real, _ x: Real, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    try firstKind(.j, doubled(order, within: budget), x, within: budget)
  }

  /// I_ν(x), where J_ν(x) has a value.
  public static func besselI(
    _ order: Real, _ x: Real, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    try firstKind(.i, doubled(order, within: budget), x, within: budget)
  }

  private static func firstKind(
    _ kind: BesselKind, _ d: WideInt, _ x: Real, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    let sign = try x.sign(within: budget)
    if d % 2 != 0 {
      guard sign > 0 || (sign == 0 && d > 0) else { throw .notReal(.outsideDomain) }
      if sign == 0 { return 0 }
      if d > 21 { return Real(.bessel(kind, doubledOrder: d), x) }
      try checkHalf(d)
      return try half(kind, d, x, within: budget)
    }
    if sign == 0 { return d == 0 ? 1 : 0 }
    let n = d / 2
    // J(−n) = (−1)ⁿJ(n), I(−n) = I(n), and both have the parity of n in x.
    let value = Real(
      .bessel(kind, doubledOrder: abs(d)), sign < 0 ? x.negated() : x)
    let flips = n % 2 != 0 && ((sign < 0) != (kind == .j && n < 0))
    return flips ? value.negated() : value
  }

  /// Y_ν(x), for x > 0.
  public static func besselY(
    _ order: Real, _ x: Real, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    let d = try doubled(order, within: budget)
    guard try x.sign(within: budget) > 0 else { throw .notReal(.outsideDomain) }
    if d % 2 == 0 {
      let value = Real(.bessel(.y, doubledOrder: abs(d)), x)
      return d < 0 && d / 2 % 2 != 0 ? value.negated() : value
    }
    // Y of n + ½ is (−1)^(n+1) J of −n − ½ (DLMF 10.2.3).
    try checkHalf(d)
    let value = try firstKind(.j, -d, x, within: budget)
    let n = (d - 1) / 2
    return n % 2 == 0 ? value.negated() : value
  }

  /// K_ν(x), for x > 0; K_(−ν) = K_ν.
  public static func besselK(
    _ order: Real, _ x: Real, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    let d = abs(try doubled(order, within: budget))
    guard try x.sign(within: budget) > 0 else { throw .notReal(.outsideDomain) }
    if d % 2 == 0 { return Real(.bessel(.k, doubledOrder: d), x) }
    try checkHalf(d)
    return try half(.k, d, x, within: budget)
  }

  /// Half-integer orders by those of ±½ (DLMF 10.16.1, 10.39.1 and 10.39.2) and C(ν + 1) = (2ν/x)C(ν) ∓ C(ν − 1), whose sign is − for J,
  /// and + for K; for I, I(ν + 1) = I(ν − 1) − (2ν/x)I(ν) (DLMF 10.6.1 and 10.29.1).
  private static func half(
    _ kind: BesselKind, _ d: WideInt, _ x: Real, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    let squared = try (kind == .k ? Real(Rational.half) : 2).divided(by: x, within: budget)
    let scale = try
      (kind == .k
      ? squared.multiplied(by: .pi, within: budget) : squared.divided(by: .pi, within: budget))
      .squareRoot(within: budget)
    // Of the orders −½ and ½.
    var (before, now): (Real, Real) =
      switch kind {
      case .j: (x.cos(.radians, within: budget), x.sin(.radians, within: budget))
      case .i: (x.cosh(within: budget), x.sinh(within: budget))
      case .y, .k: (x.negated().exp(within: budget), x.negated().exp(within: budget))
      }
    func step(_ twiceOrder: WideInt, _ current: Real, _ other: Real) throws(MathError) -> Real {
      let product = try current.scaled(twiceOrder, within: budget).divided(by: x, within: budget)
      return switch kind {
      case .j, .y: product.subtracting(other, within: budget)
      case .i: other.subtracting(product, within: budget)
      case .k: other.adding(product, within: budget)
      }
    }
    if d > 0 {
      for order in stride(from: 1, to: d, by: 2) {
        try budget.check()
        (before, now) = (now, try step(order, now, before))
      }
      return scale.multiplied(by: now, within: budget)
    }
    // Downwards, C(ν − 1) = (2ν/x)C(ν) − C(ν + 1) for J and C(ν + 1) + (2ν/x)C(ν) for I.
    for order in stride(from: -1, to: d, by: -2) {
      try budget.check()
      let product = try before.scaled(order, within: budget).divided(by: x, within: budget)
      let next =
        kind == .j
        ? product.subtracting(now, within: budget) : product.adding(now, within: budget)
      (before, now) = (next, before)
    }
    return scale.multiplied(by: before, within: budget)
  }

  /// Ai(x), the solution of y″ = xy that vanishes at infinity.
  public func airyAi(within budget: EvaluationBudget) throws(MathError) -> Real {
    if try sign(within: budget) == 0 { return try Self.airyAtZero(within: budget) }
    return Real(.airyAi, self)
  }

  /// Bi(x), the other solution of y″ = xy.
  public func airyBi(within budget: EvaluationBudget) throws(MathError) -> Real {
    if try sign(within: budget) == 0 {
      let root = try Real(3).squareRoot(within: budget)
      return try Self.airyAtZero(within: budget).multiplied(by: root, within: budget)
    }
    return Real(.airyBi, self)
  }

  /// Ai(0) = 3^(−2/3)/Γ(2/3) (DLMF 9.2.3).
  private static func airyAtZero(
    within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    let power = try Real(3).raised(to: Real(Rational(-2, 3)), within: budget)
    return try power.divided(by: Real(Rational(2, 3)).gamma(within: budget), within: budget)
  }
}
