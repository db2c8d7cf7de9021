import SciNumber

/// The random numbers of a session: SplitMix64 of Steele, Lea and Flood (OOPSLA 2014), which repeats after 2⁶⁴ numbers.
///
/// They are for dice and samples, and not for secrets.
struct RandomGenerator: Sendable {
  private var state: UInt64

  /// Begins where a seed says; equal seeds give equal numbers.
  init(seed: UInt64) {
    state = seed
  }

  /// The next 64 bits.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// An integer of at least 0 and below a positive one, each as likely as any other.
  ///
  /// As many bits are drawn as the greatest has; what is too large is drawn again, which happens less than every second time.
  mutating func integer(below bound: Integer) -> Integer {
    let bitCount = (bound - 1).bitWidth
    while true {
      var number = Integer(0)
      var missing = bitCount
      while missing > 0 {
        let count = min(missing, 32)
        let bits = WideInt(next() >> (64 - UInt64(count)))
        number = number * Integer(WideInt(1) << count) + Integer(bits)
        missing -= count
      }
      if number < bound { return number }
    }
  }
}

extension Machine {
  /// The greatest distance between the ends of a range to draw from, in bits.
  static let mostRandomBits = 1 << 16

  /// Leaves a random number: a decimal of 20 places from 0 to below 1, or an integer from one to another.
  ///
  /// - Parameters:
  ///   - count: how many arguments are on the stack, none or two.
  ///   - ledger: what has the generator.
  /// - Throws: the error of ends that are no integers in order, and where nothing says where random numbers begin.
  mutating func draw(argumentCount count: Int, _ ledger: inout MemoryLedger) throws(StepError) {
    var bounds: [Integer] = []
    for operand in 0..<count {
      if values[values.count - count + operand].isList {
        throw StepError(.listArgument(function: "random"), operand: operand)
      }
      let number = try number(values[values.count - count + operand], operand: operand)
      do throws(MathError) {
        bounds.append(try number.integer(within: arithmetic.context.budget))
      } catch {
        throw StepError(.math(error, function: "random"), operand: operand)
      }
    }
    values.removeLast(count)
    let width =
      count == 0 ? Integer(10_000_000_000) * Integer(10_000_000_000) : bounds[1] - bounds[0] + 1
    guard width.signum > 0 else { throw StepError(.emptyRange) }
    guard width.bitWidth <= Self.mostRandomBits else {
      throw StepError(.math(.exactLimit(bits: WideInt(Self.mostRandomBits)), function: "random"))
    }
    if width == 1 { return values.append(.real(Real(bounds[0]))) }
    guard let drawn = ledger.generator?.integer(below: width) else {
      throw StepError(.noRandomNumbers)
    }
    values.append(.real(Real(count == 0 ? Rational(drawn, width) : Rational(bounds[0] + drawn))))
  }
}

extension Calculator {
  /// Says where the random numbers of `random` begin; without it the function is an error, since its values would not repeat.
  ///
  /// ```swift
  /// var calculator = Calculator()
  /// calculator.setSeed(to: 1)
  /// let die = try calculator.answer("random(1; 6)")
  /// calculator.setSeed(to: 1)
  /// let same = try calculator.answer("random(1; 6)")  // the same number
  /// ```
  ///
  /// Copies of a calculator go on with the same numbers.
  ///
  /// - Parameter seed: equal seeds give equal numbers.
  public mutating func setSeed(to seed: UInt64) { generator = RandomGenerator(seed: seed) }

  /// Forgets where random numbers come from, so that `random` is an error.
  package mutating func forgetSeed() { generator = nil }
}
