import Testing

@testable import SciCLI

/// The key `.` of vi, which repeats the last change.
///
/// Each row was typed into Vim 9.0 (`vim -u NONE`), with what stood there, the keys, and what stood there afterwards.
@Suite struct ViRepeatTests {
  @Test(arguments: [
    ("abcdef", "0x.", "cdef"), ("abcdef", "0x3.", "ef"), ("abcdef", "02x.", "ef"),
    ("abcdef", "0x2..", "f"), ("one two three four", "0dw.", "three four"),
    ("one two three four five", "02dw1.", "four five"), ("a1b1c1d", "0dt1x.", "1c1d"),
    ("one two three", "0cwx\u{1b}w.", "x x three"), ("12 34", "0cw5\u{7f}6\u{1b}w.", "6 6"),
    ("a a a", "0rbw.", "b b a"), ("abc", "0~.", "ABc"), ("abab", "0xp.", "baaab"),
    ("ab", "0ax\u{1b}.", "axxb"), ("ab", "0ix\u{1b}3.", "xxxxab"),
    ("abcd", "0Iz\u{1b}2.", "zzzabcd"),
    ("abc", "0ix\u{1b}u.", "xabc"), ("12+34", "Axy\u{1b}.", "12+34xyxy"),
    ("12+34", "0sxy\u{1b}l.", "xyxy+34"),
    // A number is that of the change until another one is typed.
    ("abcdefgh", "02x.1..", "gh"),
    // Motions and copies are no changes.
    ("1+2+3+4", "0fx.", "1+2+3+4"), ("1 2 3", "0yw.", "1 2 3"),
  ])
  func `a dot repeats the last change`(text: String, keys: String, result: String) {
    let transcript = Transcript("1")
    let streams = transcript.streams(isInteractive: false)
    var session = PromptSession(streams)
    PromptConfiguration("keys vi", path: "").apply(to: &session, streams)
    var line = PromptLine()
    for key in text + "\u{1b}" + keys {
      _ = line.handle(key == "\u{1b}" ? .escape : .character(key), in: &session)
    }
    #expect(line.editor.text == result)
  }
}
