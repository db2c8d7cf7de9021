/// The self-initializing quadratic sieve.
///
/// C. Pomerance, "The quadratic sieve factoring algorithm", 1984; S. P. Contini, "Factoring integers with the self-initializing quadratic
/// sieve", 1997. With a product a of primes of the factor base and b² ≡ n (mod a), (ax + b)² − n = a(ax² + 2bx + c) for all x. Where the right
/// factor has only primes of the base, and at most one larger one that a second value shares, it is a relation. Relations whose
/// product is a square give x² ≡ y² (mod n), and gcd(x − y, n) is a factor for half of them.
///
/// The polynomials are always the same ones, so that an answer takes as long each time.
struct QuadraticSieve {
  /// The most decimal digits of a number that is sieved.
  static let mostDigits: WideInt = 70

  private let n: Integer
  private let multiplier: WideInt
  /// `multiplier`·n, which is sieved for.
  private let kn: Integer
  private let base: [BasePrime]
  private let parameters: Parameters

  /// A prime p of the factor base.
  private struct BasePrime {
    let prime: Int32
    /// A square root of kn modulo p.
    let root: Int32
    /// About the binary logarithm.
    let logarithm: UInt8
  }

  private struct Parameters {
    /// How many primes the base has.
    var baseSize: Int
    /// Values of x from −`radius` to below it are sieved.
    var radius: Int
    /// A remaining factor may be so many times the largest prime of the base.
    var largePrimeFactor: Int

    /// By the bits of the number that is sieved, as measured.
    init(bits: Int) {
      switch bits {
      case ..<80: (baseSize, radius, largePrimeFactor) = (120, 1 << 15, 20)
      case ..<100: (baseSize, radius, largePrimeFactor) = (200, 1 << 15, 30)
      case ..<120: (baseSize, radius, largePrimeFactor) = (350, 1 << 15, 40)
      case ..<140: (baseSize, radius, largePrimeFactor) = (700, 1 << 15, 40)
      case ..<160: (baseSize, radius, largePrimeFactor) = (1_200, 1 << 15, 50)
      case ..<180: (baseSize, radius, largePrimeFactor) = (2_200, 1 << 16, 60)
      case ..<200: (baseSize, radius, largePrimeFactor) = (4_000, 1 << 16, 80)
      case ..<220: (baseSize, radius, largePrimeFactor) = (7_500, 1 << 17, 100)
      case ..<240: (baseSize, radius, largePrimeFactor) = (14_000, 1 << 17, 120)
      default: (baseSize, radius, largePrimeFactor) = (26_000, 1 << 18, 150)
      }
    }
  }

  /// Prepares the factor base for an odd composite number that is no power.
  init(_ n: Integer) {
    self.n = n
    parameters = Parameters(bits: Int(n.bitWidth))
    let primes = SmallPrimes.upTo(24 * parameters.baseSize + 2_000)
    multiplier = Self.multiplier(n, primes)
    let kn = n * Integer(multiplier)
    self.kn = kn
    var base: [BasePrime] = []
    for prime in primes {
      if base.count == parameters.baseSize { break }
      let residue = WideInt(kn.magnitudeModulo(WideUInt(prime)))
      guard let root = WideUInt(residue).squareRoot(modulo: WideUInt(prime)) else { continue }
      let logarithm = WideInt.bitWidth - (prime * prime / 2).leadingZeroBitCount
      base.append(
        BasePrime(prime: Int32(prime), root: Int32(root), logarithm: UInt8(logarithm / 2)))
    }
    self.base = base
  }

