import SciSyntax

/// What the prompt begins with: lines of settings, such as `digits 30`.
struct PromptConfiguration {
  let path: String
  private let text: String

  init(_ text: String, path: String) {
    (self.text, self.path) = (text, path)
  }

  /// The configuration in a file; `nil` where there is none.
  static func read(_ path: String, _ streams: Streams) -> PromptConfiguration? {
    do throws(FileError) {
      let bytes = try streams.contents(of: path)
      return PromptConfiguration(String(decoding: bytes, as: UTF8.self), path: path)
    } catch {
      if !error.isMissing { streams.complain("\(path): \(error.words)") }
      return nil
    }
  }

  /// Makes the settings; a line that is wrong is told and left out.
  func apply(to session: inout PromptSession, _ streams: Streams) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let line = line.prefix { $0 != "#" }.trimmingSpaces
      guard !line.isEmpty else { continue }
      let name = String(line.prefix { !$0.isWhitespace })
      let value = line.dropFirst(name.count).trimmingSpaces
      do throws(PromptSetting.SettingError) {
        guard let setting = PromptSetting.named(name) else { throw Self.unknown(name) }
        try session.set(setting, to: value)
      } catch {
        streams.complain(
          "\(path): line \(index + 1): \(error.words)", hint: "see sci --help-config")
      }
    }
  }

  static func unknown(_ name: String) -> PromptSetting.SettingError {
    let near = Spelling.suggestions(for: name, among: PromptSetting.all.map(\.name))
    let hint = Spelling.question(near).map { "; " + $0 } ?? ""
    return PromptSetting.SettingError(words: "no setting is called `\(name)`\(hint)")
  }

  /// What `sci --help-config` prints.
  static var help: String {
    var text = """
      The prompt begins with the settings in $XDG_CONFIG_HOME/sci/config, by default ~/.config/sci/config,
      or in the file that SCI_CONFIG names. Each line is a setting; # begins a comment:

        digits 30
        radians
        keys vi       # and not emacs

      Only the prompt reads this file. Expressions on the command line, files and pipes never do, so that a
      script means the same everywhere. Options of the command line go before it.

      Settings, which are commands of the prompt too (:digits 30)

      """
    for setting in PromptSetting.all { text += HelpCommand.row(setting.heading, setting.summary) }
    return text + """

      The lines that you type are kept in $XDG_STATE_HOME/sci/history, by default ~/.local/state/sci/history.
      A line that begins with a space is not kept.

      """
  }
}
