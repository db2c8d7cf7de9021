#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where the prompt keeps its files, as the XDG Base Directory Specification says.
struct PromptFiles: Hashable {
  /// The lines that were typed; `nil` where there is no home.
  var history: String?
  /// What the prompt begins with; `nil` where there is no home.
  var configuration: String?

  /// - Parameter variable: the value of an environment variable.
  init(_ variable: (String) -> String?) {
    func set(_ name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }
    // The specification ignores paths that are not absolute.
    func folder(_ name: String, _ usual: String) -> String? {
      if let path = set(name), path.hasPrefix("/") { return path }
      return set("HOME").map { $0 + usual }
    }
    history = folder("XDG_STATE_HOME", "/.local/state").map { $0 + "/sci/history" }
    configuration =
      set("SCI_CONFIG") ?? folder("XDG_CONFIG_HOME", "/.config").map { $0 + "/sci/config" }
  }

  /// The files of this process.
  static var process: PromptFiles { PromptFiles(environmentVariable) }
}

/// The value of a variable of the process's environment.
func environmentVariable(_ name: String) -> String? {
  unsafe getenv(name).map { unsafe String(cString: $0) }
}