  /// The small k for which small primes divide the values most often (Knuth and Schroeppel's function).
  private static func multiplier(_ n: Integer, _ primes: [WideInt]) -> WideInt {
    var best: (multiplier: WideInt, score: Double) = (1, -.infinity)
    for k in [1, 2, 3, 5, 6, 7, 10, 11, 13, 14, 15, 17, 19, 21, 23, 29, 31, 37, 41, 43] as [WideInt]
    {
      let kn = n * Integer(k)
      var score = -0.5 * PrimeCount.logarithm(Double(k))
      switch kn.magnitudeModulo(8) {
      case 1: score += 2 * 0.693
      case 5: score += 0.693
      case 3, 7: score += 0.5 * 0.693
      default: break
      }
      for prime in primes.dropFirst().prefix(60) {
        let logarithm = PrimeCount.logarithm(Double(prime)) / Double(prime - 1)
        if k % prime == 0 {
          score += logarithm * Double(prime - 1) / Double(prime)
        } else if Integer(WideInt(kn.magnitudeModulo(WideUInt(prime)))).kronecker(Integer(prime))
          == 1
        {
          score += 2 * logarithm
        }
      }
      if score > best.score { best = (k, score) }
    }
    return best.multiplier
  }
}

// MARK: - Relations

extension QuadraticSieve {
  /// u² ≡ the product of the primes of the base at these indices and of the square of `large` (mod n); index −1 is the sign.
  private struct Relation {
    var u: Integer
    var indices: [Int32]
    var large: Integer
  }

  /// A factor of n other than 1 and n, or `nil` where none is found, which has not been seen.
  func factor(within budget: EvaluationBudget) throws(MathError) -> Integer? {
    if let shared = base.first(where: { n.isDivisible(by: WideUInt($0.prime)) }) {
      return Integer(WideInt(shared.prime))
    }
    var polynomials = PolynomialSequence(
      kn: kn, primes: base.map { WideInt($0.prime) }, roots: base.map { WideInt($0.root) },
      radius: WideInt(parameters.radius))
    var relations: [Relation] = []
    var partials: [WideInt: Relation] = [:]
    var sieve = [UInt8](repeating: 0, count: 2 * parameters.radius)
    var wanted = base.count + 20
    for _ in 0..<8 {
      while relations.count < wanted {
        try budget.check()
        let polynomial = polynomials.next()
        fill(&sieve, polynomial)
        collect(from: sieve, polynomial, &relations, &partials)
      }
      if let factor = try solve(relations, within: budget) { return factor }
      wanted = relations.count + 50
    }
    return nil
  }

  /// Adds the logarithm of each prime at the places where it divides the value.
  private func fill(_ sieve: inout [UInt8], _ polynomial: SievePolynomial) {
    let count = sieve.count
    unsafe sieve.withUnsafeMutableBufferPointer { cells in
      unsafe cells.update(repeating: 0)
      for (index, entry) in base.enumerated() {
        let prime = Int(entry.prime)
        // The smallest primes add little for what they cost.
        guard prime > 12 else { continue }
        let (first, second) = (Int(polynomial.first[index]), Int(polynomial.second[index]))
        guard first >= 0 else { continue }
        var place = first
        while place < count {
          unsafe cells[place] &+= entry.logarithm
          place += prime
        }
        guard second != first else { continue }
        place = second
        while place < count {
          unsafe cells[place] &+= entry.logarithm
          place += prime
        }
      }
    }
  }

