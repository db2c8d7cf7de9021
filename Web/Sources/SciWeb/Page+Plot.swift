// What the pictures of the expression line ask: drawings of a view, and values at a place.

import SciCalculator
import SciJSON
import SciNumber
import SciPlot
import SciSyntax

extension Page {
  /// The sizes that a picture may have, in pixels both ways.
  private static let sizes = 100...4_000

  /// The functions of pictures.
  static let plotFunctions: [(String, Function)] = [
    (
      // The number of a picture, its width and height, `light` or `dark`, and the ends of both axes if they are not those that show all.
      "plot.draw",
      { page, words in
        guard let picture = page.picture(words.first), words.count >= 4 else {
          return .error("there is no such picture")
        }
        let size = words[1...2].map { min(max(Int($0) ?? 0, sizes.lowerBound), sizes.upperBound) }
        let view = words.dropFirst(4).compactMap { ExpressionLine.double($0) }
        guard
          let drawing = picture.drawing(
            width: size[0], height: size[1], Scene.Theme(rawValue: words[3]) ?? .light, view: view)
        else { return .error("there are no numbers of 53 bits between the pixels of this view") }
        return .drawing(drawing)
      }
    ),
    (
      // The number of a picture, and a place on its horizontal axis.
      "plot.trace",
      { page, words in
        guard let picture = page.picture(words.first),
          let x = Rational(words.dropFirst().first ?? "")
        else { return .error("there is no such picture") }
        var object = JSONObject()
        object.add(
          "values",
          picture.plot.curves.map { curve in
            var object = JSONObject()
            object.add("label", curve.label)
            if let text = curve.text(at: x) {
              object.add("value", text.string)
              object.add("isExact", text.isExact)
            }
            return object
          })
        return object
      }
    ),
  ]
}

extension Page {
  /// The answer to a text that asks for a picture; `nil` for any other.
  mutating func pictureAnswer(
    _ text: String, angleUnit unit: AngleUnit? = nil, isPreview: Bool = false
  ) -> JSONObject? {
    do throws(ExpressionLine.PlotFailure) {
      guard
        let picture = try expressionLine.picture(text, angleUnit: unit, isPreview: isPreview)
      else { return nil }
      if isPreview {
        expressionLine.keepPreview(picture)
        return .picture(picture, of: text, "preview")
      }
      return .picture(picture, of: text, String(expressionLine.keep(picture)))
    } catch {
      return .error(error, in: text, unit: unit ?? expressionLine.angleUnit)
    }
  }
}

extension Page {
  /// A picture by its name: a number for those of the expression line, `preview` for that of the text that is being typed, and `sheet` with a number
  /// for those of the notebook.
  fileprivate func picture(_ name: String?) -> ExpressionLine.Picture? {
    let words = (name ?? "").split(separator: " ").map(String.init)
    if words.count == 2, words[0] == "sheet" {
      return Int(words[1]).flatMap { notebook.picture($0) }
    }
    if name == "preview" { return expressionLine.previewedPicture }
    guard let number = words.first.flatMap({ Int($0) }),
      expressionLine.pictures.indices.contains(number)
    else { return nil }
    return expressionLine.pictures[number]
  }
}

extension ExpressionLine {
  /// The number of the machine next to the one that a script wrote.
  static func double(_ text: String) -> Double? {
    Rational(text).flatMap { try? Real($0).nearestDouble(within: .interactive) }
  }
}

// MARK: - Answers

extension JSONObject {
  /// The object of a text that asks for a picture.
  ///
  /// - Parameters:
  ///   - picture: the picture.
  ///   - text: the text.
  ///   - name: what the picture is called in questions.
  /// - Returns: the object.
  static func picture(
    _ picture: ExpressionLine.Picture, of text: String, _ name: String
  ) -> JSONObject {
    var object = JSONObject()
    object.add("text", text)
    object.add("statements", 1)
    object.add("mayDependOnAngleUnit", picture.plot.usesAngles)
    object.add("readings", [JSONObject]())
    object.add("notes", picture.notes)
    object.add("plot", name)
    return object
  }

  /// The object of a drawing: the picture, and where which numbers are in it.
  static func drawing(_ drawing: ExpressionLine.Picture.Drawing) -> JSONObject {
    let scene = drawing.scene
    var object = JSONObject()
    object.add("svg", drawing.svg)
    object.add("x", .axis(scene.horizontal))
    object.add("y", .axis(scene.vertical))
    var area = JSONObject()
    area.add("left", scene.area.left)
    area.add("top", scene.area.top)
    area.add("width", scene.area.width)
    area.add("height", scene.area.height)
    object.add("area", area)
    return object
  }

  private static func axis(_ axis: Axis) -> JSONObject {
    var object = JSONObject()
    object.add("from", json: Array("\(axis.lower)".utf8))
    object.add("to", json: Array("\(axis.upper)".utf8))
    object.add("isLogarithmic", axis.scale == .logarithmic)
    return object
  }

  /// The object of a picture that cannot be drawn.
  static func error(
    _ failure: ExpressionLine.PlotFailure, in text: String, unit: AngleUnit
  ) -> JSONObject {
    switch failure {
    case .part(let error, let part, let offset):
      return .error(error, in: text, part: part, at: offset, unit: unit)
    case .whole(let words):
      var parts = JSONObject()
      parts.add("message", DiagnosticRenderer.escaped(words))
      parts.add("notes", [String]())
      parts.add("class", ErrorClass.syntax.rawValue)
      parts.add("isOutOfMeans", false)
      parts.add("isUnfinished", false)
      parts.add("start", 0)
      parts.add("end", text.utf16.count)
      parts.add("fixIts", [JSONObject]())
      var object = JSONObject()
      object.add("text", text)
      object.add("error", parts)
      return object
    }
  }
}
