// Numbers that leave the keypad and come back: the tape, and what is copied and pasted.

import SciJSON
import SciKeypad

extension PageKeypad {
  /// So many lines of the tape are shown, the newest ones.
  private static let shownLines = 500

  /// The tape, newest line last.
  var tape: JSONObject {
    let lines = record.tape.indices.suffix(Self.shownLines).map { index in
      var line = JSONObject()
      line.add("line", index)
      line.add("text", record.keypad.text(of: record.tape[index], format))
      return line
    }
    var object = JSONObject()
    object.add("lines", lines)
    return object
  }

  /// Enters the result of a line of the tape, exactly.
  mutating func recall(line text: String) -> JSONObject {
    guard let line = Int(text), record.tape.indices.contains(line) else {
      return .error("the tape has no line \(text)")
    }
    return enter(record.tape[line].result)
  }

  /// The text of the number shown, with all its digits where it has a last one.
  mutating func copy() -> JSONObject {
    guard let text = record.keypad.copyText(format) else {
      return .error("there is no result to copy")
    }
    // On a programmer's keypad the text is exact, and says another number in another base.
    copied = record.keypad.word == nil ? Copy(text: text, value: record.keypad.value) : nil
    var object = JSONObject()
    object.add("text", text)
    return object
  }

  /// Enters the number of a text, or presses the keys that it names.
  mutating func paste(_ text: String) -> JSONObject {
    if let copied, copied.text == text { return enter(copied.value) }
    do throws(KeypadPasteError) {
      return enter(try record.keypad.number(pasted: text, in: locale))
    } catch {
      guard error == .notNumber,
        let keys = try? record.keypad.keys(named: text, in: locale), !keys.isEmpty
      else { return .error("the text cannot be pasted: \(error.words)") }
      return press(keys: keys)
    }
  }

  private mutating func enter(_ value: KeypadValue) -> JSONObject {
    if case .refused(let reason) = record.enter(value) { return .error(reason.words) }
    (message, evaluated) = ("", true)
    return state
  }
}
