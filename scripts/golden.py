#!/usr/bin/env python3
"""Writes every file under Tests/Golden from the oracle (scripts/oracle.py).

    pip install python-flint
    scripts/golden.py              all files
    scripts/golden.py random zeros only those

The output is the same on every run: random rows have fixed seeds. Rows the oracle refuses (no real
value, output rules that do not settle the text, a value that looks rational without a proof) are
left out and counted on standard error.
"""

import random
import re
import sys
import time
from collections import Counter
from pathlib import Path

import flint
from flint import arb, fmpq

import identities
import oracle
import stated
import wrappers
from oracle import Doubtful, Settings, Suspicious, Undecided, Undefined

FOLDER = Path(__file__).resolve().parent.parent / "Tests" / "Golden"
UNITS = ("radians", "degrees", "gradians", "turns")
LARGEST_EXPONENT = 10**12


class Golden:
    """One file of rows; directives change how the rows after them are computed."""

    def __init__(self, name, about):
        self.path = FOLDER / f"{name}.golden"
        self.lines = [f"# {line}" for line in about.splitlines()]
        self.lines += [f"# Source: {oracle.SOURCE}, scripts/golden.py. Each value agrees at two precisions.", ""]
        self.settings, self.seen, self.rows, self.refused = {}, set(), 0, Counter()

    def comment(self, text):
        self.lines += ["", f"# {text}"]

    def directive(self, name, value=None):
        self.lines.append(f":{name}" + ("" if value is None else f" {value}"))
        if name in UNITS:
            self.settings["unit"] = name
        elif name in ("digits", "decimals"):
            self.settings[name] = int(value)
        elif name in ("notation", "rounding"):
            self.settings[name] = value
        self.seen = set()

    def write_row(self, text, output):
        assert " => " not in text and "\n" not in text
        if text not in self.seen:
            self.seen.add(text)
            self.lines.append(f"{text} => {output}")
            self.rows += 1

    def row(self, text, plain=None, most=1 << 14, irrational=False, optional=False):
        """Writes `text` with the value of `plain` (the same thing in the oracle's own language, perhaps with a degree sign behind it)."""
        unit = "°" if plain and plain.endswith("°") else ""
        try:
            output = oracle.value_of((plain or text).removesuffix(unit), Settings(**self.settings), most, irrational) + unit
        except (Undefined, Undecided, Doubtful, Suspicious) as reason:
            self.refused[type(reason).__name__] += 1
            if not optional:
                print(f"{self.path.name}: {text[:100]}: {type(reason).__name__} {str(reason)[:80]}", file=sys.stderr)
            return None
        exponent = output.partition("e")[2]
        if exponent and abs(int(exponent)) > LARGEST_EXPONENT:
            self.refused["too large"] += 1
            return None
        self.write_row(text, output)
        return output

    def stated(self, text, output, *witnesses):
        """Writes a row stated by hand, after checking to 1000 digits what it rests on."""
        unit = self.settings.get("unit", "degrees")
        for plain, value in witnesses or ((text, output),):
            try:
                holds = oracle.contains(plain, value, unit)
            except (Undecided, Undefined, SyntaxError) as reason:
                raise AssertionError(f"{plain}: {type(reason).__name__} {reason}") from reason
            assert holds, f"{plain} is not {value}"
        self.write_row(text, output)

    def save(self):
        self.path.write_text("\n".join(self.lines) + "\n")
        print(f"{self.path.name}: {self.rows} rows, refused {dict(self.refused)}", file=sys.stderr)


# MARK: - Every function

ORDINARY = ["0", "1", "2", "3", "7", "10", "0.5", "0.1", "1/3", "2/7", "0.75", "1.5", "2.5", "12.5", "123.456",
            "sqrt(2)", "pi", "e", "phi", "ln(2)", "0.001", "99.9", "1000"]
SMALL = ["1e-5", "1e-10", "1e-19", "1e-20", "1e-21", "1.5e-30", "1e-100", "1e-400"]
LARGE = ["12345.6789", "1e5", "1e6+0.5", "123456789", "1e10", "1e19", "1e20", "1e22", "1e30", "1e40", "1e100"]
NEAR_INTEGERS = ["0.99999999999999999999", "1.00000000000000000001", "1+1e-40", "1-1e-40", "2-1e-30", "3+1e-25",
                 "0.5+1e-30", "0.5-1e-30", "10-1e-50", "exp(pi*sqrt(163))", "1.9999999999999999999999999"]
