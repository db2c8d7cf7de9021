import ArgumentParser
import SciNumber
import TestSupport
import Testing

@testable import SciCLI

/// Our reading of options against ArgumentParser's: the same, or none.
@Suite struct OptionReadingTests {
  /// What a command line asks for; `nil` if it was not understood.
  private typealias Reading = String?

  /// Values that each option of the table takes, and some that it does not.
  private static let values: [String: (good: [String], bad: [String])] = [
    "--digits": (["1", "30", "+5", "10000000"], ["0", "-3", "x", "1.5", "", " 5", "10000001"]),
    "--decimals": (["2", "-2", "0"], ["x", "20000000", "1e3"]),
    "--notation": (["auto", "fixed", "scientific", "engineering"], ["Fixed", "sci", ""]),
    "--rounding": (["half-even", "floor", "05-away"], ["half", "FLOOR"]),
    "--base": (["2", "10", "16", "36"], ["1", "37", "0x10"]),
    "--bits": (["1", "8", "65536"], ["0", "65537", "-8"]),
    "--money": (["USD", "eur", "JPY", "CHF"], ["XYZ", "XAU", "US", "-USD"]),
    "--locale": (["de", "en", "de-CH", "ar-EG-u-nu-latn", "und"], ["xx", "de-XX", "-", "a=b"]),
    "--percent": (["relative", "plain"], ["Plain", "1"]),
    "--file": (["prices.txt", "-f", "a=b", "--json"], [""]),
    "--jobs": (["1", "8", "1024"], ["-1", "1025", "all"]),
    "--max-time": (["5", "0.5", "1e3", "0x1p4"], ["0", "inf", "x", "nan", "1e9"]),
    "--max-memory": (["1", "500"], ["0", "x", "1000001"]),
    "--max-digits": (["50", "1000"], ["0", "x", "1000000001"]),
  ]

  private static func ours(_ words: [String]) -> Reading {
    let arguments = Arguments(words)
    guard let values = OptionValues.table.read(arguments.options, into: OptionValues()),
      let options = try? values.options(for: arguments.expressions)
    else { return nil }
    return "\(options) \(values.version) \(arguments.expressions)"
  }

  private static func theirs(_ words: [String]) -> Reading {
    let arguments = Arguments(words)
    do {
      let typed = try TypedOptions.parse(arguments.options + ["--"] + arguments.expressions)
      let options = try typed.values.options(for: typed.expressions)
      return "\(options) \(typed.values.version) \(typed.expressions)"
    } catch {
      return nil
    }
  }

  /// Compares the two readings.
  ///
  /// - Returns: whether ours understood the words.
  private static func compare(
    _ words: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    guard let ours = ours(words) else { return false }
    #expect(ours == theirs(words), "\(words)", sourceLocation: sourceLocation)
    return true
  }

  @Test func everyOptionIsReadAsArgumentParserReadsIt() {
    let table = OptionValues.table
    #expect(table.valued.filter { $0.hasPrefix("--") } == Set(Self.values.keys))
    for flag in table.flags.subtracting(["-h", "--help", "--signed", "--cash"]) {
      #expect(Self.compare([flag, "1"]), "\(flag)")
      #expect(Self.compare(["1", flag, flag]), "\(flag) twice")
    }
    for (option, values) in Self.values {
      // A locale is one of amounts.
      let before = option == "--locale" ? ["--money", "USD"] : []
      let behind = option == "--file" ? [] : ["1"]
      for value in values.good {
        #expect(Self.compare(before + [option, value] + behind), "\(option) \(value)")
        #expect(Self.compare(before + ["\(option)=\(value)"] + behind), "\(option)=\(value)")
      }
      for value in values.bad {
        #expect(!Self.compare(before + [option, value] + behind), "\(option) \(value)")
        #expect(!Self.compare(before + ["\(option)=\(value)"] + behind), "\(option)=\(value)")
      }
      #expect(!Self.compare(before + behind + [option]), "\(option) without a value")
    }
  }

  @Test func wordsAreReadInAllTheirForms() {
    for words in [
      ["-n30", "1"], ["-n=30", "1"], ["-rn", "30", "1"], ["-rn30", "1"], ["-dn=5", "-2^2"],
      ["-n", "30", "-n", "5", "1"], ["-n", "5", "--digits=7", "1"], ["-r", "--radians", "1"],
      ["--bits", "8", "--signed", "~1"], ["--cash", "--money", "CHF", "1.23"], ["-r", "--", "-r"],
      ["--json", "--", "--json"], ["--decimals", "-2", "1234"], ["-f", "prices.txt"],
      ["--version", "1"], ["-2", "-r", "-3"], ["--pi", "-r"], ["-r", ""],
    ] {
      #expect(Self.compare(words), "\(words)")
    }
    for words in [
      ["-r", "-d", "1"], ["--degrees", "--turns", "1"], ["--signed", "1"], ["--cash", "1"],
      ["--locale", "de", "1"], ["-n", "5", "--decimals", "2", "1"], ["--exact", "--mixed", "1"],
      ["-n", "5", "--money", "USD", "1"], ["--file", "f", "1"], ["--json=true", "1"],
      ["--jso", "1"], ["-h"], ["--help"], ["--generate-completion-script", "bash"], ["--no-json"],
      ["-rx", "-n"], ["--radian", "1"],
    ] {
      #expect(!Self.compare(words), "\(words)")
    }
  }

