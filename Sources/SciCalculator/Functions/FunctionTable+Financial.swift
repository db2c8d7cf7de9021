// Financial functions with the arguments, the order and the signs of spreadsheets. The mathematics is in SciFinance.

import SciFinance
import SciNumber
import SciSyntax

extension FunctionTable {
  static let money: [Function] =
    annuities + interestParts + returns + rates + depreciation + quotations + allocation

  private static let annuities: [Function] = [
    Function(
      "pmt", parameters: "rate; n; pv[; fv[; type]]", in: .money,
      domain: "rate > −1; n ≠ 0",
      units: .amounts(2, 3),
      "The payment of each of n periods for a present value; type 1 pays at the beginning.",
      examples: ["pmt(5%/12; 360; 200000)": "-1073.6432460242779697", "pmt(0; 10; 1000)": "-100"],
      definition: """
        sqrt(-(type^2 - type)^2) + (rate == 0 ? -(pv + fv)/n : (pv + fv*e^(-n*ln(1 + \
        rate)))*rate/((1 + rate*type)*expm1(-n*ln(1 + rate))))
        """, defaults: .twoZeros,
      body: annuity(Annuity.pmt)),
    Function(
      "fv", parameters: "rate; n; pmt[; pv[; type]]", in: .money,
      domain: "rate > −1",
      units: .amounts(2, 3), "The future value after n periods of payments and of a present value.",
      examples: ["fv(10%; 2; -100; -100)": "331"],
      definition: """
        sqrt(-(type^2 - type)^2) - (rate == 0 ? pv + pmt*n : pv*e^(n*ln(1 + rate)) + pmt*(1 \
        + rate*type)*expm1(n*ln(1 + rate))/rate)
        """, defaults: .twoZeros,
      body: annuity(Annuity.fv)),
    Function(
      "pv", parameters: "rate; n; pmt[; fv[; type]]", in: .money,
      domain: "rate > −1",
      units: .amounts(2, 3), "The present value of n payments and of a future value.",
      examples: ["pv(10%; 2; -121)": "210"],
      definition: """
        sqrt(-(type^2 - type)^2) - (rate == 0 ? fv + pmt*n : fv*e^(-n*ln(1 + rate)) - pmt*(1 \
        + rate*type)*expm1(-n*ln(1 + rate))/rate)
        """, defaults: .twoZeros,
      body: annuity(Annuity.pv)),
    Function(
      "nper", parameters: "rate; pmt; pv[; fv[; type]]", in: .money,
      domain: "rate > −1",
      units: .number(ofAmounts: 1, 2, 3),
      "The number of periods it takes, which need not be whole.",
      examples: ["nper(10%; -121; 210)": "2", "nper(0; -100; 1000)": "10"],
      remarks: [.unknown("number of periods")],
      definition: """
        sqrt(-(type^2 - type)^2) - (rate == 0 ? (pv + fv)/pmt : ln((pmt*(1 + rate*type) + \
        pv*rate)/(pmt*(1 + rate*type) - fv*rate))/ln(1 + rate))
        """, defaults: .twoZeros,
      body: annuity(Annuity.nper)),
    Function(
      "rate", parameters: "n; pmt; pv[; fv[; type[; guess]]]", in: .money,
      domain: "n > 0, a fraction",
      units: .number(ofAmounts: 1, 2, 3),
      "The rate of one period; where there are several, the one closest to the guess.",
      examples: ["rate(2; -121; 210)": "0.1"],
      remarks: [.unknown(rateAboveMinusOne), .callWithGuess("rate(n; pmt; pv; fv; type; guess)")],
      body: .valued(3...6) { values, context throws(FunctionError) in
        _ = try values.numbersWithoutLists()
        let exact = try values.rationals(within: context.budget)
        let list = ExactArguments(exact[...])
        let rates = try FunctionError.finance { () throws(FinanceError) in
          try Annuity.rate(
            list[0], list[1], list[2], list[optional: 3], due: list.timing(at: 4),
            within: context.budget)
        }
        let guess = values.count == 6 ? Real(list[5]) : nil
        return try rates.chosen(by: guess, within: context.budget)
      }),
  ]

  private static let interestParts: [Function] = [
    Function(
      "ipmt", parameters: "rate; k; n; pv[; fv[; type]]", in: .money,
      domain: "rate > −1; 1 ≤ k ≤ n, integers", units: .amounts(3, 4),
      "The interest in the kth of n payments.",
      examples: [
        "ipmt(10%; 1; 2; 210)": "-21", "ipmt(pi%; 1; 2; 210)": "-6.5973445725385658008",
      ],
      body: onePayment(Annuity.ipmt)),
    Function(
      "ppmt", parameters: "rate; k; n; pv[; fv[; type]]", in: .money,
      domain: "rate > −1; 1 ≤ k ≤ n, integers", units: .amounts(3, 4),
      "What the kth of n payments pays back.",
      examples: ["ppmt(10%; 1; 2; 210)": "-100"],
      body: onePayment(Annuity.ppmt)),
    Function(
      "cumipmt", parameters: "rate; n; pv; first; last[; type]", in: .money,
      domain: "rate > −1; 1 ≤ first ≤ last ≤ n, integers",
      units: .amounts(2), "The interest in the payments from the first to the last.",
      examples: ["cumipmt(10%; 2; 210; 1; 2)": "-32"],
      remarks: [.hint(.period, orderedPeriods)],
      body: severalPayments(Annuity.cumipmt)),
    Function(
      "cumprinc", parameters: "rate; n; pv; first; last[; type]", in: .money,
      domain: "rate > −1; 1 ≤ first ≤ last ≤ n, integers",
      units: .amounts(2), "What the payments from the first to the last pay back.",
      examples: ["cumprinc(10%; 2; 210; 1; 2)": "-210"],
      remarks: [.hint(.period, orderedPeriods)],
      body: severalPayments(Annuity.cumprinc)),
    Function(
      "ispmt", parameters: "rate; k; n; pv", in: .money, domain: "n ≠ 0",
      units: .amounts(3),
      "The interest of a period where equal parts are paid back; periods count from 0.",
      examples: ["ispmt(10%; 1; 4; 1000)": "-75"],
      definition: "pv*rate*(k/n - 1)",
      body: .financial(4...4) { list, context throws(FinanceError) in
        try Annuity.ispmt(list[0], list[1], list[2], list[3], within: context.budget)
      }),
  ]

