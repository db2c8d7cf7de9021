import SciCalculator
import SciNumber
import Testing

/// For each limit of the functions of integers, the last argument that is answered and the first that is refused.
@Suite(.timeLimit(.minutes(30))) struct IntegerLimitEdgeTests {
  @Test func shiftsAndLists() {
    var budget = EvaluationBudget.interactive
    budget.exactBits = 100
    #expect(outcome("bitlength(shl(1; 99))", budget: budget) == "100")
    #expect(outcome("shl(1; 100)", budget: budget).hasPrefix("limit: the exact result is too long"))
    #expect(outcome("mean(digits(2^999999; 2)) * 10^6") == "1")
    #expect(
      outcome("digits(2^10^6; 2)")
        == "limit: the list would have 1,000,001 elements, more than the limit of 1,000,000")
    #expect(
      outcome("divisors(primorial(71)^2 * 2^10)")
        .hasPrefix("limit: the list would have"))
  }

  @Test func indices() {
    // Their neighbours below are computed in seconds; the smallest rows show that the limits are those of the index alone.
    #expect(outcome("bell(5001)") == "limit: `bell` takes integers up to 5,000")
    #expect(outcome("stirling1(5001; 1)") == "limit: `stirling1` takes integers up to 5,000")
    #expect(outcome("stirling1(5000; 4999)") == "-12497500")
    #expect(outcome("stirling2(20001; 2)") == "limit: `stirling2` takes integers up to 20,000")
    #expect(outcome("stirling2(20000; 2) + 1 - 2^19999") == "0")
    #expect(outcome("bernoulli(5002)") == "limit: `bernoulli` takes integers up to 5,000")
    #expect(outcome("euler(5002)") == "limit: `euler` takes integers up to 5,000")
    #expect(outcome("harmonic(200001)") == "limit: `harmonic` takes integers up to 200,000")
    #expect(outcome("partitions(100001)") == "limit: `partitions` takes integers up to 100,000")
    #expect(
      outcome("primepi(10^12 + 1)") == "limit: `primepi` takes integers up to 1,000,000,000,000")
    #expect(
      outcome("nthprime(37607912019)") == "limit: `nthprime` takes integers up to 37,607,912,018")
  }

  /// 10⁵⁹⁹ + 2161 and 10⁶⁰⁰ + 543 are the first probable primes of their lengths, by FLINT.
  ///
  /// The proof of the first takes minutes, so the test only sees it begin.
  @Test func proofs() {
    #expect(
      outcome("isprime(10^600 + 543)")
        == "limit: a number of 601 digits is too long to be proved prime: the limit is 600")
    var budget = EvaluationBudget.interactive
    budget.time = .milliseconds(500)
    #expect(outcome("isprime(10^599 + 2161)", budget: budget).hasPrefix("limit: it takes longer"))
    #expect(
      outcome("isprime(10^20000 + 7)")
        == "limit: a number of 20,001 digits is too long to be proved prime: the limit is 20,000")
    #expect(outcome("isprime(10^20000 + 5)") == "false")
    // By its successor, whatever its length: 2^4423 − 1 has 1,332 digits.
    #expect(outcome("isprime(2^4423 - 1)") == "true")
    // What is composite is found, whatever its length.
    #expect(outcome("isprime(10^1000 + 1)") == "false")
  }

  @Test func timeAndCancellation() {
    var budget = EvaluationBudget.interactive
    budget.time = .milliseconds(200)
    for text in [
      "factor((10^60 + 7)*(10^70 + 33))", "isprime(10^300 + 331)", "primepi(10^12)", "bell(5000)",
      "partitions(100000)", "bernoulli(5000)", "powmod(3; 10^100000; 10^30000 + 1)",
      "stirling1(5000; 2500)", "nthprime(37607912018)",
    ] {
      #expect(outcome(text, budget: budget).hasPrefix("limit: it takes longer than"), "\(text)")
    }
  }
}
