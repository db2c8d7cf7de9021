@testable import SciCalculator
import SciNumber
import TestSupport
import Testing

@testable import SciPlot

/// Enclosures against values of Arb.
@Suite struct EnclosureTests {
  private struct Row {
    var curve: Curve
    var x: Interval
    var samples: [(x: Double, value: Interval?)]
    var place: DataRow

    init(_ row: DataRow) throws {
      place = row
      curve = try Sample.curve(row.fields[0])
      x = Interval(try #require(Double(row.fields[1])), try #require(Double(row.fields[2])))
      samples = try row.fields.dropFirst(3).map { field in
        let parts = field.split(separator: ":").map(String.init)
        let place = try #require(Double(parts[0]))
        if parts[1] == "none" { return (place, nil) }
        return (
          place, Interval(try #require(Double(parts[1])), try #require(Double(parts[2])))
        )
      }
    }
  }

  private static func rows() throws -> [Row] {
    try DataRow.rows("enclosures.tsv", of: "SciPlotTests", count: 700).map(Row.init)
  }

  @Test func everyExpressionIsEnclosed() throws {
    for row in try Self.rows() {
      #expect(row.curve.isEnclosed, "\(row.curve.label)", sourceLocation: row.place.location)
    }
  }

  @Test func valuesOnAnIntervalContainThoseOfArb() throws {
    for row in try Self.rows() {
      let (first, last) = (row.curve.value(at: row.x.lower), row.curve.value(at: row.x.upper))
      let enclosures = [
        row.curve.values(on: row.x), row.curve.values(on: row.x, first: first, last: last),
      ]
      for (sample, enclosure) in row.samples.flatMap({ s in enclosures.map { (s, $0) } }) {
        let words = "\(row.curve.label) at \(sample.x) on \(row.x): \(enclosure)"
        if let value = sample.value {
          // Arb's bounds are the neighbours of the value, of which one end at least is a member.
          let isMet = enclosure.intervals.contains { $0.intersection(value) != nil }
          #expect(isMet, "\(words)", sourceLocation: row.place.location)
        } else {
          #expect(
            enclosure.decoration == .nothing, "\(words)", sourceLocation: row.place.location)
        }
      }
    }
  }

  @Test func valuesAtNumbersMeetThoseOfArb() throws {
    var narrow = 0
    for row in try Self.rows() {
      for sample in row.samples {
        let enclosure = row.curve.value(at: sample.x)
        let words = "\(row.curve.label) at \(sample.x): \(enclosure)"
        guard let value = sample.value else {
          #expect(enclosure.decoration == .nothing, "\(words)", sourceLocation: row.place.location)
          continue
        }
        let isMet = enclosure.intervals.contains { $0.intersection(value) != nil }
        #expect(isMet, "\(words)", sourceLocation: row.place.location)
        if let hull = enclosure.hull, hull.upper - hull.lower <= 1e-9 * max(1, hull.magnitude.upper)
        {
          narrow += 1
        }
      }
    }
    // Nearly all of some six thousand: enclosures that held everything would be right as well.
    #expect(narrow > 5500)
  }

  /// Halves of an interval have no values that the whole has not, and together they have all.
  @Test func enclosuresAreInclusionIsotonic() throws {
    for row in try Self.rows() where row.x.lower < row.x.middle && row.x.middle < row.x.upper {
      let whole = row.curve.values(on: row.x)
      for half in [Interval(row.x.lower, row.x.middle), Interval(row.x.middle, row.x.upper)] {
        let part = row.curve.values(on: half)
        guard let inner = part.hull, let outer = whole.hull else {
          #expect(part.isEmpty, "\(row.curve.label)", sourceLocation: row.place.location)
          continue
        }
        // A quotient of chords is another formula than the quotient, and so are those of the quadrants of an angle.
        if row.curve.label.contains("/") || row.curve.label.contains("atan2") { continue }
        #expect(
          outer.lower <= inner.lower && inner.upper <= outer.upper || whole.decoration == .nothing,
          "\(row.curve.label) on \(half)", sourceLocation: row.place.location)
      }
    }
  }
}

/// What is known besides the values, by hand.
@Suite struct DecorationTests {
  @Test(arguments: [
    ("sqrt(x)", 0.0, 1.0, Decoration.continuous), ("sqrt(x)", -1.0, 1.0, .nothing),
    ("ln(x)", 0.5, 1.0, .continuous), ("ln(x)", 0.0, 1.0, .nothing),
    ("1/x", 1.0, 2.0, .continuous), ("1/x", -1.0, 1.0, .nothing), ("1/x", 0.0, 1.0, .nothing),
    ("floor(x)", 0.25, 0.75, .continuous), ("floor(x)", 0.5, 1.0, .defined),
    ("tan(x)", 1.0, 1.5, .continuous), ("tan(x)", 1.5, 1.6, .nothing),
    ("x < 0 ? 0 : 1", -1.0, 1.0, .defined), ("x < 0 ? 0 : 1", 1.0, 2.0, .continuous),
    ("sign(x)", -1.0, 1.0, .defined), ("gamma(x)", -0.75, -0.25, .continuous),
    ("gamma(x)", -1.25, -0.75, .nothing), ("abs(x)", -1.0, 1.0, .continuous),
    ("sin(x)/x", -1.0, 1.0, .nothing), ("sinc(x)", -1.0, 1.0, .continuous),
  ])
  func isKnown(_ text: String, _ lower: Double, _ upper: Double, _ expected: Decoration) throws {
    let curve = try Sample.curve(text)
    #expect(curve.values(on: Interval(lower, upper)).decoration == expected, "\(text)")
  }

