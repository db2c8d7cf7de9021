// Bonds with the names and the arguments of spreadsheets; days are numbers of spreadsheets, as `date` makes them, a
// frequency is 1, 2 or 4 coupons a year, and a basis 0 to 4. The mathematics is in SciFinance.

import SciFinance
import SciNumber
import SciSyntax

extension FunctionTable {
  static let bonds: [Function] = days + coupons + prices + oddPeriods + securities

  // MARK: - Coupons

  private static let coupons: [Function] = [
    coupon(
      "couppcd", "The day of the last coupon on or before the settlement.", example: "40497",
      isDay: true
    ) { Real($0.previous.spreadsheetSerial) },
    coupon(
      "coupncd", "The day of the first coupon after the settlement.", example: "40678", isDay: true
    ) { Real($0.next.spreadsheetSerial) },
    coupon("coupnum", "The number of coupons from the settlement to the maturity.", example: "2") {
      Real($0.count)
    },
    coupon("coupdays", "The days of the coupon period that holds the settlement.", example: "181") {
      Real($0.periodDays)
    },
    coupon("coupdaybs", "The days from the last coupon to the settlement.", example: "71") {
      Real($0.accruedDays)
    },
    coupon(
      "coupdaysnc", "The days from the settlement to the next coupon.", example: "110",
      note: "with basis 0 or 4 this is the rest of the period; Excel counts by the ends of months"
    ) { Real($0.daysToNext) },
  ]

  /// A property of the coupons around a settlement.
  private static func coupon(
    _ name: String, _ summary: String, example: String, note: String? = nil,
    isDay: Bool = false, _ property: @escaping @Sendable (Coupons) -> Real
  ) -> Function {
    Function(
      name, parameters: "settlement; maturity; frequency[; basis]", in: .bonds,
      domain: "settlement < maturity", summary,
      examples: ["\(name)(date(2011; 1; 25); date(2011; 11; 15); 2; 1)": example],
      remarks: (note.map { [.note($0)] } ?? []) + (isDay ? [.day] : []),
      body: .rational(3...4) { list, _ throws(FinanceError) in
        let (settlement, maturity) = try list.security()
        return property(
          try Coupons(
            settlement: settlement, maturity: maturity, frequency: list.frequency(at: 2),
            dayCount: list.dayCount(at: 3)))
      })
  }

  // MARK: - Prices, yields and durations

  private static let prices: [Function] = [
    Function(
      "price", parameters: "settlement; maturity; rate; yield; redemption; frequency[; basis]",
      in: .bonds, domain: bondDomain, units: .amounts(4),
      "The price of a bond per 100 of face value, without accrued interest.",
      examples: [
        "price(date(2008; 2; 15); date(2017; 11; 15); 5.75%; 6.5%; 100; 2)":
          "94.634361621322098625"
      ],
      body: .financial(6...7) { list, context throws(FinanceError) in
        let exact = try list.exact(besides: 3)
        return try exact.bond(redemption: 4, frequency: 5).price(
          settlement: exact.date(at: 0, .settlement), yield: list[3], within: context.budget)
      }),
    Function(
      "yield", parameters: "settlement; maturity; rate; price; redemption; frequency[; basis]",
      in: .bonds, domain: bondDomain, units: .number(ofAmounts: 3, 4),
      "The yield of a bond bought at a price per 100 of face value, proved to be the only one.",
      examples: [
        "yield(date(2008; 5; 15); date(2017; 5; 15); 5.75%; 100; 100; 2)": "0.0575"
      ],
      remarks: [.unknown("yield")],
      body: .rational(6...7) { list, context throws(FinanceError) in
        try list.bond(redemption: 4, frequency: 5).yield(
          settlement: list.date(at: 0, .settlement), price: list[3], within: context.budget)
      }),
    duration(
      "duration", "The Macaulay duration of a bond in years.", example: "5.9937749555451835637"
    ) { bond, settlement, yield, budget throws(FinanceError) in
      try bond.duration(settlement: settlement, yield: yield, within: budget)
    },
    duration(
      "mduration", "The modified duration of a bond in years: the duration by 1 + yield/frequency.",
      example: "5.7356698139188359461"
    ) { bond, settlement, yield, budget throws(FinanceError) in
      try bond.modifiedDuration(settlement: settlement, yield: yield, within: budget)
    },
  ]

  private static let bondDomain =
    "settlement < maturity; rate ≥ 0; redemption > 0; frequency 1, 2 or 4"

  private static func duration(
    _ name: String, _ summary: String, example: String,
    _ value:
      @escaping @Sendable (Bond, CalendarDate, Real, EvaluationBudget) throws(FinanceError) -> Real
  ) -> Function {
    Function(
      name, parameters: "settlement; maturity; rate; yield; frequency[; basis]", in: .bonds,
      domain: "settlement < maturity; rate ≥ 0; frequency 1, 2 or 4", summary,
      examples: ["\(name)(date(2008; 1; 1); date(2016; 1; 1); 8%; 9%; 2; 1)": example],
      body: .financial(5...6) { list, context throws(FinanceError) in
        let exact = try list.exact(besides: 3)
        return try value(
          exact.bond(redemption: nil, frequency: 4), exact.date(at: 0, .settlement), list[3],
          context.budget)
      })
  }

