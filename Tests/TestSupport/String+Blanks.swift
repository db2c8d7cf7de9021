extension String {
  /// So many spaces, written at once: a repeated text is appended piece by piece, which takes seconds for 64 MiB where nothing is optimised.
  package static func blanks(_ count: Int) -> String {
    String(decoding: [UInt8](repeating: UInt8(ascii: " "), count: count), as: UTF8.self)
  }
}
