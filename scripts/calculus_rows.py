"""The questions of the scoreboard of calculus, read from the tables that the tests of `sci` hold it to, and their trees.

The tables were written by integral_table.py, sum_table.py and equation_tables.py, with the book or table of each row and values by Arb;
the last limits are random expressions that SymPy answered. Nothing in them comes from `sci`.
"""

import re
from fractions import Fraction
from pathlib import Path
from typing import NamedTuple

from expression import COMPARISONS, Parser

TESTS = Path(__file__).resolve().parent.parent / "Tests"
KINDS = ["integral", "sum", "equation", "limit"]


# Two that no table has, with their values: sqrt(pi), less than e^-90000 off, and three halves of a wave.
OWN = [("integral(exp(-(x - 300)^2); x; 0; 1000)", "exact: sqrt(pi)"), ("integral(abs(cos(x)); x; 0; 3*pi/2)", "exact: 3")]


class Row(NamedTuple):
    id: str
    kind: str
    text: str  # in sci's syntax
    expected: object  # a Fraction, a tuple of them for an equation, or None where there is no value
    shown: str  # what is expected, as the table has it
    tree: tuple
    where: str  # the file and the line

    def ends(self):
        """The ends of the range of an equation, or None for each."""
        return tuple(closed(end) for end in self.tree[3:]) if len(self.tree) > 3 else (None, None)


class CalculusParser(Parser):
    """The plain subset with products without a sign (`2x`, `3pi`) and conditions as arguments (`if(x < 1; x; 2)`)."""

    def prefix(self):
        value = super().prefix()
        before = self.tokens[self.at - 1][0]
        return ("*", value, self.prefix()) if before == "number" and self.tokens[self.at][0] in ("name", "(") else value

    def primary(self):
        if self.tokens[self.at][0] != "name" or self.tokens[self.at + 1][0] != "(":
            return super().primary()
        name = self.take("name")
        self.need("(")
        operands = [self.comparison()]
        while self.take(";"):
            operands.append(self.comparison())
        self.need(")")
        return (name, *operands)


CHOICE = re.compile(r"\(([^?()]*) \? (.*?) : (.*?)\) ==")


def parse(text):
    parser = CalculusParser(CHOICE.sub(r"if(\1; \2; \3) ==", text))
    tree = parser.comparison()
    parser.need("end")
    return tree


def closed(tree):
    """A closed form to about ninety digits, by Arb."""
    from oracle import ball
    return Fraction(ball(tree, "radians", 400).mid().str(90, radius=False))


def value(text):
    exact = text.removeprefix("exact: ")
    try:
        return Fraction(exact)
    except ValueError:
        return closed(parse(exact))


def golden(name):
    """The numbers and lines of a golden file that are questions."""
    path = TESTS / "Golden" / name
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith(("solve(", "roots(", "limit(")):
            yield f"{name}:{number}", *line.split(" => ")


def tabled(name):
    path = TESTS / "SciCalculatorTests" / "Data" / name
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line and not line.startswith("#"):
            text, shown, _ = line.split("\t")
            yield f"{name}:{number}", text, shown


def rows():
    """All questions, in the order of the tables."""
    found, counts = [], dict.fromkeys(KINDS, 0)

    def add(kind, where, text, expected, shown):
        counts[kind] += 1
        found.append(Row(f"{kind}-{counts[kind]:03}", kind, text, expected, shown, parse(text), where))

    for kind, name in (("integral", "integrals.tsv"), ("sum", "sums.tsv")):
        for where, text, shown in tabled(name):
            has_value = not shown.startswith(("diverges", "has no value"))
            add(kind, where, text, value(shown) if has_value else None, shown)
    for text, shown in OWN:
        add("integral", "calculus_rows.py", text, value(shown), shown)
    for name in ("equations.golden", "slow-equations.golden", "calculus.golden"):
        for where, text, shown in golden(name):
            if text.startswith("limit("):
                add("limit", where, text, Fraction(shown), shown)
            else:
                add("equation", where, text, tuple(Fraction(part) for part in re.split(r"[\[\];\s]+", shown) if part), shown)
    return found


def mentions(tree, name):
    """Whether a tree has a name or calls a function."""
    return tree[0] == name or tree[0] == "name" and tree[1] == name or any(mentions(part, name) for part in tree[1:] if isinstance(part, tuple))


def calls(tree, names):
    return any(mentions(tree, name) for name in names)


def sides(tree):
    """Left minus right of an equation, or the expression itself."""
    return ("-", *tree[1:]) if tree[0] in COMPARISONS else tree


EXAMPLES = [
    ("2x^2", ("*", ("number", "2"), ("^", ("name", "x"), ("number", "2")))),
    ("-3pi*x", ("*", ("neg", ("*", ("number", "3"), ("name", "pi"))), ("name", "x"))),
    ("if(x < 1; x; 2)", ("if", ("<", ("name", "x"), ("number", "1")), ("name", "x"), ("number", "2"))),
]
for text, tree in EXAMPLES:
    assert parse(text) == tree, f"{text} is read as {parse(text)}"
