#!/usr/bin/env python3
"""Checks each pixel of pictures of relations with python-flint: scripts/plot_witness.py COMMAND SEED [WIDTHxHEIGHT].

`sci plot --output` writes a picture of each relation below. Then, by Arb balls of 80 bits and nothing of `sci`:

- a painted pixel must have a point that satisfies the relation: for an equation, two points with differences of either sign on a box where Arb's enclosure is finite, so that the
  function is continuous, or a point where the difference is exactly zero;
- all of some random points of a pixel inside a region must satisfy it;
- none of the random points of a blank pixel may satisfy it, and no difference may change its sign there. Then the whole pixel is enclosed, in parts: it is `empty` if that proves
  that it has no solution, and `blank` if Arb's enclosures of it are too wide.

A curve that only just cuts the corner of a pixel is looked for on ever finer grids; what is not found is counted as unconfirmed, and more than one in two thousand is an error.
"""
import random
import re
import subprocess
import sys
import tempfile

from flint import arb, ctx

ctx.prec = 80
# The edges inside of a picture are moved by so many pixels (RelationTracer.swift).
SHIFTS = -0.0917, 0.3119



def floor_difference(x, y):
    return y - x.floor()


def larger(a, b):
    """The larger of two balls."""
    return (a + b + abs(a - b)) / 2


# The text, half the width of the picture, and the difference of both sides.
EQUATIONS = [
    ("x^2 + y^2 == 1", 2, lambda x, y: x * x + y * y - 1),
    ("y == 1/x", 5, lambda x, y: y - 1 / x),
    ("x*y == 0", 3, lambda x, y: x * y),
    ("abs(x) + abs(y) == 1", 2, lambda x, y: abs(x) + abs(y) - 1),
    ("(x^2 + y^2 - 1)^3 == x^2*y^3", 1.5, lambda x, y: (x * x + y * y - 1) ** 3 - x * x * y**3),
    ("tan(x) == y", 5, lambda x, y: x.tan() - y),
    ("y^2 == x^3 - x", 3, lambda x, y: y * y - x**3 + x),
    ("y^2 == x^3", 2, lambda x, y: y * y - x**3),
    ("y^2 == x^2*(x - 1)", 2, lambda x, y: y * y - x * x * (x - 1)),
    ("x^2 + y^2 == 0", 2, lambda x, y: x * x + y * y),
    ("(x^2 + y^2 - 1)^2 == 0", 2, lambda x, y: (x * x + y * y - 1) ** 2),
    ("y == floor(x)", 3, floor_difference),
    ("y == x*(x - 3)/(x - 3.001)", 10, lambda x, y: y - x * (x - 3) / (x - arb(3001) / 1000)),
    ("y == atan(9^9^9*(x - 1))", 3, lambda x, y: y - (arb(9) ** 9**9 * (x - 1)).atan()),
    ("y == sqrt(x - 3)*sqrt(1 - x)", 4, lambda x, y: y - (x - 3).sqrt() * (1 - x).sqrt()),
    ("abs(sin(sqrt(x^2 + y^2))) == abs(cos(x))", 7, lambda x, y: abs((x * x + y * y).sqrt().sin()) - abs(x.cos())),
    ("sin(x) == cos(y)", 7, lambda x, y: x.sin() - y.cos()),
    ("sin(x^2 + y^2) == cos(x*y)", 4, lambda x, y: (x * x + y * y).sin() - (x * y).cos()),
    ("exp(sin(x) + cos(y)) == sin(exp(x + y))", 3, lambda x, y: (x.sin() + y.cos()).exp() - (x + y).exp().sin()),
    ("x/sin(x) + y/sin(y) == x*y/sin(x*y)", 4, lambda x, y: x / x.sin() + y / y.sin() - x * y / (x * y).sin()),
    ("gamma(x) == y", 4, lambda x, y: x.gamma() - y),
    ("x + y == 1", 3, lambda x, y: x + y - 1),
]
# The text, half the width of the picture, whether it surely holds, and whether it surely fails. An equation may hold in a region.
REGIONS = [
    ("sin(x) < cos(y)", 7, lambda x, y: x.sin() < y.cos(), lambda x, y: x.sin() >= y.cos()),
    ("y > x^2 and y < 2", 3, lambda x, y: y > x * x and y < 2, lambda x, y: y <= x * x or y >= 2),
    ("1 < x^2 + y^2 <= 4", 3, lambda x, y: 1 < x * x + y * y <= 4, lambda x, y: x * x + y * y <= 1 or x * x + y * y > 4),
    ("not (x < y) or x < -1", 3, lambda x, y: x >= y or x < -1, lambda x, y: x < y and x >= -1),
    ("sqrt(x) > y", 3, lambda x, y: x >= 0 and x.sqrt() > y, lambda x, y: x < 0 or x.sqrt() <= y),
    ("sin(x*y) > 1/2", 6, lambda x, y: (x * y).sin() > arb(0.5), lambda x, y: (x * y).sin() <= arb(0.5)),
    ("(x > 0) xor (y > 0)", 3, lambda x, y: x > 0 and y <= 0 or x <= 0 and y > 0, lambda x, y: x > 0 and y > 0 or x <= 0 and y <= 0),
    ("ln(x) < y < exp(x)", 4, lambda x, y: x > 0 and x.log() < y < x.exp(), lambda x, y: x <= 0 or x.log() >= y or y >= x.exp()),
    (
        "sin(abs(x + y)) > max(cos(x^2), sin(y^2))", 5,
        lambda x, y: abs(x + y).sin() > larger((x * x).cos(), (y * y).sin()),
        lambda x, y: abs(x + y).sin() <= larger((x * x).cos(), (y * y).sin()),
    ),
    ("abs(x + y) == x + y", 3, lambda x, y: x + y >= 0, lambda x, y: x + y < 0),
    ("81 - x^2 - y^2 == abs(81 - x^2 - y^2)", 12, lambda x, y: x * x + y * y <= 81, lambda x, y: x * x + y * y > 81),
    (
        "floor(x)^2 + floor(y)^2 == 25", 7,
        lambda x, y: x.floor() ** 2 + y.floor() ** 2 == 25,
        lambda x, y: not (x.floor() ** 2 + y.floor() ** 2).contains(25),
    ),
]
# Where a side has surely no value, and so no solution either, by the text.
NOWHERE = {"y == sqrt(x - 3)*sqrt(1 - x)": lambda x, y: x < 3 or x > 1}


