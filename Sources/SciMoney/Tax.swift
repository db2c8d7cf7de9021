public import SciNumber

/// One tax of an invoice.
///
/// ```swift
/// let standard = TaxRate("VAT", percent: 19)
/// let reduced = TaxRate("VAT", percent: "5.5%")
/// let onTop = TaxRate("PST", percent: 10, isCompound: true)
/// ```
public struct TaxRate: Hashable, Sendable {
  /// What the tax is called.
  public var name: String
  /// How much it is.
  public var percent: Percent
  /// Whether it is also taken of the taxes before it on the same line.
  public var isCompound: Bool

  /// A tax of so many hundredths.
  public init(_ name: String, percent: Percent, isCompound: Bool = false) {
    (self.name, self.percent, self.isCompound) = (name, percent, isCompound)
  }

  /// A tax of so many hundredths, as a text such as `"8.25"` says.
  ///
  /// - Throws: the errors of ``Percent/init(_:)-(String)``.
  @_disfavoredOverload
  public init(
    _ name: String, percent: some StringProtocol, isCompound: Bool = false
  ) throws(MoneyError) {
    self.init(name, percent: try Percent(String(percent)), isCompound: isCompound)
  }
}

/// One line of an invoice.
///
/// ```swift
/// let vat = TaxRate("VAT", percent: 19)
/// let line = TaxedLine(Money("4.99", .eur), quantity: 3, rates: [vat])
/// ```
public struct TaxedLine: Codable, Hashable, Sendable {
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
///
/// ```swift
/// let rules = TaxRules(.exclusive, .perLine, rounding: Rounding(.halfAwayFromZero, to: .minorUnit))
/// let line = TaxedLine(Money("4.99", .eur), quantity: 3, rates: [TaxRate("VAT", percent: 19)])
/// let invoice = try rules.breakdown(of: [line], in: .eur)
/// invoice.gross  // EUR 17.81
/// ```
public struct TaxRules: Codable, Hashable, Sendable {
  /// What prices contain.
  public enum Pricing: String, CaseIterable, Codable, Hashable, Sendable {
    /// Taxes come on top.
    case exclusive
    /// Taxes are in the price.
    case inclusive
  }

  /// For what a tax is rounded; the same invoice differs by cents.
  public enum Scope: String, CaseIterable, Codable, Hashable, Sendable {
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
/// ```swift
/// let rules = TaxRules(.inclusive, .perRate, rounding: Rounding(.halfEven, to: .minorUnit))
/// let line = TaxedLine(Money(40, .eur), rates: [TaxRate("VAT", percent: 5)])
/// let invoice = try rules.breakdown(of: [line], in: .eur)
/// invoice.net  // EUR 38.10
/// invoice.tax  // EUR 1.90
/// ```
///
/// For each line and for the whole, net + tax = gross. What the prices say adds up exactly: the nets of the lines in
/// exclusive pricing, and their grosses in inclusive pricing. The taxes of the lines are rounded each for itself, so the
/// other side may not add up, and ``roundingAdjustment`` is the difference:
///
/// | | exclusive pricing | inclusive pricing |
/// |---|---|---|
/// | nets of the lines | = ``net`` | + adjustment = ``net`` |
/// | taxes of the lines | + adjustment = ``tax`` | − adjustment = ``tax`` |
/// | grosses of the lines | + adjustment = ``gross`` | = ``gross`` |
///
/// It is zero for the scopes ``TaxRules/Scope/perUnit`` and ``TaxRules/Scope/perLine``.
public struct TaxBreakdown: Codable, Hashable, Sendable {
  /// The amounts of one line.
  public struct Line: Codable, Hashable, Sendable {
    /// Without taxes.
    public var net: Money
    /// The taxes.
    public var tax: Money
    /// With taxes.
    public var gross: Money
  }

  /// The amounts of one tax over all lines.
  public struct Share: Codable, Hashable, Sendable {
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
  /// What is added to the computed side of the lines, their grosses or their nets, to give that of the whole.
  public var roundingAdjustment: Money
}
