import SciKeypad
import SciMoney
import SciSyntax

/// The form for a tip on a terminal: events in, lines out.
struct LiveTip: ScreenContent {
  private(set) var form: TipForm
  private let colors: TerminalAbilities.Colors
  private var columns: Int
  private var rows: Int
  private var message = ""

  init(_ form: TipForm, columns: Int, rows: Int, colors: TerminalAbilities.Colors = .none) {
    (self.form, self.columns, self.rows, self.colors) = (form, columns, rows, colors)
  }

  mutating func resize(columns: Int, rows: Int) { (self.columns, self.rows) = (columns, rows) }

  mutating func handle(_ event: TerminalEvent) -> ScreenReaction {
    message = ""
    switch event {
    case .escape: form.clear()
    case .paste(let text): note(form.type(text.trimmingSpaces))
    case .mouse(let kind, let column, let row):
      if kind == .press { press(column: column, row: row) }
    case .key(let name): handle(name)
    case .character(let character): return handle(character)
    }
    return .redraw
  }

  private mutating func handle(_ key: String) {
    switch key {
    case "Up", "S-Tab": form.move(by: -1)
    case "Down": form.move(by: 1)
    case "Left": step(form.focus, by: -1)
    case "Right": step(form.focus, by: 1)
    default: break
    }
  }

  private mutating func handle(_ character: Character) -> ScreenReaction {
    switch character {
    case "\u{3}", "\u{4}", "\u{11}", "q", "Q": return .end
    case "\u{1a}": return .suspend
    case "\t", "\r", "\n": form.move(by: 1)
    case "\u{7f}", "\u{8}": note(form.deleteBackward())
    case "+", "=": step(form.focus, by: 1)
    case "-", "−": step(form.focus, by: -1)
    case "r", " ": form.toggleRounding()
    case "y": return copy()
    default: note(form.type(String(character)))
    }
    return .redraw
  }

  private mutating func note(_ rejection: DecimalField.Rejection?) {
    message = rejection?.words ?? ""
  }

  private mutating func step(_ field: TipForm.Field, by steps: Int) {
    if field == .bill { message = "the bill is typed" } else { note(form.step(field, by: steps)) }
  }

  /// Copies the total as a plain number.
  private mutating func copy() -> ScreenReaction {
    guard let total = form.calculation?.total,
      let text = KeypadValue(total).exactText(DisplayFormat(form.locale))
    else { return .redraw }
    message = "copied \(text)"
    return .copy(text)
  }
}

// MARK: - Places

extension LiveTip {
  /// The columns of the form.
  private static let width = 28
  private static let minus = 10..<13
  private static let value = 14..<24
  private static let plus = 25..<28

  private var left: Int { max(0, (columns - Self.width) / 2) }

  /// Whether there is room for empty rows between the fields.
  private var isRoomy: Bool { rows >= 17 }

  private var height: Int { isRoomy ? 16 : 12 }

  private var top: Int { max(0, (rows - height) / 2) }

  private func row(of field: TipForm.Field) -> Int {
    top + (isRoomy ? 2 + 2 * field.rawValue : 1 + field.rawValue)
  }

  private mutating func press(column: Int, row: Int) {
    guard let field = TipForm.Field.allCases.first(where: { self.row(of: $0) == row }) else {
      return
    }
    form.move(to: field)
    let place = column - left
    switch field {
    case .bill: break
    case .roundsTotal: if 0..<Self.width ~= place { form.toggleRounding() }
    case .percent, .people:
      if Self.minus ~= place { step(field, by: -1) }
      if Self.plus ~= place { step(field, by: 1) }
    }
  }
}

// MARK: - What is shown

extension LiveTip {
  var lines: [String] {
    var canvas = Canvas(columns: columns, rows: rows)
    canvas.write("Tip", row: top, column: left, .strong)
    canvas.write(form.currency.code, row: top, before: left + Self.width, .faint)
    for field in TipForm.Field.allCases { draw(field, on: &canvas) }
    let results = row(of: .roundsTotal) + 2
    for (index, result) in self.results.enumerated() where results + index < hintRow {
      canvas.write(result.label, row: results + index, column: left)
      let end = left + Self.width
      canvas.write(result.amount, row: results + index, before: end, .strong)
    }
    drawHint(on: &canvas)
    return canvas.lines(colors)
  }

  private var hintRow: Int { min(rows - 1, top + height - 1) }

  private func drawHint(on canvas: inout Canvas) {
    let hints = [
      "↑ ↓ field   − + step   r round   y copy   q quit", "↑ ↓  − +  r round  q quit", "q quit",
    ]
    let text = message.isEmpty ? hints.first { $0.columnCount <= columns - left } : message
    canvas.write(
      KeypadPicture.cut(text ?? "", to: columns - left), row: hintRow, column: left,
      message.isEmpty ? .faint : .plain)
  }

  private func label(_ field: TipForm.Field) -> String {
    switch field {
    case .bill: "Bill \(form.currency.symbol(in: form.locale))"
    case .percent: "Tip %"
    case .people: "People"
    case .roundsTotal: "Round total"
    }
  }

  private func draw(_ field: TipForm.Field, on canvas: inout Canvas) {
    let row = row(of: field)
    guard row < hintRow else { return }
    let isFocused = field == form.focus
    canvas.write(label(field), row: row, column: left, isFocused ? .strong : .plain)
    let hasSteps = field == .percent || field == .people
    let area = field == .bill ? Self.minus.lowerBound..<Self.plus.upperBound : Self.value
    let text = KeypadPicture.clipped(form.text(of: field), to: area.count - 2) + " "
    let space = String(repeating: " ", count: max(0, area.count - text.columnCount))
    canvas.write(
      space + text, row: row, column: left + area.lowerBound,
      .key(isFocused ? .lit : .digit))
    if colors == .none, !isFocused {
      canvas.write("[", row: row, column: left + area.lowerBound)
      canvas.write("]", row: row, before: left + area.upperBound)
    }
    if hasSteps {
      canvas.write(" − ", row: row, column: left + Self.minus.lowerBound, .key(.function))
      canvas.write(" + ", row: row, column: left + Self.plus.lowerBound, .key(.operation))
    }
  }

  /// The tip, the total, and what each one pays.
  private var results: [(label: String, amount: String)] {
    guard let tip = form.calculation else { return [] }
    let text = TipText(tip, in: form.currency, form.locale)
    do throws(MoneyError) {
      let raised = try text.raisedPercent.map { " \($0)" } ?? ""
      var rows = [
        ("Tip" + raised, try text.text(of: tip.tip)), ("Total", try text.text(of: tip.total)),
      ]
      if tip.people > 1 {
        rows += try text.shareRows.map { ($0.prefix(1).uppercased() + $0.dropFirst(), $1) }
      }
      return rows
    } catch {
      return [(error.description, "")]
    }
  }
}
