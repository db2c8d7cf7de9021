extension Real: CustomStringConvertible {
  /// The number where it is known to be rational; otherwise `≈` and 20 significant digits, all of them right.
  ///
  /// Where 20 digits cannot be proved within the usual budget, the text says so; ask for ``digits(_:wholeUpTo:rounding:within:)``
  /// to know why.
  public var description: String {
    if let knownRational { return knownRational.description }
    let decimal = try? digits(
      .significant(20), wholeUpTo: 0, rounding: .halfEven, within: .interactive)
    guard let decimal else { return "an undecided real number" }
    return decimal.isExact ? decimal.description : "≈ \(decimal)"
  }
}
