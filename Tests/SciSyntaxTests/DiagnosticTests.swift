import SciSyntax
import Testing

/// How diagnostics look, to the column.
@Suite struct DiagnosticTests {
  private func rendered(_ text: String, width: Int = 80) -> String {
    let error = #expect(throws: SyntaxError.self) {
      _ = try Syntax.parse(text, functions: FunctionNames(testFunctions))
    }
    guard let diagnostic = error?.diagnostic(in: text) else { return "" }
    return DiagnosticRenderer(width: width).render(diagnostic, in: text)
  }

  @Test func theMarkStandsUnderTheWrongPart() {
    #expect(
      rendered("2 + 3 44") == """
        error: expected an operator before `44`
          2 + 3 44
                ^~
          note: a space does not join digits, and a product of numbers needs `*`
        """)
  }

  @Test func wideCharactersTakeTwoColumns() {
    #expect(
      rendered("漢字 + é + 1,234 # 👩‍🚀").hasPrefix(
        """
        error: `1,234` can be read as 1234 or as 1.234
          漢字 + é + 1,234 # 👩‍🚀
                     ^~~~~
        """))
  }

  @Test func tabsGoToMultiplesOfEight() {
    #expect(
      rendered("1\t+\t*").hasPrefix(
        """
        error: expected a number, a name or `(` before `*`
          1       +       *
                          ^
        """))
  }

  @Test func severalLinesAreNumbered() {
    #expect(
      rendered("x = 1\r\ny = (x\nz").hasPrefix(
        """
        error: `(` is never closed
        2 | y = (x
          |     ^ expected `)` after it
          note: add `)`
        """))
  }

  @Test func longLinesAreCutAroundTheMark() {
    let text = String(repeating: "1+", count: 60) + "*2" + String(repeating: "+3", count: 60)
    #expect(
      rendered(text, width: 32) == """
        error: expected a number, a name or `(` before `*`
          …1+1+1+1+1+1+1+*2+3+3+3+3+3+3…
                         ^
        """)
  }

  @Test func whatCannotBeSeenIsSpelledOut() {
    #expect(
      rendered("1\u{200B}+\u{7}2") == """
        error: a character that cannot be seen stands here: U+200B ZERO WIDTH SPACE
          1\\u{200B}+\\u{7}2
           ^~~~~~~~
          note: remove it
        """)
  }

  /// Where units are given, `hax` may be one.
  @Test func withoutUnitsEachConversionIsToAForm() {
    #expect(
      rendered("255 to hax") == """
        error: unknown form `hax`
          255 to hax
                 ^~~
          note: did you mean `hex`?
        """)
    #expect(rendered("255 to 5").hasPrefix("error: unknown form `5`"))
  }

  @Test func aDiagnosticCanBeMadeByOthers() {
    let diagnostic = Diagnostic(
      "unknown function `sni`", at: SourceRange(4, 7), label: "did you mean `sin`?",
      fixIts: [.init(SourceRange(4, 7), "sin")])
    #expect(
      DiagnosticRenderer(width: 80).render(diagnostic, in: "2 * sni(3)") == """
        error: unknown function `sni`
          2 * sni(3)
              ^~~ did you mean `sin`?
          note: write `sin`
        """)
    #expect(diagnostic.fixIts[0].applied(to: "2 * sni(3)") == "2 * sin(3)")
  }

  /// Every fix-it of the rejected texts gives a text whose first error, if any, is another one.
  @Test func fixItsMendWhatTheyAreFor() throws {
    for block in try GrammarFiles.text("corpus/reject.txt").split(separator: "\n\n")
    where block.hasPrefix("> ") {
      let text = unescaped(String(block.prefix { $0 != "\n" }.dropFirst(2)))
      let error = #expect(throws: SyntaxError.self) { _ = try dump(text) }
      for fixIt in error?.diagnostic(in: text).fixIts ?? [] {
        let mended = fixIt.applied(to: text)
        do throws(SyntaxError) {
          _ = try dump(mended)
        } catch let other {
          #expect(
            other.reason != error?.reason || other.range != error?.range, "\(text) → \(mended)")
        }
      }
    }
  }
}

/// Suggestions for names that are not known.
@Suite struct SpellingTests {
  private let names = ["sin", "asin", "sinh", "cos", "sqrt", "ln", "lg", "log", "arctan", "pi"]

  @Test(arguments: [
    ("sni", ["sin"]), ("sn", ["ln", "sin"]), ("Sin", ["sin"]), ("sqr", ["sqrt"]),
    ("artcan", ["arctan"]), ("xyz", []), ("x", []), ("cosine", []), ("sin", ["asin", "sinh"]),
  ])
  func nearNamesAreSuggested(_ word: String, _ suggestions: [String]) {
    #expect(Spelling.suggestions(for: word, among: names) == suggestions)
  }
}
