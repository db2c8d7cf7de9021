import SciJSON
import SciKeypad
import SciLocale
import SciMoney
import SciNumber

/// What the form for tips has beside its fields `bill`, `percent` and `people`.
struct PageTip {
  var locale = NumberLocale.en
  var currency = Currency.usd
  var roundsTotal = false
}

extension Page {
  static let tipFunctions: [(String, Function)] = [
    ("tip.state", { page, _ in page.tipState }),
    ("tip.locale", { page, words in page.setTipLocale(words.first ?? "") }),
    ("tip.region", { page, words in page.setTipCurrency(.used(in: words.first ?? "")) }),
    (
      "tip.currency",
      { page, words in page.setTipCurrency(try? Currency((words.first ?? "").uppercased())) }
    ),
    ("tip.currencies", { _, _ in tipCurrencies }),
    ("tip.step", { page, words in page.stepTip(words) }),
    ("tip.round", { page, words in page.roundTip(words.first == "true") }),
    ("tip.save", { page, _ in page.savedTip }),
    ("tip.restore", { page, words in page.restoreTip(words) }),
  ]
}

// MARK: - Fields

extension Page {
  /// The largest values of the fields for whole numbers, and what is there when the form is opened.
  private static let wholeFields: [(name: String, upperBound: Int, first: String)] = [
    ("percent", 100, "15"), ("people", 1_000, "1"),
  ]

  /// Makes the fields that are missing or are to be written in another way, with what was typed.
  private mutating func layTipFields() {
    var rules = DecimalFieldRules()
    rules.format = DisplayFormat(locale: tip.locale.tag) ?? .english
    (rules.minimumFractionDigits, rules.maximumFractionDigits) = (0, 0)
    rules.maximumIntegerDigits = 12
    for whole in Self.wholeFields {
      rules.upperBound = String(whole.upperBound)
      layField(whole.name, rules, first: whole.first)
    }
    rules.upperBound = nil
    rules.format.decimalPoint = tip.locale.currencyDecimalSeparator
    rules.format.groupSeparator = tip.locale.currencyGroupSeparator
    rules.maximumFractionDigits = tip.currency.minorUnits ?? 0
    layField("bill", rules, first: "")
  }

  private mutating func layField(_ name: String, _ rules: DecimalFieldRules, first: String) {
    let text = fields[name].map { $0.plainText } ?? first
    var field = DecimalField(rules)
    field.type(text)
    // An amount that the currency has no coins for is no amount.
    if field.plainText != text { field = DecimalField(rules) }
    fields[name] = field
  }

  private mutating func setTipLocale(_ tag: String) -> JSONObject {
    guard let locale = try? NumberLocale(tag) else { return .error("no locale is called \(tag)") }
    tip.locale = locale
    layTipFields()
    return tipState
  }

  private mutating func setTipCurrency(_ currency: Currency?) -> JSONObject {
    guard let currency, currency.minorUnits != nil else {
      return .error("there is no such currency, or it has no coins")
    }
    tip.currency = currency
    layTipFields()
    return tipState
  }

  /// Adds steps to a field for whole numbers: its name and the steps, such as `-1`.
  private mutating func stepTip(_ words: [String]) -> JSONObject {
    guard words.count == 2, var field = fields[words[0]], let steps = Int(words[1]),
      -1_000...1_000 ~= steps
    else { return .error("a field and a number of steps are needed") }
    let least = words[0] == "people" ? 1 : 0
    let value = max(least, (field.whole ?? 0) + steps)
    let before = field
    field.type(String(value))
    // Beyond the upper bound the field keeps what it has.
    fields[words[0]] = field.whole == value ? field : before
    return tipState
  }

  private mutating func roundTip(_ roundsTotal: Bool) -> JSONObject {
    tip.roundsTotal = roundsTotal
    return tipState
  }
}

// MARK: - Results

extension Page {
  private var calculation: TipCalculation? {
    TipCalculation(
      bill: fields["bill"]?.value ?? 0, percent: fields["percent"]?.value ?? 0,
      people: max(1, fields["people"]?.whole ?? 1),
      minorUnitDigits: tip.currency.minorUnits ?? 0, roundsTotal: tip.roundsTotal)
  }

  /// The fields and the amounts, as the locale writes them.
  private var tipState: JSONObject {
    var object = JSONObject()
    var texts = JSONObject()
    for name in ["bill", "percent", "people"] { texts.add(name, fields[name]?.shownText ?? "") }
    object.add("fields", texts)
    object.add("currency", tip.currency.code)
    object.add("symbol", tip.currency.symbol(in: tip.locale))
    object.add(
      "isSymbolFirst", tip.locale.pattern(.currency).positive.prefix.contains("¤"))
    object.add("decimals", tip.currency.minorUnits ?? 0)
    object.add("roundsTotal", tip.roundsTotal)
    do throws(MoneyError) {
      try addAmounts(to: &object)
    } catch {
      object.add("problem", error.description)
    }
    return object
  }

  private func addAmounts(to object: inout JSONObject) throws(MoneyError) {
    guard let calculation else {
      object.add("problem", "the bill is too large")
      return
    }
    let format = MoneyFormat(tip.locale)
    let currency = tip.currency
    object.add("tip", try format.text(Money(calculation.tip, currency)))
    object.add("total", try format.text(Money(calculation.total, currency)))
    object.add("note", try effectivePercent(calculation))
    let portions = calculation.people > 1 ? calculation.portions : []
    let shares = try portions.map { portion throws(MoneyError) in
      JSONObject([
        "words": portion.words, "amount": try format.text(Money(portion.amount, currency)),
      ])
    }
    object.add("shares", shares)
  }

  /// What share of the bill a raised tip is; empty where the tip is what was asked for.
  private func effectivePercent(
    _ calculation: TipCalculation
  ) throws(MoneyError) -> String {
    guard !calculation.raise.isZero, let effective = calculation.effectivePercent,
      let rounded = effective.rounded(.halfEven, decimals: 2, limit: 1 << 20)
    else { return "" }
    let text = try PercentFormat(tip.locale).text(Percent(points: rounded))
    return (rounded == effective ? "" : "≈ ") + text
  }

  /// The currencies that have coins.
  private static var tipCurrencies: JSONObject {
    let currencies = Currency.active.filter { $0.kind == .currency && $0.minorUnits != nil }
    var object = JSONObject()
    object.add(
      "currencies", currencies.map { JSONObject(["code": $0.code, "name": $0.name]) })
    return object
  }
}

// MARK: - Saving

extension Page {
  /// The words that ``restoreTip(_:)`` takes.
  private var savedTip: JSONObject {
    var object = JSONObject()
    object.add(
      "words",
      [tip.currency.code, tip.roundsTotal ? "true" : "false"]
        + ["bill", "percent", "people"].map { fields[$0]?.plainText ?? "" })
    return object
  }

  private mutating func restoreTip(_ words: [String]) -> JSONObject {
    guard words.count == 5, let currency = try? Currency(words[0]), currency.minorUnits != nil
    else {
      return .error("what was saved cannot be read")
    }
    (tip.currency, tip.roundsTotal) = (currency, words[1] == "true")
    layTipFields()
    for (name, text) in zip(["bill", "percent", "people"], words[2...]) { fields[name]?.type(text) }
    return tipState
  }
}

extension DecimalField {
  /// The value, if it is a whole number that fits.
  fileprivate var whole: Int? {
    guard let number = value?.asInt else { return nil }
    return Int(exactly: number)
  }
}
