import SciKeypad

/// Keys of the keypad: what one costs, alone and with the display that follows it.
func keypadRows() throws -> [Row] {
  let kinds = [
    ("a key that types", "123456.78C"), ("a key of four operations", "12.5+3*4-7/8=C"),
    ("a key among functions", "30sin+2sqrt*5ln=C"),
  ]
  var works: [(name: String, keys: [KeypadKey], shows: Bool)] = []
  for shows in [false, true] {
    for (name, keys) in kinds {
      works.append((name + (shows ? ", and its display" : ""), try KeypadKey.reading(keys), shows))
    }
  }
  let count = 2_000
  let times = medians(
    rounds: 11, works.map { work in { _ in press(work.keys, count, shows: work.shows) } })
  return zip(works, times).map { work, time in
    Row(
      work: work.name, ours: time / Double(count * work.keys.count), beside: nil, name: "",
      unit: ("ns", 1e-9), floor: "2 µs")
  }
}

private func press(_ keys: [KeypadKey], _ count: Int, shows: Bool) {
  var keypad = Keypad()
  for _ in 0..<count {
    for key in keys {
      keypad.press(key)
      if shows { use(keypad.snapshot()) }
    }
  }
  use(keypad)
}
