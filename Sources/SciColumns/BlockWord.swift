/// An integer that the loops of blocks compute with: of 64 bits, or of 128 where the numbers of a block need them.
protocol BlockWord: FixedWidthInteger, SignedInteger, BitwiseCopyable, Sendable {
  associatedtype Divisor: BlockDivisor where Divisor.Word == Self
}

/// A divisor that is known before a loop.
protocol BlockDivisor: BitwiseCopyable {
  associatedtype Word

  /// - Parameter divisor: 2 or more.
  init(_ divisor: Word)

  /// The quotient of a number that is not negative, rounded down.
  func quotient(_ dividend: Word) -> Word
}

extension Int64: BlockWord {
  typealias Divisor = Reciprocal
}

extension Int128: BlockWord {
  typealias Divisor = PlainDivisor
}

/// A divisor whose quotients are products: with l = ⌈log₂ d⌉ and M = ⌊2^(63 + l)/d⌋ + 1 < 2⁶⁴, the quotient of n < 2⁶³ is ⌊nM/2^(63 + l)⌋.
///
/// Granlund and Montgomery, Division by Invariant Integers using Multiplication (1994), theorem 4.2: M·d − 2^(63 + l) lies in 1…d ≤ 2^l.
struct Reciprocal: BlockDivisor {
  private let multiplier: UInt64
  private let shift: UInt64

  init(_ divisor: Int64) {
    let divisor = UInt64(divisor)
    let bits = 64 - (divisor - 1).leadingZeroBitCount
    // 2^(63 + l) has its only bit in the high word.
    multiplier = divisor.dividingFullWidth((1 << UInt64(bits - 1), 0)).quotient + 1
    shift = UInt64(bits - 1)
  }

  @inline(__always)
  func quotient(_ dividend: Int64) -> Int64 {
    let high = UInt64(bitPattern: dividend).multipliedFullWidth(by: multiplier).high
    return Int64(bitPattern: high &>> shift)
  }
}

/// A divisor of 128 bits, by which is divided: products of four words are no faster.
struct PlainDivisor: BlockDivisor {
  private let divisor: UInt128

  init(_ divisor: Int128) { self.divisor = UInt128(divisor) }

  @inline(__always)
  func quotient(_ dividend: Int128) -> Int128 {
    Int128(bitPattern: UInt128(bitPattern: dividend) / divisor)
  }
}
