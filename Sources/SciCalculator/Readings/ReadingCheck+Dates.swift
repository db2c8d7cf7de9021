import SciSyntax

extension ReadingCheck {
  /// `2026-01-01`, `25-12-2025` and `2026-01` without spaces.
  ///
  /// Three cases are taken for days, and are errors: a zero in front of a number, as nobody writes it to subtract; two such differences beside one another; and one in a function. Alone,
  /// `2024-11-23` is a difference, and a note says how the day is written.
  mutating func lookAtDate(
    _ id: Tree.ID, _ left: Tree.ID, _ right: Tree.ID
  ) throws(CalculatorError) {
    guard isTight(left, right) else { return }
    if let doubt = dayDoubt(at: id) {
      guard let spelling = spellingOfLoneDay(doubt) else {
        throw CalculatorError(.doubt(doubt), at: tree.range(of: id))
      }
      return note("`\(text(id))` is a difference here; a day is written \(spelling)")
    }
    if isInteger(left, digits: 4...4, upTo: 9999), isInteger(right, digits: 2...2, upTo: 9) {
      // The rest of a whole date is told with it.
      let next = tree.nodes.index(after: id.index)
      if next + 1 < tree.nodes.count,
        case .infix(.subtract, id, let day) = tree.nodes[next + 1].kind,
        between(id, day).count == 1, isInteger(day, digits: 1...2, upTo: 31)
      {
        return
      }
      throw CalculatorError(.doubt(.date([text(left), text(right)])), at: tree.range(of: id))
    }
  }

  /// The doubt about a difference of three numbers that a year, a month and a day could be, in this order or from the day on.
  private func dayDoubt(at id: Tree.ID) -> Doubt? {
    guard case .infix(.subtract, let left, let right) = tree[id], isTight(left, right),
      case .infix(.subtract, let first, let middle) = tree[left], isTight(first, middle),
      begins(id, with: first)
    else { return nil }
    let parts = [text(first), text(middle), text(right)]
    if isInteger(first, digits: 4...4, upTo: 9999), isInteger(middle, digits: 1...2, upTo: 12),
      isInteger(right, digits: 1...2, upTo: 31)
    {
      return .date(parts)
    }
    if isInteger(first, digits: 1...2, upTo: 31), isInteger(middle, digits: 1...2, upTo: 31),
      isInteger(right, digits: 4...4, upTo: 9999)
    {
      return .dayFirst(parts)
    }
    return nil
  }

  /// How the day is written that a difference looks like, if the difference may be meant.
  private func spellingOfLoneDay(_ doubt: Doubt) -> String? {
    let parts: [String]
    let spelling: String
    switch doubt {
    case .date(let found): (parts, spelling) = (found, "`@\(Doubt.isoDate(found))`")
    case .dayFirst(let found): (parts, spelling) = (found, "`@year-month-day`")
    default: return nil
    }
    let years = tree.nodes.indices.count {
      isInteger(tree.id(at: $0), digits: 4...4, upTo: 9999)
    }
    guard years == 1, tree.calls.isEmpty, !parts.contains(where: { $0.hasPrefix("0") }) else {
      return nil
    }
    return spelling
  }

  /// `12/25/2026` without spaces, which may be meant as a quotient.
  mutating func noteDate(_ id: Tree.ID, _ left: Tree.ID, _ right: Tree.ID) {
    guard case .infix(.divide, let first, let second) = tree[left], begins(id, with: first),
      isTight(left, right), isTight(first, second), isInteger(second, digits: 1...2, upTo: 31)
    else { return }
    let isYearLast =
      isInteger(first, digits: 1...2, upTo: 31) && isInteger(right, digits: 4...4, upTo: 9999)
    let isYearFirst =
      isInteger(first, digits: 4...4, upTo: 9999) && isInteger(right, digits: 1...2, upTo: 31)
    guard isYearLast || isYearFirst else { return }
    let parts = isYearLast ? [right, first, second] : [first, second, right]
    let day = parts.map { (text($0).utf8.count == 1 ? "0" : "") + text($0) }
    var spellings = ["`@\(day[0])-\(day[1])-\(day[2])`"]
    if isYearLast, day[1] != day[2] { spellings.append("`@\(day[0])-\(day[2])-\(day[1])`") }
    // A month is at most the twelfth.
    spellings.removeAll { (Int($0.dropFirst(7).prefix(2)) ?? 13) > 12 }
    guard !spellings.isEmpty else { return }
    note(
      "`\(text(id))` is a quotient here; a day is written \(spellings.joined(separator: " or "))")
  }

  /// `12 am`, which is the whole text: attometres, or a time of the day.
  func lookAtTimeOfDay(_ id: Tree.ID, _ number: Tree.ID, _ unit: Tree.ID) throws(CalculatorError) {
    let half = text(unit)
    guard id == tree.root, half == "am" || half == "pm", isInteger(number, digits: 1...2, upTo: 12),
      let hour = Int(text(number)), hour > 0
    else { return }
    throw CalculatorError(
      .doubt(.timeOfDay(text(number), half, hour: hour % 12 + (half == "pm" ? 12 : 0))),
      at: tree.range(of: id))
  }

  /// `5pm - 9am`: picometres, or times of the day.
  func lookAtClock(
    _ id: Tree.ID, _ left: Tree.ID, _ right: Tree.ID
  ) throws(CalculatorError) {
    for operand in [left, right] {
      guard case .infix(.juxtapose, let number, let unit) = tree[operand], isNumber(number),
        ["am", "pm"].contains(text(unit))
      else { return }
    }
    throw CalculatorError(.doubt(.clock(text(left), text(right))), at: tree.range(of: id))
  }
}
