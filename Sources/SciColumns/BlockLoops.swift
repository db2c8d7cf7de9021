import SciNumber

/// The loops that make the integers of nodes, one loop for each.
///
/// They are generic in the width of the integers and are specialised for both, because they are called with a known one in this module. Overflow was excluded before by
/// ``BlockBounds``, so that all arithmetic here may wrap around.
enum BlockLoops {
  /// Computes all nodes but the columns.
  ///
  /// - Parameters:
  ///   - plan: the nodes.
  ///   - registers: the memory of each node; those of the columns are filled.
  ///   - type: how wide the integers are.
  ///   - count: how many rows there are.
  ///   - mask: 0 for rows that are null, and −1 for others; `nil` if none is null.
  /// - Returns: how many answers that are not null differ from their values; `nil` where a divisor is zero.
  @inline(never)
  static func run<Word: BlockWord>(
    _ plan: BlockPlan, _ registers: Registers, as type: Word.Type, count: Int,
    mask: UnsafePointer<Int64>?
  ) -> Int? {
    var rounded = 0
    for index in plan.columnCount..<plan.nodes.count {
      let loop = Loop<Word>(registers, to: index, count: count)
      switch plan.nodes[index] {
      case .rounded(let x, let quantization):
        rounded = unsafe loop.round(x, quantization.mode, WordRounding(quantization), mask)
      case .quotient(let x, let y, let quantization):
        guard let count = unsafe loop.divide(x, by: y, quantization, mask) else { return nil }
        rounded = count
      case let node: loop.run(node)
      }
    }
    return plan.roundsAnswers ? rounded : 0
  }

  /// Computes all nodes but the columns for one row of 64 bits.
  ///
  /// - Parameters:
  ///   - plan: the nodes.
  ///   - registers: the memory of each node; those of the columns are filled.
  ///   - roundings: those of the nodes that round.
  /// - Returns: how many answers differ from their values; `nil` where a divisor is zero.
  @inline(never)
  static func runRow(
    _ plan: BlockPlan, _ registers: Registers,
    _ roundings: UnsafeBufferPointer<WordRounding<Int64>?>
  ) -> Int? {
    var rounded = 0
    for index in plan.columnCount..<plan.nodes.count {
      let loop = Loop<Int64>(registers, to: index, count: 1)
      switch plan.nodes[index] {
      case .rounded(let x, let quantization):
        guard let rounding = unsafe roundings[index] else { return nil }
        rounded = unsafe loop.round(x, quantization.mode, rounding, nil)
      case .quotient(let x, let y, let quantization):
        guard let count = unsafe loop.divide(x, by: y, quantization, nil) else { return nil }
        rounded = count
      case let node: loop.run(node)
      }
    }
    return plan.roundsAnswers ? rounded : 0
  }

  /// The memory of the nodes.
  @safe
  struct Registers {
    private let pointers: UnsafeMutablePointer<UnsafeMutableRawPointer>

    init(_ pointers: UnsafeMutablePointer<UnsafeMutableRawPointer>) {
      unsafe self.pointers = pointers
    }

    @inline(__always)
    func pointer<Word: BlockWord>(_ node: Int, as type: Word.Type) -> UnsafeMutablePointer<Word> {
      unsafe pointers[node].assumingMemoryBound(to: Word.self)
    }

    /// Lets a node have other memory.
    func set(_ node: Int, to pointer: UnsafeMutableRawPointer) {
      unsafe pointers[node] = pointer
    }
  }
}

/// The loop of one node.
@safe
private struct Loop<Word: BlockWord> {
  private let registers: BlockLoops.Registers
  private let result: UnsafeMutablePointer<Word>
  private let count: Int

  @inline(__always)
  init(_ registers: BlockLoops.Registers, to node: Int, count: Int) {
    self.registers = registers
    unsafe result = registers.pointer(node, as: Word.self)
    self.count = count
  }

  @inline(__always)
  private func each(_ x: Int, _ body: (Word) -> Word) {
    let (x, z) = unsafe (registers.pointer(x, as: Word.self), result)
    for i in 0..<count { unsafe z[i] = body(x[i]) }
  }

  @inline(__always)
  private func each(_ x: Int, _ y: Int, _ body: (Word, Word) -> Word) {
    let (x, y) = unsafe (registers.pointer(x, as: Word.self), registers.pointer(y, as: Word.self))
    let z = unsafe result
    for i in 0..<count { unsafe z[i] = body(x[i], y[i]) }
  }

