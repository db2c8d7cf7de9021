/// A set that contains all values of a function on an interval, and what is known of the function there.
///
/// The set is one interval, or two with a gap between them: 1/x is nowhere between −1 and 1 while x is, and next to a
/// jump ⌊x⌋ has two values and none between them. With one interval, no picture could tell such a gap from a curve
/// that crosses it. (J. Tupper, "Reliable two-dimensional graphing methods for mathematical formulae with two free
/// variables", SIGGRAPH 2001, keeps sets of intervals for this.)
///
/// ```swift
/// let reciprocal = try Expression("1/x")
/// let values = reciprocal.values(on: Interval(-0.25, 0.5))
/// print(values.intervals[0].upper, values.intervals[1].lower)  // -4.0 2.0
/// ```
public struct ValueEnclosure: BitwiseCopyable, Hashable, Sendable {
  /// The intervals in rising order.
  public enum Values: BitwiseCopyable, Hashable, Sendable {
    /// The function has no value anywhere.
    case none
    /// All values lie in it.
    case one(Interval)
    /// All values lie in either.
    case two(Interval, Interval)
  }

  /// Where the values lie.
  public let values: Values
  /// What is known of the function.
  public let decoration: Decoration

  package init(_ values: Values, _ decoration: Decoration) {
    self.values = values
    self.decoration = decoration
  }

  package init(_ interval: Interval, _ decoration: Decoration = .continuous) {
    self.init(.one(interval), decoration)
  }

  /// The set without a value.
  package static let empty = ValueEnclosure(.none, .nothing)
  /// What is known if nothing is.
  package static let unknown = ValueEnclosure(.everything, .nothing)
}

// MARK: - Properties

extension ValueEnclosure {
  /// Whether there is no value.
  public var isEmpty: Bool { values == .none }

  /// The interval, if the values lie in one.
  package var single: Interval? {
    if case .one(let interval) = values { interval } else { nil }
  }

  /// The smallest interval around all values; `nil` if there are none.
  public var hull: Interval? {
    switch values {
    case .none: nil
    case .one(let interval): interval
    case .two(let low, let high): low.hull(high)
    }
  }

  /// The intervals in rising order.
  public var intervals: [Interval] {
    switch values {
    case .none: []
    case .one(let interval): [interval]
    case .two(let low, let high): [low, high]
    }
  }

  /// The same values, with no more known than this.
  package func limited(to decoration: Decoration) -> ValueEnclosure {
    ValueEnclosure(values, min(self.decoration, decoration))
  }

  /// The values that are in an interval as well, which is known to contain them all.
  package func narrowed(to interval: Interval) -> ValueEnclosure {
    .joining(intervals.compactMap { $0.intersection(interval) }, decoration)
  }
}

// MARK: - Building

extension ValueEnclosure {
  /// All values of some intervals in at most two: the widest gap is kept.
  package static func joining(_ intervals: [Interval], _ decoration: Decoration) -> ValueEnclosure {
    guard intervals.count > 1 else {
      return intervals.first.map { ValueEnclosure($0, decoration) }
        ?? ValueEnclosure(.none, .nothing)
    }
    let sorted = intervals.sorted { $0.lower < $1.lower }
    var (reached, widest, cut) = (sorted[0].upper, 0.0, 0)
    for index in 1..<sorted.count {
      let gap = sorted[index].lower - reached
      if gap > widest { (widest, cut) = (gap, index) }
      reached = max(reached, sorted[index].upper)
    }
    func hull(_ part: ArraySlice<Interval>) -> Interval {
      part.dropFirst().reduce(part[part.startIndex]) { $0.hull($1) }
    }
    guard cut > 0 else { return ValueEnclosure(hull(sorted[...]), decoration) }
    // A function with a gap among its values has a jump.
    return ValueEnclosure(
      .two(hull(sorted[..<cut]), hull(sorted[cut...])), min(decoration, .defined))
  }

  /// The values of a function of these values, found interval by interval.
  func map(_ image: (Interval) -> ValueEnclosure) -> ValueEnclosure {
    switch values {
    case .none: return self
    case .one(let interval): return image(interval).limited(to: decoration)
    case .two(let low, let high):
      let (first, second) = (image(low), image(high))
      let known = min(first.decoration, second.decoration, decoration)
      return .joining(first.intervals + second.intervals, known)
    }
  }

  /// The values of a function of these values and others.
  func combined(
    with other: ValueEnclosure, _ image: (Interval, Interval) -> ValueEnclosure
  ) -> ValueEnclosure {
    if case .none = other.values { return .empty }
    return map { first in other.map { image(first, $0) } }
  }
}
