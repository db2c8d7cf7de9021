import ArgumentParser
import Foundation

/// A command's options, as ArgumentParser describes them.
struct CommandHelp: Decodable {
  struct Argument: Decodable, Hashable {
    struct Name: Decodable, Hashable {
      var kind: String
      var name: String

      /// The name as it is typed.
      var text: String { (kind == "short" ? "-" : "--") + name }
    }

    enum Kind: String, Decodable {
      case flag, option, positional
    }

    var kind: Kind
    var names: [Name]?
    var valueName: String?
    var abstract: String?
    var defaultValue: String?
    /// The values that an option can have, if they can be listed.
    var allValues: [String]?
    /// The heading under which help lists it, if it has one of its own.
    var sectionTitle: String?

    /// The names as they are typed.
    var texts: [String] { (names ?? []).map(\.text) }
  }

  private struct Command: Decodable {
    var arguments: [Argument]
  }

  private var command: Command

  /// The options, without the arguments that have no names.
  var options: [Argument] { command.arguments.filter { $0.kind != .positional } }

  init(_ command: (some ParsableCommand).Type) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(command._dumpHelp().utf8))
  }
}
