/// An expression as it was understood: nodes in postorder, children before their parents.
///
/// The nodes of a subtree lie side by side and end with its root, so that a forward sweep over
/// `nodes` meets every operand before its operator and needs no recursion. Brackets leave no
/// node. The tree keeps the source it was read from and shares it with its siblings.
///
/// ```swift
/// let tree = try Syntax.parse("1 + 2*x", functions: [])[0].tree
/// print(tree.dump)  // (+ 1 (* 2 x))
/// print(tree.nodes.count, tree.text(of: tree.root))  // 5 1 + 2*x
/// ```
public struct Tree: Hashable, Sendable {
  /// The UTF-8 text that the ranges refer to.
  ///
  /// Not public: what a caller has to know of the text stands in the nodes.
  @usableFromInline private(set) var source: [UInt8]

  /// All nodes, children before parents; a node's position is its `ID`.
  public internal(set) var nodes: [Node] = []

  /// The arguments of all calls and the elements of all lists; each says which of them are its own.
  public internal(set) var arguments: [ID] = []

  /// All calls, in the order in which they end.
  public internal(set) var calls: [Call] = []

  /// Whether there is a condition, or an operator whose right operand may not be computed.
  package internal(set) var hasBranches = false

  /// Whether there is a conversion to a unit.
  package internal(set) var hasConversions = false

  /// Whether something stands in it that is often meant otherwise, so that its reading has to be looked at.
  package internal(set) var mayBeMisread = false

  /// All comparisons of three operands or more, in the order in which they end.
  public internal(set) var chains: [Chain] = []

  init(source: [UInt8]) {
    self.source = source
  }

  /// Makes a tree without nodes, which stands for nothing.
  package init() {
    self.init(source: [])
  }

  /// Becomes a tree without nodes, in the memory of what it was.
  mutating func begin(source: [UInt8]) {
    self.source = source
    hasBranches = false
    hasConversions = false
    mayBeMisread = false
    if !nodes.isEmpty { nodes.removeAll(keepingCapacity: true) }
    if !calls.isEmpty { calls.removeAll(keepingCapacity: true) }
    if !arguments.isEmpty { arguments.removeAll(keepingCapacity: true) }
    if !chains.isEmpty { chains = [] }
  }
}

extension Tree {
  /// The position of a node in its tree.
  public struct ID: Hashable, Sendable, Comparable {
    private let position: UInt32

    init(_ index: Int) {
      position = UInt32(truncatingIfNeeded: index)
    }

    /// The position in `nodes`.
    public var index: Int { Int(position) }

    /// Whether the first node stands before the second.
    public static func < (first: ID, second: ID) -> Bool { first.position < second.position }
  }

  /// What a node is, and where it was read.
  public struct Node: Hashable, Sendable {
    /// What the node is.
    public var kind: Kind

    /// Where it was read, without brackets around it.
    public var range: SourceRange
  }

  /// What a node is.
  public enum Kind: Hashable, Sendable {
    /// A number as it is written; `literal(of:)` has its digits.
    case number(NumberKind)
    /// A constant, a variable or a parameter; `text(of:)` has its name.
    ///
    /// `beforeArguments`: whether `(` or a list follows at once, so that it was meant to be a function.
    case name(beforeArguments: Bool)
    /// An operator before its operand.
    case prefix(PrefixOperator, ID)
    /// An operator after its operand.
    case postfix(PostfixOperator, ID)
    /// An operator between two operands, the left one first.
    case infix(InfixOperator, ID, ID)
    /// Marks around an operand, as in `|x|`.
    case enclosed(Enclosure, ID)
    /// A call of a function: a position in `calls`.
    case call(Int32)
    /// Two elements or more in square brackets, or one that is all of an argument: their positions in `arguments`.
    case list(Elements)
    /// `a..b`, or `a..b step c`: two or three positions in `arguments`.
    case range(Elements)
    /// `c ? a : b`: three positions in `arguments`.
    case condition(Elements)
    /// Three operands or more with comparisons between them, as in `0 < x < 1`: a position in `chains`.
    case chain(Int32)
  }

  /// Which of a tree's `arguments` are the elements of a list.
  public struct Elements: BitwiseCopyable, Hashable, Sendable {
    private var first: UInt32
    private var storedCount: UInt32

    init(_ positions: Range<Int>) {
      first = UInt32(truncatingIfNeeded: positions.lowerBound)
      storedCount = UInt32(truncatingIfNeeded: positions.count)
    }

    /// How many elements the list has.
    public var count: Int { Int(storedCount) }

    /// The positions in `Tree.arguments` of the elements.
    public var positions: Range<Int> { Int(first)..<Int(first) + count }
  }

  /// How a number is written.
  public enum NumberKind: UInt8, Hashable, Sendable, CaseIterable {
    /// `12`, `.5`, `1e-3`
    case decimal
    /// `0.1(6)`: the digits in brackets repeat without end
    case repeating
    /// `0xFF`
    case hexadecimal
    /// `0b101`
    case binary
    /// `0o17`
    case octal
    /// `0x1.8p3`, `16#ff`, `7#0.1`
    case radix
    /// `½`, `2½`
    case mixed
    /// `@2024-02-29`, `@2024-02-29T14:30[Europe/London]`, `@14:30`: a day or a time, and no number
    case date
  }

