// Embedded Swift writes "(cannot print value in embedded Swift)" for a value that describes itself only by reflection. Two keys of a table became equal
// by that, and two numbers with them; so it is an error.

extension DefaultStringInterpolation {
  @available(*, deprecated, message: "Embedded Swift cannot print values of this type")
  mutating func appendInterpolation<Value>(_ value: Value) {}
}
