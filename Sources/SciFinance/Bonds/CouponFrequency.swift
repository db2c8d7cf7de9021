/// How many coupons a bond pays in a year.
///
/// ```swift
/// let months = CouponFrequency.semiannual.months  // 6
/// ```
public enum CouponFrequency: Int, CaseIterable, Hashable, Sendable {
  /// One in a year.
  case annual = 1
  /// Two in a year.
  case semiannual = 2
  /// Four in a year.
  case quarterly = 4

  /// The frequency with that number in spreadsheets: 1, 2 or 4.
  ///
  /// - Throws: ``FinanceError/outOfRange(_:)`` for any other number.
  public init(perYear count: Int) throws(FinanceError) {
    guard let frequency = CouponFrequency(rawValue: count) else { throw .outOfRange(.frequency) }
    self = frequency
  }

  /// The months from one coupon to the next.
  public var months: Int { 12 / rawValue }
}
