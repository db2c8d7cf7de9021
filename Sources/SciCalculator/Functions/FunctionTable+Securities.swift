// Accrued interest, securities without coupons and Treasury bills, with the names and the arguments of spreadsheets.
// The mathematics is in SciFinance.

import SciFinance
import SciNumber
import SciSyntax

extension FunctionTable {
  static let securities: [Function] = accrued + discounts + maturities + bills

  // MARK: - Accrued interest

  private static let accrued: [Function] = [
    Function(
      "accrint",
      parameters: "issue; first; settlement; rate; par; frequency[; basis[; fromissue]]",
      in: .bonds, domain: "issue < settlement; issue < first; fromissue 0 or 1", units: .amounts(4),
      "The interest that a security with coupons has accrued since its issue.",
      examples: [
        "accrint(date(2008; 3; 1); date(2008; 8; 31); date(2008; 5; 1); 9%; 1000; 2)": "15"
      ],
      remarks: [
        .note(
          "Excel differs where the settlement is more than a coupon period before the first coupon")
      ],
      body: .rational(6...8) { list, _ throws(FinanceError) in
        let sinceFirst = list.count == 8 && list[7].isZero
        return Real(
          try AccruedInterest.periodic(
            issue: list.date(at: 0, .issue), firstCoupon: list.date(at: 1, .firstCoupon),
            settlement: list.date(at: 2, .settlement), rate: list[3], par: list[4],
            frequency: list.frequency(at: 5), dayCount: list.dayCount(at: 6),
            fromIssue: !sinceFirst))
      }),
    Function(
      "accrintm", parameters: "issue; settlement; rate; par[; basis]", in: .bonds,
      domain: "issue < settlement; rate ≥ 0; par > 0", units: .amounts(3),
      "The interest that a security without coupons has accrued since its issue.",
      examples: ["accrintm(date(2008; 4; 1); date(2008; 6; 16); 7.3%; 1000; 3)": "15.2"],
      body: .rational(4...5) { list, _ throws(FinanceError) in
        Real(
          try AccruedInterest.atMaturity(
            issue: list.date(at: 0, .issue), settlement: list.date(at: 1, .settlement),
            rate: list[2], par: list[3], dayCount: list.dayCount(at: 4)))
      }),
  ]

  // MARK: - Discounts

  private static let discounts: [Function] = [
    discount(
      "disc", "price; redemption", .number(ofAmounts: 2, 3),
      "The discount of a year at which a security costs a price.",
      example: "97.975; 100; 3", "0.052420212765957446809"
    ) { paper, price, redemption throws(FinanceError) in
      try paper.discount(price: price, redemption: redemption)
    },
    discount(
      "pricedisc", "discount; redemption", .amounts(3),
      "The price of a security at a discount of a year.",
      example: "7.3%; 100; 3", "97.18"
    ) { paper, discount, redemption throws(FinanceError) in
      try paper.price(discount: discount, redemption: redemption)
    },
    discount(
      "yielddisc", "price; redemption", .number(ofAmounts: 2, 3),
      "The yield of a year of a security without coupons.",
      example: "98; 100.82; 3", "0.074489795918367346939"
    ) { paper, price, redemption throws(FinanceError) in
      try paper.yield(price: price, redemption: redemption)
    },
    discount(
      "intrate", "investment; redemption", .number(ofAmounts: 2, 3),
      "The interest of a year that an investment earns.",
      example: "1000; 1028.2; 3", "0.073"
    ) { paper, investment, redemption throws(FinanceError) in
      try paper.interestRate(investment: investment, redemption: redemption)
    },
    discount(
      "received", "investment; discount", .amounts(2),
      "What an investment at a discount of a year is paid back.",
      example: "971.8; 7.3%; 3", "1000"
    ) { paper, investment, discount throws(FinanceError) in
      try paper.received(investment: investment, discount: discount)
    },
  ]

