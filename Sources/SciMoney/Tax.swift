public import SciNumber

/// One tax of an invoice.
public struct TaxRate: Hashable, Sendable {
  /// What the tax is called.
  public var name: String
  /// How much it is.
  public var percent: Percent
  /// Whether it is also taken of the taxes before it on the same line.
  public var isCompound: Bool

  /// A tax of so many hundredths.
  public init(_ name: String, _ percent: Percent, isCompound: Bool = false) {
    (self.name, self.percent, self.isCompound) = (name, percent, isCompound)
  }
}

/// One line of an invoice.
public struct TaxedLine: Hashable, Sendable {
  /// The price of one unit, with or without taxes as the rules say.
  public var unitPrice: Money
  /// How many units, which need not be a whole number.
  public var quantity: Rational
  /// The taxes in the order in which they are taken.
  public var rates: [TaxRate]

  /// A line of an invoice.
  public init(_ unitPrice: Money, quantity: Rational = 1, rates: [TaxRate]) {
    (self.unitPrice, self.quantity, self.rates) = (unitPrice, quantity, rates)
  }
}

/// How taxes are computed and where they are rounded.
public struct TaxRules: Hashable, Sendable {
  /// What prices contain.
  public enum Pricing: String, CaseIterable, Hashable, Sendable {
    /// Taxes come on top.
    case exclusive
    /// Taxes are in the price.
    case inclusive
  }

  /// For what a tax is rounded; the same invoice differs by cents.
  public enum Scope: String, CaseIterable, Hashable, Sendable {
    /// For each unit, and then times the quantity.
    case perUnit
    /// For each line.
    case perLine
    /// For each tax over all lines.
    case perRate
    /// Once for all taxes of the invoice.
    case perTotal
  }

  /// What prices contain.
  public var pricing: Pricing
  /// For what a tax is rounded.
  public var scope: Scope
  /// How taxes and the amounts of lines are rounded.
  public var rounding: Rounding

  /// Rules for an invoice.
  public init(_ pricing: Pricing, _ scope: Scope, rounding: Rounding) {
    (self.pricing, self.scope, self.rounding) = (pricing, scope, rounding)
  }
}

/// An invoice with its taxes.
///
/// For each line and for the whole, net + tax = gross. The amounts of the lines are rounded each for itself, so that
/// their sum may differ from the total: sum of lines + ``roundingAdjustment`` = total, for the gross in exclusive
/// pricing and for the net in inclusive pricing. EN 16931 has a field for the difference (BT-114).
public struct TaxBreakdown: Hashable, Sendable {
  /// The amounts of one line.
  public struct Line: Hashable, Sendable {
    /// Without taxes.
    public var net: Money
    /// The taxes.
    public var tax: Money
    /// With taxes.
    public var gross: Money
  }

  /// The amounts of one tax over all lines.
  public struct Share: Hashable, Sendable {
    /// The tax.
    public var rate: TaxRate
    /// The sum of what it is taken of, exactly.
    public var base: Money
    /// The tax, rounded as the scope says; exact for ``TaxRules/Scope/perTotal``, which rounds only their sum.
    public var tax: Money
  }

  /// The lines in their order.
  public var lines: [Line]
  /// The taxes in the order in which they first appear.
  public var shares: [Share]
  /// The whole without taxes.
  public var net: Money
  /// All taxes.
  public var tax: Money
  /// The whole with taxes.
  public var gross: Money
  /// All taxes before any rounding.
  public var exactTax: Money
  /// The tax of the whole less the taxes of the lines.
  public var roundingAdjustment: Money
}
