/// Texts of a table, one behind the other, of which every one in `stride` is a key; the keys are sorted by their bytes.
///
/// The text is a literal and is searched where it stands: nothing is built or copied at the first use.
struct SortedTexts {
  let text: String
  /// Where each text starts, and where the last one ends.
  let offsets: [UInt16]
  var stride = 1

  /// The number of a key.
  func index(of key: Substring.UTF8View) -> Int? {
    var range = 0..<(offsets.count - 1) / stride
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      switch order(key, middle) {
      case 0: return middle
      case 1: range = middle + 1..<range.upperBound
      default: range = range.lowerBound..<middle
      }
    }
    return nil
  }

  /// −1, 0 or 1 as a text comes before, is or comes after a key.
  private func order(_ name: Substring.UTF8View, _ index: Int) -> Int {
    let bytes = text.utf8
    let (start, end) = (Int(offsets[stride * index]), Int(offsets[stride * index + 1]))
    var place = bytes.index(bytes.startIndex, offsetBy: start)
    let last = bytes.index(place, offsetBy: end - start)
    for byte in name {
      guard place < last else { return 1 }
      if byte != bytes[place] { return byte < bytes[place] ? -1 : 1 }
      bytes.formIndex(after: &place)
    }
    return place == last ? 0 : -1
  }
}
