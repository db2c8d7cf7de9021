// Amounts shared out in whole units, so that the shares add up. The mathematics is in SciFinance.

import SciFinance
import SciNumber
import SciSyntax

extension FunctionTable {
  static let allocation: [Function] = [
    Function(
      "split", parameters: "amount; n[; unit]", in: .money,
      domain: "amount a multiple of unit; n a positive integer",
      units: .shares,
      "n equal shares in whole units, together exactly the amount; the first get what is left over.",
      examples: [
        "split(100; 3; 0.01)": "[33.34; 33.33; 33.33]", "sum(split(100; 3; 0.01))": "100",
      ],
      remarks: [
        .shareUnit(
          "write it last, as in `split(100; 3; 0.01)`; with `--money` it is that of the currency"),
        .note(sharesAddUp("split")),
      ],
      body: .valued(2...3) { values, context throws(FunctionError) in
        let count = try values.rational(at: 1, within: context.budget)
        guard count.isInteger, count.signum > 0 else {
          throw .shareCount
        }
        guard count <= Rational(Sharing.mostShares),
          let number = count.integerValue(limit: 64)?.asInt
        else { throw .tooManyShares(limit: Sharing.mostShares, argument: 1) }
        let sharing = try Sharing(values, unitAt: 2, context)
        return try sharing.shares(by: [Rational](repeating: 1, count: Int(number)))
      }),
    Function(
      "allocate", parameters: "amount; [r1; r2; …][; unit]", in: .money,
      takesLists: true,
      domain: "amount a multiple of unit; ratios not negative, and not all zero",
      units: .shares,
      "Shares in proportion to ratios, in whole units, together exactly the amount.",
      examples: [
        "allocate(100; [1; 1; 1]; 0.01)": "[33.34; 33.33; 33.33]",
        "allocate(0.05; [3; 7]; 0.01)": "[0.02; 0.03]",
      ],
      remarks: [
        .shareUnit(
          "write it last, and the ratios in a list: `allocate(100; [1; 2]; 0.01)`; with `--money` it is that of the currency"
        ),
        .note(sharesAddUp("allocate")),
      ],
      body: .valued(2...Int.max) { values, context throws(FunctionError) in
        guard values.count > 1 else { throw .count(values.count) }
        guard values.isList(at: 1) else {
          // All that follow are ratios, so none of them is the unit.
          _ = try values.numbersWithoutLists()
          let sharing = try Sharing(values, unitAt: values.count, context)
          return try sharing.shares(by: values.dropFirst().rationals(within: context.budget))
        }
        guard values.count <= 3 else { throw .list(argument: 1) }
        let sharing = try Sharing(values, unitAt: 2, context)
        return try sharing.shares(by: values.elements(at: 1, within: context.budget))
      }),
  ]

  /// The rule by which units that are left over are shared out.
  private static func sharesAddUp(_ name: String) -> String {
    "the shares of `\(name)` add up to the amount; what is left over goes, a unit each, to those "
      + "that lost most by rounding down; ties go to the earlier share"
  }
}

/// An amount that is to be shared out in whole units.
private struct Sharing {
  /// How many shares there may be.
  static let mostShares = 100_000

  private let amount: Rational
  private let unit: Rational

  /// Takes the first argument for the amount, and the one at `index` for the unit if it is there.
  init(
    _ arguments: ArraySlice<Value>, unitAt index: Int, _ context: Function.Context
  ) throws(FunctionError) {
    amount = try arguments.rational(at: 0, within: context.budget)
    if index < arguments.count {
      unit = try arguments.rational(at: index, within: context.budget)
      guard unit.signum > 0 else {
        throw .allocation(.unitNotPositive, argument: index)
      }
    } else {
      guard let shareUnit = context.shareUnit else { throw .missingUnit }
      unit = shareUnit
    }
  }

  /// The shares; units that are left over go to those that lost most by rounding down;
  /// ties go to the earlier share.
  func shares(by ratios: [Rational]) throws(FunctionError) -> Value {
    guard ratios.count <= Self.mostShares else {
      throw .tooManyShares(limit: Self.mostShares, argument: 1)
    }
    do throws(AllocationError) {
      return Value(try amount.allocated(by: ratios, unit: unit).shares.map { Real($0) })
    } catch {
      switch error {
      case .notMultipleOfUnit: throw .allocation(error, argument: 0)
      case .negativeRatio, .zeroRatios: throw .allocation(error, argument: 1)
      default: throw .allocation(error, argument: nil)
      }
    }
  }
}
