import SciCalculator
import SciNumber

// The ranges of a picture: those that were given, and others from what is drawn.

extension PlotRequest {
  /// How far the range goes to either side that nobody gives: a turn for functions of angles.
  private func usualEnd(_ takesAngles: Bool) -> Double {
    if !takesAngles { return 10 }
    return settings.angleUnit == .radians ? Self.radianEnd : wholeTurn
  }

  /// A little more than a turn in radians.
  ///
  /// With 2π, poles of the tangent would lie next to edges of pixels, by less than what numbers of 53 bits can tell.
  static let radianEnd = 6.3

  /// A whole turn in the unit of angles.
  var wholeTurn: Double {
    switch settings.angleUnit {
    case .degrees: 360
    case .gradians: 400
    case .turns: 1
    case .radians: 2 * .pi
    }
  }

  private func scale(_ axis: LogarithmicAxes) -> Axis.Scale {
    log == axis || log == .xy ? .logarithmic : .linear
  }

  /// Both axes, and whether a unit has the same length along them.
  func axes(
    _ items: PlotItems, horizontal: FormulaArguments.Range?, vertical: FormulaArguments.Range?
  ) throws(RequestError) -> (horizontal: Axis, vertical: Axis, isEquallyScaled: Bool) {
    if !items.paths.isEmpty { return try paths(items, horizontal, vertical) }
    let isPlane = !items.relations.isEmpty && items.curves.isEmpty && items.points.isEmpty
    guard isPlane, log == nil, horizontal == nil || vertical == nil else {
      let across = try self.horizontal(horizontal, items)
      return (across, try self.vertical(vertical, items, across), false)
    }
    if let horizontal {
      let axis = try axis(horizontal, .linear)
      guard axis.isDivisible(by: 1000) else { throw Self.tooNarrow }
      return (axis, try centred(axis), true)
    }
    if let vertical {
      let axis = try axis(vertical, .linear)
      guard axis.isDivisible(by: 1000) else { throw Self.tooNarrow }
      return (try centred(axis), axis, true)
    }
    return try plane(items)
  }

  /// The axes of paths, and whatever is drawn with them: around all paths, but for what was given.
  private func paths(
    _ items: PlotItems, _ horizontal: FormulaArguments.Range?, _ vertical: FormulaArguments.Range?
  ) throws(RequestError) -> (horizontal: Axis, vertical: Axis, isEquallyScaled: Bool) {
    let x = try horizontal.map { (range) throws(RequestError) in try axis(range, scale(.x)) }
    let y = try vertical.map { (range) throws(RequestError) in try axis(range, scale(.y)) }
    if let x, let y { return (x, y, false) }
    guard log == nil else {
      throw .usage(
        "logarithmic axes of a parametric curve need both ranges, such as x=1..10 y=1..10")
    }
    guard let extent = Path.extent(of: items.paths) else {
      throw noPoint(of: items.paths)
    }
    let across = x ?? extent.horizontal.reaching(Axis.horizontal(of: items.points, scale: .linear))
    let heights = Axis.vertical(of: [], items.points, over: across, scale: .linear)
    return (across, y ?? extent.vertical.reaching(heights), x == nil && y == nil)
  }

  /// Why paths have no points: what the engine says of one in the middle, if it says anything.
  private func noPoint(of paths: [Path]) -> RequestError {
    for path in paths {
      for place in [path.x, path.y] {
        do throws(CalculatorError) {
          try place.check(at: path.range.lower / 2 + path.range.upper / 2)
        } catch {
          return .usage("`\(path.label)`: \(error.message(inUTF8: Array(place.label.utf8)))")
        }
      }
    }
    let names = paths.map { "`\($0.label)`" }
    return .usage("\(names.joined(separator: ", ")): no point was found in this range")
  }

  /// A short axis around zero, which is widened as the picture needs.
  private func centred(_ other: Axis) throws(RequestError) -> Axis {
    let half = (other.upper - other.lower) / 8
    guard let axis = Axis(from: -half, to: half) else { throw Self.tooNarrow }
    return axis
  }

