// Digits read eight at a time.

extension Span<UInt8> {
  /// The number that the eight bytes from a place spell; `nil` where there are fewer, or one of them is no digit.
  @inline(__always)
  func eightDigits(at place: Int) -> UInt64? {
    guard place &+ 8 <= count else { return nil }
    // The first digit is the lowest byte.
    var word = unsafe UInt64(
      littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: place, as: UInt64.self))
    // The digits are 0x30 to 0x39: the upper half of the byte is 3, and stays 3 when 6 is added. No sum is carried into the next byte where that holds for
    // the byte itself.
    let upperHalves: UInt64 = 0xF0F0_F0F0_F0F0_F0F0
    let threes: UInt64 = 0x3030_3030_3030_3030
    guard word & upperHalves == threes, (word &+ 0x0606_0606_0606_0606) & upperHalves == threes
    else { return nil }
    // Each step makes one number of two neighbours, the first of which counts ten, a hundred or ten thousand times: in the lower one's product by
    // 1 + 10·2⁸, for example, the upper byte is the upper digit and ten times the lower one, at most 99.
    word = ((word &- threes) &* (1 + 10 &<< 8)) &>> 8 & 0x00FF_00FF_00FF_00FF
    word = (word &* (1 + 100 &<< 16)) &>> 16 & 0x0000_FFFF_0000_FFFF
    return (word &* (1 + 10_000 &<< 32)) &>> 32
  }
}
