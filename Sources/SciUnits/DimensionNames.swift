/// The names of dimensions.
enum DimensionNames {
  static func name(of dimension: Dimension) -> String? {
    nil
  }
}
