@_exported public import SciCalculator
public import SciNumber
import SciSyntax

/// A function of one variable that is drawn.
///
/// ```swift
/// let curve = try Curve("1/x", variable: "x", constants: [:], settings: .standard)
/// let values = curve.values(on: Interval(-1, 1))
/// print(values.intervals.count)  // 2
/// ```
public struct Curve: Sendable {
  /// The expression, as it is written in the legend.
  public internal(set) var label: String
  /// Whether the whole curve is enclosed; if not, only its points are known.
  public var isEnclosed: Bool { formula != nil }
  /// The function that has no enclosures, if one is why the curve has none.
  public let obstacle: String?
  /// Whether the expression has an angle in it, or a function of one.
  public let usesAngles: Bool
  /// Whether it has a function of an angle in it, such as a sine.
  public let takesAngles: Bool

  /// What should be said of how the text was read: where an odd reading was kept, a line each.
  public var notes: [String] { expression.notes }

  private let formula: RangeFormula?
  private let expression: Expression
  let variable: String
  let constants: [String: Real]
  let settings: CalculatorSettings

  /// Reads an expression.
  ///
  /// - Parameters:
  ///   - text: one expression.
  ///   - variable: the name that stands for the numbers along the horizontal axis.
  ///   - constants: what other names stand for.
  ///   - settings: what decides how it is read and computed.
  /// - Throws: why it is no expression, or `booleanInArithmetic` for a condition.
  public init(
    _ text: String, variable: String, constants: [String: Real], settings: CalculatorSettings
  ) throws(CalculatorError) {
    var pointSettings = settings
    pointSettings.budget.time = .milliseconds(50)
    let (expression, tree, isConverted) = try Expression.reading(
      text, parameters: [variable] + constants.keys.sorted(), settings: pointSettings)
    formula =
      isConverted
      ? nil
      : RangeFormula(tree, variable: variable, constants: constants, settings)
        ?? Self.analysis(text, variable, constants, settings)
    if formula?.isCondition == true {
      throw CalculatorError(.booleanInArithmetic, at: tree.range(of: tree.root))
    }
    obstacle =
      formula == nil
      ? Self.obstacle(in: tree, variable: variable, constants: constants, pointSettings) : nil
    usesAngles = tree.usesAngles
    takesAngles = tree.takesAngles
    label = text
    self.expression = expression
    self.variable = variable
    self.constants = constants
    self.settings = settings
  }

  /// How long the engine may look for a formula of a derivative, an integral or a sum.
  private static let analysisTime = Duration.seconds(2)

  /// The formula of an expression with a derivative, an integral or a sum over integers in it.
  private static func analysis(
    _ text: String, _ variable: String, _ constants: [String: Real],
    _ settings: CalculatorSettings
  ) -> RangeFormula? {
    var settings = settings
    settings.budget.time = analysisTime
    let constants = constants.filter { $0.key != variable }.sorted { $0.key < $1.key }
    let names = constants.map { $0.key } + [variable]
    guard let expression = try? Expression(text, parameters: names, settings: settings) else {
      return nil
    }
    return RangeFormula(expression, constants: constants.map { $0.value })
  }

  /// The value at a number, enclosed; empty where there is none.
  public func value(at x: Double) -> ValueEnclosure {
    guard let formula else { return pointValue(at: x) }
    return formula.value(at: x)
  }

  /// The values on an interval; unknown where only points are known.
  public func values(on x: Interval) -> ValueEnclosure {
    formula?.jet(on: x, centre: x.roundestMember).whole ?? .unknown
  }

  /// The values on an interval, as tight as slopes make them, from the values at its ends.
  func values(on x: Interval, first: ValueEnclosure, last: ValueEnclosure) -> ValueEnclosure {
    guard let formula else { return .unknown }
    let centre = x.roundestMember
    let jet = formula.jet(on: x, centre: centre)
    guard let slope = jet.slope, var values = jet.whole.single,
      jet.whole.decoration == .continuous
    else { return jet.whole }
    // Between two chords of one sign lie the values at the ends.
    if slope.lower >= 0 || slope.upper <= 0, let first = first.single, let last = last.single {
      values = values.intersection(first.hull(last)) ?? values
    } else if let middle = jet.centre?.single {
      values = values.intersection(middle + slope * (x - Interval(centre))) ?? values
    }
    return ValueEnclosure(values)
  }

  /// Which way the function goes on an interval, if its slopes tell: −1 where it falls, 1 where it rises; and whether it is known to be continuous there.
  func direction(on x: Interval) -> (sign: Int?, isContinuous: Bool) {
    guard let jet = formula?.jet(on: x, centre: x.roundestMember),
      jet.whole.decoration == .continuous
    else { return (nil, false) }
    guard let slope = jet.slope else { return (nil, true) }
    return (slope.lower > 0 ? 1 : slope.upper < 0 ? -1 : nil, true)
  }

  /// The value at a number by the engine itself.
  private func pointValue(at x: Double) -> ValueEnclosure {
    guard let exact = Rational(exactly: x) else { return .empty }
    var bindings = constants
    bindings[variable] = Real(exact)
    guard let value = try? expression.evaluate(bindings).real,
      let ends = try? value.doubles(within: expression.budget)
    else { return .empty }
    return ValueEnclosure(Interval(ends.lower, ends.upper))
  }

  /// The value at a number, with digits that are proved.
  ///
  /// - Parameter x: a number.
  /// - Returns: ten digits at most; `nil` where there is no value, or its digits cannot be proved.
  package func text(at x: Rational) -> ResultText? {
    var bindings = constants
    bindings[variable] = Real(x)
    let format = ResultFormat(digits: .upTo(10), notation: .auto, rounding: .halfEven)
    return try? expression.answer(bindings, format: format)
  }

  /// Why the expression has no number anywhere: what the engine says of one.
  ///
  /// - Parameter x: a number.
  /// - Throws: the error there.
  public func check(at x: Double) throws(CalculatorError) {
    var bindings = constants
    bindings[variable] = Rational(exactly: x).map { Real($0) } ?? 0
    let value = try expression.evaluate(bindings)
    if value.real == nil {
      throw CalculatorError(notANumber: value, at: SourceRange(0, label.utf8.count))
    }
  }
}

extension Curve: CustomStringConvertible {
  /// The expression.
  public var description: String { label }
}
