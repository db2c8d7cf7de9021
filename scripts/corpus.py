#!/usr/bin/env python3
"""Writes the tables of Corpus/ with python-flint alone; no output of `sci` is used.

    pip install python-flint
    scripts/corpus.py

A value is proved in one of these ways, which the last column names:

rational   exact arithmetic with fractions (FLINT's fmpq), compared with Python's `fractions` and a ball
algebraic  exact arithmetic with algebraic numbers (FLINT's qqbar) shows that the value is this rational number
identity   a theorem that corpus_rows.py states beside the row; a ball thinner than 10^-1000 holds the value
ball       an Arb ball whose two ends round to the same 100 digits, at two precisions
meaning    a text that is no expression, or an argument outside a function's domain
"""

import re
import sys
import time
from collections import Counter
from fractions import Fraction
from pathlib import Path

import flint
from flint import fmpq

import corpus_rows
import oracle
from algebraic import Algebraic, rational_in
from oracle import COMPARISONS, Doubtful, Settings, Suspicious, Undecided, Undefined

FOLDER = Path(__file__).resolve().parent.parent / "Corpus"
DIGITS = 100
IDENTITY_BITS = 8000
UNITS = {"rad": "radians", "deg": "degrees", "grad": "gradians", "turn": "turns", "-": "radians"}
ANGULAR = re.compile(r"(?<![a-z])a?(sin|cos|tan|cot|sec|csc)2?\(|°")
HEADER = "id\tcategory\tangle\texpression\tkind\texpected\tproof"


def number(value):
    """The tree of a rational number."""
    size = ("number", str(abs(int(value.p))))
    tree = size if value.q == 1 else ("/", size, ("number", str(int(value.q))))
    return ("neg", tree) if value < 0 else tree


def simplified(node, unit, algebraic):
    """The tree with each subtree replaced whose value qqbar proves to be rational; and whether there was one."""
    name, *operands = node
    if name in ("number", "name"):
        return node, False
    parts = [simplified(operand, unit, algebraic) for operand in operands]
    node, changed = (name, *(part for part, _ in parts)), any(change for _, change in parts)
    if name in COMPARISONS:
        difference = algebraic.rational(("-", *node[1:]))
        return ((name, number(difference), ("number", "0")), True) if difference is not None else (node, changed)
    if oracle.exact(node, unit) is None:
        value = algebraic.rational(node)
        if value is not None:
            return number(value), True
    return node, changed


