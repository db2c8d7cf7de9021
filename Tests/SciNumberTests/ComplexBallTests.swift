import TestSupport
import Testing

@testable import SciNumber

/// The promise of every operation on rectangles: for any points of the operands, the value is a point of the result.
@Suite struct ComplexBallTests {
  private struct Sample {
    var box: ComplexBall
    var point: ComplexBall
  }

  /// A rectangle about a random number, often next to an axis, and a point in it, often at a corner.
  private func sample(_ generator: inout SplitMix64, bits: WideInt) -> Sample {
    var balls: [Ball] = []
    var points: [Ball] = []
    for _ in 0..<2 {
      let size = Double.random(in: -4...4, using: &generator) * 0x1p40
      let scale = Int.random(in: 0...9, using: &generator) == 0 ? -80 : -40
      let midpoint = BigFloat(WideInt(size), timesTwoToThe: WideInt(scale))
      let exponent = WideInt(Int.random(in: -60...(-3), using: &generator))
      let part = WideInt(Int.random(in: -8...8, using: &generator))
      balls.append(Ball(midpoint: midpoint, radius: .powerOfTwo(exponent)))
      let offset = BigFloat(part, timesTwoToThe: exponent - 3)
      points.append(
        Ball(exact: midpoint.applying(.add, offset, precision: 512, rounding: .halfEven)))
    }
    return Sample(
      box: ComplexBall(balls[0], balls[1], bits: bits),
      point: ComplexBall(points[0], points[1], bits: 400))
  }

  private func check(
    _ name: String, _ operation: (ComplexBall, ComplexBall) -> ComplexBall
  ) {
    var generator = SplitMix64(seed: 31)
    var boundedCount = 0
    for round in 0..<200 {
      let bits: WideInt = [64, 100, 200][round % 3]
      let (x, y) = (sample(&generator, bits: bits), sample(&generator, bits: bits))
      let truth = operation(x.point, y.point)
      // Outside of the domain there is nothing to contain.
      guard !truth.isUnbounded else { continue }
      let result = operation(x.box, y.box)
      if !result.isUnbounded { boundedCount += 1 }
      #expect(
        result.real.ball.contains(truth.real.ball)
          && result.imaginary.ball.contains(truth.imaginary.ball),
        "\(name) at \(x.point), \(y.point)")
    }
    #expect(boundedCount > 80, "\(name) hardly ever gave a bound: \(boundedCount)")
  }

  @Test func resultsContainTheValuesAtAllPoints() {
    check("+") { $0 + $1 }
    check("−") { $0 - $1 }
    check("×") { $0 * $1 }
    check("÷") { $0 / $1 }
    check("square") { x, _ in x.squared }
    check("exp") { x, _ in x.exp }
    check("log") { x, _ in x.log }
    check("√") { x, _ in x.squareRoot }
    check("power") { $0.power($1) }
    check("7th power") { x, _ in x.power(7) }
    check("|z|") { x, _ in ComplexBall(x.absolute, x.squaredMagnitude) }
  }

  /// Next to 0 these functions are about z, and so is what is known of them.
  @Test func nothingIsCancelledBesideZero() {
    let tiny = WorkingBall(1, bits: 64).scaled(byTwoToThe: -300)
    for z in [ComplexBall(tiny, tiny), ComplexBall(-tiny, tiny), ComplexBall(tiny, -tiny)] {
      for value in [z.tanh, z.expMinusOne, z.areaSine, z.logOnePlus, z.arctangent] {
        let error = (value - z).absolute
        #expect(error.exponentBound.map { $0 < -350 } ?? false)
      }
    }
  }

  @Test func boundsOfTheMagnitudeHold() {
    var generator = SplitMix64(seed: 32)
    for _ in 0..<200 {
      let sample = sample(&generator, bits: 64)
      let size = sample.point.absolute
      #expect(size.magnitude <= sample.box.magnitude.nudged)
      #expect(sample.box.mignitude <= size.magnitude)
    }
  }
}
