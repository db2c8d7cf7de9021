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
    /// `:=`
    case define
    /// `:`
    case colon
    /// `?`
    case question
    /// `to`, `->`, `→`
    case to

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
    /// `0x1.8p3`, `16#ff`, `7#0.1`
    case radix
    /// `½`, `2½`
    case mixed
    /// `@2024-02-29`, `@14:30`
    case date
    /// `x`, `sin`
    case name
    /// `°C`, `℃`: a unit; where `°C` is none, the parser makes it `°` and a name
    case degreeName

    /// `+`
    case plus
    /// `-`
    case minus
    /// `*`
    case times
    /// `/`
    case divide
    /// `//`
    case quotient
    /// `mod`
    case mod
    /// `of`
    case of
    /// `@`
    case at
    /// `∠`
    case polar
    /// `^`, `**`
    case power
    /// `<<`
    case shiftLeft
    /// `>>`
    case shiftRight
    /// `&`
    case ampersand
    /// `..`
    case range
    /// `and`, `∧`
    case and
    /// `or`, `∨`
    case or
    /// `xor`, `⊻`
    case xor
    /// `&&`
    case logicalAnd
    /// `not`
    case not
    /// `if`
    case `if`
    /// `~`, `¬`
    case complement
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
    /// `!!!`
    case tripleFactorial
    /// `%`
    case percent
    /// The `%` of `5 % -2`, which may be meant for a percentage or for a remainder
    case signedPercent
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

    /// `0xG`, `0b`, `2#3`: a base without digits of its own
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
