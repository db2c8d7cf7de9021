// Circular functions of balls, in radians or in parts of a turn.

extension AngleUnit {
  /// A bound of one unit in radians: 2π/u < 208696/(33215u), since π < 104348/33215, a convergent of its continued fraction.
  ///
  /// It is close, so that a sine of a sine of a sine, a million deep, keeps its digits.
  fileprivate var radiansAtMost: Magnitude {
    guard let perTurn else { return .one }
    return Magnitude(208_696) / Magnitude(UInt64(33_215 * perTurn))
  }

  /// A bound of one radian in this unit: u/2π < 16551u/103993, since π > 103993/33102, another convergent.
  fileprivate var perRadianAtMost: Magnitude {
    guard let perTurn else { return .one }
    return Magnitude(UInt64(16_551 * perTurn)) / Magnitude(103_993)
  }
}

extension BigFloat {
  /// A circular function in the given unit, rounded once.
  fileprivate func circular(
    _ function: Turning, _ unit: AngleUnit, precision: WideInt, rounding: RoundingMode
  ) -> (value: BigFloat, isExact: Bool) {
    if let turn = unit.perTurn {
      return result(of: function, turn: turn, precision: precision, rounding: rounding)
    }
    return result(of: function.inRadians, precision: precision, rounding: rounding)
  }
}

extension BigFloat.Turning {
  fileprivate var inRadians: BigFloat.Unary {
    switch self {
    case .sin: .sin
    case .cos: .cos
    case .tan: .tan
    case .asin: .asin
    case .acos: .acos
    case .atan: .atan
    }
  }
}

extension Ball {
  /// sin x or cos x.
  ///
  /// Both have slopes of at most 1 for each radian and values of at most 1.
  func sineOrCosine(_ function: BigFloat.Turning, _ unit: AngleUnit, precision: WideInt) -> Ball {
    let error = radius * unit.radiansAtMost
    guard error <= .one else { return Ball(midpoint: BigFloat(0), radius: .one) }
    return Ball(
      midpoint.circular(function, unit, precision: precision, rounding: .halfEven), radius: error)
  }

  /// tan x, or everything where a pole may be near.
  ///
  /// tan(m + δ) − tan m = sin δ / (cos m cos(m + δ)). Let C = 1 + |tan m| ≥ √(1 + tan² m) = 1/|cos m|;
  /// then |cos(m + δ)| ≥ 1/C − r, and the error is at most rC²/(1 − rC) with r in radians.
  func tan(_ unit: AngleUnit, precision: WideInt) -> Ball {
    let rounded = midpoint.circular(.tan, unit, precision: precision, rounding: .halfEven)
    // A pole that the rounded midpoint hit says nothing about the number beside it.
    guard !rounded.value.isInfinite else { return .everything }
    if isExact { return Ball(rounded, radius: .zero) }
    let inverseCosine = Magnitude.one + Magnitude(atLeast: rounded.value).nudged
    let product = radius * unit.radiansAtMost * inverseCosine
    let remaining = Magnitude.differenceDown(.one, product)
    return Ball(rounded, radius: product * inverseCosine / remaining)
  }

  /// arcsin x for |x| ≤ 1: rising.
  ///
  /// The part of the ball outside is left out.
  func asin(_ unit: AngleUnit, precision: WideInt) -> Ball {
    inverse(.asin, unit, precision: precision)
  }

  /// arccos x for |x| ≤ 1: falling, so the ends are swapped.
  func acos(_ unit: AngleUnit, precision: WideInt) -> Ball {
    isExact
      ? inverse(.acos, unit, precision: precision)
      : negated().monotone(precision: precision) { end, rounding in
        end.negatedInUnitInterval.circular(.acos, unit, precision: precision, rounding: rounding)
          .value
      }
  }

  private func inverse(_ function: BigFloat.Turning, _ unit: AngleUnit, precision: WideInt) -> Ball
  {
    if isExact {
      return Ball(
        midpoint.circular(function, unit, precision: precision, rounding: .halfEven), radius: .zero)
    }
    return monotone(precision: precision) {
      $0.inUnitInterval.circular(function, unit, precision: precision, rounding: $1).value
    }
  }

  /// arctan x.
  ///
  /// Its slope is 1/(1 + ξ²) ≤ 1/max(1, k²), where k bounds |x| from below.
  func atan(_ unit: AngleUnit, precision: WideInt) -> Ball {
    let least = mignitude
    let slope = Magnitude.one / max(.one, least.squaredDown)
    return Ball(
      midpoint.circular(.atan, unit, precision: precision, rounding: .halfEven),
      radius: isUnbounded ? .infinity : radius * slope * unit.perRadianAtMost)
  }

  /// The circle constant.
  static func pi(precision: WideInt) -> Ball {
    Ball((BigFloat.pi(precision: precision, rounding: .halfEven), false), radius: .zero)
  }
}

extension BigFloat {
  /// The nearest number in [−1, 1].
  fileprivate var inUnitInterval: BigFloat { min(max(self, BigFloat(-1)), BigFloat(1)) }

  /// The nearest number to −x in [−1, 1].
  fileprivate var negatedInUnitInterval: BigFloat {
    applying(.negate, precision: precision, rounding: .halfEven).inUnitInterval
  }
}

extension Magnitude {
  /// A lower bound of the square of a lower bound: the product rounds up by less than two units of its last
  /// place, which two steps down take back.
  var squaredDown: Magnitude { (self * self).nudgedDown.nudgedDown }
}
