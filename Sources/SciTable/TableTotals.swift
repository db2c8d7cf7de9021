import SciCalculator
import SciJSON
import SciNumber
import SciUnits

/// The sums of columns, exact, and their row below the others.
struct TableTotals {
  private let plan: TablePlan
  private var sums: [ExactSum]

  /// Begins with nothing added up.
  init(_ plan: TablePlan) {
    self.plan = plan
    sums = plan.sums.map { _ in ExactSum() }
  }

  /// Adds what rows have.
  mutating func add(_ outcome: TableOutcome) {
    for index in sums.indices { sums[index].add(outcome.sums[index], within: plan.budget) }
  }

  /// What has to be said of the sums: which are too long, which leave rows out, and which have no common unit.
  var remarks: [TableRemark] {
    var remarks: [TableRemark] = []
    for (index, sum) in sums.enumerated() {
      let name = plan.name(ofCell: plan.sums[index])
      if let words = problem(of: index) {
        remarks.append(TableRemark(words, .syntax))
      } else if text(of: index).text.isEmpty {
        remarks.append(TableRemark("the sum of `\(name)` is too long to be written", .limit))
      }
      if sum.failureCount > 0 {
        remarks.append(TableRemark(Self.leavesOut(sum.failureCount, "the sum of `\(name)`")))
      }
    }
    return remarks
  }

  /// Why the values of a sum cannot be added up, if their units are the reason.
  private func problem(of index: Int) -> String? {
    sums[index].common.problem(
      of: "the sum of `\(plan.name(ofCell: plan.sums[index]))`", addsUp: true)
  }

  /// The sentence about rows without a number.
  static func leavesOut(_ count: Int, _ subject: String) -> String {
    "\(subject) leaves out \(count == 1 ? "1 row" : "\(count) rows") without a number"
  }

  /// The row of sums, with its line ending; empty where nothing is added up.
  var text: [UInt8] {
    if sums.isEmpty { return [] }
    guard case .delimited(let delimiter, let hasQuotes) = plan.format else {
      return jsonText
    }
    let cutter = FieldCutter(delimiter: delimiter, hasQuotes: hasQuotes)
    var line: [UInt8] = []
    for (number, source) in plan.writtenSources.enumerated() {
      if number > 0 { line.append(delimiter) }
      if let index = plan.sums.firstIndex(where: { plan.sources[$0] == source }) {
        let (text, kind) = text(of: index)
        cutter.write(plan.text(text, kind), to: &line)
      }
    }
    if plan.writesRows, plan.errorColumn != nil { line.append(delimiter) }
    return line + plan.lineEnding
  }

  /// The sums as a line of JSON, `{"sum":{"gross":12.50}}`.
  private var jsonText: [UInt8] {
    var line = Array("{\"sum\":{".utf8)
    for index in sums.indices {
      if index > 0 { line.append(UInt8(ascii: ",")) }
      JSONObject.write(plan.name(ofCell: plan.sums[index]), to: &line)
      line.append(UInt8(ascii: ":"))
      JSONMembers.write(text(of: index).text, to: &line)
    }
    return line + Array("}}\n".utf8)
  }

  /// A sum as the values of its column are written; empty where it is too long.
  private func text(of index: Int) -> (text: [UInt8], kind: CellText) {
    if problem(of: index) != nil { return ([], .other) }
    let value = sums[index].value.map { number -> OrderedValue in
      guard let unit = sums[index].common.unit, !unit.isNone else { return .number(number) }
      return .quantity(number, unit)
    }
    return plan.text(of: value, ofCell: plan.sums[index])
  }
}