def by_identities(node, unit):
    """The tree with each subtree replaced that is a short fraction to 2,000 digits; a theorem must say that it is one."""
    name, *operands = node
    if name in ("number", "name"):
        return node
    node = (name, *(by_identities(operand, unit) for operand in operands))
    try:
        if name in COMPARISONS or oracle.exact(node, unit) is not None:
            return node
        ball = oracle.ball(node, unit, IDENTITY_BITS)
        value = rational_in(ball, IDENTITY_BITS // 4)
    except (Undecided, KeyError, AttributeError):
        return node
    if value is None:
        return node
    flint.ctx.prec = IDENTITY_BITS
    assert ball.contains(flint.arb(value)) or ball.overlaps(flint.arb(value)), node
    return number(value)


def by_fractions(node):
    """The value of a tree of the four operations by Python's fractions, or None."""
    name, *operands = node
    if name == "number":
        return Fraction(operands[0])
    values = [by_fractions(operand) if isinstance(operand, tuple) else None for operand in operands]
    if None in values:
        return None
    match name:
        case "+": return values[0] + values[1]
        case "-": return values[0] - values[1]
        case "*": return values[0] * values[1]
        case "/": return values[0] / values[1]
        case "neg": return -values[0]
        case "^" if values[1].denominator == 1 and abs(values[1]) < 5000: return values[0] ** int(values[1])
    return None


def exact_row(value, proof):
    text = oracle.exact_text(value, Settings())
    if oracle.terminating(value) is None or "e" in text and len(text.partition("e")[0]) < 30 and Fraction(text) != Fraction(int(value.p), int(value.q)):
        return "rounded", oracle.exact_text(value, Settings(digits=DIGITS)), proof
    if Fraction(text) != Fraction(int(value.p), int(value.q)):
        return "rounded", oracle.exact_text(value, Settings(digits=DIGITS)), proof
    return "exact", text, proof


def proved(text, unit):
    """The kind, the text and the proof of a value."""
    node = oracle.parse(text)
    node, is_algebraic = simplified(node, unit, Algebraic(unit))
    proof = "algebraic" if is_algebraic else "rational"
    if node[0] in COMPARISONS:
        return "boolean", oracle.comparison_text(node, unit), \
            proof if all(oracle.exact(side, unit) is not None for side in node[1:]) else "ball"
    value = oracle.exact(node, unit)
    if value is not None:
        oracle.confirm(node, unit, value)
        second = by_fractions(node)
        assert second is None or second == Fraction(int(value.p), int(value.q)), text
        return exact_row(value, proof)
    bits = 1024
    while True:
        try:
            ball = oracle.ball(node, unit, bits)
            flint.ctx.prec = bits
            result = oracle.ball_text(ball, Settings(digits=DIGITS))
            break
        except Undecided:
            bits *= 2
            if bits > 1 << 17:
                raise
    whole = oracle.ball(node, unit, bits)
    if whole.is_exact():
        mantissa, exponent = (int(part) for part in whole.mid().man_exp())
        if abs(exponent) < 4000:
            return exact_row(fmpq(mantissa) * fmpq(2) ** exponent, "ball")  # a step function decided
    bits = max(2 * bits, 4096)
    finer = oracle.ball(node, unit, bits)
    flint.ctx.prec = bits
    assert oracle.ball_text(finer, Settings(digits=DIGITS)) == result, text
    if bits <= 16384 and rational_in(finer, bits) is not None:
        raise Suspicious(text)
    return "rounded", result, "ball"


class Table:
    """One file: the rows of a category."""

    def __init__(self, name, about):
        self.name, self.about, self.lines, self.seen, self.left_out = name, about, [], set(), Counter()

    def add(self, text, angle, kind, expected, proof):
        if not ANGULAR.search(text):
            angle = "-"
        if (text, angle) in self.seen:
            return
        self.seen.add((text, angle))
        identifier = f"{self.name}-{len(self.lines) + 1:03}"
        self.lines.append("\t".join([identifier, self.name, angle, text, kind, expected, proof]))

    def row(self, text, angle="rad", plain=None, optional=False):
        """A value that the witness can prove; `plain` is the same thing in its own language."""
        try:
            self.add(text, angle, *proved(plain or text, UNITS[angle]))
        except (Undefined, Undecided, Doubtful, Suspicious, ZeroDivisionError) as reason:
            self.left_out[type(reason).__name__] += 1
            if not optional:
                print(f"{self.name}: {text[:100]}: {type(reason).__name__} {str(reason)[:60]}", file=sys.stderr)

    def identity(self, text, value, angle="rad"):
        """A value that a theorem gives, checked against a ball; algebraic values are proved instead."""
        unit = UNITS[angle]
        try:
            kind, expected, proof = proved(text, unit)
        except (Suspicious, Undecided, Undefined):
            found = oracle.exact(by_identities(oracle.parse(text), unit), unit)
            assert found is not None and found == oracle.exact(oracle.parse(value), unit), f"{text} is {found}, not {value}"
            self.add(text, angle, *exact_row(found, "identity"))
            return
        assert (kind, expected) == exact_row(oracle.exact(oracle.parse(value), unit), "")[:2], f"{text} is {expected}, not {value}"
        self.add(text, angle, kind, expected, proof)

    def decision(self, text, outcome, angle="rad"):
        """A comparison; one of equal numbers that are not algebraic rests on a theorem."""
        unit = UNITS[angle]
        try:
            kind, expected, proof = proved(text, unit)
            assert expected == outcome, f"{text} is {expected}"
            self.add(text, angle, kind, expected, proof)
        except Undecided:
            name, *sides = oracle.parse(text)
            assert oracle.exact(by_identities(("-", *sides), unit), unit) == 0, text
            assert outcome == {"==": "true", "<=": "true", ">=": "true"}.get(name, "false"), text
            self.add(text, angle, "boolean", outcome, "identity")

    def refused(self, text, kind, angle="rad"):
        """A text without a value; where the witness can read it, it must not find one."""
        proof = "meaning"
        if kind not in ("syntax", "too large"):
            try:
                node, _ = simplified(oracle.parse(text), UNITS[angle], Algebraic(UNITS[angle]))
                value = oracle.exact(node, UNITS[angle])
                assert value is None, f"{text} is {value}"
                ball = oracle.ball(node, UNITS[angle], 4096)
                assert not ball.is_finite(), f"{text} has a value near {ball}"
            except Undecided:
                if kind == "division by zero":
                    proof = "identity"
            except (Undefined, Doubtful, ZeroDivisionError, SyntaxError, KeyError, ValueError, TypeError):
                pass
        self.add(text, angle, "refused", kind, proof)

    def save(self):
        head = [f"# {self.about}", f"# Source: {oracle.SOURCE}, scripts/corpus.py", HEADER]
        (FOLDER / f"{self.name}.tsv").write_text("\n".join(head + self.lines) + "\n")
        left = f", left out {dict(self.left_out)}" if self.left_out else ""
        print(f"{self.name}: {len(self.lines)} rows{left}", file=sys.stderr)
        return len(self.lines)


def main():
    FOLDER.mkdir(exist_ok=True)
    wanted, start, count = sys.argv[1:], time.time(), 0
    for name, (about, rows) in corpus_rows.CATEGORIES.items():
        if not wanted or name in wanted:
            table = Table(name, about)
            rows(table)
            count += table.save()
    print(f"{count} rows in {time.time() - start:.0f} s", file=sys.stderr)


if __name__ == "__main__":
    main()