  /// The axes of relations of which no range is given: around all solutions where these are few enough, and else as far as usual.
  private func plane(
    _ items: PlotItems
  ) throws(RequestError) -> (horizontal: Axis, vertical: Axis, isEquallyScaled: Bool) {
    let end = usualEnd(items.takesAngles)
    guard let usual = Axis(from: -end, to: end) else { throw Self.tooNarrow }
    if let (x, y) = Relation.extent(of: items.relations, in: usual) { return (x, y, true) }
    return (usual, try centred(usual), true)
  }

  private func horizontal(
    _ range: FormulaArguments.Range?, _ items: PlotItems
  ) throws(RequestError) -> Axis {
    let scale = scale(.x)
    if let range { return try axis(range, scale) }
    if let axis = Axis.horizontal(of: items.points, scale: scale) { return axis }
    if let axis = aroundAreas(items, scale) { return axis }
    let end = usualEnd(items.takesAngles)
    guard let axis = Axis(from: scale == .linear ? -end : 0.1, to: end, scale: scale) else {
      throw .usage("a logarithmic axis needs a range of positive numbers, such as x=1..1000")
    }
    return items.relations.isEmpty ? axis.shortened(to: items.curves) : axis
  }

  /// The numbers between the bounds of integrals, and a quarter as much on both sides; `nil` where there is no integral, or a bound is infinite.
  private func aroundAreas(_ items: PlotItems, _ scale: Axis.Scale) -> Axis? {
    guard scale == .linear, let lower = items.areas.map({ $0.bounds.lower }).min(),
      let upper = items.areas.map({ $0.bounds.upper }).max()
    else { return nil }
    let margin = (upper - lower) / 4
    return Axis(from: lower - margin, to: upper + margin)
  }

  func axis(_ range: FormulaArguments.Range, _ scale: Axis.Scale) throws(RequestError) -> Axis {
    let (lower, upper) = (double(range.lower), double(range.upper))
    if let axis = Axis(from: lower, to: upper, scale: scale) { return axis }
    if scale == .logarithmic, lower < upper {
      throw .usage("`\(range.word)`: a logarithmic axis has positive numbers only")
    }
    guard lower.isFinite, upper.isFinite else {
      throw .usage("`\(range.word)`: the ends of a range are numbers below 1e308")
    }
    throw .usage("`\(range.word)`: the range is empty; the first end must be below the second")
  }

  private func vertical(
    _ range: FormulaArguments.Range?, _ items: PlotItems, _ horizontal: Axis
  ) throws(RequestError) -> Axis {
    let scale = scale(.y)
    if let range { return try axis(range, scale) }
    guard horizontal.isDivisible(by: 1000) else { throw Self.tooNarrow }
    let automatic = Axis.vertical(of: items.curves, items.points, over: horizontal, scale: scale)
    if let automatic { return items.areas.isEmpty ? automatic : automatic.reachingZero }
    if !items.relations.isEmpty {
      guard scale == .linear || horizontal.lower > 0,
        let axis = Axis(from: horizontal.lower, to: horizontal.upper, scale: scale)
      else {
        throw .usage("a logarithmic axis needs a range of positive numbers, such as y=1..1000")
      }
      return axis
    }
    // What the engine says of a number in the middle is the best that can be said.
    for curve in items.curves {
      do throws(CalculatorError) {
        try curve.check(at: horizontal.lower / 2 + horizontal.upper / 2)
      } catch {
        throw .word(error, curve.label)
      }
    }
    let names = items.curves.map { "`\($0.label)`" } + items.points.map { "`\($0.label)`" }
    let what = scale == .linear ? "value" : "positive value"
    throw .usage("\(names.joined(separator: ", ")): no \(what) was found in this range")
  }

  /// The number of the machine next to a number; not a number where that is not found.
  package func double(_ value: Real) -> Double {
    guard let ends = try? value.doubles(within: settings.budget) else { return .nan }
    return ends.lower / 2 + ends.upper / 2
  }
}

extension Axis {
  /// The axis with all numbers of another one on it.
  fileprivate func reaching(_ other: Axis?) -> Axis {
    guard let other else { return self }
    return Axis(from: min(lower, other.lower), to: max(upper, other.upper)) ?? self
  }

  /// The axis with zero on it, as an area begins there.
  fileprivate var reachingZero: Axis {
    guard scale == .linear, lower > 0 || upper < 0 else { return self }
    let margin = (upper - lower) / 20
    return Axis(from: lower > 0 ? -margin : lower, to: upper < 0 ? margin : upper) ?? self
  }
}
