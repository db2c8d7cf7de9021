import SciCalculator
import SciNumber
import SciSyntax

/// Computes an expression for rows within proved bounds of 128 bits, step by step for some rows at a time.
///
/// It is for what integers do not compute: functions, roots, powers, and doubles of more than fifteen digits. An answer that the bounds do not decide, such as a root that is a
/// whole number of cents, is left open, and so are rows with an error.
@safe
final class EnclosureEvaluator {
  /// How many rows are computed at a time: as many as let the numbers of some steps stay in the nearest cache.
  static let mostRows = 128

  private let steps: [ColumnFormula.Step]
  private let output: ColumnOutput
  /// The numbers of each step, one step behind the other.
  private let values: UnsafeMutablePointer<RowEnclosure>
  /// What the functions among the steps are for zero.
  private var valuesAtZero: [RowEnclosure] = []
  private var readers: [EnclosureReader]
  /// What an amount is multiplied by to be rounded to integers, and what these are multiplied by then.
  private let scaling: Scaling?

  fileprivate struct Scaling {
    /// How many increments the number 1 has.
    let perIncrement: RowEnclosure
    let increment: Ratio
    let mode: RoundingMode
    /// How many units of the answer an increment has; for decimals only.
    let unitCount: Int128
    /// What no answer reaches, in units.
    let end: UInt128
  }

  init(_ formula: ColumnFormula, _ columns: [BlockColumn], _ output: ColumnOutput) {
    (steps, self.output) = (formula.steps, output)
    readers = columns.map { EnclosureReader($0.kind) }
    scaling = Self.scaling(output)
    let count = formula.steps.count * Self.mostRows
    unsafe values = .allocate(capacity: count)
    unsafe values.initialize(repeating: .unknown, count: count)
    for (index, step) in formula.steps.enumerated() {
      var atZero = RowEnclosure.unknown
      switch step {
      case .number(let number): fill(index, with: RowEnclosure(number))
      case .enclosed(let ball): fill(index, with: .number(ball))
      case .truth(let holds): fill(index, with: RowEnclosure(holds))
      case .unary(.function(let function), _):
        // The unit of an angle is the function's already.
        let zero = SmallReal.rational(SmallRational(integer: 0))
        atZero = RowEnclosure(zero.applying(function, .radians))
      case .parameter, .unary, .binary, .comparison, .connective, .opposite, .choice: break
      }
      valuesAtZero.append(atZero)
    }
  }

  deinit {
    unsafe values.deallocate()
  }

  private static func scaling(_ output: ColumnOutput) -> Scaling? {
    guard let rounding = output.rounding, let inverse = rounding.increment.reciprocal else {
      return nil
    }
    var (count, end): (Int128, UInt128) = (1, .max)
    if case .decimals(let scale, _, let digits, _) = output {
      guard let unit = Ratio(scale: scale), let units = rounding.increment.count(of: unit) else {
        return nil
      }
      (count, end) = (units, Ratio.powerOfTen(digits)?.magnitude ?? .max)
    }
    let perIncrement =
      RowEnclosure(inverse.numerator) / RowEnclosure(inverse.denominator)
    return Scaling(
      perIncrement: perIncrement, increment: rounding.increment, mode: rounding.mode,
      unitCount: count, end: end)
  }

  private func register(_ step: Int) -> UnsafeMutablePointer<RowEnclosure> {
    unsafe values + step * Self.mostRows
  }

  private func fill(_ step: Int, with value: RowEnclosure) {
    unsafe register(step).update(repeating: value, count: Self.mostRows)
  }
}

// MARK: - Steps

extension EnclosureEvaluator {
  /// Computes the answers of some rows.
  ///
  /// - Parameters:
  ///   - rows: any number of them; the first one is a multiple of eight.
  ///   - columns: as many as before, and of the same kinds.
  ///   - answers: the memory of the answers of all rows.
  ///   - mask: 0 for each row of these that is null; `nil` if none is.
  /// - Returns: the rows that are left open, and how many answers are rounded.
  func evaluate(
    _ rows: Range<Int>, _ columns: [BlockColumn], into answers: UnsafeMutableRawPointer,
    _ mask: UnsafePointer<Int64>?
  ) -> (openRows: [Int], roundedCount: Int) {
    var open: [Int] = []
    var roundedCount = 0
    for start in stride(from: rows.lowerBound, to: rows.upperBound, by: Self.mostRows) {
      let chunk = start..<min(start + Self.mostRows, rows.upperBound)
      let mask = unsafe mask.map { unsafe $0 + (start - rows.lowerBound) }
      for (index, step) in steps.enumerated() {
        unsafe perform(step, index, chunk, columns, mask)
      }
      unsafe write(chunk, into: answers, mask, &open, &roundedCount)
    }
    return (open, roundedCount)
  }

