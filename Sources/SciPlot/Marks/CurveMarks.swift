import SciCalculator
import SciNumber
import SciSyntax

/// The zeros and the turning points of a curve, as the engine proves them.
///
/// Zeros are those that `solve` gives, all of them. A turning point is found where slopes say that the function rises on one side and falls on the other, and `minimum` or
/// `maximum` between gives its place.
///
/// ```swift
/// let curve = try Curve("x^3 - 3x", variable: "x", constants: [:], settings: .standard)
/// if let x = Axis(from: -3, to: 3) {
///   let marks = CurveMarks(of: curve, over: x)
///   print(marks.captions[0])  // zeros -1.732050808, 0, 1.732050808
/// }
/// ```
public struct CurveMarks: Sendable {
  /// What is marked.
  public private(set) var places: [(x: Double, y: Double)] = []
  /// What is said of it, or why nothing is known.
  public private(set) var captions: [String] = []

  /// How many zeros, and how many turning points, are written and marked.
  private static let most = 12
  /// How long the engine may take.
  struct Limits {
    /// For all zeros.
    var zeros = Duration.seconds(10)
    /// For a coordinate of a turning point.
    var turn = Duration.seconds(3)
  }

  /// After so many turning points that are not proved in time, no other is tried.
  private static let mostUnproved = 3

  private let curve: Curve
  private var calculator: Calculator

  /// Looks for the zeros and turning points of a curve.
  ///
  /// - Parameters:
  ///   - curve: the curve.
  ///   - axis: where they are looked for, ends included.
  public init(of curve: Curve, over axis: Axis) {
    self.init(of: curve, over: axis, Limits())
  }

  init(of curve: Curve, over axis: Axis, _ limits: Limits) {
    self.curve = curve
    var settings = curve.settings
    settings.budget.time = limits.zeros
    calculator = Calculator(settings: settings)
    for (name, value) in curve.constants.sorted(by: { $0.key < $1.key }) {
      calculator.assign(.real(value), to: name)
    }
    addZeros(Interval(axis.lower, axis.upper))
    calculator.settings.budget.time = limits.turn
    addTurns(TurningPoint.all(of: curve, over: axis))
  }

  private mutating func addZeros(_ x: Interval) {
    let call = call("solve", "(\(curve.label)) == 0", x)
    do throws(CalculatorError) {
      let zeros = try numbers(call)
      guard !zeros.isEmpty else {
        captions.append("no zeros (proved)")
        return
      }
      captions.append("zeros \(Self.list(zeros.map { $0.text }))")
      places += zeros.prefix(Self.most).map { (x: $0.value, y: 0) }
    } catch {
      captions.append("zeros: \(error.message(inUTF8: Array(call.utf8)))")
    }
  }

  private mutating func addTurns(_ turns: [TurningPoint]) {
    for isHighest in [true, false] {
      let turns = turns.filter { $0.isHighest == isHighest }
      var words: [String] = []
      var unproved = 0
      for turn in turns.prefix(Self.most) {
        let names = isHighest ? ("argmax", "maximum") : ("argmin", "minimum")
        let text = "(\(curve.label))"
        if unproved < Self.mostUnproved,
          let x = try? numbers(call(names.0, text, turn.bracket)).first,
          let y = try? numbers(call(names.1, text, turn.bracket)).first
        {
          places.append((x: x.value, y: y.value))
          words.append("(\(x.text); \(y.text))")
        } else {
          unproved += 1
        }
      }
      if turns.count > Self.most { words.append("and \(turns.count - Self.most) more") }
      if unproved > 0 { words.append("\(unproved) of unknown place") }
      if !words.isEmpty {
        captions.append("\(isHighest ? "highest" : "lowest") \(words.joined(separator: ", "))")
      }
    }
  }

  private func call(_ function: String, _ text: String, _ x: Interval) -> String {
    "\(function)(\(text); \(curve.variable); \(x.lower); \(x.upper))"
  }

  /// The numbers that a call comes to, rounded for the picture and written with proved digits.
  private func numbers(
    _ call: String
  ) throws(CalculatorError) -> [(value: Double, text: String)] {
    let value: Value = try calculator.evaluate(call)
    let numbers = value.numbers ?? value.real.map { [$0] } ?? []
    let budget = calculator.settings.budget.started()
    var result: [(value: Double, text: String)] = []
    for number in numbers {
      do throws(MathError) {
        let ends = try number.doubles(within: budget)
        let text = try Self.format.text(of: .real(number), within: budget)
        result.append((ends.lower / 2 + ends.upper / 2, text.string))
      } catch {
        throw CalculatorError(.math(error, function: nil), at: SourceRange(0, call.utf8.count))
      }
    }
    return result
  }

  private static let format = ResultFormat(
    digits: .upTo(10), notation: .auto, rounding: .halfEven)

  private static func list(_ words: [String]) -> String {
    let more = words.count > most ? ["and \(words.count - most) more"] : []
    return (words.prefix(most) + more).joined(separator: ", ")
  }
}
