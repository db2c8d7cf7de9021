import SciSyntax

/// What is known of a condition on an interval.
struct Truth {
  /// What is known on the interval.
  var whole: Possibilities
  /// What is known at the point, as in ``Jet``; `nil` where nobody asked for it.
  var centre: Possibilities?

  /// Which outcomes are possible, and whether there is one everywhere.
  struct Possibilities {
    var mayHold: Bool
    var mayFail: Bool
    var decoration: Decoration
  }

  /// A condition that always holds, or never.
  init(_ holds: Bool) {
    whole = Possibilities(mayHold: holds, mayFail: !holds, decoration: .continuous)
    centre = whole
  }

  init(_ whole: Possibilities, centre: Possibilities?) {
    self.whole = whole
    self.centre = centre
  }

  /// A comparison of two functions.
  init?(_ comparison: InfixOperator, _ left: Jet, _ right: Jet) {
    guard let whole = Possibilities(comparison, left.whole, right.whole) else { return nil }
    self.whole = whole
    if let first = left.centre, let second = right.centre {
      centre = Possibilities(comparison, first, second)
    }
  }
}

extension Truth.Possibilities {
  init?(_ comparison: InfixOperator, _ left: ValueEnclosure, _ right: ValueEnclosure) {
    decoration = min(left.decoration, right.decoration)
    guard let first = left.hull, let second = right.hull else {
      (mayHold, mayFail) = (false, false)
      return
    }
    let mayBeBelow = first.lower < second.upper
    let mayBeAbove = first.upper > second.lower
    let mayBeEqual = first.intersection(second) != nil
    switch comparison {
    case .less: (mayHold, mayFail) = (mayBeBelow, mayBeEqual || mayBeAbove)
    case .lessOrEqual: (mayHold, mayFail) = (mayBeBelow || mayBeEqual, mayBeAbove)
    case .greater: (mayHold, mayFail) = (mayBeAbove, mayBeEqual || mayBeBelow)
    case .greaterOrEqual: (mayHold, mayFail) = (mayBeAbove || mayBeEqual, mayBeBelow)
    case .equal: (mayHold, mayFail) = (mayBeEqual, mayBeBelow || mayBeAbove)
    case .notEqual: (mayHold, mayFail) = (mayBeBelow || mayBeAbove, mayBeEqual)
    default: return nil
    }
  }

  var negated: Truth.Possibilities {
    Truth.Possibilities(mayHold: mayFail, mayFail: mayHold, decoration: decoration)
  }

  /// Whether both hold.
  func and(_ other: Truth.Possibilities) -> Truth.Possibilities {
    Truth.Possibilities(
      mayHold: mayHold && other.mayHold, mayFail: mayFail || other.mayFail,
      decoration: min(decoration, other.decoration))
  }

  /// The values of one function where it holds, and of another where it fails.
  func choose(_ first: ValueEnclosure, _ second: ValueEnclosure) -> ValueEnclosure {
    switch (mayHold, mayFail) {
    case (false, false): .empty
    case (true, false): first.limited(to: decoration)
    case (false, true): second.limited(to: decoration)
    case (true, true):
      .joining(
        first.intervals + second.intervals,
        min(min(first.decoration, second.decoration), min(decoration, .defined)))
    }
  }
}

extension Truth {
  var negated: Truth { Truth(whole.negated, centre: centre?.negated) }

  func and(_ other: Truth) -> Truth {
    var both = Truth(whole.and(other.whole), centre: nil)
    if let centre, let second = other.centre { both.centre = centre.and(second) }
    return both
  }

  func or(_ other: Truth) -> Truth { negated.and(other.negated).negated }

  func xor(_ other: Truth) -> Truth { and(other.negated).or(negated.and(other)) }

  /// One function where the condition holds, and another where it fails.
  func choose(_ first: Jet, _ second: Jet) -> Jet {
    var result = Jet(whole: whole.choose(first.whole, second.whole), centre: nil, slope: nil)
    if let centre, let left = first.centre, let right = second.centre {
      result.centre = centre.choose(left, right)
    }
    if whole.decoration == .continuous {
      if !whole.mayFail { result.slope = first.slope }
      if !whole.mayHold { result.slope = second.slope }
    }
    return result
  }
}
