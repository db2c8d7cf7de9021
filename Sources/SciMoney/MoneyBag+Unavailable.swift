// Names of bags that must not compile, with a message that says what to write instead.

extension MoneyBag {
  /// Not available: write `bag += price`.
  @available(*, unavailable, message: "write bag += price")
  public mutating func add(_ money: Money) {}
}
