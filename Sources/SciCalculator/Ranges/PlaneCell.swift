/// A box in the plane, whose right and upper edges may be left out.
///
/// Boxes side by side have no point in common where each leaves out those edges.
package struct PlaneCell: BitwiseCopyable, Hashable, Sendable {
  /// The numbers from left to right.
  package var x: Interval
  /// The numbers from the bottom to the top.
  package var y: Interval
  /// Whether the right edge is no part of it.
  package var isOpenRight: Bool
  /// Whether the upper edge is no part of it.
  package var isOpenAbove: Bool

  /// Makes a box; see the properties.
  package init(_ x: Interval, _ y: Interval, isOpenRight: Bool = false, isOpenAbove: Bool = false) {
    self.x = x
    self.y = y
    self.isOpenRight = isOpenRight
    self.isOpenAbove = isOpenAbove
  }

  /// One point.
  package init(_ x: Double, _ y: Double) { self.init(Interval(x), Interval(y)) }

  /// Whether it is one point.
  var isPoint: Bool { x.isPoint && y.isPoint }

  /// Some of its points: its corners, or members next to them, and a member with few binary digits.
  var samples: [PlaneCell] {
    let (left, bottom) = (x.lower, y.lower)
    let right = isOpenRight && left < x.upper ? x.upper.nextDown : x.upper
    let top = isOpenAbove && bottom < y.upper ? y.upper.nextDown : y.upper
    let (round, high) = (
      Interval(left, right).roundestMember, Interval(bottom, top).roundestMember
    )
    return [
      PlaneCell(round, high), PlaneCell(left, bottom), PlaneCell(right, top), PlaneCell(left, top),
      PlaneCell(right, bottom),
    ]
  }

  /// The four parts of the box; fewer where the machine has no number between its ends.
  package var quarters: [PlaneCell] {
    let (columns, rows) = (Self.halves(x), Self.halves(y))
    guard columns.count + rows.count > 2 else { return [] }
    return columns.flatMap { column in
      rows.map { row in
        PlaneCell(
          column, row, isOpenRight: isOpenRight && column.upper == x.upper,
          isOpenAbove: isOpenAbove && row.upper == y.upper)
      }
    }
  }

  private static func halves(_ interval: Interval) -> [Interval] {
    let middle = interval.middle
    guard interval.lower < middle, middle < interval.upper else { return [interval] }
    return [Interval(interval.lower, middle), Interval(middle, interval.upper)]
  }
}
