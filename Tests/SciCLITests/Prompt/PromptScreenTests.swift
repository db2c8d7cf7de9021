import TestSupport
import Testing

/// What the prompt draws, at several sizes, beside screens that are checked in; see ``ScreenTour``.
@Suite(.enabled(if: PseudoTerminal.isAvailable), .serialized, .timeLimit(.minutes(10)))
struct PromptScreenTests {
  private static let tour = [
    "1/2pi", "⏎", "sin(", "30)⏎", "1 + * 2⏎", "(1 +⏎", "2)*[3", "]⏎", "⌃L",
    "si⇥", "⇥", "⌃C", "⌃C", "⌃R1/", "⏎", "⌃L",
    ":dig⇥", "30⏎", ":radian⏎", ":radians⏎", "200 + 10% + \\pi⇥", "⌃C", "½ + ￥ e\u{301}⌃A", "⏎",
    "⌃L",
    "(1234567890*9876543210+1234567890)*98765", "⌃A", "⏎", ":vars⏎", "⌃L", "help⏎",
  ]

  @Test(arguments: LongTests.some(of: [(80, 24), (40, 24), (120, 40), (30, 12)]))
  func `a tour looks as it was recorded`(columns: Int, rows: Int) throws {
    let prompt = try PromptTerminal(columns: columns, rows: rows)
    try prompt.wait(forLast: ">")
    try ScreenTour(name: "\(columns)x\(rows)", steps: Self.tour).run(on: prompt)
  }

  @Test func `a window of another size is drawn anew`() throws {
    let prompt = try PromptTerminal(columns: 80, rows: 24)
    prompt.type("1 + 22222222222222222222222222222222222222222")
    try prompt.wait(
      forLast: "> 1 + 22222222222222222222222222222222222222222",
      "= 22222222222222222222222222222222222222223")
    try prompt.resize(columns: 30, rows: 12)
    try prompt.wait(
      forLast: "> 1 + 222222222222222222222222", "22222222222222222",
      "= 222222222222222222222222222…")
    try prompt.resize(columns: 100, rows: 30)
    prompt.type("+1")
    try prompt.wait(
      forLast: "> 1 + 22222222222222222222222222222222222222222+1",
      "= 22222222222222222222222222222222222222224")
  }

  @Test func `a text that is higher than the window shows where the cursor is`() throws {
    let prompt = try PromptTerminal(columns: 20, rows: 5)
    prompt.type("(" + String(repeating: "1+", count: 100) + "end")
    try prompt.wait(for: "end")
    #expect(prompt.screen.lines.count <= 5)
    prompt.type("\u{1}")
    try prompt.wait(for: "> (1+1")
    prompt.type("\u{15}\u{5}\u{15}7\r")
    try prompt.wait(for: "_1 = 7")
  }
}
