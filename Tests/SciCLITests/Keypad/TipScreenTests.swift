import Foundation
import TestSupport
import Testing

/// What the form for a tip draws, at several sizes, beside screens that are checked in; see ``ScreenTour``.
@Suite(.enabled(if: PseudoTerminal.isAvailable), .serialized, .timeLimit(.minutes(10)))
struct TipScreenTests {
  private static let tour = ["19.99", "⇥15.5", "↓+", "r", "↑⌫⌫⌫", "101", "y", "x"]

  @Test(arguments: LongTests.some(of: KeypadScreenTests.sizes))
  func `a tour looks as it was recorded`(columns: Int, rows: Int) throws {
    let form = try PromptTerminal(
      ["tip"], columns: columns, rows: rows, environment: ["NO_COLOR": nil])
    try form.wait(for: "Round total")
    try ScreenTour(name: "tip-\(columns)x\(rows)", steps: Self.tour).run(on: form)
  }

  @Test(arguments: ["q", "\u{3}"])
  func `it ends and leaves the terminal as it was`(key: String) throws {
    let form = try PromptTerminal(["tip"], environment: ["NO_COLOR": "1"])
    try form.wait(for: "Round total")
    try form.resize(columns: 30, rows: 12)
    form.type("50")
    try form.wait(for: "$57.50")
    form.type(key)
    #expect(try form.terminal.waitForEnd() == 0)
    #expect(try form.terminal.settings == form.terminal.initialSettings)
    #expect(form.screen.unknown == [])
  }

  @Test func `a terminal that cannot draw is told what to type`() throws {
    let form = try PromptTerminal(["tip"], environment: ["TERM": "dumb"])
    try form.terminal.wait(for: "words") { form.terminal.output.contains("sci tip 19.99 15") }
    #expect(try form.terminal.waitForEnd() == 64)
    #expect(!form.terminal.output.contains("\u{1b}"))
  }
}