ALL = ORDINARY + SMALL + LARGE + NEAR_INTEGERS
WHOLE_ANGLES = {
    "degrees": ["15", "18", "22.5", "30", "36", "45", "54", "60", "72", "75", "89", "89.99999999999999999999", "90", "90+1e-40",
                "91", "120", "135", "150", "179.9999999999999999999999", "180", "210", "225", "240", "270", "300", "330",
                "360", "361", "720", "1e22+30", "10^10000", "1e100+45", "1e15+1/3", "1/7", "180/7", "180/17"],
    "radians": ["pi/12", "pi/8", "pi/7", "pi/5", "2*pi/7", "1.5707963267948966192", "1.5707963267948966193",
                "3.1415926535897932385", "6.2831853071795864769", "22/7", "355/113", "11", "344", "10^50", "10^1000",
                "1e22", "52174", "pi/2-1e-30", "pi+1e-40", "1000*pi+0.1"],
    "gradians": ["25", "50", "75", "99.999999999999999999", "100", "150", "200", "300", "400", "100/3", "200/3", "1e10+100/3"],
    "turns": ["0.125", "0.25", "1/12", "1/8", "1/6", "1/5", "0.7", "0.24999999999999999999999", "1e50+0.1", "5/12"],
}
CIRCULAR = ["sin", "cos", "tan", "cot", "sec", "csc"]
ARCS = ["asin", "acos", "atan", "acot", "asec", "acsc"]
HYPERBOLIC = ["sinh", "cosh", "tanh", "coth", "sech", "csch", "asinh", "acosh", "atanh", "acoth", "asech", "acsch"]
EXPONENTIAL = ["exp", "exp2", "exp10", "expm1", "ln", "log1p", "log2", "log10", "log", "sqrt", "cbrt", "gamma"]
STEPS = ["abs", "sign", "floor", "ceil", "trunc", "round"]
PROVED_IRRATIONAL = {"exp", "expm1", "sinh", "cosh", "tanh", "coth", "sech", "csch", "sin", "cos", "tan", "gamma", "log1p",
                     "asinh", "atan", "cbrt", "sqrt", "atanh", "ln", "cot", "sec", "csc"}
PAIRS = {
    "atan2": [("1", "2"), ("-1", "2"), ("1", "-2"), ("-1", "-2"), ("0", "1"), ("0", "-1"), ("1", "0"), ("-1", "0"),
              ("1", "1"), ("1", "-1"), ("-1", "-1"), ("1e-30", "1"), ("1", "1e-30"), ("1e-30", "-1"), ("-1e-40", "-1"),
              ("sqrt(2)", "3"), ("1e100", "1e-100"), ("3", "4"), ("1e-400", "-1e400"), ("-3", "0.1")],
    "log": [("8", "2"), ("2", "8"), ("1024", "2"), ("1000", "10"), ("10", "1000"), ("0.5", "2"), ("9", "27"), ("32", "8"),
            ("1/9", "3"), ("2", "3"), ("7", "0.5"), ("100", "7"), ("1e100", "10"), ("2^100", "4"), ("1e-400", "10"),
            ("5", "e"), ("1+1e-30", "2"), ("2", "1+1e-30"), ("3", "1/3"), ("2", "0.25"), ("pi", "e"), ("1", "7")],
    "root": [("27", "3"), ("-27", "3"), ("2", "3"), ("-2", "3"), ("16", "4"), ("2", "5"), ("1e100", "100"), ("1e100", "7"),
             ("0", "3"), ("0.00032", "5"), ("1+1e-40", "17"), ("10", "1000"), ("-1", "7"), ("8/27", "3"), ("2", "1"), ("3", "2"),
             ("1e-400", "4"), ("1e-400", "3"), ("pi", "3")],
    "hypot": [("3", "4"), ("1", "1"), ("5", "12"), ("-3", "4"), ("0", "7"), ("0", "-7"), ("1e200", "1e-200"), ("1e-200", "1e-200"),
              ("1e400", "1e400"), ("1", "1e-20"), ("0.3", "0.4"), ("8", "15"), ("1/3", "1/4"), ("pi", "e"), ("2", "3")],
    "mod": [("7", "3"), ("-7", "3"), ("7", "-3"), ("-7", "-3"), ("5.5", "2"), ("-5.5", "2"), ("0.3", "0.1"), ("1", "1/3"), ("0", "5"),
            ("2^200", "7"), ("2^254", "7"), ("2^255", "7"), ("10^50", "2*pi"), ("1e100", "pi"), ("-1e-30", "1"), ("10", "10"),
            ("1e30", "7"), ("pi", "e"), ("-pi", "1"), ("6", "3"), ("1e22", "2*pi"), ("100", "0.7")],
    "rem": [("7", "3"), ("-7", "3"), ("7", "-3"), ("-7", "-3"), ("5.5", "2"), ("-5.5", "2"), ("0", "5"), ("2^255", "7"), ("-pi", "1"),
            ("10^50", "2*pi"), ("-1e-30", "1"), ("6", "3"), ("-6", "3")],
    "quo": [("7", "3"), ("-7", "-3"), ("6", "3"), ("-6", "3"), ("5.5", "2"), ("0.3", "0.1"), ("0", "5"), ("2^255", "7"), ("1", "3")],
    "gcd": [("12", "18"), ("-12", "18"), ("0", "5"), ("5", "0"), ("17", "13"), ("2^100", "6^50"), ("10^40", "2^60*3"), ("-4", "-6"),
            ("1", "1"), ("123456789012345678901234567890", "987654321098765432109876543210")],
    "lcm": [("4", "6"), ("-4", "6"), ("0", "5"), ("21", "6"), ("2^70", "3^40"), ("7", "7"), ("1", "9"), ("10^20", "15^10")],
    "binomial": [("5", "2"), ("10", "0"), ("10", "10"), ("52", "5"), ("100", "50"), ("0", "0"), ("5", "7"), ("1000", "3"), ("300", "150"),
                 ("3000", "2"), ("64", "32"), ("1000", "500"), ("4000", "2000")],
    "permutations": [("5", "2"), ("10", "0"), ("10", "10"), ("52", "5"), ("100", "50"), ("0", "0"), ("5", "7"), ("1000", "3"), ("450", "400")],
}
SIGNED = "+-"


