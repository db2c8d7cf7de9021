public import SciNumber

/// The shares of an amount, and what was given to nobody.
///
/// ```swift
/// let bill: Rational = 100
/// let shares = try bill.split(into: 3, unit: Rational(1, 100)).shares  // 33.34, 33.33, 33.33
/// ```
public struct Allocation<Amount: Hashable & Sendable>: Hashable, Sendable {
  /// The shares in the order of the ratios.
  public var shares: [Amount]
  /// The units that nobody got: zero unless the policy was ``RemainderPolicy/returned``.
  public var remainder: Amount

  /// An allocation of these shares.
  public init(shares: [Amount], remainder: Amount) {
    self.shares = shares
    self.remainder = remainder
  }
}

/// Who gets the units that are left when every share has been rounded towards zero.
///
/// Only shares that are no whole number of units come into question, one unit each; so a share differs from its exact
/// value by less than a unit whatever the policy.
///
/// ```swift
/// let amount = Rational(5, 100)
/// let shares = try amount.allocated(by: [3, 7], unit: Rational(1, 100), remainder: .last).shares
/// ```
public enum RemainderPolicy: Hashable, Sendable {
  /// Those that lost most; ties go to the earlier share.
  case largestRemainder
  /// The first ones.
  case first
  /// The last ones.
  case last
  /// Those from an index on, and from the start when the end is reached.
  case roundRobin(start: Int)
  /// Nobody: the units are returned.
  case returned
}

/// What becomes of the part of an amount that is smaller than the unit.
///
/// ```swift
/// let amount = Rational(10_019, 1000)
/// let shares = try amount.split(into: 3, unit: Rational(1, 100), residue: .toFirst).shares
/// ```
public enum ResiduePolicy: String, CaseIterable, Hashable, Sendable {
  /// It is an error.
  case refused
  /// The first with a ratio above zero gets it on top of its share.
  case toFirst
  /// The last with a ratio above zero gets it on top of its share.
  case toLast
}

// MARK: - Allocating

extension Rational {
  /// Shares that are in proportion to `ratios`, whole multiples of `unit`, and together exactly the number.
  ///
  /// A ratio of zero gets zero, equal ratios differ by a unit at most, and the shares of a negative number are those of
  /// its magnitude, negated. With n ratios it takes O(n log n) steps.
  ///
  /// - Parameters:
  ///   - ratios: any exact numbers that are not negative, such as `[3, 7]`.
  ///   - unit: what the shares are multiples of, such as 0.01.
  ///   - remainder: who gets the units that are left.
  ///   - residue: what becomes of a part that is smaller than the unit.
  /// - Returns: the shares.
  /// - Throws: ``AllocationError``.
  public func allocated(
    by ratios: [Rational], unit: Rational, remainder: RemainderPolicy = .largestRemainder,
    residue: ResiduePolicy = .refused
  ) throws(AllocationError) -> Allocation<Rational> {
    guard unit.signum > 0 else { throw .unitNotPositive }
    let weights = try Apportionment.weights(ratios)
    let limit = Apportionment.bitLimit(forShares: ratios.count)
    guard
      let units = divided(by: unit, limit: Apportionment.mostBits)?
        .truncated(limit: Apportionment.mostBits),
      let total = units.magnitude.integerValue(limit: limit),
      let whole = units.multiplied(by: unit, limit: Apportionment.mostBits)
    else { throw .tooLarge }
    let rest = self - whole
    guard rest.isZero || residue != .refused else {
      throw .notMultipleOfUnit(unit: unit, residue: rest)
    }

    let apportionment = try Apportionment(total, by: weights, policy: remainder)
    let signedUnit = signum < 0 ? -unit : unit
    var shares = apportionment.units.map { Rational($0) * signedUnit }
    let receiver =
      residue == .toFirst
      ? weights.firstIndex { !$0.isZero } : weights.lastIndex { !$0.isZero }
    if !rest.isZero, let receiver { shares[receiver] = shares[receiver] + rest }
    return Allocation(shares: shares, remainder: Rational(apportionment.spare) * signedUnit)
  }

