import SciCalculator
import SciSyntax

/// `sci help [NAME]`: the functions and constants, or one of them.
enum HelpCommand {
  static func run(_ names: [String], _ streams: Streams) -> RunStatus {
    var status = RunStatus.success
    var text = names.isEmpty ? overview : ""
    for name in names {
      if let page = page(on: name) {
        text += page
      } else {
        let near = Spelling.suggestions(for: name, among: allNames).map { "`\($0)`" }
        let hint = near.isEmpty ? "see sci help" : "did you mean \(near.joined(separator: " or "))?"
        streams.complain("nothing is called `\(name)`; \(hint)")
        status = .usage
      }
    }
    return max(status, streams.print(text))
  }

  /// All names, family by family.
  private static var overview: String {
    var text = "sci 'EXPRESSION'… evaluates expressions; sci --help lists the options.\n"
    for family in Function.Family.allCases {
      text += "\n\(family.rawValue)\n"
      for function in FunctionTable.all where function.family == family {
        text += row(function.heading, function.summary)
      }
    }
    text += "\nConstants\n"
    for constant in ConstantTable.all {
      text += row(([constant.name] + constant.aliases).joined(separator: " "), constant.summary)
    }
    text += "\nWords\n"
    for word in LanguageWord.all {
      text += row(word.names.joined(separator: " "), word.summary)
    }
    text +=
      "\nWhere a function takes any number of arguments, a list stands for its elements: max([1; 2; 3]).\n"
    return text + "\nsci help NAME says more about a function.\n"
  }

  private static func row(_ heading: String, _ summary: String) -> String {
    let padding = String(repeating: " ", count: max(1, 24 - heading.count))
    return "  \(heading)\(padding)\(summary)\n"
  }

  private static var allNames: [String] {
    FunctionTable.names + LanguageWord.all.flatMap { $0.names }
      + ConstantTable.all.flatMap { [$0.name] + $0.aliases }
  }

  private static func page(on name: String) -> String? {
    if let function = FunctionTable.function(named: name) { return function.page }
    let constant = ConstantTable.all.first { $0.name == name || $0.aliases.contains(name) }
    if let constant { return row(constant.name, constant.summary) }
    let word = LanguageWord.all.first { $0.names.contains(name) }
    return word.map { row($0.names.joined(separator: " "), $0.summary) }
  }
}

extension Function {
  fileprivate var page: String {
    var text = "\(heading)\n  \(summary)\n"
    text += "  Domain: \(domain)\n"
    if !otherNames.isEmpty { text += "  Also: \(otherNames.joined(separator: ", "))\n" }
    if let inverse = FunctionTable.inverse(of: self) { text += "  Inverse: \(inverse.name)\n" }
    for example in examples { text += "  \(example.input)  =>  \(example.output)\n" }
    return text
  }
}
