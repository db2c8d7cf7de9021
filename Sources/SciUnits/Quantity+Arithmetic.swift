public import SciNumber

// MARK: - Sums

extension Quantity {
  /// The sum, in the unit of the left operand.
  ///
  /// A difference of temperatures is added to a temperature: 20 °C + 5 K is 25 °C, and 5 K + 20 °C is 298.15 K.
  ///
  /// - Throws: ``UnitError/differentDimensions(_:_:)``, ``UnitError/needsRate(from:to:)``, and ``UnitError/offsetScale(_:_:)`` for 20 °C + 20 °C.
  public func adding(
    _ other: Quantity, within budget: EvaluationBudget
  ) throws(UnitError) -> Quantity {
    if unit.isAffine, other.unit.isAffine { throw .offsetScale(.sum, unit) }
    let addend = try other.term(of: self, within: budget)
    return Quantity(
      value.adding(addend, within: budget), unit, isRatio: isRatio || other.isRatio)
  }

  /// The difference, in the unit of the left operand.
  ///
  /// 20 °C − 5 K is 15 °C. Where the right operand is in °C or °F, both are temperatures and the result is their difference,
  /// in K if the left one is on such a scale too: 20 °C − 5 °C is 15 K.
  ///
  /// - Throws: ``UnitError/differentDimensions(_:_:)``, ``UnitError/needsRate(from:to:)``.
  public func subtracting(
    _ other: Quantity, within budget: EvaluationBudget
  ) throws(UnitError) -> Quantity {
    if unit.isAffine, other.unit.isAffine {
      let difference = try baseValue(within: budget)
        .subtracting(other.baseValue(within: budget), within: budget)
      return Quantity(difference, .kelvin)
    }
    let subtrahend = try other.term(of: self, within: budget)
    return Quantity(
      value.subtracting(subtrahend, within: budget), unit, isRatio: isRatio || other.isRatio)
  }

  /// The number that is added to the left operand's for this right one.
  private func term(of left: Quantity, within budget: EvaluationBudget) throws(UnitError) -> Real {
    if unit == left.unit { return value }
    try left.unit.requireOperand(unit)
    guard left.unit.isAffine else { return try converted(to: left.unit, within: budget).value }
    // A difference: the offset of the left scale does not count.
    return try unit.scale(over: left.unit, within: budget).applied(to: value, within: budget)
  }
}

extension Unit {
  /// The kelvin, in which differences of temperatures are given.
  static let kelvin = Unit(named: "K") ?? .none
}

// MARK: - Products

extension Quantity {
  /// The product, with units of one dimension merged into the first of them.
  ///
  /// 100 km/h × 45 min is 75 km, 2 in × 1 cm is 50/63.5 in², 4 J × 1/(N·m) is 4. A number times a ``bare(_:)`` unit is a
  /// quantity in it.
  ///
  /// - Throws: ``UnitError/offsetScale(_:_:)`` for temperatures in °C or °F, ``UnitError/exponentLimit``, ``UnitError/mathematics(_:)``.
  public func multiplied(
    by other: Quantity, within budget: EvaluationBudget
  ) throws(UnitError) -> Quantity {
    if isNumber || other.isNumber {
      let (number, quantity) = isNumber ? (self, other) : (other, self)
      guard !quantity.unit.isAffine || quantity.isBare else {
        throw .offsetScale(.product, quantity.unit)
      }
      return Quantity(
        number.value.multiplied(by: quantity.value, within: budget), quantity.unit,
        isRatio: number.isRatio || quantity.isRatio)
    }
    let product = value.multiplied(by: other.value, within: budget)
    return try Quantity(product, unit.multiplied(by: other.unit), isRatio: true)
      .merged(within: budget)
  }

  /// The quotient, with units of one dimension merged into the first of them.
  ///
  /// - Throws: as ``multiplied(by:within:)``; ``/SciNumber/MathError/divisionByZero`` and ``/SciNumber/MathError/undecided(decimals:)`` in
  ///   ``UnitError/mathematics(_:)``.
  public func divided(
    by other: Quantity, within budget: EvaluationBudget
  ) throws(UnitError) -> Quantity {
    if let affine = unit.isAffine ? unit : other.unit.isAffine ? other.unit : nil {
      throw .offsetScale(.product, affine)
    }
    let quotient = try UnitError.mathematics { () throws(MathError) in
      try value.divided(by: other.value, within: budget)
    }
    if other.isNumber { return Quantity(quotient, unit, isRatio: isRatio || other.isRatio) }
    return try Quantity(quotient, unit.divided(by: other.unit), isRatio: true)
      .merged(within: budget)
  }

