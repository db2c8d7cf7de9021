#if hasFeature(Embedded)
  /// A name for types that are coded elsewhere; Embedded Swift has no coders.
  protocol Codable {}
#endif
