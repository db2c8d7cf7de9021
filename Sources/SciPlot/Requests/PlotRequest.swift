package import SciCalculator
package import SciNumber

/// Which axes are logarithmic.
package enum LogarithmicAxes: String, CaseIterable, Hashable, Sendable {
  case x, y, xy
}

/// What somebody wants to see, in words such as those of `sci plot`: expressions, ranges, and numbers by their names.
package struct PlotRequest: Sendable {
  /// Expressions, and words such as `x=-3..3` that give names a meaning.
  package var words: [String]
  /// What decides how they are read and computed.
  package var settings: CalculatorSettings
  /// Names that have a value where the plot is asked for.
  package var known: [String: Real] = [:]
  /// Functions that are defined where the plot is asked for.
  package var functions = PlotFunctions()
  /// Which axes are logarithmic.
  package var log: LogarithmicAxes?
  /// Whether expressions are distances from the origin, in the direction of an angle.
  package var isPolar = false
  /// Whether zeros and turning points are marked.
  package var hasMarks = false
  /// What stands above the picture.
  package var title: String?
  /// What stands below the horizontal axis.
  package var horizontalTitle: String?
  /// What stands beside the vertical axis.
  package var verticalTitle: String?
  /// Points that are drawn behind what the words say.
  package var pointLists: [Plot.PointList] = []

  /// Makes a request; the other properties say more.
  package init(words: [String], settings: CalculatorSettings) {
    self.words = words
    self.settings = settings
  }

  /// Why there is no picture.
  package enum RequestError: Error, Sendable {
    /// A word has an error.
    case word(CalculatorError, String)
    /// What was asked for cannot be drawn.
    case usage(String)
  }

  /// Why there is no picture of a range in which the machine has too few numbers.
  package static let tooNarrow = RequestError.usage(
    "the range is too narrow: there are no numbers of 53 bits between its pixels")
}
