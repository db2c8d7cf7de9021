// Where the process begins: words in, exit status out. All else is in `Run`, which the tests can
// call.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

let words = CommandLine.arguments.dropFirst()
exit(Run.command(Array(words), .process).rawValue)
