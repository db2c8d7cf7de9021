/// What a terminal can do, by what the environment says about it.
///
/// Nothing is asked of the terminal itself: an answer might never come.
struct TerminalAbilities: Hashable {
  /// Whether it can do more than print lines: `TERM` names it, and not as `dumb`.
  let canDraw: Bool
  /// Whether nobody set `NO_COLOR` (https://no-color.org), to anything but nothing.
  let wantsColor: Bool
  /// The colours to draw with.
  let colors: Colors

  enum Colors: Hashable {
    case none
    /// The sixteen that every terminal with colours has.
    case few
    /// 256 that are the same everywhere, but for the first sixteen.
    case many
  }

  init(environment: (_ name: String) -> String?) {
    let name = environment("TERM") ?? ""
    canDraw = !["", "dumb"].contains(name)
    wantsColor = (environment("NO_COLOR") ?? "").isEmpty
    let hasMany =
      name.hasSuffix("256color") || ["truecolor", "24bit"].contains(environment("COLORTERM") ?? "")
    colors = !canDraw || !wantsColor ? .none : hasMany ? .many : .few
  }

  /// The abilities of the terminal of this process.
  static var process: TerminalAbilities { TerminalAbilities(environment: environmentVariable) }
}