  @inline(__always)
  func run(_ node: BlockPlan.Node) {
    switch node {
    case .column, .rounded, .quotient: return
    case .constant(let constant):
      unsafe result.update(repeating: Word(truncatingIfNeeded: constant), count: count)
    case .sum(let x, 1, let y, 1): each(x, y) { $0 &+ $1 }
    case .sum(let x, 1, let y, -1): each(x, y) { $0 &- $1 }
    case .sum(let x, let first, let y, let second):
      let (first, second) = (Word(truncatingIfNeeded: first), Word(truncatingIfNeeded: second))
      each(x, y) { first &* $0 &+ second &* $1 }
    case .scaled(let x, let factor, let constant):
      let (factor, constant) = (
        Word(truncatingIfNeeded: factor), Word(truncatingIfNeeded: constant)
      )
      each(x) { factor &* $0 &+ constant }
    case .product(let x, let y): each(x, y) { $0 &* $1 }
    case .magnitude(let x):
      each(x) { x in
        let sign = x &>> Word(Word.bitWidth - 1)
        return (x ^ sign) &- sign
      }
    case .minimum(let x, let y): each(x, y) { $1 < $0 ? $1 : $0 }
    case .maximum(let x, let y): each(x, y) { $1 > $0 ? $1 : $0 }
    case .less(let x, let y): each(x, y) { $0 < $1 ? -1 : 0 }
    case .equal(let x, let y): each(x, y) { $0 == $1 ? -1 : 0 }
    case .both(let x, let y): each(x, y) { $0 & $1 }
    case .either(let x, let y): each(x, y) { $0 | $1 }
    case .different(let x, let y): each(x, y) { $0 ^ $1 }
    case .opposite(let x): each(x) { ~$0 }
    case .choice(let condition, let x, let y):
      let condition = unsafe registers.pointer(condition, as: Word.self)
      let (x, y) = unsafe (
        registers.pointer(x, as: Word.self), registers.pointer(y, as: Word.self)
      )
      let z = unsafe result
      for i in 0..<count {
        unsafe z[i] = (x[i] & condition[i]) | (y[i] & ~condition[i])
      }
    }
  }
}

// MARK: - Rounding

extension Loop {
  /// Rounds the integers of a node.
  ///
  /// - Returns: how many were not rounded integers before, null rows aside.
  @inline(__always)
  func round(
    _ x: Int, _ mode: RoundingMode, _ rounding: WordRounding<Word>,
    _ mask: UnsafePointer<Int64>?
  ) -> Int {
    switch mode {
    case .zeroFiveAway: return unsafe round(x, rounding, mask) { $0.zeroFiveAway($1) }
    case .halfAwayFromZero:
      return unsafe round(x, rounding, mask) { $0.halfAwayFromZero($1) }
    default: return unsafe round(x, rounding, mask) { $0.byThresholds($1) }
    }
  }

  @inline(__always)
  private func round(
    _ x: Int, _ rounding: WordRounding<Word>, _ mask: UnsafePointer<Int64>?,
    _ body: (WordRounding<Word>, Word) -> (Word, isRounded: Bool)
  ) -> Int {
    let (x, z) = unsafe (registers.pointer(x, as: Word.self), result)
    var rounded = 0
    guard let mask = unsafe mask else {
      for i in 0..<count {
        let outcome = unsafe body(rounding, x[i])
        unsafe z[i] = outcome.0
        rounded &+= outcome.isRounded ? 1 : 0
      }
      return rounded
    }
    for i in 0..<count {
      let outcome = unsafe body(rounding, x[i])
      unsafe z[i] = outcome.0
      rounded &-= unsafe outcome.isRounded ? Int(mask[i]) : 0
    }
    return rounded
  }
}

// MARK: - Quotients

extension Loop {
  /// Divides the integers of two nodes and rounds the quotients.
  ///
  /// - Returns: how many were no rounded integers before, null rows aside; `nil` where the divisor of a row that is not null is zero.
  @inline(__always)
  func divide(
    _ x: Int, by y: Int, _ quantization: BlockPlan.Quantization, _ mask: UnsafePointer<Int64>?
  ) -> Int? {
    let (x, y) = unsafe (registers.pointer(x, as: Word.self), registers.pointer(y, as: Word.self))
    let z = unsafe result
    let rounding = WordQuotient<Word>(quantization)
    var (rounded, zeros): (Int64, Int64) = (0, 0)
    for i in 0..<count {
      let weight = unsafe mask?[i] ?? -1
      let isZero = unsafe y[i] == 0
      zeros |= isZero ? weight : 0
      let outcome = unsafe rounding.quotient(x[i], by: isZero ? 1 : y[i])
      unsafe z[i] = outcome.0
      rounded &-= outcome.isRounded ? weight : 0
    }
    return zeros == 0 ? Int(rounded) : nil
  }
}

