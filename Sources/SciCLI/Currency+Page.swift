import SciMoney

extension Currency {
  /// What `sci help` says about a currency: its name, its smallest unit, and what came after it.
  var page: String {
    var text = "\(code)\n  \(name): a unit of currency\n"
    if let minorUnits {
      let decimals = minorUnits == 1 ? "1 decimal" : "\(minorUnits) decimals"
      text += "  Amounts have \(minorUnits == 0 ? "no decimals" : decimals).\n"
    }
    if let record, record.kind == .withdrawn {
      text += "  Withdrawn" + (record.withdrawn.map { " in \($0)" } ?? "")
      text += (successor.map { "; followed by \($0.code), \($0.name)" } ?? "") + ".\n"
    }
    return text + "  Source: \(Self.tableVersion)\n"
  }
}
