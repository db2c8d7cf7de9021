/// What an enclosure of an integral or a sum has taken.
package struct EnclosureEffort: Sendable {
  /// How many parts of the range Gauss's rule was used on.
  package var panels = 0
  /// At how many points it was.
  package var points: WideInt = 0
  /// How many terms were added up one by one.
  package var terms: WideInt = 0
  /// How many derivatives stand for all that lies far out.
  package var derivatives: WideInt = 0
  /// The most bits of a value.
  package var bits: WideInt = 0

  package init() {}
}
