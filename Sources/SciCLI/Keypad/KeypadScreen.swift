import SciKeypad

/// Where what lies on a screen with a calculator.
///
/// With colours, keys are blocks that are rounded off; without, boxes. A window has the first of the ``plans`` that it
/// has rows for; one of less than 25 columns or 7 rows has the display only. Help and tape lie beside the keys, below
/// them, or where there is no room for either, over them while they are asked for. A programmer's keypad shows the number in all
/// bases above the keys, if there is room.
struct KeypadScreen {
  let columns: Int
  let rows: Int
  let colors: TerminalAbilities.Colors

  /// How the rows are given away.
  let plan: Plan
  let isLandscape: Bool
  /// How many rows and columns of keys there are.
  let grid: (rows: Int, columns: Int)
  /// The columns of a key and of the gap or line behind it.
  let cellWidth: Int
  /// The first column and row of the calculator.
  let left: Int
  let top: Int
  /// Where help and tape always are, if there is room.
  let panel: Area?

  /// How many rows the parts of the calculator have.
  struct Plan: Hashable {
    /// The rows of a key, or from one line between keys to the next.
    var keyHeight: Int
    var hasRules: Bool
    var hasLargeDigits: Bool
    /// Whether the pending calculation and the hint have rows of their own; else they are in the row of signs.
    var isRoomy: Bool
    /// How many rows of keys there are.
    var keyRows = 5
    /// The rows of the number in all bases.
    var baseHeight = 0

    var displayHeight: Int { hasLargeDigits ? LargeDigits.height : 1 }
    /// The rows above the keys.
    var headHeight: Int { 1 + (isRoomy ? 1 : 0) + displayHeight + baseHeight }
    var keysHeight: Int { keyRows * keyHeight + (hasRules ? 1 : 0) }
    var height: Int { headHeight + keysHeight + (isRoomy ? 1 : 0) }
  }

  /// A part of the screen.
  struct Area: Hashable {
    var row: Int
    var column: Int
    var height: Int
    var width: Int
  }

  /// The plans from the best to the smallest: with colours, and without.
  private static let plans: (colored: [Plan], plain: [Plan]) = {
    func plan(_ keyHeight: Int, rules: Bool = false, large: Bool, roomy: Bool) -> Plan {
      Plan(keyHeight: keyHeight, hasRules: rules, hasLargeDigits: large, isRoomy: roomy)
    }
    let low = [plan(1, large: false, roomy: true), plan(1, large: false, roomy: false)]
    return (
      [
        plan(3, large: true, roomy: true), plan(3, large: false, roomy: true),
        plan(2, large: true, roomy: true), plan(2, large: false, roomy: true),
        plan(2, large: false, roomy: false),
      ] + low,
      [
        plan(2, rules: true, large: true, roomy: true),
        plan(2, rules: true, large: false, roomy: true),
        plan(2, rules: true, large: false, roomy: false),
      ] + low
    )
  }()

  /// The plans of a keypad: those with the number in all bases come first.
  private static func plans(
    _ colors: TerminalAbilities.Colors, keyRows: Int, baseHeight: Int
  ) -> [Plan] {
    let plans = (colors == .none ? plans.plain : plans.colored).map { plan in
      var plan = plan
      plan.keyRows = keyRows
      return plan
    }
    guard baseHeight > 0 else { return plans }
    let withBases = plans.filter { $0.keyHeight > 1 }.map { plan in
      var plan = plan
      plan.baseHeight = baseHeight
      return plan
    }
    return withBases + plans
  }

  /// From this width on the keypad is wide.
  private static let landscapeColumns = 71
  /// The least and the most columns of what lies beside the keys.
  private static let panelColumns = (least: 24, most: 40)

