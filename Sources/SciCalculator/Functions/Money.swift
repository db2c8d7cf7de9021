// Financial functions with the arguments, the order and the signs of spreadsheets. The mathematics is in SciMoney.

import SciMoney
import SciNumber

extension FunctionTable {
  static let money: [Function] = annuities + interestParts + returns + rates + depreciation

  private static let annuities: [Function] = [
    Function(
      "pmt", parameters: "rate; n; pv[; fv[; type]]", in: .money, domain: "rate > −1; n ≠ 0",
      "The payment of each of n periods for a present value; type 1 pays at the beginning.",
      examples: ["pmt(5%/12; 360; 200000)": "-1073.6432460242779697", "pmt(0; 10; 1000)": "-100"],
      body: .financial(3...5) { values, context throws(FinanceError) in
        let list = FinancialArguments(values, context)
        return try Annuity.pmt(
          list[0], list[1], list[2], list[optional: 3], due: list.timing(at: 4),
          within: context.budget)
      }),
    Function(
      "fv", parameters: "rate; n; pmt[; pv[; type]]", in: .money, domain: "rate > −1",
      "The future value after n periods of payments and of a present value.",
      examples: ["fv(10%; 2; -100; -100)": "331"],
      body: .financial(3...5) { values, context throws(FinanceError) in
        let list = FinancialArguments(values, context)
        return try Annuity.fv(
          list[0], list[1], list[2], list[optional: 3], due: list.timing(at: 4),
          within: context.budget)
      }),
    Function(
      "pv", parameters: "rate; n; pmt[; fv[; type]]", in: .money, domain: "rate > −1",
      "The present value of n payments and of a future value.",
      examples: ["pv(10%; 2; -121)": "210"],
      body: .financial(3...5) { values, context throws(FinanceError) in
        let list = FinancialArguments(values, context)
        return try Annuity.pv(
          list[0], list[1], list[2], list[optional: 3], due: list.timing(at: 4),
          within: context.budget)
      }),
    Function(
      "nper", parameters: "rate; pmt; pv[; fv[; type]]", in: .money, domain: "rate > −1",
      "The number of periods it takes, which need not be whole.",
      examples: ["nper(10%; -121; 210)": "2", "nper(0; -100; 1000)": "10"],
      body: .financial(3...5) { values, context throws(FinanceError) in
        let list = FinancialArguments(values, context)
        return try Annuity.nper(
          list[0], list[1], list[2], list[optional: 3], due: list.timing(at: 4),
          within: context.budget)
      }),
    Function(
      "rate", parameters: "n; pmt; pv[; fv[; type[; guess]]]", in: .money,
      domain: "n a positive integer",
      "The rate of one period; where there are several, the one closest to the guess.",
      examples: ["rate(2; -121; 210)": "0.1"],
      body: .rational(3...6) { values, context throws(FinanceError) in
        let list = ExactArguments(values)
        let rates = try Annuity.rate(
          list.integer(at: 0, .periods), list[1], list[2], list[optional: 3],
          due: list.timing(at: 4), within: context.budget)
        guard values.count == 6 else { return try rates.only() }
        return try rates.closest(to: Real(list[5]), within: context.budget)
      }),
  ]

