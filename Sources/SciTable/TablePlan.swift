package import SciCalculator
import SciMoney
import SciNumber
import SciSyntax

/// What is done with each row: made once from a request and a header, and the same for all threads.
package struct TablePlan: Sendable {
  /// What fills a cell of a row.
  enum Source: Hashable, Sendable {
    case column(Int)
    case formula(Int)
    /// 1 where a text is that of a test, and 0 elsewhere.
    case test(Int)
    case constant
  }

  /// Why there is no plan.
  package enum PlanError: Error {
    /// A formula has an error.
    case formula(CalculatorError, String)
    /// What is asked for has no meaning here, as these words say.
    case request(String)
  }

  let format: RecordFormat
  let request: TableRequest
  /// The columns of the input, and behind them those of a joined file.
  let columns: [TableColumn]
  /// How many are those of the input.
  let ownColumnCount: Int
  /// A joined file, what is done with rows without one of its rows, and where each row keeps the text of its key.
  private(set) var join: (table: JoinTable, unmatched: JoinTable.Unmatched, slot: Int)?
  let reader: FieldReader
  /// For the numbers of JSON, which are written in one way.
  let jsonReader = FieldReader(locale: nil, currency: nil)
  /// What fills each cell; cells of constants are filled in ``emptyCells``.
  private(set) var sources: [Source] = []
  /// Whether the value in the field of each cell is wanted, and not its text alone.
  private(set) var isRead: [Bool] = []
  /// The cells before a row is read.
  private(set) var emptyCells: [Cell] = []
  /// The formulas whose values are written, and their cells.
  private(set) var formulas: [(formula: TableFormula, cell: Int)] = []
  private(set) var filter: TableFormula?
  /// Whether the filter needs the values of formulas.
  private(set) var filtersByFormulas = false
  /// Whether the filter needs columns of the joined file.
  private(set) var filtersByJoin = false
  /// How blocks of rows are answered; `nil` where each row is answered by itself.
  var blocks: BlockFormulas?
  /// The cells that are added up.
  private(set) var sums: [Int] = []
  /// The columns whose texts are kept with each row, by slots.
  private(set) var textColumns: [Int] = []
  private(set) var tests: [TextTest] = []
  /// What is written in place of rows.
  private(set) var summary: TableSummary?
  /// By which cells rows are sorted.
  private(set) var order: SortOrder?
  /// The cells that are written in place of whole rows.
  private(set) var only: [Source]?
  /// The column of messages, if one is wanted.
  let errorColumn: String?
  let writesRows: Bool
  /// What ends lines that are not of the input.
  let lineEnding: [UInt8]

  /// The cells of names that have one.
  private var cells: [String: Int] = [:]
  private var columnsByName: [String: [Int]] = [:]
  /// The names that formulas may use.
  private var names: Set<String>
  /// The names in formulas that mean something else where the table does not have them, in the order of their use.
  private var shadowed: [(name: String, meaning: BuiltInMeaning)] = []
  /// What should be said of how formulas were read.
  private var readings: [String] = []

  /// Finds the columns that formulas and options name.
  package init(
    _ request: TableRequest, _ format: RecordFormat, _ header: TableHeader
  ) throws(PlanError) {
    (self.format, self.request) = (format, request)
    columns = header.columns + (request.join?.columns ?? [])
    ownColumnCount = header.columns.count
    lineEnding = header.lineEnding
    errorColumn = request.errorColumn
    let hasSummary = !request.groupings.isEmpty || !request.summary.isEmpty
    writesRows = !request.sumsOnly && !hasSummary
    reader = try Self.reader(request)
    for (index, column) in columns.enumerated() {
      columnsByName[column.name, default: []].append(index)
    }
    names = Set(columnsByName.keys)
    if let table = request.join {
      let key = try column(table.ownKey, "--on")
      guard !isJoined(key) else { throw noColumn(table.ownKey, "--on") }
      join = (table, request.unmatched, textSlot(ofColumn: key))
    }
    var roundings = try Self.roundings(request)
    for word in request.formulas { try add(FormulaWord(word), &roundings) }
    if let word = request.filter { filter = try formula("--where", word, nil) }
    if let unknown = roundings.keys.sorted().first { throw noFormula(unknown, "--round") }
    for name in request.sums.flatMap(Self.names) { sums.append(try column(named: name, "--sum")) }
    if !request.only.isEmpty {
      var written: [Source] = []
      for name in request.only.flatMap(Self.names) {
        written.append(sources[try column(named: name, "--only", reads: false)])
      }
      only = written
    }
    if let name = errorColumn, isColumn(name) {
      throw .request("`\(name)` is a column already; give --error-column another name")
    }
    if hasSummary { try addSummary() }
    if !hasSummary, !request.sortings.isEmpty {
      order = try SortOrder(request.sortings) { name throws(PlanError) in
        try keyCell(named: name, "--sort", reads: true)
      }
    }
    if formulas.isEmpty, filter == nil, sums.isEmpty, only == nil, !hasSummary, order == nil,
      join == nil
    {
      throw .request("a formula is missing, such as 'total = price * qty'")
    }
    if request.sumsOnly, sums.isEmpty { throw .request("--sums-only needs --sum") }
    for source in filter?.sources ?? [] {
      if case .formula = sources[source] { filtersByFormulas = true }
      if isOfJoin(sources[source]) { filtersByJoin = true }
    }
    blocks = BlockFormulas(self)
  }

  /// The same plan with tables that no other has.
  func unshared() -> TablePlan {
    var plan = self
    plan.sources = sources.map { $0 }
    plan.isRead = isRead.map { $0 }
    plan.formulas = formulas.map { ($0.formula.copy(), $0.cell) }
    plan.filter = filter?.copy()
    plan.sums = sums.map { $0 }
    plan.textColumns = textColumns.map { $0 }
    plan.tests = tests.map { $0 }
    plan.only = only?.map { $0 }
    plan.order?.keys = order?.keys.map { $0 } ?? []
    plan.summary?.keys = summary?.keys.map { $0 } ?? []
    plan.summary?.measures = summary?.measures.map { $0 } ?? []
    plan.summary?.columns = summary?.columns.map { $0 } ?? []
    plan.summary?.order?.keys = summary?.order?.keys.map { $0 } ?? []
    return plan
  }

  /// Whether a cell is filled by a column of the joined file.
  private func isOfJoin(_ source: Source) -> Bool {
    switch source {
    case .column(let column): isJoined(column)
    case .test(let test): isJoined(textColumns[tests[test].slot])
    case .formula, .constant: false
    }
  }

  /// Several names with commas between them.
  static func names(_ text: String) -> [String] {
    text.split(separator: ",").map { $0.trimmingSpaces }
  }

  private static func reader(_ request: TableRequest) throws(PlanError) -> FieldReader {
    let plain = FieldReader(locale: nil, currency: nil)
    var missing = Cell.missing
    if let text = request.missing {
      let bytes = Array(text.utf8)
      missing = plain.cell(bytes.span, 0..<bytes.count)
      guard case .number = missing else {
        throw .request("--missing takes a number, not `\(text)`")
      }
    }
    return FieldReader(
      locale: request.locale, currency: request.money?.currency, missing: missing,
      dates: request.dates)
  }

  private static func roundings(
    _ request: TableRequest
  ) throws(PlanError) -> [String: ColumnRounding] {
    var roundings: [String: ColumnRounding] = [:]
    for text in request.roundings {
      guard let colon = text.firstIndex(of: ":") else {
        throw .request("--round takes a column and a currency or a number, such as 'gross: EUR'")
      }
      roundings[text[..<colon].trimmingSpaces] = try ColumnRounding(
        String(text[text.index(after: colon)...]), mode: request.rounding)
    }
    return roundings
  }
}