  /// Equal shares, or as equal as whole multiples of `unit` allow.
  ///
  /// - Throws: ``AllocationError/countNotPositive`` if `count` is not positive, and the errors of
  ///   ``allocated(by:unit:remainder:residue:)``.
  public func split(
    into count: Int, unit: Rational, remainder: RemainderPolicy = .largestRemainder,
    residue: ResiduePolicy = .refused
  ) throws(AllocationError) -> Allocation<Rational> {
    guard count > 0 else { throw .countNotPositive }
    return try allocated(
      by: [Rational](repeating: 1, count: count), unit: unit, remainder: remainder,
      residue: residue)
  }
}

/// Whole units shared out by weights: each gets the floor of its quota, and some one unit more.
private struct Apportionment {
  var units: [Integer]
  var spare: Integer

  /// Shares out `total` units.
  init(_ total: Integer, by weights: [Integer], policy: RemainderPolicy) throws(AllocationError) {
    let sum = weights.reduce(Integer(0), +)
    var rests: [Integer] = []
    rests.reserveCapacity(weights.count)
    units = []
    units.reserveCapacity(weights.count)
    for weight in weights {
      let (quotient, rest) = (total * weight).quotientAndRemainder(dividingBy: sum)
      units.append(quotient)
      rests.append(rest)
    }
    // The rests are below `sum` and add up to a multiple of it: fewer units are left than rests above zero.
    let left = rests.reduce(Integer(0), +).exactQuotient(dividingBy: sum)
    spare = left
    guard let count = left.asInt else { throw .tooLarge }
    guard let order = try Self.order(of: rests, policy) else { return }
    for index in order.prefix(Int(count)) { units[index] = units[index] + 1 }
    spare = 0
  }

  /// The indices of the rests above zero in the order in which they get a unit; `nil` if nobody gets one.
  private static func order(
    of rests: [Integer], _ policy: RemainderPolicy
  ) throws(AllocationError) -> [Int]? {
    let eligible = rests.indices.filter { !rests[$0].isZero }
    switch policy {
    case .returned: return nil
    case .first: return eligible
    case .last: return eligible.reversed()
    case .largestRemainder:
      return eligible.sorted { left, right in
        rests[left] == rests[right] ? left < right : rests[right] < rests[left]
      }
    case .roundRobin(let start):
      guard rests.indices.contains(start) else { throw .startOutOfRange }
      return eligible.filter { $0 >= start } + eligible.filter { $0 < start }
    }
  }

  /// How long the weights and the shares may each be, so that all of them fit in memory.
  static func bitLimit(forShares count: Int) -> WideInt {
    min(mostBits, mostBitsTogether / WideInt(max(1, count)))
  }

  /// The longest share, in bits.
  static let mostBits: WideInt = 10_000_000
  /// How many bits all weights, and all shares, may have together; 128 MiB.
  private static let mostBitsTogether: WideInt = 1 << 30

  /// Integers in the proportions of the ratios: these times the least common multiple of their denominators.
  static func weights(_ ratios: [Rational]) throws(AllocationError) -> [Integer] {
    guard !ratios.isEmpty else { throw .emptyRatios }
    if let index = ratios.firstIndex(where: { $0.signum < 0 }) {
      throw .negativeRatio(index: index)
    }
    guard ratios.contains(where: { !$0.isZero }) else { throw .zeroRatios }
    let limit = bitLimit(forShares: ratios.count)
    var common: Integer = 1
    for ratio in ratios where !ratio.isInteger {
      guard let denominator = ratio.denominator(limit: limit),
        let multiple = common.leastCommonMultiple(with: denominator, limit: limit)
      else { throw .tooLarge }
      common = multiple
    }
    let factor = Rational(common)
    var weights: [Integer] = []
    weights.reserveCapacity(ratios.count)
    for ratio in ratios {
      guard let product = ratio.multiplied(by: factor, limit: mostBits),
        let weight = product.integerValue(limit: limit)
      else { throw .tooLarge }
      weights.append(weight)
    }
    return weights
  }
}

extension Allocation: CustomStringConvertible where Amount: CustomStringConvertible {
  /// The shares and the remainder, such as `33.34, 33.33, 33.33; remainder 0`.
  public var description: String {
    shares.map { $0.description }.joined(separator: ", ") + "; remainder \(remainder.description)"
  }
}
