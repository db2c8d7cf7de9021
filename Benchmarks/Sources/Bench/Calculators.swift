import Foundation
import Raw
import SciCalculator
import SciNumber

// Rows about lines of text: through the library, and as whole processes.

private let microseconds = (name: "µs", seconds: 1e-6)
private let milliseconds = (name: "ms", seconds: 1e-3)

/// Files of lines, in a folder that goes when they do.
final class LineFiles {
  static let count = 20_000
  static let rowCount = 100_000

  let functions = Lines.functions(count)
  let decimals = Lines.decimals(count)
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "sci-bench-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Writes lines to a file, and returns its path.
  func path(_ name: String, _ lines: [String]) throws -> String {
    let file = folder.appending(path: name)
    try Data(Lines.text(lines).utf8).write(to: file)
    return file.path
  }
}

/// Lines through the library, in this process.
func lineRows(_ files: LineFiles) throws -> [Row] {
  let text = Lines.text(files.functions)
  let functions = files.functions.map { Array($0.utf8) }
  let functionTimes = medians(
    rounds: 9,
    [
      { _ in use(answer(functions, angleUnit: .radians)) },
      { _ in use(raw_lines(text)) },
    ])
  let decimals = files.decimals.map { Array($0.utf8) }
  let path = try files.path("decimals", files.decimals)
  let clock = ContinuousClock()
  let decimalTimes = medians(
    rounds: 9,
    times: [
      { _ in clock.measure { use(answer(decimals, angleUnit: .degrees)) } / .seconds(1) },
      { _ in run(["bc", "-l"], input: path) },
    ])
  let count = Double(LineFiles.count)
  return [
    Row(
      work: "a line sin(a)*sqrt(b)+exp(c/1000)-ln(d)", ours: functionTimes[0] / count,
      beside: functionTimes[1] / count, name: "MPFR in C, 128 bits", unit: microseconds,
      floor: "1.5 × C"),
    Row(
      work: "a line of decimal arithmetic", ours: decimalTimes[0] / count,
      beside: decimalTimes[1] < 0 ? nil : decimalTimes[1] / count, name: "bc -l, the process",
      unit: microseconds, floor: "bc"),
  ]
}

/// Answers lines as the command does, and counts the bytes.
private func answer(_ lines: [[UInt8]], angleUnit: AngleUnit) -> Int {
  var settings = CalculatorSettings.standard
  settings.angleUnit = angleUnit
  var calculator = Calculator(settings: settings)
  var count = 0
  for line in lines {
    guard let result = try? calculator.answer(line, format: .standard) else {
      preconditionFailure("every line has an answer")
    }
    count += result.bytes.count
  }
  return count
}

/// Whole processes, from their start to their end.
func processRows(_ command: String, _ files: LineFiles) throws -> [Row] {
  let functions = try files.path("functions", files.functions)
  let forBC = try files.path("functions.bc", Lines.functionsForBC(files.functions))
  let forGP = try files.path("functions.gp", Lines.functionsForGP(files.functions))
  let decimals = try files.path("decimals", files.decimals)
  let integers = try files.path("integers", Lines.integers(LineFiles.count))
  let calls = try files.path(
    "calls", Lines.calls(LineFiles.count, definition: "f(x) = x^2 + 3*x - 1"))
  let callsForBC = try files.path(
    "calls.bc", Lines.calls(LineFiles.count, definition: "define f(x) { return x^2 + 3*x - 1; }"))
  let functionTimes = medians(
    rounds: 5,
    times: [
      { _ in run([command, "-r"], input: functions) },
      { _ in run(["gp", "-q"], input: forGP) },
    ])
  // bc takes seconds.
  let bcTime = run(["bc", "-l"], input: forBC)
  return try startRows(command, files) + [
    row(
      "the process, 20,000 lines of decimals", [command], decimals, ["bc", "-l"], decimals,
      rounds: 9, floor: "0.6 × bc"),
    row(
      "the process, 20,000 lines of 50-digit integers", [command], integers, ["gp", "-q"], integers,
      rounds: 9, floor: "gp"),
    row(
      "the process, 20,000 calls of f(x)", [command], calls, ["bc", "-l"], callsForBC, rounds: 9,
      floor: "bc"),
    processRow(
      "the process, 20,000 lines of functions", functionTimes, "gp -q", floor: "0.25 × gp"),
    processRow("the process, 20,000 lines of functions", [functionTimes[0], bcTime], "bc -l"),
  ] + (try tableRows(command, files))
}