  /// A function of two amounts and of a security without coupons.
  private static func discount(
    _ name: String, _ amounts: String, _ units: Function.UnitRule, _ summary: String,
    example: String, _ result: String,
    _ value:
      @escaping @Sendable (DiscountSecurity, Rational, Rational) throws(FinanceError) -> Rational
  ) -> Function {
    Function(
      name, parameters: "settlement; maturity; \(amounts)[; basis]", in: .bonds,
      domain: "settlement < maturity; amounts > 0", units: units, summary,
      examples: ["\(name)(date(2007; 1; 25); date(2007; 6; 15); \(example))": result],
      body: .rational(4...5) { list, _ throws(FinanceError) in
        let (settlement, maturity) = try list.security()
        let paper = try DiscountSecurity(
          settlement: settlement, maturity: maturity, dayCount: list.dayCount(at: 4))
        return Real(try value(paper, list[2], list[3]))
      })
  }

  // MARK: - Interest at maturity

  private static let maturities: [Function] = [
    maturity(
      "pricemat", "yield", "The price of a security that pays all its interest at maturity.",
      example: "0%", "101.18"
    ) { security, yield throws(FinanceError) in try security.price(yield: yield) },
    maturity(
      "yieldmat", "price", "The yield of a security that pays all its interest at maturity.",
      example: "101.18", "0"
    ) { security, price throws(FinanceError) in try security.yield(price: price) },
  ]

  private static func maturity(
    _ name: String, _ last: String, _ summary: String, example: String, _ result: String,
    _ value: @escaping @Sendable (MaturitySecurity, Rational) throws(FinanceError) -> Rational
  ) -> Function {
    Function(
      name, parameters: "settlement; maturity; issue; rate; \(last)[; basis]", in: .bonds,
      domain: "issue ≤ settlement < maturity; rate ≥ 0", summary,
      examples: [
        "\(name)(date(2008; 2; 15); date(2008; 4; 14); date(2007; 11; 11); 7.2%; \(example))":
          result
      ],
      body: .rational(5...6) { list, _ throws(FinanceError) in
        let (settlement, maturity) = try list.security()
        let security = try MaturitySecurity(
          issue: list.date(at: 2, .issue), settlement: settlement, maturity: maturity,
          rate: list[3], dayCount: list.dayCount(at: 5))
        return Real(try value(security, list[4]))
      })
  }

  // MARK: - Treasury bills

  private static let bills: [Function] = [
    bill("tbillprice", "discount", "The price of a Treasury bill.", example: "9%", "98.45") {
      bill, discount, _ throws(FinanceError) in Real(try bill.price(discount: discount))
    },
    bill(
      "tbillyield", "price", "The yield of a Treasury bill.", example: "96",
      "0.24193548387096774194"
    ) { bill, price, _ throws(FinanceError) in Real(try bill.yield(price: price)) },
    bill(
      "tbilleq", "discount", "The yield of a Treasury bill that compares with that of a bond.",
      example: "9.14%", "0.094151493565943016347"
    ) { bill, discount, budget throws(FinanceError) in
      try bill.bondEquivalentYield(discount: discount, within: budget)
    },
  ]

  private static func bill(
    _ name: String, _ last: String, _ summary: String, example: String, _ result: String,
    _ value:
      @escaping @Sendable (TreasuryBill, Rational, EvaluationBudget) throws(FinanceError) -> Real
  ) -> Function {
    Function(
      name, parameters: "settlement; maturity; \(last)", in: .bonds,
      domain: "settlement < maturity, a year later at most", summary,
      examples: ["\(name)(date(2008; 3; 31); date(2008; 6; 1); \(example))": result],
      body: .rational(3...3) { list, context throws(FinanceError) in
        let (settlement, maturity) = try list.security()
        return try value(
          TreasuryBill(settlement: settlement, maturity: maturity), list[2], context.budget)
      })
  }
}
