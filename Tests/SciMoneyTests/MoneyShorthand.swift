import SciMoney

extension Money {
  /// The digits of the amount without the zeros that its currency adds, as other programs print them.
  var digits: String { Money(amount, .xxx).exactText }
}
