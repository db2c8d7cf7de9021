public import SciNumber

/// The shares of an amount, and what was given to nobody.
public struct Allocation: Hashable, Sendable {
  /// The shares in the order of the ratios.
  public var shares: [Money]
  /// The units that nobody got: zero unless the policy was ``RemainderPolicy/returned``.
  public var remainder: Money
}

/// Who gets the units that are left when every share has been rounded towards zero.
///
/// Only shares that are no whole number of units come into question, one unit each; so a share differs from its exact
/// value by less than a unit whatever the policy.
public enum RemainderPolicy: Hashable, Sendable {
  /// Those that lost most; of equals the first.
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
public enum ResiduePolicy: String, CaseIterable, Hashable, Sendable {
  /// It is an error.
  case refused
  /// The first with a ratio above zero gets it on top of its share.
  case toFirst
  /// The last with a ratio above zero gets it on top of its share.
  case toLast
}

// MARK: - Allocating

extension Money {
  /// Shares that are in proportion to `ratios`, whole units of `unit`, and together exactly the amount.
  ///
  /// A ratio of zero gets zero, equal ratios differ by a unit at most, and the shares of a negative amount are those of
  /// its magnitude with the sign turned. With n ratios it takes O(n log n) steps.
  ///
  /// - Parameters:
  ///   - ratios: any exact numbers that are not negative, such as `[3, 7]`.
  ///   - unit: what the shares are multiples of.
  ///   - remainder: who gets the units that are left.
  ///   - residue: what becomes of a part that is smaller than the unit.
  /// - Returns: the shares.
  /// - Throws: ``MoneyError/emptyRatios``, ``MoneyError/negativeRatio(index:)``, ``MoneyError/zeroRatios``;
  ///   ``MoneyError/notMultipleOfUnit(residue:)``; ``MoneyError/noMinorUnit(_:)``; ``MoneyError/domain(_:)``;
  ///   ``MoneyError/tooLarge``.
  public func allocated(
    by ratios: [Rational], unit: Increment = .minorUnit,
    remainder: RemainderPolicy = .largestRemainder, residue: ResiduePolicy = .refused
  ) throws(MoneyError) -> Allocation {
    let weights = try Apportionment.weights(ratios)
    let step = try unit.step(in: currency)
    let whole = try amount.rounded(.towardZero, to: step)
    let rest = amount - whole
    guard rest.isZero || residue != .refused else { throw .notMultipleOfUnit(residue: rest) }
    let size = try step.amount
    let limit = Apportionment.bitLimit(forShares: ratios.count)
    guard
      let total = whole.magnitude.divided(by: size, limit: Self.bitLimit)?
        .integerValue(limit: limit)
    else { throw .tooLarge }

    let apportionment = try Apportionment(total, by: weights, policy: remainder)
    let unitAmount = amount.signum < 0 ? -size : size
    var shares = apportionment.units.map { Money(Rational($0) * unitAmount, currency) }
    let receiver =
      residue == .toFirst
      ? weights.firstIndex { !$0.isZero } : weights.lastIndex { !$0.isZero }
    if !rest.isZero, let receiver {
      shares[receiver] = try shares[receiver] + Money(rest, currency)
    }
    let spare = Money(Rational(apportionment.spare) * unitAmount, currency)
    return Allocation(shares: shares, remainder: spare)
  }

  /// Equal shares, or as equal as units allow.
  ///
  /// - Throws: ``MoneyError/domain(_:)`` if `count` is not positive, and the errors of
  ///   ``allocated(by:unit:remainder:residue:)``.
  public func split(
    into count: Int, unit: Increment = .minorUnit,
    remainder: RemainderPolicy = .largestRemainder, residue: ResiduePolicy = .refused
  ) throws(MoneyError) -> [Money] {
    guard count > 0 else { throw .domain(.countIsPositive) }
    let ratios = [Rational](repeating: 1, count: count)
    return try allocated(by: ratios, unit: unit, remainder: remainder, residue: residue).shares
  }
}

/// Whole units shared out by weights: each gets the floor of its quota, and some one unit more.
struct Apportionment {
  var units: [Integer]
  var spare: Integer

  /// Shares out `total` units.
  init(_ total: Integer, by weights: [Integer], policy: RemainderPolicy) throws(MoneyError) {
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
    for index in order.prefix(count) { units[index] = units[index] + 1 }
    spare = 0
  }

  /// The indices of the rests above zero in the order in which they get a unit; `nil` if nobody gets one.
  private static func order(
    of rests: [Integer], _ policy: RemainderPolicy
  ) throws(MoneyError) -> [Int]? {
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
      guard rests.indices.contains(start) else { throw .domain(.startIsAnIndex) }
      return eligible.filter { $0 >= start } + eligible.filter { $0 < start }
    }
  }

  /// How long the weights and the shares may each be, so that all of them fit in memory.
  static func bitLimit(forShares count: Int) -> Int {
    min(Money.bitLimit, mostBits / max(1, count))
  }

  /// How many bits all weights, and all shares, may have together; 128 MiB.
  private static let mostBits = 1 << 30

  /// Integers in the proportions of the ratios: these times the least common multiple of their denominators.
  static func weights(_ ratios: [Rational]) throws(MoneyError) -> [Integer] {
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
      guard let product = ratio.multiplied(by: factor, limit: Money.bitLimit),
        let weight = product.integerValue(limit: limit)
      else { throw .tooLarge }
      weights.append(weight)
    }
    return weights
  }
}
