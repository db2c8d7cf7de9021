// Pictures for terminals that show pixels.

extension Raster {
  /// The picture in the graphics protocol of kitty: a PNG file in base64, in parts of 4,096 letters.
  public var kitty: String {
    let letters = Self.base64(png)
    var text = ""
    var start = 0
    repeat {
      let end = min(start + 4096, letters.count)
      let control = (start == 0 ? "a=T,f=100," : "") + "m=\(end < letters.count ? 1 : 0)"
      text += "\u{1B}_G\(control);\(String(decoding: letters[start..<end], as: UTF8.self))\u{1B}\\"
      start = end
    } while start < letters.count
    return text
  }

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// RFC 4648.
  private static func base64(_ bytes: [UInt8]) -> [UInt8] {
    var letters: [UInt8] = []
    letters.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits = 0
      for index in 0..<3 {
        bits = bits << 8 | (index < group.count ? Int(group[start + index]) : 0)
      }
      for index in 0..<4 {
        let isPadding = index > group.count
        letters.append(
          isPadding ? UInt8(ascii: "=") : alphabet[bits >> (18 - 6 * index) & 63])
      }
    }
    return letters
  }

  /// The picture as sixels (DEC STD 070, 9): bands of six rows, in each the pixels of one colour after the other.
  public var sixel: String {
    var text = "\u{1B}P0;1;0q\"1;1;\(width);\(height)"
    let used = Set(pixels).sorted()
    for index in used {
      let (red, green, blue) = palette[Int(index)]
      let parts = [red, green, blue].map { String(Int($0) * 100 / 255) }
      text += "#\(index);2;\(parts.joined(separator: ";"))"
    }
    for top in stride(from: 0, to: height, by: 6) {
      let rows = top..<min(top + 6, height)
      let band = Set(pixels[rows.lowerBound * width..<rows.upperBound * width]).sorted()
      for index in band {
        text += "#\(index)" + line(of: index, rows) + "$"
      }
      text += "-"
    }
    return text + "\u{1B}\\"
  }

  /// The pixels of one colour in a band; equal letters side by side are counted.
  private func line(of color: UInt8, _ rows: Range<Int>) -> String {
    var text = ""
    var (last, count) = (UInt8(0), 0)
    func run() -> String {
      let letter = String(decoding: [last + 63], as: UTF8.self)
      return count > 3 ? "!\(count)\(letter)" : String(repeating: letter, count: count)
    }
    for column in 0..<width {
      var bits: UInt8 = 0
      for row in rows where pixels[row * width + column] == color {
        bits |= 1 << UInt8(row - rows.lowerBound)
      }
      if bits == last {
        count += 1
      } else {
        text += run()
        (last, count) = (bits, 1)
      }
    }
    return last == 0 ? text : text + run()
  }
}
