import SciKeypad
import SciLocale
import SciNumber
import SciSyntax

/// A run of `sci keypad [KEYS]`: presses keys and prints the display.
struct KeypadRun: CommandRequest {
  var keys: [String]
  var options = KeypadOptions.singleStep
  /// The locale that was asked for; English is made only where it is needed, since that takes longer than `2+3=`.
  var askedLocale: NumberLocale? {
    didSet { format = askedLocale.map { DisplayFormat($0) } ?? .english }
  }
  /// How the locale writes numbers, made once and not for each line.
  private(set) var format = DisplayFormat.english
  /// The locale as it was typed.
  var localeTag: String?
  var isLandscape = false
  var seed: UInt64 = 0
  var traces = false
  var printsTape = false
  var listsKeys = false

  init(words: [String]) {
    keys = words
  }

  private var locale: NumberLocale { askedLocale ?? .en }

  /// A new keypad with these options.
  private var record: KeypadRecord {
    KeypadRecord(options: options, isLandscape: isLandscape, seed: seed)
  }
}

// MARK: - Running

extension KeypadRun {
  func perform(_ streams: Streams) -> RunStatus {
    if listsKeys { return streams.print(listing) }
    if keys.isEmpty, streams.isInteractive, !traces, !printsTape {
      if streams.canDraw {
        return FullScreen.run(streams) { columns, rows in
          LiveKeypad(
            KeypadSession(record, format: format), columns: columns, rows: rows, locale: locale,
            colors: TerminalAbilities.process.colors)
        }
      }
      streams.writeDiagnostic(Array(Self.undrawn.utf8))
    }
    do throws(FileError) {
      let status =
        keys.isEmpty
        ? try answerInput(streams) : try answer(Self.text(of: keys), line: nil, streams)
      try streams.flush()
      return status
    } catch {
      return streams.report(error)
    }
  }

  private func answerInput(_ streams: Streams) throws(FileError) -> RunStatus {
    var status = RunStatus.success
    // Somebody may wait for the answer before writing on.
    let end = try streams.forEachLine(of: nil, waiting: streams.flush) {
      (line, number) throws(FileError) in
      // A person at a terminal sees which line it is.
      let shownNumber = streams.isInteractive ? nil : number
      let text = String(decoding: line, as: UTF8.self)
      status = max(status, try answer(text, line: shownNumber, streams))
    }
    return max(status, end)
  }

  /// The keys of all arguments; those of a single one need no joining, whose types are looked up at run time.
  private static func text(of keys: [String]) -> String {
    keys.count == 1 ? keys[0] : keys.joined(separator: " ")
  }

  /// Presses the keys of one text on a new keypad.
  private func answer(
    _ text: String, line: Int?, _ streams: Streams
  ) throws(FileError) -> RunStatus {
    // What can be undone is not kept: nobody is there to undo it.
    var keypad = record.keypad
    let keys: [KeypadKey]
    do throws(KeypadReadingError) {
      keys = try keypad.keys(named: text, in: locale)
    } catch {
      if line != nil { try streams.write(Array("error: \(error.message)\n".utf8)) }
      try streams.flush()
      let diagnostic = DiagnosticRenderer(width: 100).render(
        error.diagnostic(in: text, locale, options.layout), in: text)
      streams.writeDiagnostic(Array("\(Self.prefix(line))\(diagnostic)\n".utf8))
      return .syntax
    }
    var notes = Notes()
    for (index, key) in keys.enumerated() {
      let effect = keypad.press(key)
      notes.add(effect, of: key, number: index + 1)
      if traces { try streams.write(Array((traceLine(key, keypad) + "\n").utf8)) }
      guard printsTape, case .evaluated(let lines) = effect else { continue }
      for line in lines { try streams.write(Array((keypad.text(of: line, format) + "\n").utf8)) }
    }
    if !printsTape, !traces {
      try streams.write(Array((keypad.snapshot(format).text + "\n").utf8))
    }
    if let note = notes.text(keypad.fault) {
      try streams.flush()
      streams.writeDiagnostic(Array("\(Self.prefix(line))note: \(note)\n".utf8))
    }
    return keypad.fault == nil ? .success : .mathematics
  }

