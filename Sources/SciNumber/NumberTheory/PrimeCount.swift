/// How many primes there are up to a number, and which prime has a given place among them.
///
/// ```swift
/// let count = try PrimeCount.upTo(100, within: .interactive)  // 25
/// let prime = try PrimeCount.prime(at: 25, within: .interactive)  // 97
/// ```
public enum PrimeCount {
  /// The largest number up to which primes are counted.
  public static let largest: WideInt = 1_000_000_000_000
  /// The number of primes up to ``largest`` (OEIS A006880).
  public static let most: WideInt = 37_607_912_018

  /// How many primes there are up to `n`.
  ///
  /// Legendre's method in the form of Lucy_Hedgehog (Project Euler, problem 10): for all values v of ⌊n/k⌋, how many numbers from 2 to v are left when the
  /// multiples of the primes up to p are struck out, prime by prime, with about n^(3/4) steps and 2√n numbers.
  ///
  /// - Throws: ``MathError/argumentLimit(_:)`` above ``largest``.
  public static func upTo(_ n: Integer, within budget: EvaluationBudget) throws(MathError)
    -> WideInt
  {
    guard n >= 2 else { return 0 }
    guard let n = n.asInt, n <= largest else { throw .argumentLimit(largest) }
    let root = WideInt(Integer(n).root(2).root.asInt ?? 0)
    // Of v = i and of v = ⌊n/i⌋.
    var small = (0...root).map { $0 - 1 }
    var large = (0...root).map { $0 == 0 ? 0 : n / $0 - 1 }
    for p in 2...max(2, root) where p <= root && small[Int(p)] != small[Int(p) - 1] {
      try budget.check()
      let (before, square) = (small[Int(p) - 1], p * p)
      if square > n { break }
      let end = min(root, n / square)
      // ⌊n/(ip)⌋ is among the large values while ip ≤ √n.
      let turn = min(end, root / p)
      var i: WideInt = 1
      while i <= turn {
        large[Int(i)] -= large[Int(i * p)] - before
        i += 1
      }
      let quotient = n / p
      while i <= end {
        large[Int(i)] -= small[Int(quotient / i)] - before
        i += 1
      }
      var v = root
      while v >= square {
        small[Int(v)] -= small[Int(v / p)] - before
        v -= 1
      }
    }
    return large[1]
  }

  /// The prime with so many primes up to it: 2 for 1.
  ///
  /// An approximation is improved by the count of primes up to it, and the rest is sieved.
  ///
  /// - Throws: ``MathError/notReal(_:)`` below 1, ``MathError/argumentLimit(_:)`` above ``most``.
  public static func prime(at place: Integer, within budget: EvaluationBudget) throws(MathError)
    -> Integer
  {
    guard place.signum > 0 else { throw .notReal(.integerNotPositive) }
    guard let place = place.asInt, place <= most else { throw .argumentLimit(most) }
    if place <= WideInt(SmallPrimes.first.count) {
      return Integer(SmallPrimes.first[Int(place) - 1])
    }
    // p ≈ n(ln n + ln ln n − 1), and then Newton's steps by the density 1/ln p.
    let logarithm = Self.logarithm(Double(place))
    var guess = WideInt(Double(place) * (logarithm + Self.logarithm(logarithm) - 1))
    var count = try upTo(Integer(guess), within: budget)
    for _ in 0..<8 where abs(place - count) > 20_000 {
      guess += WideInt(Double(place - count) * Self.logarithm(Double(guess)))
      guess = min(max(2, guess), largest)
      count = try upTo(Integer(guess), within: budget)
    }
    return Integer(try prime(at: place, from: guess, count: count, within: budget))
  }

  /// The prime at a place, by sieving from a number up to which there are `count` primes.
  private static func prime(
    at place: WideInt, from number: WideInt, count: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> WideInt {
    let length: WideInt = 1 << 18
    let primes = SmallPrimes.upTo(Int(Integer(largest).root(2).root.asInt ?? 0) + 1)
    var (start, count) = (number + 1, count)
    while count < place {
      try budget.check()
      let found = Self.primes(from: start, length: length, primes)
      if count + WideInt(found.count) >= place { return found[Int(place - count) - 1] }
      count += WideInt(found.count)
      start += length
    }
    // Down from the number, which is counted itself.
    var end = number + 1
    while true {
      try budget.check()
      let first = max(2, end - length)
      let found = Self.primes(from: first, length: end - first, primes)
      if count - WideInt(found.count) < place {
        return found[found.count - 1 - Int(count - place)]
      }
      count -= WideInt(found.count)
      end = first
    }
  }

  /// The primes among `length` numbers from `first` on, struck out by `primes`.
  private static func primes(from first: WideInt, length: WideInt, _ primes: [WideInt]) -> [WideInt]
  {
    var isComposite = [Bool](repeating: false, count: Int(length))
    for prime in primes {
      if prime * prime >= first + length { break }
      var multiple = max(prime * prime, (first + prime - 1) / prime * prime)
      while multiple < first + length {
        isComposite[Int(multiple - first)] = true
        multiple += prime
      }
    }
    return isComposite.indices.filter { !isComposite[$0] }.map { first + WideInt($0) }
  }

  /// ln x for x ≥ 1, to a few digits: of 2ᵏ(1 + m), with 2 artanh(m/(2 + m)).
  static func logarithm(_ x: Double) -> Double {
    var (mantissa, exponent) = (x, 0.0)
    while mantissa >= 2 {
      mantissa /= 2
      exponent += 1
    }
    let ratio = (mantissa - 1) / (mantissa + 1)
    let square = ratio * ratio
    return exponent * 0.693147180559945
      + 2 * ratio * (1 + square / 3 + square * square / 5 + square * square * square / 7)
  }
}