  // MARK: - Odd first and last periods

  private static let oddFirst =
    "Excel differs where the first period is long and its parts end with months, or basis is 2 or 3"
  private static let oddLast =
    "Excel differs where the last period is long and begins on the 29th or later, or basis is 0"

  private static let oddPeriods: [Function] = [
    Function(
      "oddfprice",
      parameters: "settlement; maturity; issue; first; rate; yield; redemption; frequency[; basis]",
      in: .bonds, domain: "issue ≤ settlement < first < maturity", units: .amounts(6),
      "The price of a bond whose first coupon period is shorter or longer than the others.",
      examples: [
        "oddfprice(date(2008; 11; 11); date(2021; 3; 1); date(2008; 10; 15); date(2009; 3; 1); 7.85%; 6.25%; 100; 2; 1)":
          "113.59771747407883753"
      ],
      remarks: [.note(oddFirst)],
      body: .financial(8...9) { list, context throws(FinanceError) in
        let exact = try list.exact(besides: 5)
        return try exact.oddFirstBond().price(
          settlement: exact.date(at: 0, .settlement), yield: list[5], within: context.budget)
      }),
    Function(
      "oddfyield",
      parameters: "settlement; maturity; issue; first; rate; price; redemption; frequency[; basis]",
      in: .bonds, domain: "issue ≤ settlement < first < maturity; price > 0",
      units: .number(ofAmounts: 5, 6),
      "The yield of a bond whose first coupon period is shorter or longer than the others.",
      examples: [
        "oddfyield(date(2008; 11; 11); date(2021; 3; 1); date(2008; 10; 15); date(2009; 3; 1); 5.75%; 84.5; 100; 2)":
          "0.077245541597817387704"
      ],
      remarks: [.unknown("yield"), .note(oddFirst)],
      body: .rational(8...9) { list, context throws(FinanceError) in
        try list.oddFirstBond().yield(
          settlement: list.date(at: 0, .settlement), price: list[5], within: context.budget)
      }),
    Function(
      "oddlprice",
      parameters: "settlement; maturity; last; rate; yield; redemption; frequency[; basis]",
      in: .bonds, domain: "last ≤ settlement < maturity", units: .amounts(5),
      "The price of a bond whose last coupon period is shorter or longer than the others.",
      examples: [
        "oddlprice(date(2008; 2; 7); date(2008; 6; 15); date(2007; 10; 15); 3.75%; 4.05%; 100; 2)":
          "99.878286014721345952"
      ],
      remarks: [.note(oddLast)],
      body: .rational(7...8) { list, _ throws(FinanceError) in
        Real(
          try list.oddLastBond().price(
            settlement: list.date(at: 0, .settlement), yield: list[4]))
      }),
    Function(
      "oddlyield",
      parameters: "settlement; maturity; last; rate; price; redemption; frequency[; basis]",
      in: .bonds, domain: "last ≤ settlement < maturity; price > 0",
      units: .number(ofAmounts: 4, 5),
      "The yield of a bond whose last coupon period is shorter or longer than the others.",
      examples: [
        "oddlyield(date(2008; 4; 20); date(2008; 6; 15); date(2007; 12; 24); 3.75%; 99.875; 100; 2)":
          "0.045192235629168852582"
      ],
      remarks: [.note(oddLast)],
      body: .rational(7...8) { list, _ throws(FinanceError) in
        Real(
          try list.oddLastBond().yield(
            settlement: list.date(at: 0, .settlement), price: list[4]))
      }),
  ]
}

extension ExactArguments {
  /// The bond of settlement, maturity and rate, the first three arguments, and those at these places.
  fileprivate func bond(
    rate: Int = 2, redemption: Int?, frequency: Int
  ) throws(FinanceError) -> Bond {
    try Bond(
      maturity: date(at: 1, .maturity), rate: self[rate],
      redemption: redemption.map { self[$0] } ?? 100, frequency: self.frequency(at: frequency),
      dayCount: dayCount(at: frequency + 1))
  }

  fileprivate func oddFirstBond() throws(FinanceError) -> OddFirstBond {
    try OddFirstBond(
      bond(rate: 4, redemption: 6, frequency: 7), issue: date(at: 2, .issue),
      firstCoupon: date(at: 3, .firstCoupon))
  }

  fileprivate func oddLastBond() throws(FinanceError) -> OddLastBond {
    try OddLastBond(
      bond(rate: 3, redemption: 5, frequency: 6), lastCoupon: date(at: 2, .lastCoupon))
  }
}
