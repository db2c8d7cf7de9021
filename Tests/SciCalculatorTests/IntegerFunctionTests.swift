import SciCalculator
import SciNumber
import Testing

/// The functions of integers as they are typed: arguments by proof, lists, Booleans, and the words of errors.
@Suite struct IntegerFunctionTests {
  private func answer(_ text: String, budget: EvaluationBudget = .interactive) -> String {
    var settings = CalculatorSettings.standard
    settings.budget = budget
    var calculator = Calculator(settings: settings)
    do throws(CalculatorError) {
      return try calculator.answer(text)?.string ?? ""
    } catch {
      return "\(error.errorClass): \(error.message(inUTF8: Array(text.utf8)))"
    }
  }

  /// What is an integer by proof is one as an argument.
  @Test(
    arguments: [
      ("isprime(floor(sqrt(2)*sqrt(8)) + 1)", "true"), ("isprime(sqrt(2)*sqrt(8))", "false"),
      ("factor(6*sqrt(4))", "[2; 2; 3]"), ("digits(12.0)", "[1; 2]"),
      ("bitand(12; log10(10^10))", "8"),
      ("fib(cos(0)*12)", "144"), ("x = factor(60)\nsum(x)", "12"), ("sum(digits(2^100))", "115"),
      ("fromdigits(digits(1234; 7); 7)", "1234"), ("fromdigits(5)", "5"),
      ("bitxor([1; 2; 4])", "7"),
      ("isprime(7) == true", "true"), ("factor = 3; factor + 1", "4"), ("sigma = 2; sigma*3", "6"),
    ] as [(String, String)])
  func argumentsAreIntegersByProof(_ row: (text: String, value: String)) {
    #expect(answer(row.text) == row.value)
  }

  @Test(
    arguments: [
      ("factor(1)", "1"), ("factor(-1)", "-1"), ("factor(2)", "2"), ("digits(0)", "0"),
      ("digits(-15)", "[1; 5]"), ("digitsum(0)", "0"), ("bitlength(0)", "0"), ("popcount(0)", "0"),
      ("isprime(0)", "false"), ("isprime(1)", "false"), ("isprime(-7)", "false"),
      ("isprime(2)", "true"),
      ("nextprime(-10)", "2"), ("primepi(1)", "0"), ("primepi(-5)", "0"), ("primepi(2)", "1"),
      ("fib(0)", "0"), ("fib(-1)", "1"), ("fib(-2)", "-1"), ("lucas(-3)", "-4"),
      ("catalan(0)", "1"),
      ("stirling1(0; 0)", "1"), ("stirling2(0; 0)", "1"), ("stirling2(5; 0)", "0"),
      ("bell(1)", "1"),
      ("subfactorial(0)", "1"), ("multifactorial(0; 3)", "1"), ("multifactorial(2; 5)", "2"),
      ("partitions(0)", "1"), ("bernoulli(0)", "1"), ("bernoulli(3)", "0"), ("harmonic(0)", "0"),
      ("powmod(5; 0; 1)", "0"), ("powmod(0; 0; 7)", "1"), ("modinv(3; -7)", "5"),
      ("modinv(5; 1)", "0"),
      ("gcdext(0; 0)", "[0; 1; 0]"), ("gcdext(-4; 6)", "[2; 1; 1]"), ("kronecker(0; 1)", "1"),
      ("emod(7; 3)", "1"), ("ediv(7; -3)", "-2"), ("emod(-6; 3)", "0"),
      ("divisors(-4)", "[1; 2; 4]"),
      ("iroot(0; 5)", "0"), ("iroot(7; 10^30)", "1"), ("iroot(-8; 10^30 + 1)", "-1"),
      ("isqrt(0)", "0"),
      ("ilog(1; 10)", "0"), ("totient(1)", "1"), ("moebius(1)", "1"), ("sigma(1; 100)", "1"),
      ("primorial(0)", "1"), ("shl(0; 10^30)", "0"), ("shr(5; 10^30)", "0"),
      ("shr(-5; 10^30)", "-1"),
    ] as [(String, String)])
  func valuesAtTheEdges(_ row: (text: String, value: String)) {
    #expect(answer(row.text) == row.value, "\(row.text)")
  }