def is_rational(text):
    """Whether every part of an argument is a numeral, so that a transcendental function of it is irrational."""
    return not re.search(r"[a-df-zπ]|(?<![0-9.])e", text)


def elementary():
    golden = Golden("elementary", "Every function at ordinary, small, huge, near-pole and near-integer arguments.")
    golden.directive("degrees")
    for name in EXPONENTIAL + HYPERBOLIC:
        golden.comment(name)
        for argument in ALL:
            for text in (f"{name}({argument})", f"{name}(-{argument})"):
                if name == "exp10" and argument in ("123456789", "1e10"):
                    continue  # a power of ten that is too long to write: the rules leave it open
                if name != "gamma" or argument not in LARGE[1:] and "-1e" not in text:
                    golden.row(text, irrational=name in PROVED_IRRATIONAL and is_rational(argument), optional=True)
    golden.comment("steps: round takes halves away from zero")
    for name in STEPS:
        for argument in ALL + ["3.5", "4.5", "0.49999999999999999999", "0.50000000000000000000001", "1e22*pi", "1e40*sqrt(3)"]:
            golden.row(f"{name}({argument})", optional=True)
            golden.row(f"{name}(-{argument})", optional=True)
    for argument in ["0", "2.5", "7", "1/3", "10/3", "pi", "1e30+0.25", "1e20*pi", "10^40*sqrt(2)", "0.999", "1-1e-40"]:
        golden.row(f"frac({argument})")
    golden.comment("factorials")
    for argument in [*range(0, 26), 50, 69, 70, 100, 170, 171, 200, 449, 1000, 1754, 3000, 10000, 25000, 100000]:
        golden.row(f"{argument}!")
    for argument in ["0.5", "1.5", "2.5", "-0.5", "-1.5", "1/3", "0.1", "10.1", "100.5", "pi", "1e-20"]:
        golden.row(f"({argument})!", irrational=True)
    for argument in [*range(0, 13), 20, 21, 99, 100, 301, 500, 1001]:
        golden.row(f"{argument}!!")
    golden.row("factorial(6)")
    golden.row("factorial(0.5)")
    for name, pairs in PAIRS.items():
        golden.comment(name)
        for a, b in pairs:
            golden.row(f"{name}({a}; {b})", irrational=name == "root")
    golden.comment("min, max, quotients and powers")
    for text in ["min(3; 1; 2)", "max(1; 2; 3)", "max(1, 2, 3)", "min(pi; 22/7)", "max(pi; 3)", "max(-1; -2)", "min(0.1; 1/10)",
                 "max(e^pi; pi^e)", "min(sqrt(2)+sqrt(3); pi)", "max(5)", "min(1/3; 0.33333333333333333333)", "0^0", "0^5", "2^0.5",
                 "4^0.5", "8^(1/3)", "(-8)^(1/3)", "(-8)^(2/3)", "(-32)^(3/5)", "(-2)^(1/3)", "2^(1/7)", "2^-3", "(1/2)^-3", "1.1^100",
                 "1.1^1000", "2^1000", "2^3000", "2^4000", "3^-20", "2^-1000", "2^-2000", "2^-5000", "10^-400", "10^400", "pi^e", "e^pi",
                 "(-1)^1000001", "(-1.5)^3", "0.5^0.5", "9^9^9", "1.0000001^(10^9)", "1.0000001^(10^12)", "(1+10^-12)^(10^12)",
                 "0.999999^(10^8)", "(2/3)^50", "(sqrt(2))^5", "(-pi)^3", "1^1e100"]:
        golden.row(text, text.replace(",", ";"))
    for unit in ("degrees", "radians", "gradians", "turns"):
        golden.comment(unit)
        golden.directive(unit)
        shared = ALL if unit in ("degrees", "radians") else ORDINARY + SMALL[:3]
        for name in CIRCULAR:
            for argument in shared + WHOLE_ANGLES[unit]:
                known = unit == "radians" and is_rational(argument)
                golden.row(f"{name}({argument})", irrational=known, optional=True)
            for argument in WHOLE_ANGLES[unit][:8]:
                golden.row(f"{name}(-({argument}))", optional=True)
        for name in ARCS:
            for argument in ["0", "1", "2", "0.5", "sqrt(2)/3", "0.1", "1/3", "0.99999999999999999999", "1-1e-40", "1e-20", "1e-400",
                             "1.00000000000000000001", "3", "10", "1e10", "1e40", "1e100", "1e400", "0.70710678118654752440", "5/4", "1.5"]:
                golden.row(f"{name}({argument})", optional=True)
                if name != "acot":  # two conventions for negative arguments
                    golden.row(f"{name}(-{argument})", optional=True)
        for y, x in PAIRS["atan2"]:
            golden.row(f"atan2({y}; {x})", optional=True)
    golden.save()