  init(
    columns: Int, rows: Int, colors: TerminalAbilities.Colors,
    layout: KeypadOptions.Layout = .telephone
  ) {
    (self.columns, self.rows, self.colors) = (columns, rows, colors)
    isLandscape = columns >= Self.landscapeColumns
    grid = KeypadLayout.grid(layout, isLandscape: isLandscape)
    let count = grid.columns
    let hasBeside = columns >= count * 8 + Self.panelColumns.least + 2
    // One more column for the gap behind the last key, or one less for the line before the first.
    let usable = colors == .none ? columns - 1 : columns + 1
    cellWidth = hasBeside ? 8 : min(usable / count, isLandscape ? 8 : 10)
    let width = Self.width(count, cellWidth, colors)
    let plans = Self.plans(
      colors, keyRows: grid.rows,
      baseHeight: layout == .programmer ? BaseLines.height(columns: width - 2) : 0)
    plan = plans.first { $0.height <= rows } ?? plans[plans.count - 1]
    let spare = max(0, rows - plan.height)
    if hasBeside {
      let beside = min(columns - width - 2, Self.panelColumns.most)
      left = (columns - width - beside - 2) / 2
      top = spare / 2
      panel = Area(row: top, column: left + width + 2, height: plan.height, width: beside)
    } else {
      left = max(0, columns - width) / 2
      let isBelow = spare > 2
      top = isBelow ? 0 : spare / 2
      panel =
        isBelow
        ? Area(row: plan.height, column: left + 1, height: spare, width: width - 2) : nil
    }
  }

  /// Whether there is room for keys.
  var hasKeys: Bool { columns >= max(25, 6 * grid.columns) && rows >= 2 + grid.rows }

  /// The columns of the calculator, the lines at its sides included.
  var width: Int { Self.width(grid.columns, cellWidth, colors) }

  private static func width(
    _ count: Int, _ cellWidth: Int, _ colors: TerminalAbilities.Colors
  ) -> Int {
    count * cellWidth + (colors == .none ? 1 : -1)
  }

  /// The first column of the keys: without colours, a line stands before them.
  var keysColumn: Int { colors == .none ? left + 1 : left }

  /// The rows of the display.
  var displayRows: Range<Int> {
    guard hasKeys else { return 0..<1 }
    let end = top + plan.headHeight - plan.baseHeight
    return end - plan.displayHeight..<end
  }

  /// The first row of the number in all bases.
  var basesRow: Int { top + plan.headHeight - plan.baseHeight }

  /// The row of the hint, where it has one.
  var hintRow: Int? { plan.isRoomy ? top + plan.height - 1 : nil }

  /// The first row of the keys.
  var keysRow: Int { top + plan.headHeight }

  /// Where help or a long tape is drawn while it is asked for: beside the keys if it is there anyway, else over them.
  var openPanel: Area {
    guard let panel, panel.height >= 8 else {
      return Area(row: keysRow, column: left + 1, height: plan.keysHeight, width: width - 2)
    }
    return panel
  }
}

// MARK: - Places

extension KeypadScreen {
  /// The place of a key in the grid.
  struct Place: Hashable {
    var row: Int
    var column: Int
  }

  /// What the mouse points to.
  enum Target: Hashable {
    case key(Place)
    case backspace
    case display
    /// A row of the panel, from 0 at its top.
    case panel(row: Int)
  }

  /// The columns of the key ⌫ in the row of signs.
  var backspaceColumns: Range<Int> { left + width - 6..<left + width - 1 }

  /// What lies at a place of the terminal.
  ///
  /// - Parameters:
  ///   - column: counted from 0.
  ///   - row: counted from 0.
  ///   - covering: what is drawn over the keys, if anything is.
  /// - Returns: `nil` where nothing lies.
  func target(column: Int, row: Int, covering: Area?) -> Target? {
    for area in [covering, panel].compactMap(\.self) where area.contains(column: column, row: row) {
      return .panel(row: row - area.row)
    }
    if displayRows ~= row { return .display }
    guard hasKeys else { return nil }
    if row == top { return backspaceColumns ~= column ? .backspace : nil }
    let line = row - keysRow
    guard covering == nil, 0..<grid.rows * plan.keyHeight ~= line,
      !plan.hasRules || line % plan.keyHeight > 0
    else { return nil }
    let place = column - keysColumn
    guard 0..<grid.columns * cellWidth ~= place, place % cellWidth < cellWidth - 1 else {
      return nil
    }
    return .key(Place(row: line / plan.keyHeight, column: place / cellWidth))
  }

  /// The rows of keys.
  func keys(_ snapshot: KeypadSnapshot) -> [[KeypadKey]] {
    KeypadLayout.rows(snapshot)
  }

  func key(at place: Place, _ snapshot: KeypadSnapshot) -> KeypadKey? {
    let rows = keys(snapshot)
    guard rows.indices.contains(place.row), rows[place.row].indices.contains(place.column) else {
      return nil
    }
    return rows[place.row][place.column]
  }
}

extension KeypadScreen.Area {
  func contains(column: Int, row: Int) -> Bool {
    self.row..<self.row + height ~= row && self.column..<self.column + width ~= column
  }
}
