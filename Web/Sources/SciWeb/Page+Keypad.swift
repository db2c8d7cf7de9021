import SciJSON
import SciKeypad
import SciLocale
import SciNumber

/// The keypad of a page.
struct PageKeypad {
  var record = KeypadRecord()
  /// Where the random numbers begin.
  var seed: UInt64 = 0
  var locale = NumberLocale.en
  var format = DisplayFormat.english
  /// What was copied last, so that the same text gives back a number that has no exact text.
  var copied: Copy?

  struct Copy {
    var text: String
    var value: KeypadValue
  }

  /// What happened, in words: why a key was refused, or why there is no result.
  var message = ""
  /// Whether the last key computed something, even if the display looks the same.
  var evaluated = false
}

extension Page {
  static let keypadFunctions: [(String, Function)] = [
    ("keypad.state", { page, _ in page.keypad.state }),
    ("keypad.begin", { page, words in page.keypad.begin(seed: words.first) }),
    ("keypad.press", { page, words in page.keypad.press(words) }),
    ("keypad.undo", { page, _ in page.keypad.undo() }),
    ("keypad.redo", { page, _ in page.keypad.redo() }),
    ("keypad.turn", { page, words in page.keypad.turn(isLandscape: words.first == "landscape") }),
    ("keypad.locale", { page, words in page.keypad.setLocale(words.first ?? "") }),
    ("keypad.tape", { page, _ in page.keypad.tape }),
    ("keypad.recall", { page, words in page.keypad.recall(line: words.first ?? "") }),
    ("keypad.copy", { page, _ in page.keypad.copy() }),
    ("keypad.paste", { page, words in page.keypad.paste(words.first ?? "") }),
    ("keypad.keyboard", { page, _ in page.keypad.keyboard }),
    ("keypad.options", { page, _ in page.keypad.optionsForm }),
    ("keypad.set", { page, words in page.keypad.set(words) }),
    ("keypad.profile", { page, words in page.keypad.setProfile(words.first ?? "") }),
    ("keypad.save", { page, _ in page.keypad.saved }),
    ("keypad.restore", { page, words in page.keypad.restore(words) }),
  ]
}

// MARK: - Keys

extension PageKeypad {
  /// Begins anew with the same options, turned as it was.
  mutating func begin(seed text: String?) -> JSONObject {
    seed = text.flatMap { UInt64($0) } ?? seed
    let keypad = record.keypad
    record = KeypadRecord(options: keypad.options, seed: seed)
    return turn(isLandscape: keypad.isLandscape)
  }

  /// Presses the keys of tokens.
  mutating func press(_ tokens: [String]) -> JSONObject {
    note()
    for token in tokens {
      guard let key = KeypadKey(token: token) else {
        return .error("no key is called \(token)")
      }
      note(record.press(key))
    }
    return state
  }

  /// Presses keys.
  mutating func press(keys: [KeypadKey]) -> JSONObject {
    note()
    for key in keys { note(record.press(key)) }
    return state
  }

  private mutating func note(_ effect: KeypadEffect = .unchanged) {
    (message, evaluated) = ("", false)
    switch effect {
    case .unchanged, .changed: break
    case .evaluated: evaluated = true
    case .refused(let reason): message = reason.words
    case .failed(let reason): message = reason.words
    }
  }

  mutating func undo() -> JSONObject {
    note()
    if !record.undo() { message = "there is nothing to undo" }
    return state
  }

  mutating func redo() -> JSONObject {
    note()
    if !record.redo() { message = "there is nothing to redo" }
    return state
  }

  mutating func turn(isLandscape: Bool) -> JSONObject {
    note()
    if record.keypad.isLandscape != isLandscape { record.press(.rotate) }
    return state
  }

  /// Writes numbers in the way of a locale; an unknown one changes nothing.
  mutating func setLocale(_ tag: String) -> JSONObject {
    note()
    guard let locale = try? NumberLocale(tag), let format = DisplayFormat(locale: tag) else {
      return .error("no locale is called \(tag)")
    }
    (self.locale, self.format) = (locale, format)
    return state
  }

