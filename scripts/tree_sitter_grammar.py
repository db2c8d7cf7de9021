#!/usr/bin/env python3
"""Writes editors/tree-sitter-sci/grammar.js and its queries from grammar/sci.ebnf and editors/sci.tmLanguage.json.

    scripts/tree_sitter_grammar.py             writes them
    scripts/tree_sitter_grammar.py --check     fails where they are not what the grammar says

What operators, words and tokens there are is read from the grammar: each operator, how tightly it binds, each form behind `to`, and each terminal as a regular expression.
How expressions are put together is the template below. An editor does not know which names are functions or units, so that a name before a bracket is a call, and
what stands side by side is a product.
"""

import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "editors/tree-sitter-sci"

# ---- Reading the grammar


def productions(text: str) -> dict[str, str]:
    """The right-hand sides of a part of the grammar by their names."""
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.S)
    parts = re.split(r"^(\w+)\s*::=", text, flags=re.M)
    return {name: " ".join(body.split()) for name, body in zip(parts[1::2], parts[2::2])}


SYNTAX, TERMINALS = map(productions, (ROOT / "grammar/sci.ebnf").read_text().split("/* ===== Terminals"))

PIECE = re.compile(r"\"[^\"]*\"|'[^']*'|\[(?:\\.|[^\]])*\]|#x[0-9A-F]+|\w+|[()|?*+-]")


def pieces(body: str) -> list[str]:
    """A right-hand side cut into strings, classes, characters, names and signs."""
    return PIECE.findall(body)


# Numbers are cut so that `1..5` is a range, for which a point without digits is a token of its own.
CHANGED = {"Pointed": 'Whole "." Underscored | "." Underscored'}


def pattern(name: str) -> str:
    """A terminal as a regular expression; what `-` takes away is left in, because words are taken away as keywords."""
    written: list[str] = []
    skips = False
    for piece in pieces(CHANGED.get(name, TERMINALS[name])):
        if skips:
            skips = False
        elif piece == "-":
            skips = True
        elif piece[0] in "\"'":
            written.append("(?:" + re.sub(r"([\\^$.|?*+()\[\]{}/])", r"\\\1", piece[1:-1]) + ")")
        elif piece[0] == "[":
            written.append(characters(piece))
        elif piece.startswith("#x"):
            written.append(f"\\u{{{piece[2:]}}}")
        elif piece in TERMINALS:
            written.append(pattern(piece))
        else:
            written.append("(?:" if piece == "(" else piece)
    return "(?:" + "".join(written) + ")"


def characters(piece: str) -> str:
    """A class of characters as regular expressions write it."""
    return re.sub(r"#x([0-9A-F]+)", r"\\u{\1}", piece).replace("/", "\\/")


def quoted(name: str) -> list[str]:
    """The strings in quotes of a production of the syntax."""
    return [piece[1:-1] for piece in pieces(SYNTAX[name]) if piece[0] in "\"'"]


# ---- Writing the new one

# Terminals that are operators, by the string that they are called.
SIGNS = {"Plus": "+", "Minus": "-", "Times": "*", "Divide": "/"}
# What the scanner finds out, because it depends on the space around: a bar and two bars.
BARS = {"OrBar": "alias($._or_bar, '|')", "FirstBar": "alias($._or_or_bar, '||')"}


def text(string: str) -> str:
    """A string as JavaScript writes it."""
    return json.dumps(string, ensure_ascii=False)


def operators(*names: str) -> list[str]:
    """The operators in productions, in JavaScript."""
    found: list[str] = []
    for name in names:
        for piece in pieces(SYNTAX.get(name, "") if name not in SIGNS else name):
            if piece[0] in "\"'":
                found.append(text(piece[1:-1]))
            elif piece in SIGNS:
                found.append(f"alias(/{pattern(piece)}/u, {text(SIGNS[piece])})")
            elif piece in BARS:
                found.append(BARS[piece])
            elif piece in TERMINALS and piece not in SYNTAX and piece != "SecondBar":
                found += [text(p[1:-1]) if p[0] == '"' else f"/{characters(p)}/u" for p in pieces(TERMINALS[piece]) if p != "|"]
            elif piece in ("Multiply", "Word") and piece != name:
                found += operators(piece)
    return list(dict.fromkeys(found))


# The levels from the loosest to the tightest, each with the productions that name its operators.
LEVELS = [
    ("conversion", ["To"]),
    ("conditional", []),
    ("or", ["Or"]),
    ("exclusive", ["Exclusive"]),
    ("and", ["And"]),
    ("not", []),
    ("comparison", ["Rising", "Falling", "Comparison"]),
    ("range", []),
    ("bit_or", ["BitOr"]),
    ("bit_and", ["BitAnd"]),
    ("shift", ["Shift"]),
    ("sum", ["Sum"]),
    ("rate", ["Rate"]),
    ("product", ["Multiply"]),
    ("prefix", []),
    ("polar", []),
    ("power", []),
    ("postfix", []),
    ("call", []),
]
BINARY = ["or", "exclusive", "and", "comparison", "bit_or", "bit_and", "shift", "sum", "rate", "product"]