  private static let interestParts: [Function] = [
    Function(
      "ipmt", parameters: "rate; k; n; pv[; fv[; type]]", in: .money,
      domain: "rate > −1; 1 ≤ k ≤ n, integers", "The interest in the kth of n payments.",
      examples: ["ipmt(10%; 1; 2; 210)": "-21"],
      body: .rational(4...6) { values, _ throws(FinanceError) in
        let list = ExactArguments(values)
        return Real(
          try Annuity.ipmt(
            list[0], list.integer(at: 1, .period), list.integer(at: 2, .periods), list[3],
            list[optional: 4], due: list.timing(at: 5)))
      }),
    Function(
      "ppmt", parameters: "rate; k; n; pv[; fv[; type]]", in: .money,
      domain: "rate > −1; 1 ≤ k ≤ n, integers", "What the kth of n payments pays back.",
      examples: ["ppmt(10%; 1; 2; 210)": "-100"],
      body: .rational(4...6) { values, _ throws(FinanceError) in
        let list = ExactArguments(values)
        return Real(
          try Annuity.ppmt(
            list[0], list.integer(at: 1, .period), list.integer(at: 2, .periods), list[3],
            list[optional: 4], due: list.timing(at: 5)))
      }),
    Function(
      "cumipmt", parameters: "rate; n; pv; first; last[; type]", in: .money,
      domain: "rate > −1; 1 ≤ first ≤ last ≤ n, integers",
      "The interest in the payments from the first to the last.",
      examples: ["cumipmt(10%; 2; 210; 1; 2)": "-32"],
      body: .rational(5...6) { values, _ throws(FinanceError) in
        let list = ExactArguments(values)
        return Real(
          try Annuity.cumipmt(
            list[0], list.integer(at: 1, .periods), list[2], list.integer(at: 3, .period),
            list.integer(at: 4, .period), due: list.timing(at: 5)))
      }),
    Function(
      "cumprinc", parameters: "rate; n; pv; first; last[; type]", in: .money,
      domain: "rate > −1; 1 ≤ first ≤ last ≤ n, integers",
      "What the payments from the first to the last pay back.",
      examples: ["cumprinc(10%; 2; 210; 1; 2)": "-210"],
      body: .rational(5...6) { values, _ throws(FinanceError) in
        let list = ExactArguments(values)
        return Real(
          try Annuity.cumprinc(
            list[0], list.integer(at: 1, .periods), list[2], list.integer(at: 3, .period),
            list.integer(at: 4, .period), due: list.timing(at: 5)))
      }),
  ]

  private static let returns: [Function] = [
    Function(
      "npv", parameters: "rate; v1; v2; …", in: .money, domain: "rate > −1",
      "The net present value of flows at the ends of periods 1, 2, ….",
      examples: ["npv(10%; 110; 121)": "200"],
      body: .rational(2...Int.max) { values, _ throws(FinanceError) in
        let list = ExactArguments(values)
        return Real(try CashFlows.npv(rate: list[0], values: Array(values.dropFirst())))
      }),
    Function(
      "irr", parameters: "v0; v1; …", in: .money, domain: "exactly one rate above −1 fits",
      "The internal rate of return of flows at times 0, 1, 2, …; that there is one only is proved.",
      examples: ["irr(-200; 110; 121)": "0.1", "irr(-100; 50; 70)": "0.12321245982864903232"],
      body: .rational(2...Int.max) { values, context throws(FinanceError) in
        try CashFlows.irr(values: Array(values), within: context.budget).only()
      }),
    Function(
      "mirr", parameters: "v0; v1; …; finance; reinvest", in: .money,
      domain: "two flows at least, one of them negative; rates > −1",
      "The modified internal rate of return; the last two arguments are rates.",
      examples: ["mirr(-100; 0; 121; 5%; 5%)": "0.1"],
      body: .rational(4...Int.max) { values, context throws(FinanceError) in
        let flows = Array(values.dropLast(2))
        let list = ExactArguments(values)
        return try InterestRate.mirr(
          flows, list[flows.count], list[flows.count + 1], within: context.budget)
      }),
  ]

  private static let rates: [Function] = [
    Function(
      "effect", parameters: "rate; n", in: .money, domain: "n a positive integer; rate/n > −1",
      "The effective rate a year of one that is compounded n times.",
      examples: ["effect(10%; 2)": "0.1025"],
      body: .rational(2...2) { values, _ throws(FinanceError) in
        let list = ExactArguments(values)
        return Real(try InterestRate.effect(list[0], list.integer(at: 1, .periods)))
      }),
    Function(
      "nominal", parameters: "rate; n", in: .money, domain: "n a positive integer; rate > −1",
      "The rate that, compounded n times a year, has this effective rate.",
      examples: ["nominal(10.25%; 2)": "0.1"],
      body: .financial(2...2) { values, context throws(FinanceError) in
        let list = FinancialArguments(values, context)
        return try InterestRate.nominal(
          list[0], list.integer(at: 1, .periods), within: context.budget)
      }),
    Function(
      "rri", parameters: "n; pv; fv", in: .money, domain: "n > 0; fv/pv > 0",
      "The rate a period at which one value grows to another.",
      examples: ["rri(2; 100; 121)": "0.1"],
      body: .financial(3...3) { values, context throws(FinanceError) in
        let list = FinancialArguments(values, context)
        return try InterestRate.rri(list[0], list[1], list[2], within: context.budget)
      }),
    Function(
      "pduration", parameters: "rate; pv; fv", in: .money, domain: "rate > −1, rate ≠ 0; fv/pv > 0",
      "The number of periods one value takes to grow to another.",
      examples: ["pduration(10%; 100; 121)": "2"],
      body: .financial(3...3) { values, context throws(FinanceError) in
        let list = FinancialArguments(values, context)
        return try InterestRate.pduration(list[0], list[1], list[2], within: context.budget)
      }),
    Function(
      "tip", parameters: "bill; rate", in: .money, "The tip on a bill: bill·rate.",
      examples: ["tip(49.95; 18%)": "8.991"],
      body: .two { bill, rate, context in bill.multiplied(by: rate, within: context.budget) }),
  ]