  @Test(arguments: [1, 2, 3, 4])
  func randomCommandLinesAreReadAlikeOrNotAtAll(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let flags = OptionValues.table.flags.sorted()
    let valued = Self.values.keys.sorted()
    var understood = 0
    for _ in 0..<300 {
      var words: [String] = []
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let option = valued.randomElement(using: &generator) ?? ""
        let values = Self.values[option] ?? ([], [])
        let isGood = Int.random(in: 0..<8, using: &generator) > 0
        let value = (isGood ? values.good : values.bad).randomElement(using: &generator) ?? ""
        switch Int.random(in: 0..<8, using: &generator) {
        case 0...2: words.append(flags.randomElement(using: &generator) ?? "")
        case 3: words += [option, value]
        case 4: words.append("\(option)=\(value)")
        case 5:
          words.append(
            ["-n30", "-rn", "-n=4", "-dr", "-n", "-f"].randomElement(using: &generator) ?? "")
        default:
          words.append(
            ["1", "-2", "--", "-2^2", "--pi", "ans"].randomElement(using: &generator) ?? "")
        }
      }
      if Self.compare(words) { understood += 1 }
    }
    #expect(understood > 75)
  }

  @Test func theOtherCommandsReadTheirOptionsAsArgumentParserDoes() throws {
    let keys: [([String], [String])] = [
      ([], ["2+3="]), (["--trace"], ["2"]), (["--tape", "--landscape"], ["2"]),
      (["--locale=de"], ["2"]), (["--profile=appleClassic", "--seed=7"], ["2"]),
      (["--list-keys"], []),
    ]
    for (options, words) in keys {
      let ours = try #require(KeypadRun.table.read(options, into: KeypadRun(keys: words)))
      let theirs = try KeypadCommand.parse(options + ["--"] + words).typedRun
      #expect("\(ours)" == "\(theirs)", "\(options)")
    }
    for options in [["--locale=xx"], ["--seed=-1"], ["--profile=x"], ["--precedence=apple"]] {
      #expect(KeypadRun.table.read(options, into: KeypadRun(keys: [])) == nil, "\(options)")
    }
    for options in [[], ["--people=3"], ["--currency=EUR", "--locale=de"], ["--round-total"]] {
      let empty = TipRun(bill: "1", percent: "2")
      let ours = try #require(TipRun.table.read(options, into: empty))
      let theirs = try TipCommand.parse(options + ["--", "1", "2"]).typedRun
      #expect("\(ours)" == "\(theirs)", "\(options)")
    }
    for options in [[], ["--radians"], ["--degrees"], ["--gradians"], ["--turns"]] {
      let empty = VerifyRun(expression: "1", value: "2")
      var ours = try #require(VerifyRun.table.read(options, into: empty))
      let theirs = try VerifyCommand.parse(options + ["--", "1", "2"]).typedRun
      if ours.angleUnit == nil { ours.angleUnit = .degrees }
      #expect("\(ours)" == "\(theirs)", "\(options)")
    }
  }

  @Test func tablesReadTheirOptionsAsArgumentParserDoes() throws {
    for options in [
      [], ["--radians", "-n=5"], ["--input=f.csv", "--tsv"], ["-i=f.csv", "--jsonl"],
      ["--round=a: EUR", "--round=b: 0.05 floor", "--sum=a,b", "--sum=c", "--sums-only"],
      ["--where=a > 0", "--only=a", "--only=b", "--missing=0", "--errors=e", "--error-column=why"],
      ["--delimiter=;", "--locale=de", "--jobs=3"], ["--money=EUR", "--cash", "--locale=de"],
      ["--step=0.1", "--csv", "--decimals=2", "--notation=fixed", "--rounding=floor"],
      ["--max-time=5", "--max-memory=100", "--max-digits=1000"],
    ] {
      let ours = try #require(TableRun.table.read(options, into: TableRun(words: ["x"])))
      let theirs = try TableCommand.parse(options + ["--", "x"]).typedRun
      #expect("\(try ours.options)" == "\(try theirs.options)", "\(options)")
      var (mine, others) = (ours, theirs)
      (mine.values, others.values) = (OptionValues(), OptionValues())
      #expect("\(mine)" == "\(others)", "\(options)")
    }
    for options in [["--csv", "--tsv"], ["--locale=xx"], ["--jobs=x"], ["--cash"]] {
      let read = TableRun.table.read(options, into: TableRun(words: ["x"]))
      #expect(read?.isConsistent != true, "\(options)")
    }
  }
}
