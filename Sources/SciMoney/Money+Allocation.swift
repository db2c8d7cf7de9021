public import SciFinance
public import SciNumber

extension Money {
  /// Shares that are in proportion to `ratios`, whole units of `unit`, and together exactly the amount.
  ///
  /// A ratio of zero gets zero, equal ratios differ by a unit at most, and the shares of a negative amount are those of
  /// its magnitude, negated. With n ratios it takes O(n log n) steps.
  ///
  /// - Parameters:
  ///   - ratios: any exact numbers that are not negative, such as `[3, 7]`.
  ///   - unit: what the shares are multiples of.
  ///   - remainder: who gets the units that are left.
  ///   - residue: what becomes of a part that is smaller than the unit.
  /// - Returns: the shares.
  /// - Throws: ``MoneyError/allocation(_:)``, which says what is wrong; ``MoneyError/noMinorUnit(_:)``;
  ///   ``MoneyError/domain(_:)``.
  public func allocated(
    by ratios: [Rational], unit: Increment = .minorUnit,
    remainder: RemainderPolicy = .largestRemainder, residue: ResiduePolicy = .refused
  ) throws(MoneyError) -> Allocation<Money> {
    let step = try unit.amount(in: currency)
    do throws(AllocationError) {
      let allocation = try amount.allocated(
        by: ratios, unit: step, remainder: remainder, residue: residue)
      return Allocation(
        shares: allocation.shares.map { Money($0, currency) },
        remainder: Money(allocation.remainder, currency))
    } catch {
      throw .allocation(error)
    }
  }

  /// Equal shares, or as equal as units allow.
  ///
  /// - Throws: ``MoneyError/allocation(_:)`` if `count` is not positive, and the errors of
  ///   ``allocated(by:unit:remainder:residue:)``. Without other arguments, ``split(into:)`` is called, which stops the program.
  @_disfavoredOverload
  public func split(
    into count: Int, unit: Increment = .minorUnit,
    remainder: RemainderPolicy = .largestRemainder, residue: ResiduePolicy = .refused
  ) throws(MoneyError) -> [Money] {
    guard count > 0 else { throw .allocation(.countNotPositive) }
    let ratios = [Rational](repeating: 1, count: count)
    return try allocated(by: ratios, unit: unit, remainder: remainder, residue: residue).shares
  }
}

// MARK: - Names of other libraries

extension Money {
  /// The shares of ``allocated(by:unit:remainder:residue:)``.
  ///
  /// - Precondition: the amount is a whole number of smallest units, and the ratios can be shared by; that method throws
  ///   where they may not be.
  public func allocate(ratios: [Rational]) -> [Money] {
    orStop { () throws(MoneyError) in try allocated(by: ratios).shares }
  }

  /// The shares of ``allocated(by:unit:remainder:residue:)``, by ratios that are counted.
  ///
  /// - Precondition: that of ``allocate(ratios:)-([Rational])``.
  @_disfavoredOverload
  public func allocate(ratios: [Int]) -> [Money] { allocate(ratios: ratios.map { Rational($0) }) }

  /// The shares of ``allocated(by:unit:remainder:residue:)``.
  ///
  /// - Precondition: the amount is a whole number of smallest units, and the ratios can be shared by; that method throws
  ///   where they may not be.
  public func allocate(_ ratios: [Rational]) -> [Money] { allocate(ratios: ratios) }

  /// The shares of ``allocated(by:unit:remainder:residue:)``.
  ///
  /// - Precondition: the amount is a whole number of smallest units, and the ratios can be shared by; that method throws
  ///   where they may not be.
  public func allocate(by ratios: [Rational]) -> [Money] { allocate(ratios: ratios) }

  /// Equal shares, as ``split(into:unit:remainder:residue:)`` makes them.
  ///
  /// - Precondition: the amount is a whole number of smallest units, and the count is positive; that method throws where
  ///   they may not be.
  public func split(into count: Int) -> [Money] {
    orStop { () throws(MoneyError) in try split(into: count, unit: .minorUnit) }
  }

  /// Equal shares, as ``split(into:)`` makes them.
  public func split(_ count: Int) -> [Money] { split(into: count) }
}