// MARK: - Formulas

extension TablePlan {
  private mutating func add(
    _ word: FormulaWord, _ roundings: inout [String: ColumnRounding]
  ) throws(PlanError) {
    let text = word.isNamed ? "\(word.name)=0" : word.text
    if word.isNamed, Calculator.isTaken(word.name) {
      throw .formula(
        CalculatorError(.redefinition(word.name), at: SourceRange(0, word.name.utf8.count)), text)
    }
    if cells[word.name] != nil || columnsByName[word.name] != nil {
      throw .request("`\(word.name)` is a column already; give the formula another name")
    }
    defer { if word.isNamed { names.insert(word.name) } }
    let formula = try formula(word.name, word.text, roundings.removeValue(forKey: word.name))
    let usesRows = formula.sources.contains { sources[$0] != .constant }
    let isConstant = word.isNamed && !usesRows && formula.rounding == nil
    guard isConstant else {
      let cell = newCell(.formula(formulas.count), .missing)
      cells[word.name] = cell
      formulas.append((formula, cell))
      return
    }
    do throws(CalculatorError) {
      let value = try formula.expression.value(
        of: formula.sources.compactMap { emptyCells[$0].value })
      cells[word.name] = newCell(.constant, value.real.map { Cell($0) } ?? .value(value))
    } catch {
      throw .formula(error, word.text)
    }
  }

