import SciJSON

extension JSONObject {
  /// An object of texts.
  init(_ members: KeyValuePairs<String, String>) {
    self.init()
    for (name, value) in members { add(name, value) }
  }

  /// The answer to a question that cannot be answered.
  static func error(_ words: String) -> JSONObject { JSONObject(["error": words]) }
}
