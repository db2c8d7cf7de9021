public import SciCalculator
public import SciNumber
import SciSyntax

/// A point that moves in the plane with a parameter: a parametric or a polar curve.
///
/// ```swift
/// let settings = CalculatorSettings.standard
/// if let turn = Axis(from: 0, to: 360),
///   let circle = try Path("[cos(t); sin(t)]", parameter: "t", over: turn, constants: [:], settings: settings)
/// {
///   print(circle.label)  // [cos(t); sin(t)]
/// }
/// ```
public struct Path: Sendable {
  /// The expression, as it is written in the legend.
  public internal(set) var label: String
  /// The horizontal place, a function of the parameter.
  public let x: Curve
  /// The vertical place, a function of the parameter.
  public let y: Curve
  /// The distance from the origin, of a polar curve.
  let radius: Curve?
  /// The numbers that the parameter stands for.
  public var range: Axis

  /// Reads a list of two expressions, the places along both axes; `nil` where the text is no such list.
  ///
  /// - Parameters:
  ///   - text: a list of two expressions, such as `[cos(t); sin(t)]`.
  ///   - parameter: the name of the parameter.
  ///   - range: the numbers that it stands for.
  ///   - constants: what other names stand for.
  ///   - settings: what decides how it is read and computed.
  /// - Throws: why it is no expression.
  public init?(
    _ text: String, parameter: String, over range: Axis, constants: [String: Real],
    settings: CalculatorSettings
  ) throws(CalculatorError) {
    guard let parts = try Self.parts(of: text, [parameter] + constants.keys.sorted(), settings)
    else { return nil }
    func curve(_ part: SourceRange) throws(CalculatorError) -> Curve {
      let words = String(decoding: Array(text.utf8)[part.lower..<part.upper], as: UTF8.self)
      do throws(CalculatorError) {
        return try Curve(words, variable: parameter, constants: constants, settings: settings)
      } catch {
        throw CalculatorError(
          error.reason,
          at: SourceRange(error.range.lower + part.lower, error.range.upper + part.lower))
      }
    }
    x = try curve(parts[0])
    y = try curve(parts[1])
    radius = nil
    label = text
    self.range = range
  }

  /// Reads an expression as the distance from the origin in the direction of an angle.
  ///
  /// - Parameters:
  ///   - radius: an expression; where it is negative, the point lies in the opposite direction.
  ///   - angle: the name of the angle.
  ///   - range: the angles, in the unit of the settings.
  ///   - constants: what other names stand for.
  ///   - settings: what decides how it is read and computed.
  /// - Throws: why it is no expression of a number.
  public init(
    radius: String, angle: String, over range: Axis, constants: [String: Real],
    settings: CalculatorSettings
  ) throws(CalculatorError) {
    // What is wrong with the text alone is said of its own words.
    self.radius = try Curve(radius, variable: angle, constants: constants, settings: settings)
    x = try Curve(
      "(\(radius)) * cos(\(angle))", variable: angle, constants: constants, settings: settings)
    y = try Curve(
      "(\(radius)) * sin(\(angle))", variable: angle, constants: constants, settings: settings)
    label = radius
    self.range = range
  }

  /// Whether an expression is a list of two, which is a path if its parameter has a range.
  ///
  /// - Parameters:
  ///   - text: an expression.
  ///   - parameters: the names in it that mean something.
  ///   - settings: what decides how it is read.
  /// - Returns: whether it is one; not where it cannot be read.
  public static func isPair(
    _ text: String, parameters: [String], settings: CalculatorSettings
  ) -> Bool { (try? parts(of: text, parameters, settings)) != nil }

  /// Where both elements of a list of two stand: between them are brackets that have no node, and a semicolon.
  private static func parts(
    of text: String, _ names: [String], _ settings: CalculatorSettings
  ) throws(CalculatorError) -> [SourceRange]? {
    let (_, tree, _) = try Expression.reading(text, parameters: names, settings: settings)
    guard case .list(let list) = tree[tree.root] else { return nil }
    let elements = Array(tree.elements(of: list))
    let bytes = Array(text.utf8)
    guard elements.count == 2,
      let start = bytes.firstIndex(of: UInt8(ascii: "[")),
      let end = bytes.lastIndex(of: UInt8(ascii: "]")),
      let cut = bytes[tree.range(of: elements[0]).upper...].firstIndex(of: UInt8(ascii: ";"))
    else { return nil }
    return [SourceRange(start + 1, cut), SourceRange(cut + 1, end)]
  }

  /// Whether both places are enclosed; if not, only points of the path are known.
  public var isEnclosed: Bool { x.isEnclosed && y.isEnclosed }

  /// Whether it has a function of an angle in it, such as a sine.
  public var takesAngles: Bool { x.takesAngles || y.takesAngles }

  /// What should be said of how the text was read: where an odd reading was kept, a line each.
  public var notes: [String] {
    var notes = x.notes
    for note in y.notes where !notes.contains(note) { notes.append(note) }
    return notes
  }

  /// Axes that show some paths whole, or the middle of what has a pole, with a margin.
  ///
  /// - Parameter paths: the paths.
  /// - Returns: `nil` where there is no point.
  public static func extent(of paths: [Path]) -> (horizontal: Axis, vertical: Axis)? {
    func axis(_ place: (Path) -> Curve) -> Axis? {
      let axes = paths.compactMap {
        Axis.vertical(of: [place($0)], [], over: $0.range, scale: .linear)
      }
      guard let first = axes.first else { return nil }
      return axes.reduce(first) { whole, axis in
        Axis(from: min(whole.lower, axis.lower), to: max(whole.upper, axis.upper)) ?? whole
      }
    }
    guard let horizontal = axis({ $0.x }), let vertical = axis({ $0.y }) else { return nil }
    return (horizontal, vertical)
  }
}
