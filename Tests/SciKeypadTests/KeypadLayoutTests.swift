import SciKeypad
import SciNumber
import Testing

/// Where keys lie in each layout, and what they become.
@Suite struct KeypadLayoutTests {
  /// The tokens on the wide keypad after some keys.
  private func tokens(_ options: KeypadOptions, _ keys: String) throws -> [String] {
    var keypad = Keypad(options: options, isLandscape: true)
    keypad.press(contentsOf: try KeypadKey.reading(keys))
    return KeypadLayout.rows(keypad.snapshot()).flatMap { $0 }.map(\.token)
  }

  @Test(arguments: KeypadOptions.Layout.allCases, [false, true])
  func `rows are as long as each other, and only the zero of numbers stands twice`(
    layout: KeypadOptions.Layout, isLandscape: Bool
  ) throws {
    let isProgrammer = layout == .programmer
    let width = isLandscape ? 10 : isProgrammer ? 5 : 4
    let height = isProgrammer && !isLandscape ? 7 : 5
    let grid = KeypadLayout.grid(layout, isLandscape: isLandscape)
    #expect(grid == (height, width))
    var options = KeypadOptions.singleStep
    options.layout = layout
    for keys in ["", "2nd", "hyp", "2nd hyp"] {
      var keypad = Keypad(options: options, isLandscape: isLandscape)
      keypad.press(contentsOf: try KeypadKey.reading(keys))
      let rows = KeypadLayout.rows(keypad.snapshot())
      #expect(rows.map(\.count) == Array(repeating: width, count: height))
      let all = rows.flatMap { $0 }
      #expect(Set(all).count == all.count - (isProgrammer ? 0 : 1), "\(layout) \(keys)")
    }
  }

  /// The keys of Windows' scientific calculator and of its menus, as of Windows 11.
  @Test func `the keypad of Windows has its keys`() throws {
    var seen: Set<String> = []
    for keys in ["", "2nd", "hyp", "2nd hyp"] { seen.formUnion(try tokens(.windows, keys)) }
    let expected = [
      "pi", "e", "sq", "cube", "1/x", "abs", "EE", "mod", "sqrt", "cbrt", "(", ")", "x!", "x^y",
      "xrty",
      "10^x", "2^x", "log10", "logy", "ln", "e^x", "±", "sin", "cos", "tan", "sec", "csc", "cot",
      "asin", "acos", "atan", "asec", "acsc", "acot", "sinh", "cosh", "tanh", "sech", "csch",
      "coth",
      "asinh", "acosh", "atanh", "asech", "acsch", "acoth", "floor", "ceil", "rand", "rad", "mc",
      "mr", "m+", "m-", "ms",
    ]
    #expect(expected.filter { !seen.contains($0) } == [])
  }

  @Test func `the keypad of a telephone is what it was`() throws {
    #expect(
      try tokens(.singleStep, "").filter { ["sec", "floor", "mod", "ms", "hyp"].contains($0) } == []
    )
    #expect(try tokens(.singleStep, "hyp") == tokens(.singleStep, ""))
    let rows = KeypadLayout.rows(isLandscape: true, isSecond: true)
    #expect(rows.flatMap { $0 }.map(\.token) == (try tokens(.appleClassic, "2nd")))
  }

  @Test func `the key for angles shows what comes next`() throws {
    var keypad = Keypad(options: .windows)
    let faces = (0..<4).map { _ in
      defer { keypad.press(.toggleAngle) }
      return KeypadLayout.face(.toggleAngle, keypad.snapshot())
    }
    #expect(faces == ["Rad", "Grad", "Deg", "Rad"])
  }

  @Test func `memories are kept, the newest first, and as many as are allowed`() throws {
    var keypad = Keypad(options: .windows)
    #expect(keypad.memories.isEmpty)
    keypad.press(contentsOf: try KeypadKey.reading("1 / 3 = ms 7 ms 2 sqrt ms 1 m-"))
    #expect(
      keypad.memories.map { keypad.text(of: $0) }
        == ["0.414213562373095", "7", "0.333333333333333"])
    keypad.press(contentsOf: try KeypadKey.reading("AC 5"))
    keypad.enter(keypad.memories[2])
    keypad.press(contentsOf: try KeypadKey.reading("* 3 ="))
    #expect(keypad.snapshot().text == "1")
    for _ in 0..<200 { keypad.press(.memory(.store)) }
    #expect(keypad.memories.count == Keypad.memoryLimit)
  }
}