# MARK: - Random expressions


class Dice:
    """Random expressions whose parts stay of modest size."""

    def __init__(self, seed, unit):
        self.random, self.unit = random.Random(seed), unit

    def leaf(self):
        pick = self.random.random()
        if pick < 0.4:
            return str(self.random.randint(1, 30))
        if pick < 0.7:
            return f"{self.random.uniform(0.01, 50):.{self.random.randint(1, 6)}f}"
        if pick < 0.8:
            return f"({self.random.randint(1, 99)}/{self.random.randint(2, 99)})"
        if pick < 0.95:
            return self.random.choice(["pi", "e", "phi", "tau", "pi", "π"])
        return f"{self.random.randint(1, 9)}.{self.random.randint(1, 99)}e{self.random.randint(-12, 12)}"

    UNARY = ["sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh", "exp", "ln", "log", "log2",
             "sqrt", "cbrt", "sqrt", "abs", "expm1", "log1p", "exp2", "sec", "csc", "cot", "floor", "round", "frac", "gamma", "coth",
             "sech", "csch", "asec", "acsc", "acsch", "ceil", "exp10", "log10"]

    def compound(self, depth):
        pick = self.random.random()
        a = self.tree(depth - 1)
        if pick < 0.42:
            return f"{self.random.choice(self.UNARY)}({a})"
        b = self.tree(depth - 1)
        if pick < 0.84:
            mark = self.random.choice([" + ", " - ", "*", "/", "+", "-", " * "])
            return f"({a}{mark}{b})" if self.random.random() < 0.7 else f"{a}{mark}{b}"
        if pick < 0.92:
            return f"({a})^{self.random.choice(['2', '3', '-2', '0.5', '(1/3)', '-1', '(2/5)', '1.5'])}"
        return f"{self.random.choice(['hypot', 'atan2', 'mod', 'min', 'max', 'log'])}({a}; {b})"

    def tree(self, depth):
        while True:
            text = self.leaf() if depth == 0 or self.random.random() < 0.12 else self.compound(depth)
            if self.modest(text):
                return text

    def modest(self, text):
        try:
            value = abs(oracle.ball(oracle.parse(text), self.unit, 192))
        except (Undecided, Undefined, Doubtful, ValueError, ZeroDivisionError):
            return False
        return bool(value < arb(10) ** 18) and bool(value > arb(10) ** -18) or text == "0"

    def cancelling(self):
        a, k = self.tree(2), self.random.randint(5, 45)
        tiny = f"1e-{k}"
        return self.random.choice([
            f"sqrt(({a})^2 + {tiny}) - abs({a})", f"(1 + {tiny})^{self.random.randint(2, 9)} - exp({tiny})", f"exp({a}*{tiny}) - 1",
            f"ln(1 + {tiny}*({a}))", f"1 - cos({tiny}*({a}))", f"sin({a} + {tiny}) - sin({a})", f"1 - tanh({k} + {self.leaf()})",
            f"({a} + {tiny}*pi) - ({a})", f"1/(1 - {tiny}*e) - 1", f"atan({a} + {tiny}) - atan({a})", f"e^{k} + sqrt({k}) - e^{k}",
            f"cosh({k}) - sinh({k})", f"sqrt({10 ** min(k, 30)} + 1) - sqrt({10 ** min(k, 30)})", f"1e{k}*({a}) + 1/3 - 1e{k}*({a})*(1 + {tiny}*{tiny})",
            f"frac(1e{k}*sqrt({self.random.choice([2, 3, 5, 7])}))", f"(({a}) - ({a})*cos({tiny}))*1e{2 * k}"])

    def rational(self, depth):
        if depth == 0:
            pick = self.random.random()
            if pick < 0.5:
                return str(self.random.randint(1, 999))
            return f"{self.random.uniform(0, 1000):.{self.random.randint(1, 5)}f}"
        a, b = self.rational(depth - 1), self.rational(depth - 1)
        pick = self.random.random()
        if pick < 0.75:
            mark = self.random.choice(["+", "-", "*", "/", " + ", " - "])
            return f"({a}{mark}{b})" if self.random.random() < 0.6 else f"{a}{mark}{b}"
        return self.random.choice([f"({a})^{self.random.randint(2, 6)}", f"floor({a}/{b})", f"mod({a}; {b})", f"round({a})", f"abs({a}-{b})",
                                   f"({a}) mod ({b})", f"max({a}; {b})", f"-({a})", f"trunc({a})", f"ceil({a})"])


