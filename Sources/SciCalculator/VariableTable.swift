/// The variables of a session by their names.
///
/// Where they are few, a name in a line is found by comparing it with all of them, which takes less than the hash of a string.
struct VariableTable: Sendable {
  private struct Entry {
    let name: String
    let key: NameKey
    var variable: Variable
  }

  private var entries: [Entry] = []
  /// Where each name stands among the entries.
  private var places: [String: Int] = [:]

  /// How many names are compared at most.
  private static let mostCompared = 16

  var isEmpty: Bool { entries.isEmpty }

  /// All names.
  var names: Set<String> { Set(places.keys) }

  /// All variables, in no particular order.
  var all: some Sequence<(name: String, variable: Variable)> {
    entries.lazy.map { ($0.name, $0.variable) }
  }

  subscript(name: String) -> Variable? { places[name].map { entries[$0].variable } }

  /// Where the variable stands that a part of a text names, until another one is removed; `nil` if there is none.
  func place(of range: Range<Int>, in text: Span<UInt8>) -> Int? {
    guard entries.count <= Self.mostCompared, range.count <= NameKey.longestName else {
      return places[String(utf8: text.extracting(range))]
    }
    let key = NameKey(utf8: text.extracting(range))
    return entries.firstIndex { $0.key == key }
  }

  /// The variable at a place.
  subscript(place: Int) -> Variable {
    @inline(__always) get { entries[place].variable }
    set { entries[place].variable = newValue }
  }

  /// Gives a name a value.
  ///
  /// - Returns: whether it had none before.
  mutating func assign(_ variable: Variable, to name: String) -> Bool {
    if let place = places[name] {
      entries[place].variable = variable
      return false
    }
    places[name] = entries.count
    entries.append(Entry(name: name, key: NameKey(name), variable: variable))
    return true
  }

  mutating func remove(_ name: String) {
    guard let place = places.removeValue(forKey: name) else { return }
    // The last one takes its place.
    let last = entries.removeLast()
    guard place < entries.count else { return }
    entries[place] = last
    places[last.name] = place
  }
}

extension String {
  /// The text of bytes in UTF-8.
  init(utf8: Span<UInt8>) {
    self = unsafe utf8.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }
}
