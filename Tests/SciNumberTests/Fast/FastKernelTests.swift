import TestSupport
import Testing

@testable import SciNumber

/// The promise of the kernels: the value at every point of the operand lies in the result.
///
/// `Fuzzing`'s `Kernels` tries as many arguments as one likes.
@Suite struct FastKernelTests {
  struct Kernel: Sendable, CustomTestStringConvertible {
    let name: String
    let exponents: ClosedRange<Int32>
    var takesNegative = true
    let compute: @Sendable (SmallBall) -> SmallBall?
    let reference: @Sendable (BigFloat) -> BigFloat

    var testDescription: String { name }
  }

  private static func function(
    _ function: BigFloat.Unary
  ) -> @Sendable (BigFloat) -> BigFloat {
    { $0.applying(function, precision: 400, rounding: .halfEven) }
  }

  private static func degrees(
    _ function: BigFloat.Turning
  ) -> @Sendable (BigFloat) -> BigFloat {
    { $0.applying(function, turn: 360, precision: 400, rounding: .halfEven) }
  }

  private static func quotient(
    of function: BigFloat.Unary, by base: WideUInt
  ) -> @Sendable (BigFloat) -> BigFloat {
    { x in
      let divisor = BigFloat.logarithm(of: base, precision: 400, rounding: .halfEven).value
      return x.applying(function, precision: 400, rounding: .halfEven)
        .applying(.divide, divisor, precision: 400, rounding: .halfEven)
    }
  }

  private static func power(_ exponent: WideInt) -> @Sendable (BigFloat) -> BigFloat {
    { $0.applying(.power, BigFloat(exponent), precision: 400, rounding: .halfEven) }
  }

  private static let kernels: [Kernel] = [
    Kernel(
      name: "sqrt", exponents: -300...300, takesNegative: false, compute: { $0.squareRoot() },
      reference: { $0.root(2, precision: 400, rounding: .halfEven).value }),
    Kernel(
      name: "cbrt", exponents: -30...30, compute: { $0.root(3) },
      reference: { $0.root(3, precision: 400, rounding: .halfEven).value }),
    Kernel(name: "exp", exponents: -70...12, compute: { $0.exp() }, reference: function(.exp)),
    Kernel(
      name: "expm1", exponents: -130...12, compute: { $0.expMinusOne() },
      reference: function(.expMinusOne)),
    Kernel(
      name: "log", exponents: -10...10, takesNegative: false, compute: { $0.log() },
      reference: function(.log)),
    Kernel(
      name: "log1p", exponents: -130 ... -1, compute: { $0.logOnePlus() },
      reference: function(.logOnePlus)),
    Kernel(
      name: "log2", exponents: -10...10, takesNegative: false, compute: { $0.log2() },
      reference: quotient(of: .log, by: 2)),
    Kernel(
      name: "log10", exponents: -10...10, takesNegative: false, compute: { $0.log10() },
      reference: quotient(of: .log, by: 10)),
    Kernel(name: "sin", exponents: -30...39, compute: { $0.sin() }, reference: function(.sin)),
    Kernel(name: "cos", exponents: -30...39, compute: { $0.cos() }, reference: function(.cos)),
    Kernel(name: "tan", exponents: -30...39, compute: { $0.tan() }, reference: function(.tan)),
    Kernel(
      name: "sin°", exponents: -30...59, compute: { $0.sinOfDegrees() }, reference: degrees(.sin)),
    Kernel(
      name: "cos°", exponents: -30...59, compute: { $0.cosOfDegrees() }, reference: degrees(.cos)),
    Kernel(
      name: "tan°", exponents: -30...59, compute: { $0.tanOfDegrees() }, reference: degrees(.tan)),
    Kernel(
      name: "asin", exponents: -60 ... -1, compute: { $0.asin() }, reference: function(.asin)),
    Kernel(
      name: "acos", exponents: -60 ... -1, compute: { $0.acos() }, reference: function(.acos)),
    Kernel(name: "atan", exponents: -60...60, compute: { $0.atan() }, reference: function(.atan)),
    Kernel(
      name: "asin°", exponents: -60 ... -1, compute: { $0.asinInDegrees() },
      reference: degrees(.asin)),
    Kernel(
      name: "acos°", exponents: -60 ... -1, compute: { $0.acosInDegrees() },
      reference: degrees(.acos)),
    Kernel(
      name: "atan°", exponents: -60...60, compute: { $0.atanInDegrees() },
      reference: degrees(.atan)),
    Kernel(name: "sinh", exponents: -60...12, compute: { $0.sinh() }, reference: function(.sinh)),
    Kernel(name: "cosh", exponents: -60...12, compute: { $0.cosh() }, reference: function(.cosh)),
    Kernel(name: "tanh", exponents: -60...5, compute: { $0.tanh() }, reference: function(.tanh)),
    Kernel(
      name: "asinh", exponents: -60...60, compute: { $0.asinh() }, reference: function(.asinh)),
    Kernel(
      name: "acosh", exponents: 0...60, takesNegative: false, compute: { $0.acosh() },
      reference: function(.acosh)),
    Kernel(
      name: "atanh", exponents: -60 ... -1, compute: { $0.atanh() }, reference: function(.atanh)),
    Kernel(
      name: "x^7", exponents: -60...60, compute: { $0.raised(toInteger: 7) }, reference: power(7)),
    Kernel(
      name: "x^-12", exponents: -60...60, compute: { $0.raised(toInteger: -12) },
      reference: power(-12)),
  ]

