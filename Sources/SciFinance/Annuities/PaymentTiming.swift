/// When the payments of an annuity are made.
///
/// ```swift
/// let payment = try Annuity.pmt(Rational(1, 100), 12, 1000, due: .beginning)
/// ```
public enum PaymentTiming: Int, CaseIterable, Hashable, Sendable {
  /// At the end of each period; a spreadsheet's type 0.
  case end = 0
  /// At the beginning of each period; a spreadsheet's type 1.
  case beginning = 1
}
