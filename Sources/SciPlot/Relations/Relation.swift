import SciNumber
import SciSyntax

/// A condition on the points of the plane whose solutions are drawn: an implicit curve, or a region.
///
/// ```swift
/// if let circle = try Relation(
///   "x^2 + y^2 == 1", variable: "x", constants: [:], settings: .standard)
/// {
///   print(circle.state(x: Interval(2, 3), y: Interval(0, 1)) == .nowhere)  // true
/// }
/// ```
public struct Relation: Sendable {
  /// What is known of the points of a box.
  public enum State: Hashable, Sendable {
    /// None of them is a solution.
    case nowhere
    /// All of them are solutions.
    case everywhere
    /// One of them is a solution.
    case somewhere
    /// None of that is known.
    case undecided
  }

  /// The condition, as it is written in the legend.
  public internal(set) var label: String
  /// What should be said of how the text was read: where an odd reading was kept, a line each.
  public let notes: [String]
  /// Whether it has an angle in it, or a function of one.
  public let usesAngles: Bool
  /// Whether it has a function of an angle in it, such as a sine.
  public let takesAngles: Bool

  /// Whether it is enclosed; if not, nothing is known of any point.
  public var isEnclosed: Bool { plane != nil }

  let plane: PlaneRelation?

  /// The name of the numbers along the vertical axis.
  public static let vertical = "y"

  /// Reads a condition; `nil` where the text is an expression of another kind.
  ///
  /// - Parameters:
  ///   - text: one condition on `variable` and `y`.
  ///   - variable: the name that stands for the numbers along the horizontal axis.
  ///   - constants: what other names stand for.
  ///   - settings: what decides how it is read and computed.
  /// - Throws: why it is no expression.
  public init?(
    _ text: String, variable: String, constants: [String: Real], settings: CalculatorSettings
  ) throws(CalculatorError) {
    let names = [variable, Self.vertical] + constants.keys.sorted()
    let (expression, tree, _) = try Expression.reading(text, parameters: names, settings: settings)
    guard tree.isCondition(tree.root) else { return nil }
    plane = PlaneRelation(
      tree, variables: (variable, Self.vertical), constants: constants, settings)
    label = text
    notes = expression.notes
    usesAngles = tree.usesAngles
    takesAngles = tree.takesAngles
  }

  /// What is known of the points of a box, edges included, without cutting it into parts.
  ///
  /// - Parameters:
  ///   - x: its numbers from left to right.
  ///   - y: its numbers from the bottom to the top.
  /// - Returns: the state of the box.
  public func state(x: Interval, y: Interval) -> State {
    guard let plane else { return .undecided }
    let box = PlaneCell(x, y)
    let outcome = plane.outcome(on: box)
    if !outcome.mayHold { return .nowhere }
    if outcome.holds { return .everywhere }
    return plane.isMet(in: box) ? .somewhere : .undecided
  }
}

// MARK: - Where solutions are

extension Relation {
  /// Axes that show all solutions of some conditions, with a margin.
  ///
  /// - Parameters:
  ///   - relations: the conditions.
  ///   - square: how far solutions are looked for both ways.
  /// - Returns: `nil` where there are no solutions in the square, or some that may come close to its border: there may be more outside.
  public static func extent(
    of relations: [Relation], in square: Axis
  ) -> (horizontal: Axis, vertical: Axis)? {
    let planes = relations.compactMap { $0.plane }
    guard let edges = square.edges(count: extentCells) else { return nil }
    let pairs = Array(zip(edges, edges.dropFirst()))
    var (columns, rows) = (Set<Int>(), Set<Int>())
    for (column, (left, right)) in pairs.enumerated() {
      for (row, (bottom, top)) in pairs.enumerated() {
        let cell = PlaneCell(Interval(left, right), Interval(bottom, top))
        guard planes.contains(where: { $0.outcome(on: cell).mayHold }) else { continue }
        columns.insert(column)
        rows.insert(row)
      }
    }
    return axis(columns, edges).flatMap { horizontal in
      axis(rows, edges).map { (horizontal, $0) }
    }
  }

  private static let extentCells = 40

  private static func axis(_ cells: Set<Int>, _ edges: [Double]) -> Axis? {
    guard let first = cells.min(), let last = cells.max(), first > 0, last < extentCells - 1 else {
      return nil
    }
    let margin = (edges[last + 1] - edges[first]) / 20
    return Axis(from: edges[first] - margin, to: edges[last + 1] + margin)
  }
}

// MARK: - Conditions

extension Tree {
  /// Whether a part of an expression is true or false, as far as its form tells.
  fileprivate func isCondition(_ part: ID) -> Bool {
    switch self[part] {
    case .chain, .prefix(.not, _): true
    case .infix(let infix, let left, let right):
      infix.isComparison || infix.connects && isCondition(left) && isCondition(right)
    case .condition(let operands): elements(of: operands).dropFirst().allSatisfy(isCondition)
    default: false
    }
  }
}

extension InfixOperator {
  fileprivate var connects: Bool {
    switch self {
    case .and, .or, .xor, .logicalAnd, .logicalOr: true
    default: false
    }
  }
}
