import SciCalculator
import SciNumber
import SciSyntax
import SciUnits

/// A part of a claimed complex number beside that of the value, or the whole of any other claim.
struct ClaimedPart {
  /// What begins the line about it: `real part: `; empty for a whole.
  var heading = ""
  var claim: Value
  var text: String
  var truth: Value

  /// What is judged by itself.
  ///
  /// - Throws: the error of a complex number with a unit.
  static func parts(
    of claim: Value, written text: String, about truth: Value, _ expression: String
  ) throws(CalculatorError) -> [ClaimedPart] {
    guard truth.complex != nil || claim.complex != nil,
      let value = try Complex(truth, expression), let claimed = try Complex(claim, expression)
    else { return [ClaimedPart(claim: claim, text: text, truth: truth)] }
    let texts = split(text) ?? ("", "")
    return [
      ClaimedPart(
        heading: "real part: ", claim: .real(claimed.real), text: texts.real,
        truth: .real(value.real)),
      ClaimedPart(
        heading: "imaginary part: ", claim: .real(claimed.imaginary), text: texts.imaginary,
        truth: .real(value.imaginary)),
    ]
  }

  /// The decimals of `2.50 - 1.0i`, `3i` and `i`.
  ///
  /// - Returns: an empty text for a part that is not written; `nil` for what is no sum of two decimals.
  private static func split(_ text: String) -> (real: String, imaginary: String)? {
    let bytes = text.utf8.filter { $0 != UInt8(ascii: " ") }
    /// Whether a sign is not that of a power of ten.
    func isSign(_ index: Int) -> Bool {
      let isLetter = index > 0 && [UInt8(ascii: "e"), UInt8(ascii: "E")].contains(bytes[index - 1])
      return !isLetter && [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(bytes[index])
    }
    func string(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
    guard bytes.last == UInt8(ascii: "i") else {
      return ClaimedDecimal(text) == nil ? nil : (string(bytes[...]), "")
    }
    let middle = bytes.indices.last(where: isSign) ?? 0
    var imaginary = bytes[middle...].dropLast()
    if imaginary.first == UInt8(ascii: "+") { imaginary = imaginary.dropFirst() }
    if imaginary.last == UInt8(ascii: "*") { imaginary = imaginary.dropLast() }
    if imaginary.isEmpty || imaginary.elementsEqual("-".utf8) {
      imaginary.append(UInt8(ascii: "1"))
    }
    let parts = (real: string(bytes[..<middle]), imaginary: string(imaginary))
    guard parts.real.isEmpty || ClaimedDecimal(parts.real) != nil,
      ClaimedDecimal(parts.imaginary) != nil
    else { return nil }
    return parts
  }
}

extension Complex {
  /// The number that a value is, also a real one; `nil` for other values.
  ///
  /// - Throws: the error of a complex number with a unit.
  fileprivate init?(_ value: Value, _ expression: String) throws(CalculatorError) {
    if let number = value.real {
      self.init(number)
    } else if let quantity = value.complex {
      guard quantity.isNumber else {
        let range = SourceRange(0, expression.utf8.count)
        throw CalculatorError(.quantityOperand(quantity.unit.symbol), at: range)
      }
      self = quantity.value
    } else {
      return nil
    }
  }
}
