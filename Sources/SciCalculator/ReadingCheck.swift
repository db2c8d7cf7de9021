import SciNumber
import SciSyntax
import SciUnits

/// Looks at the places of a tree that are often meant otherwise: what has two readings is an error, what keeps an odd one gets a note.
///
/// The parser notices such places as it goes along (``Tree/mayBeMisread``), so that ordinary texts are not looked at.
struct ReadingCheck {
  private let tree: Tree
  private let names: Environment
  private let parameters: [String]
  private let percentages: Set<String>
  private let angleUnit: AngleUnit
  private var notes: [String] = []

  /// The notes on how an expression was read.
  ///
  /// - Parameters:
  ///   - tree: the expression.
  ///   - names: what the session knows.
  ///   - parameters: the names that come before all others.
  ///   - percentages: the variables that were assigned percentages.
  ///   - angleUnit: the unit of angles without one.
  /// - Returns: a line each, for readings that are seldom meant and are kept.
  /// - Throws: the first place that has two readings.
  static func notes(
    on tree: Tree, names: Environment, parameters: [String] = [],
    percentages: Set<String> = [], angleUnit: AngleUnit
  ) throws(CalculatorError) -> [String] {
    guard tree.mayBeMisread || !percentages.isEmpty else { return [] }
    var check = ReadingCheck(
      tree: tree, names: names, parameters: parameters, percentages: percentages,
      angleUnit: angleUnit)
    // Behind `to` the parts of a quantity stand side by side: `180 cm to ft in`.
    let targets = tree.hasConversions ? check.targets : []
    for index in tree.nodes.indices where !targets.contains(where: { $0.contains(index) }) {
      try check.look(at: tree.id(at: index))
    }
    if angleUnit != .radians { check.noteTurnsInRadians() }
    return check.notes
  }

  private init(
    tree: Tree, names: Environment, parameters: [String], percentages: Set<String>,
    angleUnit: AngleUnit
  ) {
    self.tree = tree
    self.names = names
    self.parameters = parameters + Self.runningNames(of: tree)
    self.percentages = percentages
    self.angleUnit = angleUnit
  }

  private mutating func look(at id: Tree.ID) throws(CalculatorError) {
    switch tree[id] {
    case .infix(let infix, let left, let right): try look(at: id, infix, left, right)
    case .call(let index):
      let call = tree.calls[Int(index)]
      try lookAtCommas(between: tree.arguments(of: call), of: call)
    case .number(.decimal): try lookAtDigitGroups(id)
    case .list(let list): try lookAtCommas(between: tree.elements(of: list), of: nil)
    case .postfix(.percent, let operand):
      if case .postfix(.percent, _) = tree[operand], isTight(operand, in: id) {
        throw CalculatorError(.doubt(.repeatedPercent), at: tree.range(of: id))
      }
    default: break
    }
  }

  private mutating func look(
    at id: Tree.ID, _ infix: InfixOperator, _ left: Tree.ID, _ right: Tree.ID
  ) throws(CalculatorError) {
    switch infix {
    case .juxtapose:
      noteConstant(id, left, right)
      noteOddUnit(right)
      try lookAtBraces(left, right)
      try lookAtUnits(id, left, right)
      try lookAtCall(id, left, right)
      try lookAtQuotient(id, left, right)
    case .multiply:
      try lookAtOf(id, left, right)
      try lookAtUnitBehindDivisor(id, left, right)
    case .divide:
      noteCancelledUnits(id, left, right)
      try lookAtPercentDivisor(id, left, right)
      try lookAtCompoundDivisor(id, left, right)
      noteDate(id, left, right)
    case .subtract:
      try lookAtDate(id, left, right)
      try lookAtClock(id, left, right)
      notePercentage(left, right)
      notePercentageByName(left, right, sign: "-")
    case .add:
      notePercentage(left, right)
      notePercentageByName(left, right, sign: "+")
    default: break
    }
  }

  /// Adds a note that is not there yet, and only the first few.
  private mutating func note(_ text: String) {
    if notes.count < 8, !notes.contains(text) { notes.append(text) }
  }
}

// MARK: - What stands in the text

extension ReadingCheck {
  /// Where the nodes stand that name what is converted to.
  private var targets: [ClosedRange<Int>] {
    tree.nodes.compactMap { node in
      guard case .infix(.convert, _, let target) = node.kind else { return nil }
      return tree.firstIndex(of: target)...target.index
    }
  }

