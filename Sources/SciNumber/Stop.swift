#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(Darwin)
  import Darwin
#endif

/// Ends the program with a sentence, because the code that called is wrong: a literal that is not a number, or two
/// currencies in one sum.
///
/// The sentence goes to standard error in every build. `preconditionFailure` prints it in debug builds only, and lets a program
/// that is built with `-Ounchecked` run on; elsewhere `abort` ends it.
package func stop(_ sentence: String) -> Never {
  #if hasFeature(Embedded)
    preconditionFailure()
  #elseif !DEBUG && (canImport(Glibc) || canImport(Musl) || canImport(Android) || canImport(Darwin))
    let line = Array("Fatal error: \(sentence)\n".utf8)
    _ = unsafe line.withUnsafeBytes { unsafe write(STDERR_FILENO, $0.baseAddress, $0.count) }
    abort()
  #else
    preconditionFailure(sentence)
  #endif
}
