// The digits of a binary floating-point number in any base, by MPFR.

internal import CMPFR

extension BigFloat {
  /// The significand's digits in `base`, truncated to `count` of them, and the exponent *e* of 0.d₁d₂… × base^e, without the sign.
  ///
  /// - Parameters:
  ///   - count: how many digits; 0 for as many as tell the number apart from its neighbours, which in
  ///     a base that is a power of two are all.
  ///   - base: 2 to 36.
  /// - Returns: the digits in ASCII and the exponent.
  /// - Precondition: the number is regular.
  func digits(count: WideInt, base: Int32 = 10) -> (digits: [UInt8], exponent: WideInt) {
    var exponent: mpfr_exp_t = 0
    let text = unsafe withPointer { x in
      unsafe mpfr_get_str(nil, &exponent, base, Int(count), x, MPFR_RNDZ)
    }
    guard let text = unsafe text else { return ([], 0) }
    defer { unsafe mpfr_free_str(text) }
    let sign: Int = unsafe text[0] == CChar(UInt8(ascii: "-")) ? 1 : 0
    let length = unsafe sci_strlen(text) - sign
    let bytes = unsafe UnsafeRawBufferPointer(start: text + sign, count: length)
    return unsafe ([UInt8](bytes), exponent)
  }
}