  /// Divides the values whose logarithms say that little remains.
  private func collect(
    from sieve: [UInt8], _ polynomial: SievePolynomial, _ relations: inout [Relation],
    _ partials: inout [WideInt: Relation]
  ) {
    let largest = WideInt(base[base.count - 1].prime)
    let bound = largest * WideInt(parameters.largePrimeFactor)
    // The values are about M√(kn/2), and the smallest primes, which were left out, bring about eight bits.
    let valueBits = Int(kn.bitWidth) / 2 + Int(Integer(WideInt(parameters.radius)).bitWidth) - 1
    let threshold = UInt8(clamping: valueBits - Int(Integer(bound).bitWidth) - 8)
    for (place, sum) in sieve.enumerated() where sum >= threshold {
      let x = Integer(WideInt(place - parameters.radius))
      let u = polynomial.a * x + polynomial.b
      // a·x² + 2b·x + c
      let value = (polynomial.a * x + polynomial.b * 2) * x + polynomial.c
      guard !value.isZero else { continue }
      var indices: [Int32] = polynomial.indices
      if value.signum < 0 { indices.append(-1) }
      var rest = value.magnitude
      for (index, entry) in base.enumerated() {
        let prime = Int(entry.prime)
        if polynomial.first[index] >= 0 {
          let residue = Int32(place % prime)
          if residue != polynomial.first[index] && residue != polynomial.second[index] { continue }
        }
        while rest.isDivisible(by: WideUInt(prime)) {
          rest = rest.exactQuotient(dividingBy: Integer(WideInt(prime)))
          indices.append(Int32(index))
        }
      }
      guard let cofactor = rest.asInt, cofactor < bound else { continue }
      let relation = Relation(u: u.modulo(n), indices: indices, large: 1)
      if cofactor == 1 {
        relations.append(relation)
      } else if let partner = partials[cofactor] {
        relations.append(
          Relation(
            u: (relation.u * partner.u).modulo(n), indices: relation.indices + partner.indices,
            large: rest))
      } else {
        partials[cofactor] = relation
      }
    }
  }

  // MARK: - Linear algebra

  /// Products of relations that are squares, by Gauss's elimination modulo 2, until one gives a factor.
  private func solve(
    _ relations: [Relation], within budget: EvaluationBudget
  ) throws(MathError) -> Integer? {
    // A row for each relation: the parities of its exponents, and behind them of which relations it is the product.
    let columns = base.count + 1
    let (start, width) = ((columns + 63) / 64, (columns + 63) / 64 + (relations.count + 63) / 64)
    var matrix = [UInt64](repeating: 0, count: relations.count * width)
    for (row, relation) in relations.enumerated() {
      for index in relation.indices {
        let column = Int(index) + 1
        matrix[row * width + column / 64] ^= 1 << UInt64(column % 64)
      }
      matrix[row * width + start + row / 64] |= 1 << UInt64(row % 64)
    }
    var rest = Array(relations.indices)
    for column in 0..<columns {
      try budget.check()
      let (word, bit) = (column / 64, 1 << UInt64(column % 64) as UInt64)
      guard let place = rest.firstIndex(where: { matrix[$0 * width + word] & bit != 0 }) else {
        continue
      }
      rest.swapAt(place, rest.count - 1)
      let pivot = rest.removeLast() * width
      for row in rest where matrix[row * width + word] & bit != 0 {
        for index in word..<width { matrix[row * width + index] ^= matrix[pivot + index] }
      }
    }
    for row in rest {
      try budget.check()
      let history = Array(matrix[(row * width + start)..<((row + 1) * width)])
      if let factor = factor(from: relations, history) { return factor }
    }
    return nil
  }

  /// gcd(x − y, n) for the product of some relations, if it is neither 1 nor n.
  private func factor(from relations: [Relation], _ history: [UInt64]) -> Integer? {
    var (x, y) = (Integer(1), Integer(1))
    var exponents = [WideUInt](repeating: 0, count: base.count)
    for (number, relation) in relations.enumerated()
    where history[number / 64] >> UInt64(number % 64) & 1 == 1 {
      x = (x * relation.u).modulo(n)
      y = (y * relation.large).modulo(n)
      for index in relation.indices where index >= 0 { exponents[Int(index)] += 1 }
    }
    for (index, exponent) in exponents.enumerated() where exponent > 0 {
      let prime = Integer(WideInt(base[index].prime))
      y = (y * prime.powerModulo(Integer(UInt64(exponent / 2)), n)).modulo(n)
    }
    let divisor = (x - y).greatestCommonDivisor(with: n)
    return divisor.isOne || divisor == n ? nil : divisor
  }
}

// MARK: - Polynomials

