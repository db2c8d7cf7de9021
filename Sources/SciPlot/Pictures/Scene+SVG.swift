extension Scene {
  /// The picture as an SVG file.
  public var svg: String {
    let (left, top) = (area.left, area.top)
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
      font-family="sans-serif" font-size="12">
      \(style)<rect width="100%" height="100%" \(paint("fill", .background))/>
      <clipPath id="area"><rect x="\(left)" y="\(top)" width="\(area.width)" height="\(area.height)"/></clipPath>

      """
    for shape in frame { text += element(shape) + "\n" }
    text += "<g clip-path=\"url(#area)\" stroke-linejoin=\"round\">\n"
    text += boxes(data)
    for shape in data {
      if case .box = shape { continue }
      text += element(shape) + "\n"
    }
    return text + "</g>\n</svg>\n"
  }

  /// All boxes of a colour are one path.
  private func boxes(_ shapes: [Shape]) -> String {
    var paths: [(color: Color, path: String)] = []
    for case .box(let corner, let width, let height, let color) in shapes {
      let box =
        "M\(Self.pair(corner))h\(Self.number(width))v\(Self.number(height))h\(Self.number(-width))z"
      if let index = paths.firstIndex(where: { $0.color == color }) {
        paths[index].path += box
      } else {
        paths.append((color, box))
      }
    }
    return paths.map { color, path in
      let opacity = Self.opacity(of: color)
      let isSeenThrough = opacity < 1 ? " fill-opacity=\"\(Self.number(opacity))\"" : ""
      return "<path d=\"\(path)\" \(paint("fill", color))\(isSeenThrough)/>\n"
    }.joined()
  }

  private func element(_ shape: Shape) -> String {
    switch shape {
    case .line(var start, var end, let color):
      // Through the middles of pixels, so that it is sharp.
      (start.x, start.y) = (start.x.rounded(.down) + 0.5, start.y.rounded(.down) + 0.5)
      (end.x, end.y) = (end.x.rounded(.down) + 0.5, end.y.rounded(.down) + 0.5)
      return "<path d=\"M\(Self.pair(start))L\(Self.pair(end))\" \(paint("stroke", color))/>"
    case .polyline(let places, let color): return element(.polylines([places], color))
    case .polylines(let lines, let color):
      let path = lines.map(Self.path).joined()
      return "<path d=\"\(path)\" fill=\"none\" \(paint("stroke", color)) stroke-width=\"1.6\"/>"
    case .box(let corner, let width, let height, let color):
      return
        "<rect x=\"\(Self.number(corner.x))\" y=\"\(Self.number(corner.y))\" width=\"\(Self.number(width))\" height=\"\(Self.number(height))\" \(paint("fill", color))/>"
    case .disc(let centre, let radius, let color):
      return
        "<circle cx=\"\(Self.number(centre.x))\" cy=\"\(Self.number(centre.y))\" r=\"\(Self.number(radius))\" \(paint("fill", color))/>"
    case .sidewaysText(let words, let place, let color):
      let turn = "transform=\"translate(\(Self.pair(place)))rotate(-90)\""
      return
        "<text \(turn) text-anchor=\"middle\" \(paint("fill", color))>\(Self.escaped(words))</text>"
    case .text(let words, let place, let anchor, let color):
      return
        "<text x=\"\(Self.number(place.x))\" y=\"\(Self.number(place.y))\" text-anchor=\"\(Self.name(anchor))\" \(paint("fill", color))>\(Self.escaped(words))</text>"
    }
  }

  private static func name(_ anchor: Anchor) -> String {
    switch anchor {
    case .start: "start"
    case .middle: "middle"
    case .end: "end"
    }
  }

  private static func path(_ places: [Place]) -> String {
    places.indices.map { ($0 == 0 ? "M" : $0 == 1 ? "L" : " ") + pair(places[$0]) }.joined()
  }

  private static func pair(_ place: Place) -> String { "\(number(place.x)) \(number(place.y))" }

  /// A number with one decimal at most.
  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    let (whole, rest) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
    return (tenths < 0 ? "-" : "") + "\(whole)" + (rest == 0 ? "" : ".\(rest)")
  }

  /// The attributes that give a shape a color; where the reader's preference counts, also a class by which the style finds it.
  private func paint(_ attribute: String, _ color: Color) -> String {
    let paint = "\(attribute)=\"\(Self.hex(theme.colors.components(of: color)))\""
    return theme == .automatic ? "\(paint) class=\"\(Self.name(attribute, color))\"" : paint
  }

  /// The class of shapes that have a colour: `f` or `s`, and the place of the colour.
  ///
  /// A page that holds the picture has other classes.
  private static func name(_ attribute: String, _ color: Color) -> String {
    "sci-\(attribute.prefix(1))\(index(of: color).map(String.init) ?? "")"
  }

  /// The dark colours for readers who prefer them, where that is asked for.
  private var style: String {
    guard theme == .automatic else { return "" }
    let rules = ([.background] + Self.drawnColors).flatMap { color in
      ["fill", "stroke"].map { attribute in
        let hex = Self.hex(Colors.dark.components(of: color))
        return ".\(Self.name(attribute, color)){\(attribute):\(hex)}"
      }
    }
    return "<style>@media (prefers-color-scheme:dark){\(rules.joined())}</style>\n"
  }

  private static func hex(_ color: Components) -> String {
    let parts = [color.red, color.green, color.blue]
    return "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
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