  /// Comparisons that hold together: of each operand with the next.
  public struct Chain: Hashable, Sendable {
    /// The positions in `Tree.arguments` of the operands.
    public var operands: Elements

    /// The comparisons, one less than there are operands.
    public var operators: [InfixOperator]
  }

  /// A call of a function.
  public struct Call: Hashable, Sendable {
    /// Where the function's name stands.
    public var nameRange: SourceRange

    /// Whether the inverse function is meant, as in `sin⁻¹(x)`.
    public var isInverse: Bool

    private var firstArgument: UInt32
    private var argumentCount: UInt32

    init(nameRange: SourceRange, isInverse: Bool, arguments: Range<Int>) {
      self.nameRange = nameRange
      self.isInverse = isInverse
      firstArgument = UInt32(truncatingIfNeeded: arguments.lowerBound)
      argumentCount = UInt32(truncatingIfNeeded: arguments.count)
    }

    /// The positions in `Tree.arguments` of this call's arguments.
    public var arguments: Range<Int> {
      Int(firstArgument)..<Int(firstArgument) + Int(argumentCount)
    }
  }
}

// MARK: - Reading

extension Tree {
  /// The node that stands for the whole expression.
  public var root: ID { ID(nodes.count - 1) }

  /// What a node is.
  public subscript(id: ID) -> Kind { nodes[id.index].kind }

  /// Where a node was read, without brackets around it.
  public func range(of id: ID) -> SourceRange { nodes[id.index].range }

  /// The source text of a node: a name's name.
  public func text(of id: ID) -> String { text(in: range(of: id)) }

  /// The source text of a node in UTF-8; it shares the source.
  public func utf8(of id: ID) -> ArraySlice<UInt8> {
    let range = range(of: id)
    return source[range.lower..<range.upper]
  }

  /// Reads the source text of a node in place.
  @inlinable package func withUTF8<Result>(at index: Int, _ body: (Span<UInt8>) -> Result) -> Result
  {
    withUTF8(in: nodes[index].range, body)
  }

  /// Reads the source text of a range in place.
  @inlinable package func withUTF8<Result>(
    in range: SourceRange, _ body: (Span<UInt8>) -> Result
  ) -> Result {
    body(source.span.extracting(range.lower..<range.upper))
  }

  /// The source text of the first operand of a node, with the brackets around the operand.
  public func text(ofFirstOperand operand: ID, of node: ID) -> String {
    let (inner, outer) = (range(of: operand), range(of: node))
    // What begins together with the node and before the operand is brackets that have no node of their own.
    let closing = source[outer.lower..<inner.lower].reversed().compactMap(Self.closingBracket)
    return text(in: SourceRange(outer.lower, inner.upper)) + String(closing)
  }

  private static func closingBracket(_ byte: UInt8) -> Character? {
    switch byte {
    case UInt8(ascii: "("): ")"
    case UInt8(ascii: "["): "]"
    case UInt8(ascii: "{"): "}"
    default: nil
    }
  }

  /// The source text of a range.
  public func text(in range: SourceRange) -> String {
    String(decoding: source[range.lower..<range.upper], as: UTF8.self)
  }

  /// The function's name in a call.
  public func name(of call: Call) -> String { text(in: call.nameRange) }

  /// The arguments of a call, from left to right.
  public func arguments(of call: Call) -> ArraySlice<ID> { arguments[call.arguments] }

  /// The elements of a list, from left to right.
  public func elements(of list: Elements) -> ArraySlice<ID> { arguments[list.positions] }

  /// The digits of a number in ASCII.
  ///
  /// Digit separators and the prefixes `0x`, `0b`, `0o` of integers are left out; a minus in an exponent is
  /// `-`, superscript digits are plain digits. A decimal is `digits? ("." digits?)? ([eE] [+-]?
  /// digits)?` with at least one digit before the exponent; a repeating decimal has `(digits)`
  /// before the exponent. A number in another base with a point keeps its prefix, as in `0x1.8p-3` and `7#0.1`. The slice shares the source where nothing had to be changed.
  public func literal(of id: ID) -> ArraySlice<UInt8> {
    let range = range(of: id)
    guard case .number(let kind) = self[id] else { return [] }
    let hasPrefix = kind == .hexadecimal || kind == .binary || kind == .octal
    let written = source[range.lower + (hasPrefix ? 2 : 0)..<range.upper]
    guard
      written.contains(where: {
        $0 >= 0x80 || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "'")
      })
    else { return written }
    return Tree.cleaned(written)[...]
  }

  private static func cleaned(_ written: ArraySlice<UInt8>) -> [UInt8] {
    String(decoding: written, as: UTF8.self).unicodeScalars.compactMap { scalar in
      if let digit = Characters.superscriptDigit(scalar.value) { return UInt8(ascii: "0") + digit }
      if Characters.isMinus(scalar.value) { return UInt8(ascii: "-") }
      if Characters.token(scalar.value) == .plus { return UInt8(ascii: "+") }
      if let digit = Characters.subscriptDigit(scalar.value) { return UInt8(ascii: "0") + digit }
      return scalar.isASCII && scalar != "_" && scalar != "'" ? UInt8(scalar.value) : nil
    }
  }
}

