import ArgumentParser
import SciKeypad

/// `sci keypad [KEYS]`: presses keys and prints the display.
struct KeypadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sci keypad",
    abstract: "Press the keys of a pocket calculator, and print its display.",
    usage: "sci keypad [<options>] [<keys>]",
    discussion: """
      sci keypad '2 + 3 * 4 ='    20
      sci keypad < file           one display for each line of the file
      sci keypad                  on a terminal: the calculator itself

      Spaces between keys may be left out. `--list-keys` lists the keys and their spellings.
      """)

  @Flag(help: "A line for each key: the key, the display, the clear key, the lit operator.")
  var trace = false

  @Flag(help: "Print the paper tape instead of the display.")
  var tape = false

  @Flag(help: "A display of 16 digits instead of 9.")
  var landscape = false

  @Option(help: "How the keypad behaves: singleStep, seed002, seed003 or appleClassic.")
  var profile: String = "singleStep"

  @Option(help: ArgumentHelp("How numbers are written.", valueName: "tag"))
  var locale: String = "en"

  @Option(help: "Where the random numbers begin.")
  var seed: UInt64 = 0

  @Flag(help: "List the keys and their spellings.")
  var listKeys = false

  @OptionGroup(title: "Switches") var switches: KeypadSwitches

  @Argument(help: "The keys; without any, each line of standard input.")
  var keys: [String] = []

  /// The words of a command line with the options in front: keys may look like anything.
  static func sorted(_ words: [String]) -> [String] {
    var options: [String] = []
    var keys: [String] = []
    var words = words.makeIterator()
    while let word = words.next() {
      if word == "--" {
        while let word = words.next() { keys.append(word) }
      } else if word == "-h" || word.hasPrefix("--") && word.dropFirst(2).first?.isLetter == true {
        options.append(word)
        let takesValue = !word.contains("=") && !Self.flags.contains(word)
        if takesValue, let value = words.next() { options.append(value) }
      } else {
        keys.append(word)
      }
    }
    return options + ["--"] + keys
  }

  private static let flags: Set<String> = [
    "-h", "--help", "--trace", "--tape", "--landscape", "--list-keys",
  ]

  func validate() throws {
    if KeypadOptions(profile: profile) == nil {
      let names = KeypadOptions.profiles.map(\.key).joined(separator: ", ")
      throw ValidationError("no profile is called `\(profile)`; there are \(names)")
    }
    if DisplayFormat(locale: locale) == nil {
      throw ValidationError("no locale is called `\(locale)`")
    }
    if trace, tape { throw ValidationError("--trace and --tape exclude each other") }
    try switches.check()
  }

  /// A new keypad with the options that were typed.
  var record: KeypadRecord {
    var options = KeypadOptions(profile: profile) ?? .singleStep
    switches.apply(to: &options)
    return KeypadRecord(options: options, isLandscape: landscape, seed: seed)
  }

  var format: DisplayFormat { DisplayFormat(locale: locale) ?? .english }
}

// MARK: - Running

extension KeypadCommand {
  func run(_ streams: Streams) -> RunStatus {
    if listKeys {
      try? streams.write(Array(Self.listing.utf8))
      return .success
    }
    if keys.isEmpty, streams.isInteractive, !trace, !tape {
      return TerminalKeypad.run(KeypadSession(record, format: format), streams)
    }
    var output = Output(streams.write)
    do throws(FileDescriptor.Failure) {
      let status =
        keys.isEmpty
        ? try answerInput(&output, streams)
        : try answer(keys.joined(separator: " "), line: nil, &output, streams)
      try output.flush()
      return status
    } catch {
      if error.isClosedPipe { return .success }
      streams.writeDiagnostic(Array("sci: \(error.words)\n".utf8))
      return .usage
    }
  }

  private func answerInput(
    _ output: inout Output, _ streams: Streams
  ) throws(FileDescriptor.Failure) -> RunStatus {
    var lines = LineCutter()
    var status = RunStatus.success
    var number = 0
    while true {
      let block = try streams.read()
      lines.append(block)
      while let line = block.isEmpty ? lines.last() : lines.next() {
        number += 1
        let text = String(decoding: line, as: UTF8.self)
        status = max(status, try answer(text, line: number, &output, streams))
      }
      if block.isEmpty { return status }
    }
  }

  /// Presses the keys of one text on a new keypad.
  private func answer(
    _ text: String, line: Int?, _ output: inout Output, _ streams: Streams
  ) throws(FileDescriptor.Failure) -> RunStatus {
    let keys: [KeypadKey]
    do throws(KeypadReadingError) {
      keys = try KeypadKey.reading(text)
    } catch {
      if line != nil { try output.append(Array("error: \(error.message)\n".utf8)) }
      try output.flush()
      let place = line.map { "line \($0): " } ?? ""
      streams.writeDiagnostic(Array((place + error.diagnostic(in: text)).utf8))
      return .syntax
    }
    // What can be undone is not kept: nobody is there to undo it.
    var keypad = record.keypad
    for key in keys {
      let effect = keypad.press(key)
      if trace { try output.append(Array((traceLine(key, keypad) + "\n").utf8)) }
      guard tape, case .evaluated(let lines) = effect else { continue }
      for line in lines { try output.append(Array((keypad.text(of: line, format) + "\n").utf8)) }
    }
    if !tape, !trace {
      try output.append(Array((keypad.snapshot(format).text + "\n").utf8))
    }
    return keypad.fault == nil ? .success : .mathematics
  }

  private func traceLine(_ key: KeypadKey, _ keypad: Keypad) -> String {
    let snapshot = keypad.snapshot(format)
    return [
      key.token, snapshot.text, snapshot.clearFace.rawValue, snapshot.litOperator?.rawValue ?? "",
    ].joined(separator: "\t")
  }

  private static var listing: String {
    KeypadKey.allCases.reduce(into: "") { text, key in
      text += ([key.token] + key.spellings).joined(separator: " ") + "\n"
    }
  }
}

extension KeypadReadingError {
  fileprivate var message: String {
    switch reason {
    case .unknownKey: "no key is called `\(text)`"
    case .ambiguousExponent: "`e` between digits may be the number e or the key EE"
    }
  }

  /// The message with the place under the text.
  fileprivate func diagnostic(in line: String) -> String {
    let hint =
      switch reason {
      case .unknownKey: "sci keypad --list-keys lists the keys"
      case .ambiguousExponent: "write EE, or spaces around e"
      }
    let indent = String(repeating: " ", count: 2 + offset)
    let caret = String(repeating: "~", count: max(0, text.count - 1))
    return "error: \(message)\n  \(line)\n\(indent)^\(caret)\n  note: \(hint)\n"
  }
}
