import SciLocale

/// What people write for currencies beside the symbols of CLDR.
enum CurrencySpellings {
  /// Signs and abbreviations, in small letters and without a point at the end, and the codes that they may stand for.
  private static let table: [(spelling: String, codes: [String])] = [
    ("円", ["JPY"]), ("圓", ["JPY", "TWD", "HKD", "MOP"]), ("圆", ["CNY"]),
    ("元", ["CNY", "TWD", "HKD"]),
    ("원", ["KRW"]), ("¥", ["JPY", "CNY"]), ("rmb", ["CNY"]),
    ("rs", ["INR", "LKR", "MUR", "NPR", "PKR", "SCR"]), ("₨", ["LKR", "MUR", "NPR", "PKR", "SCR"]),
    ("रु", ["INR", "NPR"]), ("টাকা", ["BDT"]), ("ريال", ["SAR", "QAR", "OMR", "YER", "IRR"]),
    ("ریال", ["IRR"]), ("fr", ["CHF"]), ("sfr", ["CHF"]), ("kr", ["DKK", "ISK", "NOK", "SEK"]),
    ("руб", ["RUB"]), ("грн", ["UAH"]), ("zl", ["PLN"]), ("tl", ["TRY"]), ("лв", ["BGN"]),
    ("euro", ["EUR"]),
  ]

  /// The codes that a label may stand for.
  static func codes(of label: String) -> [String] {
    let folded = NumberLocale.folded(label)
    return table.first { $0.spelling == folded }?.codes ?? []
  }
}
