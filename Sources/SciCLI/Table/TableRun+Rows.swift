import SciAnswers
import SciCalculator
import SciTable

// Formulas over the rows of a file: `sci table 'net = price*qty' < items.csv`.

extension TableRun {
  private static let needsRange = "one range is needed, such as x=0..1 step 0.1"

  func performRows(_ streams: Streams, _ options: Options) -> RunStatus {
    if input == nil, streams.isInteractive {
      return complain(streams, "\(Self.needsRange), or rows: --input FILE")
    }
    do throws(OptionError) {
      return try answer(try format(ofFile: input), streams, options)
    } catch {
      return complain(streams, error.words)
    }
  }

  private func answer(
    _ format: RecordFormat, _ streams: Streams, _ options: Options
  ) throws(OptionError) -> RunStatus {
    let source: TableSource
    do throws(FileError) {
      source = TableSource(
        try TableInput(input, streams), format, encoding: encoding,
        skippedLineCount: skippedLineCount ?? 0)
    } catch {
      throw OptionError(words: "\(input ?? "standard input"): \(error.words)")
    }
    let (header, rest): (TableHeader, [UInt8])
    do throws(TableSource.HeaderFailure) {
      (header, rest) = try source.readHeader()
    } catch {
      let isNothing = input == nil && skippedLineCount == nil && error.status == .usage
      let range = isNothing ? "\(Self.needsRange), or rows; " : ""
      streams.complain("\(range)\(source.name): \(error.words)")
      return error.status
    }
    var request = try request(options)
    if let status = addJoin(to: &request, format, streams) { return status }
    let plan: TablePlan
    do throws(TablePlan.PlanError) {
      plan = try TablePlan(request, format, header)
    } catch {
      let columns = header.columns + (request.join?.columns ?? [])
      return say(error, columns, streams, options)
    }
    for remark in plan.remarks { streams.complain(remark) }
    let report: FailureReport
    do throws(FileError) {
      report = try FailureReport(errors, of: source.name, streams)
    } catch {
      throw OptionError(words: "\(errors ?? ""): \(error.words)")
    }
    do throws(FileError) {
      try streams.write(header.text(plan))
      var stream = TableStream(
        plan, source, lineCount: source.skippedLineCount + header.lineCount, report,
        jobs: options.jobs, streams)
      return try stream.answer(rest)
    } catch {
      return streams.report(error)
    }
  }

  /// What is asked of each row.
  func request(_ options: Options) throws(OptionError) -> TableRequest {
    var request = TableRequest(settings: options.settings, format: options.format)
    request.formulas = words
    request.filter = filter
    request.roundings = roundings
    request.rounding = values.rounding
    if isSummary { request.summary = summary } else { request.sums = sums }
    request.groupings = groupings
    request.sortings = sortings
    request.sumsOnly = sumsOnly
    request.only = only
    request.missing = missing
    request.errorColumn = errorColumn
    if values.money.locale != nil { request.locale = try values.money.checkedLocale }
    request.dates = dates
    request.unmatched = unmatched ?? .error
    request.money = options.money
    request.clock = { options.clock }
    return request
  }

  /// How the rows of a file are written, as options or its name say.
  func format(ofFile path: String?) throws(OptionError) -> RecordFormat {
    let named = form.map(Self.format) ?? path.map { RecordFormat(ofFile: $0) } ?? .csv
    guard let delimiter else { return named }
    let byte = delimiter == "tab" ? UInt8(ascii: "\t") : delimiter.utf8.first ?? 0
    guard case .delimited = named, delimiter == "tab" || delimiter.utf8.count == 1,
      RecordFormat.canDelimit(byte)
    else {
      throw OptionError(
        words: "--delimiter takes one character of CSV that numbers do not have, or `tab`")
    }
    return .delimited(by: byte, hasQuotes: true)
  }

  private static func format(_ form: Form) -> RecordFormat {
    switch form {
    case .csv: .csv
    case .tsv: .tsv
    case .jsonLines: .jsonLines
    }
  }

  /// Says why the rows cannot be answered at all.
  func say(
    _ failure: TablePlan.PlanError, _ columns: [TableColumn], _ streams: Streams, _ options: Options
  ) -> RunStatus {
    switch failure {
    case .request(let words): return complain(streams, words)
    case .formula(let error, let text):
      let status = streams.report(error, in: text, options.settings.angleUnit)
      switch error.reason {
      // A function's name may be that of a column that is not there, such as `price`.
      case .unknownName, .functionWithoutArguments:
        streams.writeDiagnostic(Array("  note: \(TablePlan.words(of: columns))\n".utf8))
      default: break
      }
      return status
    }
  }
}