def fill(golden, count, make):
    reached = golden.rows + count
    while golden.rows < reached:
        text = make()
        if len(text) < 160:
            golden.row(text, most=1 << 12, optional=True)


def random_rows():
    golden = Golden("random", "Random nested expressions, fixed seeds.")
    sections = [("degrees", None, 260, 90), ("radians", None, 330, 100), ("gradians", None, 60, 0), ("turns", None, 60, 0),
                ("degrees", 50, 220, 60), ("radians", 50, 260, 80)]
    for seed, (unit, digits, plain, cancelling) in enumerate(sections):
        dice = Dice(20261121 + seed, unit)
        golden.comment(f"{unit}, {digits or 20} digits")
        golden.directive(unit)
        if digits:
            golden.directive("digits", digits)
        fill(golden, plain, lambda: dice.tree(dice.random.randint(2, 4)))
        fill(golden, cancelling, dice.cancelling)
        if not digits and unit in ("degrees", "radians"):
            golden.comment("rational")
            fill(golden, 110, lambda: dice.rational(dice.random.randint(1, 3)))
    golden.save()


# MARK: - Hard to round

INVERSES = {"sin": "asin", "exp": "ln", "atan": "tan", "ln": "exp", "tan": "atan", "cos": "acos", "asin": "sin", "sinh": "asinh",
            "tanh": "atanh", "sqrt": "sq", "cbrt": "cube", "log10": "exp10", "exp10": "log10", "log2": "exp2", "acos": "cos",
            "expm1": "log1p", "log1p": "expm1", "asinh": "sinh", "acosh": "cosh", "atanh": "tanh", "exp2": "log2"}
RANGES = {"ln": (0.2, 4), "log10": (0.2, 4), "log2": (0.2, 9), "exp": (1.5, 90), "exp10": (1.5, 90), "exp2": (1.5, 90), "atan": (0.1, 1.4),
          "tan": (0.1, 9), "sqrt": (1.2, 30), "cbrt": (1.2, 9), "sinh": (0.2, 9), "expm1": (0.2, 9), "log1p": (0.2, 3), "asinh": (0.2, 3),
          "acosh": (0.2, 3), "atanh": (0.2, 2), "asin": (0.1, 1.4), "acos": (0.1, 1.4)}
DEGREE_RANGES = {"atan": (1, 80), "asin": (1, 80), "acos": (1, 80)}


def hard_argument(name, target, unit, places):
    """The argument whose image is `target`, cut to `places` significant digits."""
    inverse = {"sq": "({})^2", "cube": "({})^3"}.get(INVERSES[name], INVERSES[name] + "({})").format(target)
    node = oracle.parse(inverse)
    value = oracle.exact(node, unit)
    value = fmpq(value) if value is not None else None
    if value is None:
        ball = oracle.ball(node, unit, 4 * places + 256)
        low, _, scale = oracle.ends(ball)
        value = fmpq(low) * fmpq(10) ** scale
    digits = oracle.rounded(value, Settings(digits=places, rounding="toward-zero"))
    return oracle.written(*digits, False, "scientific") if digits[2] else oracle.written(*digits, False, "fixed")


