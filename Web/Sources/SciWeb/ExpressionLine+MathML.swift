// Exact forms as typeset mathematics: `sqrt(3)/2` becomes MathML, which browsers draw and screen readers read.

import SciSyntax

extension ExpressionLine {
  /// Writes an exact form as MathML.
  ///
  /// - Parameters:
  ///   - form: an expression of numbers, roots, logarithms, powers and constants, or a list of such.
  ///   - unit: what stands behind it; empty for a number.
  /// - Returns: an element `math`; `nil` where the form has something else in it.
  static func mathML(_ form: String, unit: String) -> String? {
    let functions: FunctionNames = ["sqrt", "cbrt", "root", "ln"]
    guard
      let statements = try? Syntax.parse(
        form, functions: functions, units: .none, percent: .relative),
      statements.count == 1, var math = markup(of: statements[0].tree)
    else { return nil }
    if !unit.isEmpty {
      let space = #"<mspace width="0.25em"/>"#
      math = "\(math.within(.fraction))\(space)<mtext>\(unit.escapedForXML)</mtext>".asMarkup(
        .product)
    }
    return "<math xmlns=\"http://www.w3.org/1998/Math/MathML\"><mrow>\(math.text)</mrow></math>"
  }

  /// What a whole tree is in MathML; operands stand before operators, so that nothing nests.
  private static func markup(of tree: Tree) -> Markup? {
    var parts: [Markup] = []
    for index in tree.nodes.indices {
      let id = tree.id(at: index)
      guard let part = markup(of: id, in: tree, parts) else { return nil }
      parts.append(part)
    }
    return parts.last
  }

  private static func markup(of id: Tree.ID, in tree: Tree, _ parts: [Markup]) -> Markup? {
    func part(_ id: Tree.ID) -> Markup { parts[id.index] }
    switch tree[id] {
    case .number(.decimal): return "<mn>\(tree.text(of: id))</mn>".asMarkup(.number)
    case .name: return name(tree.text(of: id))
    case .prefix(.negate, let operand): return part(operand).negated
    case .infix(let infix, let left, let right):
      return joined(infix, part(left), part(right))
    case .call(let position):
      let call = tree.calls[Int(position)]
      let arguments = tree.arguments(of: call).map { part($0) }
      return function(tree.name(of: call), arguments)
    case .list(let elements):
      let parts = tree.elements(of: elements).map { part($0).text }
      return "<mrow>\(sign("["))\(parts.joined(separator: sign(";")))\(sign("]"))</mrow>"
        .asMarkup(.atom)
    default: return nil
    }
  }

  private static func joined(
    _ infix: InfixOperator, _ left: Markup, _ right: Markup
  ) -> Markup? {
    switch infix {
    case .add: "<mrow>\(left.text)\(sign("+"))\(right.within(.product))</mrow>".asMarkup(.sum)
    case .subtract:
      "<mrow>\(left.text)\(sign("−"))\(right.within(.product))</mrow>".asMarkup(.sum)
    case .multiply, .juxtapose:
      // Nothing stands between factors, but between digits.
      "<mrow>\(left.within(.product))\(sign(right.binding == .number ? "×" : "\u{2062}"))\(right.within(.fraction))</mrow>"
        .asMarkup(.product)
    case .divide:
      // The sign of a numerator stands before the fraction.
      if let positive = left.positive {
        "<mfrac><mrow>\(positive)</mrow>\(right.row)</mfrac>".asMarkup(.fraction).negated
      } else {
        "<mfrac>\(left.row)\(right.row)</mfrac>".asMarkup(.fraction)
      }
    case .power: "<msup>\(left.within(.number))\(right.row)</msup>".asMarkup(.power)
    default: nil
    }
  }

  private static func function(_ name: String, _ arguments: [Markup]) -> Markup? {
    switch (name, arguments.count) {
    case ("sqrt", 1): return "<msqrt>\(arguments[0].text)</msqrt>".asMarkup(.atom)
    case ("cbrt", 1): return "<mroot>\(arguments[0].row)<mn>3</mn></mroot>".asMarkup(.atom)
    case ("root", 2):
      return "<mroot>\(arguments[0].row)\(arguments[1].row)</mroot>".asMarkup(.atom)
    case ("ln", 1):
      let argument = arguments[0].within(.number)
      let space = #"<mspace width="0.1667em"/>"#
      return "<mrow><mi>ln</mi>\(sign("\u{2061}"))\(space)\(argument)</mrow>".asMarkup(.fraction)
    default: return nil
    }
  }

  private static func name(_ name: String) -> Markup? {
    switch name {
    case "pi": "<mi>π</mi>".asMarkup(.atom)
    case "e", "i": "<mi>\(name)</mi>".asMarkup(.atom)
    default: nil
    }
  }

  private static func sign(_ text: String) -> String { "<mo>\(text)</mo>" }
}

/// A piece of MathML, and how firmly it holds together.
private struct Markup {
  /// From what falls apart first to what never does.
  enum Binding: Int {
    case sum, product, fraction, power, number, atom
  }

  var text: String
  var binding: Binding
  /// The piece without its minus sign, if it begins with one.
  var positive: String?

  /// The piece with a minus sign.
  var negated: Markup {
    let operand = within(.product)
    return Markup(text: "<mrow><mo>−</mo>\(operand)</mrow>", binding: .sum, positive: operand)
  }

  /// The piece as one element.
  var row: String { "<mrow>\(text)</mrow>" }

  /// The piece as an operand of what binds so firmly, in brackets if it must be.
  func within(_ binding: Binding) -> String {
    self.binding.rawValue >= binding.rawValue
      ? text : "<mrow><mo>(</mo>\(text)<mo>)</mo></mrow>"
  }
}

extension String {
  fileprivate func asMarkup(_ binding: Markup.Binding) -> Markup {
    Markup(text: self, binding: binding)
  }

  fileprivate var escapedForXML: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
