import SciNumber
import Synchronization
import Testing

/// What a budget allows and refuses.
@Suite struct BudgetTests {
  private let interactive = EvaluationBudget.interactive

  private func digits(
    of value: Real, count: Int = 20, within budget: EvaluationBudget
  ) throws(MathError) -> DecimalDigits {
    try value.digits(.significant(count), wholeUpTo: 0, rounding: .halfEven, within: budget)
  }

  @Test func nothingIsComputedWhenTimeIsUp() {
    var budget = interactive
    budget.time = .zero
    let sine = Real(1).sin(.radians, within: budget)
    #expect(refusal { try sine.sign(within: budget) } == .timeLimit(seconds: 0))
    #expect(refusal { try digits(of: sine, within: budget) } == .timeLimit(seconds: 0))
    #expect(refusal { try budget.started().check() } == .timeLimit(seconds: 0))
  }

  @Test func aClockThatRunsIsNotWoundUpAgain() throws {
    var budget = interactive
    budget.time = .zero
    var started = budget.started()
    started.time = .seconds(1000)
    #expect(refusal { try started.started().check() } == .timeLimit(seconds: 1000))
    budget.time = .seconds(1000)
    try budget.started().check()
  }

  /// The sine of √2 takes 1.5 s to 300,000 digits and 100 s to ten million.
  @Test func whatWouldTakeTooLongIsNotBegun() throws {
    var budget = interactive
    budget.time = .seconds(20)
    let sine = try Real(2).squareRoot(within: budget).sin(.radians, within: budget)
    do throws(MathError) {
      _ = try digits(of: sine, count: 10_000_000, within: budget)
      Issue.record("it has been begun")
    } catch .timeLimit(let limit, let needed) {
      #expect(limit == 20)
      #expect(needed > 20)
    }
    #expect(try digits(of: sine, count: 1_000, within: budget).digits.count == 1_000)
  }

  @Test func aCancelledTaskEndsItsEvaluations() async {
    let budget = interactive
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return refusal { try Real.pi.sin(.degrees, within: budget).sign(within: budget) }
    }
    task.cancel()
    #expect(await task.value == .cancelled)
  }

  /// √2 less its first twenty digits: 96 bits leave some of the difference, fewer than are asked for.
  @Test func theProgressTellsBitsAndProvenDigits() throws {
    let reports = Mutex<[EvaluationProgress]>([])
    var budget = interactive
    budget.onProgress = { report in reports.withLock { $0.append(report) } }
    let head = try #require(Rational("1.4142135623730950488"))
    let difference = try Real(2).squareRoot(within: budget).subtracting(Real(head), within: budget)
    // From Arb: 1.68872420969807856967…·10⁻²¹.
    let digits = try digits(of: difference, count: 20, within: budget)
    #expect(digits.digits == Array("16887242096980785697".utf8))
    let heard = reports.withLock { $0 }
    #expect(heard.first?.bits == 96 && heard.first?.provenDigits == 0)
    let proven = heard.map(\.provenDigits)
    #expect(proven.contains { (1..<20).contains($0) })
    #expect(heard.map(\.bits).max() ?? 0 > 96)
  }

  @Test func theBallsOfAWalkAreCounted() throws {
    var budget = interactive
    var sum = Real.pi
    for count in 2...1_000 { sum = sum.adding(Real(count).exp(within: budget), within: budget) }
    // 2,000 balls of 96 bits and more.
    budget.memory = 100_000
    #expect(
      refusal { try digits(of: sum, within: budget) } == .memoryLimit(bytes: 100_000, needed: 0))
    budget.memory = 400_000
    _ = try digits(of: sum, within: budget)
  }

  @Test func whatIsSharedIsMeteredOnce() throws {
    let long = Real(try #require(Integer(7).power(1_000_000, limit: 1 << 23)))
    var meter = MemoryMeter()
    meter.count(long)
    let once = meter.bytes
    // 10⁶ log₂ 7 = 2,807,354.9 bits.
    #expect(once > 350_919 && once < 352_000)
    meter.count(long)
    #expect(meter.bytes == once)
    let node = long.adding(.pi, within: interactive)
    meter.count(node.multiplied(by: node, within: interactive))
    #expect(meter.bytes - once < 1_000)
  }

  @Test func limitsOfDigitsGrowTogether() {
    let large = interactive.allowing(digits: 100_000_000)
    #expect(large.digits == 100_000_000)
    // 10⁸ log₂ 10 = 332,192,809.5 bits.
    #expect(large.exactBits == 1 << 29)
    #expect(large.precisionBits == 1 << 25 && large.decisionBits == 1 << 22)
    let same = interactive.allowing(digits: interactive.digits)
    #expect(same.exactBits == interactive.exactBits)
    #expect(same.precisionBits == interactive.precisionBits)
    let small = interactive.allowing(digits: 1)
    #expect(small.exactBits == 64 && small.precisionBits == interactive.precisionBits)
    #expect(interactive.allowing(digits: .max).exactBits == 1 << 40)
  }

  @Test func strangersGetASecond() {
    let budget = EvaluationBudget.untrusted
    #expect(budget.time == .seconds(1) && budget.memory == 50_000_000)
    #expect(
      refusal { try digits(of: .pi, count: 10_001, within: budget) } == .digitLimit(digits: 10_000))
  }

  @Test func powersThatLeaveTheRangeAreSeenToDoSo() throws {
    // Beside 1 and to an exponent of a million bits, where a ball at a low precision tells nothing but the sign of the logarithm.
    let huge = Real(try #require(Integer(3).power(1_000_000, limit: 1 << 22)))
    let cosine = Real(1).cos(.gradians, within: interactive)
    let power = try cosine.raised(to: huge, within: interactive)
    #expect(refusal { try digits(of: power, within: interactive) } == .tooSmall)
    let inverse = try cosine.raised(to: huge.negated(), within: interactive)
    #expect(refusal { try digits(of: inverse, within: interactive) } == .tooLarge)
    let sum = Real(2).adding(power, within: interactive)
    #expect(try digits(of: sum, within: interactive).digits.count == 20)
  }

  @Test func anArgumentBeyondTheRangeIsToldAtOnce() throws {
    let tower = try Real(9).raised(
      to: Real(9).raised(to: Real(9).raised(to: Real(9), within: interactive), within: interactive),
      within: interactive)
    let sine = tower.sin(.degrees, within: interactive)
    #expect(refusal { try sine.sign(within: interactive) } == .tooLarge)
    #expect(
      refusal { try digits(of: Real(2).adding(sine, within: interactive), within: interactive) }
        == .tooLarge)
    #expect(try sine.compared(to: Real(2), within: interactive) < 0)
  }
}
