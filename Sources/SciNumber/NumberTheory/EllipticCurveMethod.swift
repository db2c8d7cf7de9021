/// Lenstra's factorization by elliptic curves.
///
/// H. W. Lenstra, "Factoring integers with elliptic curves", 1987. Montgomery's curves By² = x³ + Ax² + x in Suyama's
/// parametrization, whose order 12 divides, with points as (X : Z), and a second stage of baby and giant steps (P. L. Montgomery,
/// "Speeding the Pollard and elliptic curve methods of factorization", 1987). The curves are always the same ones, so that an
/// answer takes as long each time.
struct EllipticCurveMethod {
  let n: Integer

  /// The bounds of the stages, and how many curves find most factors of 15, 20, 25 and 30 digits.
  ///
  /// After P. Zimmermann, B. Dodson, "20 years of ECM", 2006.
  private static let levels: [(first: Int, second: Int, curves: Int)] = [
    (2_000, 150_000, 25), (11_000, 1_000_000, 90), (50_000, 5_000_000, 300),
    (250_000, 25_000_000, 700),
  ]

  /// How long the curves of one level may take, as predicted.
  private static let mostSeconds = 400.0

  /// A factor other than 1 and n of an odd composite number, or `nil` if no curve finds one.
  func factor(within budget: EvaluationBudget) throws(MathError) -> Integer? {
    try factor(levels: 0..<Self.levels.count, within: budget)
  }

  func factor(levels: Range<Int>, within budget: EvaluationBudget) throws(MathError) -> Integer? {
    var sigma: WideInt = 6
    for level in levels {
      let (first, second, curves) = Self.levels[level]
      // About 30 products of residues for each number up to the bound, stage 2 included.
      let words = Double(n.bitWidth / 64 + 1)
      let seconds = Double(curves * first) * 30 * (1.5 * words * words + 12) * 1e-9
      guard seconds < Self.mostSeconds else { break }
      let search = CurveSearch(n, firstBound: first, secondBound: second)
      for _ in 0..<curves {
        if let factor = try search.factor(sigma: sigma, within: budget) { return factor }
        sigma += 1
      }
    }
    return nil
  }
}

/// The search with one pair of bounds.
private struct CurveSearch {
  private let n: Integer
  private let firstBound: Int
  private let primes: [WideInt]
  /// For each giant step m, which of the baby steps j have a prime mD − j or mD + j between the bounds.
  private let pairs: [[Int]]
  private let firstGiantStep: Int
  private let registers: MontgomeryRegisters

  /// The distance of giant steps, and the numbers below its half that are coprime to it: every prime is mD ± j for one of them.
  private static let distance: Int = 2_310
  private static let babySteps: [Int] = (1..<distance / 2).filter {
    $0 % 2 != 0 && $0 % 3 != 0 && $0 % 5 != 0 && $0 % 7 != 0 && $0 % 11 != 0
  }

  /// The registers, where a point is X and Z in a row.
  private enum Register {
    static let (a24, one, product): (Int, Int, Int) = (0, 1, 2)
    static let (t0, t1, t2, t3): (Int, Int, Int, Int) = (3, 4, 5, 6)
    /// The point of stage 1, those of the ladder, and those of stage 2.
    static let (p, q, r): (Int, Int, Int) = (8, 10, 12)
    static let (step, giant, previous): (Int, Int, Int) = (14, 16, 18)
    static let (two, next): (Int, Int) = (20, 22)
    /// For each baby step X, Z and X·Z.
    static let baby: Int = 24
  }

  init(_ n: Integer, firstBound: Int, secondBound: Int) {
    self.n = n
    self.firstBound = firstBound
    registers = MontgomeryRegisters(modulus: n, count: Register.baby + 3 * (Self.distance / 2 + 2))
    let all = SmallPrimes.upTo(secondBound)
    primes = all.filter { $0 <= WideInt(firstBound) }
    let distance = Self.distance
    firstGiantStep = (firstBound + distance / 2) / distance
    var pairs: [[Int]] = []
    var places = [Int](repeating: -1, count: distance)
    for (index, j) in Self.babySteps.enumerated() { places[j] = index }
    for prime in all.dropFirst(primes.count) {
      let giant = (Int(prime) + distance / 2) / distance
      let baby = abs(Int(prime) - giant * distance)
      while pairs.count <= giant - firstGiantStep { pairs.append([]) }
      let place = places[baby]
      if pairs[giant - firstGiantStep].last != place { pairs[giant - firstGiantStep].append(place) }
    }
    self.pairs = pairs
  }

  /// A factor of n, by the curve with this parameter.
  func factor(sigma: WideInt, within budget: EvaluationBudget) throws(MathError) -> Integer? {
    if let factor = start(sigma) { return factor == n ? nil : factor }
    // Stage 1: the point times all prime powers up to the bound.
    for (index, prime) in primes.enumerated() {
      if index.isMultiple(of: 64) { try budget.check() }
      var power = prime
      while power <= WideInt(firstBound) {
        multiply(Register.p, by: prime)
        power *= prime
      }
    }
    if let factor = divisor(Register.p + 1) { return factor == n ? nil : factor }
    try secondStage(within: budget)
    guard let factor = divisor(Register.product), factor != n else { return nil }
    return factor
  }

  /// The greatest common divisor of n and a register, unless it is 1.
  private func divisor(_ register: Int) -> Integer? {
    let divisor = registers.value(register).greatestCommonDivisor(with: n)
    return divisor.isOne ? nil : divisor
  }

