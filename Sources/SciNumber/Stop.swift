/// Ends the program with a sentence, because the code that called is wrong: a literal that is no number, or two
/// currencies in one sum.
///
/// It is `fatalError`, since `preconditionFailure` says nothing in an optimised build.
package func stop(_ sentence: String) -> Never {
  #if hasFeature(Embedded)
    preconditionFailure()
  #else
    fatalError(sentence)
  #endif
}
