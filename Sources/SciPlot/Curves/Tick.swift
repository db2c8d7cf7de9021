import SciCalculator
import SciNumber

/// A number that is written along an axis: an integer times a power of ten, so that its text is exact.
struct Tick: Hashable, Sendable {
  /// Where it stands, the machine's number next to it.
  let value: Double
  /// The number as it is written.
  let label: String

  /// `coefficient` × 10^`exponent`.
  init(_ coefficient: WideInt, exponent: Int) {
    value = Self.double(coefficient, exponent)
    label = Self.text(coefficient, exponent)
  }

  /// Positions need no proof; the powers up to 10²² are exact, and the others as good as exact.
  private static func double(_ coefficient: WideInt, _ exponent: Int) -> Double {
    var value = Double(coefficient)
    for _ in 0..<abs(exponent) / 22 { value = exponent < 0 ? value / 1e22 : value * 1e22 }
    var power = 1.0
    for _ in 0..<abs(exponent) % 22 { power *= 10 }
    return exponent < 0 ? value / power : value * power
  }

  private static func text(_ coefficient: WideInt, _ exponent: Int) -> String {
    let sign = coefficient < 0 ? "-" : ""
    if coefficient == 0 { return "0" }
    var (digits, exponent) = (String(coefficient.magnitude), exponent)
    let leading = digits.count + exponent - 1
    if leading < -4 || leading > 5 {
      while digits.count > 1, digits.last == "0" {
        digits.removeLast()
        exponent += 1
      }
      let head = String(digits.removeFirst())
      return "\(sign)\(head)\(digits.isEmpty ? "" : "." + digits)e\(leading)"
    }
    if exponent >= 0 { return sign + digits + String(repeating: "0", count: exponent) }
    // At least one digit stands before the point.
    digits = String(repeating: "0", count: max(0, 1 - exponent - digits.count)) + digits
    let point = digits.count + exponent
    return sign + digits.prefix(point) + "." + digits.dropFirst(point)
  }
}

extension Tick {
  /// `quarters` × π/4.
  init(quartersOfPi quarters: Int) {
    value = Double(quarters) * .pi / 4
    let sign = quarters < 0 ? "-" : ""
    let (count, parts) =
      quarters % 4 == 0
      ? (quarters / 4, "") : quarters % 2 == 0 ? (quarters / 2, "/2") : (quarters, "/4")
    label = count == 0 ? "0" : "\(sign)\(count.magnitude == 1 ? "" : "\(count.magnitude)")π\(parts)"
  }
}

extension Axis {
  /// Round numbers along the axis, about as many as asked for.
  ///
  /// - Parameters:
  ///   - count: how many there is room for.
  ///   - angles: the unit if they are angles. The round ones of degrees are 30, 45, 90 and their multiples, those of radians parts and multiples of π.
  /// - Returns: the numbers in rising order.
  func ticks(count: Int, angles: AngleUnit? = nil) -> [Tick] {
    switch (scale, angles) {
    case (.logarithmic, _): decadeTicks(count: max(2, count))
    case (.linear, .degrees?) where upper - lower >= 60: angleTicks(count: max(2, count))
    case (.linear, .radians?) where upper - lower >= 2: radianTicks(count: max(2, count))
    case (.linear, _): roundTicks(count: max(2, count))
    }
  }

  /// Multiples of 1, 2 or 5 times a power of ten, two at least where there are so many.
  private func roundTicks(count: Int) -> [Tick] {
    let decade = Self.decade((upper - lower) / Double(count))
    var ticks: [Tick] = []
    for (step, further) in [(1, 0), (2, 0), (5, 0), (1, 1), (2, 1), (5, 1)] as [(WideInt, Int)] {
      let fewer = multiples(of: step, exponent: decade + further)
      if fewer.count < 2, !ticks.isEmpty { break }
      ticks = fewer
      if (upper - lower) / Tick(step, exponent: decade + further).value <= Double(count) { break }
    }
    return ticks
  }

  /// The differences of round angles in degrees.
  private static let angleSteps: [WideInt] = [
    15, 30, 45, 90, 180, 360, 720, 1800, 3600, 7200, 18_000, 36_000,
  ]

  private func angleTicks(count: Int) -> [Tick] {
    var step: WideInt = 15
    for candidate in Self.angleSteps {
      step = candidate
      if (upper - lower) / Double(step) <= Double(count) { break }
    }
    if (upper - lower) / Double(step) > Double(2 * count) { return roundTicks(count: count) }
    return multiples(of: step, exponent: 0)
  }

  private func radianTicks(count: Int) -> [Tick] {
    let quarters = (upper - lower) / .pi * 4
    let steps = [1, 2, 4, 8, 16, 40, 80]
    guard let step = steps.first(where: { quarters / Double($0) <= Double(count) }) else {
      return roundTicks(count: count)
    }
    // The ends of the axis are rounded as its ticks are.
    let width = Tick(quartersOfPi: step).value
    let (first, last) = ((lower / width).rounded(.up), (upper / width).rounded(.down))
    guard first.magnitude < 1e6, last.magnitude < 1e6 else { return roundTicks(count: count) }
    return first <= last ? (Int(first)...Int(last)).map { Tick(quartersOfPi: $0 * step) } : []
  }

  private func multiples(of step: WideInt, exponent: Int) -> [Tick] {
    let width = Tick(step, exponent: exponent).value
    let (first, last) = ((lower / width).rounded(.up), (upper / width).rounded(.down))
    // Far from zero, in comparison with its length, an axis has no round numbers of so few digits.
    guard first.magnitude < 1e9, last.magnitude < 1e9, first <= last else { return [] }
    return (WideInt(first)...WideInt(last)).map { Tick($0 * step, exponent: exponent) }
  }

  /// Powers of ten, and twice and five times these where there is room.
  private func decadeTicks(count: Int) -> [Tick] {
    let (first, last) = (Self.decade(lower), Self.decade(upper))
    let every = max(1, (last - first + count) / count)
    let factors: [WideInt] = (last - first + 1) * 3 <= count ? [1, 2, 5] : [1]
    let ticks = (first...last).filter { $0 % every == 0 }.flatMap { exponent in
      factors.map { Tick($0, exponent: exponent) }
    }
    let inside = ticks.filter { lower <= $0.value && $0.value <= upper }
    return inside.count >= 2 ? inside : roundTicks(count: count)
  }

  /// The exponent of the largest power of ten that is not above a positive number.
  private static func decade(_ value: Double) -> Int {
    var (power, exponent) = (1.0, 0)
    while power > value, exponent > -330 {
      exponent -= 1
      power = Tick(1, exponent: exponent).value
    }
    while exponent < 308, Tick(1, exponent: exponent + 1).value <= value { exponent += 1 }
    return exponent
  }
}
