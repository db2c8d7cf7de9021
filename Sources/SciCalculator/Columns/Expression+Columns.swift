import SciNumber

extension Expression {
  /// Computes the expression for each row of some columns, and writes the values.
  ///
  /// A row without an answer does not keep others from theirs. A column for one of ``constants`` comes before the constant.
  ///
  /// - Parameters:
  ///   - columns: the numbers for each of ``parameters``; more are ignored. Columns that are not the same number in each row have the same number of rows.
  ///   - format: how the values are written.
  ///   - threads: on how many threads at most.
  /// - Returns: the answers, the same for any number of threads; one row if all columns are ``Column/same(_:)``.
  /// - Throws: ``CalculatorError/Reason/missingBinding(_:)`` where a parameter has no column, ``CalculatorError/Reason/listLengths(_:_:)`` where columns
  ///   differ in length, and ``/SciNumber/MathError/cancelled`` where somebody has asked to stop.
  public func answers(
    _ columns: [String: Column], format: ResultFormat = .standard, threads: Int = 1
  ) throws(CalculatorError) -> ColumnAnswers {
    if let other = try shadowing(where: { columns[$0] != nil }) {
      return try other.answers(columns, format: format, threads: threads)
    }
    let columns = try orderedColumns(columns)
    let rowCount = try rowCount(of: columns)
    let starts = Threads.starts(ofRows: rowCount, threads: threads)
    let parts = Threads.map(starts.count - 1, on: threads) { part in
      answers(starts[part]..<starts[part + 1], columns, format)
    }
    var all = ColumnAnswers()
    for part in parts { all.append(try part.get()) }
    return all
  }

  /// The columns in the order of the parameters.
  private func orderedColumns(_ columns: [String: Column]) throws(CalculatorError) -> [Column] {
    var ordered: [Column] = []
    for (slot, name) in parameters.enumerated() {
      guard let column = columns[name] else { throw missingBinding(slot) }
      ordered.append(column)
    }
    return ordered
  }

  private func rowCount(of columns: [Column]) throws(CalculatorError) -> Int {
    var rowCount: Int?
    for (slot, column) in columns.enumerated() {
      guard let count = column.count else { continue }
      if let rowCount, rowCount != count {
        throw CalculatorError(
          .listLengths(rowCount, count), at: program.firstUse(ofParameter: slot) ?? program.range)
      }
      rowCount = count
    }
    return rowCount ?? 1
  }

  /// The answers of some rows.
  private func answers(
    _ rows: Range<Int>, _ columns: [Column], _ format: ResultFormat
  ) -> Result<ColumnAnswers, CalculatorError> {
    var answers = ColumnAnswers()
    answers.reserve(rows: rows.count)
    var evaluator = SmallEvaluator()
    for row in rows {
      if let number = evaluator.value(
        of: program, names, settings,
        argument: { columns[$0].smallNumber(inRow: row) }),
        let text = format.text(of: number, within: settings.budget)
      {
        answers.append(text)
        continue
      }
      // Asked here only, since the evaluator asks too.
      if settings.budget.isStopped {
        return .failure(CalculatorError(.math(.cancelled, function: nil), at: program.range))
      }
      do throws(CalculatorError) {
        answers.append(try text(of: numbers(inRow: row, of: columns), format))
      } catch {
        answers.append(error)
      }
    }
    return .success(answers)
  }

  private func numbers(inRow row: Int, of columns: [Column]) throws(CalculatorError) -> [Real] {
    var numbers: [Real] = []
    for (slot, column) in columns.enumerated() {
      guard let number = column.number(inRow: row) else {
        throw missingBinding(slot)
      }
      numbers.append(number)
    }
    return numbers
  }
}
