import SciLocale

extension Currency {
  /// The currency that a region uses, by CLDR; of several the usual one.
  ///
  /// ```swift
  /// Currency.used(in: "CH")  // CHF
  /// ```
  ///
  /// - Parameter region: the ISO 3166 code in capital letters.
  /// - Returns: the currency; `nil` for a region that is not known or has none, such as Antarctica.
  public static func used(in region: String) -> Currency? {
    guard let code = RegionTable.table.fields(of: region)?.first else { return nil }
    return try? Currency(code)
  }
}

extension RegionTable {
  fileprivate static let table = SortedTable(rows)
}
