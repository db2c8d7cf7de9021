/// A text that a person keeps from the screen: a new file in the folder in which the command runs.
enum SavedText {
  /// So many names are tried.
  private static let mostNames = 1_000

  /// The names that are tried: `sci-tape.txt`, `sci-tape-2.txt` and so on.
  static func name(_ number: Int) -> String {
    number == 1 ? "sci-tape.txt" : "sci-tape-\(number).txt"
  }

  /// Writes a text to a new file.
  ///
  /// - Parameters:
  ///   - text: the content.
  ///   - folder: where, with a slash at the end; empty for the folder in which the command runs.
  /// - Returns: the file's name; `nil` if none could be written.
  static func write(_ text: String, in folder: String = "") -> String? {
    for number in 1...mostNames {
      let name = name(number)
      do throws(FileError) {
        let file = try FileDescriptor(creating: folder + name)
        defer { file.close() }
        try file.write(Array(text.utf8))
        return name
      } catch {
        guard error.isExistingFile else { return nil }
      }
    }
    return nil
  }
}
