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
}