  private static let depreciation: [Function] = [
    Function(
      "sln", parameters: "cost; salvage; life", in: .money, domain: "life ≠ 0",
      "The loss of value of each period in equal parts.",
      examples: ["sln(30000; 7500; 10)": "2250"],
      body: .rational(3...3) { values, _ throws(FinanceError) in
        let list = ExactArguments(values)
        return Real(try Depreciation.sln(list[0], list[1], list[2]))
      }),
    Function(
      "syd", parameters: "cost; salvage; life; k", in: .money, domain: "1 ≤ k ≤ life",
      "The loss of value of the kth period by the sum of the years' digits.",
      examples: ["syd(30000; 8000; 10; 1)": "4000"],
      body: .rational(4...4) { values, _ throws(FinanceError) in
        let list = ExactArguments(values)
        return Real(try Depreciation.syd(list[0], list[1], list[2], list[3]))
      }),
    Function(
      "ddb", parameters: "cost; salvage; life; k[; factor]", in: .money,
      domain: "1 ≤ k ≤ life, k an integer; factor > 0",
      "The loss of value of the kth period at factor/life of what is left; the factor is 2 if not given.",
      examples: ["ddb(2400; 300; 10; 1)": "480", "ddb(2400; 300; 10; 2; 1.5)": "306"],
      body: .rational(4...5) { values, _ throws(FinanceError) in
        let list = ExactArguments(values)
        return Real(
          try Depreciation.ddb(
            list[0], list[1], list[2], list.integer(at: 3, .period),
            values.count == 5 ? list[4] : 2))
      }),
  ]
}

// MARK: - Arguments

/// The rational arguments of a financial function by their place.
private struct ExactArguments {
  private let values: ArraySlice<Rational>

  init(_ values: ArraySlice<Rational>) {
    self.values = values
  }

  subscript(place: Int) -> Rational { values[values.startIndex + place] }

  /// The argument, or 0 if it was left out.
  subscript(optional place: Int) -> Rational { place < values.count ? self[place] : 0 }

  func integer(at place: Int, _ argument: FinanceArgument) throws(FinanceError) -> Int {
    let value = self[place]
    guard value.isInteger else { throw .notAnInteger(argument) }
    guard let integer = value.integerValue(limit: 64)?.asInt else {
      throw .tooLong(limit: Annuity.mostPeriods)
    }
    return integer
  }

  func timing(at place: Int) throws(FinanceError) -> PaymentTiming {
    let value = self[optional: place]
    if value == 0 { return .end }
    guard value == 1 else { throw .outOfRange(.timing) }
    return .beginning
  }
}

/// The arguments of a financial function of any numbers by their place.
private struct FinancialArguments {
  private let values: ArraySlice<Real>
  private let budget: EvaluationBudget

  init(_ values: ArraySlice<Real>, _ context: Function.Context) {
    self.values = values
    budget = context.budget
  }

  subscript(place: Int) -> Real { values[values.startIndex + place] }

  /// The argument, or 0 if it was left out.
  subscript(optional place: Int) -> Real { place < values.count ? self[place] : 0 }

  func integer(at place: Int, _ argument: FinanceArgument) throws(FinanceError) -> Int {
    try ExactArguments([rational(at: place)]).integer(at: 0, argument)
  }

  func timing(at place: Int) throws(FinanceError) -> PaymentTiming {
    guard place < values.count else { return .end }
    return try ExactArguments([rational(at: place)]).timing(at: 0)
  }

  private func rational(at place: Int) throws(FinanceError) -> Rational {
    let rational: Rational?
    do throws(MathError) {
      rational = try self[place].rationalValue(within: budget)
    } catch {
      throw .mathematics(error)
    }
    guard let rational else { throw .irrational }
    return rational
  }
}