class Picture:
    """The pixels of a picture, read from its SVG file."""

    def __init__(self, command, text, size, pixels):
        with tempfile.TemporaryDirectory() as folder:
            path = folder + "/picture.svg"
            subprocess.run(
                [command, "plot", "-r", text, f"x=-{size}..{size}", f"y=-{size}..{size}", "--size", pixels, "--output", path],
                check=True,
            )
            svg = open(path).read()
        left, top, self.columns, self.rows = (
            int(number)
            for number in re.search(r'<clipPath id="area"><rect x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)"', svg).groups()
        )
        self.x = self.edges(size, self.columns, SHIFTS[0])
        self.y = self.edges(size, self.rows, SHIFTS[1])
        self.state = [["blank"] * self.rows for _ in range(self.columns)]
        for path, fill, rest in re.findall(r'<path d="([^"]*)" fill="(#[0-9a-f]*)"([^/]*)/>', svg):
            state = "whole" if "opacity" in rest else {"#c8c8c8": "undecided"}.get(fill, "painted")
            for box in re.findall(r"M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)h", path):
                across, down, width, height = (round(float(number)) for number in box)
                for column in range(across - left, across - left + width):
                    for row in range(down - top, down - top + height):
                        self.state[column][self.rows - 1 - row] = state

    @staticmethod
    def edges(size, count, shift):
        even = [-size * (1 - k / count) + size * (k / count) for k in range(count + 1)]
        even[0], even[count] = -size, size
        return moved(even, shift)


def moved(edges, shift):
    """Edges, those inside of a picture moved by a part of a pixel."""
    return [edges[0]] + [
        edges[k] + abs(shift) * (edges[k - 1 if shift < 0 else k + 1] - edges[k]) for k in range(1, len(edges) - 1)
    ] + [edges[-1]]


def inside(low, high, part):
    return low + (high - low) * part


def numbers(low, high, count):
    """Some numbers of an interval: close to its ends, its integers, and between, but not its upper end."""
    spread = [inside(low, high, (k + 0.5) / count) for k in range(count)]
    spread += [low, inside(low, high, 1 - 2**-40)]
    return spread + [float(k) for k in range(int(low) - 1, int(high) + 2) if low <= k < high]


def ball(low, high):
    return arb(low).union(arb(high))


