import SciNumber

/// Random arguments of a kernel, many of them where it is likely to go wrong.
struct Arguments {
  private let kernel: Kernel
  private var state: UInt64

  init(of kernel: Kernel, seed: UInt64) {
    self.kernel = kernel
    state = seed
  }

  /// The next number of SplitMix64.
  mutating func bits() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  private mutating func below(_ bound: Int32) -> Int32 {
    Int32(bits().multipliedFullWidth(by: UInt64(bound)).high)
  }

  private mutating func wide() -> UInt128 { UInt128(bits()) << 64 | UInt128(bits()) }

  private mutating func anyExponent() -> Int32 {
    let (low, high) = (kernel.exponents.lowerBound, kernel.exponents.upperBound)
    // Mostly ordinary numbers.
    let narrow = max(low, -12)...min(high, 12)
    let range = bits() & 3 == 0 || narrow.isEmpty ? low...high : narrow
    return range.lowerBound + below(range.upperBound - range.lowerBound + 1)
  }

  mutating func next() -> SmallBall {
    while true {
      let isNegative = kernel.takesNegative && bits() & 1 == 0
      guard let x = candidate(isNegative: isNegative) else { continue }
      if kernel.exponents.contains(x.exponent) { return x }
    }
  }

  private mutating func candidate(isNegative: Bool) -> SmallBall? {
    switch bits() & 15 {
    case 0...5: ball(wide() | 1 << 127, anyExponent(), isNegative)
    // As many bits as a double, and as a float.
    case 6, 7: ball(((wide() | 1 << 127) >> 75) << 75, anyExponent(), isNegative)
    case 8: ball(((wide() | 1 << 127) >> 104) << 104, anyExponent(), isNegative)
    // Integers, hundredths, and parts of powers of two, which the tables have.
    case 9:
      SmallBall(units: UInt128(1 + below(100_000)), exponent: 0, error: 0, isNegative: isNegative)
    case 10: hundredth(isNegative)
    case 11: beside(UInt128(1 + below(4096)), exponent: -12, isNegative)
    case 12: beside(UInt128(1 + below(512)), exponent: -7, isNegative)
    // Powers of two.
    case 13: beside(1, exponent: anyExponent(), isNegative)
    default: landmark(isNegative)
    }
  }

  private func ball(_ mantissa: UInt128, _ exponent: Int32, _ isNegative: Bool) -> SmallBall? {
    SmallBall(units: mantissa, exponent: exponent - 127, error: 0, isNegative: isNegative)
  }

  private mutating func hundredth(_ isNegative: Bool) -> SmallBall? {
    guard
      let x = SmallBall(
        coefficient: UInt128(1 + below(100_000)), timesTenToThe: -2, isNegative: isNegative)
    else { return nil }
    return ball(x.mantissa, x.exponent, isNegative)
  }

  /// `units` × 2^`exponent`, give or take some last places or more.
  private mutating func beside(
    _ units: UInt128, exponent: Int32, _ isNegative: Bool
  ) -> SmallBall? {
    guard
      let x = SmallBall(units: units, exponent: exponent, error: 0, isNegative: isNegative)
    else { return nil }
    let offset = (UInt128(bits()) << UInt128(below(64))) >> UInt128(below(128))
    let isBelow = bits() & 1 == 0
    // Below a power of two an ulp is half as large; the number is near all the same.
    let mantissa = isBelow ? x.mantissa &- offset : x.mantissa &+ offset
    return mantissa >> 127 == 1
      ? ball(mantissa, x.exponent, isNegative) : ball(0 &- offset, x.exponent - 1, isNegative)
  }

  private mutating func landmark(_ isNegative: Bool) -> SmallBall? {
    switch kernel.landmark {
    case .none: ball(wide() | 1 << 127, anyExponent(), isNegative)
    case .one: beside(1, exponent: 0, isNegative)
    case .rightAngles: beside(UInt128(15 * (1 + below(200))), exponent: 0, isNegative)
    case .quarterTurns:
      SmallBall(Int64(1 + below(100_000) >> below(17))).flatMap { $0 * SmallBall.pi }.flatMap {
        beside($0.mantissa, exponent: $0.exponent - 128, isNegative)
      }
    }
  }
}