  /// The names that sums and products run over, such as `k` in `sum(k^2; k; 1; 9)`.
  private static func runningNames(of tree: Tree) -> [String] {
    tree.calls.compactMap { call in
      let arguments = tree.arguments(of: call)
      guard 4...5 ~= arguments.count, case let name = arguments[arguments.startIndex + 1],
        case .name = tree[name]
      else { return nil }
      return tree.text(of: name)
    }
  }

  private func text(_ id: Tree.ID) -> String { tree.text(of: id) }

  /// The text between two offsets.
  private func text(from lower: Int, to upper: Int) -> String {
    tree.text(in: SourceRange(lower, max(lower, upper)))
  }

  /// Whether an operand has no brackets of its own and stands at the beginning of a node.
  private func begins(_ id: Tree.ID, with operand: Tree.ID) -> Bool {
    tree.range(of: id).lower == tree.range(of: operand).lower
  }

  /// Whether an operand of a postfix operator stands right before it.
  private func isTight(_ operand: Tree.ID, in id: Tree.ID) -> Bool {
    tree.range(of: operand).upper + 1 == tree.range(of: id).upper
  }

  /// What stands between two operands.
  private func between(_ left: Tree.ID, _ right: Tree.ID) -> String {
    text(from: tree.range(of: left).upper, to: tree.range(of: right).lower)
  }

  private func isNumber(_ id: Tree.ID) -> Bool {
    switch tree[id] {
    case .number: true
    case .prefix(.negate, let operand), .prefix(.plus, let operand): isNumber(operand)
    default: false
    }
  }

  /// The unit that a name is, if it is one here.
  private func unit(_ id: Tree.ID) -> Unit? {
    guard case .name = tree[id], names.knowsUnits else { return nil }
    let name = text(id)
    guard !parameters.contains(name), !names.isConstant(name), names.variables[name] == nil,
      names.functions[name] == nil
    else { return nil }
    return Unit(named: name)
  }

  /// The unit of a name or of a power of it.
  private func unitOrPower(_ id: Tree.ID) -> Unit? {
    guard case .infix(.power, let base, _) = tree[id] else { return unit(id) }
    return unit(base)
  }

  /// The last factor of a product.
  private func lastFactor(_ id: Tree.ID) -> Tree.ID {
    guard case .infix(let infix, _, let right) = tree[id], infix == .juxtapose || infix == .part
    else { return id }
    return lastFactor(right)
  }
}

// MARK: - Units

extension ReadingCheck {
  /// `W(1)`, and `3 in cm`.
  private func lookAtUnits(
    _ id: Tree.ID, _ left: Tree.ID, _ right: Tree.ID
  ) throws(CalculatorError) {
    let bare = operandBehindOperator(left)
    if let unit = unit(bare), unit.currencyCode == nil, isBeforeBrackets(bare, right) {
      let name = text(bare)
      throw CalculatorError(
        .doubt(.unitBeforeBrackets(name, suggestions: Self.functions(meantBy: name, names))),
        at: tree.range(of: bare))
    }
    if case .postfix(.degrees, _) = tree[lastFactor(left)], ["C", "F"].contains(text(right)),
      unit(right) != nil
    {
      throw CalculatorError(.doubt(.degrees(text(right))), at: tree.range(of: id))
    }
    let last = lastFactor(left)
    guard let first = unit(last), let second = unit(right), first != second else { return }
    let whole = tree.range(of: last).union(tree.range(of: right))
    if let joined = Unit(named: "\(text(last))_\(text(right))"),
      joined.dimension != (try? first.multiplied(by: second))?.dimension
    {
      throw CalculatorError(.doubt(.unitOfTwoWords(text(last), text(right))), at: whole)
    }
    // All of a text such as `5 lb kg` is a conversion without its word.
    if first.dimension == second.dimension, text(last) == "in" || isWholeText(id, left) {
      let quantity = text(from: tree.range(of: id).lower, to: tree.range(of: last).upper)
      throw CalculatorError(.doubt(.unitsOfOneKind(quantity, text(right))), at: whole)
    }
  }

  /// Whether a node is the whole expression, and its first operand a number with a unit.
  private func isWholeText(_ id: Tree.ID, _ quantity: Tree.ID) -> Bool {
    guard id == tree.root, case .infix(.juxtapose, let number, _) = tree[quantity] else {
      return false
    }
    return isNumber(number)
  }

