/// What helps where somebody writes a word of another program, which no name here is meant by.
///
/// A name that is near in letters is a bad guess for such a word: `plot` is no slip for `phot`.
enum WordHints {
  /// A line of advice for a word in letters of any case; `nil` if nothing is known of it.
  static func hint(for word: String) -> String? { hints[word.lowercased()] }

  private static let plots = "`sci plot 'sin(x)'` draws a curve"
  private static let commands = "at the prompt `:help` lists the commands"
  private static let variables = "at the prompt `:vars` lists your variables"
  private static let assignments = "write `x = 5` to give a name a value"
  private static let infinities = "numbers here are finite; `inf` can only end a sum or a limit"
  private static let days =
    "days are written as in `@2024-02-29`; `@today` and `@now` are today and now"
  private static let zones =
    "a zone is named by a place, `America/New_York`, or by its offset, `-05:00`"
  private static let weekdays = "`weekday(@2024-02-29)` is the day of the week"
  private static let bases = "write `255 to hex`, `0xff` or `16#ff`"

  private static let hints = [
    "plot": plots, "graph": plots, "draw": plots, "chart": plots,
    "help": "`sci help` lists the functions, and `sci help sin` says more about one",
    "hlep": "did you mean `sci help`?", "hepl": "did you mean `sci help`?",
    "man": "`sci help` lists the functions, and `sci help sin` says more about one",
    "exit": commands, "quit": commands, "bye": commands, "clear": commands, "cls": commands,
    "reset": commands, "history": commands, "commands": commands, "settings": commands,
    "vars": variables, "variables": variables, "who": variables, "ls": variables,
    "functions": "`sci help` lists the functions", "list": "a list stands in brackets: `[1; 2; 3]`",
    "units": "`sci help length` lists the units of length",
    "let": assignments, "var": assignments, "set": assignments, "const": assignments,
    "def": "write `f(x) = x^2` to define a function",
    "function": "write `f(x) = x^2` to define a function",
    "lambda": "write `f(x) = x^2` to define a function",
    "infinity": infinities, "infty": infinities, "∞": infinities,
    "nan": "what has no value is an error here, and no number",
    "null": "what has no value is an error here, and no number",
    "none": "what has no value is an error here, and no number",
    "print": "an expression by itself is printed: `2 + 2`",
    "echo": "an expression by itself is printed: `2 + 2`",
    "range": "write `1..10` for the integers from 1 to 10",
    "hex": bases, "hexadecimal": bases, "octal": bases, "binary": bases, "bin": bases,
    "compound": "write `1000 * (1 + 5%)^10` for compound interest",
    "interest": "write `1000 * (1 + 5%)^10` for compound interest",
    "mb": "write `MB` for megabytes and `mbar` for millibars",
    "mw": "write `MW` for megawatts and `mW` for milliwatts",
    "until": "write `@2026-12-25 - @today` for the days until then", "next": days, "last": days,
    "christmas": days, "birthday": days, "ago": "write `@today - 3 weeks` for a day before today",
    "tonight": days, "week": days, "est": zones, "edt": zones, "cst": zones, "cdt": zones,
    "mst": zones, "pst": zones, "pdt": zones, "cet": zones, "cest": zones, "bst": zones,
    "ist": zones, "jst": zones, "monday": weekdays, "tuesday": weekdays, "wednesday": weekdays,
    "thursday": weekdays, "friday": weekdays, "saturday": weekdays, "sunday": weekdays,
    "words": "numbers are written in digits: `to sci` and `to eng` write powers of ten",
  ]
}
