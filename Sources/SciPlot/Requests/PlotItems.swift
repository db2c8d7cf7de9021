import SciCalculator
import SciNumber
import SciSyntax

/// What is drawn: the expressions of a command, each read as what it is.
struct PlotItems {
  var curves: [Curve] = []
  var relations: [Relation] = []
  var paths: [Path] = []
  var areas: [IntegralArea] = []
  var points: [Plot.PointList] = []

  /// Whether there is a function of an angle, such as a sine.
  var takesAngles: Bool {
    curves.contains { $0.takesAngles } || relations.contains { $0.takesAngles }
      || paths.contains { $0.takesAngles }
  }

  /// The same with labels as they were typed, where other words took their places.
  fileprivate func labelled(_ labels: [String: String]) -> PlotItems {
    if labels.isEmpty { return self }
    func label(_ word: String) -> String { labels[word] ?? word }
    var items = self
    for index in curves.indices { items.curves[index].label = label(curves[index].label) }
    for index in relations.indices { items.relations[index].label = label(relations[index].label) }
    for index in paths.indices { items.paths[index].label = label(paths[index].label) }
    for index in points.indices { items.points[index].label = label(points[index].label) }
    for (index, area) in areas.enumerated() {
      for (word, own) in labels where area.label.hasPrefix(word) {
        items.areas[index].label = own + area.label.dropFirst(word.count)
      }
    }
    return items
  }

  /// Whether there is an angle, or a function of one.
  var usesAngles: Bool {
    curves.contains { $0.usesAngles } || relations.contains { $0.usesAngles }
  }
}

extension PlotRequest {
  /// Reads what is asked for, and finds the axes that show it.
  ///
  /// - Returns: the plot, of whose pixels nothing is computed yet.
  /// - Throws: what is wrong with a word, or with all of them.
  package func plot() throws(RequestError) -> Plot {
    var request = self
    var typed = request.readEquations()
    try request.replaceCalls(&typed)
    do throws(RequestError) {
      return try request.plot(labels: typed)
    } catch .word(let error, let word) {
      try checkSpelling(ofRangeIn: typed[word] ?? word)
      guard let own = typed[word] else { throw .word(error, word) }
      throw .word(CalculatorError(error.reason, at: Self.place(error.range, in: word, own)), own)
    }
  }

  /// Where a place in a word stands in what was typed instead: at the same one in what the texts begin or end with alike, and otherwise the whole of it.
  private static func place(_ range: SourceRange, in word: String, _ own: String) -> SourceRange {
    let start = zip(word.utf8, own.utf8).prefix { $0 == $1 }.count
    let end = zip(word.utf8.reversed(), own.utf8.reversed()).prefix { $0 == $1 }.count
    if range.upper <= start { return range }
    guard range.lower >= word.utf8.count - end else { return SourceRange(0, own.utf8.count) }
    let offset = own.utf8.count - word.utf8.count
    return SourceRange(range.lower + offset, range.upper + offset)
  }

  /// Replaces calls of functions by what these are defined as.
  ///
  /// - Parameter typed: the words as they were typed, by those that took their places.
  /// - Throws: why a call cannot be replaced.
  private mutating func replaceCalls(_ typed: inout [String: String]) throws(RequestError) {
    if functions.isEmpty { return }
    for (index, word) in words.enumerated() {
      words[index] = try functions.replacing(callsIn: word, &known)
      if words[index] != word { typed[words[index]] = typed[word] ?? word }
    }
  }

  /// Reads what is asked for in words without calls of functions of the session.
  private func plot(labels: [String: String]) throws(RequestError) -> Plot {
    let arguments: FormulaArguments
    do throws(FormulaArguments.WordError) {
      arguments = try FormulaArguments(words, settings, known: known)
    } catch {
      throw .word(error.error, error.word)
    }
    guard !arguments.expressions.isEmpty || !pointLists.isEmpty else {
      throw .usage("an expression is missing")
    }
    try checkRanges(in: arguments)
    var names = try PlotNames(arguments, hasPath: isPolar || hasPath(arguments))
    if isPolar, names.run == nil { names.parameter = angleName(in: arguments.expressions) }
    var items = try items(arguments, names).labelled(labels)
    items.points += pointLists
    let axes = try axes(items, horizontal: names.horizontal, vertical: names.vertical)
    if hasMarks, items.curves.isEmpty {
      throw .usage("--mark marks points of curves, such as `x^3 - x`, and there is none here")
    }
    let marks = marks(items, axes.horizontal)
    return Plot(
      curves: items.curves, relations: items.relations, paths: items.paths, areas: items.areas,
      points: items.points, horizontal: axes.horizontal, vertical: axes.vertical,
      isEquallyScaled: axes.isEquallyScaled,
      angles: angles(items, axes.horizontal), title: title,
      horizontalTitle: horizontalTitle, verticalTitle: verticalTitle,
      marks: marks.places, captions: marks.captions)
  }

