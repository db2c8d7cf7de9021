/// Times pieces of work in turn, so that a slow moment of the machine meets all of them.
///
/// - Parameters:
///   - rounds: how often each is done.
///   - works: what is timed; each gets the number of the round.
/// - Returns: the median of the seconds that each took.
func medians(rounds: Int, _ works: [(_ round: Int) -> Void]) -> [Double] {
  let clock = ContinuousClock()
  return medians(
    rounds: rounds,
    times: works.map { work in { round in clock.measure { work(round) } / .seconds(1) } })
}

/// The same for works that take their own time.
func medians(rounds: Int, times works: [(_ round: Int) -> Double]) -> [Double] {
  var times = works.map { _ in [Double]() }
  for round in 0..<rounds {
    for (index, work) in works.enumerated() { times[index].append(work(round)) }
  }
  return times.map { $0.sorted()[$0.count / 2] }
}

/// Keeps a value from being computed in vain, as far as the optimiser can see.
@inline(never)
func use<Value>(_ value: Value) {}
