extension Scene {
  /// The ground of a picture, and the colours that can be told apart on it.
  ///
  /// ```swift
  /// let themes = Scene.Theme.allCases.map { $0.rawValue }  // light, dark, auto
  /// ```
  public enum Theme: String, CaseIterable, Hashable, Sendable {
    /// Dark on white.
    case light
    /// Light on a ground that is nearly black.
    case dark
    /// As the reader prefers, where a file can ask for that: SVG can, and pixels are light.
    case automatic = "auto"

    /// The colours before anybody says what is preferred.
    var colors: Colors { self == .dark ? .dark : .light }
  }

  /// Red, green and blue, from 0 to 255.
  typealias Components = (red: UInt8, green: UInt8, blue: UInt8)

  /// What is drawn in which colour.
  ///
  /// Texts have a contrast of 4.5 or more to the ground and curves of 3 or more, as the Web Content Accessibility Guidelines 2.2 ask (1.4.3, 1.4.11).
  struct Colors: Sendable {
    let background, grid, frame, text, possible: Components
    let curves: [Components]

    /// The first four colours of curves are those of Okabe and Ito (2008), which people with any sight of colours can tell apart; their yellow and light blue
    /// are too faint on white.
    static let light = Colors(
      background: (255, 255, 255), grid: (228, 228, 228), frame: (140, 140, 140),
      text: (40, 40, 40), possible: (200, 200, 200),
      curves: [
        (0, 114, 178), (213, 94, 0), (0, 158, 115), (204, 121, 167), (90, 65, 0), (75, 150, 230),
      ])

    /// The same hues, brighter.
    static let dark = Colors(
      background: (24, 26, 30), grid: (52, 55, 62), frame: (140, 140, 140), text: (228, 228, 231),
      possible: (92, 95, 102),
      curves: [
        (130, 200, 255), (240, 130, 50), (0, 170, 100), (225, 150, 190), (240, 228, 66),
        (60, 125, 220),
      ])

    func components(of color: Color) -> Components {
      switch color {
      case .background: background
      case .grid: grid
      case .frame: frame
      case .text: text
      case .possible: possible
      case .curve(let index), .region(let index): curves[index % curves.count]
      }
    }
  }

  /// How many curves have a colour of their own.
  static var curveColorCount: Int { Colors.light.curves.count }

  /// All colours but the ground, those of regions being those of curves.
  static let drawnColors: [Color] =
    [.grid, .frame, .text, .possible] + (0..<curveColorCount).map { .curve($0) }

  /// The place of a color in ``drawnColors``; `nil` for the ground.
  static func index(of color: Color) -> Int? {
    switch color {
    case .curve(let index), .region(let index):
      drawnColors.firstIndex(of: .curve(index % curveColorCount))
    default: drawnColors.firstIndex(of: color)
    }
  }

  /// How much of the ground a colour covers, from 0 to 1.
  static func opacity(of color: Color) -> Double {
    if case .region = color { 0.27 } else { 1 }
  }
}
