import SciSyntax
import SciUnits

extension ReadingCheck {
  /// `W(1)`, and `3 in cm`.
  func lookAtUnits(
    _ id: Tree.ID, _ left: Tree.ID, _ right: Tree.ID
  ) throws(CalculatorError) {
    let bare = operandBehindOperator(left)
    if let unit = unit(bare), unit.currencyCode == nil, isBeforeBrackets(bare, right) {
      let name = text(bare)
      throw CalculatorError(
        .doubt(.unitBeforeBrackets(name, suggestions: Self.functions(meantBy: name, names))),
        at: tree.range(of: bare))
    }
    let last = lastFactor(left)
    if isDegree(last), let scale = Self.scales[text(right).lowercased()], unit(right) != nil {
      let degrees = if case .postfix = tree[last] { "deg" } else { text(last) }
      throw CalculatorError(
        .doubt(.degrees("\(degrees) \(text(right))", scale: scale)), at: tree.range(of: id))
    }
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

  /// Whether an operand ends with degrees of angles.
  private func isDegree(_ id: Tree.ID) -> Bool {
    if case .postfix(.degrees, _) = tree[id] { return true }
    return unit(id) == .degree
  }

  /// What people mean by a word behind degrees.
  private static let scales = [
    "c": "°C", "celsius": "°C", "f": "°F", "fahrenheit": "°F", "r": "°R", "k": "K", "kelvin": "K",
  ]

  /// Whether a node is the whole expression, and its first operand a number with a unit.
  func isWholeText(_ id: Tree.ID, _ quantity: Tree.ID) -> Bool {
    guard id == tree.root, case .infix(.juxtapose, let number, _) = tree[quantity] else {
      return false
    }
    return isNumber(number)
  }

  /// The last operand of a product whose operators are written: in `2*W` it is `W`, in `2 W` the whole.
  func operandBehindOperator(_ id: Tree.ID) -> Tree.ID {
    switch tree[id] {
    case .infix(.multiply, _, let right), .infix(.divide, _, let right):
      operandBehindOperator(right)
    default: id
    }
  }

  /// Whether an operand is in brackets, or marks such as `|x|`, that stand right behind a name.
  func isBeforeBrackets(_ name: Tree.ID, _ operand: Tree.ID) -> Bool {
    let gap = between(name, operand).drop { $0 == " " }
    if case .enclosed = tree[operand], gap.isEmpty { return true }
    return gap.first == "(" || gap.first == "["
  }

  /// The functions that people call by the name of a unit.
  static func functions(meantBy name: String, _ names: Environment) -> [String] {
    switch name {
    case "W": ["lambertw"]
    case "den": ["denominator"]
    case "ch": ["cosh"]
    default: Spelling.suggestions(for: name, among: names.allFunctionNames)
    }
  }

  /// `5 min 3`: the function of 3, or 5 minutes and a number.
  func lookAtCall(
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

  /// `e(2)`, which is a product and in other calculators a function.
  mutating func noteConstant(_ id: Tree.ID, _ left: Tree.ID, _ right: Tree.ID) {
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

  /// `frac{1}{2}` and `sqrt[3]{8}`, where TeX has two arguments.
  func lookAtBraces(_ left: Tree.ID, _ right: Tree.ID) throws(CalculatorError) {
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

  /// `-40 F`, which is no capacitance.
  func lookAtNegativeUnit(
    _ id: Tree.ID, _ left: Tree.ID, _ right: Tree.ID
  ) throws(CalculatorError) {
    guard id == tree.root, case .prefix(.negate, let number) = tree[left], isNumber(number),
      unit(right) != nil, text(right) == "F"
    else { return }
    throw CalculatorError(
      .doubt(.temperature("-" + text(number), letter: "F")), at: tree.range(of: id))
  }

  /// `500 gr` and `30 ct/kWh`, where grams and cents may be meant.
  mutating func noteOddUnit(_ id: Tree.ID, _ right: Tree.ID) {
    guard unit(right) != nil else { return }
    switch text(right) {
    case "F" where id == tree.root:
      note("`F` is the farad; a temperature is written `°F`")
    case "C" where id == tree.root:
      note("`C` is the coulomb; a temperature is written `°C`")
    case "gr": note("`gr` is the grain, 64.79891 mg; the gram is `g`")
    case "ct": note("`ct` is the carat, 0.2 g; an amount of money is written as `0.30 EUR`")
    default: break
    }
  }
}
