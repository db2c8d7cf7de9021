#!/usr/bin/env python3
"""Compares random expressions of quantities with angles, rpm, Hz and solid angles with fractions, and with pint.

    pip install pint==0.25.3 mpmath==1.3.0
    swift build -c release --product sci
    scripts/random_quantities.py [--count 20000] [--seed 1] [--sci .build/release/sci]
    scripts/random_quantities.py --rows 300 > Tests/SciCalculatorTests/Data/angle-quantities.tsv

Each expression is computed in each of the four modes of angles, by the command, and in three ways here:

- with fractions: a value is a sum of fractions times powers of π, in m, kg, s, cd and radians, where the radian is 1;
- with pint, whose numbers are fractions too, and whose π has fifty digits;
- by the two rules below, for what the command may ask.

Nothing here is rounded before the last comparison: the value of a text that is marked exact must be that sum, and any other must be its 20 digits.

What is known to differ from pint:

- pint takes the radian for 1 everywhere: 60 rpm is 6.28 Hz, and equal to 6.28 /s. The command asks which is meant (`UNCLEAR`): where an angle is added
  or removed and the power of Hz changes, and where a turn is added or removed and nothing but a power of time is left. Then it must refuse, and in no other case.
- pint keeps no angles: `2 m * 1 rad` is a length there. The command keeps the radian, so values are compared in the base.
"""

import argparse
import json
import random
import subprocess
from collections import Counter
from fractions import Fraction
from pathlib import Path

import mpmath
import pint

ROOT = Path(__file__).resolve().parent.parent
MODES = ["--degrees", "--radians", "--gradians", "--turns"]
mpmath.mp.dps = 80

# Name here, name in pint, fraction, power of π, and exponents of m, kg, s, cd, angle and Hz.
UNITS = {}
for row in """
m meter 1 0 1 0 0 0 0 0
km kilometer 1000 0 1 0 0 0 0 0
mm millimeter 1/1000 0 1 0 0 0 0 0
in inch 254/10000 0 1 0 0 0 0 0
ft foot 3048/10000 0 1 0 0 0 0 0
s second 1 0 0 0 1 0 0 0
min minute 60 0 0 0 1 0 0 0
h hour 3600 0 0 0 1 0 0 0
ms millisecond 1/1000 0 0 0 1 0 0 0
kg kilogram 1 0 0 1 0 0 0 0
g gram 1/1000 0 0 1 0 0 0 0
N newton 1 0 1 1 -2 0 0 0
J joule 1 0 2 1 -2 0 0 0
W watt 1 0 2 1 -3 0 0 0
kW kilowatt 1000 0 2 1 -3 0 0 0
cd candela 1 0 0 0 0 1 0 0
rad radian 1 0 0 0 0 0 1 0
mrad milliradian 1/1000 0 0 0 0 0 1 0
deg degree 1/180 1 0 0 0 0 1 0
arcmin arcminute 1/10800 1 0 0 0 0 1 0
arcsec arcsecond 1/648000 1 0 0 0 0 1 0
grad grade 1/200 1 0 0 0 0 1 0
turn turn 2 1 0 0 0 0 1 0
rev revolution 2 1 0 0 0 0 1 0
rpm revolutions_per_minute 1/30 1 0 0 -1 0 1 0
Hz hertz 1 0 0 0 -1 0 0 1
kHz kilohertz 1000 0 0 0 -1 0 0 1
sr steradian 1 0 0 0 0 0 2 0
sqdeg square_degree 1/32400 2 0 0 0 0 2 0
lm lumen 1 0 0 0 0 1 0 0
""".strip().splitlines():
    name, other, factor, pi, *powers = row.split()
    UNITS[name] = (other, Fraction(factor), int(pi), tuple(map(int, powers)))

KINDS = [["m", "km", "mm", "in", "ft"], ["s", "min", "h", "ms"], ["kg", "g"], ["N"], ["J"], ["W", "kW"], ["cd", "lm"],
         ["rad", "mrad", "deg", "arcmin", "arcsec", "grad", "turn", "rev"], ["rpm"], ["Hz", "kHz"], ["sr", "sqdeg"]]
WEIGHTS = [3, 3, 1, 1, 1, 1, 1, 6, 3, 3, 2]
TIME = (0, 0, 1, 0)


