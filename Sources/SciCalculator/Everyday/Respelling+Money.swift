// Amounts of money as people write them: $19.99, 5 €, US$3, 20 dollars.

import SciSyntax
import SciUnits

extension Respelling {
  /// The currencies that have a sign or a name, the best known first.
  private static let currencies: [String: [String]] = [
    "$": ["USD", "CAD", "AUD"], "€": ["EUR"], "£": ["GBP"], "¥": ["JPY", "CNY"],
    "￥": ["JPY", "CNY"],
    "₹": ["INR"], "₽": ["RUB"], "₩": ["KRW"], "₪": ["ILS"], "₫": ["VND"], "₱": ["PHP"],
    "₦": ["NGN"], "₴": ["UAH"], "฿": ["THB"], "₺": ["TRY"], "₡": ["CRC"], "₲": ["PYG"],
    "₵": ["GHS"], "₸": ["KZT"], "₾": ["GEL"], "₼": ["AZN"], "৳": ["BDT"], "៛": ["KHR"],
    "₭": ["LAK"], "₮": ["MNT"], "֏": ["AMD"], "zł": ["PLN"], "kč": ["CZK"],
    "kr": ["SEK", "NOK", "DKK"],
    "dollar": ["USD", "CAD", "AUD"], "dollars": ["USD", "CAD", "AUD"],
    "bucks": ["USD", "CAD", "AUD"], "euro": ["EUR"], "euros": ["EUR"], "yen": ["JPY"],
    "yuan": ["CNY"], "renminbi": ["CNY"], "quid": ["GBP"], "rupee": ["INR", "PKR"],
    "rupees": ["INR", "PKR"], "francs": ["CHF", "XAF"], "peso": ["MXN", "PHP"],
    "pesos": ["MXN", "PHP"], "kronor": ["SEK"], "kroner": ["NOK", "DKK"], "forint": ["HUF"],
    "rubles": ["RUB"], "roubles": ["RUB"], "shekels": ["ILS"], "baht": ["THB"],
  ]

  /// The letters before a dollar sign that tell whose it is.
  private static let dollars = [
    "US": "USD", "A": "AUD", "AU": "AUD", "C": "CAD", "CA": "CAD", "NZ": "NZD", "HK": "HKD",
    "NT": "TWD", "S": "SGD", "SG": "SGD", "MX": "MXN", "R": "BRL",
  ]

  /// The words before `dollars` that tell whose they are.
  private static let nations = [
    "us": "USD", "american": "USD", "canadian": "CAD", "australian": "AUD", "zealand": "NZD",
    "singapore": "SGD",
  ]

  /// A sign or a name of a currency beside a number or as a target.
  mutating func respellCurrency(_ index: Int) throws(CalculatorError) {
    guard let codes = Self.currencies[word(index)], !isTaken(self[index].text),
      self[index].kind != .word || !Unit.isName(self[index].text)
    else { return }
    var sign = index..<index + 1
    var candidates = codes
    if self[index].text == "$", index > 0, !self[index].isApart,
      let code = Self.dollars[self[index - 1].text], !isTaken(self[index - 1].text)
    {
      (sign, candidates) = (index - 1..<index + 1, [code])
    } else if codes.count > 1, index > 0, let code = Self.nations[word(index - 1)] {
      (sign, candidates) = (index - 1..<index + 1, [code])
    }
    if let wanted = settings.currency, candidates.contains(wanted) || isDollar(wanted, candidates) {
      candidates = [wanted]
    }
    let (amount, number, isNoted) = self.amount(around: sign)
    guard candidates.count == 1 else {
      let texts = candidates.prefix(2).map { number.isEmpty ? $0 : "\(number) \($0)" }
      throw doubt(.sharedCurrencySign(self[index].text, Array(texts)), at: amount)
    }
    guard !number.isEmpty else {
      if Self.conversionWords.contains(word(sign.lowerBound - 1))
        || self[sign.lowerBound - 1].text == "/"
      {
        replace(sign, by: candidates[0])
      }
      return
    }
    let isFactor =
      amount.lowerBound > 0 && ["/", "÷", "^"].contains(self[amount.lowerBound - 1].text)
    let text = "\(number) \(candidates[0])"
    replace(amount, by: isFactor ? "(\(text))" : text, isNoted: isNoted)
  }

  /// Whether a currency is called a dollar, where the sign of dollars stands.
  private func isDollar(_ code: String, _ candidates: [String]) -> Bool {
    candidates.first == "USD" && candidates.count > 1
      && (Self.dollars.values.contains(code) && code != "BRL")
  }

  /// The pieces of an amount, and its number.
  private func amount(
    around sign: Range<Int>
  ) -> (pieces: Range<Int>, number: String, isNoted: Bool) {
    var next = sign.upperBound
    let isSymbol = self[sign.upperBound - 1].kind == .sign
    var minus = ""
    if isSymbol, ["-", "−"].contains(self[next].text), !self[next].isApart {
      minus = "-"
      next += 1
    }
    if isSymbol, self[next].isNumber || self[next].text == "(" && self[next + 1].isNumber,
      !self[sign.lowerBound - 1].isNumber || self[sign.lowerBound].isApart
    {
      if self[next].text == "(" {
        guard let end = closing(next) else { return (sign, "", false) }
        return (sign.lowerBound..<end + 1, minus + text(of: next..<end + 1), false)
      }
      let scale = self[next + 1].isApart ? nil : Self.scales[self[next + 1].text]
      if let scale, !isTaken(self[next + 1].text) {
        return (sign.lowerBound..<next + 2, minus + self[next].text + scale, true)
      }
      return (sign.lowerBound..<next + 1, minus + self[next].text, false)
    }
    if self[sign.lowerBound - 1].isNumber {
      return (sign.lowerBound - 1..<sign.upperBound, self[sign.lowerBound - 1].text, false)
    }
    return (sign, "", false)
  }

  /// What stands right behind an amount that begins with a sign: `$3M`.
  private static let scales = ["k": "e3", "K": "e3", "M": "e6", "m": "e6", "B": "e9", "T": "e12"]

  /// `EUR100`, where no space stands behind the code.
  mutating func respellGluedCode(_ index: Int) {
    let word = self[index].text
    guard self[index].kind == .word, word.utf8.count > 3, isMeaningless(word),
      case let code = String(word.prefix(3)), CurrencyNames.isCode(code),
      case let digits = word.dropFirst(3), digits.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return }
    var end = index + 1
    var number = String(digits)
    if self[end].kind == .number, self[end].text.utf8.first == UInt8(ascii: "."), !self[end].isApart
    {
      number += self[end].text
      end += 1
    }
    replace(index..<end, by: "\(number) \(code)")
  }
}

/// Which words are codes of currencies.
enum CurrencyNames {
  static func isCode(_ word: String) -> Bool { Unit(named: word)?.currencyCode == word }

  /// The codes that people write in small letters; others of them, such as `all` and `try`, are words.
  static let common: Set<String> = [
    "usd", "eur", "gbp", "jpy", "cny", "chf", "cad", "aud", "nzd", "sek", "nok", "dkk", "pln",
    "czk", "huf", "inr", "krw", "brl", "mxn", "zar", "sgd", "hkd", "ils", "thb", "rub", "uah",
  ]
}
