extension Collection where Element == UInt8 {
  /// Where some bytes stand first.
  package func firstRange(ofBytes bytes: some Collection<UInt8>) -> Range<Index>? {
    var start = startIndex
    while !self[start...].starts(with: bytes) {
      if start == endIndex { return nil }
      formIndex(after: &start)
    }
    return start..<index(start, offsetBy: bytes.count)
  }
}