  /// The name of the angle in polar curves that give it no range.
  private func angleName(in expressions: [String]) -> String {
    let pieces = expressions.flatMap { SourcePiece.pieces(of: $0) }
    return Self.angleNames.last { name in pieces.contains { $0.text == name } } ?? "t"
  }

  /// The unit of the angles along the horizontal axis: degrees, or radians where these make a turn to either side.
  private func angles(_ items: PlotItems, _ axis: Axis) -> AngleUnit? {
    switch settings.angleUnit {
    case .degrees: items.usesAngles ? .degrees : nil
    case .radians:
      items.takesAngles && axis.upper == Self.radianEnd && axis.lower == -Self.radianEnd
        ? .radians : nil
    case .gradians, .turns: nil
    }
  }

  /// The marks of all curves, and what is said of them; of which curve where there are several.
  private func marks(
    _ items: PlotItems, _ axis: Axis
  ) -> (places: [(x: Double, y: Double)], captions: [String]) {
    guard hasMarks else { return ([], []) }
    let marks = items.curves.map { CurveMarks(of: $0, over: axis) }
    let captions = zip(items.curves, marks).flatMap { curve, marks in
      marks.captions.map { items.curves.count > 1 ? "\(curve.label): \($0)" : $0 }
    }
    return (marks.flatMap { $0.places }, captions)
  }

  private func items(
    _ arguments: FormulaArguments, _ names: PlotNames
  ) throws(RequestError) -> PlotItems {
    var items = PlotItems()
    for expression in arguments.expressions {
      if isPolar {
        items.paths.append(try polar(expression, arguments, names))
      } else if let list = arguments.list(expression, settings) {
        items.points.append(try points(expression, list, arguments.lists[names.variable]))
      } else if let area = try area(expression, arguments) {
        items.areas.append(area)
        items.curves.append(area.curve)
      } else if let path = try path(expression, arguments, names) {
        items.paths.append(path)
      } else if let relation = try relation(expression, names.variable, arguments) {
        items.relations.append(relation)
      } else {
        items.curves.append(try curve(expression, names.variable, arguments))
      }
    }
    return items
  }

  /// The area of an integral that an expression is; `nil` where it is something else.
  private func area(
    _ expression: String, _ arguments: FormulaArguments
  ) throws(RequestError) -> IntegralArea? {
    do throws(CalculatorError) {
      return try IntegralArea(
        expression, constants: arguments.constants, settings: settings)
    } catch {
      throw .word(error, expression)
    }
  }

  /// The condition on x and y that an expression is; `nil` where it is none.
  private func relation(
    _ expression: String, _ variable: String, _ arguments: FormulaArguments
  ) throws(RequestError) -> Relation? {
    let vertical = Relation.vertical
    let relation: Relation?
    do throws(CalculatorError) {
      relation = try Relation(
        expression, variable: variable,
        constants: arguments.constants.filter { $0.key != vertical }, settings: settings)
    } catch {
      throw .word(error, expression)
    }
    guard let relation else { return nil }
    if arguments.constants[vertical] != nil || arguments.lists[vertical] != nil {
      throw .usage(
        "`\(expression)` is a condition on the plane, where \(vertical) is the vertical axis: give it a range, such as y=-5..5"
      )
    }
    guard relation.isEnclosed else {
      throw .usage(
        "`\(expression)`: no enclosures are known of a part of it, so that nothing in a picture of it would be proved"
      )
    }
    return relation
  }

  private func curve(
    _ expression: String, _ variable: String, _ arguments: FormulaArguments
  ) throws(RequestError) -> Curve {
    do throws(CalculatorError) {
      return try Curve(
        expression, variable: variable, constants: arguments.constants, settings: settings)
    } catch {
      throw .word(error, expression)
    }
  }

  /// Points over a list, or over their numbers from 1 on.
  private func points(
    _ label: String, _ values: [Real], _ places: [Real]?
  ) throws(RequestError) -> Plot.PointList {
    if let places, places.count != values.count {
      throw .usage(
        "`\(label)` has \(values.count) values, and there are \(places.count) places for them")
    }
    let heights = values.map { double($0) }
    let widths = places?.map { double($0) } ?? values.indices.map { Double($0 + 1) }
    return Plot.PointList(label: label, points: zip(widths, heights).map { (x: $0, y: $1) })
  }
}
