import SciCalculator
import SciLocale
import SciMoney
import SciNumber
import SciSyntax

/// A verdict in words.
package struct VerdictText {
  private let verdict: TableVerdict
  private let findings: VerdictFindings

  /// Words for what was found up to now.
  package init(_ verdict: TableVerdict) {
    self.verdict = verdict
    findings = VerdictFindings(verdict)
  }

  /// Whether each row fits, and nothing has two readings.
  package var isClear: Bool { openQuestions.isEmpty && misfits.isEmpty }

  /// The verdict of a file, with a line ending behind each line.
  package func text(_ name: String) -> String {
    let rows = verdict.rowCount == 1 ? "1 row" : "\(verdict.rowCount) rows"
    var lines = ["\(name): \(rows)"]
    for (title, words) in facts { lines.append("  \(Self.padded(title))\(words)") }
    lines.append("  columns")
    for column in verdict.columns.indices { lines.append("    \(words(ofColumn: column))") }
    for (title, part) in [("do not fit", misfits), ("open", openQuestions), ("notes", notes)]
    where !part.isEmpty {
      lines.append("  \(title)")
      lines += part.map { "    \($0)" }
    }
    var options = findings.options
    if options.isEmpty, openQuestions.isEmpty { options = ["none"] }
    let rest = openQuestions.isEmpty ? [] : ["those for what is open"]
    let words = ([options.joined(separator: " ")] + rest).filter { !$0.isEmpty }
    lines.append("  \(Self.padded("options"))\(words.joined(separator: ", and "))")
    return lines.map { DiagnosticRenderer.escaped($0) + "\n" }.joined()
  }

  private static func padded(_ title: String) -> String {
    title + String(repeating: " ", count: 11 - title.count)
  }
}

// MARK: - Facts

extension VerdictText {
  private var facts: [(title: String, words: String)] {
    let layout = verdict.layout
    var facts = [
      (title: "encoding", words: layout.encoding.words + (layout.isMarked ? ", by its mark" : ""))
    ]
    if let delimiter = layout.format.delimiter {
      let shown = delimiter == Bytes.tab ? "tab" : String(Character(Unicode.Scalar(delimiter)))
      facts.append(("delimiter", verdict.columns.count == 1 ? "none" : shown))
    }
    let before = layout.skippedLineCount
    let lines = before == 1 ? "1 other line" : "\(before) other lines"
    facts.append(("header", "line \(before + 1)\(before > 0 ? ", behind \(lines)" : "")"))
    facts.append(("quotes", quotes))
    if !findings.numberColumns.isEmpty { facts.append(("numbers", notation)) }
    if !findings.label.isEmpty { facts.append(("amounts", amounts)) }
    if !findings.dateColumns.isEmpty { facts.append(("dates", dates)) }
    return facts
  }

  private var quotes: String {
    if verdict.quotedFieldCount == 0 { return "none" }
    return "around \(verdict.quotedFieldCount == verdict.fieldCount ? "all" : "some") fields"
  }

  private var notation: String {
    if findings.rival != nil, candidate.locale != nil { return "open, see below" }
    let separators = findings.separators
    let decimal = Character(candidate.decimalSeparator)
    let groups = separators.subtracting([decimal]).sorted().compactMap { Self.groupNames[$0] }
    var words = "whole"
    if separators.contains(decimal) { words = decimal == "," ? "decimal comma" : "decimal point" }
    return words
      + (groups.isEmpty ? "" : ", \(groups.joined(separator: " and ")) between groups of digits")
  }

  private static let groupNames: [Character: String] = [
    ",": "commas", ".": "points", " ": "spaces", "'": "apostrophes",
  ]

  private var amounts: String {
    let code = findings.hasOpenCurrency ? nil : findings.currency?.code
    if let code, code == findings.label { return "in \(code)" }
    return "marked \(findings.label)\(code.map { ", in \($0)" } ?? "")"
  }

  private var dates: String {
    guard let order = findings.order else { return "ISO 8601" }
    return findings.otherOrder == nil ? order.words : "open, see below"
  }

  private var candidate: NotationCandidates.Candidate {
    verdict.candidates.all[findings.candidate]
  }

  private func words(ofColumn index: Int) -> String {
    let column = verdict.columns[index]
    var words = "\(verdict.header.columns[index].words): \(kind(ofColumn: index))"
    if column.kind == .text {
      let count = column.count { $0.isNumber || $0.isDate }
      if count > 0 { words += ", \(count) of \(column.count) numbers or dates" }
    }
    let count = column.count { !findings.fits($0, index) }
    if count > 0 { words += ", \(count) of \(column.count) do not fit" }
    return column.emptyCount > 0 && column.count > 0
      ? "\(words), \(column.emptyCount) empty" : words
  }

