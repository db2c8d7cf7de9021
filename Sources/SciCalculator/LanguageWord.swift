/// A word of the language that is neither a function nor a constant.
///
/// ```swift
/// for word in LanguageWord.all { print(word.names.joined(separator: " "), word.summary) }
/// ```
public struct LanguageWord: Sendable {
  /// The word, or several that are explained together.
  public let names: [String]
  /// What it stands for, in one line.
  public let summary: String

  /// Every such word.
  public static let all: [LanguageWord] = [
    LanguageWord(names: ["ans"], summary: "The previous result, with all its digits."),
    LanguageWord(names: ["true", "false"], summary: "The outcomes of comparisons."),
    LanguageWord(
      names: ["and", "or", "xor", "not"],
      summary: "Join and negate conditions, or the bits of integers: x > 0 and x < 1, 5 and 3."),
    LanguageWord(
      names: ["i", "ⅈ"],
      summary:
        "The imaginary unit, where no variable has the name: (2 + 3i)^2, e^(i*pi) + 1, 5∠30."),
    LanguageWord(
      names: ["∠"],
      summary: "A complex number by magnitude and angle: 5 ∠ 30; can be typed as polar(5; 30)."),
    LanguageWord(
      names: ["if"], summary: "Chooses between two values: if(x < 0; -x; x), or x < 0 ? -x : x."),
    LanguageWord(
      names: ["to"],
      summary: "Writes a value in another unit or form: 5 km to m, 255 to hex, 2/3 to 4 digits."),
    LanguageWord(names: ["in"], summary: "The same before a unit: 5 km in m; elsewhere the inch."),
    LanguageWord(names: ["as"], summary: "The same before a unit: 5 km as m, 12 as % of 48."),
    LanguageWord(names: ["per"], summary: "Divides, as / does: 60 miles per hour."),
    LanguageWord(names: ["mod"], summary: "The remainder of a division: 7 mod 3 is 1."),
    LanguageWord(names: ["of"], summary: "A share of what follows: 20% of 50 is 10."),
    LanguageWord(names: ["deg"], summary: "Degrees, whatever the unit of angles is: sin(30 deg)."),
    LanguageWord(
      names: ["rad"], summary: "Radians, whatever the unit of angles is: sin(pi/6 rad)."),
    LanguageWord(names: ["grad", "gon"], summary: "Gradians, 400 to a turn."),
    LanguageWord(names: ["turn"], summary: "Turns of 360 degrees."),
  ]
}
