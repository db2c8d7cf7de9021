import SciCalculator
import Testing

@testable import SciPlot

@Suite struct AxisTests {
  private static func labels(
    _ lower: Double, _ upper: Double, _ count: Int, _ scale: Axis.Scale = .linear,
    angles: AngleUnit? = nil
  ) throws -> String {
    let axis = try #require(Axis(from: lower, to: upper, scale: scale))
    return axis.ticks(count: count, angles: angles).map(\.label).joined(separator: " ")
  }

  @Test func ticksAreRoundNumbers() throws {
    #expect(try Self.labels(-20, 20, 8) == "-20 -15 -10 -5 0 5 10 15 20")
    #expect(try Self.labels(0, 1, 5) == "0 0.2 0.4 0.6 0.8 1.0")
    #expect(try Self.labels(-1.05, 1.05, 5) == "-1.0 -0.5 0 0.5 1.0")
    #expect(try Self.labels(0, 3e-7, 4) == "0 1e-7 2e-7 3e-7")
    #expect(try Self.labels(0, 4e9, 5) == "0 1e9 2e9 3e9 4e9")
    #expect(try Self.labels(1000, 1003, 4) == "1000 1001 1002 1003")
    #expect(try Self.labels(0.001, 0.005, 5) == "0.001 0.002 0.003 0.004 0.005")
    #expect(try Self.labels(0, 2.5e20, 5) == "0 5e19 1e20 1.5e20 2e20 2.5e20")
  }

  @Test func anglesHaveTicksOfTheirOwn() throws {
    #expect(try Self.labels(-180, 180, 8, angles: .degrees) == "-180 -135 -90 -45 0 45 90 135 180")
    #expect(try Self.labels(0, 360, 4, angles: .degrees) == "0 90 180 270 360")
    #expect(try Self.labels(0, 90, 5, angles: .degrees) == "0 30 60 90")
    #expect(try Self.labels(0, 10, 5, angles: .degrees) == "0 2 4 6 8 10")
  }

  @Test func radiansHavePartsOfPi() throws {
    #expect(try Self.labels(-2 * .pi, 2 * .pi, 5, angles: .radians) == "-2π -π 0 π 2π")
    #expect(
      try Self.labels(-.pi, .pi, 8, angles: .radians) == "-π -3π/4 -π/2 -π/4 0 π/4 π/2 3π/4 π")
    #expect(try Self.labels(0, 1, 5, angles: .radians) == "0 0.2 0.4 0.6 0.8 1.0")
    #expect(try Self.labels(-20, 20, 4, angles: .radians) == "-4π 0 4π")
  }

  @Test func aShortAxisHasTwoNumbersAtLeast() throws {
    // Half of the steps that there is room for would leave a zero alone.
    #expect(try Self.labels(-1.05, 1.05, 2) == "-1 0 1")
    #expect(try Self.labels(-4.4, 4.4, 3) == "-4 -2 0 2 4")
    for width in stride(from: 0.1, to: 90, by: 0.7) {
      for count in 2...9 {
        let axis = try #require(Axis(from: -width / 3, to: width))
        let ticks = axis.ticks(count: count)
        #expect(ticks.count >= 2 && ticks.count <= 3 * count, "\(width), \(count)")
      }
    }
  }

  @Test func anAxisEndsWhereCurvesDo() throws {
    let usual = try #require(Axis(from: -10, to: 10))
    func ends(_ texts: String...) throws -> [Double] {
      let axis = usual.shortened(to: try texts.map { try Sample.curve($0) })
      return [axis.lower, axis.upper]
    }
    #expect(try ends("ln(x)") == [0, 10])
    // The root has a value at 0, and so has the part before it.
    let root = try ends("sqrt(x)")
    #expect(root[0] <= 0 && root[0] > -0.4 && root[1] == 10)
    let arc = try ends("asin(x)")
    #expect(arc[0] <= -1 && arc[0] > -1.1 && arc[1] >= 1 && arc[1] < 1.1)
    #expect(try ends("1/x") == [-10, 10] && ends("sqrt(x + 8)") == [-10, 10])
    #expect(try ends("ln(x)", "x") == [-10, 10])
    // What is undecided may have values.
    #expect(try ends("x^x") == [-10, 10] && ends("sqrt(-1 - x^2)") == [-10, 10])
  }

  @Test func logarithmicTicksArePowersOfTen() throws {
    #expect(try Self.labels(1, 1e4, 5, .logarithmic) == "1 10 100 1000 10000")
    #expect(try Self.labels(1e-9, 1e9, 5, .logarithmic) == "1e-8 0.0001 1 10000 1e8")
    #expect(try Self.labels(1, 100, 10, .logarithmic) == "1 2 5 10 20 50 100")
  }

  @Test func anAxisHasNoEmptyOrInfiniteRange() {
    #expect(Axis(from: 1, to: 1) == nil)
    #expect(Axis(from: 2, to: 1) == nil)
    #expect(Axis(from: 0, to: .infinity) == nil)
    #expect(Axis(from: .nan, to: 1) == nil)
    #expect(Axis(from: 0, to: 1, scale: .logarithmic) == nil)
    #expect(Axis(from: -.greatestFiniteMagnitude, to: .greatestFiniteMagnitude) == nil)
  }

  @Test func pixelsNeedNumbersBetweenThem() throws {
    #expect(try #require(Axis(from: 1, to: 1.0.nextUp)).edges(count: 2) == nil)
    #expect(try #require(Axis(from: 1, to: 1.0.nextUp)).edges(count: 1) == [1, 1.0.nextUp])
  }

  @Test func aBoundedCurveIsShownWholeAndAPoleIsNot() throws {
    let horizontal = try #require(Axis(from: -6, to: 6))
    func vertical(_ text: String) throws -> Axis {
      try #require(
        Axis.vertical(of: [Sample.curve(text)], [], over: horizontal, scale: .linear))
    }
    let sine = try vertical("sin(x)")
    #expect(sine.lower < -1 && sine.lower > -1.2 && sine.upper > 1 && sine.upper < 1.2)
    let power = try vertical("exp(x)")
    #expect(power.upper > 403 && power.upper < 450)
    let tangent = try vertical("tan(x)")
    #expect(tangent.upper > 3 && tangent.upper < 30 && tangent.lower < -3 && tangent.lower > -30)
    let hole = try vertical("sin(x)/x")
    #expect(hole.upper > 1 && hole.upper < 1.2)
    let nowhere = try Sample.curve("sqrt(-1-x^2)")
    #expect(Axis.vertical(of: [nowhere], [], over: horizontal, scale: .linear) == nil)
  }
}
