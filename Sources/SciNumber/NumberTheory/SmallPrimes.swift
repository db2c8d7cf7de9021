/// The primes below a bound, by the sieve of Eratosthenes over odd numbers.
enum SmallPrimes {
  /// The primes up to `bound`, in order.
  static func upTo(_ bound: Int) -> [WideInt] {
    guard bound >= 2 else { return [] }
    // Entry i stands for 2i + 1.
    var isComposite = [Bool](repeating: false, count: (bound + 1) / 2)
    var primes: [WideInt] = [2]
    for index in 1..<max(1, isComposite.count) where !isComposite[index] {
      let prime = 2 * index + 1
      primes.append(WideInt(prime))
      guard prime <= bound / prime else { continue }
      for multiple in stride(from: prime * prime / 2, to: isComposite.count, by: prime) {
        isComposite[multiple] = true
      }
    }
    return primes
  }

  /// The primes below 2¹², with which every search begins.
  static let first: [WideInt] = upTo(1 << 12)
}