NUMBERS = [name for name in pieces(SYNTAX["Number"]) if name in TERMINALS]


def choice(items: list[str]) -> str:
    """A choice in JavaScript, or its only item."""
    return items[0] if len(items) == 1 else f"choice({', '.join(items)})"


def grammar() -> str:
    """The whole file."""
    levels = dict(LEVELS)
    numbers = "|".join(pattern(name) for name in NUMBERS)
    binary = ",\n".join(
        f"      [PREC.{name}, {choice(operators(*levels[name]))}]" for name in BINARY
    )
    precedence = "\n".join(f"  {name}: {index}," for index, (name, _) in enumerate(LEVELS, 1))
    units = quoted("AngleUnit")
    signs = [quoted(name) for name in ("Factorial", "Percentage", "AngleUnit", "MinuteMark", "SecondMark")]
    postfix = list(dict.fromkeys(sign for found in signs for sign in found))
    forms = quoted("Form") + [unit for unit in units if unit.isalpha()]
    closers = [("⌊", "⌋"), ("⌈", "⌉")]
    assert all(text(o) in SYNTAX["Enclosed"] and text(c) in SYNTAX["Enclosed"] for o, c in closers)
    return f"""// Written by scripts/tree_sitter_grammar.py from grammar/sci.ebnf: change these.

// From the loosest to the tightest.
const PREC = {{
{precedence}
}}

const list = (separator, item) => seq(item, repeat1(seq(separator, item)))

module.exports = grammar({{
  name: 'sci',

  // A line ends a statement, but not in brackets; a bar opens, closes or is an operator by what stands around it.
  externals: $ => [$._line_break, $._open_bar, $._close_bar, $._or_bar, $._or_or_bar],
  extras: $ => [/{characters(pieces(TERMINALS["Space"])[0])}/u, /{characters(pieces(TERMINALS["LineBreak"])[0])}/u, /\\u{{FEFF}}/u, $.comment],
  word: $ => $.identifier,
  supertypes: $ => [$._expression],
  conflicts: $ => [
    [$.assignment, $._primary],
    [$.call, $._primary],
  ],

  rules: {{
    source_file: $ => seq(optional($._statement), repeat(seq(choice(';', $._line_break), optional($._statement)))),

    _statement: $ => choice(
      $.setting,
      seq(choice($.assignment, $._expression), optional('='), optional($.result))),

    // A setting of the prompt, and a result: lines of documents have them.
    setting: $ => token(seq(':', /[a-z][a-z-]*[^\\r\\n#]*/)),
    result: $ => seq('=>', optional(alias(/[^\\s#][^\\r\\n#]*/, $.text))),

    assignment: $ => prec.right(seq(
      field('left', choice($.identifier, $.call)), {choice([text(s) for s in quoted("Defines")])}, field('right', $._expression))),

    _expression: $ => choice(
      $.conversion, $.conditional, $.binary, $.negation, $.range, $.product, $.prefix, $._factor),

    conversion: $ => prec.left(PREC.conversion, seq(
      field('value', $._expression),
      choice({", ".join(operators("To"))}),
      field('target', choice($.form, $._expression)))),

    form: $ => choice(
      {", ".join(map(text, forms))},
      seq('base', $.number),
      seq($.number, choice({", ".join(map(text, quoted("Places")))}))),

    conditional: $ => prec.right(PREC.conditional, seq(
      field('condition', $._expression), '?', field('then', $._expression), ':', field('else', $._expression))),

    binary: $ => choice(...[
{binary},
    ].map(([level, operator]) => prec.left(level, seq(
      field('left', $._expression), field('operator', operator), field('right', $._expression))))),

    negation: $ => prec(PREC.not, seq('not', field('operand', $._expression))),

    range: $ => prec.left(PREC.range, seq(
      field('start', $._expression), '..', field('end', $._expression), optional(seq('step', field('step', $._expression))))),

    // What stands side by side is multiplied.
    product: $ => prec.left(PREC.product, seq(field('left', $._expression), field('right', $._factor))),

    prefix: $ => prec(PREC.prefix, seq(
      field('operator', choice({", ".join(operators("Plus", "Minus"))}, '~', '¬')), field('operand', choice($._factor, $.prefix)))),

    _factor: $ => choice($.root, $.polar, $.power, $._postfixed),

    root: $ => prec(PREC.prefix, seq(
      choice({", ".join(map(text, quoted("Root")))}, seq(field('degree', $.superscript), '√')), field('operand', choice($._factor, $.prefix)))),

    polar: $ => prec.left(PREC.polar, seq(
      field('magnitude', $._factor), '∠', field('argument', choice($._factor, $.prefix)))),

    power: $ => prec.right(PREC.power, seq(
      field('base', $._postfixed), field('operator', choice({", ".join(map(text, quoted("Caret")))})), field('exponent', choice($._factor, $.prefix)))),

    _postfixed: $ => choice($._primary, $.postfix),

    postfix: $ => prec.left(PREC.postfix, seq(
      field('operand', $._postfixed), field('operator', choice($.superscript, {", ".join(map(text, postfix))})))),

    _primary: $ => choice($.number, $.date, $.identifier, $.call, $.element, $.group, $.list, $.enclosed),

    call: $ => choice(
      prec(PREC.call, seq(field('function', $.identifier), $._brackets)),
      // sin²(x), where x² is a power as well.
      prec.dynamic(1, seq(field('function', $.identifier), field('power', $.superscript), $._brackets))),

    _brackets: $ => choice(seq('(', optional($._arguments), ')'), seq('{{', optional($._arguments), '}}')),

    _arguments: $ => choice($._expression, list(',', $._expression), list(';', $._expression)),

    element: $ => prec(PREC.call, seq(
      field('list', choice($.identifier, $.call, $.group, $.list, $.element)), '[', $._arguments, ']')),

    group: $ => choice(seq('(', $._expression, ')'), seq('[', $._expression, ']'), seq('{{', $._expression, '}}')),

    list: $ => seq('[', choice(list(',', $._expression), list(';', $._expression)), ']'),

    enclosed: $ => choice(
      seq(alias($._open_bar, '|'), $._expression, alias($._close_bar, '|')),
      {", ".join(f"seq({text(o)}, $._expression, {text(c)})" for o, c in closers)}),

    number: $ => seq(
      /{numbers}/u,
      // `5.`, but `1..5` is a range.
      optional(token.immediate('.'))),

    date: $ => /{pattern("Date")}/u,

    superscript: $ => /{pattern("Superscript")}/u,

    // `in` and `as` too, which convert only before a unit.
    identifier: $ => /{pattern("Word")}|{pattern("DegreeSign")}|°(?:C|F|K|Ré?)/u,

    comment: $ => /#[^\\r\\n]*/,
  }},
}})
"""


