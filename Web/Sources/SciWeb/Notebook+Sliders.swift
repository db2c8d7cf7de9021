import SciPlot
import SciSyntax

extension Notebook {
  /// A number that a plot depends on and that one line gives a name, so that it can be changed there: `a = 2`.
  struct Slider: Hashable {
    var name: String
    /// The number, as it is written.
    var value: String
    /// The number of its line, from 0 on.
    var line: Int
  }

  /// More of them would not help.
  private static let mostSliders = 8

  /// The numbers that the plot of a line depends on, by itself or by what other lines define.
  ///
  /// - Parameter index: the number of the line, from 0 on.
  /// - Returns: the numbers, in the order in which the plot comes upon them; none for a line that is no plot.
  func sliders(of index: Int) -> [Slider] {
    guard case .picture = lines[index].outcome else { return [] }
    let text = expression(of: index)
    // What the plot itself gives a value is none of the sheet's.
    let own = text.split(separator: " ").compactMap { Syntax.definedName(inWord: String($0)) }
    let functions = session(before: index).functions
    var names = functions.names(in: text).filter { !own.contains($0) }
    var sliders: [Slider] = []
    var position = 0
    while position < names.count, sliders.count < Self.mostSliders {
      let name = names[position]
      position += 1
      guard let line = lines[..<index].lastIndex(where: { $0.names.contains(name) }) else {
        continue
      }
      let definition = expression(of: line)
      if let value = Self.plainNumber(in: definition, named: name) {
        sliders.append(Slider(name: name, value: value, line: line))
      } else {
        for other in functions.names(in: definition) where !names.contains(other) {
          names.append(other)
        }
      }
    }
    return sliders
  }

  /// What a line evaluates, without its comment and its result.
  private func expression(of index: Int) -> String {
    let bytes = Array(lines[index].text.utf8)
    return String(decoding: bytes[NoteLine(bytes[...]).expression], as: UTF8.self)
  }

  /// The number of a line that is `name = number` and nothing else.
  private static func plainNumber(in text: String, named name: String) -> String? {
    let pieces = SourcePiece.pieces(of: text)
    guard (3...4).contains(pieces.count), pieces[0].text == name,
      ["=", ":="].contains(pieces[1].text), let number = pieces.last, number.isNumber,
      pieces.count == 3 || pieces[2].text == "-",
      number.text.utf8.allSatisfy({ 48...57 ~= $0 || $0 == UInt8(ascii: ".") })
    else { return nil }
    return pieces.count == 3 ? number.text : "-" + number.text
  }
}
