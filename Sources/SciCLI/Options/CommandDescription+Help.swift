// What `--help` prints.

extension CommandDescription {
  /// The help of the command, in lines of fewer than so many columns.
  func help(columns: Int) -> String {
    let columns = max(Self.leastColumns, columns - 1)
    var parts = ["OVERVIEW: \(text.abstract)".filled(columns: columns)]
    if !text.discussion.isEmpty { parts.append(text.discussion.filled(columns: columns)) }
    parts.append("USAGE: " + usages.joined(separator: "\n       "))
    if !arguments.isEmpty {
      parts.append(
        Self.section(
          "ARGUMENTS", arguments.map { ("<\($0.name)>", $0.help) }, columns: columns))
    }
    for section in sections {
      let rows = groups(in: section).map { (Self.label(of: $0), $0[0].explanation) }
      parts.append(
        Self.section(
          section.isEmpty ? "OPTIONS" : section.uppercased(), rows, columns: columns))
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// Lines that are shorter can hold no column of explanations.
  private static let leastColumns = 50

  /// Where explanations begin.
  private static let margin = 26

  /// The headings of the options, that of most first.
  var sections: [String] {
    options.map(\.section).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
      .sorted { $0.isEmpty && !$1.isEmpty }
  }

  /// The options below a heading; flags that say the same are one entry, as those of angles are.
  func groups(in section: String) -> [[OptionDescription]] {
    var groups: [[OptionDescription]] = []
    for option in options where option.section == section {
      if let last = groups.last?.last, !last.takesValue, !option.takesValue,
        last.help == option.help
      {
        groups[groups.count - 1].append(option)
      } else {
        groups.append([option])
      }
    }
    return groups
  }

  private static func label(of group: [OptionDescription]) -> String {
    let value = group[0].takesValue ? " <\(group[0].valueName)>" : ""
    return group.map(\.heading).joined(separator: "/") + value
  }

  private static func section(
    _ title: String, _ rows: [(label: String, explanation: String)], columns: Int
  ) -> String {
    let indent = String(repeating: " ", count: margin)
    let lines = rows.map { label, explanation in
      let words = explanation.wrapped(columns: columns - margin)
        .joined(separator: "\n" + indent)
      // A label needs a space behind it.
      let isLong = label.columnCount + 3 > margin
      return isLong
        ? "  \(label)\n\(indent)\(words)" : "  " + label.padded(columns: margin - 2) + words
    }
    return "\(title):\n" + lines.joined(separator: "\n")
  }
}

extension OptionDescription {
  /// What the option does, its values and its default.
  fileprivate var explanation: String {
    let values = unnamedValues
    var parts = values.isEmpty ? [] : ["values: \(values.joined(separator: ", "))"]
    if !standard.isEmpty { parts.append("default: \(standard)") }
    return parts.isEmpty ? help : "\(help) (\(parts.joined(separator: "; ")))"
  }

  /// The values that are listed behind the help, because it does not name them.
  var unnamedValues: [String] {
    let words = Set(help.split { !($0.isLetter || $0.isNumber || $0 == "-") })
    let values = values.listed
    return values.allSatisfy { words.contains($0[...]) } ? [] : values
  }
}

extension String {
  /// The text with its long lines broken; shorter ones, such as examples, stay as they are.
  fileprivate func filled(columns: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      .map { line in
        line.columnCount <= columns
          ? line : line.wrapped(columns: columns).joined(separator: "\n")
      }
      .joined(separator: "\n")
  }
}