def names(comment: str) -> list[str]:
    """The names that the grammar for TextMate has in a rule of functions or constants."""
    rules = json.loads((ROOT / "editors/sci.tmLanguage.json").read_text())["patterns"]
    found = [re.search(r"\(\?:([\w|]+)\)", rule["match"]) for rule in rules if comment in rule["name"]]
    return [name for match in found if match for name in match[1].split("|")]


def highlights() -> str:
    """The colours, in the names that editors have for them."""

    def any_of(words: list[str]) -> str:
        return " ".join(map(text, words))

    def strings(words: list[str]) -> str:
        return "[" + " ".join(map(text, words)) + "]"

    words = [word for name in ("Or", "Exclusive", "And", "Multiply", "Word") for word in quoted(name) if word.isalpha()]
    words += ["not", "step", "to"]
    return f"""; Written by scripts/tree_sitter_grammar.py: change it there.

(number) @number
(date) @number
(comment) @comment
(setting) @keyword.directive
(result) @comment
(form) @keyword
(identifier) @variable
(call function: (identifier) @function)
((identifier) @function.builtin (#any-of? @function.builtin {any_of(names("function"))}))
((identifier) @constant.builtin (#any-of? @constant.builtin {any_of(names("constant.language"))}))
(assignment left: (identifier) @variable)
(superscript) @number
{strings(list(dict.fromkeys(words)))} @keyword.operator
{strings(["+", "-", "*", "/", "//", "^", "**", "==", "<", ">", "=", ":=", "=>", "?", ":", "..", "&", "<<", ">>", "@", "~", "¬", "√", "∛", "∠", "!", "!!", "!!!", "%", "°"])} @operator
{strings(["(", ")", "[", "]", "{", "}", "⌊", "⌋", "⌈", "⌉"])} @punctuation.bracket
{strings([",", ";"])} @punctuation.delimiter
"""


def main() -> None:
    files = {FOLDER / "grammar.js": grammar(), FOLDER / "queries/highlights.scm": highlights()}
    for path, content in files.items():
        if sys.argv[1:] == ["--check"]:
            if not path.exists() or path.read_text() != content:
                sys.exit(f"tree_sitter_grammar: {path.relative_to(ROOT)} is not what the grammar says; run scripts/tree_sitter_grammar.py")
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(content)


if __name__ == "__main__":
    main()