  /// The tokens of the characters of a keyboard, with the digits of the locale; those of the layout that is shown.
  var keyboard: JSONObject {
    let layout = record.keypad.options.layout
    var characters = (0x21...0x7e).map { Character(Unicode.Scalar(UInt8($0))) }
    characters += format.digits.compactMap { $0.first }
    characters += KeypadKey.all(on: layout).flatMap { $0.spellings }.filter { $0.count == 1 }
      .compactMap { $0.first }
    var object = JSONObject()
    for character in characters {
      if let key = KeypadKey(typed: character, on: layout) {
        object.add(String(character), key.token)
      }
    }
    return object
  }
}

// MARK: - What is shown

extension PageKeypad {
  /// All that the page shows of the keypad.
  var state: JSONObject {
    let snapshot = record.keypad.snapshot(format)
    var object = JSONObject()
    object.add("text", snapshot.text)
    object.add("calculation", record.calculationText(format))
    object.add("spoken", spoken(snapshot))
    object.add("message", message)
    object.add("evaluated", evaluated)
    object.add("isError", snapshot.isError)
    object.add("isLandscape", snapshot.isLandscape)
    object.add("canUndo", record.canUndo)
    object.add("canRedo", !record.undoneSteps.isEmpty)
    object.add("canDelete", snapshot.isEntering)
    object.add("tapeCount", record.tape.count)
    object.add("layout", snapshot.layout.rawValue)
    object.add("signs", signs(snapshot))
    object.add("rows", rows(snapshot))
    return object
  }

  /// The display as it is read aloud, with the operator that is lit.
  private func spoken(_ snapshot: KeypadSnapshot) -> String {
    guard let key = snapshot.litOperator else { return snapshot.spokenText }
    return snapshot.spokenText + ", " + KeypadLayout.spokenFace(.binary(key), snapshot)
  }

  /// What stands beside the display: radians, memory, open brackets.
  private func signs(_ snapshot: KeypadSnapshot) -> [JSONObject] {
    var signs: [JSONObject] = []
    if let word = snapshot.word?.format {
      let keys = [KeypadKey.base(word.base), .size(word.size)]
      signs += keys.map { key in
        JSONObject([
          "text": KeypadLayout.face(key, snapshot), "name": KeypadLayout.spokenFace(key, snapshot),
        ])
      }
      if !word.isSigned {
        signs.append(JSONObject(["text": "unsigned", "name": "unsigned words"]))
      }
    } else if snapshot.isLandscape, snapshot.angle != .degrees {
      let unit = snapshot.angle
      signs.append(JSONObject(["text": unit.face, "name": unit.rawValue]))
    }
    if snapshot.isMemoryLit {
      signs.append(JSONObject(["text": "M", "name": "the memory holds a number"]))
    }
    if snapshot.bracketDepth > 0 {
      let depth = snapshot.bracketDepth
      signs.append(
        JSONObject([
          "text": String(repeating: "(", count: min(depth, 3)) + (depth > 3 ? "…" : ""),
          "name": depth == 1 ? "one open bracket" : "\(depth) open brackets",
        ]))
    }
    return signs
  }

  private func rows(_ snapshot: KeypadSnapshot) -> [JSONObject] {
    KeypadLayout.rows(snapshot).map { row in
      var keys: [JSONObject] = []
      var index = 0
      while index < row.count {
        // A key that is two columns wide stands twice.
        let span = row[index...].prefix { $0 == row[index] }.count
        keys.append(key(row[index], span: span, snapshot))
        index += span
      }
      var object = JSONObject()
      object.add("keys", keys)
      return object
    }
  }

  private func key(_ key: KeypadKey, span: Int, _ snapshot: KeypadSnapshot) -> JSONObject {
    var object = JSONObject()
    object.add("token", key.token)
    object.add("face", KeypadLayout.face(key, snapshot, format))
    object.add("name", KeypadLayout.spokenFace(key, snapshot))
    object.add("kind", Self.kind(key))
    object.add("span", span)
    object.add("isLit", KeypadLayout.isLit(key, snapshot))
    object.add("isEnabled", KeypadLayout.isEnabled(key, snapshot))
    return object
  }

  /// How a key looks.
  private static func kind(_ key: KeypadKey) -> String {
    switch key {
    case .digit, .decimalPoint: "digit"
    case .binary(.add), .binary(.subtract), .binary(.multiply), .binary(.divide), .equals:
      "operator"
    case .clear, .toggleSign, .percent: "command"
    default: "function"
    }
  }
}
