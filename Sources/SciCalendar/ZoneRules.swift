/// When the clocks of a zone were, and will be, how far from UTC: the content of a TZif file.
///
/// Leap seconds are not counted, as in POSIX.
///
/// ```swift
/// if let rules = ZoneRules(tzif: bytes) {
///   print(rules.offset(at: 1_710_054_000))  // -14400, New York in summer
/// }
/// ```
public struct ZoneRules: Hashable, Sendable {
  /// The instants at which the offset changes, in rising order.
  let transitions: [Int64]
  /// The offset from each of these on.
  let offsets: [Int32]
  /// The offset before the first of them.
  let firstOffset: Int32
  /// The rule for what comes after the last one.
  let rule: YearlyRule?
  /// Every offset that the zone has had or will have, each once.
  let allOffsets: [Int32]

  init(transitions: [Int64], offsets: [Int32], firstOffset: Int32, rule: YearlyRule?) {
    self.transitions = transitions
    self.offsets = offsets
    self.firstOffset = firstOffset
    self.rule = rule
    var all = Set(offsets)
    all.insert(firstOffset)
    if let rule { all.formUnion(rule.offsets) }
    allOffsets = all.sorted()
  }

  /// The seconds by which clocks are ahead of UTC, so many seconds after the beginning of 1970.
  public func offset(at instant: Int64) -> Int32 {
    guard let last = transitions.last, instant < last else {
      return rule?.offset(at: instant) ?? offsets.last ?? firstOffset
    }
    var (low, high) = (0, transitions.count)
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle] <= instant { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? firstOffset : offsets[low - 1]
  }
}

/// The instants at which a clock shows a time.
public enum LocalInstants: Hashable, Sendable {
  /// One, with the offset then.
  case one(Int32)
  /// None: the clocks were put forward over it, from the first offset to the second.
  case gap(before: Int32, after: Int32)
  /// Two or more: the clocks were put back. The earliest and the latest have these offsets.
  case overlap(earlier: Int32, later: Int32)

  /// The offset by which Temporal's rule "compatible" finds the instant.
  ///
  /// In a gap that is the offset before it, so that the time moves forward by the length of the gap; of two instants it is the earlier one.
  public var compatible: Int32 {
    switch self {
    case .one(let offset): offset
    case .gap(let before, _): before
    case .overlap(let earlier, _): earlier
    }
  }
}

extension ZoneRules {
  /// When the clocks of the zone show a time.
  public func instants(showing local: CalendarDateTime) -> LocalInstants {
    let seconds = local.seconds
    let valid = allOffsets.filter { offset(at: seconds - Int64($0)) == $0 }
    guard let least = valid.first, let most = valid.last else {
      // No zone changes twice within two days of a gap; Temporal looks as far.
      return .gap(before: offset(at: seconds - 86_400), after: offset(at: seconds + 86_400))
    }
    // The greater the offset, the earlier the instant.
    return least == most ? .one(least) : .overlap(earlier: most, later: least)
  }
}
