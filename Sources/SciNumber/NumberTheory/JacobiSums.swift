/// The Jacobi sums of the characters modulo a prime q.
///
/// With a primitive root g, χ(gˣ) = ζˣ for a root of unity ζ of order pᵏ, the power of p in q − 1, and 1 − gˣ = g^f(x).
struct JacobiSums {
  let q: WideInt
  /// f(x) for x from 1 to q − 2, at index x − 1.
  private let complements: [Int32]

  /// Makes the table of f for an odd prime below 2³¹.
  init(_ q: WideInt) {
    self.q = q
    let root = Self.primitiveRoot(q)
    var powers = [Int32](repeating: 1, count: Int(q) - 1)
    var logarithms = [Int32](repeating: 0, count: Int(q))
    var power: WideInt = 1
    for exponent in 0..<Int(q) - 1 {
      powers[exponent] = Int32(power)
      logarithms[Int(power)] = Int32(exponent)
      power = power * root % q
    }
    complements = powers.dropFirst().map { power in
      let rest = (1 - WideInt(power) + q) % q
      return logarithms[Int(rest)]
    }
  }

  /// The coefficients of Σ ζ^(ax + bf(x)) over x from 1 to q − 2, where ζ has the order `order`: one for each power of ζ below `order`.
  func sum(_ a: WideInt, _ b: WideInt, order: WideInt) -> [WideInt] {
    var counts = [WideInt](repeating: 0, count: Int(order))
    for (index, complement) in complements.enumerated() {
      counts[Int((a * WideInt(index + 1) + b * WideInt(complement)) % order)] += 1
    }
    return counts
  }

  /// The largest power of `p` that divides `number`.
  static func power(of p: WideInt, in number: WideInt) -> WideInt {
    var (power, rest) = (WideInt(1), number)
    while rest % p == 0 {
      rest /= p
      power *= p
    }
    return power
  }

  private static func primitiveRoot(_ q: WideInt) -> WideInt {
    let primes = Integer(q - 1).smallFactors(upTo: WideUInt(q)).factors.map { $0.prime }
    var root: WideUInt = 2
    while !primes.allSatisfy({
      root.power((WideUInt(q) - 1) / $0, modulo: WideUInt(q)) != 1
    }) {
      root += 1
    }
    return q == 3 ? 2 : WideInt(root)
  }
}
