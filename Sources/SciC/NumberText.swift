import SciCalculator
import SciNumber

/// Numbers as data has them: a literal of the language with an optional sign, or two of them with a slash between.
enum NumberText {
  /// The number of a text; `nil` if it is none.
  static func number(_ utf8: Span<UInt8>) -> Real? {
    if let small = SmallRational(signedLiteral: utf8) { return Real(small.rational) }
    var bytes: [UInt8] = []
    for index in utf8.indices { bytes.append(utf8[index]) }
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    return Rational(text).map { Real($0) }
  }
}

extension Value {
  /// The number or the day that a text stands for where a parameter or a variable gets a value; `nil` if it is neither.
  init?(parameterText text: [UInt8]) {
    if let number = NumberText.number(text.span) {
      self = .real(number)
    } else {
      self.init(isoText: text)
    }
  }
}
