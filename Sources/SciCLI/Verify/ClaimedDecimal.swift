/// A decimal number as someone wrote it down, with as many significant digits as it shows.
struct ClaimedDecimal: Hashable {
  var isNegative = false
  /// The significant digits as ASCII bytes, zeros at the end included; none for zero.
  var digits: [UInt8] = []
  /// The offset in the text of each of these digits.
  var offsets: [Int] = []
  /// The power of ten of the first digit.
  var exponent = 0

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
    var integerDigits = 0
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
        if decimals == nil { integerDigits += 1 }
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
    exponent = power + integerDigits - 1 - (count - digits.count)
  }
}
