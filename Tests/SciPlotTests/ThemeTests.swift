import Foundation
import Testing

@testable import SciPlot

/// Colours, measured as the Web Content Accessibility Guidelines 2.2 do.
@Suite struct ThemeTests {
  private static func luminance(_ color: Scene.Components) -> Double {
    let parts = [color.red, color.green, color.blue].map { part in
      let value = Double(part) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  private static func contrast(_ one: Scene.Components, _ other: Scene.Components) -> Double {
    let both = [luminance(one), luminance(other)].sorted()
    return (both[1] + 0.05) / (both[0] + 0.05)
  }

  @Test func `contrast is measured as the guidelines say`() {
    #expect(abs(Self.contrast((0, 0, 0), (255, 255, 255)) - 21) < 1e-9)
    // The grey that is often named as the lightest for texts on white.
    #expect(abs(Self.contrast((0x76, 0x76, 0x76), (255, 255, 255)) - 4.54) < 0.01)
  }

  @Test(arguments: Scene.Theme.allCases) func `texts and curves can be seen`(_ theme: Scene.Theme) {
    let colors = theme.colors
    #expect(Self.contrast(colors.text, colors.background) >= 4.5)
    #expect(Self.contrast(colors.frame, colors.background) >= 3)
    for curve in colors.curves {
      #expect(Self.contrast(curve, colors.background) >= 3, "\(curve)")
    }
    // The grey of what is not decided is seen, and fainter than any curve.
    let possible = Self.contrast(colors.possible, colors.background)
    #expect(possible > 1.5 && possible < 3)
  }

  @Test func `both themes have as many colours`() {
    #expect(Scene.Colors.light.curves.count == Scene.Colors.dark.curves.count)
    #expect(Raster.levels * Scene.drawnColors.count <= 256)
  }

  private static func scene(_ theme: Scene.Theme) throws -> Scene {
    let plot = try Sample.plot("x", x: (-1, 1), y: (-1, 1))
    return try #require(Scene(plot, width: 200, height: 120, theme: theme))
  }

  @Test func `pixels have the colours of their theme`() throws {
    func corner(_ theme: Scene.Theme) throws -> [UInt8] {
      let raster = Raster(try Self.scene(theme))
      let color = raster.palette[Int(raster.pixels[0])]
      return [color.red, color.green, color.blue]
    }
    #expect(try corner(.light) == [255, 255, 255])
    #expect(try corner(.dark) == [24, 26, 30])
    #expect(try corner(.automatic) == [255, 255, 255])
  }

  @Test func `an SVG file follows its reader if it is asked to`() throws {
    let light = try Self.scene(.light).svg
    let automatic = try Self.scene(.automatic).svg
    #expect(!light.contains("<style>") && !light.contains("class="))
    #expect(light.contains("fill=\"#ffffff\""))
    #expect(try Self.scene(.dark).svg.contains("fill=\"#181a1e\""))
    #expect(automatic.contains("@media (prefers-color-scheme:dark)"))
    // Without the style and its classes it is the light one, and each class has a rule.
    let plain = automatic.replacing(/<style>.*<\/style>\n/, with: "")
      .replacing(/\ class="sci-[fs][0-9]*"/, with: "")
    #expect(plain == light)
    for match in automatic.matches(of: /class="(sci-[fs][0-9]*)"/) {
      #expect(automatic.contains(".\(match.1){"))
    }
  }
}