  /// Sets the curve and its point: u = σ² − 5, v = 4σ, (X : Z) = (u³ : v³), (A + 2)/4 = (v − u)³(3u + v)/(16u³v).
  private func start(_ sigma: WideInt) -> Integer? {
    let (u, v) = (Integer(sigma) * Integer(sigma) - 5, Integer(4 * sigma))
    let (uCubed, vCubed) = (u * u * u, v * v * v)
    let divisor = uCubed * v * 16
    guard let inverse = divisor.inverse(modulo: n) else {
      return divisor.greatestCommonDivisor(with: n)
    }
    let difference = v - u
    let numerator = difference * difference * difference * (u * 3 + v)
    registers.set(Register.a24, to: (numerator.modulo(n) * inverse).modulo(n))
    registers.set(Register.one, to: 1)
    registers.set(Register.p, to: uCubed)
    registers.set(Register.p + 1, to: vCubed)
    return nil
  }
}

// MARK: - Points

extension CurveSearch {
  /// 2P; the result may be P.
  private func double(_ point: Int, into result: Int) {
    let (s, d) = (Register.t0, Register.t1)
    registers.add(point, point + 1, into: s)
    registers.multiply(s, s, into: s)
    registers.subtract(point, point + 1, into: d)
    registers.multiply(d, d, into: d)
    registers.multiply(s, d, into: result)
    registers.subtract(s, d, into: s)
    registers.multiply(Register.a24, s, into: Register.t2)
    registers.add(d, Register.t2, into: d)
    registers.multiply(s, d, into: result + 1)
  }

  /// P + Q from P, Q and P − Q; the result may be any of them.
  private func add(_ p: Int, _ q: Int, difference: Int, into result: Int) {
    let (t0, t1, t2, t3) = (Register.t0, Register.t1, Register.t2, Register.t3)
    registers.subtract(p, p + 1, into: t0)
    registers.add(q, q + 1, into: t1)
    registers.multiply(t0, t1, into: t0)
    registers.add(p, p + 1, into: t2)
    registers.subtract(q, q + 1, into: t3)
    registers.multiply(t2, t3, into: t2)
    registers.add(t0, t2, into: t1)
    registers.multiply(t1, t1, into: t1)
    registers.subtract(t0, t2, into: t3)
    registers.multiply(t3, t3, into: t3)
    registers.multiply(t1, difference + 1, into: t1)
    registers.multiply(t3, difference, into: result + 1)
    registers.copy(t1, to: result)
  }

  /// Replaces a point by its multiple, by Montgomery's ladder.
  private func multiply(_ point: Int, by factor: WideInt) {
    if factor == 1 { return }
    if factor == 2 { return double(point, into: point) }
    // q is the multiple by the bits so far, r one more.
    let (q, r) = (Register.q, Register.r)
    registers.copy(point, to: q, length: 2)
    double(point, into: r)
    for bit in (0..<(WideInt.bitWidth - factor.leadingZeroBitCount - 1)).reversed() {
      if factor >> WideInt(bit) & 1 == 1 {
        add(r, q, difference: point, into: q)
        double(r, into: r)
      } else {
        add(r, q, difference: point, into: r)
        double(q, into: q)
      }
    }
    registers.copy(q, to: point, length: 2)
  }

  /// Multiplies the register `product` with X(mD)Z(j) − X(j)Z(mD) for all mD ± j that are prime.
  private func secondStage(within budget: EvaluationBudget) throws(MathError) {
    prepareBabySteps()
    var m = firstGiantStep
    point(Register.previous, times: m * Self.distance)
    point(Register.giant, times: (m + 1) * Self.distance)
    registers.copy(Register.one, to: Register.product)
    let (t0, t1) = (Register.t0, Register.t1)
    for pair in pairs {
      if m.isMultiple(of: 8) { try budget.check() }
      let giant = Register.previous
      registers.multiply(giant, giant + 1, into: Register.t3)
      for baby in pair {
        // (X₁ − X₂)(Z₁ + Z₂) − X₁Z₁ + X₂Z₂
        let place = Register.baby + 3 * baby
        registers.subtract(giant, place, into: t0)
        registers.add(giant + 1, place + 1, into: t1)
        registers.multiply(t0, t1, into: t0)
        registers.subtract(t0, Register.t3, into: t0)
        registers.add(t0, place + 2, into: t0)
        registers.multiply(Register.product, t0, into: Register.product)
      }
      add(Register.giant, Register.step, difference: giant, into: Register.next)
      registers.copy(Register.giant, to: giant, length: 2)
      registers.copy(Register.next, to: Register.giant, length: 2)
      m += 1
    }
  }

  /// The point of stage 1 times a positive number.
  private func point(_ target: Int, times factor: Int) {
    registers.copy(Register.p, to: target, length: 2)
    multiply(target, by: WideInt(factor))
  }

  /// The point times the odd numbers up to D/2, of which those coprime to D are kept, and times D.
  private func prepareBabySteps() {
    double(Register.p, into: Register.two)
    // Q, R: the point times j and j − 2. (−1)P = P in these coordinates.
    registers.copy(Register.p, to: Register.giant, length: 2)
    registers.copy(Register.p, to: Register.previous, length: 2)
    var (j, kept): (Int, Int) = (1, 0)
    while kept < Self.babySteps.count {
      if Self.babySteps[kept] == j {
        let place = Register.baby + 3 * kept
        registers.copy(Register.giant, to: place, length: 2)
        registers.multiply(place, place + 1, into: place + 2)
        kept += 1
      }
      add(Register.giant, Register.two, difference: Register.previous, into: Register.next)
      registers.copy(Register.giant, to: Register.previous, length: 2)
      registers.copy(Register.next, to: Register.giant, length: 2)
      j += 2
    }
    point(Register.step, times: Self.distance)
  }
}
