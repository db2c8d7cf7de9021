/// What a person did at the terminal of this process, as it arrives.
struct TerminalInput {
  private let streams: Streams
  private var reader = TerminalReader()

  init(_ streams: Streams) {
    self.streams = streams
  }

  /// What came while it was waited for.
  enum Arrival {
    /// What was done; nothing where a key was only begun.
    case events([TerminalEvent])
    /// Nobody did anything, or a signal came first.
    case silence
    /// There will be no more.
    case end
  }

  /// So long an escape waits for the rest of a sequence.
  private static let escapeMilliseconds: Int32 = 50
  /// So long a signal may wait that came just before the waiting began.
  static let idleMilliseconds: Int32 = 500

  /// Waits for what is done next.
  ///
  /// - Parameter milliseconds: how long, where no key has begun.
  /// - Returns: what came.
  mutating func next(within milliseconds: Int32 = idleMilliseconds) -> Arrival {
    let wait = reader.isWaiting ? Self.escapeMilliseconds : milliseconds
    if Terminal.waitForInput(milliseconds: wait) {
      guard let bytes = try? streams.read(), !bytes.isEmpty else { return .end }
      return .events(reader.events(bytes))
    }
    return reader.isWaiting ? .events(reader.flush()) : .silence
  }
}
