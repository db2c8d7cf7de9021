/// Step 4 of the Jacobi sum test: the condition of one character, of order pᵏ and conductor q.
struct CharacterTest {
  enum Verdict {
    case composite
    /// The condition holds; and whether the condition L of p follows.
    case passed(provesCondition: Bool)
  }

  private let n: Integer
  private let p: WideInt
  private let sums: JacobiSums
  /// pᵏ, the power of p in q − 1.
  private let order: WideInt

  init(_ n: Integer, _ p: WideInt, _ sums: JacobiSums) {
    (self.n, self.p, self.sums) = (n, p, sums)
    order = JacobiSums.power(of: p, in: sums.q - 1)
  }

  func verdict(within budget: EvaluationBudget) throws(MathError) -> Verdict {
    switch order {
    case 2: try quadraticOutcome(within: budget)
    case 4: try quarticOutcome(within: budget)
    default: try generalOutcome(within: budget)
    }
  }

  /// Whether q^((n−1)/2) is −1.
  private func isNonresidue(_ q: WideInt, within budget: EvaluationBudget) throws(MathError) -> Bool
  {
    let power = try Integer(q).power((n - 1).shiftedRight(by: 1), modulo: n, within: budget)
    return power == n - 1
  }

  /// Step 4d: (−q)^((n−1)/2) must be 1 or −1; L follows from −1 where n is 1 modulo 4.
  private func quadraticOutcome(within budget: EvaluationBudget) throws(MathError) -> Verdict {
    let power = try Integer(-sums.q).power((n - 1).shiftedRight(by: 1), modulo: n, within: budget)
    if power == n - 1 { return .passed(provesCondition: n.magnitudeModulo(4) == 1) }
    return power.isOne ? .passed(provesCondition: false) : .composite
  }

  /// Step 4c: (qJ²)^⌊n/4⌋, times J² where n is 3 modulo 4, must be a power of i.
  private func quarticOutcome(within budget: EvaluationBudget) throws(MathError) -> Verdict {
    let ring = CyclotomicRing(modulus: n, p: 2, order: 4, elements: 4 + 15)
    let (result, square, base, table): (Int, Int, Int, Int) = (0, 1, 2, 4)
    ring.set(square, to: sums.sum(1, 1, order: 4).map { Integer($0) })
    ring.multiply(square, square, into: square)
    ring.set(base, to: [Integer(sums.q), 0, 0, 0])
    ring.multiply(base, square, into: base)
    try ring.power(base, n.shiftedRight(by: 2), into: result, table: table, within: budget)
    if n.magnitudeModulo(4) == 3 { ring.multiply(result, square, into: result) }
    return try verdict(ring.exponent(result), within: budget)
  }

  /// Steps 4a and 4b.
  ///
  /// With E the residues that p does not divide, for p = 2 those that are 1 or 3 modulo 8, Θ = Σ xσₓ⁻¹ and α = Σ ⌊rx/pᵏ⌋σₓ⁻¹,
  /// r = n mod pᵏ: S = J^(Θ⌊n/pᵏ⌋ + α) must be a power of ζ. For p = 2, J is the sum of three characters, and S has
  /// another factor where n is 5 or 7 modulo 8.
  private func generalOutcome(within budget: EvaluationBudget) throws(MathError) -> Verdict {
    let residues = (1..<order).filter { p == 2 ? $0 % 8 == 1 || $0 % 8 == 3 : $0 % p != 0 }
    let ring = CyclotomicRing(modulus: n, p: p, order: order, elements: 4 + 15 + residues.count)
    let (result, base, factor, sum, table): (Int, Int, Int, Int, Int) = (0, 1, 2, 3, 4)
    let conjugates = table + 15
    ring.set(sum, to: sums.sum(1, 1, order: order).map { Integer($0) })
    if p == 2 {
      ring.set(factor, to: sums.sum(2, 1, order: order).map { Integer($0) })
      ring.multiply(sum, factor, into: sum)
    }
    for (index, x) in residues.enumerated() {
      ring.conjugate(sum, by: inverse(of: x), into: conjugates + index)
    }
    let r = WideInt(n.magnitudeModulo(WideUInt(order)))
    ring.product(of: conjugates, to: residues, into: base)
    let (quotient, _) = n.quotientAndRemainder(dividingBy: Integer(order))
    try ring.power(base, quotient, into: result, table: table, within: budget)
    ring.product(of: conjugates, to: residues.map { r * $0 / order }, into: factor)
    ring.multiply(result, factor, into: result)
    if p == 2, r % 8 == 5 || r % 8 == 7 {
      let eighth = order / 8
      ring.set(factor, to: sums.sum(3 * eighth, eighth, order: order).map { Integer($0) })
      ring.multiply(result, factor, into: result)
      ring.multiply(result, factor, into: result)
    }
    return try verdict(ring.exponent(result), within: budget)
  }

  /// What follows from S being this power of ζ, or none: a primitive root proves L, for p = 2 together with q as a nonresidue.
  private func verdict(
    _ exponent: WideInt?, within budget: EvaluationBudget
  ) throws(MathError) -> Verdict {
    guard let exponent else { return .composite }
    if exponent % p == 0 { return .passed(provesCondition: false) }
    if p > 2 { return .passed(provesCondition: true) }
    return .passed(provesCondition: try isNonresidue(sums.q, within: budget))
  }

  /// The inverse modulo pᵏ.
  private func inverse(of x: WideInt) -> WideInt {
    (1..<order).first { $0 * x % order == 1 } ?? 1
  }
}

extension CyclotomicRing {
  /// The product of the powers of the elements from `first` on, to exponents below 256; 1 if all are 0.
  fileprivate func product(of first: Int, to exponents: [WideInt], into z: Int) {
    set(z, to: [1] + [Integer](repeating: 0, count: Int(order) - 1))
    for bit in (0..<(8 as WideInt)).reversed() {
      multiply(z, z, into: z)
      for (index, exponent) in exponents.enumerated() where exponent >> bit & 1 == 1 {
        multiply(z, first + index, into: z)
      }
    }
  }
}