def hard_row(golden, dice, name, unit, places, tail):
    low, high = (DEGREE_RANGES if unit == "degrees" else {}).get(name) or RANGES.get(name, (0.1, 0.95))
    head = f"{dice.uniform(low, high):.6f}"
    width = golden.settings.get("digits", 20) - len(head.replace(".", "").lstrip("0"))
    target = head + "".join(str(dice.randint(0, 9)) for _ in range(width)) + tail
    try:
        argument = hard_argument(name, target, unit, places)
    except (Undefined, Doubtful, Undecided, ValueError):
        return
    if name in ("sqrt", "cbrt") and places > 60:
        return
    golden.row(f"{name}({argument})", irrational=True, optional=True)


def tablemaker():
    golden = Golden("tablemaker", "Hard to round: the 21st digit is a 5 (or a 0) and is followed by dozens to hundreds of 0s or 9s.")
    dice = random.Random(1961)
    for unit in ("radians", "degrees"):
        golden.comment(f"arguments built backwards from a 20-digit value and a 5: {unit}")
        golden.directive(unit)
        for name in INVERSES if unit == "radians" else ["sin", "cos", "tan", "asin", "acos", "atan"]:
            for places in (30, 45, 60, 100, 200, 300):
                hard_row(golden, dice, name, unit, places, "5")
            hard_row(golden, dice, name, unit, 80, "")
    golden.comment("square roots beside a tie: sqrt(m(m+1)) = m + 1/2 - 1/(8m)")
    for _ in range(12):
        m = dice.randint(10**19, 10**20 - 1)
        golden.row(f"sqrt({m}*{m + 1})")
        golden.row(f"sqrt({m}*{m + 1}+1)")
        golden.row(f"sqrt({m * m + m + 1})/1e25")
    golden.comment("beside exact neighbours")
    for text in ["sqrt(2)-1.4142135623730950488", "sqrt(2)-1.41421356237309504880168872420969807856967", "pi-3.14159265358979323846",
                 "pi-3.14159265358979323846264338327950288419716939937510", "e-2.7182818284590452353602874713526624977572",
                 "exp(pi*sqrt(163))", "exp(pi*sqrt(163))-262537412640768744", "sqrt(1e100+1)-1e50", "sqrt(1e40+1)", "sqrt(1e42+1)",
                 "sqrt(1e100+1)", "cbrt(1e60+1)", "1/3+1e-30", "1-1/3e40", "(1e40-1)/(1e40+1)", "1e-25+1/3*3", "1+1e-25", "1+1e-25/3",
                 "1.00000000000000000005+1e-1500", "1.00000000000000000005-1e-1500", "1.00000000000000000015+1e-1500",
                 "1.00000000000000000015-1e-1500", "1.00000000000000000005+1e-500", "1.00000000000000000005+1/3*1e-60",
                 "1.00000000000000000005-1/3*1e-60", "0.99999999999999999999+1/3*1e-40", "0.999999999999999999995-1/3*1e-60",
                 "0.999999999999999999995+1/3*1e-60", "9.9999999999999999999+1/3*1e-18", "sqrt(1e42+1e21)", "sin(3.14159265358979323846)",
                 "sin(22)-sin(22+1e-40)", "16*atan(1/5)-4*atan(1/239)-3.14159265358979323846", "ln(640320^3+744)/sqrt(163)-pi",
                 "exp(ln(2)/3)-1.259921049894873164767210607278228350570251464701", "cos(1e-10)", "cos(1e-10)^2", "tan(1e-10)/1e-10",
                 "sin(1e-15)/1e-15", "exp(1e-20)", "exp(-1e-20)", "exp(1e-21)", "exp(5e-21)", "exp(-5e-21)", "1+5e-21*(1+1/3*1e-200)",
                 "sqrt(1+1e-20)", "sqrt(1+1e-19)", "(1+1e-20)^(1/3)", "1/(1-1e-20)", "1/(1+5e-21)", "1/(1-5e-21)"]:
        golden.row(text)
    golden.comment("29 digits: the cases on which other calculators flip a coin")
    golden.directive("radians")
    golden.directive("digits", 29)
    for name in ("sin", "exp", "atan", "ln"):
        for places in (45, 50, 60, 75, 100, 130, 160, 200, 250, 300, 400, 500):
            hard_row(golden, dice, name, "radians", places, "5")
    golden.save()

    golden = Golden("tablemaker-modes", "Hard cases under every rounding mode, 20 digits.")
    golden.directive("radians")
    for mode in stated.ROUNDING_MODES:
        golden.comment(mode)
        golden.directive("rounding", mode)
        for text in ["1/3", "-1/3", "2/3", "-2/3", "1/7", "pi", "-pi", "e", "-e", "exp(1e-30)", "-exp(1e-30)", "exp(-1e-30)", "-exp(-1e-30)",
                     "1/3+1e-30", "cos(1e-20)", "sqrt(1e42+1)", "-sqrt(1e42+1)", "sin(1e-20)", "tan(1e-20)", "5/3", "1.00000000000000000005+1e-1500",
                     "-1.00000000000000000005-1e-1500", "1.00000000000000000015-1e-1500", "exp(5e-21)", "exp(-5e-21)", "0.5", "-0.125", "2^70",
                     "tanh(30)", "-tanh(30)"]:
            golden.row(text)
        for name in ("sin", "exp", "ln", "atan", "sqrt", "log10"):
            hard_row(golden, dice, name, "radians", 45, "5")
            hard_row(golden, dice, name, "radians", 90, "")
    golden.save()


