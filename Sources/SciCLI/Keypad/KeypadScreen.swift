import SciKeypad

/// Where what lies on a screen with a calculator.
///
/// With colours, keys are blocks that are rounded off; without, boxes. A window has the first of the ``plans`` that it
/// has rows for; one of less than 25 columns or 7 rows has the display only. Help and tape lie beside the keys, below
/// them, or where there is no room for either, over them while they are asked for.
struct KeypadScreen {
  let columns: Int
  let rows: Int
  let colors: TerminalAbilities.Colors

  /// How the rows are given away.
  let plan: Plan
  let isLandscape: Bool
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

    var displayHeight: Int { hasLargeDigits ? LargeDigits.height : 1 }
    /// The rows above the keys.
    var headHeight: Int { 1 + (isRoomy ? 1 : 0) + displayHeight }
    var keysHeight: Int { 5 * keyHeight + (hasRules ? 1 : 0) }
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

  /// From this width on the keypad is wide.
  private static let landscapeColumns = 71
  /// The least and the most columns of what lies beside the keys.
  private static let panelColumns = (least: 24, most: 40)

  init(columns: Int, rows: Int, colors: TerminalAbilities.Colors) {
    (self.columns, self.rows, self.colors) = (columns, rows, colors)
    let plans = colors == .none ? Self.plans.plain : Self.plans.colored
    plan = plans.first { $0.height <= rows } ?? plans[plans.count - 1]
    isLandscape = columns >= Self.landscapeColumns
    let count = isLandscape ? 10 : 4
    let hasBeside = columns >= count * 8 + Self.panelColumns.least + 2
    // One more column for the gap behind the last key, or one less for the line before the first.
    let usable = colors == .none ? columns - 1 : columns + 1
    cellWidth = hasBeside ? 8 : min(usable / count, isLandscape ? 8 : 10)
    let width = Self.width(count, cellWidth, colors)
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
  var hasKeys: Bool { columns >= 25 && rows >= 7 }

  /// The columns of the calculator, the lines at its sides included.
  var width: Int { Self.width(isLandscape ? 10 : 4, cellWidth, colors) }

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
    let end = top + plan.headHeight
    return end - plan.displayHeight..<end
  }

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
    guard covering == nil, 0..<5 * plan.keyHeight ~= line,
      !plan.hasRules || line % plan.keyHeight > 0
    else { return nil }
    let place = column - keysColumn
    let count = isLandscape ? 10 : 4
    guard 0..<count * cellWidth ~= place, place % cellWidth < cellWidth - 1 else { return nil }
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
