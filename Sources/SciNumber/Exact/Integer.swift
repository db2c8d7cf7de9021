internal import CMPFR

/// An integer of any size.
///
/// A value that fits a `WideInt` is held inline; a larger one is GMP's `mpz_t`, written once and shared ever after.
/// The form is canonical: what fits a `WideInt` is always inline, so that two equal integers have the same form.
///
/// GMP ends the process when memory runs out. Operations whose result can be much larger than their operands
/// therefore take a `limit` in bits and return `nil`, before anything is allocated, when a proven upper bound of the
/// result's ``bitWidth`` exceeds it.
///
/// ```swift
/// let large = Integer(2).power(100, limit: 1000)  // 1267650600228229401496703205376
/// let sum = Integer(12) + 30
/// let divisor = Integer(12).greatestCommonDivisor(with: 18)  // 6
/// ```
@safe
public struct Integer: @unchecked Sendable {  // large storage is never written after `make` returns
  /// Where the value is held.
  enum Storage {
    case small(WideInt)
    case large(Large)
  }

  let storage: Storage

  private init(storage: Storage) {
    self.storage = storage
  }

  /// The integer `value`.
  public init(_ value: WideInt) {
    storage = .small(value)
  }

  /// The most bits that any operation with a limit makes, whatever its limit: 2 GiB, and 128 MiB where addresses have 32 bits.
  public static let largestBitWidth: WideInt = Int.bitWidth < 64 ? 1 << 30 : 1 << 34

  /// Makes an integer by letting `write` fill a number that nothing else can see yet.
  static func make(_ write: (mpz_ptr) -> Void) -> Integer {
    unsafe making(write).integer
  }

  /// Makes an integer as ``make(_:)`` does, and returns what `write` returns.
  static func making<Result>(_ write: (mpz_ptr) -> Result) -> (integer: Integer, result: Result) {
    let large = Large.make()
    let result = unsafe large.withPointer { unsafe write($0) }
    return (Integer(canonical: large), result)
  }

  /// The value of `large`, inline if it fits.
  init(canonical large: Large) {
    storage =
      unsafe large.withPointer { unsafe WideInt(exactly: $0) }.map { .small($0) } ?? .large(large)
  }

  /// Calls `body` with the number as GMP reads it; a small one is a temporary on the stack.
  func withPointer<Result>(_ body: (mpz_srcptr) -> Result) -> Result {
    switch storage {
    case .large(let large):
      return unsafe large.withPointer { unsafe body($0) }
    case .small(let value):
      // One limb of 64 bits, or two of 32 bits, the low one first.
      var limbs = value.magnitude.littleEndian
      return unsafe withUnsafeMutableBytes(of: &limbs) { bytes in
        let bits = WideUInt.bitWidth - value.magnitude.leadingZeroBitCount
        let count = (bits + mp_limb_t.bitWidth - 1) / mp_limb_t.bitWidth
        var header = unsafe __mpz_struct(
          _mp_alloc: 0, _mp_size: Int32(value < 0 ? -count : count),
          _mp_d: bytes.assumingMemoryBound(to: mp_limb_t.self).baseAddress)
        return unsafe withUnsafePointer(to: &header) { unsafe body($0) }
      }
    }
  }
}

// MARK: - Storage

extension Integer {
  /// The memory of one large integer: GMP's header, which points to limbs that GMP allocates.
  @safe
  final class Large {
    // Written before anything else can see it, and read ever after: there is nothing to enforce.
    @exclusivity(unchecked)
    private var header = unsafe __mpz_struct()

    private init() {}

    /// Makes an integer that is zero until something is written to it.
    static func make() -> Large {
      let large = Large()
      unsafe large.withPointer { unsafe __gmpz_init($0) }
      return large
    }

    func withPointer<Result>(_ body: (mpz_ptr) -> Result) -> Result {
      unsafe withUnsafeMutablePointer(to: &header) { unsafe body($0) }
    }

    deinit {
      unsafe withPointer { unsafe __gmpz_clear($0) }
    }
  }
}

extension FixedWidthInteger {
  /// The value of a number of GMP, if it fits.
  fileprivate init?(exactly value: mpz_srcptr) {
    let size = unsafe Int(value.pointee._mp_size)
    guard size.magnitude <= Magnitude.bitWidth / mp_limb_t.bitWidth else { return nil }
    var magnitude: Magnitude = 0
    for index in 0..<Int(size.magnitude) {
      magnitude |= unsafe Magnitude(value.pointee._mp_d[index]) << (index * mp_limb_t.bitWidth)
    }
    if size >= 0 {
      self.init(exactly: magnitude)
    } else {
      guard magnitude <= Self.min.magnitude else { return nil }
      self = 0 &- Self(truncatingIfNeeded: magnitude)
    }
  }
}

// MARK: - Making integers

extension Integer {
  /// The integer `value`.
  public init(_ value: UInt64) {
    if let small = WideInt(exactly: value) {
      self.init(small)
    } else {
      self.init(magnitude: value, isNegative: false)
    }
  }

  /// The integer `value`.
  init(_ value: Int128) {
    if let small = WideInt(exactly: value) {
      self.init(small)
    } else {
      self.init(magnitude: value.magnitude, isNegative: value < 0)
    }
  }