  @Test func aHoleIsEnclosedByTheSlopesAroundIt() throws {
    // sin(x)/x > 1 − x²/6 for 0 < |x| ≤ 1, and less than 1.
    let values = try Sample.curve("sin(x)/x").values(on: Interval(-0.125, 0.125))
    let hull = try #require(values.hull)
    #expect(hull.lower > 0.97 && hull.lower < 0.9974 && hull.upper >= 1 && hull.upper < 1.001)
  }

  @Test func nothingIsBetweenTheBranchesOfAPole() throws {
    let values = try Sample.curve("1/x").values(on: Interval(-0.25, 0.5))
    #expect(values.intervals == [Interval(-.infinity, -4), Interval(2, .infinity)])
  }

  @Test func nothingIsBetweenTheStepsOfAJump() throws {
    let values = try Sample.curve("2*floor(x) + 1").values(on: Interval(0.5, 1.5))
    #expect(values.intervals == [Interval(1), Interval(3)])
  }
}

/// Directed rounding, against exact rational numbers.
@Suite struct IntervalTests {
  @Test func endsAreOutsideOfTheExactResultAndNextToIt() throws {
    var random = SplitMix64(seed: 5)
    for _ in 0..<20_000 {
      func number() -> Double {
        let scale = Double(sign: .plus, exponent: Int(random.next() % 120) - 60, significand: 1)
        return (Double(random.next() >> 11) * 0x1p-52 - 1) * scale
      }
      let (x, y) = (number(), number())
      guard x != 0, y != 0, let a = Rational(exactly: x), let b = Rational(exactly: y),
        let quotient = a.divided(by: b, limit: 10_000)
      else { continue }
      for (result, exact) in [
        (Interval(x) + Interval(y), a + b), (Interval(x) - Interval(y), a - b),
        (Interval(x) * Interval(y), a * b), (Interval(x) / Interval(y), quotient),
      ] {
        let lower = try #require(Rational(exactly: result.lower))
        let upper = try #require(Rational(exactly: result.upper))
        #expect(lower <= exact && exact <= upper, "\(x) \(y)")
        #expect(result.upper <= result.lower.nextUp, "\(x) \(y)")
        #expect((lower == exact) == (upper == exact), "\(x) \(y)")
      }
    }
  }

  @Test func squareRootsAreNextToTheirSquares() throws {
    var random = SplitMix64(seed: 6)
    for _ in 0..<5_000 {
      let x = Double(random.next() >> 11) * 0x1p-40
      let root = try #require(Interval(x).squareRoot)
      let exact = try #require(Rational(exactly: x))
      let lower = try #require(Rational(exactly: root.lower))
      let upper = try #require(Rational(exactly: root.upper))
      #expect(lower * lower <= exact && exact <= upper * upper && root.upper <= root.lower.nextUp)
    }
  }

  /// Below 2⁻⁹⁶⁸ what is lost of a product of 53 bits by 53 has bits below the smallest number, and seems to be nothing.
  @Test func endsNearUnderflowAreOutsideOfTheExactResult() throws {
    var random = SplitMix64(seed: 7)
    func number(_ exponents: ClosedRange<Int>) -> Double {
      let exponent = Int.random(in: exponents, using: &random)
      let significand = 1 + Double(random.next() >> 12) * 0x1p-52
      return Double(sign: .plus, exponent: exponent, significand: significand)
    }
    for _ in 0..<2_000 {
      let (x, y) = (number(-540 ... -440), number(-540 ... -440))
      let (small, other) = (number(-1_074 ... -900), number(-1_074 ... -900))
      for (result, exact) in [
        (Interval(x) * Interval(-y), -(try exactly(x) * exactly(y))),
        (Interval(small) / Interval(other), try exactly(small) / exactly(other)),
        (Interval(small) / Interval(y), try exactly(small) / exactly(y)),
      ] {
        let (lower, upper) = (try exactly(result.lower), try exactly(result.upper))
        #expect(lower <= exact && exact <= upper, "\(x) \(y) \(small) \(other): \(result)")
      }
      let root = try #require(Interval(small).squareRoot)
      let (lower, upper) = (try exactly(root.lower), try exactly(root.upper))
      let exact = try exactly(small)
      #expect(lower * lower <= exact && exact <= upper * upper, "\(small): \(root)")
    }
  }

  private func exactly(_ x: Double) throws -> Rational { try #require(Rational(exactly: x)) }

  @Test func endsBeyondTheRangeAreNoBounds() {
    let large = Interval(.greatestFiniteMagnitude)
    #expect(large + large == Interval(.greatestFiniteMagnitude, .infinity))
    #expect(large * Interval(-2) == Interval(-.infinity, -.greatestFiniteMagnitude))
    #expect(Interval(0) * .everything == Interval(0))
    #expect(Interval(1) / Interval(1, .infinity) == Interval(0, 1))
  }

  @Test func piIsBetweenTheEnds() throws {
    let pi = try Real.pi.doubles(within: .interactive)
    #expect(Interval.pi.lower == pi.lower && Interval.pi.upper == pi.upper)
  }
}
