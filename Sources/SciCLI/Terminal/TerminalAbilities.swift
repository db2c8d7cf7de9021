/// What a terminal can do, by what the environment says about it.
///
/// Nothing is asked of the terminal itself: an answer might never come.
struct TerminalAbilities: Hashable {
  /// Whether it can do more than print lines: `TERM` names it, and not as `dumb`.
  let canDraw: Bool
  /// Whether nobody set `NO_COLOR` (https://no-color.org), to anything but nothing.
  let wantsColor: Bool

  init(environment: (_ name: String) -> String?) {
    canDraw = !["", "dumb"].contains(environment("TERM") ?? "")
    wantsColor = (environment("NO_COLOR") ?? "").isEmpty
  }

  /// The abilities of the terminal of this process.
  static var process: TerminalAbilities { TerminalAbilities(environment: environmentVariable) }
}
