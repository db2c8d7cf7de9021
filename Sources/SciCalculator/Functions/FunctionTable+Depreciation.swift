// The loss of value of things over their lives, and prices in fractions. The mathematics is in SciFinance.

import SciFinance
import SciNumber
import SciSyntax

extension FunctionTable {
  static let depreciation: [Function] = [
    Function(
      "sln", parameters: "cost; salvage; life", in: .money, domain: "life ≠ 0",
      units: .amounts(0, 1), "The loss of value of each period in equal parts.",
      examples: ["sln(30000; 7500; 10)": "2250"],
      definition: "(cost - salvage)/life",
      body: .financial(3...3) { list, context throws(FinanceError) in
        try Depreciation.sln(list[0], list[1], list[2], within: context.budget)
      }),
    Function(
      "syd", parameters: "cost; salvage; life; k", in: .money,
      domain: "1 ≤ k ≤ life",
      units: .amounts(0, 1), "The loss of value of the kth period by the sum of the years' digits.",
      examples: ["syd(30000; 8000; 10; 1)": "4000"],
      body: .financial(4...4) { list, context throws(FinanceError) in
        try Depreciation.syd(list[0], list[1], list[2], list[3], within: context.budget)
      }),
    Function(
      "ddb", parameters: "cost; salvage; life; k[; factor]", in: .money,
      domain: "1 ≤ k ≤ life, k an integer; factor > 0",
      units: .amounts(0, 1),
      "The loss of value of the kth period at factor/life of what is left; the factor is 2 if not given.",
      examples: ["ddb(2400; 300; 10; 1)": "480", "ddb(2400; 300; 10; 2; 1.5)": "306"],
      body: .financial(4...5) { list, context throws(FinanceError) in
        try Depreciation.ddb(
          list[0], list[1], list[2], list.integer(at: 3, .period),
          list.count == 5 ? list[4] : 2, within: context.budget)
      }),
    Function(
      "db", parameters: "cost; salvage; life; k[; months]", in: .money,
      domain: "cost > 0; life, k and months integers, 1 ≤ months ≤ 12",
      units: .amounts(0, 1),
      "The loss of value of the kth period at a fixed rate of three decimals.",
      examples: ["db(1000000; 100000; 6; 1; 7)": "186083.33333333333333"],
      body: .financial(4...5) { list, context throws(FinanceError) in
        try Depreciation.db(
          list[0], list[1], list.integer(at: 2, .life), list.integer(at: 3, .period),
          months: list.count == 5 ? list.integer(at: 4, .months) : 12, within: context.budget)
      }),
    Function(
      "vdb", parameters: "cost; salvage; life; start; end[; factor[; noswitch]]", in: .money,
      domain: "0 ≤ start ≤ end ≤ life; factor > 0; noswitch 0 or 1",
      units: .amounts(0, 1),
      "The loss of value between two times as ddb, and in equal parts from where these are larger.",
      examples: ["vdb(2400; 300; 10; 0; 1)": "480", "vdb(2400; 300; 10; 6; 10; 2; 1)": "329.1456"],
      body: .financial(5...7) { list, context throws(FinanceError) in
        // The last argument is 0 or 1 as a time of payment is.
        try Depreciation.vdb(
          list[0], list[1], list[2], list[3], list[4], list.count > 5 ? list[5] : 2,
          switches: list.timing(at: 6) == .end, within: context.budget)
      }),
  ]

  static let quotations: [Function] = [
    Function(
      "dollarde", parameters: "price; fraction", in: .money,
      domain: "fraction a positive integer",
      units: .amounts(0),
      "A price in fractions as a decimal number: 1.02 in sixteenths is 1 + 2/16.",
      examples: ["dollarde(1.02; 16)": "1.125"],
      body: .rational(2...2) { list, _ throws(FinanceError) in
        Real(try InterestRate.dollarde(list[0], list.integer(at: 1, .fraction)))
      }),
    Function(
      "dollarfr", parameters: "price; fraction", in: .money,
      domain: "fraction a positive integer",
      units: .amounts(0), "A decimal price in fractions: 1.125 in sixteenths is 1.02.",
      examples: ["dollarfr(1.125; 16)": "1.02"],
      body: .rational(2...2) { list, _ throws(FinanceError) in
        Real(try InterestRate.dollarfr(list[0], list.integer(at: 1, .fraction)))
      }),
  ]
}