/// (ax + b)² − kn = a(ax² + 2bx + c), and where primes divide it.
private struct SievePolynomial {
  var a: Integer
  var b: Integer
  var c: Integer
  /// The indices in the factor base of the prime factors of a.
  var indices: [Int32]
  /// For each prime, the first two places of the sieve where it divides; −1 for those of a.
  var first: [Int32]
  var second: [Int32]
}

/// The polynomials, 2^(s−1) for each a of s primes.
private struct PolynomialSequence {
  private let kn: Integer
  private let primes: [WideInt]
  /// Square roots of kn modulo the primes.
  private let roots: [WideInt]
  private let radius: WideInt
  /// √(2kn)/M, which a is to be close to.
  private let target: Integer
  private var generator = UInt64(1)
  private var polynomial = SievePolynomial(a: 1, b: 0, c: 0, indices: [], first: [], second: [])
  /// The Bⱼ, of which b is a sum with signs; and Bⱼ·2/a modulo each prime.
  private var parts: [Integer] = []
  private var steps: [[Int32]] = []
  private var used: [[Int32]] = []
  private var number = 0

  init(kn: Integer, primes: [WideInt], roots: [WideInt], radius: WideInt) {
    (self.kn, self.primes, self.roots, self.radius) = (kn, primes, roots, radius)
    target = max(
      1, (kn * 2).root(2).root.quotientAndRemainder(dividingBy: Integer(radius)).quotient)
  }

  /// The next polynomial.
  mutating func next() -> SievePolynomial {
    number += 1
    if parts.isEmpty || number >= 1 << (parts.count - 1) {
      chooseA()
      makeParts()
      number = 0
      return polynomial
    }
    // Gray's code: the sign of one part turns.
    let index = number.trailingZeroBitCount
    let isAdded = (number >> (index + 1)) & 1 == 1
    let change = parts[index] * 2
    polynomial.b = isAdded ? polynomial.b + change : polynomial.b - change
    let step = steps[index]
    for place in primes.indices where polynomial.first[place] >= 0 {
      let prime = Int32(primes[place])
      let shift = isAdded ? prime - step[place] : step[place]
      let (x, y) = (polynomial.first[place] + shift, polynomial.second[place] + shift)
      polynomial.first[place] = x >= prime ? x - prime : x
      polynomial.second[place] = y >= prime ? y - prime : y
    }
    setC()
    return polynomial
  }

  private mutating func setC() {
    polynomial.c = (polynomial.b * polynomial.b - kn).exactQuotient(dividingBy: polynomial.a)
  }

  /// A product of distinct primes of the base close to the target, unlike those before.
  private mutating func chooseA() {
    let smallest = primes.firstIndex { $0 > 12 } ?? 0
    // Primes of about this size, so many that their product is the target.
    let bits = Int(target.bitWidth)
    let largeBits = max(4, min(11, Int(Integer(primes[primes.count - 1]).bitWidth) - 2))
    let count = max(1, (bits + largeBits / 2) / largeBits)
    let root = target.root(WideUInt(count)).root.asInt ?? 1
    let middle = primes.firstIndex { $0 >= root } ?? primes.count - 1
    let width = max(2 * count + 4, min(primes.count / 3, 30 + 2 * count))
    let lower = max(smallest, min(middle - width / 2, primes.count - width))
    let upper = min(primes.count, lower + width)
    while true {
      var indices: [Int32] = []
      var a = Integer(1)
      while indices.count < max(0, count - 1) {
        let index = Int32(lower + Int(random() % UInt64(upper - lower)))
        if indices.contains(index) { continue }
        indices.append(index)
        a = a * Integer(primes[Int(index)])
      }
      // The last one comes closest.
      let wanted = target.quotientAndRemainder(dividingBy: a).quotient.asInt ?? .max
      var last = primes.firstIndex { $0 >= wanted } ?? primes.count - 1
      last = max(smallest, last)
      while last < primes.count, indices.contains(Int32(last)) { last += 1 }
      guard last < primes.count else { continue }
      indices.append(Int32(last))
      indices.sort()
      if used.contains(indices) { continue }
      used.append(indices)
      polynomial.a = a * Integer(primes[last])
      polynomial.indices = indices
      return
    }
  }