  private init(magnitude: some FixedWidthInteger & UnsignedInteger, isNegative: Bool) {
    self.init(limbCount: magnitude.bitWidth / mp_limb_t.bitWidth, isNegative: isNegative) {
      mp_limb_t(truncatingIfNeeded: magnitude >> ($0 * mp_limb_t.bitWidth))
    }
  }

  /// The integer with a magnitude of 256 bits.
  init(magnitude: (high: UInt128, low: UInt128), isNegative: Bool) {
    let half = UInt128.bitWidth / mp_limb_t.bitWidth
    self.init(limbCount: 2 * half, isNegative: isNegative) {
      let (word, index) = $0 < half ? (magnitude.low, $0) : (magnitude.high, $0 - half)
      return mp_limb_t(truncatingIfNeeded: word >> (index * mp_limb_t.bitWidth))
    }
  }

  /// The integer whose magnitude has these limbs, the lowest first.
  @inline(__always)
  private init(limbCount: Int, isNegative: Bool, limb: (Int) -> mp_limb_t) {
    self = unsafe Integer.make { number in
      let limbs = unsafe __gmpz_limbs_write(number, mp_size_t(limbCount))
      for index in 0..<limbCount { unsafe limbs?[index] = limb(index) }
      unsafe __gmpz_limbs_finish(number, mp_size_t(isNegative ? -limbCount : limbCount))
    }
  }

  /// The value, if it has 128 bits at most with its sign.
  var asInt128: Int128? {
    switch storage {
    case .small(let value): Int128(value)
    case .large(let large): unsafe large.withPointer { unsafe Int128(exactly: $0) }
    }
  }
}

extension Integer: ExpressibleByIntegerLiteral {
  /// The integer of a literal of any length.
  @inline(__always)
  public init(integerLiteral value: StaticBigInt) {
    guard value.bitWidth > Int.bitWidth else {
      self.init(WideInt(Int(bitPattern: value[0])))
      return
    }
    self.init(longLiteral: value)
  }

  private init(longLiteral value: StaticBigInt) {
    // The literal's words are its two's complement: subtracting 2^width makes a negative one of them.
    let count = (value.bitWidth - 1) / UInt.bitWidth + 1
    let unsigned = (0..<count).reversed().reduce(Integer(0)) { head, index in
      head.shiftedLeft(by: WideInt(UInt.bitWidth)) + Integer(UInt64(value[index]))
    }
    let excess = Integer(1).shiftedLeft(by: WideInt(count * UInt.bitWidth))
    self = value.signum() < 0 ? unsigned - excess : unsigned
  }
}

// MARK: - Properties

extension Integer {
  /// The integer as a `WideInt`, if it fits.
  public var asInt: WideInt? {
    switch storage {
    case .small(let value): value
    case .large: nil
    }
  }

  /// −1, 0 or 1.
  public var signum: WideInt {
    switch storage {
    case .small(let value): value.signum()
    case .large: WideInt(unsafe withPointer { unsafe sci_mpz_sgn($0) }).signum()
    }
  }

  /// Whether the integer is 0.
  public var isZero: Bool { asInt == 0 }

  /// Whether the integer is 1.
  public var isOne: Bool { asInt == 1 }

  /// Whether the integer is odd.
  public var isOdd: Bool {
    switch storage {
    case .small(let value): value & 1 != 0
    case .large: unsafe withPointer { unsafe sci_mpz_odd_p($0) } != 0
    }
  }

  /// Whether the integer is even.
  public var isEven: Bool { !isOdd }

  /// The number of bits of the magnitude: the least *b* with |x| < 2^b.
  public var bitWidth: WideInt {
    switch storage {
    case .small(let value): WideInt(WideUInt.bitWidth - value.magnitude.leadingZeroBitCount)
    case .large: WideInt(unsafe withPointer { unsafe __gmpz_sizeinbase($0, 2) })
    }
  }

  /// How often 2 divides the integer, which must not be zero.
  public var trailingZeroBitCount: WideInt {
    switch storage {
    case .small(let value): WideInt(value.trailingZeroBitCount)
    case .large: WideInt(unsafe withPointer { unsafe __gmpz_scan1($0, 0) })
    }
  }
}

// MARK: - Comparing

extension Integer: Comparable {
  /// Whether both are the same integer.
  public static func == (left: Integer, right: Integer) -> Bool {
    switch (left.storage, right.storage) {
    case (.small(let x), .small(let y)): x == y
    case (.large(let x), .large(let y)): x === y || left.order(to: right) == 0
    default: false
    }
  }

  /// Whether the left integer is below the right one.
  public static func < (left: Integer, right: Integer) -> Bool {
    if case .small(let x) = left.storage, case .small(let y) = right.storage { return x < y }
    return left.order(to: right) < 0
  }

  private func order(to other: Integer) -> Int32 {
    unsafe withPointer { x in unsafe other.withPointer { unsafe __gmpz_cmp(x, $0) } }
  }
}

extension Integer: Hashable {
  /// Feeds the value, which is the same for equal integers, to `hasher`.
  public func hash(into hasher: inout Hasher) {
    guard case .large(let large) = storage else { return hasher.combine(asInt) }
    unsafe large.withPointer { x in
      hasher.combine(unsafe x.pointee._mp_size)
      let limbCount = unsafe __gmpz_size(x)
      for index in 0..<limbCount {
        hasher.combine(unsafe __gmpz_getlimbn(x, Int(index)))
      }
    }
  }
}