  /// The last operand of a product whose operators are written: in `2*W` it is `W`, in `2 W` the whole.
  private func operandBehindOperator(_ id: Tree.ID) -> Tree.ID {
    switch tree[id] {
    case .infix(.multiply, _, let right), .infix(.divide, _, let right):
      operandBehindOperator(right)
    default: id
    }
  }

  /// Whether an operand is in brackets, or marks such as `|x|`, that stand right behind a name.
  private func isBeforeBrackets(_ name: Tree.ID, _ operand: Tree.ID) -> Bool {
    let gap = between(name, operand).drop { $0 == " " }
    if case .enclosed = tree[operand], gap.isEmpty { return true }
    return gap.first == "(" || gap.first == "["
  }

  /// The functions that people call by the name of a unit.
  private static func functions(meantBy name: String, _ names: Environment) -> [String] {
    switch name {
    case "W": ["lambertw"]
    case "den": ["denominator"]
    case "ch": ["cosh"]
    default: Spelling.suggestions(for: name, among: names.allFunctionNames)
    }
  }

  /// `5 min 3`: the function of 3, or 5 minutes and a number.
  private func lookAtCall(
    _ id: Tree.ID, _ left: Tree.ID, _ right: Tree.ID
  ) throws(CalculatorError) {
    guard case .call(let position) = tree[right], isNumber(left),
      case let call = tree.calls[Int(position)], case let name = tree.name(of: call),
      FunctionTable.kind(of: name) == .orUnit, Unit(named: name) != nil,
      tree.arguments(of: call).count == 1, let argument = tree.arguments(of: call).first,
      isNumber(argument), tree.range(of: left).upper < call.nameRange.lower
    else { return }
    throw CalculatorError(
      .doubt(.unitOrFunction(name, argument: text(argument))),
      at: call.nameRange.union(tree.range(of: argument)))
  }
}

extension ReadingCheck {
  /// `e(2)`, which is a product and in other calculators a function.
  private mutating func noteConstant(_ id: Tree.ID, _ left: Tree.ID, _ right: Tree.ID) {
    if case .name = tree[right], text(right) == "e", !parameters.contains("e"), isNumber(left),
      between(left, right).isEmpty
    {
      note("`\(text(id))` is a product with the number e; an exponent needs digits, as in `1e3`")
    }
    guard case .name(beforeArguments: true) = tree[left],
      ["e", "phi", "φ", "ans"].contains(text(left)), begins(id, with: left),
      !parameters.contains(text(left))
    else { return }
    note("`\(text(id))` is a product: `\(text(left))` is a number and no function")
  }
}

// MARK: - Divisors

extension ReadingCheck {
  /// `60 / 5 min` and `3 mod 2 m`, where space tells what belongs together; `3/4 in` is a fraction and a unit.
  private mutating func lookAtQuotient(
    _ id: Tree.ID, _ left: Tree.ID, _ right: Tree.ID
  ) throws(CalculatorError) {
    guard case .infix(let infix, let dividend, let divisor) = tree[left], infix.divides,
      begins(id, with: left)
    else { return }
    guard unitOrPower(right) != nil else {
      // With a space, as in `4/3 pi r^3`, everybody means the fraction.
      if !between(left, right).hasPrefix(" ") {
        note("`\(text(id))` divides first: side by side binds like *")
      }
      return
    }
    let sign = between(dividend, divisor)
    guard isNumber(divisor), sign.first == " ", sign.last == " " else { return }
    let product = text(from: tree.range(of: divisor).lower, to: tree.range(of: right).upper)
    let dividendText = text(from: tree.range(of: id).lower, to: tree.range(of: divisor).lower)
    throw CalculatorError(
      .doubt(.divisor("(\(text(left))) \(text(right))", "\(dividendText)(\(product))")),
      at: tree.range(of: id))
  }

  /// `100 km / 50 km/h`: a quantity divided by a quantity, and then by another unit.
  private func lookAtCompoundDivisor(
    _ id: Tree.ID, _ left: Tree.ID, _ right: Tree.ID
  ) throws(CalculatorError) {
    guard unitOrPower(right) != nil, case .infix(.divide, _, let divisor) = tree[left],
      begins(id, with: left), case .infix(.juxtapose, let number, _) = tree[divisor],
      isNumber(number), tree.range(of: left).upper == tree.range(of: divisor).upper
    else { return }
    let whole = text(from: tree.range(of: divisor).lower, to: tree.range(of: id).upper)
    let dividend = text(from: tree.range(of: id).lower, to: tree.range(of: divisor).lower)
    let rest = text(from: tree.range(of: left).upper, to: tree.range(of: id).upper)
    throw CalculatorError(
      .doubt(.divisor("(\(text(left)))\(rest)", "\(dividend)(\(whole))")), at: tree.range(of: id))
  }
}

