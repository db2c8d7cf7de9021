import SciCalculator

/// What the names with a range mean in a picture: the numbers along its axes, and the parameter of its paths.
struct PlotNames {
  /// The name of the numbers along the horizontal axis.
  var variable: String
  /// The name of the parameter of paths.
  var parameter = "t"
  var horizontal: FormulaArguments.Range?
  var vertical: FormulaArguments.Range?
  /// The range of the parameter, if one was given.
  var run: FormulaArguments.Range?

  init(_ arguments: FormulaArguments, hasPath: Bool) throws(PlotRequest.RequestError) {
    var others = arguments.ranges.filter { $0.name != Relation.vertical }
    vertical = arguments.ranges.last { $0.name == Relation.vertical }
    if hasPath {
      // With a path, x and y are the axes and every other name is its parameter.
      horizontal = others.last { $0.name == "x" }
      others.removeAll { $0.name == "x" }
      run = others.first
      parameter = run?.name ?? parameter
      variable = "x"
    } else {
      horizontal = others.first
      variable = others.first?.name ?? arguments.lists.keys.sorted().first ?? "x"
    }
    guard others.count < 2 else {
      let axes = hasPath ? "x and y" : "y"
      throw .usage(
        "only one variable can have a range, beside \(axes): \(others[0].name) has one, and \(others[1].name)"
      )
    }
  }
}
