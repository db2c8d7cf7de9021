internal import CMPFR

/// A binary floating-point number of any precision, correctly rounded once when it was made.
///
/// A value over MPFR's `mpfr_t`: a sign, a significand of `precision` bits and an exponent. It is
/// written once, before anything else can see it, and shared ever after. Precision and rounding are
/// given in every call; nothing depends on MPFR's defaults, except that the range of exponents is
/// the thread's (see ``BigFloat/withWidestExponents(_:)``).
///
/// ```swift
/// let below = BigFloat(2).applying(.log, precision: 128, rounding: .floor)
/// let above = BigFloat(2).applying(.log, precision: 128, rounding: .ceiling)
/// let isBetween = below < above  // ln 2 lies between them
/// ```
@safe
public struct BigFloat: @unchecked Sendable {  // the storage is never written after `make` returns
  let storage: Storage

  private init(storage: Storage) {
    self.storage = storage
  }

  /// The precisions in bits that a number can have.
  ///
  /// MPFR allows 2⁶³ − 257; the upper end here keeps one number below 2 GiB.
  public static let precisions = 1...Integer.largestBitWidth

  /// Makes a number by letting `write` fill memory that nothing else can see yet.
  ///
  /// - Returns: the number, and whether `write` reported by its ternary value that it is exact.
  static func make(
    precision: WideInt, _ write: (mpfr_ptr) -> Int32
  ) -> (value: BigFloat, isExact: Bool) {
    let storage = Storage.make(precision: precision)
    let ternary = unsafe storage.withPointer { unsafe write($0) }
    return (BigFloat(storage: storage), ternary == 0)
  }

  /// Calls `body` with the number's memory, which must not be written.
  func withPointer<Result>(_ body: (mpfr_srcptr) -> Result) -> Result {
    unsafe storage.withPointer { unsafe body($0) }
  }
}

// MARK: - Storage

extension BigFloat {
  /// The memory of one number: MPFR's header, then its limbs, in one allocation.
  #if hasFeature(Embedded)
    // The class methods of `ManagedBuffer` allocate a wrong size in Embedded Swift 6.3.
    @safe
    final class Storage {
      private let header: UnsafeMutablePointer<__mpfr_struct>

      static func allocate(limbCount: Int) -> Storage { Storage(limbCount: limbCount) }

      private init(limbCount: Int) {
        let bytes =
          unsafe MemoryLayout<__mpfr_struct>.stride + limbCount * MemoryLayout<mp_limb_t>.stride
        let memory = unsafe UnsafeMutableRawPointer.allocate(
          byteCount: bytes, alignment: MemoryLayout<__mpfr_struct>.alignment)
        unsafe header = memory.initializeMemory(as: __mpfr_struct.self, to: __mpfr_struct())
      }

      deinit {
        unsafe header.deallocate()
      }

      func withMemory(_ body: (mpfr_ptr, UnsafeMutablePointer<mp_limb_t>) -> Void) {
        unsafe body(
          header, UnsafeMutableRawPointer(header + 1).assumingMemoryBound(to: mp_limb_t.self))
      }

      func withPointer<Result>(_ body: (mpfr_ptr) -> Result) -> Result { unsafe body(header) }
    }
  #else
    @safe
    final class Storage: ManagedBuffer<__mpfr_struct, mp_limb_t> {
      static func allocate(limbCount: Int) -> Storage {
        let buffer = unsafe create(minimumCapacity: limbCount) { _ in unsafe __mpfr_struct() }
        return unsafe unsafeDowncast(buffer, to: Storage.self)
      }

      func withMemory(_ body: (mpfr_ptr, UnsafeMutablePointer<mp_limb_t>) -> Void) {
        unsafe withUnsafeMutablePointers { unsafe body($0, $1) }
      }

      func withPointer<Result>(_ body: (mpfr_ptr) -> Result) -> Result {
        unsafe withUnsafeMutablePointerToHeader { unsafe body($0) }
      }
    }
  #endif
}

extension BigFloat.Storage {
  /// Makes a number that is NaN until something is written to it.
  static func make(precision: WideInt) -> BigFloat.Storage {
    precondition(BigFloat.precisions.contains(precision), "precision out of range")
    let limbCount = mpfr_custom_get_size(Int(precision)) / MemoryLayout<mp_limb_t>.stride
    let storage = allocate(limbCount: limbCount)
    unsafe storage.withMemory { header, limbs in
      unsafe mpfr_custom_init(limbs, Int(precision))
      unsafe mpfr_custom_init_set(header, Int32(MPFR_NAN_KIND.rawValue), 0, Int(precision), limbs)
    }
    return storage
  }
}

// MARK: - Making numbers

extension BigFloat {
  /// The integer `value`, exactly.
  public init(_ value: WideInt) {
    self = unsafe Self.make(precision: 64) {
      unsafe sci_mpfr_set_2exp($0, Int64(value), 0, MPFR_RNDN)
    }
    .value
  }

  /// `value` × 2^`exponent`, exactly.
  public init(_ value: WideInt, timesTwoToThe exponent: WideInt) {
    self = unsafe Self.make(precision: 64) {
      unsafe sci_mpfr_set_2exp($0, Int64(value), exponent, MPFR_RNDN)
    }.value
  }

