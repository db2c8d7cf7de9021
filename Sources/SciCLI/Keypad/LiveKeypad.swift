import SciKeypad

enum LiveKeypad {
  static func run(_ session: KeypadSession, _ streams: Streams) -> RunStatus { .success }
}
