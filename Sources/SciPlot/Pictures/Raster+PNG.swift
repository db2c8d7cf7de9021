import CZlib

extension Raster {
  /// The picture as a PNG file (ISO/IEC 15948:2004), with a palette of eight bits.
  public var png: [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let header = Self.bytes(UInt32(width)) + Self.bytes(UInt32(height)) + [8, 3, 0, 0, 0]
    Self.append("IHDR", header, to: &file)
    Self.append("PLTE", palette.flatMap { [$0.red, $0.green, $0.blue] }, to: &file)
    Self.append("IDAT", Self.compressed(filtered), to: &file)
    Self.append("IEND", [], to: &file)
    return file
  }

  /// Each row as its difference from the one above, which is mostly zero (filter type 2).
  private var filtered: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity((width + 1) * height)
    for row in 0..<height {
      bytes.append(2)
      for column in 0..<width {
        let index = row * width + column
        bytes.append(pixels[index] &- (row == 0 ? 0 : pixels[index - width]))
      }
    }
    return bytes
  }

  private static func append(_ name: String, _ content: [UInt8], to file: inout [UInt8]) {
    let checked = Array(name.utf8) + content
    file += bytes(UInt32(content.count)) + checked + bytes(Self.checksum(checked))
  }

  private static func bytes(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// A zlib stream (RFC 1950) of some bytes.
  private static func compressed(_ content: [UInt8]) -> [UInt8] {
    let capacity = compressBound(uLong(content.count))
    return unsafe [UInt8](unsafeUninitializedCapacity: Int(capacity)) { buffer, count in
      var size = capacity
      let status = unsafe compress(buffer.baseAddress, &size, content, uLong(content.count))
      precondition(status == Z_OK, "a buffer of that size is always enough")
      count = Int(size)
    }
  }

  /// The CRC-32 of a chunk (ISO 3309).
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    UInt32(unsafe crc32(0, bytes, uInt(bytes.count)))
  }
}