  @Test(arguments: kernels)
  private func resultsContainTheValues(_ kernel: Kernel) {
    var generator = SplitMix64(seed: 11)
    var count = 0
    for _ in 0..<8_000 {
      let isNegative = kernel.takesNegative && generator.next() & 1 == 0
      let x = SmallBall.random(kernel.exponents, isNegative: isNegative, using: &generator)
      guard let result = kernel.compute(x) else { continue }
      count += 1
      let value = kernel.reference(x.midpoint)
      #expect(result.contains(value), "\(kernel.name)(\(x)) = \(result)")
    }
    #expect(count > 6_000)
  }

  @Test(arguments: kernels)
  private func resultsContainTheValuesAtAllPoints(_ kernel: Kernel) {
    var generator = SplitMix64(seed: 12)
    var count = 0
    for _ in 0..<2_000 {
      let isNegative = kernel.takesNegative && generator.next() & 1 == 0
      let error = generator.next() >> UInt64.random(in: 5...63, using: &generator)
      let x = SmallBall.random(
        kernel.exponents, isNegative: isNegative, error: error, using: &generator)
      guard let result = kernel.compute(x) else { continue }
      count += 1
      for point in [-WideInt(error), WideInt(error)] {
        let value = kernel.reference(x.point(ulps: point))
        #expect(result.contains(value), "\(kernel.name)(\(x)) = \(result), \(point) ulps off")
      }
    }
    #expect(count > 600)
  }

  /// The bounds of ordinary arguments leave what twenty and thirty digits need.
  @Test(arguments: kernels)
  private func ordinaryResultsAreNarrow(_ kernel: Kernel) {
    var generator = SplitMix64(seed: 13)
    var least = 128
    for _ in 0..<2_000 {
      let low = max(kernel.exponents.lowerBound, -6)
      let x = SmallBall.random(
        low...min(kernel.exponents.upperBound, 6), isNegative: false, using: &generator)
      guard let result = kernel.compute(x), x.exponent < 0 || x.mantissa.high != 1 << 63 else {
        continue
      }
      let bits = 127 - (64 - result.error.leadingZeroBitCount)
      if result.exponent > -20 { least = min(least, bits) }
    }
    #expect(least >= 80)
  }
}
