/// Which argument of a financial function an error is about.
///
/// ```swift
/// if case .outOfRange(.rate) = FinanceError.outOfRange(.rate) {
///   print("a rate is a fraction above −1")
/// }
/// ```
public enum FinanceArgument: String, Hashable, Sendable, CaseIterable {
  /// The interest of a period, as a fraction.
  case rate
  /// How many periods there are.
  case periods
  /// Which period is meant.
  case period
  /// When payments are made.
  case timing
  /// What is there at the beginning.
  case presentValue
  /// What is there at the end.
  case futureValue
  /// What is paid in each period.
  case payment
  /// The list of flows.
  case cashFlows
  /// The days of the flows.
  case dates
  /// The value at the beginning.
  case cost
  /// The value at the end of the life.
  case salvage
  /// How many periods a thing is used.
  case life
  /// How many months the first year has.
  case months
  /// The share of a declining balance.
  case factor
  /// The denominator of a quotation.
  case fraction
  /// What amounts are rounded to a multiple of.
  case increment
  /// What is paid besides.
  case extraPayments
  /// The day on which a security changes hands.
  case settlement
  /// The day on which a security is paid back.
  case maturity
  /// The day on which a security was issued.
  case issue
  /// The day of the first coupon.
  case firstCoupon
  /// The day of the last coupon before the maturity.
  case lastCoupon
  /// How many coupons there are in a year.
  case frequency
  /// The number of a day count in spreadsheets.
  case basis
  /// The interest of a year that a security pays, as a fraction.
  case couponRate
  /// What a security yields in a year, as a fraction.
  case yield
  /// The discount of a year, as a fraction.
  case discount
  /// The price per 100 of face value.
  case price
  /// What is paid back per 100 of face value.
  case redemption
  /// What is paid for a security.
  case investment
  /// The face value.
  case par
}
