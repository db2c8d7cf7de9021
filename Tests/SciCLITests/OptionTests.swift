import ArgumentParser
import Foundation
import Testing

@testable import SciCLI

/// The tables of options beside ArgumentParser, and what the manual says, against what ArgumentParser knows.
@Suite struct OptionTests {
  /// The options of one command, as ArgumentParser describes them.
  struct Known {
    var flags: Set<String> = []
    var valued: Set<String> = []
    /// The values that an option can have, if they can be listed.
    var values: [String: [String]] = [:]

    var all: Set<String> { flags.union(valued) }

    init(_ command: (some ParsableCommand).Type) throws {
      for option in try CommandHelp(command).options {
        if option.kind == .flag {
          flags.formUnion(option.texts)
        } else {
          valued.formUnion(option.texts)
          for name in option.texts { values[name] = option.allValues ?? [] }
        }
      }
    }
  }

  @Test func theTablesHoldEveryOptionThatArgumentParserKnows() throws {
    try Self.compare(OptionValues.table, Known(TypedOptions.self))
    try Self.compare(TipRun.table, Known(TipCommand.self))
    try Self.compare(VerifyRun.table, Known(VerifyCommand.self))
    try Self.compare(PlotRun.table, Known(PlotCommand.self))
    try Self.compare(TableRun.table, Known(TableCommand.self))
    // The switches of the keypad are left to ArgumentParser.
    try Self.compare(KeypadRun.table, Known(KeypadCommand.self), without: Known(Switches.self))
  }

  private struct Switches: ParsableCommand {
    @OptionGroup var switches: KeypadSwitches
  }

  private static func compare<Request>(
    _ table: OptionTable<Request>, _ known: Known, without others: Known? = nil
  ) {
    #expect(table.flags == known.flags)
    #expect(table.valued == known.valued.subtracting(others?.valued ?? []))
    #expect(table.rows.count == Set(table.rows.map(\.name)).count)
  }

  @Test func shortFlagsOfAnglesMayBeJoined() throws {
    let flags = try Known(TypedOptions.self).flags.filter { $0.count == 2 && $0 != "-h" }.sorted()
    let joined = "-" + flags.map { $0.dropFirst() }.joined()
    #expect(flags.count > 1)
    #expect(Arguments([joined]).options == flags)
  }

  @Test func theManualNamesEveryOptionAndNoOther() throws {
    let manual = try Self.text("sci.1").replacing("\\-", with: "-")
      .replacing(/\\f[BIP]/, with: "")
    let named = Self.options(in: manual)
    let known = try Self.all()
    for option in known { #expect(named.contains(option), "sci.1 does not name \(option)") }
    for option in named where option.hasPrefix("--") {
      #expect(known.contains(option), "sci.1 names \(option)")
    }
    for (option, values) in try Known(TypedOptions.self).values {
      for value in values { #expect(manual.contains(value), "sci.1: \(option) \(value)") }
    }
  }

  @Test func theReadmeNamesNoUnknownOption() throws {
    let named = Self.options(in: try Self.text("README.md")).filter { $0.hasPrefix("--") }
    #expect(named.count > 10)
    let known = try Self.all()
    for option in named { #expect(known.contains(option), "README.md names \(option)") }
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: ReadmeTests.root.appending(path: path), encoding: .utf8)
  }

  /// The words of a text that are written like options.
  private static func options(in text: String) -> Set<String> {
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "-") }
    return Set(words.lazy.filter { $0.contains(/^--?[a-z]/) }.map(String.init))
  }

  /// The options of all commands.
  private static func all() throws -> Set<String> {
    try Known(TypedOptions.self).all.union(Known(TestCommand.self).all)
      .union(Known(KeypadCommand.self).all).union(Known(TipCommand.self).all)
      .union(Known(VerifyCommand.self).all).union(Known(PlotCommand.self).all)
      .union(Known(TableCommand.self).all)
      .union([CommandTree.option])
  }
}