def changes_sign(difference, x, y, points):
    """Whether the difference is zero at a point of a pixel, by the signs at some points."""
    signs = set()
    for u, v in points:
        value = difference(arb(u), arb(v))
        if value == 0:
            return True
        if value > 0:
            signs.add(1)
        elif value < 0:
            signs.add(-1)
    return len(signs) == 2 and is_continuous(difference, x, y)


def is_continuous(difference, x, y, depth=5):
    """Whether a box, or all parts of it, have a finite enclosure by Arb, whose functions have one only where they are analytic."""
    if difference is floor_difference:
        return x[0] // 1 == x[1] // 1
    if difference(ball(*x), ball(*y)).is_finite():
        return True
    if depth == 0:
        return False
    return all(is_continuous(difference, u, v, depth - 1) for u, v in parts(x, y))


def parts(x, y):
    a, b = inside(*x, 0.5), inside(*y, 0.5)
    return [(u, v) for u in ((x[0], a), (a, x[1])) for v in ((y[0], b), (b, y[1]))]


def is_empty(has_none, x, y, depth=4):
    """Whether each part of a box surely has no solution."""
    if has_none(ball(*x), ball(*y)):
        return True
    return depth > 0 and all(is_empty(has_none, u, v, depth - 1) for u, v in parts(x, y))


def differs(difference, nowhere):
    """The test for a box whether both sides differ on it."""
    def test(x, y):
        if nowhere and nowhere(x, y):
            return True
        value = difference(x, y)
        return value.is_finite() and not value.contains(0)
    return test


def corner_solution(difference, x, y, depth=7):
    """Looks for a change of sign in ever smaller parts of a pixel that may have a zero."""
    for count in (3, 9):
        points = [(u, v) for u in numbers(*x, count) for v in numbers(*y, count)]
        if changes_sign(difference, x, y, points):
            return True
    if depth == 0:
        return False
    for u, v in parts(x, y):
        value = difference(ball(*u), ball(*v))
        if (not value.is_finite() or value.contains(0)) and corner_solution(difference, u, v, depth - 1):
            return True
    return False


def check(command, condition, pixels):
    """How many pixels of each kind a picture of a condition has, and the picture."""
    text, size, function, *fails = condition
    picture = Picture(command, text, size, pixels)
    has_none = fails[0] if fails else differs(function, NOWHERE.get(text))
    counts = dict.fromkeys(("painted", "whole", "empty", "blank", "undecided", "unconfirmed", "errors"), 0)
    for column in range(picture.columns):
        x = picture.x[column], picture.x[column + 1]
        for row in range(picture.rows):
            y = picture.y[row], picture.y[row + 1]
            state = picture.state[column][row]
            spots = [(random.uniform(*x), random.uniform(*y)) for _ in range(4)]
            spots = [(u, v) for u, v in spots if x[0] <= u < x[1] and y[0] <= v < y[1]]
            wrong = False
            if state == "blank":
                wrong = any(function(arb(u), arb(v)) for u, v in spots) if fails else changes_sign(function, x, y, spots)
                if is_empty(has_none, x, y):
                    state = picture.state[column][row] = "empty"
            elif state == "whole":
                wrong = not fails or not all(function(arb(u), arb(v)) for u, v in spots)
            elif state == "painted":
                counts["unconfirmed"] += not has_solution(function, x, y, not fails)
            counts[state] += 1
            if wrong:
                counts["errors"] += 1
                print(f"error: {text}: the {state} pixel {x} × {y}")
    return counts, picture


def has_solution(function, x, y, is_equation, depth=7):
    """Whether a point of a pixel is found that satisfies a condition."""
    if is_equation:
        return corner_solution(function, x, y, depth)
    return any(function(arb(u), arb(v)) for count in (3, 9, 40) for u in numbers(*x, count) for v in numbers(*y, count))


def is_failure(counts):
    return counts["errors"] > 0 or counts["unconfirmed"] * 2000 > counts["painted"] + counts["whole"] + 2000


def main():
    command, seed = sys.argv[1], int(sys.argv[2])
    pixels = sys.argv[3] if len(sys.argv) > 3 else "300x240"
    random.seed(seed)
    failed = False
    for condition in EQUATIONS + REGIONS:
        counts, _ = check(command, condition, pixels)
        failed |= is_failure(counts)
        print(f"{condition[0]:45}", ", ".join(f"{count} {name}" for name, count in counts.items()), flush=True)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
