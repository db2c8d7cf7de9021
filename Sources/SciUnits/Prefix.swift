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

}

// MARK: - Symbols

extension Prefix {
  /// A prefix that a name begins with, and its length in bytes.
  typealias Start = (prefix: Prefix, length: Int)

  /// The prefix of two letters whose symbol a name begins with, and the one of one letter.
  static func symbols(startingLike name: Substring.UTF8View) -> (longer: Start?, shorter: Start?) {
    var bytes = name.makeIterator()
    guard let first = bytes.next(), let second = bytes.next() else { return (nil, nil) }
    let shorter = decimal(first).map { (prefix: $0, length: 1) }
    return switch (first, second) {
    // The two spellings of µ in UTF-8.
    case (0xC2, 0xB5), (0xCE, 0xBC): ((Prefix(code: -6), 2), nil)
    case (UInt8(ascii: "d"), UInt8(ascii: "a")): ((Prefix(code: 1), 2), shorter)
    case (_, UInt8(ascii: "i")): (binary(first).map { ($0, 2) }, shorter)
    default: (nil, shorter)
    }
  }

  private static func binary(_ letter: UInt8) -> Prefix? {
    switch letter {
    case UInt8(ascii: "K"): Prefix(code: 101)
    case UInt8(ascii: "M"): Prefix(code: 102)
    case UInt8(ascii: "G"): Prefix(code: 103)
    case UInt8(ascii: "T"): Prefix(code: 104)
    case UInt8(ascii: "P"): Prefix(code: 105)
    case UInt8(ascii: "E"): Prefix(code: 106)
    case UInt8(ascii: "Z"): Prefix(code: 107)
    case UInt8(ascii: "Y"): Prefix(code: 108)
    default: nil
    }
  }

  private static func decimal(_ letter: UInt8) -> Prefix? {
    switch letter {
    case UInt8(ascii: "Q"): Prefix(code: 30)
    case UInt8(ascii: "R"): Prefix(code: 27)
    case UInt8(ascii: "Y"): Prefix(code: 24)
    case UInt8(ascii: "Z"): Prefix(code: 21)
    case UInt8(ascii: "E"): Prefix(code: 18)
    case UInt8(ascii: "P"): Prefix(code: 15)
    case UInt8(ascii: "T"): Prefix(code: 12)
    case UInt8(ascii: "G"): Prefix(code: 9)
    case UInt8(ascii: "M"): Prefix(code: 6)
    case UInt8(ascii: "k"): Prefix(code: 3)
    case UInt8(ascii: "h"): Prefix(code: 2)
    case UInt8(ascii: "d"): Prefix(code: -1)
    case UInt8(ascii: "c"): Prefix(code: -2)
    case UInt8(ascii: "m"): Prefix(code: -3)
    case UInt8(ascii: "u"): Prefix(code: -6)
    case UInt8(ascii: "n"): Prefix(code: -9)
    case UInt8(ascii: "p"): Prefix(code: -12)
    case UInt8(ascii: "f"): Prefix(code: -15)
    case UInt8(ascii: "a"): Prefix(code: -18)
    case UInt8(ascii: "z"): Prefix(code: -21)
    case UInt8(ascii: "y"): Prefix(code: -24)
    case UInt8(ascii: "r"): Prefix(code: -27)
    case UInt8(ascii: "q"): Prefix(code: -30)
    default: nil
    }
  }
}

// MARK: - Words

extension Prefix {
  /// The prefix whose name another name begins with, and its length; no name of a prefix begins with that of another.
  static func word(startingLike name: Substring.UTF8View) -> Start? {
    guard name.count > 5, let first = name.first else { return nil }
    for prefix in words {
      let word = prefix.name.utf8
      if word.first == first, name.starts(with: word) {
        return (Prefix(code: prefix.code), word.count)
      }
    }
    return nil
  }

  /// The prefixes by code, symbol and name; the last one is another spelling.
  static let words: [(code: Int8, symbol: String, name: String)] = [
    (30, "Q", "quetta"), (27, "R", "ronna"), (24, "Y", "yotta"), (21, "Z", "zetta"),
    (18, "E", "exa"), (15, "P", "peta"), (12, "T", "tera"), (9, "G", "giga"), (6, "M", "mega"),
    (3, "k", "kilo"), (2, "h", "hecto"), (1, "da", "deca"), (-1, "d", "deci"), (-2, "c", "centi"),
    (-3, "m", "milli"), (-6, "µ", "micro"), (-9, "n", "nano"), (-12, "p", "pico"),
    (-15, "f", "femto"), (-18, "a", "atto"), (-21, "z", "zepto"), (-24, "y", "yocto"),
    (-27, "r", "ronto"), (-30, "q", "quecto"),
    (101, "Ki", "kibi"), (102, "Mi", "mebi"), (103, "Gi", "gibi"), (104, "Ti", "tebi"),
    (105, "Pi", "pebi"), (106, "Ei", "exbi"), (107, "Zi", "zebi"), (108, "Yi", "yobi"),
    (1, "da", "deka"),
  ]

  /// The symbol that is written.
  var symbol: String {
    Self.words.first { $0.code == code }?.symbol ?? ""
  }

  /// The name that is written.
  var name: String {
    Self.words.first { $0.code == code }?.name ?? ""
  }
}