class Sum:
    """Fractions times powers of π."""

    def __init__(self, terms):
        self.terms = {power: value for power, value in terms.items() if value}

    def __add__(self, other):
        return Sum({k: self.terms.get(k, 0) + other.terms.get(k, 0) for k in {**self.terms, **other.terms}})

    def __neg__(self):
        return Sum({k: -v for k, v in self.terms.items()})

    def __mul__(self, other):
        terms = Counter()
        for i, a in self.terms.items():
            for j, b in other.terms.items():
                terms[i + j] += a * b
        return Sum(terms)

    def inverse(self):
        [(power, value)] = self.terms.items()
        return Sum({-power: 1 / value})

    @property
    def rational(self):
        return self.terms.get(0, Fraction(0)) if set(self.terms) <= {0} else None

    @property
    def real(self):
        return mpmath.fsum(mpmath.mpf(v.numerator) / v.denominator * mpmath.pi ** k for k, v in self.terms.items())

    def __eq__(self, other):
        return self.terms == other.terms


class Unit:
    """A product of integer powers of names."""

    def __init__(self, powers):
        self.powers = {name: power for name, power in powers.items() if power}

    def __mul__(self, other):
        return Unit(Counter(self.powers) | {} if not other.powers else {
            k: self.powers.get(k, 0) + other.powers.get(k, 0) for k in {**self.powers, **other.powers}})

    def power(self, n):
        return Unit({k: v * n for k, v in self.powers.items()})

    @property
    def factor(self):
        value, pi = Fraction(1), 0
        for name, power in self.powers.items():
            value *= UNITS[name][1] ** power
            pi += UNITS[name][2] * power
        return Sum({pi: value})

    def total(self, place):
        return sum(UNITS[name][3][place] * power for name, power in self.powers.items())

    @property
    def dimension(self):
        return tuple(self.total(place) for place in range(4))

    @property
    def text(self):
        above = "*".join(name + (f"^{p}" if p != 1 else "") for name, p in self.powers.items() if p > 0)
        below = "*".join(name + (f"^{-p}" if p != -1 else "") for name, p in self.powers.items() if p < 0)
        return (above or "1") + (f"/({below})" if below else "")

    def of(self, pints):
        result = pints.Unit("dimensionless")
        for name, power in self.powers.items():
            result = result * pints.Unit(UNITS[name][0]) ** power
        return result


def unclear(left, right):
    """Whether a turn may count as 1 or as 2π between two units of one dimension."""
    if left.total(4) == right.total(4):
        return False
    if left.total(5) != right.total(5):
        return True
    # rpm is rev/min, so rev/rpm has no turn.
    turns = any(unit.powers.get("turn") or unit.powers.get("rev", 0) + unit.powers.get("rpm", 0) for unit in (left, right))
    dimension = left.dimension
    return turns and dimension[2] != 0 and dimension[:2] + dimension[3:] == (0, 0, 0)


# Expressions: a text, its value in the base, a unit whose dimension and angle it has, and pint's quantity.


class Quantity:
    def __init__(self, text, value, unit, other):
        self.text, self.value, self.unit, self.other = text, value, unit, other


