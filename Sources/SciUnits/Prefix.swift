internal import SciNumber

/// A prefix of the SI or one of the binary prefixes of ISO/IEC 80000-13, as one signed byte.
///
/// 0 is none, −30 … 30 the power of ten, and 100 + k stands for 2^(10k).
struct Prefix: Hashable, Sendable {
  let code: Int8

  static let none = Prefix(code: 0)

  var isBinary: Bool { code > 100 }

  /// What the prefix multiplies by.
  var factor: Rational {
    if isBinary {
      let kibi = Rational(1024)
      return (1..<Int(code - 100)).reduce(kibi) { product, _ in product * kibi }
    }
    guard let power = Rational(Integer(1), scale: WideInt(-code)) else {
      preconditionFailure("the powers of ten of prefixes are small")
    }
    return power
  }

  /// The prefixes: code, symbol, name.
  static let all: [(code: Int8, symbol: String, name: String)] = [
    (30, "Q", "quetta"), (27, "R", "ronna"), (24, "Y", "yotta"), (21, "Z", "zetta"),
    (18, "E", "exa"), (15, "P", "peta"), (12, "T", "tera"), (9, "G", "giga"), (6, "M", "mega"),
    (3, "k", "kilo"), (2, "h", "hecto"), (1, "da", "deca"), (-1, "d", "deci"), (-2, "c", "centi"),
    (-3, "m", "milli"), (-6, "µ", "micro"), (-9, "n", "nano"), (-12, "p", "pico"),
    (-15, "f", "femto"), (-18, "a", "atto"), (-21, "z", "zepto"), (-24, "y", "yocto"),
    (-27, "r", "ronto"), (-30, "q", "quecto"),
    (101, "Ki", "kibi"), (102, "Mi", "mebi"), (103, "Gi", "gibi"), (104, "Ti", "tebi"),
    (105, "Pi", "pebi"), (106, "Ei", "exbi"), (107, "Zi", "zebi"), (108, "Yi", "yobi"),
    // Other spellings of prefixes that stand above.
    (-6, "\u{3BC}", "micro"), (-6, "u", "micro"), (1, "da", "deka"),
  ]

  /// The symbol that is written.
  var symbol: String {
    Self.all.first { $0.code == code }?.symbol ?? ""
  }

  /// The name that is written.
  var name: String {
    Self.all.first { $0.code == code }?.name ?? ""
  }
}
