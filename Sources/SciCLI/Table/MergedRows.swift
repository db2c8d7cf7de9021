import SciTable

/// A part of the rows in another order than they were read, and then what is written for them.
final class MergedRows: Work {
  private let merge: RowMerge
  private let parts: RowMerge.Parts
  private let part: Int
  private(set) var text: [UInt8] = []
  /// Belongs to ``WorkQueue``.
  var isAnswered = false

  /// Stands for a part that is not found yet.
  init(_ part: Int, of parts: RowMerge.Parts, _ merge: RowMerge) {
    (self.part, self.parts, self.merge) = (part, parts, merge)
  }

  func answer() {
    text = merge.text(ofPart: part, of: parts)
  }
}
