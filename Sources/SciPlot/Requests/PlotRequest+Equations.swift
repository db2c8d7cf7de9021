import SciCalculator
import SciNumber
import SciSyntax

// What people write with an equals sign: `y = x^2`, `x^2 + y^2 = 1`, `r = 1 + cos(θ)` and `f(x) = x^2`.

/// A word with one equals sign in it.
private struct PlotEquation {
  let left: ArraySlice<SourcePiece>
  let right: ArraySlice<SourcePiece>
  private let sign: SourceRange
  private let bytes: [UInt8]

  /// `nil` for words without an equation: expressions, and ranges such as `x=0..1`.
  init?(_ word: String) {
    let pieces = SourcePiece.pieces(of: word)
    guard let sign = pieces.firstIndex(where: { $0.text == "=" }) else { return nil }
    (left, right) = (pieces[..<sign], pieces[(sign + 1)...])
    (self.sign, bytes) = (pieces[sign].range, Array(word.utf8))
    let isRange = right.contains { $0.text == ".." }
    guard !left.isEmpty, !right.isEmpty, !isRange, !right.contains(where: { $0.text == "=" })
    else { return nil }
  }

  /// The left side, if it is a name.
  var name: String? {
    left.count == 1 && left[0].kind == .word ? left[0].text : nil
  }

  /// The name and the parameter, if the left side is a function that the language does not have, of one number.
  var function: (name: String, parameter: String)? {
    guard left.count == 4, left[0].kind == .word, left[1].text == "(", left[2].kind == .word,
      left[3].text == ")", !Calculator.isTaken(left[0].text)
    else { return nil }
    return (left[0].text, left[2].text)
  }

  func mentions(_ name: String) -> Bool { right.contains { $0.text == name } }

  /// The right side, with spaces before it, so that errors are where they were typed.
  var value: String {
    String(decoding: bytes[sign.upper...], as: UTF8.self).indented(by: sign.upper)
  }

  /// The condition that both sides are equal, in which the second sign takes the place of a space if there is one.
  var condition: String {
    let hasSpace = bytes[sign.upper] == UInt8(ascii: " ")
    let rest = bytes[(hasSpace ? sign.upper + 1 : sign.upper)...]
    return String(decoding: bytes[..<sign.lower] + Array("==".utf8) + rest, as: UTF8.self)
  }
}

extension PlotRequest {
  /// The names that an angle has in a polar curve.
  static let angleNames = ["t", "theta", "θ"]

  /// Writes the equations among the words as what is drawn: the right side of `y = x^2`, and `x^2 + y^2 == 1` for `x^2 + y^2 = 1`.
  ///
  /// Other names get numbers, such as `a = 2`. So does y where another word has a y in it, x where another name has a range, and r beside anything
  /// but polar curves.
  ///
  /// - Returns: the words as they were typed, by those that took their places.
  mutating func readEquations() -> [String: String] {
    words = words.flatMap { PlotWords.expressions(in: $0) }
    let equations = words.map { PlotEquation($0) }
    if !isPolar { isPolar = isPolar(equations) }
    var typed: [String: String] = [:]
    for (index, equation) in equations.enumerated() {
      guard let equation, let drawn = drawn(equation, among: equations) else { continue }
      typed[drawn] = words[index]
      words[index] = drawn
    }
    return typed
  }

  /// Whether all that is drawn are equations such as `r = 1 + cos(t)`, or a single one such as `r = 2`.
  private func isPolar(_ equations: [PlotEquation?]) -> Bool {
    var drawn: [PlotEquation] = []
    for (word, equation) in zip(words, equations) {
      switch equation?.name {
      case "r": if let equation { drawn.append(equation) }
      case "x", Relation.vertical: return false
      case nil: if Syntax.definedName(inWord: word) == nil { return false }
      default: break
      }
    }
    let haveAngles = drawn.allSatisfy { equation in
      Self.angleNames.contains { equation.mentions($0) }
    }
    return drawn.count == 1 || !drawn.isEmpty && haveAngles
  }

  /// What is drawn of an equation; `nil` where it gives a name a number.
  private mutating func drawn(
    _ equation: PlotEquation, among equations: [PlotEquation?]
  ) -> String? {
    switch equation.name {
    case "r": isPolar ? equation.value : nil
    case Relation.vertical:
      equation.mentions("x") || !isVerticalUsed(equations) ? equation.value : nil
    case "x":
      equation.mentions(Relation.vertical) || !isList(equation) && !hasOtherRange
        ? equation.condition : nil
    case nil: call(of: equation) ?? equation.condition
    default: nil
    }
  }

  /// Whether a word has a y in it that is no name before an equals sign.
  private func isVerticalUsed(_ equations: [PlotEquation?]) -> Bool {
    zip(words, equations).contains { word, equation in
      if let equation, equation.name != nil { return equation.mentions(Relation.vertical) }
      return Syntax.definedName(inWord: word) == nil
        && SourcePiece.pieces(of: word).contains { $0.text == Relation.vertical }
    }
  }

  private func isList(_ equation: PlotEquation) -> Bool { equation.right.first?.text == "[" }

  /// The names that words give ranges.
  private var rangedNames: [String] {
    words.filter { PlotEquation($0) == nil }.compactMap { Syntax.definedName(inWord: $0) }
  }

  /// Whether another name than x and y has a range, and so stands for the numbers of the horizontal axis or of a path.
  private var hasOtherRange: Bool {
    rangedNames.contains { !["x", Relation.vertical].contains($0) }
  }

  /// Defines the function that an equation says, if it says one.
  ///
  /// - Returns: what draws it, such as `f(x)`.
  private mutating func call(of equation: PlotEquation) -> String? {
    guard let (name, parameter) = equation.function else { return nil }
    functions.take(name, of: parameter, as: Array(equation.right), known)
    return "\(name)(\(rangedNames.contains(parameter) ? parameter : "x"))"
  }
}