/// Processes that answer one question: beside bc, and with an option beside the same without it.
private func startRows(_ command: String, _ files: LineFiles) throws -> [Row] {
  let rounds = 201
  let sum = try files.path("sum", ["1+1"])
  let sine = try files.path("sine", ["s(0.52)*2"])
  func options(_ options: [String], _ question: String) -> Row {
    let words = [[command] + options + [question], [command, question]]
    let times = medians(
      rounds: rounds, times: words.map { words in { _ in run(words, input: "/dev/null") } })
    return processRow(
      "… sci " + (options + [question]).joined(separator: " "), times, "sci " + question,
      floor: "1.1 ×")
  }
  return [
    row(
      "the process that answers 1+1", [command, "1+1"], "/dev/null", ["bc", "-l"], sum,
      rounds: rounds, floor: "bc"),
    row(
      "the process that answers sin(30)*2", [command, "sin(30)*2"], "/dev/null",
      ["bc", "-l"], sine, rounds: rounds, floor: "bc"),
    options(["-r"], "sin(30)*2"),
    options(["-n", "30"], "sin(30)*2"),
    options(["--json"], "sin(30)*2"),
    options(["--money", "USD"], "100/3"),
  ]
}

/// `price*qty + 8.25%`, to the cent, for each row of a file; the peers are given the same formula in their words.
private func tableRows(_ command: String, _ files: LineFiles) throws -> [Row] {
  let rows = try files.path("rows.csv", ["price,qty"] + Lines.rows(LineFiles.rowCount))
  let formula = "gross = price*qty + 8.25%"
  let table = [command, "table", formula, "--round", "gross: EUR", "--jobs", "1"]
  // gawk computes with doubles, so that some cents are wrong.
  let awk = [
    "gawk", "-F,", #"NR == 1 {print $0 ",gross"; next} {printf "%s,%.2f\n", $0, $1*$2*1.0825}"#,
  ]
  let python = [
    "python3", "-c",
    """
    import csv, sys
    from decimal import Decimal, ROUND_HALF_UP
    rows, out, cent = csv.reader(sys.stdin), csv.writer(sys.stdout), Decimal("0.01")
    out.writerow(next(rows) + ["gross"])
    for row in rows:
        gross = Decimal(row[0]) * Decimal(row[1]) * Decimal("1.0825")
        out.writerow(row + [gross.quantize(cent, ROUND_HALF_UP)])
    """,
  ]
  let copy = [command, "table", "--only", "price,qty", "--jobs", "1"]
  let times = medians(
    rounds: 5, times: [table, copy, awk, python].map { words in { _ in run(words, input: rows) } })
  let work = "the process, a table of 100,000 rows"
  return [
    processRow(work, [times[0], times[2]], "gawk, doubles"),
    processRow(work, [times[0], times[3]], "Python's decimal"),
    processRow("… its rows without the formula", [times[1], -1], ""),
  ]
}

private func row(
  _ work: String, _ ours: [String], _ ourInput: String, _ beside: [String], _ input: String,
  rounds: Int, floor: String
) -> Row {
  let times = medians(
    rounds: rounds,
    times: [{ _ in run(ours, input: ourInput) }, { _ in run(beside, input: input) }])
  return processRow(work, times, beside.joined(separator: " "), floor: floor)
}

private func processRow(
  _ work: String, _ times: [Double], _ name: String, floor: String = ""
) -> Row {
  Row(
    work: work, ours: times[0], beside: times[1] < 0 ? nil : times[1], name: name,
    unit: milliseconds, floor: floor)
}

/// The seconds that a program takes, or -1 if it is not installed.
func run(_ words: [String], input: String) -> Double {
  var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
  defer { for pointer in pointers { free(pointer) } }
  return raw_run(&pointers, input)
}