def rounding():
    golden = Golden("rounding", "Exact ties and their neighbours at five digits (asked for, so exact results round too), every mode.")
    golden.directive("digits", 5)
    for mode in stated.ROUNDING_MODES:
        golden.comment(mode)
        golden.directive("rounding", mode)
        for size in ["1.23445", "1.23455", "1.234450001", "1.234449999", "1.234550001", "1.23451", "1.23459", "1.2345", "9.99995", "0.00123405",
                     "0.00123415", "1.23405", "1.23400000000000000000000000000000000000000000000000001", "98765/8", "2/3", "1234.45", "1234.55",
                     "0.000000123445", "sqrt(2)", "1.234450", "1/8", "1/32", "1/128", "12345", "1.00005", "1.00015"]:
            golden.row(size)
            golden.row(f"-{size}")
    golden.save()
    golden = Golden("decimals", "Decimals after the point instead of significant digits, every mode.")
    for places in (2, 5, 0):
        golden.directive("decimals", places)
        for mode in stated.ROUNDING_MODES:
            golden.comment(f"{places} decimals, {mode}")
            golden.directive("rounding", mode)
            for size in ["0.125", "0.375", "0.135", "1.005", "1.015", "2.675", "9.995", "1234.565", "1/3", "2/3", "pi", "100*e", "1.000005",
                         "1.000015", "7.25", "3", "2.5", "3.5", "19.99*1.0825", "162.2075", "sqrt(2)*1e6", "0.995"]:
                golden.row(size, optional=True)
                golden.row(f"-{size}", optional=True)
    golden.save()


def notation():
    golden = Golden("notation", "Where notation changes: decimal exponents -8 … 21, exact integers, and the named notations.")
    for kind in ("auto", "scientific", "engineering", "fixed"):
        golden.comment(kind)
        golden.directive("notation", kind)
        for text in ["123456789", "1e20", "1e21", "123456789012345678901234567890", "1e-6", "1e-7", "1e-8", "1.5e-7", "1.5e-8", "1.5e20",
                     "1.5e21", "1/3e6", "1/3e7", "1/3*1e-6", "1/3*1e-7", "1e7/3", "2e19/3", "0.00123", "-0.00123", "12345.678", "2^64", "2^100",
                     "1e999", "10^100+1", "100000000000000000000.5", "1000000000000000000000.5", "0.1", "1e-400", "2^-20", "2^-30", "2^-100",
                     "12.5", "125", "1250", "12500", "125000", "1250000", "0.125", "0.0125", "0.00125", "0.000125", "sqrt(2)*1e10",
                     "sqrt(2)*1e-10", "sqrt(2)*100", "sqrt(2)*1e30", "sqrt(2)*1e-5", "1e15/7", "-1e-5/7", "100!", "1/1024"]:
            golden.row(text, optional=True)
    golden.save()


# MARK: - Many digits