  private func kind(ofColumn index: Int) -> String {
    let column = verdict.columns[index]
    switch column.kind {
    case .nothing: return "empty"
    case .text: return "text"
    case .date: return "dates"
    case .percent: return "percentages"
    case .number:
      return column.count { !$0.label.isEmpty && $0.isNumber } > 0 ? "amounts" : "numbers"
    }
  }
}

// MARK: - What has to be said

extension VerdictText {
  /// The first row that does not fit, of each column and as a whole.
  private var misfits: [String] {
    var misfits: [String] = []
    if let (line, words) = verdict.firstMisshapen {
      misfits.append("line \(line): \(words)\(Self.more(verdict.misshapenCount))")
    }
    for (index, column) in verdict.columns.enumerated() {
      guard let first = column.first(where: { !findings.fits($0, index) }) else { continue }
      let count = column.count { !findings.fits($0, index) }
      let name = verdict.header.columns[index].name
      misfits.append(
        "line \(first.line), \(name): \(Self.quoted(first.text))\(Self.more(count))")
    }
    return misfits
  }

  private static func more(_ count: Int) -> String { count == 1 ? "" : ", and \(count - 1) more" }

  /// What the file leaves open, and which option says it.
  private var openQuestions: [String] {
    var questions: [String] = []
    if let (other, entry) = findings.rival, candidate.locale != nil {
      let ways = [findings.candidate, other].map { reading(entry.text, $0) }
      questions.append("\(Self.place(entry)) is \(ways.joined(separator: ", or "))")
    }
    if let order = findings.order, let (other, entry) = findings.otherOrder {
      let ways = [order, other].map { order in
        "\(order.value(of: entry.text)?.isoText ?? "") with --dates \(order.rawValue)"
      }
      questions.append("\(Self.place(entry)) is \(ways.joined(separator: ", or "))")
    }
    if findings.hasOpenCurrency {
      let codes = verdict.candidates.currencies(of: findings.label)
      questions.append(
        "\(findings.label) is a sign of \(codes.joined(separator: ", ")): --money says which is meant"
      )
    }
    return questions
  }

  private var notes: [String] {
    var notes: [String] = []
    if !verdict.layout.hasTitles {
      notes.append("the first row has numbers, dates or nothing in place of titles")
    }
    if let (other, entry) = findings.rival, candidate.locale == nil {
      notes.append(
        "\(Self.place(entry)) is \(reading(entry.text, findings.candidate)), and would be \(reading(entry.text, other))"
      )
    }
    let codes = verdict.candidates.currencies(of: findings.label)
    if !findings.hasOpenCurrency, codes.count > 1, let currency = findings.currency {
      let others = codes.filter { $0 != currency.code }
      let shown = others.prefix(Self.mostCodes).joined(separator: ", ")
      let rest = others.count - Self.mostCodes
      notes.append(
        "\(findings.label) is also a sign of \(shown)\(rest > 0 ? " and \(rest) more" : ""), which --money can say"
      )
    }
    if let typed = verdict.request.encoding, typed == verdict.layout.encoding { return notes }
    if verdict.layout.encoding == .windows1252 {
      notes.append(
        "a file of one byte for each character does not tell its encoding: look at letters such as ä and é"
      )
    }
    return notes
  }

  private static let mostCodes = 5

  /// The value of a field as one candidate reads it.
  private func reading(_ text: [UInt8], _ index: Int) -> String {
    let candidate = verdict.candidates.all[index]
    let label = NumberParts(String(decoding: text, as: UTF8.self))?.label ?? ""
    let readers = verdict.candidates.readers(label) ?? verdict.candidates.readers("") ?? []
    let number = readers.indices.contains(index) ? readers[index].rational(text) : nil
    let shown = number.map(Self.decimal) ?? "no number"
    return "\(shown) \(candidate.locale.map { "with --locale \($0.tag)" } ?? "without --locale")"
  }

  private static func decimal(_ number: Rational) -> String {
    guard let digits = number.exactDigits(maximumCount: 100) else { return "\(number)" }
    var text: [UInt8] = []
    PositionalDigits(digits, minimumDecimals: 0).write(to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  private static func place(_ entry: ColumnTally.Entry) -> String {
    "\(quoted(entry.text)) in line \(entry.line)"
  }

  private static func quoted(_ text: [UInt8]) -> String {
    "`\(String(decoding: text.prefix(60), as: UTF8.self))\(text.count > 60 ? "…" : "")`"
  }
}
