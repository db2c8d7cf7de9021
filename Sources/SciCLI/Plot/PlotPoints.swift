import SciNumber
import SciPlot
import SciTable

// Points with their errors from files, for `sci plot --points FILE`.

extension PlotRun {
  /// The most points that a file may have.
  static let mostPoints = 100_000

  /// Reads the files of points, so that what needs no streams can draw them.
  mutating func readPoints(_ streams: Streams) throws(PlotError) {
    (pointLists, remarks) = ([], [])
    for path in pointFiles {
      let (list, remark) = try points(ofFile: path, streams)
      pointLists.append(list)
      if let remark { remarks.append(remark) }
    }
  }

  private func points(
    ofFile path: String, _ streams: Streams
  ) throws(PlotError) -> (points: Plot.PointList, remark: String?) {
    let format = RecordFormat(ofFile: path)
    let source: TableSource
    do throws(FileError) {
      source = TableSource(try TableInput(path, streams), format)
    } catch {
      throw .usage("\(path): \(error.words)")
    }
    let (header, rest): (TableHeader, [UInt8])
    do throws(TableSource.HeaderFailure) {
      (header, rest) = try source.readHeader()
    } catch {
      throw .file("\(path): \(error.words)", error.status)
    }
    let columns = try columns(of: header, path)
    guard var reader = ColumnReader(columns, of: header, format, mostRows: Self.mostPoints) else {
      throw .usage("\(path): points are read from CSV and tab-separated values, and not from JSON")
    }
    do throws(ColumnReader.RowError) {
      try source.takeRecords(behind: rest) { (records) throws(ColumnReader.RowError) in
        try reader.read(records)
      }
    } catch {
      throw .file("\(path):\(error.line): \(error.words)", error.isLimit ? .limit : .syntax)
    }
    if case .failed(let words, let status) = source.state {
      throw .file("\(path): \(words)", status)
    }
    return try list(reader.rows, columns.map { header.title(ofColumn: $0) }, path)
  }

  /// The places of the columns that are x, y and the error of y, if there is one.
  private func columns(of header: TableHeader, _ path: String) throws(PlotError) -> [Int] {
    guard let pointColumns else {
      let named = ["x", "y", "error"].map { header.indices(named: $0) }
      if named[0].count == 1, named[1].count == 1, named[2].count < 2 {
        return named.flatMap { $0 }
      }
      if header.columns.count == 2 { return [0, 1] }
      throw .usage(
        "\(path): no columns are called x and y; name them, as in --columns time,height,error; \(header.columnWords)"
      )
    }
    var columns: [Int] = []
    for name in pointColumns {
      let found = header.indices(named: name)
      guard found.count < 2 else {
        throw .usage("--columns: \(found.count) columns of \(path) are called `\(name)`")
      }
      guard let column = found.first else {
        throw .usage("--columns: no column of \(path) is called `\(name)`; \(header.columnWords)")
      }
      columns.append(column)
    }
    return columns
  }

  /// The points of rows; the remark says how many rows have none.
  private func list(
    _ rows: [ColumnReader.Row], _ titles: [String], _ path: String
  ) throws(PlotError) -> (points: Plot.PointList, remark: String?) {
    var points: [(x: Double, y: Double)] = []
    var bars: [(x: Double, from: Double, to: Double)] = []
    for row in rows {
      guard let x = row.numbers[0], let y = row.numbers[1] else { continue }
      let place = (x: request.double(x), y: request.double(y))
      guard place.x.isFinite, place.y.isFinite else {
        throw .file("\(path):\(row.line): an axis has numbers below 1e308 only", .usage)
      }
      points.append(place)
      guard row.numbers.count > 2, let error = row.numbers[2] else { continue }
      guard request.double(error) >= 0 else {
        throw .file("\(path):\(row.line): column \(titles[2]): an error is not negative", .syntax)
      }
      bars.append((x: place.x, from: request.double(y - error), to: request.double(y + error)))
    }
    guard !points.isEmpty else { throw .usage("\(path): no row has both numbers of a point") }
    let error = titles.count > 2 ? " ± \(titles[2])" : ""
    let list = Plot.PointList(label: titles[1] + error, points: points, bars: bars)
    let missing = rows.count - points.count
    guard missing > 0 else { return (list, nil) }
    let which =
      missing == 1
      ? "1 row with an empty field is" : "\(missing) rows with empty fields are"
    return (list, "\(path): \(which) left out")
  }
}
