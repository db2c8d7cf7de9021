import SciCalculator
import SciUnits
import Testing

/// How editors colour the language: a syntax file for Vim, and a TextMate grammar, which many other editors read.
enum EditorFiles {
  struct File: CustomTestStringConvertible, Sendable {
    var path: String
    var text: String
    var testDescription: String { path }
  }

  /// Words between operands or before one.
  static let operators = [
    "and", "as", "choose", "div", "if", "in", "mod", "nCr", "nPr", "not", "of", "or", "per",
    "percent", "quo", "rem", "step", "to", "xor",
  ]

  /// Words behind `to`.
  static let forms = [
    "base", "bin", "binary", "cf", "dec", "decimal", "decimals", "deg", "digit", "digits",
    "dms",
    "eng", "engineering", "exact", "factors", "frac", "fraction", "gon", "grad", "hex",
    "hexadecimal",
    "mixed", "oct", "octal", "open", "polar", "rad", "rect", "rectangular", "repeating",
    "roman",
    "sci", "scientific", "turn",
  ]

  /// The functions that are built in, those last that begin as another does.
  static let functions = names(Array(FunctionTable.names))

  static let constants = names(
    ConstantTable.all.flatMap { [$0.name] + $0.aliases } + PhysicalConstant.all.map { $0.name }
      + ["ans", "true", "false"])

  /// A number of any kind, as most regular expressions write it.
  static let numberPattern = {
    func based(_ mark: String, _ digits: String) -> String {
      "0[\(mark)][\(digits)](?:_?[\(digits)])*(?:\\.[\(digits)](?:_?[\(digits)])*)?(?:[pP][+\\-−]?\\d+)?"
    }
    return [
      based("xX", "0-9A-Fa-f"), based("bB", "01"), based("oO", "0-7"),
      "(?:[2-9]|[12]\\d|3[0-6])#[0-9A-Za-z](?:_?[0-9A-Za-z])*(?:\\.[0-9A-Za-z](?:_?[0-9A-Za-z])*)?",
      "(?:\\d(?:[_'’\u{2009}\u{202F}\u{A0}]?\\d)*(?:\\.(?!\\.)(?:\\d(?:[_'’\u{2009}\u{202F}\u{A0}]?\\d)*)?)?|\\.\\d(?:[_'’\u{2009}\u{202F}\u{A0}]?\\d)*)(?:\\(\\d+\\))?(?:[eE][+\\-−⁺⁻]?[\\d⁰¹²³⁴⁵⁶⁷⁸⁹]+)?[¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]?",
      "[¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]",
    ].joined(separator: "|")
  }()

  /// A day, a time or both.
  static let datePattern =
    "@(?:now|today|[-+]?\\d{4,6}-\\d\\d-\\d\\d(?:T\\d\\d:\\d\\d(?::\\d\\d(?:\\.\\d+)?)?(?:Z|[-+]\\d\\d:\\d\\d)?(?:\\[[\\w/+-]+\\])?)?|\\d\\d:\\d\\d(?::\\d\\d(?:\\.\\d+)?)?)"

  private static func names(_ names: [String]) -> [String] {
    Set(names).filter { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }.sorted()
  }
}

// MARK: - Vim

extension EditorFiles {
  static let vim = File(
    path: "editors/vim/syntax/sci.vim",
    text: """
      " Vim syntax file
      " Language: sci, files of expressions (*.sci) and golden files (*.golden)

      if exists("b:current_syntax")
        finish
      endif

      syn case match
      syn match sciOperator /[-+*/^%!=<>&|~?:√∛∠×·÷−±≠≤≥]/
      syn match sciNumber /\\v<\\d[0-9_'’]*(\\.\\.@!\\d*)?(\\(\\d+\\))?([eE][-+]?\\d+)?/
      syn match sciNumber /\\v\\.\\d+(\\(\\d+\\))?([eE][-+]?\\d+)?/
      syn match sciNumber /\\v<0[xX][0-9A-Fa-f_]+(\\.[0-9A-Fa-f_]+)?([pP][-+]?\\d+)?/
      syn match sciNumber /\\v<0[bB][01_]+(\\.[01_]+)?([pP][-+]?\\d+)?/
      syn match sciNumber /\\v<0[oO][0-7_]+(\\.[0-7_]+)?([pP][-+]?\\d+)?/
      syn match sciNumber /\\v<([2-9]|[12]\\d|3[0-6])#[0-9A-Za-z_]+(\\.[0-9A-Za-z_]+)?/
      syn match sciNumber /\\v\\@(now|today|[-+]?\\d{4,6}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[-+]\\d\\d:\\d\\d)?(\\[[A-Za-z0-9_\\/+-]+\\])?)?|\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?)/
      syn keyword sciWord \(operators.joined(separator: " "))
      syn keyword sciConstant \(constants.joined(separator: " "))
      syn keyword sciFunction \(functions.joined(separator: " "))
      syn match sciForm /\\v(<to>\\s+|-\\>\\s*|→\\s*)@<=(\(forms.joined(separator: "|")))>/
      " Of what begins at the same place, the last one counts.
      syn match sciArrow /=>/
      syn match sciError /\\<error:.*$/
      syn match sciComment /#.*$/
      syn match sciSetting /^\\s*:[a-z-]\\+.*$/

      hi def link sciSetting PreProc
      hi def link sciComment Comment
      hi def link sciArrow Special
      hi def link sciOperator Operator
      hi def link sciNumber Number
      hi def link sciError Error
      hi def link sciWord Keyword
      hi def link sciForm Type
      hi def link sciConstant Constant
      hi def link sciFunction Function

      let b:current_syntax = "sci"

      """)
}

// MARK: - TextMate

extension EditorFiles {
  static let textMate = File(
    path: "editors/sci.tmLanguage.json",
    text: """
      {
        "name": "sci",
        "scopeName": "source.sci",
        "fileTypes": ["sci", "golden"],
        "patterns": [
      \(patterns.map { "    { \"name\": \"\($0.scope).sci\", \"match\": \(quoted($0.pattern)) }" }.joined(separator: ",\n"))
        ]
      }

      """)

  private static let patterns: [(scope: String, pattern: String)] = [
    ("comment.line.number-sign", "(?<![0-9])#.*$"),
    ("keyword.control.directive", "^\\s*:[a-z-]+.*$"),
    ("invalid", "\\berror:.*$"),
    ("keyword.operator.arrow", "=>"),
    ("constant.numeric.date", datePattern),
    ("constant.numeric", numberPattern),
    ("storage.type", "(?:(?<=\\bto )|(?<=-> )|(?<=→ ))(?:\(forms.joined(separator: "|")))\\b"),
    ("keyword.operator.word", "\\b(?:\(operators.joined(separator: "|")))\\b"),
    ("support.function", word(functions)),
    ("constant.language", word(constants)),
    ("variable.other", "[\\p{L}_][\\p{L}\\p{N}_]*"),
    ("keyword.operator", "[-+*/^%!=<>&|~?:√∛∠×·÷−≠≤≥]+"),
  ]

  /// One of several names that stands alone.
  private static func word(_ names: [String]) -> String {
    "(?<![\\p{L}\\p{N}_])(?:\(names.joined(separator: "|")))(?![\\p{L}\\p{N}_])"
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
