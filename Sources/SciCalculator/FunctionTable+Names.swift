// The names of the financial functions as constants, to look a name up without making their entries.
//
// The tests hold them against the entries.

extension FunctionTable {
  /// The names of the functions of interest, cash flows and depreciation, in order.
  static let moneyNames = [
    "allocate", "cumipmt", "cumprinc", "db", "ddb", "dollarde", "dollarfr", "effect", "fv",
    "fvschedule", "ipmt", "irr", "ispmt", "mirr", "nominal", "nper", "npv", "pduration", "pmt",
    "ppmt", "pv", "rate", "rri", "sln", "split", "syd", "tip", "vdb", "xirr", "xnpv",
  ]

  /// The names of the functions of bonds and days, in order.
  static let bondNames = [
    "accrint", "accrintm", "coupdaybs", "coupdays", "coupdaysnc", "coupncd", "coupnum", "couppcd",
    "date", "days", "disc", "duration", "edate", "eomonth", "intrate", "mduration", "oddfprice",
    "oddfyield", "oddlprice", "oddlyield", "price", "pricedisc", "pricemat", "received", "tbilleq",
    "tbillprice", "tbillyield", "yearfrac", "yield", "yielddisc", "yieldmat",
  ]

  /// Whether a name is among names in order.
  static func isAmong(_ names: [String], _ name: String) -> Bool {
    var (lower, upper) = (0, names.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if names[middle] < name { lower = middle + 1 } else { upper = middle }
    }
    return lower < names.count && names[lower] == name
  }
}