extension ReadingCheck {
  /// `4200 J/kg·K` without space, of which nobody means the square of K.
  private func lookAtUnitBehindDivisor(
    _ id: Tree.ID, _ left: Tree.ID, _ right: Tree.ID
  ) throws(CalculatorError) {
    guard let unit = unitOrPower(right), isTight(left, right),
      case .infix(.divide, _, let divisor) = tree[left], begins(id, with: left),
      let other = unitOrPower(divisor), other.dimension != unit.dimension
    else { return }
    let whole = text(from: tree.range(of: divisor).lower, to: tree.range(of: id).upper)
    let dividend = text(from: tree.range(of: id).lower, to: tree.range(of: divisor).lower)
    let rest = text(from: tree.range(of: left).upper, to: tree.range(of: id).upper)
    throw CalculatorError(
      .doubt(
        .unitBehindDivisor("\(dividend)(\(whole))", "(\(text(left)))\(rest)", unit: text(right))),
      at: tree.range(of: right))
  }

  /// `40 h/week * 52`, whose units measure the same and cancel.
  ///
  /// Beside a quantity of that kind, as in `5 mg/kg * 70 kg`, that is meant.
  private mutating func noteCancelledUnits(_ id: Tree.ID, _ left: Tree.ID, _ right: Tree.ID) {
    let last = lastFactor(left)
    guard let dividend = unit(last), let divisor = unit(right), dividend != divisor,
      dividend.dimension == divisor.dimension, !dividend.dimension.isNone
    else { return }
    let others = tree.nodes.indices.map { tree.id(at: $0) }.filter { $0 != last && $0 != right }
    guard !others.contains(where: { unit($0)?.dimension == dividend.dimension }) else { return }
    let ratio = text(from: tree.range(of: last).lower, to: tree.range(of: right).upper)
    note("`\(ratio)` is a number: both units measure the same")
  }

  /// `frac{1}{2}` and `sqrt[3]{8}`, where TeX has two arguments.
  private func lookAtBraces(_ left: Tree.ID, _ right: Tree.ID) throws(CalculatorError) {
    guard case .call(let position) = tree[left], between(left, right).first == "{" else { return }
    let call = tree.calls[Int(position)]
    let arguments = tree.arguments(of: call)
    let meaning: String? =
      if arguments.count == 1, let first = arguments.first {
        switch tree.name(of: call) {
        case "frac": "(\(text(first)))/(\(text(right)))"
        case "sqrt": "root(\(text(right)); \(text(first)))"
        default: nil
        }
      } else {
        nil
      }
    throw CalculatorError(
      .doubt(.braces(text(left), meaning: meaning)),
      at: tree.range(of: left).union(tree.range(of: right)))
  }

  /// `500 gr` and `30 ct/kWh`, where grams and cents may be meant.
  private mutating func noteOddUnit(_ right: Tree.ID) {
    guard unit(right) != nil else { return }
    switch text(right) {
    case "gr": note("`gr` is the grain, 64.79891 mg; the gram is `g`")
    case "ct": note("`ct` is the carat, 0.2 g; an amount of money is written as `0.30 EUR`")
    default: break
    }
  }
}

// MARK: - Commas and groups

extension ReadingCheck {
  /// `3_1/2`: in front of a point the last group of digits has three.
  private func lookAtDigitGroups(_ id: Tree.ID) throws(CalculatorError) {
    let number = text(id)
    let whole = number.prefix { $0 != "." && $0 != "e" && $0 != "E" }
    guard let last = whole.lastIndex(of: "_"), whole[last...].count < 4 else { return }
    throw CalculatorError(.doubt(.digitGroup(String(number))), at: tree.range(of: id))
  }