class Generator:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.pints = pint.UnitRegistry(non_int_type=Fraction)

    def number(self):
        digits = self.random.choice(["1", "2", "3", "5", "0.5", "1.5", "7", "12", "30", "45", "60", "0.1", "2.25", "90", "360", "3000",
                                     str(self.random.randint(1, 999)), f"{self.random.randint(1, 99999) / 100:.2f}"])
        return digits, Fraction(digits)

    def factor(self):
        kind = self.random.choices(KINDS, WEIGHTS)[0]
        return Unit({self.random.choice(kind): 1})

    def unit(self):
        unit = self.factor()
        for _ in range(self.random.choice([0, 0, 1, 1, 2])):
            unit = unit * self.factor().power(self.random.choice([1, 1, -1, -1, 2]))
        return unit if unit.powers else Unit({"rad": 1})

    def quantity(self, unit=None):
        unit = unit or self.unit()
        text, number = self.number()
        other = self.pints.Quantity(number, unit.of(self.pints))
        return Quantity(f"({text} {unit.text})" if not unit.text.startswith("1/") else f"({text}{unit.text[1:]})",
                        Sum({0: number}) * unit.factor, unit, other)

    def product(self):
        result = self.quantity()
        for _ in range(self.random.choice([0, 1, 1, 2])):
            right = self.quantity()
            if self.random.random() < 0.5:
                result = Quantity(f"{result.text} * {right.text}", result.value * right.value, result.unit * right.unit, result.other * right.other)
            else:
                result = Quantity(f"{result.text} / {right.text}", result.value * right.value.inverse(), result.unit * right.unit.power(-1),
                                  result.other / right.other)
        if self.random.random() < 0.15:
            n = self.random.choice([2, -1, 3])
            value = result.value if n > 0 else result.value.inverse()
            for _ in range(abs(n) - 1):
                value = value * result.value
            result = Quantity(f"({result.text})^{n}", value, result.unit.power(n), result.other ** n)
        return result

    def alike(self, unit):
        """A unit of the same dimension, often with more or fewer angles."""
        powers = Counter()
        for name, power in unit.powers.items():
            kind = next(kind for kind in KINDS if name in kind)
            powers[self.random.choice(kind)] += power
        result = Unit(powers)
        chance = self.random.random()
        if chance < 0.2:
            result = result * Unit({self.random.choice(["rad", "deg", "turn", "sr", "rev"]): self.random.choice([1, -1])})
        elif chance < 0.3:
            result = Unit({n: p for n, p in result.powers.items() if n not in KINDS[7] + KINDS[10]})
        elif chance < 0.4 and "Hz" in result.powers:
            power = result.powers.pop("Hz")
            result = result * Unit({"rpm": power})
        elif chance < 0.5 and "rpm" in result.powers:
            power = result.powers.pop("rpm")
            result = result * Unit({self.random.choice(["Hz", "s"]): power if self.random.random() < 0.5 else power})
        elif chance < 0.6 and "J" in result.powers:
            result = Unit({**result.powers, "J": 0}) * Unit({"N": result.powers["J"], "m": result.powers["J"]})
        if result.dimension != unit.dimension or not result.powers:
            return Unit(powers)
        return result

    def case(self):
        """A text, what is expected of it, and in which unit it is."""
        left = self.product()
        while left.unit.dimension == (0, 0, 0, 0) and left.unit.total(4) == 0 or not left.unit.powers:
            left = self.product()
        chance = self.random.random()
        if chance < 0.45:
            target = self.alike(left.unit)
            if not target.powers or max(map(abs, target.powers.values())) > 9 or target.text.startswith("1/"):
                return None
            return f"{left.text} to {target.text}", "to", left, target, None
        if chance < 0.6:
            return left.text, "as it is", left, left.unit, None
        right = self.quantity(self.alike(left.unit))
        if not right.unit.powers:
            return None
        sign = self.random.choice("+-") if chance < 0.8 else self.random.choice(["==", "<", ">", "<=", ">=", "!="])
        if sign in ("==", "<=") and self.random.random() < 0.3:
            right = Quantity(f"({left.text} to {right.unit.text})" if not right.unit.text.startswith("1/") else left.text,
                             left.value, right.unit if not right.unit.text.startswith("1/") else left.unit, left.other)
        return f"{left.text} {sign} {right.text}", sign, left, left.unit, right


def expected(case):
    """The value in the base, or the outcome of a comparison; `None` if the command must ask."""
    _, sign, left, target, right = case
    if sign == "to":
        return None if unclear(left.unit, target) else left.value
    if sign == "as it is":
        return left.value
    if unclear(left.unit, right.unit):
        return None
    if sign in "+-":
        return left.value + (right.value if sign == "+" else -right.value)
    difference = left.value + -right.value
    size = 0 if not difference.terms else mpmath.sign(difference.real)
    return {"==": size == 0, "!=": size != 0, "<": size < 0, ">": size > 0, "<=": size <= 0, ">=": size >= 0}[sign]


