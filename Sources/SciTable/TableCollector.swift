import SciCalculator
import SciJSON
import SciNumber

/// What comes of all chunks in their order: rows as they are answered, or in another order, or a summary; and the sums.
package struct TableCollector {
  private let plan: TablePlan
  private var totals: TableTotals
  private var groups: GroupTable
  /// The rows in another order, where one is asked for; they are written before ``rest``.
  package private(set) var merge: RowMerge?

  /// Begins with no rows.
  package init(_ plan: TablePlan) {
    self.plan = plan
    totals = TableTotals(plan)
    groups = GroupTable(plan.summary)
    merge = plan.order.map(RowMerge.init)
  }

  /// Takes what rows come to.
  ///
  /// - Returns: what can be written at once.
  package mutating func add(_ outcome: TableOutcome) -> [UInt8] {
    totals.add(outcome)
    if plan.summary != nil { groups.add(outcome.groups, within: plan.budget) }
    guard let rows = outcome.sortedRows else { return outcome.output }
    merge?.add(rows, outcome.output, within: plan.budget)
    return []
  }

  /// What is written when all rows are there, and those of ``merge`` are written.
  package var rest: [UInt8] {
    if let summary = plan.summary { text(of: summary) } else { totals.text }
  }

  /// What has to be said of sums, statistics and order: what is too long, what leaves rows out, and what has no common unit.
  package var remarks: [TableRemark] {
    guard let summary = plan.summary else { return totals.remarks + orderRemarks }
    var remarks: [TableRemark] = []
    for (index, measure) in summary.measures.enumerated() {
      let name = plan.name(ofCell: measure.cell)
      let count = groups.groups.reduce(0) { $0 + $1.statistics[index].failureCount }
      if count > 0 {
        remarks.append(
          TableRemark(TableTotals.leavesOut(count, "the \(measure.statistic) of `\(name)`")))
      }
      if let words = groups.groups.lazy.compactMap({ problem(of: $0, summary, index) }).first {
        remarks.append(TableRemark(words, .syntax))
        continue
      }
      let isTooLong = groups.groups.contains { group in
        measure.needsSum && group.statistics[index].value(of: .sum) == nil
      }
      if isTooLong {
        remarks.append(TableRemark("the sum of `\(name)` is too long to be written", .limit))
      }
    }
    return remarks
  }

  /// What cannot be said of a column in a group, because its values have no common unit.
  private func problem(
    of group: GroupTable.Group, _ summary: TableSummary, _ index: Int
  ) -> String? {
    let measure = summary.measures[index]
    return group.statistics[index].common.problem(
      of: "the \(measure.statistic) of `\(plan.name(ofCell: measure.cell))`",
      addsUp: measure.needsSum)
  }

  private var orderRemarks: [TableRemark] {
    guard let order = plan.order, let merge else { return [] }
    return zip(order.keys, merge.units).compactMap { key, common in
      let subject = "--sort: `\(plan.name(ofCell: key.column))`"
      return common.problem(of: subject, addsUp: false).map { TableRemark($0, .syntax) }
    }
  }
}

// MARK: - The summary

extension TableCollector {
  /// The rows of the summary, in their order.
  private func text(of summary: TableSummary) -> [UInt8] {
    var output: [UInt8] = []
    var indices = Array(groups.groups.indices)
    if let order = summary.order {
      var units = order.keys.map { _ in CommonUnit() }
      indices = order.sorted(
        groups.groups.map { group in
          order.keys.indices.map { key in
            let content = summary.columns[order.keys[key].column].content
            return orderedValue(of: content, group, summary)
              .converted(by: &units[key], within: plan.budget)
          }
        })
    }
    for index in indices { write(groups.groups[index], summary, to: &output) }
    return output
  }

  private func orderedValue(
    of content: TableSummary.Content, _ group: GroupTable.Group, _ summary: TableSummary
  ) -> OrderedValue {
    switch content {
    case .key(let index):
      let bytes = group.keys[index]
      return plan.orderedValue(of: plan.reader.cell(bytes.span, 0..<bytes.count), bytes)
    case .count: return .number(Rational(WideInt(group.rowCount)))
    case .statistic(let statistic, let measure):
      return group.statistics[measure].value(of: statistic) ?? .missing
    }
  }

  private func text(
    of content: TableSummary.Content, _ group: GroupTable.Group, _ summary: TableSummary
  ) -> [UInt8] {
    switch content {
    case .key(let index): return group.keys[index]
    case .count: return plan.text(Array("\(group.rowCount)".utf8), .number)
    case .statistic(let statistic, let measure):
      if problem(of: group, summary, measure) != nil { return [] }
      let value = group.statistics[measure].value(of: statistic)
      switch value {
      case .number, .quantity:
        let (text, kind) = plan.text(of: value, ofCell: summary.measures[measure].cell)
        return plan.isJSON ? text : plan.text(text, kind)
      case .text(let day): return day
      case .missing, nil: return []
      }
    }
  }

  private func write(
    _ group: GroupTable.Group, _ summary: TableSummary, to output: inout [UInt8]
  ) {
    let texts = summary.columns.map { text(of: $0.content, group, summary) }
    guard case .delimited(let delimiter, let hasQuotes) = plan.format else {
      return writeObject(texts, summary, to: &output)
    }
    let cutter = FieldCutter(delimiter: delimiter, hasQuotes: hasQuotes)
    for (number, text) in texts.enumerated() {
      if number > 0 { output.append(delimiter) }
      cutter.write(text, to: &output)
    }
    output += plan.lineEnding
  }

  private func writeObject(
    _ texts: [[UInt8]], _ summary: TableSummary, to output: inout [UInt8]
  ) {
    output.append(UInt8(ascii: "{"))
    for (number, text) in texts.enumerated() {
      if number > 0 { output.append(UInt8(ascii: ",")) }
      JSONObject.write(summary.columns[number].title, to: &output)
      output.append(UInt8(ascii: ":"))
      if case .key = summary.columns[number].content, JSONMembers.isOnlyLikeNumber(text) {
        JSONObject.write(String(decoding: text, as: UTF8.self), to: &output)
      } else {
        JSONMembers.write(text, to: &output)
      }
    }
    output += Array("}\n".utf8)
  }
}

extension TablePlan {
  fileprivate var isJSON: Bool { format == .jsonLines }
}
