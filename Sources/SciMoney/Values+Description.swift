import SciNumber

// What is printed of rates, bags, roundings, taxes and loans: exact numbers, and no structure.

extension MoneyBag: CustomStringConvertible {
  /// The amounts in the order of their codes, such as `EUR 5.00, USD 3.50`; `nothing` for none.
  public var description: String { isEmpty ? "nothing" : Self.text(moneys) }

  private static func text(_ moneys: [Money]) -> String {
    moneys.map { $0.description }.joined(separator: ", ")
  }
}

extension ExchangeRate: CustomStringConvertible {
  /// What a unit of the base is worth, such as `1 EUR = 1.0987 USD`, and the day in brackets where there is one.
  ///
  /// A rate whose decimals do not end, such as an inverse, is rounded to six digits: `1 USD ≈ 0.909091 EUR`.
  public var description: String {
    let shown = ExactText.shown(rate, significantDigits: 6)
    let sign = shown.isRounded ? "≈" : "="
    return "1 \(base) \(sign) \(shown.text) \(quote)\(asOf.map { " (\($0))" } ?? "")"
  }
}

extension BidAsk: CustomStringConvertible {
  /// Both prices, such as `1 EUR = 1.0985 to 1.0989 USD`.
  public var description: String {
    let (low, high) = (
      ExactText.shown(bid.rate, significantDigits: 6),
      ExactText.shown(ask.rate, significantDigits: 6)
    )
    let sign = low.isRounded || high.isRounded ? "≈" : "="
    return "1 \(bid.base) \(sign) \(low.text) to \(high.text) \(bid.quote)"
  }
}

extension EuroTriangulation: CustomStringConvertible {
  /// Both rates.
  public var description: String { "\(source), \(target)" }
}

extension Increment: CustomStringConvertible {
  /// The increment in words that can stand behind "to": `the smallest unit`, `0.05`.
  public var description: String {
    switch self {
    case .minorUnit: "the smallest unit"
    case .cldr: "the decimals of CLDR"
    case .cash: "what is paid in cash"
    case .profile(let profile): "the decimals of \(profile.name)"
    case .decimals(let count): "\(count) decimals"
    case .amount(let amount): ExactText.text(amount)
    }
  }
}

extension Rounding: CustomStringConvertible {
  /// The mode and the increment, such as `half away from zero to the smallest unit`.
  public var description: String { "\(mode.words) to \(increment)" }
}

extension Rounded: CustomStringConvertible where Value: CustomStringConvertible {
  /// The value and what rounding took away, such as `EUR 10.01, residue EUR -0.005`.
  public var description: String {
    wasExact ? value.description : "\(value.description), residue \(residue.description)"
  }
}

extension RoundedReal: CustomStringConvertible {
  /// The amount and what rounding took away.
  public var description: String { wasExact ? "\(amount)" : "\(amount), residue \(residue)" }
}

extension TaxRate: CustomStringConvertible {
  /// The name and the percentage, such as `VAT 19%`.
  public var description: String { "\(name) \(percent)\(isCompound ? ", compound" : "")" }
}

extension TaxedLine: CustomStringConvertible {
  /// The quantity, the price and the rates, such as `3 × EUR 4.99, VAT 19%`.
  public var description: String {
    (["\(ExactText.text(quantity)) × \(unitPrice)"] + rates.map { $0.description })
      .joined(separator: ", ")
  }
}

extension TaxBreakdown: CustomStringConvertible {
  /// The sums, such as `net EUR 14.97, tax EUR 2.84, gross EUR 17.81`, and each rate in a line of its own.
  public var description: String {
    (["net \(net), tax \(tax), gross \(gross)"] + shares.map { $0.description })
      .joined(separator: "\n")
  }
}

extension TaxBreakdown.Line: CustomStringConvertible {
  /// The net, the tax and the gross.
  public var description: String { "net \(net), tax \(tax), gross \(gross)" }
}

extension TaxBreakdown.Share: CustomStringConvertible {
  /// The tax of a rate, such as `VAT 19% of EUR 14.97: EUR 2.84`.
  public var description: String { "\(rate) of \(base): \(tax)" }
}

extension MoneyTip: CustomStringConvertible {
  /// The percentage and the bill, such as `15% of USD 19.99`; the amounts are to be asked for, since there may be none.
  public var description: String {
    "\(percent) of \(bill)\(tax.map { " less \($0)" } ?? "")"
  }
}

// MARK: - Loans

extension MoneyLoan: CustomStringConvertible {
  /// The terms in a line, such as `EUR 1000.00 at 1% a period, 12 payments at the end of each`.
  public var description: String {
    let due = terms.timing == .end ? "end" : "beginning"
    return
      "\(principal) at \(Percent(fraction: terms.rate)) a period, \(terms.periods) payments at the \(due) of each"
  }
}

extension MoneySchedule.Row: CustomStringConvertible {
  /// The row in a line, such as `1: payment EUR 88.85, interest EUR 10.00, principal EUR 78.85, balance EUR 921.15`.
  public var description: String {
    let rest = extra.isZero ? "" : ", extra \(extra)"
    return
      "\(period): payment \(payment), interest \(interest)\(rest), principal \(principal), balance \(balance)"
  }
}

extension MoneySchedule: CustomStringConvertible {
  /// A line for each row, and the sums.
  public var description: String {
    let sums = "payment \(totalPayment), interest \(totalInterest), principal \(totalPrincipal)"
    return (rows.map { $0.description } + ["total: \(sums)"]).joined(separator: "\n")
  }
}
