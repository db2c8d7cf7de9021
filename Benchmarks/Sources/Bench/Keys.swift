import SciKeypad

/// Keys of the keypad: what one costs, alone and with the display that follows it.
func keypadRows() throws -> [Row] {
  let typing = try KeypadKey.reading("123456.78C")
  let sums = try KeypadKey.reading("12.5+3*4-7/8=C")
  let count = 10_000
  let times = medians(
    rounds: 11,
    [
      { _ in press(typing, count, shows: false) }, { _ in press(sums, count, shows: false) },
      { _ in press(typing, count, shows: true) }, { _ in press(sums, count, shows: true) },
    ])
  let names = [
    "a key that types", "a key of four operations", "typing, with the display",
    "four operations, with the display",
  ]
  let lengths = [typing, sums, typing, sums].map(\.count)
  return zip(names, zip(times, lengths)).map { name, measured in
    Row(
      work: name, ours: measured.0 / Double(count * measured.1), beside: nil, name: "",
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
