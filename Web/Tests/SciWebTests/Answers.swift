import Foundation
import SciJSON
import Testing

@testable import SciWeb

/// An answer of the page, as its scripts read it.
struct Answer {
  private let members: [String: Any]

  init(_ object: JSONObject) throws {
    members = try #require(
      JSONSerialization.jsonObject(with: Data(object.closed)) as? [String: Any])
  }

  private init(_ members: [String: Any]) {
    self.members = members
  }

  func text(_ name: String) -> String? { members[name] as? String }
  func number(_ name: String) -> Int? { members[name] as? Int }
  func real(_ name: String) -> Double? { members[name] as? Double }
  func flag(_ name: String) -> Bool? { members[name] as? Bool }
  func texts(_ name: String) -> [String] { members[name] as? [String] ?? [] }
  func objects(_ name: String) -> [Answer] {
    (members[name] as? [[String: Any]] ?? []).map { Answer($0) }
  }
  func object(_ name: String) -> Answer { Answer(members[name] as? [String: Any] ?? [:]) }

  /// The keys of a keypad, from left to right and from top to bottom.
  var keys: [Answer] { objects("rows").flatMap { $0.objects("keys") } }

  func key(_ token: String) -> Answer? { keys.first { $0.text("token") == token } }
}

extension Page {
  /// Asks as a script does.
  mutating func ask(_ words: String...) throws -> Answer { try Answer(answer(words)) }

  /// Presses the keys of tokens with spaces between them.
  mutating func press(_ tokens: String) throws -> Answer {
    try Answer(answer(["keypad.press"] + tokens.split(separator: " ").map(String.init)))
  }
}
