import CZlib

/// Decompresses gzip (RFC 1952) piece by piece: memory depends neither on the length of the file nor on how much shorter it has become.
///
/// Several members, one behind the other, are one text, as `cat a.gz b.gz` makes them.
@safe
package final class Inflater {
  /// Why there is no text.
  package enum InflateError: Error {
    case broken, truncated, textBehind
  }

  /// zlib keeps the address of its stream, so that it must not move.
  private let stream: UnsafeMutablePointer<z_stream>
  private var input: [UInt8] = []
  /// How much of the input was taken.
  private var place = 0
  /// Whether the input is within a member.
  private var isInside = false
  private var hasEnded = false
  /// Whether zlib filled the last piece, so that it may hold more text.
  private var isFull = false

  /// The first bytes of a member.
  package static let mark: [UInt8] = [0x1F, 0x8B]

  /// The most that is decompressed at a time.
  private static let pieceSize = 1 << 18

  /// Begins with nothing to decompress.
  package init() {
    unsafe stream = .allocate(capacity: 1)
    unsafe stream.initialize(to: z_stream())
    // 15 bits of window, and 16 for the header of gzip.
    let status = unsafe inflateInit2_(
      stream, 31, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    precondition(status == Z_OK, "zlib has another version than its header, or no memory")
  }

  deinit {
    unsafe inflateEnd(stream)
    unsafe stream.deallocate()
  }

  /// Whether ``next()`` may give something without more bytes.
  package var hasInput: Bool { place < input.count || isFull || isInside && hasEnded }

  /// Takes compressed bytes; none says that there are no others.
  package func append(_ block: [UInt8]) {
    input.removeFirst(place)
    place = 0
    input += block
    hasEnded = block.isEmpty
  }

  /// The next piece of text.
  ///
  /// - Returns: the text; none where more bytes are needed, or at the end.
  /// - Throws: why there is none.
  package func next() throws(InflateError) -> [UInt8] {
    while place < input.count || isFull {
      if !isInside {
        guard try beginMember() else { return [] }
      }
      let piece = try inflatePiece()
      if !piece.isEmpty { return piece }
    }
    if hasEnded, isInside { throw .truncated }
    return []
  }

  /// Looks for a member behind the last one; zeros may fill a block up, as tape drives do.
  private func beginMember() throws(InflateError) -> Bool {
    while place < input.count, input[place] == 0 { place += 1 }
    let rest = input[place...].prefix(Self.mark.count)
    guard Self.mark.starts(with: rest) else { throw .textBehind }
    if rest.count < Self.mark.count {
      if hasEnded, !rest.isEmpty { throw .textBehind }
      return false
    }
    unsafe inflateReset(stream)
    isInside = true
    return true
  }

  private func inflatePiece() throws(InflateError) -> [UInt8] {
    var status = Z_OK
    var taken = 0
    let rest = place
    let piece = unsafe [UInt8](unsafeUninitializedCapacity: Self.pieceSize) { output, count in
      unsafe input.withUnsafeMutableBufferPointer { input in
        unsafe stream.pointee.next_in = input.baseAddress.map { unsafe $0 + rest }
        unsafe stream.pointee.avail_in = uInt(input.count - rest)
        unsafe stream.pointee.next_out = output.baseAddress
        unsafe stream.pointee.avail_out = uInt(Self.pieceSize)
        status = unsafe inflate(stream, Z_NO_FLUSH)
        taken = unsafe input.count - rest - Int(stream.pointee.avail_in)
        count = unsafe Self.pieceSize - Int(stream.pointee.avail_out)
      }
    }
    place += taken
    isFull = piece.count == Self.pieceSize
    switch status {
    case Z_STREAM_END: (isInside, isFull) = (false, false)
    case Z_OK, Z_BUF_ERROR: break
    default: throw .broken
    }
    return piece
  }
}
