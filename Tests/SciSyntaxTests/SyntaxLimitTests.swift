import Foundation
import SciSyntax
import TestSupport
import Testing

/// Large texts on a small stack, and what is too large.
@Suite struct SyntaxLimitTests {
  /// Runs some work on a thread with a stack of 512 KiB.
  private func onSmallStack<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result? {
    let box = Box<Result>()
    let thread = Thread { box.finish(work()) }
    thread.stackSize = 512 << 10
    thread.start()
    return box.wait()
  }

  private func nodeCount(_ text: String) -> Int? {
    onSmallStack {
      try? Syntax.parse(text, functions: FunctionNames(testFunctions)).first?.tree.nodes.count
    }
    .flatMap { $0 }
  }

  private static let million = 1_000_000

  @Test func aMillionBracketsAreRead() {
    let count = Self.million
    let text = String(repeating: "(", count: count) + "1" + String(repeating: ")", count: count)
    #expect(nodeCount(text) == 1)
  }

  @Test func aListOfAMillionElementsIsRead() {
    let text = "[" + String(repeating: "1;", count: Self.million) + "1]"
    #expect(nodeCount(text) == Self.million + 2)
  }

  @Test func aMillionListsInListsAreRead() {
    let count = Self.million
    let text = String(repeating: "[1;", count: count) + "1" + String(repeating: "]", count: count)
    #expect(nodeCount(text) == 2 * count + 1)
  }

  @Test func aMillionOperatorsAreRead() {
    #expect(nodeCount("1" + String(repeating: "+1", count: Self.million)) == 2 * Self.million + 1)
  }

  @Test func aMillionSignsAreRead() {
    #expect(nodeCount(String(repeating: "-", count: Self.million) + "1") == Self.million + 1)
  }

  @Test(arguments: [("2^", "2"), ("sin ", "2"), ("x²+|", "y"), ("f(1;[", "x"), ("x y", "")])
  func repeatedPiecesAreReadOrRefused(_ piece: String, _ end: String) {
    let text = String(repeating: piece, count: 100_000) + end
    let answered = onSmallStack {
      let statements = try? Syntax.parse(text, functions: FunctionNames(testFunctions))
      return (statements?.first?.tree.dump.utf8.count ?? 0) >= 0
    }
    #expect(answered == true)
  }

  /// Each unit asks what stands around it; none may walk over all that was read.
  @Test(
    arguments: [
      ("5 m / ", "5 m"), ("5 ft 3 in + ", "1"), ("5 ft 3 in ", ""), ("(", "5 km"), ("x to ", "m"),
      ("2^min ^ ", "2"), ("m/-5 s^", "2"), ("5 min ", "3 sec"), ("m^-", "5 in m"), ("sec ", "m"),
      ("5 lb 3 ", "m"),
      ("f(x;m;1;3)/5 m + ", "1"), ("CHF 5 + ", "1"), ("|5 min", "|"), ("20°C + ", "1"),
      ("2^m/", "1 m"),
      ("x in ", "m"), ("5 in ", "m"), ("min step ", "1"), ("2^sec step ^ ", "1"),
    ] as [(String, String)])
  func unitsAreReadInLinearTime(_ piece: String, _ end: String) {
    let count = 100_000
    let closing = piece == "(" ? String(repeating: " to m)", count: count) : ""
    let text = String(repeating: piece, count: count) + end + closing
    let signs = "1/" + String(repeating: "-", count: count) + "5 m"
    let answered = onSmallStack {
      for text in [text, signs] {
        _ = try? Syntax.parse(text, functions: testNames.functionNames(), units: testUnits)
      }
      return true
    }
    #expect(answered == true)
  }

  @Test func deepTreesAreWrittenAndReadAgainOnASmallStack() {
    let text =
      String(repeating: "-(1+", count: 100_000) + "1" + String(repeating: ")", count: 100_000)
    let same = onSmallStack {
      let tree = try? Syntax.parse(text, functions: []).first?.tree
      let again = try? tree.flatMap { try Syntax.parse($0.bracketed, functions: []).first?.tree }
      return again?.dump == tree?.dump && tree != nil
    }
    #expect(same == true)
  }

  @Test func lineOfAMegabyteIsOneNumber() {
    #expect(nodeCount(String(repeating: "7", count: 1 << 20)) == 1)
    #expect(nodeCount(String(repeating: "x", count: 1 << 20)) == 1)
  }

  @Test func deeperThanTheLimitIsRefused() {
    let text = String(repeating: "(", count: Syntax.maximumDepth + 1)
    let error = #expect(throws: SyntaxError.self) { _ = try Syntax.parse(text, functions: []) }
    #expect(error?.reason == .tooDeep(limit: Syntax.maximumDepth))
    #expect(error?.range == SourceRange(Syntax.maximumDepth, Syntax.maximumDepth + 1))
  }

  @Test func longerThanTheLimitIsRefused() {
    let text = String.blanks(Syntax.maximumLength + 1)
    let error = #expect(throws: SyntaxError.self) { _ = try Syntax.parse(text, functions: []) }
    #expect(error?.reason == .tooLong(limit: Syntax.maximumLength))
  }

  /// Bytes and texts that nobody wrote on purpose; the seed is fixed.
  @Test func noTextIsTooStrange() {
    var random = SplitMix64(seed: 4)
    let alphabet = Array(
      "0123456789.eE+-*/^!%()[]{}|⌊⌋⌈⌉°′″'\"=<>,;# \n√∛²⁻¹xsinfmodradπ\u{202F}\u{200B}")
    let renderer = DiagnosticRenderer(width: 40)
    for round in 0..<3000 {
      let bytes: [UInt8] =
        round.isMultiple(of: 2)
        ? (0..<20).map { _ in UInt8.random(in: 0...255, using: &random) }
        : Array(String((0..<20).map { _ in alphabet.randomElement(using: &random) ?? "1" }).utf8)
      do throws(SyntaxError) {
        _ = try Syntax.parse(utf8: bytes, functions: FunctionNames(testFunctions))
      } catch {
        #expect(error.range.upper <= bytes.count, "\(bytes)")
        let diagnostic = error.diagnostic(inUTF8: bytes)
        #expect(!renderer.render(diagnostic, inUTF8: bytes).isEmpty)
      }
    }
  }
}

/// Hands a result from one thread to another.
private final class Box<Value: Sendable>: @unchecked Sendable {  // guarded by the condition
  private let condition = NSCondition()
  private var value: Value?

  func finish(_ value: Value) {
    condition.lock()
    self.value = value
    condition.signal()
    condition.unlock()
  }

  func wait() -> Value? {
    condition.lock()
    defer { condition.unlock() }
    while value == nil { condition.wait() }
    return value
  }
}