  /// An expression over the names, with what time it is if it mentions that.
  private func expression(
    _ text: String, _ names: Set<String>
  ) throws(CalculatorError) -> Expression {
    do throws(CalculatorError) {
      return try Expression(text, using: names, settings: request.settings)
    } catch {
      guard error.reason == .calendar(.clockExpected), let time = request.clock() else {
        throw error
      }
      return try Expression(text, using: names, settings: request.settings, clock: time)
    }
  }

  /// An expression with its parameters found among the names.
  private mutating func formula(
    _ name: String, _ text: String, _ rounding: ColumnRounding?
  ) throws(PlanError) -> TableFormula {
    let expression: Expression
    let tests = try TextTests(in: text, besides: names)
    let names = names.union(tests.tests.map(\.parameter))
    do throws(CalculatorError) {
      expression = try self.expression(tests.formula, names)
    } catch {
      guard case .unknownName(let unknown, let others) = error.reason else {
        throw .formula(error, text)
      }
      let near = suggestions(for: unknown)
      throw .formula(
        CalculatorError(
          .unknownName(unknown, suggestions: near.isEmpty ? others : near), at: error.range), text)
    }
    for (name, meaning) in expression.shadowedMeanings
    where !shadowed.contains(where: { $0.name == name }) {
      shadowed.append((name, meaning))
    }
    for note in expression.notes where !readings.contains(note) { readings.append(note) }
    var sources: [Int] = []
    for parameter in expression.parameters {
      if let test = tests.tests.first(where: { $0.parameter == parameter }) {
        sources.append(try cell(of: test, text))
      } else {
        sources.append(try cell(of: parameter, text))
      }
    }
    return TableFormula(
      name: name, text: text, expression: expression, sources: sources, rounding: rounding)
  }

  private func suggestions(for name: String) -> [String] {
    Spelling.suggestions(for: name, among: names)
  }

  private mutating func newCell(_ source: Source, _ cell: Cell) -> Int {
    sources.append(source)
    emptyCells.append(cell)
    isRead.append(false)
    return sources.count - 1
  }

  /// The cell that a name stands for; that of a column is made when it is first used.
  private mutating func cell(
    of name: String, _ user: String, reads: Bool = true
  ) throws(PlanError) -> Int {
    let cell =
      if let known = cells[name] { known } else {
        newCell(.column(try column(name, user)), .missing)
      }
    cells[name] = cell
    if reads { isRead[cell] = true }
    return cell
  }

  /// The cell that says whether a column has a text.
  private mutating func cell(of test: TextTests.Test, _ user: String) throws(PlanError) -> Int {
    let slot = textSlot(ofColumn: try column(test.column, user))
    let found = TextTest(slot: slot, text: Array(test.text.utf8))
    let place = tests.firstIndex(of: found) ?? tests.count
    if place == tests.count { tests.append(found) }
    return sources.firstIndex(of: .test(place)) ?? newCell(.test(place), .missing)
  }

  /// Where each row keeps the text of a column.
  private mutating func textSlot(ofColumn column: Int) -> Int {
    if let slot = textColumns.firstIndex(of: column) { return slot }
    textColumns.append(column)
    return textColumns.count - 1
  }

  /// The cell of a column whose text is kept, since it tells groups apart or rows are sorted by it.
  private mutating func keyCell(
    named name: String, _ option: String, reads: Bool
  ) throws(PlanError) -> Int {
    let cell = try column(named: name, option, reads: reads)
    if case .column(let column) = sources[cell] { _ = textSlot(ofColumn: column) }
    return cell
  }

  /// The cell of a column of the input, or of a formula, that an option names.
  private mutating func column(
    named name: String, _ option: String, reads: Bool = true
  ) throws(PlanError) -> Int {
    let cell = try cell(of: name, option, reads: reads)
    if sources[cell] == .constant {
      throw .request("\(option): `\(name)` is a constant and no column")
    }
    return cell
  }

