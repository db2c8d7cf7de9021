/// What is known of a function on an interval, beside the range of its values.
///
/// These are decorations of IEEE 1788-2015 (11.2), without those that a picture has no use for: each says all that
/// those before it say. A result is never known better than an operand.
///
/// ```swift
/// let steps = try Expression("floor(x)")
/// print(steps.values(on: Interval(0.25, 0.75)).decoration == .continuous)  // true
/// print(steps.values(on: Interval(0.5, 1)).decoration == .defined)  // true
/// ```
public enum Decoration: UInt8, BitwiseCopyable, Comparable, Hashable, Sendable {
  /// Nothing: the function may have no value somewhere, and jump anywhere. (`trv`)
  case nothing
  /// It has a value everywhere. (`def`)
  case defined
  /// It has a value everywhere, and its restriction to the interval is continuous. (`dac`)
  case continuous

  /// Whether one says less than the other.
  public static func < (first: Decoration, second: Decoration) -> Bool {
    first.rawValue < second.rawValue
  }
}
