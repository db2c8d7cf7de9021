// How long MPFR takes, so that no call is begun that would not end in time.
//
// Measured with MPFR 4.2.0 on one core of 2026 (a sine of 2²⁰ bits takes 1.5 s, a quotient 20 ms). Another machine may be several
// times slower or faster: this decides only what is refused at once and what is tried.

extension Operation {
  /// About how many seconds the operation takes with so many bits.
  func predictedSeconds(bits: WideInt) -> Double {
    guard bits > Self.soonDoneBits else { return 0 }
    switch self {
    case .enclosed, .add, .subtract, .negate, .pair: return 0
    case .multiply, .divide: return Self.quasilinear(bits, secondsAtMillion: 0.02)
    case .root, .integerPower: return Self.quasilinear(bits, secondsAtMillion: 0.06)
    case .pi: return Self.quasilinear(bits, secondsAtMillion: 0.4)
    case .power: return Self.quasilinear(bits, secondsAtMillion: 2.5)
    case .sin, .cos, .tan, .asin, .acos, .atan:
      return Self.quasilinear(bits, secondsAtMillion: 1.5)
    case .special(let function):
      let ratio = Double(bits) / Double(function.maximumBits)
      return function.secondsAtMaximumBits * ratio * ratio
    case .function(let function):
      if let slow = function.entry.secondsAtMaximumBits, let most = function.entry.maximumBits {
        let ratio = Double(bits) / Double(most)
        return slow * ratio * ratio * ratio
      }
      return Self.quasilinear(bits, secondsAtMillion: 1.2)
    }
  }

  /// No operation takes a millisecond with so few bits.
  private static let soonDoneBits = 1 << 10

  /// The time of an operation that takes about b^(5/4) steps with b bits, from its time with 2²⁰ bits.
  static func quasilinear(_ bits: WideInt, secondsAtMillion seconds: Double) -> Double {
    let ratio = Double(bits) / Double(1 << 20)
    return seconds * ratio * ratio.squareRoot().squareRoot()
  }
}