def pint_value(case, generator):
    """The same with pint, as a fraction in the base."""
    _, sign, left, target, right = case
    if sign in ("to", "as it is"):
        return left.other.to_base_units().magnitude * 1
    a, b = left.other.to_base_units(), right.other.to_base_units()
    if sign in "+-":
        return (a + b if sign == "+" else a - b).magnitude
    difference = (a - b).magnitude
    # pint's π is a fraction of fifty digits, so equal values may differ in the last ones.
    scale = max(abs(a.magnitude), abs(b.magnitude))
    size = 0 if abs(difference) <= scale * Fraction(1, 10 ** 40) else (1 if difference > 0 else -1)
    return {"==": size == 0, "!=": size != 0, "<": size < 0, ">": size > 0, "<=": size <= 0, ">=": size >= 0}[sign]


SUPERSCRIPTS = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁻", "0123456789-")


#: Products that are written by a name of their own.
SHORT = {"rps": {"rev": 1, "s": -1}, "Wh": {"W": 1, "h": 1}, "kWh": {"kW": 1, "h": 1}}


def read_unit(text):
    """The unit that the command writes, such as `kg·m²/(s³·rad)`."""
    powers = Counter()
    above, slash, below = text.partition("/")
    for sign, side in ((1, above), (-1, below)):
        for factor in filter(None, side.strip("()").split("·")):
            name = factor.rstrip("⁰¹²³⁴⁵⁶⁷⁸⁹⁻")
            power = sign * int(factor[len(name):].translate(SUPERSCRIPTS) or 1)
            for name, part in SHORT.get(name, {name: 1}).items():
                powers[name] += power * part
    return Unit(powers)


def answers(sci, mode, texts):
    """What the command says of each text: the number and the unit, a Boolean, or an error."""
    run = subprocess.run([sci, "--json", mode], input="\n".join(texts), text=True, capture_output=True)
    lines = [json.loads(line) for line in run.stdout.splitlines()]
    assert len(lines) == len(texts), (len(lines), len(texts), run.stderr[:500])
    return lines


def check(case, answer):
    """What is wrong with an answer; nothing if it is right."""
    wanted = expected(case)
    if "error" in answer:
        message = answer["error"]["message"]
        if wanted is None:
            return None if "a turn may count" in message else f"other error: {message}"
        return f"error: {message}"
    if wanted is None:
        return f"answers {answer['value']} {answer.get('unit', '')} instead of asking"
    if isinstance(wanted, bool):
        return None if answer["value"] == str(wanted).lower() else f"is {answer['value']}"
    unit = read_unit(answer.get("unit", ""))
    if unit.dimension != case[3].dimension:
        return f"has the unit {answer.get('unit')}"
    if case[1] == "to" and unit.powers != case[3].powers and unit.factor != case[3].factor:
        return f"is in {unit.text}"
    if case[1] == "as it is" and unit.total(4) != case[2].unit.total(4):
        return f"has lost an angle: {unit.text}"
    value = wanted * unit.factor.inverse()
    shown = Fraction(answer["value"])
    if answer["exact"]:
        return None if value.rational == shown else f"is {shown}, exactly"
    if value.rational == shown:
        return "is exact, and not marked so"
    digits = answer["value"].lstrip("-").partition("e")[0].replace(".", "").lstrip("0")
    if len(digits) != 20:
        return f"has {len(digits)} digits"
    unit_of_last = mpmath.mpf(10) ** (mpmath.floor(mpmath.log10(abs(value.real))) - 19)
    difference = abs(value.real - mpmath.mpf(shown.numerator) / shown.denominator)
    return None if difference <= unit_of_last * mpmath.mpf("0.5000000001") else f"is off by {mpmath.nstr(difference / unit_of_last, 5)} units of the last digit"


def check_pint(case, generator):
    """How pint's value differs from the fractions; nothing if it does not."""
    wanted, found = expected(case), pint_value(case, generator)
    if wanted is None:
        return None
    if isinstance(wanted, bool):
        return None if wanted == found else f"pint says {found}"
    # pint's base has grams nowhere: its kilogram is that of the SI.
    difference = abs(wanted.real - mpmath.mpf(found.numerator) / found.denominator)
    return None if difference <= abs(wanted.real) * mpmath.mpf(10) ** -40 else f"pint has {float(found)}"


