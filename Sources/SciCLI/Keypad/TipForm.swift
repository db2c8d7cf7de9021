import SciKeypad
import SciLocale
import SciMoney
import SciNumber

/// A bill, a percentage and a number of people as they are typed, and the tip of them.
struct TipForm {
  enum Field: Int, CaseIterable {
    case bill, percent, people, roundsTotal
  }

  let currency: Currency
  let locale: NumberLocale
  private var fields: [DecimalField]
  private(set) var roundsTotal: Bool
  /// The field that is typed into.
  private(set) var focus = Field.bill
  /// Whether nothing was typed since the field was come to: a digit begins its number anew.
  private var isFresh = true

  /// The percentage of an empty form.
  private static let usualPercent = "15"

  init(currency: Currency, _ locale: NumberLocale, people: Int, roundsTotal: Bool) {
    (self.currency, self.locale, self.roundsTotal) = (currency, locale, roundsTotal)
    var rules = DecimalFieldRules()
    rules.format = DisplayFormat(locale)
    rules.minimumFractionDigits = 0
    rules.upperBound = "100"
    let percent = DecimalField(rules)
    (rules.maximumFractionDigits, rules.upperBound) = (
      0, String(TipCalculation.peopleBounds.upperBound)
    )
    let others = DecimalField(rules)
    rules.format.decimalPoint = locale.currencyDecimalSeparator
    rules.format.groupSeparator = locale.currencyGroupSeparator
    (rules.maximumIntegerDigits, rules.upperBound) = (12, nil)
    rules.maximumFractionDigits = currency.minorUnits ?? 0
    fields = [DecimalField(rules), percent, others]
    _ = fields[Field.percent.rawValue].append(Self.usualPercent)
    _ = fields[Field.people.rawValue].append(String(people))
  }

  /// What stands in a field.
  func text(of field: Field) -> String {
    field == .roundsTotal ? roundsTotal ? "yes" : "no" : fields[field.rawValue].shownText
  }

  private func value(of field: Field) -> Rational { fields[field.rawValue].value ?? 0 }

  /// The tip of what stands there.
  ///
  /// `nil` for a bill that is too large, which the field does not take.
  var calculation: TipCalculation? {
    TipCalculation(
      bill: value(of: .bill), percent: value(of: .percent),
      people: max(1, value(of: .people).asInt.flatMap { Int(exactly: $0) } ?? 1),
      minorUnitDigits: currency.minorUnits ?? 0, roundsTotal: roundsTotal)
  }
}

// MARK: - Editing

extension TipForm {
  /// Goes to another field.
  mutating func move(to field: Field) { (focus, isFresh) = (field, true) }

  /// Goes so many fields on, and around at the end.
  mutating func move(by count: Int) {
    let fields = Field.allCases
    move(to: fields[(focus.rawValue + count + fields.count) % fields.count])
  }

  /// Types or pastes into the field that is typed into.
  ///
  /// - Returns: why nothing changed; `nil` if it did.
  mutating func type(_ text: String) -> DecimalField.Rejection? {
    guard focus != .roundsTotal else { return .character }
    var field = fields[focus.rawValue]
    if isFresh || text.count > 1 { field = DecimalField(field.rules) }
    if case .rejected(let reason) = field.append(text) { return reason }
    fields[focus.rawValue] = field
    isFresh = false
    return nil
  }

  /// Takes the last character away.
  mutating func deleteBackward() -> DecimalField.Rejection? {
    guard focus != .roundsTotal else { return .nothing }
    isFresh = false
    if case .rejected(let reason) = fields[focus.rawValue].deleteBackward() { return reason }
    return nil
  }

  /// Empties the field.
  mutating func clear() {
    if focus != .roundsTotal { fields[focus.rawValue] = DecimalField(fields[focus.rawValue].rules) }
  }

  /// Adds to the percentage or the people, or decides about rounding.
  ///
  /// - Returns: why nothing changed; `nil` if it did.
  mutating func step(_ field: Field, by steps: Int) -> DecimalField.Rejection? {
    guard let calculation else { return .upperBound }
    var stepped = calculation
    switch field {
    case .bill: return .character
    case .roundsTotal: roundsTotal = steps > 0
    case .percent:
      guard stepped.step(by: steps) else { return steps > 0 ? .upperBound : .lowerBound }
      set(.percent, to: stepped.percent)
    case .people:
      guard stepped.setPeople(calculation.people + steps) else {
        return steps > 0 ? .upperBound : .lowerBound
      }
      set(.people, to: Rational(stepped.people))
    }
    return nil
  }

  mutating func toggleRounding() { roundsTotal.toggle() }

  private mutating func set(_ field: Field, to value: Rational) {
    var changed = DecimalField(fields[field.rawValue].rules)
    let text = KeypadValue(value).exactText(changed.rules.format) ?? ""
    // One character is typed and more are pasted; both mean the same digits.
    if case .accepted = changed.append(text) { fields[field.rawValue] = changed }
    isFresh = true
  }
}
