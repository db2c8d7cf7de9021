import SciCalculator
import SciJSON
import SciMoney
import SciNumber

/// The sums of columns, exact, and their row below the others.
struct TableTotals {
  private let plan: TablePlan
  private var sums: [ExactSum]

  init(_ plan: TablePlan) {
    self.plan = plan
    sums = plan.sums.map { _ in ExactSum() }
  }

  mutating func add(_ others: [ExactSum]) {
    for index in sums.indices { sums[index].add(others[index]) }
  }

  /// Says which sums leave rows out, or are too long.
  func complain(_ streams: Streams) -> RunStatus {
    var status = RunStatus.success
    for (index, sum) in sums.enumerated() {
      let name = plan.name(ofCell: plan.sums[index])
      if text(of: index).text.isEmpty {
        streams.complain("the sum of `\(name)` is too long to be written")
        status = .limit
      }
      if sum.failureCount > 0 {
        let rows = sum.failureCount == 1 ? "1 row" : "\(sum.failureCount) rows"
        streams.complain("the sum of `\(name)` leaves out \(rows) without a number")
      }
    }
    return status
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
    guard let sum = sums[index].value else { return ([], .other) }
    if let formula = plan.formula(ofCell: plan.sums[index]) {
      if let money = plan.options.money {
        return ((try? money.writer.utf8(of: sum)) ?? [], .amount)
      }
      if let rounding = formula.rounding { return ((try? rounding.text(of: sum)) ?? [], .number) }
    }
    let budget = plan.options.settings.budget.started()
    let text = try? plan.options.format.text(of: .real(Real(sum)), within: budget)
    return (text?.bytes ?? [], .number)
  }
}
