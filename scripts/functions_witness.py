#!/usr/bin/env python3
"""Compares functions over columns in the built library with Arb's balls: `scripts/functions_witness.py [ROWS [SEED [LIBRARY]]]`.

Random formulas with roots, powers, exponentials, logarithms and circular functions over three columns as in columns_witness.py, to doubles and to decimals in every rounding mode.
A row is compared where Arb's ball of 600 bits lets through one answer, or says that there is none; rows that are exactly between two answers are left out and counted. Needs
python-flint and `make library`.
"""

import random
import sys

import flint
from flint import arb, fmpq

import columns_witness as columns
from columns_witness import COUNT, DOUBLE, DECIMAL128, INT64, MODES, SEED, c, sci

flint.ctx.prec = 600


class NoValue(Exception):
    """A number outside of a domain."""


class Undecided(Exception):
    """The ball does not tell."""


def ball(value):
    return arb(fmpq(int(value.numerator), int(value.denominator)))


def sign(x):
    """-1, 0 or 1, where the ball tells."""
    if x.is_zero():
        return 0
    if x.contains(0):
        raise Undecided
    return 1 if x > 0 else -1


def quotient(x, y):
    if sign(y) == 0:
        raise NoValue
    return x / y


def from_zero(body):
    def function(x):
        if sign(x) < 0:
            raise NoValue
        return body(x)
    return function


def logarithm(x):
    if sign(x) <= 0:
        raise NoValue
    return x.log()


def moderate(x):
    """An argument of a function that grows like an exponential; e^(10^18) is beyond what numbers the library has."""
    if abs(x) > 10**15:
        raise Undecided
    return x


def arcsine(x):
    if sign(1 - x) < 0 or sign(1 + x) < 0:
        raise NoValue
    return x.asin()


def cube_root(x):
    side = sign(x)
    return arb(0) if side == 0 else side * abs(x).root(3)


def tangent(x):
    if x.cos().contains(0):
        raise Undecided
    return x.tan()


def power(x, y):
    """x^y of a positive x; of others only whole powers, which are not among these."""
    if sign(x) <= 0:
        raise Undecided
    return (y * x.log()).exp()


FUNCTIONS = [
    ("exp({}/100)", lambda x: moderate(x / 100).exp()), ("exp(-abs({})/1000)", lambda x: moderate(-abs(x) / 1000).exp()), ("ln({})", logarithm),
    ("ln(1 + ({})^2)", lambda x: (1 + x * x).log()), ("log10({})", lambda x: logarithm(x) / arb(10).log()),
    ("log2({})", lambda x: logarithm(x) / arb(2).log()), ("sqrt({})", from_zero(lambda x: x.sqrt())),
    ("cbrt({})", cube_root), ("sin({})", lambda x: x.sin()), ("cos({})", lambda x: x.cos()), ("tan({})", tangent),
    ("atan({})", lambda x: x.atan()), ("asin({}/1000)", lambda x: arcsine(x / 1000)), ("tanh({}/50)", lambda x: (x / 50).tanh()),
    ("sinh({}/50)", lambda x: moderate(x / 50).sinh()), ("cosh({}/50)", lambda x: moderate(x / 50).cosh()), ("asinh({})", lambda x: x.asinh()),
    ("({})^3", lambda x: x * x * x), ("({})^-2", lambda x: quotient(arb(1), x * x)), ("(1 + abs({}))^0.5", lambda x: (1 + abs(x)).sqrt()),
    ("1.05^({}/10)", lambda x: power(arb(fmpq(105, 100)), moderate(x / 10))), ("pi*{}", lambda x: arb.pi() * x),
]
OPERATIONS = [
    ("({} + {})", lambda x, y: x + y), ("({} - {})", lambda x, y: x - y), ("({} * {})", lambda x, y: x * y), ("({} / {})", quotient),
    ("max({}; {})", lambda x, y: x if sign(x - y) >= 0 else y), ("(1 + abs({}))^(1/(1 + abs({})))", lambda x, y: power(1 + abs(x), 1 / (1 + abs(y)))),
]


def number(pick, depth):
    """A formula and its value for a row of balls."""
    if depth == 0:
        index = pick.randrange(3)
        return "abd"[index], lambda row: row[index]
    text, body = number(pick, depth - 1)
    if pick.random() < 0.65:
        template, function = pick.choice(FUNCTIONS)
        return template.format(text), lambda row: function(body(row))
    other, right = number(pick, pick.randrange(depth))
    template, function = pick.choice(OPERATIONS)
    return template.format(text, other), lambda row: function(body(row), right(row))


def ends(value):
    """The ends of a ball, as fractions."""
    ends = []
    for end in (value.lower(), value.upper()):
        mantissa, exponent = end.man_exp()
        mantissa, exponent = int(mantissa), int(exponent)
        ends.append(columns.F(mantissa * 2**exponent) if exponent >= 0 else columns.F(mantissa, 2**-exponent))
    return ends


def answer(value, type, scale, mode, precision):
    """The answer that all numbers of a ball have."""
    if type == DOUBLE:
        if abs(value) > arb(2) ** 1100:
            return "error"
        if abs(value) < arb(2) ** -1100:
            return 0.0
        low, high = [int(end.numerator) / int(end.denominator) for end in ends(value)]
        if low != high:
            raise Undecided
        return low
    if abs(value) > arb(2) ** 200:
        return "error"
    if abs(value) < arb(2) ** -1000:
        # All of these are rounded alike, and some have more digits than there is memory for.
        value = arb(2) ** -1000 * sign(value)
    low, high = ends(value * arb(10) ** scale)
    if low == high or columns.math.floor(2 * low) != columns.math.floor(2 * high):
        # A number that is exactly one of the answers, or between two of them, or so near that the ball does not tell.
        raise Undecided
    integer = columns.away(low, mode)
    if abs(integer) >= 10**precision:
        return "error"
    return columns.F(integer, 10**scale)


def main():
    pick = random.Random(SEED)
    done = formulas = compared = errors = undecided = 0
    while done < COUNT:
        count = pick.choice([1, 7, 60, 300, 2049])
        filled = [columns.column(pick, count) for _ in range(3)]
        rows = list(zip(*[values for _, values, _ in filled]))
        type = pick.choice([DOUBLE, DOUBLE, DOUBLE, INT64, DECIMAL128])
        text, body = number(pick, pick.choice([1, 1, 2, 2, 3]))
        mode = pick.choice([mode for mode in MODES if mode != "unnecessary"])
        scale, precision = pick.choice([0, 2, 2, 6]), 18 if type == INT64 else 38
        options = columns.Options()
        sci.sci_options_init(c.byref(options), c.c_size_t(c.sizeof(options)))
        options.rounding, options.threads, options.angle_unit = MODES.index(mode), pick.choice([1, 2]), 1
        found, _, _ = columns.answers(text, [column for column, _, _ in filled], count, type, precision, scale, options, [])
        for index, row in enumerate(rows):
            if any(x is None for x in row):
                expected = None
            else:
                try:
                    expected = answer(body([ball(x) for x in row]), type, scale, mode, precision)
                except NoValue:
                    expected = "error"
                except (Undecided, OverflowError):
                    undecided += 1
                    continue
            if expected == "error":
                errors += 1
            compared += 1
            if found[index] != expected:
                sys.exit(
                    f"seed {SEED}: {text}, row {index} of {count} {row}, type {type}, {mode}, scale {scale}: {found[index]}, and Arb says {expected}")
        done += count
        formulas += 1
    print(f"{compared} rows of {formulas} formulas are the same, {errors} of them errors; {undecided} more were not decided by Arb")


main()