  /// The number nearest to the circle constant π at `precision` bits.
  static func pi(precision: WideInt, rounding: RoundingMode) -> BigFloat {
    unsafe make(precision: precision, rounding: rounding) { unsafe mpfr_const_pi($0, $1) }.value
  }

  /// The same number at another precision.
  public func rounded(toPrecision precision: WideInt, _ rounding: RoundingMode) -> BigFloat {
    self.rounding(toPrecision: precision, rounding).value
  }

  func rounding(
    toPrecision precision: WideInt, _ rounding: RoundingMode = .halfEven
  ) -> (value: BigFloat, isExact: Bool) {
    unsafe withPointer { x in
      unsafe Self.make(precision: precision, rounding: rounding) {
        unsafe mpfr_set4($0, x, $1, mpfr_sgn(x))
      }
    }
  }
}

// MARK: - Properties

extension BigFloat {
  /// The number of bits of the significand.
  public var precision: WideInt { WideInt(unsafe withPointer { unsafe $0.pointee._mpfr_prec }) }

  /// The exponent *e* of |x| = 0.1… × 2^e, so that 2^(e−1) ≤ |x| < 2^e; `nil` unless regular.
  public var exponent: WideInt? {
    isRegular ? unsafe withPointer { unsafe $0.pointee._mpfr_exp } : nil
  }

  /// −1, 0 or 1; 0 for NaN as well.
  public var signum: WideInt {
    isNaN ? 0 : WideInt(unsafe withPointer { unsafe mpfr_sgn($0) }).signum()
  }

  /// Whether the number is zero.
  public var isZero: Bool { unsafe withPointer { unsafe mpfr_zero_p($0) } != 0 }

  /// Whether the number is not a number: the result of an undefined operation.
  public var isNaN: Bool { unsafe withPointer { unsafe mpfr_nan_p($0) } != 0 }

  /// Whether the number is positive or negative infinity.
  public var isInfinite: Bool { unsafe withPointer { unsafe mpfr_inf_p($0) } != 0 }

  /// Whether the number is neither zero nor infinite nor NaN.
  public var isRegular: Bool { unsafe withPointer { unsafe mpfr_regular_p($0) } != 0 }

  /// Whether the number has no fraction.
  public var isInteger: Bool { unsafe withPointer { unsafe mpfr_integer_p($0) } != 0 }

  /// The exponent of the number and the 32 leading bits of its significand.
  ///
  /// - Precondition: the number is regular.
  var leadingBits: (bits: UInt32, exponent: WideInt, areAll: Bool) {
    unsafe withPointer { x in
      let last = unsafe (x.pointee._mpfr_prec - 1) / mp_limb_t.bitWidth
      let top = unsafe x.pointee._mpfr_d[last]
      // What a limb has beyond 32 bits; nothing where limbs have 32.
      let rest = top & (1 << (mp_limb_t.bitWidth - 32) - 1)
      return unsafe (
        UInt32(truncatingIfNeeded: top >> (mp_limb_t.bitWidth - 32)), x.pointee._mpfr_exp,
        rest == 0 && last == 0
      )
    }
  }
}

// MARK: - Comparing

extension BigFloat: Comparable {
  /// Whether both are the same number; zeros are equal whatever their sign, NaN equals nothing.
  public static func == (left: BigFloat, right: BigFloat) -> Bool {
    unsafe left.withPointer { x in unsafe right.withPointer { unsafe mpfr_equal_p(x, $0) } } != 0
  }

  /// Whether the left number is below the right one; never when either is NaN.
  public static func < (left: BigFloat, right: BigFloat) -> Bool {
    unsafe left.withPointer { x in unsafe right.withPointer { unsafe mpfr_less_p(x, $0) } } != 0
  }
}

extension BigFloat: CustomStringConvertible {
  /// The number in MPFR's hexadecimal form, exactly.
  public var description: String {
    guard isRegular else { return isZero ? "0" : isNaN ? "nan" : signum < 0 ? "-inf" : "inf" }
    let (digits, exponent) = digits(count: 0, base: 16)
    let text = String(decoding: digits, as: UTF8.self)
    return "\(signum < 0 ? "-" : "")0x0.\(text)p\(4 * exponent)"
  }
}

// MARK: - Exponent range

extension BigFloat {
  /// The largest magnitude of an exponent inside ``withWidestExponents(_:)``.
  ///
  /// Below MPFR's own 2⁶² − 1, so that sums of two exponents stay far from overflowing.
  static let widestExponent: WideInt = 1 << 60

  /// Whether the number is infinite or next to it, inside ``withWidestExponents(_:)``.
  var isAtEndOfRange: Bool { isInfinite || exponent == Self.widestExponent }

  /// The exponent of the smallest positive number of the thread's range.
  static var smallestExponent: WideInt { mpfr_get_emin() }

  /// Runs `body` with the widest range of exponents, and restores the thread's range afterwards.
  ///
  /// MPFR's default range ends at 2^(2³⁰), near 10^323,228,496. The range belongs to the thread, so
  /// `body` must not suspend; it is synchronous and cannot.
  public static func withWidestExponents<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let (minimum, maximum) = (mpfr_get_emin(), mpfr_get_emax())
    guard maximum != widestExponent else { return try body() }
    _ = (mpfr_set_emin(-widestExponent), mpfr_set_emax(widestExponent))
    defer { _ = (mpfr_set_emin(minimum), mpfr_set_emax(maximum)) }
    return try body()
  }
}
