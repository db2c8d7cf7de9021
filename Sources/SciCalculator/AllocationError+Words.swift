// The errors of `split` and `allocate` in words.

import SciFinance
import SciNumber

extension AllocationError {
  /// The error in one line: lower case, without a full stop.
  var message: String {
    switch self {
    case .notMultipleOfUnit(let unit, let residue):
      "the amount is no multiple of \(Self.text(unit)): \(Self.text(residue)) would be left over"
    case .negativeRatio: "a ratio is negative"
    case .zeroRatios: "all ratios are zero"
    case .emptyRatios, .countNotPositive, .unitNotPositive, .startOutOfRange, .tooLarge: description
    }
  }

  /// What may help, beside the message: one line, or `nil` where nothing more can be said.
  var hint: String? {
    switch self {
    case .notMultipleOfUnit(let unit, _):
      if let decimals = Self.decimals(of: unit) {
        "round it first, with `round(x; \(decimals))`, or write a smaller unit as the last argument"
      } else {
        "round it first, or write a smaller unit as the last argument"
      }
    case .zeroRatios: "one ratio at least must be above zero"
    case .emptyRatios, .negativeRatio, .countNotPositive, .unitNotPositive, .startOutOfRange,
      .tooLarge:
      nil
    }
  }

  /// A rational number whole where that is short, else rounded.
  private static func text(_ number: Rational) -> String {
    let value = Value.real(Real(number))
    let text = try? ResultFormat.standard.text(of: value, within: .interactive)
    return text?.string ?? "a part"
  }

  /// How many decimals multiples of a unit have that is a power of ten from 1 down.
  private static func decimals(of unit: Rational) -> Int? {
    (0...20).first { Rational(1, scale: WideInt($0)) == unit }
  }
}