  /// The quantity with its units merged.
  func merged(within budget: EvaluationBudget) throws(UnitError) -> Quantity {
    let (merged, scale) = try unit.merged(within: budget)
    if merged == unit { return self }
    return Quantity(try scale.applied(to: value, within: budget), merged, isRatio: true)
  }
}

// MARK: - Powers

extension Quantity {
  /// The power with a rational exponent: (3 m)² is 9 m².
  ///
  /// - Throws: ``UnitError/offsetScale(_:_:)`` for temperatures in °C or °F, ``UnitError/exponentLimit``, and what
  ///   `Real.raised(to:within:)` throws.
  public func raised(
    to exponent: Rational, within budget: EvaluationBudget
  ) throws(UnitError) -> Quantity {
    let power = try unit.raised(to: exponent)
    let number = try UnitError.mathematics { () throws(MathError) in
      try value.raised(to: Real(exponent), within: budget)
    }
    return try Quantity(number, power, isRatio: isRatio || !isNumber).merged(within: budget)
  }

  /// The power with any exponent for plain numbers, and with one that is provably rational for others.
  ///
  /// - Throws: ``UnitError/irrationalExponent`` for other exponents and for angles; see ``raised(to:within:)-(Rational,_)``.
  public func raised(
    to exponent: Quantity, within budget: EvaluationBudget
  ) throws(UnitError) -> Quantity {
    guard exponent.unit.dimension.isNone, !exponent.unit.hasAngle else {
      throw .irrationalExponent
    }
    let exponent = try exponent.converted(to: .none, within: budget).value
    if isNumber {
      let power = try UnitError.mathematics { () throws(MathError) in
        try value.raised(to: exponent, within: budget)
      }
      return Quantity(power, .none, isRatio: isRatio)
    }
    let rational = try UnitError.mathematics { () throws(MathError) in
      try exponent.rationalValue(within: budget)
    }
    guard let rational else { throw .irrationalExponent }
    return try raised(to: rational, within: budget)
  }

  /// The root of a degree other than 0: √(16 m²) is 4 m.
  ///
  /// - Throws: ``UnitError/offsetScale(_:_:)`` for temperatures in °C or °F, ``UnitError/exponentLimit``, and what
  ///   `Real.root(_:within:)` throws.
  public func root(
    _ degree: WideInt, within budget: EvaluationBudget
  ) throws(UnitError) -> Quantity {
    let number = try UnitError.mathematics { () throws(MathError) in
      try value.root(Real(degree), within: budget)
    }
    let power = try unit.raised(to: Rational(Integer(1), Integer(degree)))
    return try Quantity(number, power, isRatio: isRatio || !isNumber).merged(within: budget)
  }

  /// The square root.
  ///
  /// - Throws: as ``root(_:within:)``.
  public func squareRoot(within budget: EvaluationBudget) throws(UnitError) -> Quantity {
    try root(2, within: budget)
  }

  /// The real cube root.
  ///
  /// - Throws: as ``root(_:within:)``.
  public func cubeRoot(within budget: EvaluationBudget) throws(UnitError) -> Quantity {
    try root(3, within: budget)
  }
}

// MARK: - Signs and order

extension Quantity {
  /// The quantity with the other sign; −(5 °C) is −5 °C.
  public func negated() -> Quantity {
    Quantity(value.negated(), unit, isRatio: isRatio)
  }

  /// The absolute value.
  ///
  /// - Throws: ``UnitError/offsetScale(_:_:)`` for temperatures in °C or °F.
  public func magnitude(within budget: EvaluationBudget) throws(UnitError) -> Quantity {
    if unit.isAffine { throw .offsetScale(.magnitude, unit) }
    let magnitude = try UnitError.mathematics { () throws(MathError) in
      try value.magnitude(within: budget)
    }
    return Quantity(magnitude, unit, isRatio: isRatio)
  }

  /// −1, 0 or 1 as this quantity is below, equal to or above `other`, by proof.
  ///
  /// - Throws: ``UnitError/differentDimensions(_:_:)``, ``UnitError/needsRate(from:to:)``, and ``UnitError/mathematics(_:)`` where
  ///   it is undecided.
  public func compared(
    to other: Quantity, within budget: EvaluationBudget
  ) throws(UnitError) -> WideInt {
    try unit.requireOperand(other.unit)
    let other = try other.converted(to: unit, within: budget)
    return try UnitError.mathematics { () throws(MathError) in
      try value.compared(to: other.value, within: budget)
    }
  }
}
