extension Scene {
  /// Red, green and blue, from 0 to 255.
  typealias Components = (red: UInt8, green: UInt8, blue: UInt8)

  /// The colours of Okabe and Ito (2008), which people with any sight of colours can tell apart, the most readable
  /// first.
  private static let curves: [Components] = [
    (0, 114, 178), (213, 94, 0), (0, 158, 115), (204, 121, 167), (230, 159, 0), (86, 180, 233),
  ]

  /// How many curves have a colour of their own.
  static var curveColorCount: Int { curves.count }

  /// How much of the ground a colour covers, from 0 to 1.
  static func opacity(of color: Color) -> Double {
    if case .region = color { 0.27 } else { 1 }
  }

  static func components(of color: Color) -> Components {
    switch color {
    case .background: (255, 255, 255)
    case .grid: (228, 228, 228)
    case .frame: (140, 140, 140)
    case .text: (40, 40, 40)
    case .possible: (200, 200, 200)
    case .curve(let index), .region(let index): curves[index % curves.count]
    }
  }
}
