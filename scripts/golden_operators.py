#!/usr/bin/env python3
"""Writes Tests/Golden/operators.golden: operators of integers and Booleans, as CPython computes them.

The output is the same on every run. CPython's integers have no end of bits, its `//` rounds down and its `%` has the sign
of the divisor, as `mod` here; comparisons chain and `and`, `or`, `not` are those of its Booleans.
"""

import math
import random
from pathlib import Path

FILE = Path(__file__).resolve().parent.parent / "Tests" / "Golden" / "operators.golden"


def remainder(a, b):
    return int(math.copysign(1, a)) * (abs(a) % abs(b))


INFIX = {
    "&": lambda a, b: a & b, "and": lambda a, b: a & b, "or": lambda a, b: a | b, "|": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b, "//": lambda a, b: a // b, "div": lambda a, b: a // b, "mod": lambda a, b: a % b,
    "rem": remainder,
}


def integer(rng):
    size = rng.choice([3, 8, 31, 32, 33, 62, 63, 64, 65, 128, 200])
    value = rng.getrandbits(size)
    return rng.choice([value, -value, value, 1 << size, -(1 << size), (1 << size) - 1])


def main():
    rng = random.Random(20261122)
    rows = []
    for _ in range(400):
        a, b, name = integer(rng), integer(rng), rng.choice(sorted(INFIX))
        if b == 0:
            b = 7
        rows.append((f"{a} {name} {b}" if b >= 0 else f"{a} {name} ({b})", INFIX[name](a, b)))
    for _ in range(100):
        a, shift = integer(rng), rng.choice([0, 1, 7, 31, 32, 63, 64, 65, 130])
        rows.append((f"{a} << {shift}", a << shift))
        rows.append((f"{a} >> {shift}", a >> shift))
        rows.append((f"~{a}" if a >= 0 else f"~({a})", ~a))
        rows.append((f"not {a}", ~a))
    numbers = [-2, -1, 0, 1, 2]
    words = {True: "true", False: "false"}
    for _ in range(150):
        values = [rng.choice(numbers) for _ in range(rng.choice([3, 4]))]
        signs = rng.choice([["<", "<=", "=="], [">", ">=", "=="]])
        text = str(values[0])
        for value in values[1:]:
            text += f" {rng.choice(signs)} {value}"
        rows.append((text, words[eval(text)]))
    for _ in range(150):
        parts = [rng.choice(["true", "false", "not true", "not false", "1 < 2", "2 < 1"]) for _ in range(4)]
        joints = [rng.choice(["and", "or"]) for _ in range(3)]
        text = " ".join(x for pair in zip(parts, joints + [""]) for x in pair).strip()
        rows.append((text, words[eval(text.replace("true", "True").replace("false", "False"))]))
    for _ in range(60):
        a, b, c = (rng.randrange(-50, 50) for _ in range(3))
        rows.append((f"{a} < {b} ? {a} : {c} < {b} ? {b} : {c}", a if a < b else b if c < b else c))
        first, last, step = rng.randrange(-9, 9), rng.randrange(10, 40), rng.randrange(1, 5)
        elements = "; ".join(map(str, range(first, last + 1, step)))
        text = f"{first}..{last} step {step}"
        rows.append((text, f"[{elements}]" if ";" in elements else elements))
        rows.append((f"sum(k^2 - {a}*k; k; {first}; {last})", sum(k * k - a * k for k in range(first, last + 1))))
        rows.append((f"sum(k; k; {first}; {last}; k mod {step + 1} == 1)",
                     sum(k for k in range(first, last + 1) if k % (step + 1) == 1)))
    for _ in range(40):
        a, n, m = rng.randrange(-60, 60), rng.randrange(10**9, 10**18), rng.choice([7, 97, 10**6, 2**61 - 1, -12])
        b = rng.randrange(1, 10**6)
        value = (pow(a, n, abs(m)) + b) % abs(m)
        value = value + m if m < 0 and value else value
        rows.append((f"(({a})^{n} + {b}) mod {m}" if m > 0 else f"(({a})^{n} + {b}) mod ({m})", value))
    rows.append(("9^9^9 mod 7", pow(9, 9**9, 7)))
    rows.append(("-(9^9^9) rem 7", -pow(9, 9**9, 7)))
    rows.append(("(5 - 3*2^(10^17)) mod 1009", (5 - 3 * pow(2, 10**17, 1009)) % 1009))
    lines = ["# Operators of integers and Booleans, conditions, ranges and sums.",
             "# Source: CPython's integers and Booleans, scripts/golden_operators.py.", ""]
    seen = set()
    for text, value in rows:
        if text not in seen and len(str(value)) < 900:
            seen.add(text)
            lines.append(f"{text} => {value}")
    FILE.write_text("\n".join(lines) + "\n")


main()
