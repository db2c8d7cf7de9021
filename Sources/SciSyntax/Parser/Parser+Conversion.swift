// What stands behind `to`.

extension Parser {
  /// Reads the form that a value is to be written in.
  ///
  ///     Conversion ::= "to" (Form | AngleUnit | "base" Integer | Integer Places)
  mutating func conversion(of kind: Statement.Kind) throws(SyntaxError) -> Conversion {
    if case .definition = kind { throw error(.conversionOfDefinition) }
    advance()
    let form = token
    let next = following()
    switch (form.kind, next.kind) {
    case (.name, .integer) where text(in: form.range) == "base":
      guard let base = Int(text(in: next.range)), 2...36 ~= base else {
        throw SyntaxError(.baseOutOfRange, at: next.range)
      }
      advance()
      advance()
      return .base(base)
    case (.integer, .name):
      let conversion = Conversion(places: text(in: form.range), text(in: next.range))
      guard let conversion, conversion != .digits(0) else { break }
      advance()
      advance()
      return conversion
    case (.name, _):
      guard let conversion = Conversion(text(in: form.range)) else { break }
      advance()
      return conversion
    default:
      guard let conversion = Conversion(angle: form.kind) else { break }
      advance()
      return conversion
    }
    throw lexicalError() ?? SyntaxError(.unknownConversion, at: form.range)
  }
}