extension Tree {
  /// The parts of a number such as `2½`: digits, of which there may be none, and a fraction.
  ///
  /// - Precondition: the node is such a number.
  public func mixedNumber(
    _ id: ID
  ) -> (whole: ArraySlice<UInt8>, numerator: UInt8, denominator: UInt8) {
    let written = utf8(of: id)
    let whole = written.prefix { $0 < 0x80 }
    guard case .number(.mixed) = self[id],
      let (numerator, denominator) = Characters.vulgarFraction(
        UTF8Text.scalar(in: source, at: whole.endIndex).value)
    else { preconditionFailure("the number has no fraction") }
    return (whole, numerator, denominator)
  }
}

extension Tree {
  /// The position of the first of the nodes that a node and its operands are: they stand side by side and end with it.
  package func firstIndex(of id: ID) -> Int {
    var first = id
    while let operand = firstOperand(of: first) { first = operand }
    return first.index
  }

  /// What ``firstIndex(of:)`` is for each node, in no more time for a deep tree.
  package var firstIndices: [Int] {
    var firsts: [Int] = []
    firsts.reserveCapacity(nodes.count)
    for index in nodes.indices {
      firsts.append(firstOperand(of: id(at: index)).map { firsts[$0.index] } ?? index)
    }
    return firsts
  }

  /// The first operand of a node; `nil` if it has none.
  private func firstOperand(of id: ID) -> ID? {
    switch self[id] {
    case .number, .name: nil
    case .prefix(_, let operand), .postfix(_, let operand), .enclosed(_, let operand),
      .infix(_, let operand, _):
      operand
    case .call(let index): arguments(of: calls[Int(index)]).first
    case .list(let operands), .range(let operands), .condition(let operands):
      arguments[operands.positions.lowerBound]
    case .chain(let index): arguments[chains[Int(index)].operands.positions.lowerBound]
    }
  }
}

// MARK: - Building

extension Tree {
  /// Adds a node after its children.
  mutating func append(_ kind: Kind, at range: SourceRange) -> ID {
    nodes.append(Node(kind: kind, range: range))
    return ID(nodes.count - 1)
  }

  /// Adds a call after its arguments.
  mutating func append(
    _ callee: SourceRange, isInverse: Bool, arguments ids: some Collection<ID>,
    at range: SourceRange
  ) -> ID {
    // A text with one call mostly has more; both tables would grow at the first, the second and the third.
    if calls.capacity == 0 {
      calls.reserveCapacity(4)
      arguments.reserveCapacity(4)
    }
    let first = arguments.count
    arguments.append(contentsOf: ids)
    calls.append(
      Call(nameRange: callee, isInverse: isInverse, arguments: first..<arguments.count))
    return append(.call(Int32(truncatingIfNeeded: calls.count - 1)), at: range)
  }

  /// Adds a list after its elements.
  mutating func append(list ids: some Collection<ID>, at range: SourceRange) -> ID {
    append(.list(elements(ids)), at: range)
  }

  /// Adds the positions of operands, for a node that is made of them.
  mutating func elements(_ ids: some Collection<ID>) -> Elements {
    let first = arguments.count
    arguments.append(contentsOf: ids)
    return Elements(first..<arguments.count)
  }

  /// Adds a condition after its three operands.
  mutating func append(condition ids: some Collection<ID>, at range: SourceRange) -> ID {
    hasBranches = true
    return append(.condition(elements(ids)), at: range)
  }

  /// Adds comparisons that hold together, after their operands.
  mutating func append(
    chain operators: [InfixOperator], of ids: some Collection<ID>, at range: SourceRange
  ) -> ID {
    chains.append(Chain(operands: elements(ids), operators: operators))
    return append(.chain(Int32(truncatingIfNeeded: chains.count - 1)), at: range)
  }

  /// Notes that arguments follow a name.
  mutating func markBeforeArguments(_ name: ID) {
    nodes[name.index].kind = .name(beforeArguments: true)
  }

  /// Whether the last operand of an operation is an angle with its unit.
  func endsInAngle(_ id: ID) -> Bool {
    var last = id
    while true {
      switch self[last] {
      case .postfix(let postfix, _): return postfix.isAngle
      case .infix(.multiply, _, let right), .infix(.divide, _, let right),
        .infix(.juxtapose, _, let right), .infix(.add, _, let right):
        last = right
      default: return false
      }
    }
  }

  /// Takes back the percent sign that was added last, and returns its operand.
  mutating func removeLastPercent() -> ID? {
    guard case .postfix(.percent, let operand) = nodes.last?.kind else { return nil }
    nodes.removeLast()
    return operand
  }
}
