extension Real: CustomStringConvertible {
  /// The number where it is known to be a decimal or a short fraction such as `22/7`; otherwise `≈` and 20 significant digits, all
  /// of them right.
  ///
  /// Where 20 digits cannot be proved within the usual budget, the text says so; ask for ``digits(_:wholeUpTo:rounding:within:)``
  /// to know why.
  public var description: String {
    if let knownRational, knownRational.isDecimal || knownRational.description.utf8.count < 10 {
      return knownRational.description
    }
    let decimal = try? digits(
      .significant(20), wholeUpTo: 0, rounding: .halfEven, within: .interactive)
    guard let decimal else { return "an undecided real number" }
    return decimal.isExact ? decimal.description : "≈ \(decimal)"
  }
}
