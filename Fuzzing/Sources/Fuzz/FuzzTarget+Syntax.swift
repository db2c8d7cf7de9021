import SciCalculator
import SciSyntax
import SciUnits

extension FuzzTarget {
  /// Lexer, parser, trees and diagnostics.
  static let syntax = FuzzTarget(
    name: "syntax",
    summary: "a text has a tree whose ranges and nodes are in order, or an error within the text"
  ) { input in
    var choices = Choices(input)
    let percent: Syntax.PercentRule = choices.one(of: [.relative, .plain])
    let source = choices.rest()
    do throws(SyntaxError) {
      let statements = try Syntax.parse(
        utf8: source, functions: builtIn, units: units, percent: percent)
      var end = 0
      for statement in statements {
        require(statement.range.lower >= end, "statements overlap: \(statement.range) after \(end)")
        end = statement.range.upper
        require(end <= source.count, "the range \(statement.range) is outside the text")
        check(statement, source)
      }
      let again = try Syntax.parse(
        String(decoding: source, as: UTF8.self), functions: builtIn, units: units,
        percent: percent)
      require(again == statements, "read as a string, the text has other trees")
    } catch {
      check(error, source)
    }
  }

  private static let builtIn = FunctionNames { name in
    name == "min" || name == "sec" ? .orUnit : FunctionTable.function(named: name)?.kind
  }

  private static let units = UnitNames { name in
    Unit(named: name).map { $0.currencyCode == nil ? .unit : .currency }
  }

  private static func check(_ statement: Statement, _ source: [UInt8]) {
    let tree = statement.tree
    require(tree.root.index == tree.nodes.count - 1, "the root is not the last node")
    var parents = [Int](repeating: 0, count: tree.nodes.count)
    for (index, node) in tree.nodes.enumerated() {
      require(
        node.range.lower >= statement.range.lower && node.range.upper <= statement.range.upper,
        "node \(index) is at \(node.range), its statement at \(statement.range)")
      for child in tree.children(of: node) {
        require(child.index < index, "node \(child.index) is a child of \(index)")
        parents[child.index] += 1
        let range = tree.range(of: child)
        require(
          range.lower >= node.range.lower && range.upper <= node.range.upper,
          "a child is at \(range), its parent at \(node.range)")
      }
    }
    require(
      parents.dropLast().allSatisfy { $0 == 1 } && parents.last == 0, "the nodes are no tree")
    require(!statement.dump.isEmpty, "a statement has no dump")
  }

  private static func check(_ error: SyntaxError, _ source: [UInt8]) {
    require(error.range.upper <= source.count, "the error \(error) is outside the text")
    let diagnostic = error.diagnostic(inUTF8: source)
    require(!diagnostic.message.isEmpty, "\(error) has no words")
    require(diagnostic.range.upper <= source.count, "\(diagnostic) is outside the text")
    for fixIt in diagnostic.fixIts {
      require(fixIt.range.upper <= source.count, "\(fixIt) is outside the text")
    }
    let lines = DiagnosticRenderer(width: 60).render(diagnostic, inUTF8: source)
    require(lines.hasPrefix("error: "), "a diagnostic is drawn as \(lines)")
  }
}

extension Tree {
  /// The nodes right below a node.
  fileprivate func children(of node: Node) -> [ID] {
    switch node.kind {
    case .number, .name: []
    case .prefix(_, let child), .postfix(_, let child), .enclosed(_, let child): [child]
    case .infix(_, let left, let right): [left, right]
    case .call(let call): Array(arguments(of: calls[Int(call)]))
    case .list(let operands), .range(let operands), .condition(let operands):
      Array(elements(of: operands))
    case .chain(let index): Array(elements(of: chains[Int(index)].operands))
    }
  }
}
