import SciCalculator
import SciNumber
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A limit of time is kept by every function with its largest operands: no call is begun that would go on long beyond it.
///
/// What is measured is the time of the processor that the thread takes, whatever else the machine does. `scripts/in_time` runs many more operands
/// through the optimised command.
@Suite(.timeLimit(.minutes(30))) struct TimeLimitTests {
  /// Each of these took from seconds to minutes, whatever the limit was.
  @Test(
    arguments: LongTests.some(of: [
      "gcdext(3^1000000; 2^3000001)", "catalan(10^7)", "binomial(2*10^7; 10^7)",
      "binomial(2*10^7; 12*10^5)", "binomial(10^9; 10^6)", "lcm(1..100000)", "sigma(3^1000000)",
      "sin(1) to 5000000 digits", "sin(1) to 200000 digits", "sum(1/k^2; k; 1; 10^6)",
      "fvschedule(3^(1..5000); [9%; 11%; 10%])", "fvschedule(1..100000; 1..100000)",
      "variance(1; 2; 3; 1/(1..100000))", "nextprime(3^1000000)", "gcd(3^20000000; 7^11000000)",
      "3^20000000/7^11000000 + 7^11000000/3^20000000", "modinv(3^10000000; 7^5000000)",
      "kronecker(3^20000000; 7^11000000)", "mod(10^999999999; 3^20000000)",
      "finv(0.95; 3; sqrt(10^100 + 1))", "pmt(5%/12; 10^6; 200000)",
      "irr(-200; 3^1000000; 121)",
      "price(date(2008; 2; 15); date(2017; 11; 15); 5.75%; 3^1000000; 100; 2)",
    ]))
  func whatTookLongEndsInTime(_ text: String) {
    expectInTime(text, limit: .milliseconds(500))
  }

  /// The calls of the examples, with one argument after the other as long as a fraction or as large as a number can be.
  @Test(arguments: LongTests.some(of: FunctionTable.all.map { $0.name }))
  func everyFunctionEndsInTime(_ name: String) throws {
    let function = try #require(FunctionTable.function(named: name))
    let call = try #require(
      function.examples.lazy.compactMap { Self.call(of: name, in: $0.input) }.first)
    for operand in LongTests.some(of: ["3^100000/2^158501", "1e-100000", "10^9 + 1/3"]) {
      for index in call.indices {
        var arguments = call
        arguments[index] = operand
        expectInTime("\(name)(\(arguments.joined(separator: "; ")))", limit: .milliseconds(20))
      }
    }
  }

  /// Fails if the text takes ten seconds more than it may: a debug build, and one that is instrumented, are slow.
  private func expectInTime(_ text: String, limit: Duration) {
    var budget = EvaluationBudget.interactive
    budget.time = limit
    let start = Self.processorTime
    let outcome = outcome(text, budget: budget)
    let seconds = Self.processorTime - start
    #expect(seconds < 10, "\(text) took \(seconds) s and gave \(outcome.prefix(100))")
    #expect(!outcome.isEmpty)
  }

  private static var processorTime: Double {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// The arguments of the first call of a function in an expression.
  private static func call(of name: String, in text: String) -> [String]? {
    var rest = Substring(text)
    while let start = rest.firstRange(of: "\(name)(") {
      let isWhole = rest[..<start.lowerBound].last?.isLetter != true
      rest = rest[start.upperBound...]
      if isWhole { return arguments(rest) }
    }
    return nil
  }

  /// What stands between semicolons up to the bracket that closes.
  private static func arguments(_ text: Substring) -> [String] {
    var (arguments, depth) = ([""], 0)
    for character in text {
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      if depth < 0 { break }
      if character == ";", depth == 0 {
        arguments.append("")
      } else {
        arguments[arguments.count - 1].append(character)
      }
    }
    return arguments
  }
}
