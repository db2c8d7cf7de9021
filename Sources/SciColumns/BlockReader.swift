import SciNumber

/// Reads the rows of a block as integers.
///
/// All have the same loops: a row that is null is read as zero, by a mask, since anything may stand there.
enum BlockReader {
  /// What the integers of a block are like.
  struct Magnitudes {
    /// Bits that hold the magnitudes of all integers less 1.
    var bits: UInt128
    /// Whether they need 128 bits.
    var isWide: Bool { bits >> 63 != 0 }

    /// A magnitude that no integer exceeds.
    var magnitude: UInt128 {
      // All bits below the highest one, and 1: a negative integer may be a power of two.
      bits == 0 ? 1 : (~0 >> UInt128(bits.leadingZeroBitCount)) &+ 1
    }
  }

  @inline(__always)
  private static func masked(
    _ mask: UnsafePointer<Int64>?, _ body: (_ mask: (Int) -> Int64) -> Void
  ) {
    // Two loops: without nulls there is nothing to read.
    if let mask = unsafe mask { body { unsafe mask[$0] } } else { body { _ in -1 } }
  }
}

// MARK: - Integers

extension BlockReader {
  /// The bits of integers that stay where they are.
  static func bits(of integers: UnsafePointer<Int64>, count: Int) -> Magnitudes {
    var bits: Int64 = 0
    for i in 0..<count { unsafe bits |= integers[i] ^ (integers[i] &>> 63) }
    return Magnitudes(bits: UInt128(bits))
  }

  /// Copies integers of 8 bytes.
  static func copy(
    integers source: UnsafeRawPointer, to target: UnsafeMutablePointer<Int64>, count: Int,
    _ mask: UnsafePointer<Int64>?
  ) -> Magnitudes {
    var bits: Int64 = 0
    unsafe masked(mask) { mask in
      for i in 0..<count {
        let integer =
          unsafe source.loadUnaligned(fromByteOffset: 8 &* i, as: Int64.self) & mask(i)
        unsafe target[i] = integer
        bits |= integer ^ (integer &>> 63)
      }
    }
    return Magnitudes(bits: UInt128(bits))
  }

  /// Copies the low words of integers of 16 bytes; the magnitudes are wide where that is not enough.
  static func copy(
    decimals source: UnsafeRawPointer, to target: UnsafeMutablePointer<Int64>, count: Int,
    _ mask: UnsafePointer<Int64>?
  ) -> Magnitudes {
    var (bits, high): (Int64, Int64) = (0, 0)
    unsafe masked(mask) { mask in
      for i in 0..<count {
        let low =
          unsafe source.loadUnaligned(fromByteOffset: 16 &* i, as: Int64.self) & mask(i)
        let above =
          unsafe source.loadUnaligned(fromByteOffset: 16 &* i &+ 8, as: Int64.self) & mask(i)
        unsafe target[i] = low
        bits |= low ^ (low &>> 63)
        high |= above ^ (low &>> 63)
      }
    }
    return Magnitudes(bits: high == 0 ? UInt128(bits) : ~0 >> 1)
  }

  /// Copies integers of 16 bytes.
  static func copy(
    decimals source: UnsafeRawPointer, to target: UnsafeMutablePointer<Int128>, count: Int,
    _ mask: UnsafePointer<Int64>?
  ) -> Magnitudes {
    var bits: Int128 = 0
    unsafe masked(mask) { mask in
      for i in 0..<count {
        let low = unsafe source.loadUnaligned(fromByteOffset: 16 &* i, as: UInt64.self)
        let high = unsafe source.loadUnaligned(fromByteOffset: 16 &* i &+ 8, as: Int64.self)
        let integer = (Int128(high) &<< 64 | Int128(low)) & Int128(mask(i))
        unsafe target[i] = integer
        bits |= integer ^ (integer &>> 127)
      }
    }
    return Magnitudes(bits: UInt128(bits))
  }

  /// Copies integers of 64 bits to where 128 are needed.
  static func widen(
    _ source: UnsafePointer<Int64>, to target: UnsafeMutablePointer<Int128>, count: Int
  ) {
    for i in 0..<count { unsafe target[i] = Int128(source[i]) }
  }
}

// MARK: - Doubles

extension BlockReader {
  /// Adding it to a double of magnitude below 2⁵¹ rounds to the nearest integer, which is in the low bits then.
  private static let shifter = 0x1.8p52
  /// Fifteen digits: no two decimals of so many are read as the same double.
  private static let endOfShortest = 1e15
  private static let endOfExact = 0x1p51

  /// Copies doubles as the integers that they are times 10^`scale`, by their shortest decimals.
  ///
  /// The integer nearest to x·10^k has at most fifteen digits. If its quotient by 10^k, correctly rounded, is x, then that is the one decimal of so few digits that is read as x,
  /// and so the shortest.
  ///
  /// - Returns: `nil` where a double is no such decimal.
  static func copy(
    shortest source: UnsafeRawPointer, to target: UnsafeMutablePointer<Int64>, count: Int,
    scale: Int, _ mask: UnsafePointer<Int64>?
  ) -> Magnitudes? {
    // Integers that have neighbours nearer than 1 are their own shortest decimals: no quotient is needed.
    if scale == 0 { return unsafe copy(exact: source, to: target, count: count, scale: 0, mask) }
    let power = DoublePower.ten(scale)
    return unsafe copy(source, to: target, count: count, mask) { x in
      let product = x * power
      let integer = (product + shifter) - shifter
      return (product, difference(integer / power, x) | excess(product, from: endOfShortest))
    }
  }

