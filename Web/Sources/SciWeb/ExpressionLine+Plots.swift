// Plots among the texts of the expression line: `plot sin(x) x=-3..3`.

import SciCalculator
import SciNumber
import SciPlot
import SciSyntax

extension ExpressionLine {
  /// A picture that was asked for, with the names that had a value then.
  struct Picture {
    var plot: Plot
    /// What should be said of how it was read.
    var notes: [String] { plot.notes }
  }

  /// Why there is no picture: what is wrong with a part of the text, or with all of it.
  enum PlotFailure: Error {
    case part(CalculatorError, String, at: Int)
    case whole(String)
  }

  /// The word that a plot begins with.
  private static let plotWord = "plot"

  /// What stands behind `plot` where a text asks for a picture, and how many bytes are before it.
  ///
  /// The name belongs to the session if that gives it a meaning, and `plot = 3` is an assignment.
  func plotRequest(in text: String) -> (line: String, offset: Int)? {
    let bytes = Array(text.utf8)
    var start = bytes.firstIndex { !Self.isSpace($0) } ?? bytes.count
    let isCommand = start < bytes.count && bytes[start] == UInt8(ascii: ":")
    if isCommand { start += 1 }
    let end = start + Self.plotWord.utf8.count
    guard bytes[start...].starts(with: Self.plotWord.utf8) else { return nil }
    if !isCommand, let inner = Self.bracketed(bytes[end...]) {
      guard !functions.defines(Self.plotWord), calculator.variables[Self.plotWord] == nil else {
        return nil
      }
      return (String(decoding: inner, as: UTF8.self), inner.startIndex)
    }
    guard end == bytes.count ? isCommand : Self.isSpace(bytes[end]) else { return nil }
    if !isCommand {
      guard let next = bytes[end...].first(where: { !Self.isSpace($0) }),
        !Self.continuations.contains(next), calculator.variables[Self.plotWord] == nil
      else { return nil }
    }
    return (String(decoding: bytes[end...], as: UTF8.self), end)
  }

  /// What stands in the brackets that begin and end a text, as in `plot(sin(x))`; `nil` if these are others.
  private static func bracketed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let last = text.lastIndex(where: { !isSpace($0) }), text.first == UInt8(ascii: "(") else {
      return nil
    }
    var depth = 0
    for index in text.indices {
      if text[index] == UInt8(ascii: "(") { depth += 1 }
      if text[index] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return index == last ? text[text.startIndex + 1..<last] : nil }
    }
    return nil
  }

  /// What goes on behind a name, so that this is no command.
  private static let continuations = Array("=+*/^%!,;:)<>".utf8)

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
  }

  /// Reads a request and finds the axes that show it.
  ///
  /// - Parameters:
  ///   - text: what was typed.
  ///   - unit: how angles are measured; `nil` for the unit of the settings.
  ///   - isPreview: whether somebody still types, and would not wait for marks.
  /// - Returns: the picture; `nil` where the text asks for none.
  /// - Throws: why it cannot be drawn.
  func picture(
    _ text: String, angleUnit unit: AngleUnit? = nil, isPreview: Bool = false
  ) throws(PlotFailure) -> Picture? {
    guard let (line, offset) = plotRequest(in: text) else { return nil }
    var settings = calculator.settings
    if let unit { settings.angleUnit = unit }
    settings.isComplex = false
    do throws(PlotRequest.RequestError) {
      var request = try PlotRequest(line: line, settings: settings)
      request.known = calculator.numbersForPlots
      request.functions = functions
      if isPreview { request.hasMarks = false }
      return Picture(plot: try request.plot())
    } catch {
      switch error {
      case .word(let error, let word):
        let bytes = Array(text.utf8)
        let place = bytes[offset...].firstRange(ofBytes: word.utf8)
        throw .part(error, word, at: place?.lowerBound ?? offset)
      case .usage(let words): throw .whole(words)
      }
    }
  }
}

extension ExpressionLine.Picture {
  /// A view of the plot.
  struct Drawing {
    var scene: Scene
    var svg: String
  }

  /// Draws the plot.
  ///
  /// - Parameters:
  ///   - width: how many pixels there are from left to right.
  ///   - height: how many pixels there are from the top to the bottom.
  ///   - theme: the colours.
  ///   - view: the ends of both axes, if they are not those that show all.
  /// - Returns: the drawing; `nil` where the machine has not so many numbers along an axis.
  func drawing(
    width: Int, height: Int, _ theme: Scene.Theme, view: [Double] = []
  ) -> Drawing? {
    var plot = plot
    if view.count == 4 {
      guard let x = Axis(from: view[0], to: view[1], scale: plot.horizontal.scale),
        let y = Axis(from: view[2], to: view[3], scale: plot.vertical.scale)
      else { return nil }
      plot = plot.showing(horizontal: x, vertical: y)
    }
    guard let scene = Scene(plot, width: width, height: height, theme: theme) else { return nil }
    return Drawing(scene: scene, svg: scene.svg)
  }
}
