// The values and the returns of cash flows, in lists or as arguments by themselves. The mathematics is in SciFinance.

import SciFinance
import SciNumber
import SciSyntax

extension FunctionTable {
  static let returns: [Function] = periodic + dated

  private static let periodic: [Function] = [
    Function(
      "npv", parameters: "rate; v1; v2; …", in: .money, takesLists: true,
      domain: "rate > −1",
      units: .amountsBehindFirst, "The net present value of flows at the ends of periods 1, 2, ….",
      examples: ["npv(10%; 110; 121)": "200", "npv(10%; [110; 121])": "200"],
      body: .financial(2...Int.max) { list, context throws(FinanceError) in
        try CashFlows.npv(
          rate: list[0], values: Array(list.values.dropFirst()), within: context.budget)
      }),
    Function(
      "irr", parameters: "[v0; v1; …][; guess]", in: .money, takesLists: true,
      domain: "a rate above −1 fits, and only one unless there is a guess",
      units: .numberOfAmounts,
      "The internal rate of return of flows at times 0, 1, 2, …, proved; also irr(v0; v1; …).",
      examples: [
        "irr(-200; 110; 121)": "0.1", "irr([-100; 50; 70])": "0.12321245982864903232",
        "irr([-100; 230; -132]; 25%)": "0.2",
      ],
      remarks: [.unknown(rateAboveMinusOne), .callWithGuess("irr([v0; v1; …]; guess)")],
      body: .valued(2...Int.max) { values, context throws(FunctionError) in
        let budget = context.budget
        let hasGuess = values.isList(at: 0) && values.count == 2
        if !values.isList(at: 0) {
          let count = try values.numbersWithoutLists().count
          guard count > 1 else { throw .count(count) }
        }
        let guess = hasGuess ? try values.number(at: 1) : nil
        if values.isList(at: 0), values.count > 2 { throw .list(argument: 0) }
        let flows = try (hasGuess ? values.dropLast() : values).rationals(within: budget)
        let rates = try FunctionError.finance { () throws(FinanceError) in
          try CashFlows.irr(values: flows, within: budget)
        }
        return try rates.chosen(by: guess, within: budget)
      }),
    Function(
      "mirr", parameters: "v0; v1; …; finance; reinvest", in: .money,
      takesLists: true,
      domain: "two flows at least, one of them negative; rates > −1",
      units: .numberOfAllButTwo,
      "The modified internal rate of return; the last two arguments are rates.",
      examples: [
        "mirr(-100; 0; 121; 5%; 5%)": "0.1", "mirr([-100; 0; 121]; 5%; 5%)": "0.1",
      ],
      remarks: [.unknown(rateAboveMinusOne)],
      body: .financial(4...Int.max) { list, context throws(FinanceError) in
        let flows = Array(list.values.dropLast(2))
        return try InterestRate.mirr(
          flows, list[flows.count], list[flows.count + 1], within: context.budget)
      }),
    Function(
      "fvschedule", parameters: "pv; r1; r2; …", in: .money, takesLists: true,
      units: .amounts(0), "What a value grows to at a rate for each period.",
      examples: ["fvschedule(1; [9%; 11%; 10%])": "1.33089"],
      body: .financial(2...Int.max) { list, context throws(FinanceError) in
        try CashFlows.fvschedule(
          principal: list[0], rates: list.values.dropFirst(), within: context.budget)
      }),
  ]
}

extension FunctionTable {
  private static let dated: [Function] = [
    Function(
      "xnpv", parameters: "rate; [v0; v1; …]; [d0; d1; …]", in: .money,
      takesLists: true,
      domain: "rate > −1; a day, an integer, for each flow",
      units: .amounts(1),
      "The net present value of flows on days: of the calendar, or counted from any day on.",
      examples: [
        "xnpv(10%; [-100; 121]; [0; 730])": "0",
        "xnpv(10%; [-100; 121]; [date(2023; 1; 1); date(2024; 12; 31)])": "0",
      ],
      body: .valued(3...3) { values, context throws(FunctionError) in
        let rate = try values.number(at: 0)
        let flows = try values.elements(at: 1, within: context.budget)
        let days = try values.days(at: 2, within: context.budget)
        return try .real(
          FunctionError.finance { () throws(FinanceError) in
            try CashFlows.xnpv(rate: rate, values: flows, days: days, within: context.budget)
          })
      }),
    Function(
      "xirr", parameters: "[v0; v1; …]; [d0; d1; …][; guess]", in: .money,
      takesLists: true,
      domain: "a rate above −1 fits, and only one unless there is a guess",
      units: .number(ofAmounts: 0),
      "The internal rate of return a year of flows on days: of the calendar, or from any day on.",
      examples: ["xirr([-100; 121]; [0; 730])": "0.1"],
      remarks: [
        .unknown(rateAboveMinusOne), .callWithGuess("xirr([v0; v1; …]; [d0; d1; …]; guess)"),
      ],
      body: .valued(2...3) { values, context throws(FunctionError) in
        let flows = try values.elements(at: 0, within: context.budget)
        let days = try values.days(at: 1, within: context.budget)
        let guess = values.count > 2 ? try values.number(at: 2) : nil
        let rates = try FunctionError.finance { () throws(FinanceError) in
          try CashFlows.xirr(values: flows, days: days, within: context.budget)
        }
        return try rates.chosen(by: guess, within: context.budget)
      }),
  ]
}

extension ArraySlice<Value> {
  /// The argument at a place as the numbers of days.
  fileprivate func days(
    at place: Int, within budget: EvaluationBudget
  ) throws(FunctionError) -> [WideInt] {
    var days: [WideInt] = []
    for day in try elements(at: place, within: budget) {
      guard day.isInteger else { throw .finance(.notAnInteger(.dates)) }
      guard let number = day.integerValue(limit: 64)?.asInt, number.magnitude < 1 << 40 else {
        throw .finance(.outOfRange(.dates))
      }
      days.append(number)
    }
    return days
  }
}

extension RateSolutions {
  /// The rate closest to a guess, or the only one.
  func chosen(
    by guess: Real?, within budget: EvaluationBudget
  ) throws(FunctionError) -> Value {
    if guess == nil, case .several(let rates) = self { throw .severalRates(rates) }
    return try .real(
      FunctionError.finance { () throws(FinanceError) in
        if let guess { try closest(to: guess, within: budget) } else { try only() }
      })
  }
}
