internal import CLastWords

/// The standard output of the process, gathered into blocks.
///
/// The block is C's, so that what waits in it is written even where memory runs out.
enum StandardOutput {
  static func write(_ bytes: [UInt8]) throws(FileError) {
    if unsafe sci_gather(bytes, bytes.count) { return }
    try flush()
    if unsafe sci_gather(bytes, bytes.count) { return }
    try FileDescriptor.standardOutput.write(bytes)
  }

  static func flush() throws(FileError) {
    let number = sci_write_gathered()
    if number != 0 { throw FileError(number: number) }
  }

  /// Sets what is said if memory runs out before this is called again.
  ///
  /// - Parameters:
  ///   - output: a line of standard output in the place of the result.
  ///   - diagnostic: a line of standard error.
  static func prepareForLackOfMemory(output: String, diagnostic: String) {
    unsafe sci_set_last_words(output, diagnostic)
  }
}
