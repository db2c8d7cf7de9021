#if !hasFeature(Embedded)
  /// Hears of what happens on a keypad.
  ///
  /// All methods but the first may be left out. A type on the main actor, such as a view controller, conforms with
  /// `@MainActor KeypadDelegate`.
  ///
  /// ```swift
  /// final class Display: KeypadDelegate {
  ///   var text = "0"
  ///
  ///   func keypad(_ session: KeypadSession, didChange snapshot: KeypadSnapshot) {
  ///     text = snapshot.text
  ///   }
  /// }
  /// ```
  public protocol KeypadDelegate: AnyObject {
    /// The keypad shows something else, or something was computed that looks the same.
    func keypad(_ session: KeypadSession, didChange snapshot: KeypadSnapshot)
    /// A key was not accepted.
    func keypad(_ session: KeypadSession, didRefuse key: KeypadKey, because reason: KeypadRefusal)
    /// Lines were printed on the paper tape.
    func keypad(_ session: KeypadSession, didPrint lines: [TapeLine])
  }

  extension KeypadDelegate {
    /// Does nothing.
    public func keypad(
      _ session: KeypadSession, didRefuse key: KeypadKey, because reason: KeypadRefusal
    ) {}
    /// Does nothing.
    public func keypad(_ session: KeypadSession, didPrint lines: [TapeLine]) {}
  }

  /// A keypad that tells others what happens on it.
  ///
  /// Keys act at once and in order, and none is ever dropped; what is dropped are snapshots that a slow reader of
  /// ``snapshots()`` has not come to. A session belongs to one isolation, such as the main actor.
  ///
  /// ```swift
  /// let session = KeypadSession()
  /// session.press(.digit(.seven))
  /// session.press(.unary(.square))
  /// session.snapshot.text  // 49
  /// session.undo()
  /// ```
  public final class KeypadSession {
    /// The keypad and its past.
    public private(set) var record: KeypadRecord
    /// How numbers are written.
    public var format: DisplayFormat {
      didSet { if format != oldValue { publish() } }
    }
    /// Hears of changes; not kept alive by the session.
    public weak var delegate: (any KeypadDelegate)?

    private var readers: [AsyncStream<KeypadSnapshot>.Continuation] = []

    /// Makes a session of a new or a saved record.
    public init(_ record: KeypadRecord = KeypadRecord(), format: DisplayFormat = .english) {
      self.record = record
      self.format = format
    }

    deinit {
      for reader in readers { reader.finish() }
    }

    /// What is to be shown now.
    public var snapshot: KeypadSnapshot { record.keypad.snapshot(format) }

    /// Presses a key, and tells delegate and readers.
    @discardableResult
    public func press(_ key: KeypadKey) -> KeypadEffect {
      let effect = record.press(key)
      if case .refused(let reason) = effect {
        delegate?.keypad(self, didRefuse: key, because: reason)
      }
      tell(of: effect)
      return effect
    }

    /// Enters a number, such as one of a line of the tape, and tells delegate and readers; see ``Keypad/enter(_:)``.
    @discardableResult
    public func enter(_ value: KeypadValue) -> KeypadEffect {
      let effect = record.enter(value)
      tell(of: effect)
      return effect
    }

    private func tell(of effect: KeypadEffect) {
      switch effect {
      case .unchanged, .refused: break
      case .changed, .failed: publish()
      case .evaluated(let lines):
        delegate?.keypad(self, didPrint: lines)
        publish()
      }
    }

    /// Undoes the last key.
    public func undo() {
      if record.undo() { publish() }
    }

    /// Presses the last key again that was undone.
    public func redo() {
      if record.redo() { publish() }
    }

    /// What is shown from now on: the present snapshot at once, and then always the newest.
    public func snapshots() -> AsyncStream<KeypadSnapshot> {
      let (stream, reader) = AsyncStream.makeStream(
        of: KeypadSnapshot.self, bufferingPolicy: .bufferingNewest(1))
      reader.yield(snapshot)
      readers.append(reader)
      return stream
    }

    private func publish() {
      let snapshot = snapshot
      delegate?.keypad(self, didChange: snapshot)
      readers.removeAll { reader in
        if case .terminated = reader.yield(snapshot) { true } else { false }
      }
    }
  }
#endif