  /// What most functions of rates solve an equation for.
  static let rateAboveMinusOne = "rate above −100 %"

  private static let orderedPeriods =
    "periods are counted from 1, and the first is not after the last"

  /// One of the numbers that belong to equal payments: three of the others, a fourth that may be left out, and the time.
  private static func annuity(
    _ number:
      @escaping @Sendable (Real, Real, Real, Real, PaymentTiming, EvaluationBudget)
      throws(FinanceError) -> Real
  ) -> Function.Body {
    .financial(3...5) { list, context throws(FinanceError) in
      try number(
        list[0], list[1], list[2], list[optional: 3], list.timing(at: 4), context.budget)
    }
  }

  /// A part of one payment: rate, number of the payment, number of payments, present and future value, time.
  private static func onePayment(
    _ part:
      @escaping @Sendable (Real, Int, Int, Real, Real, PaymentTiming, EvaluationBudget)
      throws(FinanceError) -> Real
  ) -> Function.Body {
    .financial(4...6) { list, context throws(FinanceError) in
      try part(
        list[0], list.integer(at: 1, .period), list.integer(at: 2, .periods), list[3],
        list[optional: 4], list.timing(at: 5), context.budget)
    }
  }

  /// A part of several payments: rate, number of payments, present value, first and last payment, time.
  private static func severalPayments(
    _ part:
      @escaping @Sendable (Real, Int, Real, Int, Int, PaymentTiming, EvaluationBudget)
      throws(FinanceError) -> Real
  ) -> Function.Body {
    .financial(5...6) { list, context throws(FinanceError) in
      try part(
        list[0], list.integer(at: 1, .periods), list[2], list.integer(at: 3, .period),
        list.integer(at: 4, .period), list.timing(at: 5), context.budget)
    }
  }

  private static let rates: [Function] = [
    Function(
      "effect", parameters: "rate; n", in: .money,
      domain: "n a positive integer; rate/n > −1",
      "The effective rate a year of one that is compounded n times.",
      examples: ["effect(10%; 2)": "0.1025"],
      definition: "expm1(n*ln(1 + rate/n))",
      body: .financial(2...2) { list, context throws(FinanceError) in
        try InterestRate.effect(
          list[0], list.integer(at: 1, .periods), within: context.budget)
      }),
    Function(
      "nominal", parameters: "rate; n", in: .money,
      domain: "n a positive integer; rate > −1",
      "The rate that, compounded n times a year, has this effective rate.",
      examples: ["nominal(10.25%; 2)": "0.1"],
      definition: "n*expm1(ln(1 + rate)/n)",
      body: .financial(2...2) { list, context throws(FinanceError) in
        try InterestRate.nominal(
          list[0], list.integer(at: 1, .periods), within: context.budget)
      }),
    Function(
      "rri", parameters: "n; pv; fv", in: .money, domain: "n > 0; fv/pv > 0",
      units: .number(ofAmounts: 1, 2), "The rate a period at which one value grows to another.",
      examples: ["rri(2; 100; 121)": "0.1"],
      remarks: [.unknown(rateAboveMinusOne)],
      definition: "expm1(ln(fv/pv)/sqrt(n)^2)",
      body: .financial(3...3) { list, context throws(FinanceError) in
        try InterestRate.rri(list[0], list[1], list[2], within: context.budget)
      }),
    Function(
      "pduration", parameters: "rate; pv; fv", in: .money,
      domain: "rate > −1, rate ≠ 0; fv/pv > 0",
      units: .number(ofAmounts: 1, 2), "The number of periods one value takes to grow to another.",
      examples: ["pduration(10%; 100; 121)": "2"],
      remarks: [.unknown("number of periods")],
      definition: "ln(fv/pv)/ln(1 + rate)",
      body: .financial(3...3) { list, context throws(FinanceError) in
        try InterestRate.pduration(list[0], list[1], list[2], within: context.budget)
      }),
    Function(
      "tip", parameters: "bill; rate", in: .money,
      domain: "a rate of 1 or more has a percent sign", units: .amounts(0),
      "The tip on a bill: bill·rate.",
      examples: ["tip(49.95; 18%)": "8.991", "tip(20; 150%)": "30"],
      body: .amountAndRate { bill, rate, context in
        bill.multiplied(by: rate, within: context.budget)
      }),
  ]
}
