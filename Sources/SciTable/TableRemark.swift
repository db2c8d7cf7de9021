package import SciCalculator

/// What has to be said when all rows are there.
package struct TableRemark: Sendable {
  package let words: String
  /// The class of the error that it is; `nil` for what is none.
  package let errorClass: ErrorClass?

  init(_ words: String, _ errorClass: ErrorClass? = nil) {
    (self.words, self.errorClass) = (words, errorClass)
  }
}
