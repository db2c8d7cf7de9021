/// A piece of the source, as the lexer cuts it.
struct Token {
  /// What a token is.
  ///
  /// The lexer never fails: what it does not know is a token too, and the parser says why.
  enum Kind: UInt8 {
    /// The end of the text
    case end
    /// A line break
    case lineBreak
    /// `;`
    case semicolon
    /// `,`
    case comma
    /// `=`
    case equals

    /// `12`, digits and nothing else
    case integer
    /// `1.5e3`, `1_000`
    case decimal
    /// `0.(3)`
    case repeating
    /// `0xFF`
    case hexadecimal
    /// `0b101`
    case binary
    /// `0o17`
    case octal
    /// `x`, `sin`
    case name

    /// `+`
    case plus
    /// `-`
    case minus
    /// `*`
    case times
    /// `/`
    case divide
    /// `mod`
    case mod
    /// `of`
    case of
    /// `^`, `**`
    case power
    /// `==`
    case equal
    /// `!=`
    case notEqual
    /// `<`
    case less
    /// `<=`
    case lessOrEqual
    /// `>`
    case greater
    /// `>=`
    case greaterOrEqual
    /// `√`
    case squareRoot
    /// `∛`
    case cubeRoot

    /// `!`
    case factorial
    /// `!!`
    case doubleFactorial
    /// `%`
    case percent
    /// `²`, `⁻¹²`
    case superscript
    /// `°`
    case degree
    /// `′`
    case prime
    /// `″`
    case doublePrime
    /// `'` or `’`
    case apostrophe
    /// `"` or `”`
    case quote
    /// `deg`
    case deg
    /// `rad`
    case rad
    /// `grad`, `gon`
    case grad
    /// `turn`
    case turn

    /// `(`
    case openParenthesis
    /// `)`
    case closeParenthesis
    /// `[`
    case openBracket
    /// `]`
    case closeBracket
    /// `{`
    case openBrace
    /// `}`
    case closeBrace
    /// `⌊`
    case openFloor
    /// `⌋`
    case closeFloor
    /// `⌈`
    case openCeiling
    /// `⌉`
    case closeCeiling
    /// `|`
    case bar

    /// `0xG`, `0b`: a prefix without its digits
    case badPrefix
    /// `2 e-3`: would be a number without the space
    case spacedExponent
    /// `0.5 (3)`, `2.(x)`: nearly a repeating decimal
    case spacedRepetition
    /// A character that begins no token
    case unknown
  }

  /// What the token is.
  var kind: Kind

  /// Where it stands.
  var range: SourceRange
}