  private static func prefix(_ line: Int?) -> String {
    line.map { "line \($0): " } ?? ""
  }

  private func traceLine(_ key: KeypadKey, _ keypad: Keypad) -> String {
    let snapshot = keypad.snapshot(format)
    return [
      key.token, snapshot.text, snapshot.clearFace.rawValue, snapshot.litOperator?.rawValue ?? "",
    ].joined(separator: "\t")
  }

  /// What is said where the calculator cannot be drawn.
  private static let undrawn =
    "note: this terminal cannot draw the calculator; each line is a calculation of its own, such as 2+3= (Ctrl-D ends)\n"

  private var listing: String {
    KeypadKey.all(on: options.layout).reduce(into: "") { text, key in
      text += ([key.token] + key.spellings(on: options.layout)).joined(separator: " ") + "\n"
    }
  }
}

/// What a display does not say: keys that did nothing, and why it shows an error.
private struct Notes {
  private var refusal: String?
  private var count = 0

  mutating func add(_ effect: KeypadEffect, of key: KeypadKey, number: Int) {
    guard case .refused(let reason) = effect else { return }
    count += 1
    if count > 1 { return }
    refusal = "key \(number), `\(key.token)`, was refused: \(reason.words)"
  }

  func text(_ fault: KeypadError?) -> String? {
    var parts: [String] = []
    if let fault { parts.append(fault.words) }
    if let refusal { parts.append(refusal) }
    if count > 1 { parts.append(count == 2 ? "so was 1 more" : "so were \(count - 1) more") }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }
}

extension KeypadReadingError {
  fileprivate var message: String {
    switch reason {
    case .unknownKey: "no key is called `\(text)`"
    case .ambiguousExponent: "`e` between digits may be the number e or the key EE"
    case .notNumber: "`\(text)` is no number"
    case .ambiguousNumber(let readings):
      "`\(text)` may mean \(readings.joined(separator: " or "))"
    }
  }

  fileprivate func diagnostic(
    in line: String, _ locale: NumberLocale, _ layout: KeypadOptions.Layout
  ) -> Diagnostic {
    let start = line.prefix(offset).utf8.count
    let range = SourceRange(start, start + text.utf8.count)
    return Diagnostic(message, at: range, notes: [hint(in: line, locale, layout)])
  }

  private static func example(_ locale: NumberLocale) -> String {
    Keypad().text(of: KeypadValue(Rational(12_345_678, scale: 1) ?? 0), DisplayFormat(locale))
  }

  private static func listing(_ layout: KeypadOptions.Layout) -> String {
    layout == .programmer
      ? "sci keypad --profile programmer --list-keys" : "sci keypad --list-keys"
  }

  private func hint(
    in line: String, _ locale: NumberLocale, _ layout: KeypadOptions.Layout
  ) -> String {
    // In `sqtr` the first two letters are a key, but not what was meant.
    let (before, behind) = (line.prefix(offset), line.dropFirst(offset))
    let word =
      String(before.reversed().prefix { $0.isLetter }.reversed()) + behind.prefix { $0.isLetter }
    let names = KeypadKey.all(on: layout).flatMap { [$0.token] + $0.spellings(on: layout) }
    let suggestions = Spelling.suggestions(
      for: String(word), among: names.filter { $0.count > 1 })
    return switch reason {
    case .ambiguousExponent: "write EE, with ± behind a negative exponent, or spaces around e"
    case .notNumber:
      "\(locale.tag) writes numbers as in \(Self.example(locale)); --locale says whose numbers are meant"
    case .ambiguousNumber: "write it without groups"
    case .unknownKey where text.lowercased() == "deg" && layout != .programmer:
      "rad switches between degrees and radians; at the start it is degrees"
    case .unknownKey: Spelling.question(suggestions) ?? "\(Self.listing(layout)) lists the keys"
    }
  }
}
