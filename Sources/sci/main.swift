// Where the process begins: words in, exit status out. All else is in SciCLI, which the tests can
// call.

import SciCLI

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

exit(Run.process(Array(CommandLine.arguments.dropFirst())))
