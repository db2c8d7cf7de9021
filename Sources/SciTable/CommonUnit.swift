import SciNumber
import SciUnits

/// The unit that the values of a column have in common: that of the first, into which the others are converted.
///
/// Numbers have ``Unit/none``. Chunks are joined in the order of their rows, so that the first is the first of the file.
struct CommonUnit: Sendable {
  /// The unit of the first value.
  private(set) var unit: Unit?
  /// The unit of the first value that cannot be converted exactly.
  private(set) var stranger: Unit?
  /// The first unit with a zero of its own, such as °C.
  private var scale: Unit?

  /// Takes a value in.
  ///
  /// - Returns: the value in the common unit; `nil` where it cannot be converted.
  mutating func take(
    _ number: Rational, _ unit: Unit, within budget: EvaluationBudget
  ) -> Rational? {
    if unit.isAffine { scale = scale ?? unit }
    guard let common = self.unit else {
      self.unit = unit
      return number
    }
    if common == unit { return number }
    let quantity = try? Quantity(Real(number), unit).converted(to: common, within: budget)
    let converted = try? quantity?.value.rationalValue(within: budget)
    if converted == nil { stranger = stranger ?? unit }
    return converted
  }

  /// Takes a number in.
  ///
  /// - Returns: whether the other values are numbers, too.
  mutating func takeNumber() -> Bool {
    guard let unit else {
      self.unit = Unit.none
      return true
    }
    if unit.isNone { return true }
    stranger = stranger ?? Unit.none
    return false
  }

  /// Takes in what the values of later rows have in common.
  mutating func take(_ other: CommonUnit) {
    unit = unit ?? other.unit
    scale = scale ?? other.scale
    if let found = other.stranger { stranger = stranger ?? found }
  }

  /// What cannot be done with values of these units.
  ///
  /// - Parameters:
  ///   - subject: what is asked for, such as `the sum of `x``.
  ///   - addsUp: whether they are added, as points on a scale cannot be.
  /// - Returns: a sentence; `nil` if all can be converted into one unit.
  func problem(of subject: String, addsUp: Bool) -> String? {
    guard let unit else { return nil }
    if let stranger {
      let names = [unit, stranger].map { $0.isNone ? "plain numbers" : "values in \($0.symbol)" }
      return
        "\(subject) has \(names[0]) and \(names[1]), which have no exact common unit; convert them in a formula"
    }
    guard addsUp, let scale else { return nil }
    return
      "\(subject) would add temperatures up, and \(scale.symbol) has a zero of its own; convert to K in a formula"
  }
}
