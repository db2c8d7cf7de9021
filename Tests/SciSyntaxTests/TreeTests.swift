import SciSyntax
import Testing

/// What a tree promises to those who walk over it.
@Suite struct TreeTests {
  private func tree(_ text: String, percent: Syntax.PercentRule = .relative) throws -> Tree {
    try #require(
      Syntax.parse(text, functions: FunctionNames(testFunctions), percent: percent).first
    ).tree
  }

  @Test func aNodeIsSmall() {
    #expect(MemoryLayout<Tree.Node>.stride <= 32)
  }

  @Test func childrenStandBeforeTheirParents() throws {
    let tree = try tree(
      "(0 < max(1; [x; sin²(x)]) + 30°15′20″ <= 1) ? ³√(2 + |y|!) - 5% : log₂(x..y step 2)")
    for (index, node) in tree.nodes.enumerated() {
      let children: [Tree.ID] =
        switch node.kind {
        case .number, .name: []
        case .prefix(_, let child), .postfix(_, let child), .enclosed(_, let child): [child]
        case .infix(_, let left, let right): [left, right]
        case .call(let call): Array(tree.arguments(of: tree.calls[Int(call)]))
        case .list(let list), .range(let list), .condition(let list):
          Array(tree.elements(of: list))
        case .chain(let chain): Array(tree.elements(of: tree.chains[Int(chain)].operands))
        }
      for child in children { #expect(child.index < index) }
    }
    #expect(tree.root.index == tree.nodes.count - 1)
  }

  @Test(
    arguments: [
      ("1_000", "1000"), ("12\u{202F}345.5", "12345.5"), ("1\u{2212}", ""), ("1e\u{2212}3", "1e-3"),
      (".5", ".5"), ("5.", "5."), ("1E+3", "1E+3"), ("0xFF_a", "FFa"), ("0b1_01", "101"),
      ("0o17", "17"), ("0.1(6)", "0.1(6)"), ("1_0.2_5(3)e\u{2013}7", "10.25(3)e-7"),
    ] as [(String, String)])
  func literalsAreCleanASCII(_ text: String, _ digits: String) throws {
    guard let tree = try? tree(text) else {
      #expect(digits.isEmpty)
      return
    }
    #expect(String(decoding: tree.literal(of: tree.root), as: UTF8.self) == digits)
  }

  @Test func superscriptsAreNumbersToo() throws {
    let tree = try tree("x⁻¹²")
    let number = try #require(tree.nodes.firstIndex { $0.kind == .number(.decimal) })
    let digits = tree.nodes.indices.contains(number) ? tree.text(in: tree.nodes[number].range) : ""
    #expect(digits == "¹²")
    #expect(tree.dump == "(^ x (- 12))")
  }

  /// The source under each node, in postorder.
  @Test(arguments: [
    ("(1 + 2)*x", ["1", "2", "1 + 2", "x", "(1 + 2)*x"]),
    ("100 - 10%", ["100", "10", "100 - 10%"]),
    ("sin²(x) y", ["x", "sin²(x)", "²", "sin²(x)", "y", "sin²(x) y"]),
    ("- |π|!", ["π", "|π|", "|π|!", "- |π|!"]),
    ("f [1, 2]", ["1", "2", "f [1, 2]"]),
    ("([1, 2 ])", ["1", "2", "[1, 2 ]"]),
    ("30°15'", ["30", "30°", "15", "15'", "30°15'"]),
  ])
  func rangesCoverWhatWasWritten(_ text: String, _ expected: [String]) throws {
    let tree = try tree(text)
    #expect(tree.nodes.map { tree.text(in: $0.range) } == expected)
  }

  @Test func statementsSayWhatTheyDo() throws {
    let statements = try Syntax.parse(
      "  x = 5 ; g(a; b) = a b # names\n g(1,2)", functions: FunctionNames(testFunctions))
    #expect(statements.map(\.dump) == ["(= x 5)", "(= (g a b) (* a b))", "(g 1 2)"])
  }

  /// Whether the name `x` in a text was meant to be a function.
  @Test(arguments: [
    ("x(1)", true), ("x (1)", false), ("2^-x(3)", true), ("x[1; 2]", true), ("x [1; 2]", false),
    ("-2*x[1, 2]", true), ("(2x)[1; 2]", false), ("x[1 + 2]", false), ("x{1}", false), ("x", false),
    ("x*(1)", false), ("3[1; 2]x", false), ("x!(3)", false),
  ])
  func aNameKnowsWhetherArgumentsFollow(_ text: String, _ isBeforeArguments: Bool) throws {
    let names = try tree(text).nodes.compactMap { node -> Bool? in
      if case .name(let isBeforeArguments) = node.kind { isBeforeArguments } else { nil }
    }
    #expect(names == [isBeforeArguments])
  }

  /// Whether a unit behind a quotient may be meant for all of it, and the dividend as it was typed.
  @Test(arguments: [
    ("π/6 rad", "π"), ("(1 + 2)/6deg", "(1 + 2)"), ("2*y / (3) turn", "2*y"),
    ("([2])/(1 + 2) gon", "([2])"), ("1/max(1; 2) rad", "1"), ("π/(6 rad)", nil),
    ("(π/6) rad", nil), ("π/6°", nil), ("90 deg/45 deg", nil), ("2*90°/45 deg", nil),
    ("π/2^3 rad", "π"), ("π/-6 rad", nil), ("π*6 rad", nil), ("1/30 deg 15′", nil),
  ])
  func aDivisionByAnAngleInWordsIsMarked(_ text: String, _ dividend: String?) throws {
    let tree = try tree(text)
    let dividends = tree.nodes.indices.compactMap { index -> String? in
      guard case .infix(.divideByUnit, let left, _) = tree.nodes[index].kind else { return nil }
      return tree.text(ofFirstOperand: left, of: tree.id(at: index))
    }
    #expect(dividends == (dividend.map { [$0] } ?? []))
  }

  @Test func plainPercentsAreHundredths() throws {
    #expect(try tree("200 + 10% - 5%", percent: .plain).dump == "(- (+ 200 (% 10)) (% 5))")
    #expect(try tree("200 + 10% - 5%").dump == "(-% (+% 200 10) 5)")
  }

  @Test func percentagesOfPercentagesAreSums() throws {
    #expect(try tree("50% + 50% - 1%").dump == "(- (+ (% 50) (% 50)) (% 1))")
    #expect(try tree("(50%) + 50%").dump == "(+% (% 50) 50)")
  }

  @Test func bytesThatAreNotUTF8AreAnError() throws {
    for (bytes, range) in [
      ([0x31, 0x2B, 0xFF, 0x31], SourceRange(2, 3)), ([0x23, 0xC0, 0x80], SourceRange(1, 2)),
      ([0xE2, 0x88], SourceRange(0, 2)), ([0xED, 0xA0, 0x80], SourceRange(0, 1)),
      ([0xF4, 0x90, 0x80, 0x80], SourceRange(0, 1)),
    ] as [([UInt8], SourceRange)] {
      let error = #expect(throws: SyntaxError.self) {
        _ = try Syntax.parse(utf8: bytes, functions: [])
      }
      #expect(error == SyntaxError(.invalidUTF8, at: range))
    }
    #expect(try Syntax.parse(utf8: Array("2·π".utf8), functions: [])[0].dump == "(* 2 π)")
  }

  @Test func namesAreToldFromOtherTexts() {
    for name in ["x", "π", "x₁", "Größe", "mods"] { #expect(Syntax.isName(name)) }
    for text in ["", "1x", "x y", " x", "x ", "_x", "½", "\u{FEFF}x"] {
      #expect(!Syntax.isName(text))
    }
    for word in Syntax.reservedWords { #expect(!Syntax.isName(word)) }
  }

  @Test func aFunctionCountsFromItsDefinitionOn() throws {
    #expect(try dump("g(3); g(x) = x²; g 3") == "(* g 3) ; (= (g x) (^ x 2)) ; (g 3)")
  }
}
