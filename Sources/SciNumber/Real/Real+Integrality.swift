extension Real {
  /// Whether the form of the expression shows that its value is an integer.
  ///
  /// Sums, products and powers of integers are integers, however large: 2^(10^17) has no digits to cut off and is too
  /// long to be written out. `false` proves nothing.
  var isIntegral: Bool {
    var count = 0
    return isIntegral(&count)
  }

  /// So many operations are looked at.
  private static let mostOperations = 64

  private func isIntegral(_ count: inout WideInt) -> Bool {
    guard let node else { return knownRational?.isInteger ?? false }
    count += 1
    guard count <= Self.mostOperations else { return false }
    return switch node.operation {
    case .negate: node.first.isIntegral(&count)
    case .integerPower(let exponent): exponent.signum > 0 && node.first.isIntegral(&count)
    case .add, .subtract, .multiply:
      node.first.isIntegral(&count) && node.second.isIntegral(&count)
    default: false
    }
  }

  /// The residue of an integer that is too long to be written out, from its form: 0 to below `modulus`.
  ///
  /// 9^9^9 has 370 million digits, and its residue modulo 7 is a power of residues. `nil` where ``isIntegral`` does not tell.
  func residue(
    modulo modulus: Integer, within budget: EvaluationBudget
  ) throws(MathError) -> Integer? {
    guard isIntegral else { return nil }
    return try integralResidue(modulo: modulus, within: budget)
  }

  private func integralResidue(
    modulo modulus: Integer, within budget: EvaluationBudget
  ) throws(MathError) -> Integer? {
    guard let node else {
      return knownRational?.modulo(Rational(modulus), limit: budget.exactBits)?
        .integerValue(limit: budget.exactBits)
    }
    guard let first = try node.first.integralResidue(modulo: modulus, within: budget) else {
      return nil
    }
    switch node.operation {
    case .negate: return (-first).modulo(modulus)
    case .integerPower(let exponent):
      return try first.power(exponent, modulo: modulus, within: budget)
    default: break
    }
    guard let second = try node.second.integralResidue(modulo: modulus, within: budget) else {
      return nil
    }
    return switch node.operation {
    case .add: (first + second).modulo(modulus)
    case .subtract: (first - second).modulo(modulus)
    case .multiply: (first * second).modulo(modulus)
    default: nil
    }
  }
}