  /// `sum(1,250, 3,400)`, in which some commas may split digits, and `round(2,75)`, in which one may be a decimal mark.
  private mutating func lookAtCommas(
    between operands: ArraySlice<Tree.ID>, of call: Tree.Call?
  ) throws(CalculatorError) {
    guard operands.count > 1, let first = operands.first, let last = operands.last else { return }
    var (glued, apart) = (0, 0)
    for (left, right) in zip(operands, operands.dropFirst()) {
      let gap = between(left, right)
      guard gap.contains(",") else { return }
      guard gap == ",", isDigits(left), isDigits(right) else {
        apart += gap == "," ? 0 : 1
        continue
      }
      glued += 1
      let digits = text(right)
      if digits.count > 1, digits.first == "0" { apart += 1 }
    }
    let whole = tree.range(of: first).union(tree.range(of: last))
    if glued > 0, apart > 0 {
      throw CalculatorError(.doubt(.commas), at: whole)
    }
    if glued == 1, operands.count == 2, let call, takesOneNumber(call) {
      note("`\(tree.text(in: whole))` are two arguments; a decimal has a point")
    }
  }

  private func isDigits(_ id: Tree.ID) -> Bool {
    guard case .number(.decimal) = tree[id] else { return false }
    return tree.utf8(of: id).allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }

  /// Whether a function that may have one argument was called, and it is none of integers.
  private func takesOneNumber(_ call: Tree.Call) -> Bool {
    guard let function = FunctionTable.function(named: tree.name(of: call)) else { return false }
    switch function.family {
    case .powers, .rounding, .statistics: return function.argumentCounts.contains(1)
    default: return false
    }
  }
}

// MARK: - Dates and percentages

extension ReadingCheck {
  /// Whether a number is so many digits and nothing else.
  private func isInteger(_ id: Tree.ID, digits: ClosedRange<Int>, upTo limit: Int) -> Bool {
    guard case .number(.decimal) = tree[id], digits ~= tree.range(of: id).count,
      let value = Int(text(id))
    else { return false }
    return value <= limit
  }

  /// Whether a sign stands between two numbers without space, a minus of Unicode too.
  private func isTight(_ left: Tree.ID, _ right: Tree.ID) -> Bool {
    let sign = between(left, right)
    return sign.count == 1 && sign != " "
  }

