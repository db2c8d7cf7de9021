import SciAnswers
import SciMoney
import SciTable

// What `sci table --dry-run` says of files before any work begins.

extension TableRun {
  /// How much of a file is looked at to find how it is cut into fields.
  private static let sampleSize = 1 << 20

  func performDryRun(_ streams: Streams, _ options: Options) -> RunStatus {
    // With --input the words are formulas.
    let paths = input.map { [$0] } ?? (words.isEmpty ? [nil] : words.map(Optional.some))
    if paths == [nil], streams.isInteractive {
      return complain(streams, "a file is missing, such as sci table --dry-run items.csv")
    }
    var status = RunStatus.success
    for (number, path) in paths.enumerated() {
      if number > 0 { status = max(status, streams.print("\n")) }
      do throws(OptionError) {
        status = max(status, try answer(path, streams, options))
      } catch {
        status = max(status, complain(streams, error.words))
      }
    }
    return status
  }

  private func answer(
    _ path: String?, _ streams: Streams, _ options: Options
  ) throws(OptionError) -> RunStatus {
    let request = try verdictRequest(path, options)
    do throws(FileError) {
      let input = try TableInput(path, streams)
      var sample: [UInt8] = []
      var isAll = false
      while sample.count < Self.sampleSize, !isAll {
        let block = try input.read()
        isAll = block.isEmpty
        sample += block
      }
      let layout = FileLayout(sample, isAll: isAll, request)
      let source = TableSource(
        TableInput(sample, input), layout.format, encoding: layout.encoding,
        skippedLineCount: layout.skippedLineCount)
      return say(source, layout, request, streams, options)
    } catch {
      throw OptionError(words: "\(path ?? "standard input"): \(error.words)")
    }
  }

  /// Reads all rows and says what they are.
  private func say(
    _ source: TableSource, _ layout: FileLayout, _ request: VerdictRequest, _ streams: Streams,
    _ options: Options
  ) -> RunStatus {
    let (header, rest): (TableHeader, [UInt8])
    do throws(TableSource.HeaderFailure) {
      (header, rest) = try source.readHeader()
    } catch {
      streams.complain("\(source.name): \(error.words)")
      return error.status
    }
    var verdict = TableVerdict(layout, header, request, sample: rest)
    source.takeRecords(behind: rest) { verdict.add($0) }
    if case .failed(let words, let status) = source.state {
      streams.complain("\(source.name): \(words)")
      return status
    }
    let text = VerdictText(verdict)
    let status = max(streams.print(text.text(source.name)), text.isClear ? .success : .syntax)
    return max(status, plan(header, layout.format, streams, options))
  }

  /// Says whether what is asked of the rows could be done.
  private func plan(
    _ header: TableHeader, _ format: RecordFormat, _ streams: Streams, _ options: Options
  ) -> RunStatus {
    do throws(OptionError) {
      var request = try request(options)
      if input == nil { request.formulas = [] }
      if let status = addJoin(to: &request, format, streams) { return status }
      guard request.asksForSomething else { return .success }
      do throws(TablePlan.PlanError) {
        _ = try TablePlan(request, format, header)
        return .success
      } catch {
        return say(error, header.columns + (request.join?.columns ?? []), streams, options)
      }
    } catch {
      return complain(streams, error.words)
    }
  }

  /// What options and the name of the file say of it.
  private func verdictRequest(
    _ path: String?, _ options: Options
  ) throws(OptionError) -> VerdictRequest {
    var request = VerdictRequest()
    request.encoding = encoding
    request.skippedLineCount = skippedLineCount
    request.currency = options.money?.currency
    request.dates = dates
    if values.money.locale != nil { request.locale = try values.money.checkedLocale }
    let format = try format(ofFile: path)
    if format == .jsonLines {
      throw OptionError(
        words: "--dry-run is for CSV and tab-separated values; JSON lines say what their values are"
      )
    }
    if form != nil || delimiter != nil || format == .tsv { request.format = format }
    return request
  }
}
