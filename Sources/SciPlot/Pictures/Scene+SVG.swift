extension Scene {
  /// The picture as an SVG file.
  public var svg: String {
    let (left, top) = (area.left, area.top)
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
      font-family="sans-serif" font-size="12">
      <rect width="100%" height="100%" fill="\(Self.hex(.background))"/>
      <clipPath id="area"><rect x="\(left)" y="\(top)" width="\(area.width)" height="\(area.height)"/></clipPath>

      """
    for shape in frame { text += Self.element(shape) + "\n" }
    text += "<g clip-path=\"url(#area)\" stroke-linejoin=\"round\">\n"
    text += Self.boxes(data)
    for shape in data {
      if case .box = shape { continue }
      text += Self.element(shape) + "\n"
    }
    return text + "</g>\n</svg>\n"
  }

  /// All boxes of a colour are one path.
  private static func boxes(_ shapes: [Shape]) -> String {
    var paths: [(color: Color, path: String)] = []
    for case .box(let corner, let width, let height, let color) in shapes {
      let box =
        "M\(number(corner.x)) \(number(corner.y))h\(number(width))v\(number(height))h\(number(-width))z"
      if let index = paths.firstIndex(where: { $0.color == color }) {
        paths[index].path += box
      } else {
        paths.append((color, box))
      }
    }
    return paths.map { color, path in
      let opacity = opacity(of: color)
      let isSeenThrough = opacity < 1 ? " fill-opacity=\"\(number(opacity))\"" : ""
      return "<path d=\"\(path)\" fill=\"\(hex(color))\"\(isSeenThrough)/>\n"
    }.joined()
  }

  private static func element(_ shape: Shape) -> String {
    switch shape {
    case .line(var start, var end, let color):
      // Through the middles of pixels, so that it is sharp.
      (start.x, start.y) = (start.x.rounded(.down) + 0.5, start.y.rounded(.down) + 0.5)
      (end.x, end.y) = (end.x.rounded(.down) + 0.5, end.y.rounded(.down) + 0.5)
      return "<path d=\"M\(pair(start))L\(pair(end))\" stroke=\"\(hex(color))\"/>"
    case .polyline(let places, let color):
      let path = places.indices.map { ($0 == 0 ? "M" : $0 == 1 ? "L" : " ") + pair(places[$0]) }
        .joined()
      return "<path d=\"\(path)\" fill=\"none\" stroke=\"\(hex(color))\" stroke-width=\"1.6\"/>"
    case .box(let corner, let width, let height, let color):
      return
        "<rect x=\"\(number(corner.x))\" y=\"\(number(corner.y))\" width=\"\(number(width))\" height=\"\(number(height))\" fill=\"\(hex(color))\"/>"
    case .disc(let centre, let radius, let color):
      return
        "<circle cx=\"\(number(centre.x))\" cy=\"\(number(centre.y))\" r=\"\(number(radius))\" fill=\"\(hex(color))\"/>"
    case .text(let words, let place, let anchor, let color):
      return
        "<text x=\"\(number(place.x))\" y=\"\(number(place.y))\" text-anchor=\"\(name(anchor))\" fill=\"\(hex(color))\">\(escaped(words))</text>"
    }
  }

  private static func name(_ anchor: Anchor) -> String {
    switch anchor {
    case .start: "start"
    case .middle: "middle"
    case .end: "end"
    }
  }

  private static func pair(_ place: Place) -> String { "\(number(place.x)) \(number(place.y))" }

  /// A number with one decimal at most.
  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    let (whole, rest) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
    return (tenths < 0 ? "-" : "") + "\(whole)" + (rest == 0 ? "" : ".\(rest)")
  }

  private static func hex(_ color: Color) -> String {
    let (red, green, blue) = components(of: color)
    return "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// A text without what XML reads as its own, or allows nowhere.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
