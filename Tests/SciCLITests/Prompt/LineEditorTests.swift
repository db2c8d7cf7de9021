import TestSupport
import Testing

@testable import SciCLI

/// Texts with `|` at the cursor, as the manuals of Emacs and vi say what keys do.
@Suite struct LineEditorTests {
  private func editor(_ text: String) -> LineEditor {
    var editor = LineEditor()
    let cursor = text.firstIndex(of: "|").map { text[..<$0].count } ?? text.count
    editor.replace(by: text.filter { $0 != "|" }, cursor: cursor)
    return editor
  }

  private func text(_ editor: LineEditor) -> String {
    String(editor.characters[..<editor.cursor]) + "|" + String(editor.characters[editor.cursor...])
  }

  @Test(arguments: [
    (Motion.left, "12|3", "1|23"), (.left, "|12", "|12"), (.right, "12|3", "123|"),
    (.wordStart, "sin(x_1) + 2.5|", "sin(x_1) + |2.5"), (.wordStart, "sin|(x)", "|sin(x)"),
    (.wordEnd, "|sin(x)", "sin|(x)"), (.wordEnd, "sin|(x)", "sin(x|)"),
    (.nextWord, "|sin + 2", "sin |+ 2"), (.lastOfWord, "|sin + 2", "si|n + 2"),
    (.spacedWordStart, "a b(c+d)|", "a |b(c+d)"), (.lineStart, "1\n23|4", "1\n|234"),
    (.lineEnd, "1|2\n3", "12|\n3"), (.start, "1\n2|", "|1\n2"), (.end, "|1\n2", "1\n2|"),
    (.lineText, "  12|", "  |12"), (.bracket, "|f(a[1])", "f(a[1]|)"),
    (.bracket, "f(a[1]|)", "f|(a[1])"), (.find("+", isBefore: false), "|1+2+3", "1|+2+3"),
    (.find("+", isBefore: true), "|12+3", "1|2+3"), (.times(2, .right), "|123", "12|3"),
    (.findBack("+", isBefore: false), "1+2+3|", "1+2|+3"),
  ]) func `motions lead where they should`(motion: Motion, before: String, after: String) {
    var editor = editor(before)
    editor.move(motion)
    #expect(text(editor) == after)
  }

  @Test func `cuts that follow one another are pasted as one`() {
    var editor = editor("one two three|")
    editor.cut(.wordStart)
    editor.cut(.wordStart)
    #expect(text(editor) == "one |")
    editor.paste()
    editor.paste()
    #expect(text(editor) == "one two threetwo three|")
    editor.move(.start)
    editor.cut(.wordEnd)
    editor.paste()
    editor.pasteEarlier()
    #expect(text(editor) == "two three| two threetwo three")
  }

  @Test func `undo goes back step by step, and redo forward`() {
    var editor = LineEditor()
    for letter in "1+2" { editor.insert(String(letter)) }
    editor.cut(.wordStart)
    editor.insert("3")
    #expect(text(editor) == "1+3|")
    editor.undo()
    #expect(text(editor) == "1+|")
    editor.undo()
    #expect(text(editor) == "1+2|")
    editor.undo()
    #expect(text(editor) == "|")
    editor.undo()
    for _ in 0..<3 { editor.redo() }
    #expect(text(editor) == "1+3|")
  }

  @Test func `a mark joins the letter before it`() {
    var editor = editor("e|x")
    editor.insert("\u{301}")
    #expect(editor.characters == ["e\u{301}", "x"])
    #expect(editor.cursor == 1)
    editor.delete(.left)
    #expect(text(editor) == "|x")
  }

  @Test func `letters and neighbours change places and size`() {
    var swapped = editor("ab|")
    swapped.transpose()
    #expect(text(swapped) == "ba|")
    var raised = editor("|sin cos")
    raised.changeCase(over: .wordEnd) { $0.uppercased() }
    #expect(text(raised) == "SIN| cos")
  }

  @Test func `lines of a text are gone through at the same column`() {
    var editor = editor("123\n4\n56|7")
    var isMoved = [editor.moveLine(by: -1)]
    #expect(text(editor) == "123\n4|\n567")
    isMoved += [editor.moveLine(by: -1)]
    #expect(text(editor) == "1|23\n4\n567")
    isMoved += [editor.moveLine(by: -1)]
    #expect(isMoved == [true, true, false])
  }

  /// Every text that keys make keeps the cursor inside, and undoing everything leads back to nothing.
  @Test(arguments: 0..<20) func `no sequence of actions breaks it`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var editor = LineEditor()
    let motions: [Motion] = [
      .left, .right, .wordStart, .nextWord, .wordEnd, .lastOfWord, .spacedWordStart, .bracket,
      .nextSpacedWord, .lineStart, .lineText, .lineEnd, .start, .end, .times(3, .right),
      .find("(", isBefore: true), .findBack("1", isBefore: false),
    ]
    for _ in 0..<400 {
      let motion = motions[Int(random.next() % UInt64(motions.count))]
      switch random.next() % 10 {
      case 0...3:
        editor.insert(["1", "(", ")", " ", "\n", "\u{301}", "x", "￥"][Int(random.next() % 8)])
      case 4: editor.move(motion)
      case 5: editor.delete(motion)
      case 6: editor.cut(motion)
      case 7: editor.paste(isBehind: random.next() % 2 == 0)
      case 8: editor.pasteEarlier()
      default: random.next() % 3 == 0 ? editor.redo() : editor.undo()
      }
      #expect(editor.cursor >= 0 && editor.cursor <= editor.characters.count, "seed \(seed)")
      #expect(Array(editor.text) == editor.characters, "seed \(seed)")
    }
    for _ in 0..<500 { editor.undo() }
    #expect(editor.isEmpty)
  }
}

/// Commands of vi, as its manual has them.
@Suite struct ViCommandTests {
  /// Keys, and what they ask for.
  private static let meanings: [(String, [ViCommands.Action])] = [
    ("dw", [.operate(.delete, .times(1, .nextWord))]),
    ("2d3l", [.operate(.delete, .times(6, .right))]),
    ("cw", [.operate(.change, .times(1, .lastOfWord))]),
    ("dd", [.operate(.delete, nil)]),
    ("yy", [.operate(.copy, nil)]),
    ("dt)", [.operate(.delete, .times(1, .find(")", isBefore: true)))]),
    ("10x", [.edit(.cut(.times(10, .right)))]),
    ("0", [.edit(.move(.times(1, .lineStart)))]),
    (
      "fx;",
      [
        .edit(.move(.times(1, .find("x", isBefore: false)))),
        .edit(.move(.times(1, .find("x", isBefore: false)))),
      ]
    ),
    ("rz", [.replace("z", count: 1)]),
    ("dzx", [.none, .edit(.cut(.times(1, .right)))]),
    ("A", [.insert(.lineEnd)]),
  ]

  @Test(arguments: meanings)
  func `keys become commands`(keys: String, actions: [ViCommands.Action]) {
    var commands = ViCommands()
    let taken: [ViCommands.Action] = keys.map { commands.take($0) }
    #expect(taken.filter { $0 != .wait } == actions)
  }
}
