import Foundation
import SciCalculator
import SciUnits
import Testing

@testable import SciCLI

/// What lines mean in a conversation, without a terminal.
@Suite struct PromptSessionTests {
  /// A conversation and what was answered, without the prompts.
  private func answers(
    _ lines: String..., files: [String: String] = [:]
  ) -> (text: String, run: Transcript) {
    let run = Transcript(
      input: lines.map { Array(($0 + "\n").utf8) }, files: files, isInteractive: true)
    let text = ("\n" + run.allText).replacing(/\n(> )+/, with: "\n").dropFirst()
    return (String(text), run)
  }

  @Test func `plot draws below its line`() {
    let picture = answers("a = 4", ":plot x^2 - a x=-3..3 --size 40x10 --graphics ascii").text
    #expect(picture.hasPrefix("= 4\n   x^2 - a\n5 +"), "\(picture)")
    #expect(picture.filter { $0 == "*" }.count > 20)
    // An expression may have spaces, quotes, and comparisons, which give no name a meaning.
    let same = answers(
      "a = 4", "f(x) = x^2 - a", ":plot f(x) x=-3..3 --size 40x10 --graphics ascii"
    ).text
    #expect(same.contains("f(x)"))
    #expect(same.hasSuffix(picture.replacing("= 4\n", with: "").replacing("x^2 - a", with: "f(x)")))
    let region = answers(":plot x^2 + y^2 <= 1 --size 40x10 --graphics ascii").text
    #expect(region.contains("   x^2 + y^2 <= 1\n"))
    #expect(
      answers(":plot 'x^2 + y^2 <= 1' --size 40x10 --graphics ascii").text == region)
    #expect(answers(":plot sin(x", "1").text.hasPrefix("error: `(` is never closed\n"))
    #expect(answers(":plot --bogus x").text.hasPrefix("error: unknown option '--bogus'"))
    #expect(answers(":plot x --output a.svg").text.hasPrefix("error: `sci plot --output`"))
    #expect(answers(":rad", ":plot sin(x) --size 40x10", "1").text.contains("sin(x)"))
  }

  @Test(arguments: ["quit", "exit", ":quit", ":exit", ":q", "  quit", "quit()"])
  func `words that end a session end it`(word: String) {
    #expect(answers("1+1", word, "2+2").text == "= 2\n")
  }

  @Test func `names of one's own go before words`() {
    #expect(answers("exit = 3", "exit + 1").text == "= 3\n= 4\n\n")
    #expect(answers("help(x) = x^2", "help(3)").text == "= 9\n\n")
    #expect(answers("help = 7", "help").text == "= 7\n= 7\n\n")
  }

  @Test(arguments: ["help sin", "?sin", "? sin", ":help sin", ":h sin"])
  func `help says what a name is`(line: String) {
    #expect(answers(line).text == Transcript("help", "sin").text + "\n")
  }

  @Test func `help shows every command, and the settings that the command line has`() {
    let guide = answers("help").text
    for command in PromptCommand.actions { #expect(guide.contains(command.heading)) }
    let settings = answers(":help settings").text
    for setting in PromptSetting.all { #expect(settings.contains(":" + setting.heading)) }
    #expect(answers("help digits").text.contains(":digits N"))
    #expect(
      answers("help sqrrt").text == "error: nothing is called `sqrrt`; did you mean `sqrt`?\n\n")
  }

  /// The options that mean nothing for a session.
  private static let others = [
    "--json", "--explain", "--file", "--jobs", "--version", "--help-config",
  ]

  @Test func `every option of a session is a setting`() {
    let options = OptionValues.table.rows.map(\.description.name)
      .filter { !Self.others.contains($0) }
    let settings = PromptSetting.all.filter { if case .option = $0.action { true } else { false } }
    #expect(options.sorted() == settings.map { "--" + $0.name }.sorted())
  }

  @Test func `names of commands are all different, and those of aliases too`() {
    #expect(Set(PromptCommand.all.map(\.name)).count == PromptCommand.all.count)
  }

  @Test(
    arguments: [
      (":digits 5", "1/3", "≈ 0.33333"), (":decimals 2", "2/3", "≈ 0.67"),
      (":radians", "sin(pi/6)", "= 0.5"),
      (":turns", "sin(1/12)", "= 0.5"), (":exact", "sin(60)", "= sqrt(3)/2"),
      (":base 16", "255", "= 0xff"),
      (":percent plain", "100 + 10%", "= 100.1"), (":money EUR", "100/3", "≈ €33.33"),
      (":notation scientific", "1234", "= 1.234e3"),
    ] as [(String, String, String)]) func `settings change what follows, and off takes them back`(
      setting: String, input: String, output: String
    )
  {
    let name = setting.split(separator: " ")[0]
    let usual = answers(input).text
    #expect(answers(setting, input).text == output + "\n\n")
    #expect(answers(setting, "\(name) off", input).text == usual)
  }

  @Test func `a setting takes back what excludes it`() {
    #expect(answers(":digits 5", ":decimals 1", "2/3").text == "≈ 0.7\n\n")
    #expect(answers(":exact", ":fraction", "2/6").text == "= 1/3\n\n")
    #expect(answers(":digits 5", ":money USD", "1/3").text == "≈ $0.33\n\n")
    #expect(answers(":locale de", ":money EUR", "1234.5").text == "= 1.234,50\u{a0}€\n\n")
  }

  @Test(arguments: [
    (":digts 5", "no command is called `:digts`; did you mean `:digits`?"),
    (":digits", "expected `:digits N`"),
    (":digits x", "expected `digits N`"), (":digits 0", "digits takes a number from 1 to 10000000"),
    (":base 99", "base takes a number from 2 to 36"),
    (":radians 5", "`:radians` takes nothing behind it"),
    (":locale xx-yy-zz-11", "`xx-yy-zz-11` is no locale"),
    (":load nothing", "nothing: no such file"),
    (":history x", "expected `:history N`, with a number of lines"),
    (":signed", "signed needs bits"), (":money EURO", "`EURO` is no currency code of ISO 4217"),
  ]) func `what is wrong with a command is said`(line: String, words: String) {
    let text = answers(line, "1+1").text
    #expect(text.hasPrefix("error: " + words), "\(text)")
    #expect(text.hasSuffix("\n= 2\n\n"))
  }

  @Test func `what was defined is listed`() {
    let text = answers("y = 1/3", "x = 5", "f(a; b) = a*b", ":vars").text
    #expect(text.hasSuffix("x = 5\ny ≈ 0.33333333333333333333\n\n"))
    let functions = answers("f(a; b) = a*b", ":functions").text
    #expect(functions.hasPrefix("Yours\n  f(a; b)\nPowers and logarithms\n"))
    #expect(answers(":vars").text == "no variables yet: x = 5 makes one\n\n")
  }

  @Test func `an expression is explained once, or every line is`() {
    #expect(answers(":explain 1/2pi", "1").text.hasPrefix("# read as: (1 / 2) * pi\n"))
    #expect(answers(":explain 1/2pi", "1").text.hasSuffix("\n≈ 1.5707963267948966192\n= 1\n\n"))
    #expect(answers(":explain", "2pi", ":explain", "1").text.contains("# read as: 2 * pi\n"))
  }

  @Test func `a saved session is text that comes to the same again`() throws {
    let lines = [
      "x = 1/3", ":radians", "y = sin(1)", "f(t) = (t +", "x)", "1/0", "x = 1/0", "x = 2",
      ":digits 30",
      "f(2); ans + 1", "x = y",
    ]
    let first = Transcript(
      input: (lines + [":save s.sci"]).map { Array(($0 + "\n").utf8) }, isInteractive: true)
    let saved = String(decoding: try #require(first.files["s.sci"]), as: UTF8.self)
    #expect(
      saved == """
        # a session of sci; :load reads it
        :degrees
        :percent relative
        x = 1/3
        :radians
        y = sin(1)
        f(t) = (t +
        x)
        x = 1/0
        x = 2
        :digits 30
        f(2); ans + 1
        x = y

        """)
    let second = Transcript(
      input: [":load s.sci", ":vars", "f(1)", ":save t.sci"].map { Array(($0 + "\n").utf8) },
      files: ["s.sci": saved], isInteractive: true)
    #expect(second.text.contains("y ≈ 0.841470984807896506652502321630\n"))
  }

  @Test func `nothing is written over but a saved session`() {
    let other = answers("1", ":save notes.txt", files: ["notes.txt": "milk\n"])
    #expect(other.text.contains("error: notes.txt is there already and is no saved session"))
    #expect(other.run.files["notes.txt"] == Array("milk\n".utf8))
    let again = answers("1", ":save a", ":save a")
    #expect(!again.text.contains("error"))
  }

  @Test func `files that load each other end`() {
    let text = answers(":load a", "1+1", files: ["a": ":load b\n", "b": "x = 1\n:load a\n"]).text
    #expect(text.contains("error: a: files load each other without end"))
    #expect(text.hasSuffix("= 2\n\n"))
  }

  @Test func `nothing of the prompt is read where nobody types`() {
    for line in [":digits 5", "help", "quit", "?sin"] {
      let run = Transcript(input: [Array((line + "\n").utf8)])
      #expect(run.text.hasPrefix("error: "), "\(line)")
    }
  }

  @Test func `the configuration is explained`() {
    let text = Transcript("--help-config").text
    for setting in PromptSetting.all { #expect(text.contains(setting.heading)) }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 110 })
  }
}

/// What Tab offers.
@Suite struct CompleterTests {
  private func completion(_ text: String, session lines: [String] = []) -> Completion? {
    var session = PromptSession(.process)
    for line in lines { _ = try? session.answer(line) }
    let bytes = Array(text.utf8)
    return session.completion(of: bytes, at: bytes.count)
  }

  private func names(_ text: String, session lines: [String] = []) -> [String] {
    completion(text, session: lines)?.candidates.map(\.name) ?? []
  }

  @Test func `names that begin so, one's own first`() {
    #expect(names("2 + sq").starts(with: ["sqrt"]))
    #expect(names("s", session: ["speed = 5", "size(x) = x"]).starts(with: ["speed", "size"]))
    #expect(names("SQR").contains("sqrt"))
    #expect(names("planck_l") == ["planck_length"])
    #expect(names("zzz").isEmpty)
    #expect(completion("") == nil)
    #expect(completion("2+") == nil)
  }

  @Test func `units behind numbers and to, and forms behind to`() {
    #expect(names("5 mil").contains("mile"))
    #expect(!names("mi").contains("mile"))
    #expect(names("5 mile/h to kno").contains("knot"))
    #expect(names("5 mile to m").contains("meter") && !names("5 mile to m").contains("minute"))
    #expect(names("l to m", session: ["l = 3 ft"]).contains("meter"))
    #expect(names("20 USD to EU") == ["EUR"])
    // What cannot be computed yet could be anything.
    #expect(names("nobody to mi").contains("minute"))
    #expect(names("255 to he").contains("hex"))
    #expect(!names("255 to si").contains("sin"))
  }

  @Test func `units with usual prefixes, where units are`() {
    #expect(names("3.6 MJ to k").starts(with: ["kJ"]) && names("3.6 MJ to kW") == ["kWh"])
    #expect(names("5 mile to kilo") == ["kilometer", "kilolight_year", "kiloparsec"])
    #expect(names("5 k").contains("km") && names("5 k").contains("kWh"))
    #expect(names("5 MH") == ["MHz"] && names("5 Ki").contains("KiB"))
    #expect(!names("k").contains("km") && names("5 ks").isEmpty == false)
    #expect(names("5 qm") == [])
  }

  /// Rows are for symbols of units, each prefix goes with its unit, and there are not too many to be read.
  @Test func `usual prefixes are prefixes of units`() {
    var count = 0
    for (symbol, prefixes) in UsualPrefixes.table {
      guard let info = Unit.all.first(where: { $0.symbol == symbol }) else {
        Issue.record("no unit has the symbol \(symbol)")
        continue
      }
      let expected = prefixes.split(separator: " ").map { String($0) + symbol }
      #expect(UsualPrefixes.symbols(of: info) == expected)
      for name in expected { #expect(Unit.isName(name), "\(name)") }
      count += expected.count
    }
    #expect(UsualPrefixes.table.count == Set(UsualPrefixes.table.map(\.key)).count)
    #expect(count < 200)
  }

  @Test func `commands, what they are about, and signs`() {
    #expect(names(":he") == ["help"])
    #expect(completion(":he")?.common(isBeforeBracket: false) == "help ")
    #expect(completion(":qu")?.common(isBeforeBracket: false) == "quit")
    #expect(names("help sinh") == ["sinh", "sinhint"])
    #expect(completion("2\\pi")?.common(isBeforeBracket: false) == "π")
    #expect(completion("\\alp")?.common(isBeforeBracket: false) == "α")
    #expect(names("\\ph") == ["φ"])
  }

  @Test func `a function that is the only one brings its bracket, unless it is there`() {
    #expect(completion("sqrt")?.common(isBeforeBracket: false) == "sqrt(")
    #expect(completion("sqrt")?.common(isBeforeBracket: true) == "sqrt")
    #expect(completion("asin")?.common(isBeforeBracket: false) == "asin")
  }

  @Test func `the names of signs are different`() {
    let names = SymbolNames.all.map(\.key)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.allSatisfy(\.isLetter) })
  }
}