  /// `2026-01-01`, `25-12-2025` and `2026-01` without spaces.
  private func lookAtDate(
    _ id: Tree.ID, _ left: Tree.ID, _ right: Tree.ID
  ) throws(CalculatorError) {
    guard isTight(left, right) else { return }
    if case .infix(.subtract, let first, let middle) = tree[left], isTight(first, middle),
      begins(id, with: first)
    {
      if isInteger(first, digits: 4...4, upTo: 9999), isInteger(middle, digits: 1...2, upTo: 12),
        isInteger(right, digits: 1...2, upTo: 31)
      {
        throw CalculatorError(
          .doubt(.date([text(first), text(middle), text(right)])), at: tree.range(of: id))
      }
      if isInteger(first, digits: 1...2, upTo: 31), isInteger(middle, digits: 1...2, upTo: 31),
        isInteger(right, digits: 4...4, upTo: 9999)
      {
        throw CalculatorError(
          .doubt(.dayFirst([text(first), text(middle), text(right)])), at: tree.range(of: id))
      }
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

  /// `12/25/2026` without spaces, which may be meant as a quotient.
  private mutating func noteDate(_ id: Tree.ID, _ left: Tree.ID, _ right: Tree.ID) {
    guard case .infix(.divide, let first, let second) = tree[left], begins(id, with: first),
      isTight(left, right), isTight(first, second), isInteger(second, digits: 1...2, upTo: 31)
    else { return }
    let isYearLast =
      isInteger(first, digits: 1...2, upTo: 31) && isInteger(right, digits: 4...4, upTo: 9999)
    let isYearFirst =
      isInteger(first, digits: 4...4, upTo: 9999) && isInteger(right, digits: 1...2, upTo: 31)
    guard isYearLast || isYearFirst else { return }
    note("`\(text(id))` is a quotient here; a day is written `date(year; month; day)`")
  }

  /// `100 + (5% + 5%)`, in which the percentages are of nothing.
  private mutating func notePercentage(_ left: Tree.ID, _ right: Tree.ID) {
    // One and a percentage of one is both readings.
    if case .number = tree[left], text(left) == "1" { return }
    let isEnclosed = between(left, right).contains("(")
    switch tree[right] {
    case .postfix(.percent, _) where isEnclosed: break
    case .prefix(.negate, let operand) where isPercentage(operand): break
    case .infix(.add, let first, let second), .infix(.subtract, let first, let second):
      guard isEnclosed, isPercentage(first), isPercentage(second) else { return }
    case .infix(.multiply, let factor, let percentage):
      guard isNumber(factor), isPercentage(percentage) else { return }
    case .infix(.divide, let percentage, let divisor):
      guard isNumber(divisor), isPercentage(percentage) else { return }
    default: return
    }
    let shown = isEnclosed ? "(\(text(right)))" : text(right)
    note("`\(shown)` is a number by itself; only `+ 5%` and `- 5%` are of what stands before")
  }

  /// `vat = 19%; 100 + vat`, in which a percentage has become a number.
  private mutating func notePercentageByName(_ left: Tree.ID, _ right: Tree.ID, sign: Character) {
    guard case .name = tree[right], percentages.contains(text(right)) else { return }
    // One and a percentage of one is both readings.
    if case .number = tree[left], text(left) == "1" { return }
    let whole = isNumber(left) ? text(left) : "(\(text(left)))"
    note(
      "`\(text(right))` is a number here, not a percentage of what stands before; write `\(whole) * (1 \(sign) \(text(right)))` for that"
    )
  }

  private func isPercentage(_ id: Tree.ID) -> Bool {
    if case .postfix(.percent, _) = tree[id] { true } else { false }
  }

  /// `1/2%`: half a percent, or one through two percent; only what looks like a fraction, which `100/10%` does not.
  private func lookAtPercentDivisor(
    _ id: Tree.ID, _ left: Tree.ID, _ right: Tree.ID
  ) throws(CalculatorError) {
    guard case .postfix(.percent, let divisor) = tree[right], isNumber(divisor), isNumber(left),
      begins(id, with: left), between(left, right) == "/",
      let numerator = Int(text(left)), let denominator = Int(text(divisor)),
      numerator < denominator
    else { return }
    let (first, second) = (text(left), text(divisor))
    throw CalculatorError(
      .doubt(.divisor("(\(first)/\(second))%", "\(first)/(\(second)%)")), at: tree.range(of: id))
  }

  /// `3 of 4`, which may be 3/4 or a product, and `quarter of 80`.
  private func lookAtOf(
    _ id: Tree.ID, _ left: Tree.ID, _ right: Tree.ID
  ) throws(CalculatorError) {
    guard between(left, right).split(separator: " ").contains("of") else { return }
    let isWhole: Bool
    if case .number(.decimal) = tree[left],
      let number = Rational(decimalLiteral: tree.literal(of: left))
    {
      isWhole = number >= 1
    } else {
      isWhole = unit(left) != nil
    }
    guard isWhole else { return }
    throw CalculatorError(.doubt(.of(text(left), text(right))), at: tree.range(of: id))
  }

  /// `5pm - 9am`: picometres, or times of the day.
  private func lookAtClock(
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

// MARK: - Angles

extension ReadingCheck {
  /// `sin(pi/6)` in degrees: an angle of 0.52 degrees.
  private mutating func noteTurnsInRadians() {
    for call in tree.calls {
      let name = tree.name(of: call)
      // `degrees(pi)` and its like take radians.
      guard AngleUnit(rawValue: name) == nil, !call.isInverse,
        FunctionTable.function(named: name)?.unitRule.takesAngles ?? false,
        let argument = tree.arguments(of: call).first, let turn = turnInRadians(argument)
      else { continue }
      let angle = argument == turn ? text(turn) : "(\(text(argument)))"
      note(
        "\(text(turn)) in an angle in \(angleUnit.rawValue): write `\(name)(\(angle) rad)` or use -r if radians are meant"
      )
    }
  }

  /// The π of an angle that has no unit.
  private func turnInRadians(_ argument: Tree.ID) -> Tree.ID? {
    var found: Tree.ID?
    for index in tree.firstIndex(of: argument)...argument.index {
      let id = tree.id(at: index)
      switch tree[id] {
      case .postfix(let postfix, _) where postfix.isAngle: return nil
      case .call: return nil
      case .name:
        if unit(id) != nil { return nil }
        if ["pi", "π", "tau", "τ"].contains(text(id)), !parameters.contains(text(id)) {
          found = id
        }
      default: break
      }
    }
    return found
  }
}

extension Tree {
  /// Whether the whole text is a percentage, such as `19%`.
  var isPercentage: Bool {
    if case .postfix(.percent, _) = self[root] { true } else { false }
  }
}