  /// Knuth's linear congruential generator: the same numbers each time.
  private mutating func random() -> UInt64 {
    generator = generator &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return generator >> 33
  }

  /// Sets the parts of b for a new a, and the places where the primes divide the first polynomial.
  private mutating func makeParts() {
    let a = polynomial.a
    parts = []
    for index in polynomial.indices {
      let (q, root) = (primes[Int(index)], roots[Int(index)])
      let cofactor = a.exactQuotient(dividingBy: Integer(q))
      let inverse = WideInt(
        WideUInt(cofactor.magnitudeModulo(WideUInt(q))).inverse(modulo: WideUInt(q)))
      var gamma = root * inverse % q
      if gamma > q / 2 { gamma = q - gamma }
      parts.append(cofactor * Integer(gamma))
    }
    polynomial.b = parts.reduce(0) { $0 + $1 }
    setC()
    var isFactor = [Bool](repeating: false, count: primes.count)
    for index in polynomial.indices { isFactor[Int(index)] = true }
    steps = [[Int32]](repeating: [Int32](repeating: 0, count: primes.count), count: parts.count)
    polynomial.first = [Int32](repeating: -1, count: primes.count)
    polynomial.second = polynomial.first
    for (place, prime) in primes.enumerated() where !isFactor[place] {
      guard prime > 2 else { continue }
      let modulus = WideUInt(prime)
      let inverse = WideInt(a.magnitudeModulo(modulus).inverse(modulo: modulus))
      for (index, part) in parts.enumerated() {
        steps[index][place] = Int32(
          WideInt(part.magnitudeModulo(modulus)) * 2 % prime * inverse % prime)
      }
      let b = WideInt(polynomial.b.magnitudeModulo(modulus))
      let offset = radius % prime
      polynomial.first[place] = Int32(
        ((roots[place] + prime - b) * inverse + offset) % prime)
      polynomial.second[place] = Int32(
        ((2 * prime - roots[place] - b) * inverse + offset) % prime)
    }
  }
}

extension WideUInt {
  /// The inverse modulo a prime that does not divide it.
  fileprivate func inverse(modulo prime: WideUInt) -> WideUInt {
    (self % prime).power(prime - 2, modulo: prime)
  }

  /// A square root modulo a prime, or `nil` for a nonresidue.
  ///
  /// The algorithm of Tonelli and Shanks: H. Cohen, 1993, algorithm 1.5.1.
  fileprivate func squareRoot(modulo prime: WideUInt) -> WideUInt? {
    if prime == 2 || self == 0 { return self % prime }
    guard power((prime - 1) / 2, modulo: prime) == 1 else { return nil }
    let twos = (prime - 1).trailingZeroBitCount
    let odd = (prime - 1) >> WideUInt(twos)
    var nonresidue: WideUInt = 2
    while nonresidue.power((prime - 1) / 2, modulo: prime) == 1 { nonresidue += 1 }
    var (c, exponent) = (nonresidue.power(odd, modulo: prime), twos)
    var (root, residue) = (power((odd + 1) / 2, modulo: prime), power(odd, modulo: prime))
    while residue != 1 {
      var (order, square) = (0 as Int, residue)
      while square != 1 {
        square = square.multiplied(by: square, modulo: prime)
        order += 1
      }
      var factor = c
      for _ in 0..<(exponent - order - 1) { factor = factor.multiplied(by: factor, modulo: prime) }
      root = root.multiplied(by: factor, modulo: prime)
      c = factor.multiplied(by: factor, modulo: prime)
      residue = residue.multiplied(by: c, modulo: prime)
      exponent = order
    }
    return root
  }
}
