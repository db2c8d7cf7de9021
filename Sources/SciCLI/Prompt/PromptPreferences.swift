/// How the prompt looks and which keys it knows, as far as people differ in it.
struct PromptPreferences: Hashable {
  var keys = KeyStyle.emacs
  var color = ColorUse.auto
  var showsPreview = true

  /// When colours are used.
  enum ColorUse: String, CaseIterable {
    case auto, always, never
  }
}
