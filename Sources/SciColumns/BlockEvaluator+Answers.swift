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
      let place = unsafe (answers + rows.lowerBound * 8).assumingMemoryBound(to: Double.self)
      if let node = plan.divisorNode {
        guard bounds.magnitudes[node] < 1 << 63 else { return nil }
        let divisors = unsafe registers.pointer(node, as: type)
        let areDivided = unsafe BlockWriter.write(
          integers, over: divisors, count: count, mask, to: place)
        return areDivided ? 0 : nil
      }
      if plan.divisor < 1 << 53, magnitude < 1 << 51 {
        unsafe BlockWriter.write(short: integers, over: plan.divisor, count: count, to: place)
        return 0
      }
      guard plan.divisor < 1 << 63 else { return nil }
      unsafe BlockWriter.write(integers, over: UInt64(plan.divisor), count: count, to: place)
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
}
