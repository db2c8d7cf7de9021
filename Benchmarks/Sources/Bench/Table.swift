/// One measured piece of work.
struct Row {
  var work: String
  /// The time of this project.
  var ours: Double
  /// The time of what it is compared with; `nil` if that is not installed or there is nothing.
  var beside: Double?
  /// What it is compared with; empty if nothing.
  var name: String
  /// What one unit of `ours` and `beside` is, in seconds.
  var unit: (name: String, seconds: Double)
  /// What is to be reached.
  var floor: String
}

/// Rows as a table in Markdown, aligned.
struct Table {
  private var rows: [[String]] = [["work", "sci", "beside", "", "ratio", "floor"]]

  mutating func add(_ row: Row) {
    let ratio = row.beside.map { Self.decimal(row.ours / $0, 2) } ?? ""
    let beside = row.beside.map { time($0, row.unit) } ?? (row.name.isEmpty ? "" : "not installed")
    rows.append([row.work, time(row.ours, row.unit), beside, row.name, ratio, row.floor])
  }

  private func time(_ seconds: Double, _ unit: (name: String, seconds: Double)) -> String {
    "\(Self.decimal(seconds / unit.seconds, 2)) \(unit.name)"
  }

  private static func decimal(_ value: Double, _ places: Int) -> String {
    let scale = places == 2 ? 100.0 : 1
    let units = Int((value * scale).rounded())
    let rest = String(units % 100)
    return "\(units / 100)." + (rest.count < 2 ? "0" : "") + rest
  }

  var text: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    var lines = rows.map { line($0, widths, fill: " ") }
    lines.insert(line(widths.map { String(repeating: "-", count: $0) }, widths, fill: "-"), at: 1)
    return lines.joined(separator: "\n")
  }

  private func line(_ cells: [String], _ widths: [Int], fill: String) -> String {
    let padded = zip(cells, widths).map { cell, width in
      cell + String(repeating: fill, count: width - cell.count)
    }
    return "| " + padded.joined(separator: " | ") + " |"
  }
}
