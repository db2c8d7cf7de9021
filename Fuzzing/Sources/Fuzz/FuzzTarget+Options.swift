import Foundation
import SciCalculator

@testable import SciCLI

extension FuzzTarget {
  /// The words of the command line, with expressions under the tiny budget.
  static let options = FuzzTarget(
    name: "options",
    summary: "any words end with a known status, and with words on standard error if it is not 0"
  ) { input in
    let parts = input.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    let words = parts[0].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .prefix(12).map { String(decoding: $0, as: UTF8.self) }
    let memory = MemoryStreams(
      input: parts.count > 1 ? Array(parts[1]) : [], files: ["f": Array("1+1 => 2\n2/3\n".utf8)])
    let clock = CPUClock()
    let status = run(words, memory, clock)
    clock.check()
    require(
      status != .usage || !memory.diagnostics.isEmpty, "\(words) end with \(status) in silence")
    require(
      String(validating: memory.output, as: UTF8.self) != nil, "\(words) write no UTF-8")
  }

  /// `Run.command`, but with a budget: the command itself has one for a person at a prompt.
  private static func run(
    _ words: [String], _ memory: MemoryStreams, _ clock: CPUClock
  ) -> RunStatus {
    if ["help", "test", "keypad", "tip"].contains(words.first) {
      return Run.command(words, memory.streams)
    }
    let arguments = Arguments(words)
    guard let values = try? OptionValues.table.read(arguments.options, into: OptionValues()),
      !values.version, !values.helpConfiguration,
      var options = try? values.options(for: arguments.expressions)
    else {
      // What is wrong is said without an evaluation.
      return Run.command(words, memory.streams)
    }
    options.settings.budget = .tiny(clock)
    return Command.run(arguments.expressions, options, memory.streams)
  }
}
