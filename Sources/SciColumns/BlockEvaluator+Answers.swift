import SciNumber

// What a block comes to, in the memory of the answers.

extension BlockEvaluator {
  /// Computes the nodes and writes the answers.
  ///
  /// - Returns: how many answers are rounded; `nil` where one of them does not fit.
  func answer<Word: BlockWord>(
    _ rows: Range<Int>, by plan: BlockPlan, as type: Word.Type, _ mask: UnsafePointer<Int64>?,
    into answers: UnsafeMutableRawPointer
  ) -> Int? {
    let count = rows.count
    let registers = memory.registers(of: plan, areWide: Word.self == Int128.self)
    let last = plan.nodes.count - 1
    if let place = unsafe place(of: rows, in: answers), unsafe place.size == Word.bitWidth / 8 {
      unsafe registers.set(last, to: place.pointer)
    }
    guard let rounded = unsafe Self.run(plan, registers, as: type, count: count, mask) else {
      return nil
    }
    if rounded > 0, output.rounding?.mode == .unnecessary { return nil }
    let integers = unsafe registers.pointer(last, as: type)
    if let mask = unsafe mask {
      for i in 0..<count { unsafe integers[i] &= Word(mask[i]) }
    }
    let magnitude = bounds.magnitudes[last]
    switch output {
    case .conditions:
      unsafe BlockWriter.write(
        conditions: integers, count: count, to: answers + rows.lowerBound / 8)
      return 0
    case .decimals(_, _, let digits, let isLong):
      let end = Ratio.powerOfTen(digits)?.magnitude ?? .max
      if magnitude >= end {
        let fits = unsafe BlockWriter.fits(integers, count: count, below: end)
        guard fits else { return nil }
      }
      let place = unsafe answers + rows.lowerBound * (isLong ? 16 : 8)
      if isLong {
        unsafe BlockWriter.write(integers, count: count, to: place, as: Int128.self)
      } else {
        unsafe BlockWriter.write(integers, count: count, to: place, as: Int64.self)
      }
      return rounded
    case .doubles:
      guard plan.divisor < 1 << 53 else { return nil }
      if magnitude >= 1 << 53 {
        let fits = unsafe BlockWriter.fits(integers, count: count, below: 1 << 53)
        guard fits else { return nil }
      }
      unsafe BlockWriter.write(
        quotients: integers, by: Double(plan.divisor), count: count,
        to: answers + rows.lowerBound * 8, areShort: magnitude < 1 << 51)
      return 0
    }
  }

  /// Where the answers of rows can be computed in place, and how many bytes each has.
  private func place(
    of rows: Range<Int>, in answers: UnsafeMutableRawPointer
  ) -> (pointer: UnsafeMutableRawPointer, size: Int)? {
    guard case .decimals(_, _, _, let isLong) = output else { return nil }
    let size = isLong ? 16 : 8
    return unsafe (answers + rows.lowerBound * size, size)
  }

  /// The loops, with a type that the compiler knows.
  private static func run<Word: BlockWord>(
    _ plan: BlockPlan, _ registers: BlockLoops.Registers, as type: Word.Type, count: Int,
    _ mask: UnsafePointer<Int64>?
  ) -> Int? {
    unsafe BlockLoops.run(plan, registers, as: type, count: count, mask: mask)
  }
}

/// Writes the integers of answers as what was asked for.
enum BlockWriter {
  /// Whether all magnitudes are below an end.
  static func fits<Word: BlockWord>(
    _ integers: UnsafePointer<Word>, count: Int, below end: UInt128
  ) -> Bool {
    guard let end = Word(exactly: end) else { return true }
    var misfits: Word = 0
    for i in 0..<count {
      unsafe misfits |= integers[i] >= end || integers[i] <= 0 &- end ? 1 : 0
    }
    return misfits == 0
  }

  /// Writes integers of any width, which fit; nothing where they are there already.
  static func write<Word: BlockWord, Answer: BlockWord>(
    _ integers: UnsafePointer<Word>, count: Int, to place: UnsafeMutableRawPointer,
    as type: Answer.Type
  ) {
    guard unsafe UnsafeRawPointer(integers) != UnsafeRawPointer(place) else { return }
    let answers = unsafe place.assumingMemoryBound(to: Answer.self)
    for i in 0..<count { unsafe answers[i] = Answer(truncatingIfNeeded: integers[i]) }
  }

  /// Writes a bit for each condition; the bits behind the last one are zero.
  static func write<Word: BlockWord>(
    conditions: UnsafePointer<Word>, count: Int, to place: UnsafeMutableRawPointer
  ) {
    let bytes = unsafe place.assumingMemoryBound(to: UInt8.self)
    for index in 0..<(count + 7) / 8 {
      var byte: UInt8 = 0
      for bit in 0..<min(8, count - 8 * index) {
        byte |= unsafe UInt8(truncatingIfNeeded: conditions[8 * index + bit] & 1) &<< UInt8(bit)
      }
      unsafe bytes[index] = byte
    }
  }

  /// Writes the quotients of integers of at most 53 bits, each rounded once.
  ///
  /// They may be short: below 2⁵¹, so that their bits make doubles of them.
  static func write<Word: BlockWord>(
    quotients integers: UnsafePointer<Word>, by divisor: Double, count: Int,
    to place: UnsafeMutableRawPointer, areShort: Bool
  ) {
    let answers = unsafe place.assumingMemoryBound(to: Double.self)
    guard areShort else {
      for i in 0..<count {
        unsafe answers[i] = Double(Int64(truncatingIfNeeded: integers[i])) / divisor
      }
      return
    }
    let shifter = 0x1.8p52
    let zero = Int64(bitPattern: shifter.bitPattern)
    for i in 0..<count {
      let bits = unsafe zero &+ Int64(truncatingIfNeeded: integers[i])
      unsafe answers[i] = (Double(bitPattern: UInt64(bitPattern: bits)) - shifter) / divisor
    }
  }
}