  private func perform(
    _ step: ColumnFormula.Step, _ index: Int, _ rows: Range<Int>, _ columns: [BlockColumn],
    _ mask: UnsafePointer<Int64>?
  ) {
    let count = rows.count
    switch step {
    case .parameter(let slot):
      unsafe readers[slot].read(columns[slot], rows, mask, to: register(index))
    case .number, .enclosed, .truth: break
    case .unary(let operation, let x): apply(operation, x, to: index, count)
    case .binary(let operation, let x, let y): apply(operation, x, y, to: index, count)
    case .comparison(let comparison, let x, let y):
      map(x, y, to: index, count) { .compare(comparison, $0, $1) }
    case .connective(let connective, let x, let y):
      switch connective {
      // The second condition does not count where the first one decides.
      case .and, .logicalAnd: map(x, y, to: index, count) { .choice($0, $1, otherwise: .fails) }
      case .or, .logicalOr: map(x, y, to: index, count) { .choice($0, .holds, otherwise: $1) }
      default: map(x, y, to: index, count) { .choice($0, $1.opposite, otherwise: $1) }
      }
    case .opposite(let x): map(x, to: index, count) { $0.opposite }
    case .choice(let condition, let x, let y):
      let (tests, xs, ys) = unsafe (register(condition), register(x), register(y))
      let results = unsafe register(index)
      for i in 0..<count {
        unsafe results[i] = .choice(tests[i], xs[i], otherwise: ys[i])
      }
    }
  }

  private func apply(_ operation: ColumnFormula.Unary, _ x: Int, to index: Int, _ count: Int) {
    switch operation {
    case .identity: map(x, to: index, count) { $0 }
    case .negation: map(x, to: index, count) { $0.negated }
    case .hundredth:
      let hundred = RowEnclosure(Int128(100))
      map(x, to: index, count) { $0 / hundred }
    case .magnitude: map(x, to: index, count) { $0.magnitude }
    case .floor, .ceiling, .truncation, .rounding:
      guard let mode = operation.roundingMode else { return }
      map(x, to: index, count) { $0.rounded(mode) }
    case .function(let function):
      let atZero = valuesAtZero[index]
      map(x, to: index, count) { $0.applying(function, atZero: atZero) }
    }
  }

  private func apply(
    _ operation: ColumnFormula.Binary, _ x: Int, _ y: Int, to index: Int, _ count: Int
  ) {
    switch operation {
    case .sum: map(x, y, to: index, count) { $0 + $1 }
    case .difference: map(x, y, to: index, count) { $0 - $1 }
    case .product: map(x, y, to: index, count) { $0 * $1 }
    case .quotient: map(x, y, to: index, count) { $0 / $1 }
    case .power:
      if case .number(let exponent) = steps[y], let exponent = exponent.wholeExponent {
        map(x, to: index, count) { $0.raised(toInteger: exponent) }
      } else {
        map(x, y, to: index, count) { $0.raised(to: $1) }
      }
    case .minimum: map(x, y, to: index, count) { .minimum($0, $1) }
    case .maximum: map(x, y, to: index, count) { .maximum($0, $1) }
    case .floorQuotient: map(x, y, to: index, count) { ($0 / $1).rounded(.floor) }
    case .modulo: map(x, y, to: index, count) { $0 - $1 * ($0 / $1).rounded(.floor) }
    case .remainder: map(x, y, to: index, count) { $0 - $1 * ($0 / $1).rounded(.towardZero) }
    }
  }

  @inline(__always)
  private func map(
    _ x: Int, to index: Int, _ count: Int, _ body: (RowEnclosure) -> RowEnclosure
  ) {
    let (operands, results) = unsafe (register(x), register(index))
    for i in 0..<count { unsafe results[i] = body(operands[i]) }
  }

