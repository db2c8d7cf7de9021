// Arithmetic modulo an odd number in memory that is allocated once: for loops that would spend their time on allocations.

internal import CMPFR

/// Residues modulo an odd integer, each in a register with a number.
///
/// They are held in Montgomery's form, x·B^n for x, with limbs to the base B, so that a product is reduced by multiplications
/// alone; see CMPFR/shim.h. The top byte of the modulus is zero, so that sums of up to 255 products can be reduced at once.
@safe
final class MontgomeryRegisters {
  let modulus: Integer
  /// How many registers there are.
  let count: Int
  private let limbCount: Int
  /// −1/m modulo the base of the limbs.
  private let inverse: mp_limb_t
  /// The registers, the modulus and the room for intermediate results.
  private let memory: UnsafeMutablePointer<mp_limb_t>
  private let modulusLimbs: UnsafeMutablePointer<mp_limb_t>
  private let scratch: UnsafeMutablePointer<mp_limb_t>

  /// Makes registers that are 0.
  ///
  /// - Precondition: `modulus` is odd and at least 3.
  init(modulus: Integer, count: Int) {
    precondition(modulus.isOdd && modulus > 2, "an even modulus")
    self.modulus = modulus
    self.count = count
    limbCount = (Int(modulus.bitWidth) + 8 + mp_limb_t.bitWidth - 1) / mp_limb_t.bitWidth
    let total = (count + 1 + 4) * limbCount + 1
    unsafe memory = .allocate(capacity: total)
    unsafe memory.initialize(repeating: 0, count: total)
    unsafe modulusLimbs = memory + count * limbCount
    unsafe scratch = memory + (count + 1) * limbCount
    unsafe Self.write(modulus, to: modulusLimbs)
    // Newton's iteration doubles the bits of 1/m; an odd m is its own inverse modulo 8.
    let low = unsafe modulusLimbs[0]
    var inverse = low
    for _ in 0..<5 { inverse &*= 2 &- low &* inverse }
    self.inverse = 0 &- inverse
  }

  deinit {
    unsafe memory.deallocate()
  }

  private static func write(_ value: Integer, to limbs: UnsafeMutablePointer<mp_limb_t>) {
    unsafe value.withPointer { x in
      let size = unsafe Int(__gmpz_size(x))
      for index in 0..<size { unsafe limbs[index] = __gmpz_getlimbn(x, mp_size_t(index)) }
    }
  }

  /// Where `length` registers from `register` on are.
  private func address(_ register: Int, _ length: Int = 1) -> UnsafeMutablePointer<mp_limb_t> {
    precondition(register >= 0 && register <= count - length, "no such register")
    return unsafe memory + register * limbCount
  }
}

// MARK: - Values

extension MontgomeryRegisters {
  /// Sets a register to a residue.
  func set(_ register: Int, to value: Integer) {
    let shift = WideInt(limbCount * mp_limb_t.bitWidth)
    let form = value.modulo(modulus).shiftedLeft(by: shift).modulo(modulus)
    let target = unsafe address(register)
    unsafe target.update(repeating: 0, count: limbCount)
    unsafe Self.write(form, to: target)
  }

  /// The residue in a register, at least 0 and below the modulus.
  func value(_ register: Int) -> Integer {
    let limbs = unsafe address(register)
    unsafe scratch.update(repeating: 0, count: 2 * limbCount)
    unsafe scratch.update(from: limbs, count: limbCount)
    unsafe sci_montgomery_reduce(
      scratch + 2 * limbCount, scratch, modulusLimbs, mp_size_t(limbCount), inverse)
    var value = Integer(0)
    for index in (0..<limbCount).reversed() {
      value =
        value.shiftedLeft(by: WideInt(mp_limb_t.bitWidth))
        + Integer(UInt64(unsafe scratch[2 * limbCount + index]))
    }
    return value
  }

  /// Whether a register is 0.
  func isZero(_ register: Int) -> Bool {
    let limbs = unsafe address(register)
    for index in 0..<limbCount where unsafe limbs[index] != 0 { return false }
    return true
  }

  /// Whether two registers are equal.
  func areEqual(_ x: Int, _ y: Int) -> Bool {
    let (x, y) = unsafe (address(x), address(y))
    for index in 0..<limbCount where unsafe x[index] != y[index] { return false }
    return true
  }

  /// Copies `length` registers from `source` on.
  func copy(_ source: Int, to target: Int, length: Int = 1) {
    let (source, target) = unsafe (address(source, length), address(target, length))
    unsafe target.update(from: source, count: length * limbCount)
  }

  /// Sets `length` registers from `target` on to 0.
  func clear(_ target: Int, length: Int = 1) {
    unsafe address(target, length).update(repeating: 0, count: length * limbCount)
  }
}

// MARK: - Arithmetic

extension MontgomeryRegisters {
  /// x·y; the result may be one of them.
  func multiply(_ x: Int, _ y: Int, into z: Int) {
    unsafe sci_montgomery_multiply(
      address(z), address(x), address(y), modulusLimbs, mp_size_t(limbCount), inverse, scratch)
  }

  /// x + y; the result may be one of them.
  func add(_ x: Int, _ y: Int, into z: Int) {
    unsafe sci_modular_add(address(z), address(x), address(y), modulusLimbs, mp_size_t(limbCount))
  }

  /// x − y; the result may be one of them.
  func subtract(_ x: Int, _ y: Int, into z: Int) {
    unsafe sci_modular_subtract(
      address(z), address(x), address(y), modulusLimbs, mp_size_t(limbCount))
  }

  /// The product of two polynomials with `length` ≤ 127 coefficients each, modulo X^`cycle` − 1: so many registers from `z` on,
  /// apart from theirs.
  func convolve(_ x: Int, _ y: Int, length: Int, cycle: Int, into z: Int) {
    precondition(length < 128 && cycle >= length, "too many products in a sum")
    unsafe sci_montgomery_convolve(
      address(z, cycle), address(x, length), address(y, length), mp_size_t(length),
      mp_size_t(cycle), modulusLimbs, mp_size_t(limbCount), inverse, scratch)
  }
}
