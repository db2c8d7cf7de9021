import SciNumber

/// The numbers along one side of a picture.
///
/// ```swift
/// let decades = Axis(from: 1, to: 1e6, scale: .logarithmic)
/// let nothing = Axis(from: 1, to: 1)  // nil
/// ```
public struct Axis: Hashable, Sendable {
  /// How numbers are spread over the length of an axis.
  public enum Scale: Hashable, Sendable {
    /// Equal differences have equal lengths.
    case linear
    /// Equal quotients have equal lengths; all numbers are positive.
    case logarithmic
  }

  /// Where the axis begins.
  public let lower: Double
  /// Where it ends.
  public let upper: Double
  /// How it is divided.
  public let scale: Scale

  /// Makes an axis; `nil` unless both ends are finite, in order, and positive where the scale is logarithmic.
  public init?(from lower: Double, to upper: Double, scale: Scale = .linear) {
    guard lower.isFinite, upper.isFinite, lower < upper, scale == .linear || lower > 0,
      (upper - lower).isFinite
    else { return nil }
    self.lower = lower
    self.upper = upper
    self.scale = scale
  }

  /// The ends of so many pixels side by side; `nil` where the machine has not so many numbers between the ends of the
  /// axis.
  ///
  /// A pixel is what lies between two of them. They are rounded, but that is part of what a pixel is; nothing else
  /// depends on it.
  func edges(count: Int) -> [Double]? {
    var edges = (0...count).map { value(at: Double($0) / Double(count)) }
    edges[0] = lower
    edges[count] = upper
    let areRising = zip(edges, edges.dropFirst()).allSatisfy { $0 < $1 }
    return areRising ? edges : nil
  }

  /// Whether the machine has numbers enough for so many pixels.
  public func isDivisible(by count: Int) -> Bool { edges(count: count) != nil }

  /// The number at a part of the length.
  private func value(at part: Double) -> Double {
    switch scale {
    case .linear: return lower * (1 - part) + upper * part
    case .logarithmic:
      let exponent = Self.log(lower) * (1 - part) + Self.log(upper) * part
      return PointFunction.exp.value(at: exponent, .radians)?.lower ?? upper
    }
  }

  /// The part of the length at which a number stands; beyond 0 and 1 outside.
  func position(of value: Double) -> Double {
    switch scale {
    case .linear: return (value - lower) / (upper - lower)
    case .logarithmic:
      guard value > 0 else { return -.infinity }
      let (first, last) = (Self.log(lower), Self.log(upper))
      return (Self.log(value) - first) / (last - first)
    }
  }

  static func log(_ value: Double) -> Double {
    PointFunction.log.value(at: value, .radians)?.lower ?? .nan
  }
}