  /// Copies doubles as the integers that they are times 2^`scale`, exactly.
  ///
  /// - Returns: `nil` where a double is no such number.
  static func copy(
    exact source: UnsafeRawPointer, to target: UnsafeMutablePointer<Int64>, count: Int,
    scale: Int, _ mask: UnsafePointer<Int64>?
  ) -> Magnitudes? {
    let power = DoublePower.two(scale)
    return unsafe copy(source, to: target, count: count, mask) { x in
      let product = x * power
      let integer = (product + shifter) - shifter
      return (product, difference(integer, product) | excess(product, from: endOfExact))
    }
  }

  /// Bits that are all zero where two doubles are equal; zeros may differ in their signs, and what is not finite is excluded otherwise.
  ///
  /// Bits and not a comparison, so that the loop has no branch and is done for several numbers at a time.
  @inline(__always)
  private static func difference(_ x: Double, _ y: Double) -> UInt64 {
    (x.bitPattern ^ y.bitPattern) & ~signBit
  }

  /// Bits that are all zero where a magnitude is below an end; not so for what is infinite or no number.
  @inline(__always)
  private static func excess(_ x: Double, from end: Double) -> UInt64 {
    // Magnitudes are in the order of their bits.
    ((x.bitPattern & ~signBit) &+ (signBit &- end.bitPattern)) & signBit
  }

  private static let signBit: UInt64 = 1 << 63

  @inline(__always)
  private static func copy(
    _ source: UnsafeRawPointer, to target: UnsafeMutablePointer<Int64>, count: Int,
    _ mask: UnsafePointer<Int64>?, _ body: (Double) -> (product: Double, misfit: UInt64)
  ) -> Magnitudes? {
    var (bits, misfits): (Int64, UInt64) = (0, 0)
    let zero = Int64(bitPattern: shifter.bitPattern)
    unsafe masked(mask) { mask in
      for i in 0..<count {
        let pattern =
          unsafe source.loadUnaligned(fromByteOffset: 8 &* i, as: Int64.self) & mask(i)
        let (product, misfit) = body(Double(bitPattern: UInt64(bitPattern: pattern)))
        let integer = Int64(bitPattern: (product + shifter).bitPattern) &- zero
        unsafe target[i] = integer
        bits |= integer ^ (integer &>> 63)
        misfits |= misfit
      }
    }
    return misfits == 0 ? Magnitudes(bits: UInt128(bits)) : nil
  }

  /// Copies doubles as the integers that they are at a scale, or else at the least one that is enough, which is kept.
  ///
  /// - Returns: `nil` where there is no such scale.
  static func copy(
    doubles source: UnsafeRawPointer, to target: UnsafeMutablePointer<Int64>, count: Int,
    isExact: Bool, scale: inout Int, _ mask: UnsafePointer<Int64>?
  ) -> Magnitudes? {
    func magnitudes(_ scale: Int) -> Magnitudes? {
      unsafe isExact
        ? copy(exact: source, to: target, count: count, scale: scale, mask)
        : copy(shortest: source, to: target, count: count, scale: scale, mask)
    }
    if let magnitudes = magnitudes(scale) { return magnitudes }
    guard
      let other = unsafe Self.scale(of: source, count: count, from: 0, isExact: isExact, mask),
      other != scale
    else { return nil }
    scale = other
    return magnitudes(scale)
  }

  /// The least scale at which all doubles of a block can be read, from one on.
  ///
  /// - Returns: `nil` where there is none up to the largest scale.
  static func scale(
    of source: UnsafeRawPointer, count: Int, from scale: Int, isExact: Bool,
    _ mask: UnsafePointer<Int64>?
  ) -> Int? {
    var scale = scale
    for i in 0..<count where unsafe mask?[i] != 0 {
      let place = unsafe source + 8 * i
      var integer: Int64 = 0
      func isReadable() -> Bool {
        let magnitudes =
          unsafe isExact
          ? copy(exact: place, to: &integer, count: 1, scale: scale, nil)
          : copy(shortest: place, to: &integer, count: 1, scale: scale, nil)
        return magnitudes != nil
      }
      while !isReadable() {
        scale += 1
        guard scale <= (isExact ? DoublePower.mostTwos : DoublePower.mostTens) else { return nil }
      }
    }
    return scale
  }
}

/// Powers that doubles hold exactly.
enum DoublePower {
  /// 10²² is the last one that is a double; with fifteen digits there are smaller numbers than anybody counts.
  static let mostTens = 18
  static let mostTwos = 60

  static func ten(_ exponent: Int) -> Double {
    (0..<exponent).reduce(1) { power, _ in 10 * power }
  }

  static func two(_ exponent: Int) -> Double {
    (0..<exponent).reduce(1) { power, _ in 2 * power }
  }
}
