// Intervals with exactly one real root each, by Descartes' rule of signs and bisection (G. E. Collins and A. G. Akritas, "Polynomial real root isolation using
// Descartes' rule of signs", 1976).
//
// The number of sign variations among the coefficients of (1 + x)ⁿ q(1/(1 + x)) is not below the number of roots of q in (0, 1), and differs from it by an even number: none
// and one are exact. By the theorem of three circles it is none or one once the interval is small enough, if q has no multiple root.

/// An interval with one root, or the root itself where both ends are the same.
struct IsolatingInterval: Hashable, Sendable {
  var lower: Rational
  var upper: Rational
}

extension Polynomial {
  /// Intervals with rational ends in rising order, each with exactly one of the real roots; of a polynomial without multiple roots.
  func isolatedRoots(within budget: EvaluationBudget) throws(MathError) -> [IsolatingInterval] {
    var rest = self
    var roots: [IsolatingInterval] = []
    if let constant = coefficients.first, constant.isZero {
      rest = Polynomial(Array(coefficients.dropFirst()))
      roots.append(IsolatingInterval(lower: 0, upper: 0))
    }
    let negative = try rest.reflected.isolatedPositiveRoots(within: budget)
      .map { IsolatingInterval(lower: -$0.upper, upper: -$0.lower) }
    return negative.reversed() + roots + (try rest.isolatedPositiveRoots(within: budget))
  }

  /// q(−x).
  private var reflected: Polynomial {
    Polynomial(coefficients.enumerated().map { $0.offset % 2 == 0 ? $0.element : -$0.element })
  }

  /// The part of the line between c/2ᵏ and (c + 1)/2ᵏ, and the polynomial there on (0, 1).
  private struct Piece {
    var polynomial: Polynomial
    var index: Integer
    var depth: WideInt
  }

  private func isolatedPositiveRoots(
    within budget: EvaluationBudget
  ) throws(MathError) -> [IsolatingInterval] {
    guard degree > 0 else { return [] }
    // Every root is below 1 + max |aᵢ/aₙ| (Cauchy), which is below this power of two.
    let boundBits = max(bitWidth - leading.bitWidth + 1, 0) + 1
    var roots: [IsolatingInterval] = []
    func end(_ index: Integer, _ depth: WideInt) -> Rational {
      Rational(index.shiftedLeft(by: boundBits), Integer(1).shiftedLeft(by: depth))
    }
    var pieces = [Piece(polynomial: widened(bits: boundBits), index: 0, depth: 0)]
    while let piece = pieces.popLast() {
      try budget.check()
      switch piece.polynomial.variationsInUnitInterval {
      case 0: continue
      case 1:
        roots.append(
          IsolatingInterval(
            lower: end(piece.index, piece.depth), upper: end(piece.index + 1, piece.depth)))
      default:
        let left = piece.polynomial.halved
        var right = left.shiftedByOne
        let (index, depth) = (piece.index + piece.index, piece.depth + 1)
        guard WideInt(pieces.count) + depth < Self.deepestBisection else {
          throw .precisionLimit(bits: Self.deepestBisection)
        }
        if right.coefficients[0].isZero {
          right = Polynomial(Array(right.coefficients.dropFirst()))
          let middle = end(index + 1, depth)
          roots.append(IsolatingInterval(lower: middle, upper: middle))
        }
        pieces.append(Piece(polynomial: right, index: index + 1, depth: depth))
        pieces.append(Piece(polynomial: left, index: index, depth: depth))
      }
    }
    return roots.sorted { $0.lower < $1.lower }
  }

  /// Two roots of a polynomial that people type are further apart than 2 to the power of minus this.
  private static let deepestBisection: WideInt = 1 << 16

  /// q(2ᵏ x).
  private func widened(bits: WideInt) -> Polynomial {
    Polynomial(
      coefficients.enumerated().map { $0.element.shiftedLeft(by: bits * WideInt($0.offset)) })
  }

  /// 2ⁿ q(x/2).
  private var halved: Polynomial {
    Polynomial(
      coefficients.enumerated().map { $0.element.shiftedLeft(by: degree - WideInt($0.offset)) })
  }

  /// q(x + 1), by Horner's scheme.
  private var shiftedByOne: Polynomial {
    var shifted = coefficients
    for start in shifted.indices.dropLast() {
      for index in (start..<shifted.count - 1).reversed() {
        shifted[index] = shifted[index] + shifted[index + 1]
      }
    }
    return Polynomial(shifted)
  }

  /// How often the sign changes among the coefficients of (1 + x)ⁿ q(1/(1 + x)).
  private var variationsInUnitInterval: Int {
    let signs = Polynomial(Array(coefficients.reversed())).shiftedByOne.coefficients
      .map { $0.signum }.filter { $0 != 0 }
    return zip(signs, signs.dropFirst()).count { $0 != $1 }
  }
}
