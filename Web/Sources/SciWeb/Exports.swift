// The module's interface for JavaScript, which sees its memory as bytes.
//
// A question is written at the address that `input` returns: for each word its length in bytes as 32 bits, little-endian, and its UTF-8. `answer`
// returns the address of the answer, and `answerLength` its length. The memory of both is the module's, and is valid until the next call.

#if arch(wasm32)
  import CPage
  import SciJSON

  /// A module has one thread, so nothing else can see these while they change.
  nonisolated(unsafe) private var page = Page()
  nonisolated(unsafe) private var question = unsafe UnsafeMutableRawBufferPointer(
    start: nil, count: 0)
  nonisolated(unsafe) private var written: [UInt8] = []

  /// Makes room for a question of `length` bytes.
  @_expose(wasm, "input")
  @_cdecl("input")
  func input(_ length: Int) -> UnsafeMutableRawPointer? {
    unsafe question.deallocate()
    unsafe question = .allocate(byteCount: max(length, 1), alignment: 4)
    return unsafe question.baseAddress
  }

  /// Answers the question.
  @_expose(wasm, "answer")
  @_cdecl("answer")
  func answer() -> UnsafeRawPointer? {
    var words: [String] = []
    var offset = 0
    while unsafe offset + 4 <= question.count {
      let length = Int(
        unsafe UInt32(littleEndian: question.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
      )
      offset += 4
      guard unsafe length <= question.count - offset else { break }
      words.append(unsafe String(decoding: question[offset..<offset + length], as: UTF8.self))
      offset += length
    }
    unsafe written = page.answer(words).closed
    return unsafe written.withUnsafeBytes { $0.baseAddress }
  }

  /// The length of the answer in bytes.
  @_expose(wasm, "answerLength")
  @_cdecl("answerLength")
  func answerLength() -> Int { unsafe written.count }
#endif