def digits():
    golden = Golden("digits", "50, 100 and 1000 digits.")
    golden.directive("radians")
    for count in (50, 100, 1000):
        golden.comment(f"{count} digits")
        golden.directive("digits", count)
        for text in ["pi", "e", "sqrt(2)", "ln(2)", "sin(1)", "cos(1)", "tan(1)", "phi", "exp(pi)", "gamma(1/3)", "0.5!", "ln(10)", "cbrt(2)",
                     "atan(1/2)", "pi^e", "1/7", "1/998001", "sinh(1)", "asinh(1)", "2^0.1", "log2(3)", "log10(2)", "exp(1/3)", "sqrt(pi)",
                     "e^(pi*sqrt(163))", "sin(1e22)", "tau", "atanh(1/3)"]:
            golden.row(text)
    golden.save()
    golden = Golden("slow", "Rows that cost an engine more than most: very many digits, very large or very hard arguments.")
    golden.directive("radians")
    for text in ["sin(10^100000)", "10000000!", "(10^10)!", "2^-(10^10)", "exp(10^10)", "exp(-1e10)", "e^(pi^(e^pi))", "9^9^9", "1.0000001^(10^12)",
                 "cos(1e-2000)", "exp(1e-3000)", "sqrt(1e6000+1)", "sin(exp(1000))", "mod(10^1000; pi)", "floor(10^900*pi)", "1-tanh(2000)",
                 "gamma(1e6+1/3)", "1000000.5!", "gamma(1e5)", "gamma(123456789)", "gamma(1e10)", "tan(10^20000)"]:
        golden.row(text, most=1 << 20, irrational=True)
    dice = random.Random(29)
    for name in ("sin", "exp", "atan", "ln"):
        hard_row(golden, dice, name, "radians", 1000, "5")
    golden.directive("digits", 3000)
    for text in ["pi", "e", "sqrt(3)", "exp(1/3)", "sin(1)", "ln(3)", "1/19"]:
        golden.row(text)
    golden.save()


def special():
    golden = Golden("special", "The error function and its complement; their values at rational numbers but 0 are irrational (C. L. Siegel, 1929).")
    golden.directive("degrees")
    for name in ("erf", "erfc"):
        golden.comment(name)
        for argument in ALL:
            for text in (f"{name}({argument})", f"{name}(-{argument})"):
                golden.row(text, irrational=is_rational(argument), optional=True)
    golden.comment("the tail, where 1 - erf(x) would lose all digits")
    for argument in ["4", "5", "6", "8", "15", "20", "26.5", "27", "30", "50", "100.5", "500", "5000", "27281", "27283", "38582", "1e4+1/3",
                     "sqrt(1000)", "10*pi", "1e7"]:
        golden.row(f"erfc({argument})", irrational=is_rational(argument))
    for text in ["erf(0.5)/erf(0.25)", "erfc(3)*exp(9)", "1-erf(5)", "erf(5)-erf(4)", "erf(1e-30)/1e-30", "erf(1)^2+erfc(1)^2",
                 "ln(erfc(50))", "erf(sqrt(2)/2)", "erfc(-3)-2", "erf(30)-1"]:
        golden.row(text, irrational=True)
    golden.comment("what is proved")
    for text, value, *witnesses in [("erf(1)+erf(-1)", "0", ), ("erf(2)+erfc(2)", "1"), ("erfc(2)+erfc(-2)", "2"), ("erf(sqrt(8))-erf(2*sqrt(2))", "0"),
                                    ("erfc(30)+erf(30)", "1"), ("erfc(sqrt(2)^2-2)", "1")]:
        golden.stated(text, value, (text, value))
    for places in (50, 300):
        golden.comment(f"{places} digits")
        golden.directive("digits", places)
        for text in ["erf(1)", "erfc(1)", "erf(1/3)", "erfc(10)", "erfc(100)", "erf(-2.5)", "erfc(1e-5)"]:
            golden.row(text, irrational=True)
    golden.comment("towards zero: 1 is never reached")
    golden.directive("digits", 20)
    golden.directive("rounding", "toward-zero")
    for text in ["erf(1)", "erf(5)", "erf(30)", "erf(-30)", "erfc(30)", "erfc(-30)"]:
        golden.row(text, irrational=True)
    golden.save()


FILES = {"elementary": elementary, "random": random_rows, "tablemaker": tablemaker, "rounding": rounding, "notation": notation, "digits": digits,
         "special": special, "zeros": lambda: stated.zeros(Golden), "identities": lambda: identities.write(Golden), "peers": lambda: stated.peers(Golden), "language": lambda: stated.language(Golden),
         "rejected": lambda: stated.rejected(FOLDER), "wrappers": lambda: wrappers.write(FOLDER)}


def main():
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in sys.argv[1:] or FILES:
        began = time.monotonic()
        FILES[name]()
        print(f"  {name}: {time.monotonic() - began:.1f} s", file=sys.stderr)


if __name__ == "__main__":
    main()