/// A rounding of quotients whose divisors are only known in the loop.
private struct WordQuotient<Word: BlockWord> {
  private let factor: Word
  /// The sign of the factor: 0 or −1.
  private let sign: Word
  private let divisor: Word
  private let scale: Word
  private let mode: RoundingMode

  init(_ quantization: BlockPlan.Quantization) {
    factor = Word(truncatingIfNeeded: quantization.factor.magnitude)
    sign = quantization.factor < 0 ? -1 : 0
    divisor = Word(truncatingIfNeeded: quantization.divisor)
    (scale, mode) = (Word(truncatingIfNeeded: quantization.scale), quantization.mode)
  }

  @inline(__always)
  func quotient(_ x: Word, by y: Word) -> (Word, isRounded: Bool) {
    let sign = ((x ^ y) &>> Word(Word.bitWidth - 1)) ^ sign
    let dividend = (x < 0 ? 0 &- x : x) &* factor
    let divisor = (y < 0 ? 0 &- y : y) &* divisor
    let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
    guard remainder != 0 else { return (((quotient ^ sign) &- sign) &* scale, false) }
    let up: Bool
    if let thresholds = RoundingThresholds(mode, divisor: divisor) {
      let ifOdd = quotient & 1 == 0 ? 0 : thresholds.ifOdd
      up = remainder >= thresholds.base &+ (sign & thresholds.ifNegative) &+ ifOdd
    } else {
      up = quotient % 5 == 0
    }
    return ((((quotient &+ (up ? 1 : 0)) ^ sign) &- sign) &* scale, true)
  }
}

/// A rounding with what is known before the loop.
struct WordRounding<Word: BlockWord> {
  private let factor: Word
  /// The sign of the factor: 0 or −1.
  private let sign: Word
  private let divisor: Word
  private let reciprocal: Word.Divisor
  private let scale: Word
  private let thresholds: RoundingThresholds<Word>

  init(_ quantization: BlockPlan.Quantization) {
    factor = Word(truncatingIfNeeded: quantization.factor.magnitude)
    sign = quantization.factor < 0 ? -1 : 0
    divisor = Word(truncatingIfNeeded: quantization.divisor)
    reciprocal = Word.Divisor(divisor)
    scale = Word(truncatingIfNeeded: quantization.scale)
    // The one mode without thresholds does not ask for them.
    thresholds =
      RoundingThresholds(quantization.mode, divisor: divisor)
      ?? RoundingThresholds(halvesOf: divisor)
  }

  /// The sign, the quotient and the remainder of a number.
  @inline(__always)
  private func divided(_ x: Word) -> (sign: Word, quotient: Word, remainder: Word) {
    let ownSign = x &>> Word(Word.bitWidth - 1)
    let magnitude = ((x ^ ownSign) &- ownSign) &* factor
    let quotient = reciprocal.quotient(magnitude)
    return (ownSign ^ sign, quotient, magnitude &- quotient &* divisor)
  }

  @inline(__always)
  private func answer(_ sign: Word, _ quotient: Word) -> Word {
    ((quotient ^ sign) &- sign) &* scale
  }

  @inline(__always)
  func halfAwayFromZero(_ x: Word) -> (Word, isRounded: Bool) {
    let (sign, quotient, remainder) = divided(x)
    let up: Word = remainder >= thresholds.base ? 1 : 0
    return (answer(sign, quotient &+ up), remainder != 0)
  }

  @inline(__always)
  func byThresholds(_ x: Word) -> (Word, isRounded: Bool) {
    let (sign, quotient, remainder) = divided(x)
    let ifOdd = (0 &- (quotient & 1)) & thresholds.ifOdd
    let threshold = thresholds.base &+ (sign & thresholds.ifNegative) &+ ifOdd
    let up: Word = remainder >= threshold ? 1 : 0
    return (answer(sign, quotient &+ up), remainder != 0)
  }

  @inline(__always)
  func zeroFiveAway(_ x: Word) -> (Word, isRounded: Bool) {
    let (sign, quotient, remainder) = divided(x)
    let up: Word = remainder != 0 && quotient % 5 == 0 ? 1 : 0
    return (answer(sign, quotient &+ up), remainder != 0)
  }
}
