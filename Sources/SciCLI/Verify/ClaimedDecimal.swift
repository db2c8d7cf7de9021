/// A decimal number as someone wrote it down, to the place that was written last.
struct ClaimedDecimal: Hashable {
  var isNegative = false
  /// The significant digits as ASCII bytes, zeros at the end included; none for zero.
  var digits: [UInt8] = []
  /// The offset in the text of each of these digits.
  var offsets: [Int] = []
  /// The power of ten of the last digit that was written, which may be a zero.
  var lastPlace = 0

  /// The power of ten of the first significant digit; the claim must not be zero.
  var exponent: Int { lastPlace + digits.count - 1 }

  /// Reads `-12.50`, `.5`, `6.02e23`; `nil` for all else, which may still be an exact number such as `1/3`.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    var index = 0
    func take(_ wanted: Character...) -> Bool {
      guard index < bytes.count, wanted.contains(Character(Unicode.Scalar(bytes[index]))) else {
        return false
      }
      index += 1
      return true
    }
    if take("-") { isNegative = true } else { _ = take("+") }
    var decimals: Int?
    var count = 0
    while index < bytes.count {
      let byte = bytes[index]
      if UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte {
        if !digits.isEmpty || byte != UInt8(ascii: "0") {
          digits.append(byte)
          offsets.append(index)
        }
        count += 1
        decimals = decimals.map { $0 + 1 }
      } else if byte == UInt8(ascii: "."), decimals == nil {
        decimals = 0
      } else {
        break
      }
      index += 1
    }
    guard count > 0 else { return nil }
    var power = 0
    if index < bytes.count {
      guard take("e", "E"), let typed = Int(String(decoding: bytes[index...], as: UTF8.self)),
        typed.magnitude < 1 << 60
      else { return nil }
      power = typed
    }
    lastPlace = power - (decimals ?? 0)
  }
}
