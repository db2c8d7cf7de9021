#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

let words = CommandLine.arguments.dropFirst()
exit(Run.command(Array(words), .process).rawValue)