  /// From the definitions; the last two by mpmath's `binomial`.
  @Test(
    arguments: [
      ("binomial(-3; 2)", "6"), ("binomial(-3; -2)", "0"), ("binomial(1/2; -1)", "0"),
      ("binomial(5.5; 3.5)", "12.375"), ("binomial(-1/2; 3)", "-0.3125"), ("binomial(pi; 0)", "1"),
      ("binomial(sqrt(2); 2)*2 - 2 + sqrt(2)", "0"), ("binomial(4; 0.5) - 4!/(0.5!*3.5!)", "0"),
      ("fallingfactorial(3; 5)", "0"), ("fallingfactorial(3; 0)", "1"),
      ("fallingfactorial(2; -2)*12", "1"),
      ("risingfactorial(-3; 3)", "-6"), ("risingfactorial(-3; 5)", "0"),
      ("risingfactorial(4; -2)*6", "1"),
      ("risingfactorial(sqrt(2)*sqrt(8); 3)", "120"),
      ("risingfactorial(sqrt(2); 2) - sqrt(2)", "2"),
    ] as [(String, String)])
  func productsOfNeighbours(_ row: (text: String, value: String)) {
    #expect(answer(row.text) == row.value, "\(row.text)")
  }

  @Test(arguments: [
    ("isprime(1/2)", "mathematics: `isprime` takes integers only"),
    ("isprime(pi)", "mathematics: `isprime` takes integers only"),
    ("bitand(1.5; 1)", "mathematics: `bitand` takes integers only"),
    (
      "popcount(-1)",
      "mathematics: a negative integer has no end of ones: its bits are …111 to the left"
    ),
    ("prevprime(2)", "mathematics: there is no prime below 2"),
    ("factor(0)", "mathematics: zero has no finite number of factors"),
    ("divisors(0)", "mathematics: zero has no finite number of factors"),
    ("totient(0)", "mathematics: `totient` takes positive integers only"),
    ("moebius(-1)", "mathematics: `moebius` takes positive integers only"),
    ("nthprime(0)", "mathematics: `nthprime` takes positive integers only"),
    (
      "modinv(4; 6)",
      "mathematics: there is no inverse: the number and the modulus have a common factor"
    ),
    ("powmod(2; 3; 0)", "mathematics: division by zero"),
    ("emod(1; 0)", "mathematics: division by zero"),
    ("digits(5; 1)", "mathematics: the base of digits is an integer of at least 2"),
    ("fromdigits([1; 12])", "mathematics: a digit is at least 0 and below the base"),
    ("ilog(0; 10)", "mathematics: the logarithm of zero has no value"),
    ("isqrt(-1)", "mathematics: the square root of a negative number is not real"),
    ("iroot(-1; 2)", "mathematics: an even root of a negative number is not real"),
    ("iroot(4; 0)", "mathematics: the degree of a whole root is a positive integer"),
    ("bell(-1)", "mathematics: `bell` takes no negative integers"),
    ("fallingfactorial(-1; -1)", "mathematics: division by zero"),
    ("binomial(-2; 1/2)", "mathematics: the factorial has no value at negative integers"),
    ("isprime(3) + 1", "syntax: the outcome of a comparison is not a number"),
  ])
  func errorsSayWhatIsWrong(_ row: (text: String, message: String)) {
    #expect(answer(row.text) == row.message, "\(row.text)")
  }

  /// Beyond the exact limit there is a closed form; digits by Arb's logarithms and `lgamma` with 60 digits.
  @Test func sequencesGoOnAsExpressions() {
    #expect(answer("fibonacci(10^9)") == "7.9523178745546834678e208987639")
    #expect(answer("fibonacci(-10^9)") == "-7.9523178745546834678e208987639")
    #expect(answer("lucas(-10^9 - 1) < 0") == "true")
    #expect(answer("catalan(10^8)") == "7.6598682146050604969e60205986")
  }
}
