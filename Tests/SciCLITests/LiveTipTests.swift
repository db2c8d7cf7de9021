import SciKeypad
import SciLocale
import SciMoney
import SciNumber
import Testing

@testable import SciCLI

/// The form for a tip, without a terminal.
@Suite struct LiveTipTests {
  private func form(_ tag: String = "en", _ currency: Currency = .usd, people: Int = 1) throws
    -> LiveTip
  {
    let form = TipForm(
      currency: currency, try NumberLocale(tag), people: people, roundsTotal: false)
    return LiveTip(form, columns: 60, rows: 24)
  }

  private func plain(_ tip: LiveTip) -> String {
    tip.lines.joined(separator: "\n").replacing(/\u{1b}\[[0-9;]*m/, with: "")
  }

  @discardableResult
  private func type(_ keys: String, on tip: inout LiveTip) -> ScreenReaction {
    var reaction = ScreenReaction.redraw
    var reader = TerminalReader()
    for event in reader.events(Array(keys.utf8)) + reader.flush() { reaction = tip.handle(event) }
    return reaction
  }

  // By hand: 15.5 % of 19.99 is 3.09845; 4.01 is 20.0600… % of it; half of 24 is 12.
  @Test func `what is typed is computed at once`() throws {
    var tip = try form()
    type("19.99\t15.5", on: &tip)
    #expect(plain(tip).contains(/Tip +\$3\.10\n/) && plain(tip).contains(/Total +\$23\.09\n/))
    type("\t+r", on: &tip)
    #expect(plain(tip).contains(/Tip ≈20\.06% +\$4\.01\n/))
    #expect(plain(tip).contains(/Each pays +\$12\.00\n/))
    type("+", on: &tip)
    #expect(plain(tip).contains(/Each pays +\$8\.00\n/))
    #expect(type("y", on: &tip) == .copy("24"))
  }

  @Test func `the steppers keep to the bounds of the fields`() throws {
    var tip = try form(people: 2)
    type("10\t99.5+", on: &tip)
    #expect(tip.form.text(of: .percent) == "99.5")
    #expect(plain(tip).contains("the number is too large"))
    type("\u{1b}", on: &tip)
    type("0.5-", on: &tip)
    #expect(tip.form.text(of: .percent) == "0.5")
    #expect(plain(tip).contains("the number is too small"))
    type("\t---", on: &tip)
    #expect(tip.form.text(of: .people) == "1")
    type("1000+", on: &tip)
    #expect(tip.form.text(of: .people) == "1,000")
  }

  @Test func `a field keeps what it had where something else is no number`() throws {
    var tip = try form("de", Currency("EUR"))
    type("12,5x", on: &tip)
    #expect(tip.form.text(of: .bill) == "12,5")
    #expect(plain(tip).contains("that is not part of a number"))
    type("\u{1b}[200~1.234,50\u{1b}[201~", on: &tip)
    #expect(tip.form.text(of: .bill) == "1.234,50")
    type("\u{1b}[200~1,234.50\u{1b}[201~", on: &tip)
    #expect(tip.form.text(of: .bill) == "1.234,50")
    type("\u{7f}\u{7f}\u{7f}", on: &tip)
    #expect(tip.form.text(of: .bill) == "1.234")
    #expect(type("y", on: &tip) == .copy("1419,1"))
  }

  @Test func `a click steps, chooses and rounds`() throws {
    var tip = try form()
    func click(_ mark: Character, in word: String) throws {
      let lines = plain(tip).split(separator: "\n", omittingEmptySubsequences: false)
      let row = try #require(lines.firstIndex { $0.contains(word) })
      let column = try #require(Array(lines[row]).firstIndex(of: mark))
      type("\u{1b}[<0;\(column + 1);\(row + 1)M", on: &tip)
    }
    type("50", on: &tip)
    try click("+", in: "Tip %")
    try click("+", in: "People")
    try click("−", in: "Tip %")
    try click("−", in: "Tip %")
    try click("d", in: "Round total")
    #expect(tip.form.text(of: .percent) == "14")
    #expect(tip.form.text(of: .people) == "2")
    #expect(tip.form.roundsTotal && tip.form.focus == .roundsTotal)
  }

  @Test(arguments: [(30, 12), (28, 8), (10, 3), (1, 1), (120, 40)])
  func `nothing is drawn outside the window`(columns: Int, rows: Int) throws {
    var tip = try form(people: 7)
    tip.resize(columns: columns, rows: rows)
    type("99999999999.99", on: &tip)
    let lines = plain(tip).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == rows)
    #expect(lines.allSatisfy { String($0).columnCount <= columns })
  }
}
