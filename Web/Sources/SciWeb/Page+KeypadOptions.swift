// The switches of the keypad, and what is kept of it when the page is closed.

import SciJSON
import SciKeypad

// MARK: - Switches

extension PageKeypad {
  private static let profileWords: [String: String] = [
    "singleStep": "Each key acts at once", "appleClassic": "Products before sums",
    "windows": "The keys of Windows' scientific calculator",
    "programmer": "Words of 8 to 64 bits in four bases, for programmers",
  ]

  /// The profiles, and each switch with its value and what it can be set to.
  var optionsForm: JSONObject {
    let options = record.keypad.options
    var object = JSONObject()
    object.add(
      "profiles",
      KeypadOptions.profiles.map { profile in
        var entry = JSONObject([
          "name": profile.key, "words": Self.profileWords[profile.key] ?? profile.key,
        ])
        entry.add("isCurrent", profile.value == options)
        return entry
      })
    object.add("switches", KeypadOptions.switches.map { Self.form($0, options.value(of: $0)) })
    return object
  }

  private static func form(_ keypadSwitch: KeypadSwitch, _ value: String) -> JSONObject {
    var object = JSONObject([
      "name": keypadSwitch.name, "summary": keypadSwitch.summary, "value": value,
    ])
    switch keypadSwitch.values {
    case .flag: object.add("kind", "flag")
    case .choices(let choices):
      object.add("kind", "choices")
      object.add(
        "choices", choices.map { JSONObject(["name": $0.name, "words": $0.words]) })
    case .number(let range):
      object.add("kind", "number")
      object.add("least", range.lowerBound)
      object.add("most", range.upperBound)
    }
    return object
  }

  /// Sets the switch of a name to a value.
  mutating func set(_ words: [String]) -> JSONObject {
    var options = record.keypad.options
    guard words.count == 2,
      let keypadSwitch = KeypadOptions.switches.first(where: { $0.name == words[0] }),
      options.set(keypadSwitch, to: words[1])
    else { return .error("there is no such switch or value") }
    return change(options)
  }

  mutating func setProfile(_ name: String) -> JSONObject {
    guard let options = KeypadOptions(profile: name) else {
      return .error("no profile is called \(name)")
    }
    return change(options)
  }

  /// Takes the same steps with other options.
  private mutating func change(_ options: KeypadOptions) -> JSONObject {
    let (steps, undone) = (record.steps, record.undoneSteps)
    let isLandscape = record.keypad.isLandscape
    record = KeypadRecord(options: options, seed: seed)
    record.take(contentsOf: steps, undone: undone)
    return turn(isLandscape: isLandscape)
  }
}

// MARK: - Saving

extension PageKeypad {
  private static let (stepsMark, undoneMark) = ("steps:", "undone:")

  /// The words that ``restore(_:)`` takes: the seed, the switches, and the steps.
  var saved: JSONObject {
    let options = record.keypad.options
    var words = ["seed=\(seed)"]
    words += KeypadOptions.switches.map { "\($0.name)=\(options.value(of: $0))" }
    words += [Self.stepsMark] + record.steps.map { $0.description }
    words += [Self.undoneMark] + record.undoneSteps.map { $0.description }
    var object = JSONObject()
    object.add("words", words)
    return object
  }

  /// Goes back to what was saved; words that are none change nothing.
  mutating func restore(_ words: [String]) -> JSONObject {
    guard let steps = words.firstIndex(of: Self.stepsMark),
      let undone = words.firstIndex(of: Self.undoneMark), steps < undone,
      let (seed, options) = Self.settings(words[..<steps]),
      let taken = Self.steps(words[(steps + 1)..<undone]),
      let later = Self.steps(words[(undone + 1)...])
    else { return .error("what was saved cannot be read") }
    self.seed = seed
    record = KeypadRecord(options: options, seed: seed)
    record.take(contentsOf: taken, undone: later)
    return press([])
  }

  /// Reads `name=value`; a switch that has gone is passed over, and a new one is as usual.
  private static func settings(_ words: ArraySlice<String>) -> (UInt64, KeypadOptions)? {
    var (seed, options) = (UInt64(0), KeypadOptions.singleStep)
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1).map { String($0) }
      guard parts.count == 2 else { return nil }
      if parts[0] == "seed" {
        seed = UInt64(parts[1]) ?? 0
      } else if let keypadSwitch = KeypadOptions.switches.first(where: { $0.name == parts[0] }) {
        options.set(keypadSwitch, to: parts[1])
      }
    }
    return (seed, options)
  }

  private static func steps(_ words: ArraySlice<String>) -> [KeypadRecord.Step]? {
    let steps = words.compactMap { KeypadRecord.Step($0) }
    return steps.count == words.count ? steps : nil
  }
}
