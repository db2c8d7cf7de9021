import SciJSON

extension RowWorker {
  /// Answers JSON lines.
  mutating func answerLines(_ bytes: Span<UInt8>) {
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != Bytes.lineFeed { end += 1 }
      let next = min(end + 1, bytes.count)
      answerLine(bytes, start..<end, next)
      outcome.lineCount += 1
      start = next
    }
  }

  private mutating func answerLine(_ bytes: Span<UInt8>, _ line: Range<Int>, _ next: Int) {
    let isBlank = line.allSatisfy { bytes[$0] <= Bytes.space }
    if isBlank {
      if plan.copiesBlankLines { append(bytes, line.lowerBound..<next) }
      return
    }
    outcome.rowCount += 1
    do throws(JSONMembers.MalformedLine) {
      try members.read(bytes, line)
    } catch {
      return fail("column \(error.offset - line.lowerBound + 1) of the line: \(error.words)")
    }
    for (cell, source) in plan.sources.enumerated() {
      guard case .column(let column) = source, !plan.isJoined(column) else { continue }
      guard let value = self.cell(ofColumn: column, reads: plan.isRead[cell], bytes) else {
        return fail("two members are called `\(plan.columns[column].name)`")
      }
      cells[cell] = value
    }
    for (slot, column) in plan.textColumns.enumerated() where !plan.isJoined(column) {
      texts[slot] = text(ofMember: column, bytes)
    }
    let isKept = computeRow()
    for column in unreadable {
      let isJoined = plan.isJoined(column)
      failReading(column, isJoined ? joinedText(column) ?? [] : text(ofColumn: column, bytes))
    }
    guard isKept, plan.writesRows else { return }
    defer { addSortedRow() }
    writeLine(bytes, line, next)
  }

  /// The places of the members that have a column's title.
  private func places(ofColumn column: Int, _ bytes: Span<UInt8>) -> [Int] {
    let title = plan.columns[column].title
    return members.members.indices.filter { index in
      let name = members.members[index].name
      let isPlain = !name.contains { bytes[$0] == UInt8(ascii: "\\") }
      guard isPlain else { return JSONMembers.text(name, bytes) == title }
      return name.count == title.count && zip(name, title).allSatisfy { bytes[$0] == $1 }
    }
  }

  /// What a member holds, if it is wanted; `nil` if two of them have the name.
  private func cell(ofColumn column: Int, reads: Bool, _ bytes: Span<UInt8>) -> Cell? {
    let places = places(ofColumn: column, bytes)
    guard let place = places.first else { return plan.reader.missing }
    guard places.count == 1 else { return nil }
    guard reads else { return .missing }
    let member = members.members[place]
    switch member.kind {
    case .null: return plan.reader.missing
    case .number: return plan.jsonReader.cell(bytes, member.value)
    case .string:
      guard let text = JSONMembers.text(Self.content(member), bytes) else { return .unreadable }
      return plan.reader.cell(text.span, 0..<text.count)
    case .other: return .unreadable
    }
  }

  /// A string without its quotes.
  private static func content(_ member: JSONMembers.Member) -> Range<Int> {
    member.kind == .string
      ? (member.value.lowerBound + 1)..<(member.value.upperBound - 1) : member.value
  }

  /// The same, where `null` is as no member.
  private func text(ofMember column: Int, _ bytes: Span<UInt8>) -> [UInt8] {
    let place = places(ofColumn: column, bytes).first
    guard let place, members.members[place].kind != .null else { return [] }
    return text(ofColumn: column, bytes)
  }

  private func text(ofColumn column: Int, _ bytes: Span<UInt8>) -> [UInt8] {
    guard let place = places(ofColumn: column, bytes).first else { return [] }
    return JSONMembers.text(Self.content(members.members[place]), bytes) ?? []
  }
}

// MARK: - Writing

extension RowWorker {
  private mutating func writeLine(_ bytes: Span<UInt8>, _ line: Range<Int>, _ next: Int) {
    var hasMembers = !members.members.isEmpty
    if let only = plan.only {
      outcome.output.append(UInt8(ascii: "{"))
      hasMembers = false
      for source in only {
        switch source {
        case .column(let column) where plan.isJoined(column):
          writeJoined(column, &hasMembers)
        case .column(let column):
          writeName(plan.columns[column].title, &hasMembers)
          let place = places(ofColumn: column, bytes).first
          if let place { append(bytes, members.members[place].value) } else { writeNull() }
        case .formula(let index): writeMember(index, &hasMembers)
        case .test, .constant: break
        }
      }
    } else {
      append(bytes, line.lowerBound..<members.closing)
      for column in plan.joinedColumns { writeJoined(column, &hasMembers) }
      for index in plan.formulas.indices { writeMember(index, &hasMembers) }
    }
    if let name = plan.errorColumn, !messages.isEmpty {
      writeName(Array(name.utf8), &hasMembers)
      JSONObject.write(messages.joined(separator: "; "), to: &outcome.output)
    }
    append(bytes, members.closing..<next)
    if next == line.upperBound { outcome.output.append(Bytes.lineFeed) }
  }

  private mutating func writeMember(_ index: Int, _ hasMembers: inout Bool) {
    writeName(Array(plan.formulas[index].formula.name.utf8), &hasMembers)
    let start = outcome.output.count
    guard let kind = write(index) else { return writeNull() }
    if kind == .number, outcome.output[start...].allSatisfy(JSONMembers.isNumberPart) { return }
    let text = Array(outcome.output[start...])
    outcome.output.removeSubrange(start...)
    JSONMembers.write(text, to: &outcome.output)
  }

  private mutating func writeJoined(_ column: Int, _ hasMembers: inout Bool) {
    writeName(plan.columns[column].title, &hasMembers)
    guard let text = joinedText(column) else { return writeNull() }
    if JSONMembers.isOnlyLikeNumber(text) {
      JSONObject.write(String(decoding: text, as: UTF8.self), to: &outcome.output)
    } else {
      JSONMembers.write(text, to: &outcome.output)
    }
  }

  private mutating func writeName(_ name: [UInt8], _ hasMembers: inout Bool) {
    if hasMembers { outcome.output.append(UInt8(ascii: ",")) }
    hasMembers = true
    JSONObject.write(String(decoding: name, as: UTF8.self), to: &outcome.output)
    outcome.output.append(UInt8(ascii: ":"))
  }

  private mutating func writeNull() { outcome.output += Array("null".utf8) }
}
