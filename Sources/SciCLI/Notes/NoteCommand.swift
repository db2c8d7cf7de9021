import SciSyntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A run of `sci note FILE… [--check] [--watch]`: documents whose results stand in them.
struct NoteRun: CommandRequest {
  var files: [String]
  var values = OptionValues()
  var checks = false
  var watches = false
  var makesPage = false

  init(words: [String]) { files = words }

  static var takesNegativeWords: Bool { false }

  static let table = CommandTable<NoteRun>(
    CommandText(
      name: "sci note",
      abstract: "Write the results of the calculations in documents into them, or check them.",
      usage: "sci note [<options>] <files> ... [--check]",
      discussion: """
        sci note budget.md            writes results behind each =>
        sci note --check budget.md    says which written result is not the value
        sci note < notes.sci          to standard output

        In Markdown, blocks that begin with ```sci are calculated, and code such as `= 3*4`, which becomes `= 3*4 => 12`. In files \
        whose names end in .sci, every line is. A line that ends in => gets its result there. Rounded results have the sign ≈. Names \
        and results such as _3 are those of lines above; total is the sum since an empty line. Lines such as :radians, :digits 30 and \
        :money EUR are the settings of the prompt, and :plot sin(x)/x x=-20..20 is a picture on the page of --html. All else stays as it is.
        """),
    arguments: {
      [
        .several(
          "files", "Documents; without any, standard input, in lines as of a .sci file.",
          isOptional: true, values: .file)
      ]
    },
    rows: OptionValues.rows(
      named: """
        --degrees --radians --gradians --turns --complex --max-time --max-memory --max-digits
        """
    ) { $1(&$0.values) }
      + [
        .flag("--check", "Change nothing, and fail where a written result is not the value.") {
          $0.checks = true
        },
        .flag(
          "--watch", "Write the results again whenever a file changes.", excludes: "--check"
        ) { $0.watches = true },
        .flag(
          "--html", "Change nothing, and print the document with its results as a page.",
          excludes: "--check --watch"
        ) { $0.makesPage = true },
      ])

  func check() throws(OptionError) {
    if watches, files.isEmpty { throw OptionError(words: "--watch needs a file") }
    if makesPage, files.count != 1 { throw OptionError(words: "--html needs one file") }
  }

  func perform(_ streams: Streams) -> RunStatus {
    if files.isEmpty { return answerInput(streams) }
    var status = RunStatus.success
    for path in files { status = max(status, answer(path, streams)) }
    return watches ? watch(streams) : status
  }

  /// Answers standard input, and writes the document to standard output.
  private func answerInput(_ streams: Streams) -> RunStatus {
    do throws(FileError) {
      let source = try Streams.contents(streams.read)
      guard let note = note(source, isMarkdown: false, path: "standard input", streams) else {
        return .usage
      }
      let status = report(note, "standard input", streams)
      return checks
        ? status : max(status, streams.print(String(decoding: note.text, as: UTF8.self)))
    } catch {
      streams.complain("standard input: \(error.words)")
      return .usage
    }
  }

  private func answer(_ path: String, _ streams: Streams) -> RunStatus {
    do throws(FileError) {
      let source = try streams.contents(of: path)
      let isMarkdown = !path.lowercased().hasSuffix(".sci")
      guard let note = note(source, isMarkdown: isMarkdown, path: path, streams) else {
        return .usage
      }
      if makesPage {
        let page = NotePage(note, isMarkdown: isMarkdown, title: path)
        return max(report(note, path, streams), streams.print(page.html))
      }
      if !checks, note.text != source { try (streams.exchange ?? streams.replace)(path, note.text) }
      return report(note, path, streams)
    } catch {
      streams.complain("\(path): \(error.words)")
      return .usage
    }
  }

  private func note(
    _ source: [UInt8], isMarkdown: Bool, path: String, _ streams: Streams
  ) -> Note? {
    guard String(validating: source, as: UTF8.self) != nil else {
      streams.complain("\(path): expected UTF-8")
      return nil
    }
    return Note(source, isMarkdown: isMarkdown, checks: checks, values, streams)
  }

  /// Says what was found, each with the file and the number of the line.
  private func report(_ note: Note, _ path: String, _ streams: Streams) -> RunStatus {
    var status = RunStatus.success
    var text = ""
    for finding in note.findings {
      text += "\(DiagnosticRenderer.escaped(path)):\(finding.line): \(finding.words)\n"
      status = max(status, finding.status)
    }
    if !text.isEmpty { streams.writeDiagnostic(Array(text.utf8)) }
    return checks && status != .success ? .mathematics : status
  }

  /// Answers files again when they change, until a signal ends the process.
  private func watch(_ streams: Streams) -> RunStatus {
    var changes = files.map { FileDescriptor.change(of: $0) }
    while true {
      usleep(200_000)
      for (index, path) in files.enumerated() {
        let change = FileDescriptor.change(of: path)
        if change == nil || change == changes[index] { continue }
        _ = answer(path, streams)
        changes[index] = FileDescriptor.change(of: path)
      }
    }
  }
}
