import SciJSON

/// What an editor has said that it can do, and what the server offers in return.
struct ClientAbilities {
  var encoding = DocumentText.PositionEncoding.utf16
  var showsMarkdown = false
  var refreshesHints = false

  init() {}

  /// Reads the capabilities of `initialize`.
  init(_ capabilities: JSONText?) {
    let encodings = capabilities?["general"]?["positionEncodings"]?.elements ?? []
    if encodings.contains(where: { $0.string == DocumentText.PositionEncoding.utf8.rawValue }) {
      encoding = .utf8
    }
    let formats = capabilities?["textDocument"]?["hover"]?["contentFormat"]?.elements ?? []
    showsMarkdown = formats.contains { $0.string == "markdown" }
    let refreshes = capabilities?["workspace"]?["inlayHint"]?["refreshSupport"]
    refreshesHints = refreshes.map { $0.written.elementsEqual("true".utf8) } ?? false
  }

  /// What the server offers.
  var capabilities: JSONObject {
    func object(_ add: (inout JSONObject) -> Void) -> JSONObject {
      var object = JSONObject()
      add(&object)
      return object
    }
    return object {
      $0.add("positionEncoding", encoding.rawValue)
      $0.add(
        "textDocumentSync",
        object {
          $0.add("openClose", true)
          $0.add("change", 2)
        })
      $0.add("hoverProvider", true)
      $0.add("inlayHintProvider", true)
      $0.add("completionProvider", object { $0.add("triggerCharacters", ["\\", ":"]) })
      $0.add(
        "signatureHelpProvider",
        object {
          $0.add("triggerCharacters", ["(", ";", ","])
          $0.add("retriggerCharacters", [")"])
        })
      $0.add(
        "codeActionProvider", object { $0.add("codeActionKinds", ["quickfix", "source.fixAll"]) })
      $0.add(
        "semanticTokensProvider",
        object {
          $0.add("legend", SemanticToken.legend)
          $0.add("full", true)
          $0.add("range", true)
        })
    }
  }
}
