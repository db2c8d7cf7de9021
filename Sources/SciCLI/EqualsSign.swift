import SciCalculator

/// What stands before a result on a terminal.
enum EqualsSign {
  /// `= ` before a value itself, `≈ ` before a rounding of it.
  static func text(isExact: Bool) -> String { isExact ? "= " : "≈ " }

  /// The same in UTF-8.
  static func utf8(isExact: Bool) -> [UInt8] { Array(text(isExact: isExact).utf8) }

  /// A result behind its sign.
  static func signed(_ result: ResultText) -> String {
    text(isExact: result.isExact) + result.string
  }

  /// Whether a line is a result behind its sign.
  static func begins(_ line: some StringProtocol) -> Bool {
    [true, false].contains { line.hasPrefix(text(isExact: $0)) }
  }
}
