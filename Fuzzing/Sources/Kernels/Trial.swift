import CSystemMPFR
import SciNumber

/// Runs a kernel on arguments and compares with its reference.
struct Trial {
  private let kernel: Kernel
  private var arguments: Arguments
  private let x, y, midpoint: mpfr_ptr

  /// How many arguments had a result, and how many had none.
  private(set) var count = 0, refusedCount = 0
  /// The largest error of a result in ulps, and the largest part of its bound that an error was.
  private(set) var largestError = 0.0, largestShare = 0.0
  /// The largest error where the result had the bound of an ordinary argument, one of at most 64 ulps.
  private(set) var largestOrdinaryError = 0.0

  init(_ kernel: Kernel, seed: UInt64) {
    self.kernel = kernel
    arguments = Arguments(of: kernel, seed: seed)
    func number() -> mpfr_ptr {
      let pointer = mpfr_ptr.allocate(capacity: 1)
      mpfr_init2(pointer, 192)
      return pointer
    }
    (x, y, midpoint) = (number(), number(), number())
    // Its roundings are 2⁻³² ulps.
    mpfr_set_prec(y, 160)
  }

  /// Runs some arguments without an error of their own, and one in eight with one.
  ///
  /// - Returns: an argument whose result does not contain the value.
  mutating func run(_ total: Int) -> String? {
    for index in 0..<total {
      let exact = arguments.next()
      if index % 8 == 7 {
        if let text = tryWide(exact) { return text }
        continue
      }
      guard let result = kernel.compute(exact) else {
        refusedCount += 1
        continue
      }
      count += 1
      set(x, exact)
      let error = error(of: result)
      let bound = Double(result.error)
      guard error <= bound else { return "\(kernel.name)(\(exact)) = \(result), off by \(error)" }
      largestError = max(largestError, error)
      if result.error <= 64 { largestOrdinaryError = max(largestOrdinaryError, error) }
      if bound > 0 { largestShare = max(largestShare, error / bound) }
    }
    return nil
  }

  /// A number with an error, and a value at one of its points.
  private mutating func tryWide(_ exact: SmallBall) -> String? {
    let error = arguments.bits() >> (5 + arguments.bits() % 59)
    guard
      let wide = SmallBall(
        units: exact.mantissa, exponent: exact.exponent - 127, error: error,
        isNegative: exact.isNegative),
      let result = kernel.compute(wide)
    else { return nil }
    // At one end, the other, or between.
    let part = arguments.bits()
    let offset =
      part & 3 == 0
      ? Int64(error) : part & 3 == 1 ? -Int64(error) : Int64(part >> 4) % Int64(error + 1)
    set(x, exact)
    mpfr_set_si_2exp(
      y, exact.isNegative ? -Int(offset) : Int(offset), Int(exact.exponent) - 127, MPFR_RNDN)
    mpfr_add(x, x, y, MPFR_RNDN)
    let distance = self.error(of: result)
    guard distance <= Double(result.error) * (1 + 0x1p-50) + 0x1p-20 else {
      return "\(kernel.name)(\(wide)) = \(result), off by \(distance) for \(offset) ulps"
    }
    return nil
  }

  private func set(_ target: mpfr_ptr, _ ball: SmallBall) {
    mpfr_set_ui_2exp(
      target, UInt(ball.mantissa >> 64), Int(ball.exponent) - 63, MPFR_RNDN)
    mpfr_set_ui_2exp(
      midpoint, UInt(truncatingIfNeeded: ball.mantissa), Int(ball.exponent) - 127, MPFR_RNDN)
    mpfr_add(target, target, midpoint, MPFR_RNDN)
    if ball.isNegative { mpfr_neg(target, target, MPFR_RNDN) }
  }

  /// How far the value at `x` is from a result, in ulps; infinite where there is no value.
  ///
  /// The reference's own error is 2⁻³⁰ ulps at most.
  private func error(of result: SmallBall) -> Double {
    kernel.reference(y, x)
    let value = y
    set(x, result)
    mpfr_sub(value, value, x, MPFR_RNDN)
    mpfr_mul_2si(value, value, 127 - Int(result.exponent), MPFR_RNDN)
    let distance = mpfr_get_d(value, MPFR_RNDN).magnitude
    return distance.isNaN ? .infinity : distance
  }
}