  /// Whether the output has a column of a title.
  private func isColumn(_ title: String) -> Bool {
    formulas.contains { $0.formula.name == title }
      || columns.contains { $0.title == Array(title.utf8) }
  }

  private func column(_ name: String, _ user: String) throws(PlanError) -> Int {
    let found =
      columnsByName[name]
      ?? columns.indices.filter {
        String(decoding: columns[$0].title, as: UTF8.self) == name
      }
    guard let column = found.first else { throw noColumn(name, user) }
    if found.count > 1 {
      throw .request("\(user): \(found.count) columns are called `\(name)`; rename all but one")
    }
    return column
  }

  private func noColumn(_ name: String, _ user: String) -> PlanError {
    let hint = Spelling.question(suggestions(for: name)) ?? Self.words(of: columns)
    return .request("\(user): no column is called `\(name)`; \(hint)")
  }

  private func noFormula(_ name: String, _ user: String) -> PlanError {
    let names = formulas.map { "`\($0.formula.name)`" }.joined(separator: ", ")
    return .request(
      "\(user): no formula is called `\(name)`; there \(names.isEmpty ? "is none" : "is \(names)")")
  }

  /// Columns in words, as far as they fit.
  package static func words(of columns: [TableColumn]) -> String {
    let shown = columns.prefix(mostShown).map(\.words).joined(separator: ", ")
    if columns.count == 1 {
      let hint = delimiter(in: columns[0].title).map { "; --delimiter \($0) would split it" } ?? ""
      return DiagnosticRenderer.escaped("the only column is \(shown)\(hint)")
    }
    let rest = columns.count - mostShown
    return DiagnosticRenderer.escaped(
      "the columns are \(shown)\(rest > 0 ? " and \(rest) more" : "")")
  }

  /// What seems to stand between the titles of a header that was read as one title, as it is typed in a shell.
  private static func delimiter(in title: [UInt8]) -> String? {
    let usual: [(UInt8, String)] = [
      (UInt8(ascii: ";"), "';'"), (Bytes.tab, "tab"), (UInt8(ascii: "|"), "'|'"),
    ]
    return usual.first { title.contains($0.0) }?.1
  }

  private static let mostShown = 30
}

// MARK: - Summaries

extension TablePlan {
  /// Finds what is written in place of rows.
  private mutating func addSummary() throws(PlanError) {
    var summary = TableSummary()
    for name in request.groupings.flatMap(Self.names) {
      let cell = try keyCell(named: name, "--group-by", reads: false)
      let column = TableSummary.Column(
        title: self.name(ofCell: cell), name: name, content: .key(summary.keys.count))
      if summary.keys.contains(cell) { continue }
      summary.keys.append(cell)
      try summary.add(column)
    }
    for part in request.summary {
      guard case .statistic(let statistic, let names) = part else {
        try summary.add(TableSummary.Column(title: "count", name: "count", content: .count))
        continue
      }
      for name in Self.names(names) {
        let cell = try column(named: name, "--\(statistic)")
        let title = "\(statistic)_\(formulaName(ofCell: cell))"
        let content = summary.add(statistic, of: cell)
        try summary.add(TableSummary.Column(title: title, name: title, content: content))
      }
    }
    if request.summary.isEmpty {
      throw .request("--group-by needs --count, --sum, --mean, --min or --max")
    }
    if !request.sortings.isEmpty {
      let columns = summary.columns
      summary.order = try SortOrder(request.sortings) { name throws(PlanError) in
        if let column = columns.firstIndex(where: { $0.title == name || $0.name == name }) {
          return column
        }
        let titles = columns.map(\.title).joined(separator: ", ")
        throw .request(
          "--sort: no column of the summary is called `\(name)`; the columns are \(titles)")
      }
    }
    self.summary = summary
  }

  /// The name by which formulas use a cell.
  private func formulaName(ofCell cell: Int) -> String {
    if case .column(let column) = sources[cell] { columns[column].name } else { name(ofCell: cell) }
  }
}

// MARK: - What is said and written

extension TablePlan {
  /// What names in formulas mean that are also those of something built in.
  package var remarks: [String] {
    shadowed.map { name, meaning in
      let kind = columnsByName[name] == nil ? "formula" : "column"
      return "`\(name)` is the \(kind) of that name here, and not the \(meaning.word)"
    } + readings
  }
}