def cases(generator, count, sci):
    """Cases, whose operands have the units that the command merges them into: a quantity that is compared or converted has that unit."""
    found = []
    while len(found) < count + count // 50:
        case = generator.case()
        if case:
            found.append(case)
    operands = [operand for case in found for operand in (case[2], case[4]) if operand]
    asks = set()
    for operand, answer in zip(operands, answers(sci, MODES[0], [operand.text for operand in operands])):
        if "error" in answer and "a turn may count" in answer["error"]["message"] and " to " in operand.text:
            asks.add(operand.text)
            continue
        unit = read_unit(answer.get("unit", ""))
        assert unit.dimension == operand.unit.dimension and unit.total(4) == operand.unit.total(4), (operand.text, answer)
        operand.unit = unit
    return [(text, sign, left, target if sign == "to" else left.unit, right) for text, sign, left, target, right in found if not right or right.text not in asks][:count]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=20000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sci", default=str(ROOT / ".build/release/sci"))
    parser.add_argument("--rows", type=int)
    options = parser.parse_args()
    generator = Generator(options.seed)
    if options.rows:
        return write_rows(cases(generator, 6 * options.rows, options.sci), options.rows)
    found = cases(generator, options.count, options.sci)
    counts = Counter()
    results = {mode: answers(options.sci, mode, [case[0] for case in found]) for mode in MODES}
    for index, case in enumerate(found):
        problems = {check(case, results[mode][index]) for mode in MODES} - {None}
        if len({json.dumps({**results[mode][index], "bits": 0, "enclosure": 0}) for mode in MODES}) != 1:
            problems.add("differs between modes")
        difference = check_pint(case, generator)
        wanted = expected(case)
        kind = case[1] if case[1] in ("to", "as it is") else "sum" if case[1] in "+-" else "comparison"
        counts[kind] += 1
        counts["asked, as it must"] += wanted is None and not problems
        counts["agree with fractions"] += wanted is not None and not problems
        counts["agree with pint"] += wanted is not None and difference is None
        counts["differ from fractions"] += bool(problems)
        counts["differ from pint"] += difference is not None
        for problem in problems | ({difference} - {None}):
            print(f"{case[0]}: {problem}")
    for name, count in counts.items():
        print(f"{count:6} {name}")


def written(value):
    """The number as the command writes it, where it does so without an exponent; `None` otherwise."""
    if value.rational is not None:
        top, bottom = value.rational.numerator, value.rational.denominator
        places = 0
        while bottom % 10 == 0 or bottom % 5 == 0 or bottom % 2 == 0:
            bottom = bottom // 10 if bottom % 10 == 0 else bottom // 5 if bottom % 5 == 0 else bottom // 2
            places += 1
        if bottom == 1:
            scaled = value.rational * 10 ** places
            digits = str(abs(int(scaled))).rjust(places + 1, "0")
            text = digits[:-places] + "." + digits[-places:].rstrip("0") if places else digits
            text = text.rstrip(".")
            return ("-" if top < 0 else "") + text if Fraction(1, 10 ** 6) < abs(value.rational) < 10 ** 15 and places < 25 else None
    size = int(mpmath.floor(mpmath.log10(abs(value.real))))
    if not -6 < size < 15:
        return None
    rounded = mpmath.nint(value.real * mpmath.mpf(10) ** (19 - size))
    digits = str(abs(int(rounded))).rjust(20 - size if size < 0 else 20, "0")
    places = 19 - size
    return ("-" if value.real < 0 else "") + digits[:-places] + "." + digits[-places:]


def write_rows(found, count):
    print("# Quantities with angles, rpm, Hz and solid angles, and what they are; the same in every mode. Written by scripts/random_quantities.py --rows,")
    print("# which computes with fractions and powers of π: an expression, and its value in the unit behind `to`, `true` or `false`, or `asks`.")
    kinds = Counter()
    for case in found:
        wanted = expected(case)
        if case[1] == "as it is" or case[1] in "+-" or kinds["rows"] == count:
            continue
        if wanted is None:
            text, kind = "asks", "asks"
        elif isinstance(wanted, bool):
            text, kind = str(wanted).lower(), "comparison"
        else:
            text, kind = written(wanted * case[3].factor.inverse()), "to"
        if text is None or kind != "to" and kinds[kind] > count / 5:
            continue
        kinds[kind] += 1
        kinds["rows"] += 1
        print(f"{case[0]}\t{text}")


if __name__ == "__main__":
    main()
