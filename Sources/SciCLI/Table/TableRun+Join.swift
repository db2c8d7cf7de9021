import SciTable

// The second file of `sci table --join`.

extension TableRun {
  /// Why rows cannot be joined with those of the second file.
  private struct JoinFailure: Error {
    var words: String
    var status: RunStatus
  }

  /// Reads the second file for a request, if there is one.
  ///
  /// - Returns: the status if it cannot be joined, which is said then.
  func addJoin(
    to request: inout TableRequest, _ format: RecordFormat, _ streams: Streams
  ) -> RunStatus? {
    guard join != nil else { return nil }
    do throws(JoinFailure) {
      request.join = try readJoin(format, streams)
      return nil
    } catch {
      streams.complain(error.words)
      return error.status
    }
  }

  /// Reads the second file.
  ///
  /// - Parameters:
  ///   - format: how the rows of the first are written, and those of the second if it is CSV as well.
  ///   - streams: what reads it.
  /// - Returns: its rows by their keys.
  /// - Throws: why it cannot be joined.
  private func readJoin(_ format: RecordFormat, _ streams: Streams) throws(JoinFailure) -> JoinTable
  {
    let path = join ?? ""
    let named = RecordFormat(ofFile: path)
    let format = named == .csv && format != .jsonLines && format != .tsv ? format : named
    let source: TableSource
    do throws(FileError) {
      source = TableSource(try TableInput(path, streams), format, encoding: encoding)
    } catch {
      throw JoinFailure(words: "\(path): \(error.words)", status: .usage)
    }
    let (header, rest): (TableHeader, [UInt8])
    do throws(TableSource.HeaderFailure) {
      (header, rest) = try source.readHeader()
    } catch {
      throw JoinFailure(words: "\(path): \(error.words)", status: error.status)
    }
    var table: JoinTable
    do throws(TablePlan.PlanError) {
      table = try JoinTable(name: path, format, header, on: joinKey ?? "")
    } catch {
      guard case .request(let words) = error else {
        throw JoinFailure(words: "--on is no column", status: .usage)
      }
      throw JoinFailure(words: words, status: .usage)
    }
    do throws(JoinTable.JoinError) {
      try source.takeRecords(behind: rest) { (records) throws(JoinTable.JoinError) in
        try table.add(records)
      }
    } catch {
      throw JoinFailure(words: "\(path):\(error.line): \(error.words)", status: .syntax)
    }
    if case .failed(let words, let status) = source.state {
      throw JoinFailure(words: "\(path): \(words)", status: status)
    }
    return table
  }
}