  @inline(__always)
  private func map(
    _ x: Int, _ y: Int, to index: Int, _ count: Int,
    _ body: (RowEnclosure, RowEnclosure) -> RowEnclosure
  ) {
    let (left, right, results) = unsafe (register(x), register(y), register(index))
    for i in 0..<count { unsafe results[i] = body(left[i], right[i]) }
  }
}

extension Rational {
  /// The number as an exponent, if it is a whole one that is not zero.
  fileprivate var wholeExponent: Int32? {
    asInt.flatMap { $0 == 0 ? nil : Int32(exactly: $0) }
  }
}

// MARK: - Answers

extension EnclosureEvaluator {
  private func write(
    _ rows: Range<Int>, into answers: UnsafeMutableRawPointer, _ mask: UnsafePointer<Int64>?,
    _ open: inout [Int], _ roundedCount: inout Int
  ) {
    switch output {
    case .conditions:
      let bytes = unsafe (answers + rows.lowerBound / 8).assumingMemoryBound(to: UInt8.self)
      unsafe bytes.update(repeating: 0, count: (rows.count + 7) / 8)
      unsafe write(rows, mask, null: .fails, &open) { i, value in
        guard let holds = value.truth else { return false }
        if holds { unsafe bytes[i >> 3] |= 1 << UInt8(i & 7) }
        return true
      }
    case .doubles(let rounding):
      let doubles = unsafe (answers + 8 * rows.lowerBound).assumingMemoryBound(to: Double.self)
      unsafe write(rows, mask, null: .zero, &open) { i, value in
        guard let double = rounding == nil ? value.double : scaling?.double(value) else {
          return false
        }
        unsafe doubles[i] = double
        return true
      }
    case .decimals(_, _, _, let isLong):
      guard let scaling else { return open += rows }
      unsafe write(rows, mask, null: .zero, &open) { i, value in
        guard let (units, isExact) = scaling.units(value) else { return false }
        let row = rows.lowerBound + i
        if isLong {
          unsafe answers.storeBytes(of: units, toByteOffset: 16 * row, as: Int128.self)
        } else {
          unsafe answers.storeBytes(
            of: Int64(truncatingIfNeeded: units), toByteOffset: 8 * row, as: Int64.self)
        }
        if !isExact { roundedCount += 1 }
        return true
      }
    }
  }

  /// Writes the answers of some rows, and notes those that cannot be written.
  @inline(__always)
  private func write(
    _ rows: Range<Int>, _ mask: UnsafePointer<Int64>?, null: RowEnclosure, _ open: inout [Int],
    _ body: (Int, RowEnclosure) -> Bool
  ) {
    let results = unsafe register(steps.count - 1)
    for i in 0..<rows.count {
      let value = unsafe mask?[i] == 0 ? null : results[i]
      if !body(i, value) { open.append(rows.lowerBound + i) }
    }
  }
}

extension RowEnclosure {
  /// The nearest double.
  fileprivate var double: Double? {
    switch self {
    case .number(let number): number.nearestDouble
    case .zero: 0
    case .unknown, .holds, .fails: nil
    }
  }
}

extension EnclosureEvaluator.Scaling {
  /// The number in increments.
  @inline(__always)
  private func rounded(_ value: RowEnclosure) -> (integer: Int128, isExact: Bool)? {
    switch value * perIncrement {
    case .number(let number):
      guard let (integer, isExact) = number.rounded(mode), isExact || mode != .unnecessary else {
        return nil
      }
      return (integer, isExact)
    case .zero: return (0, true)
    case .unknown, .holds, .fails: return nil
    }
  }

  /// The number in units of the answer.
  @inline(__always)
  fileprivate func units(_ value: RowEnclosure) -> (units: Int128, isExact: Bool)? {
    guard let (integer, isExact) = rounded(value) else { return nil }
    let (units, overflow) = integer.multipliedReportingOverflow(by: unitCount)
    return overflow || units.magnitude >= end ? nil : (units, isExact)
  }

  /// The double nearest to the rounded number.
  fileprivate func double(_ value: RowEnclosure) -> Double? {
    guard let (integer, _) = rounded(value),
      let units = Ratio(integer, 1)?.times(increment), units.denominator < 1 << 63
    else { return nil }
    let magnitude = BlockWriter.nearestQuotient(
      units.numerator.magnitude, UInt64(units.denominator))
    return units.numerator < 0 ? -magnitude : magnitude
  }
}
