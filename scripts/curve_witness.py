#!/usr/bin/env python3
"""Checks each dot that the command draws of the curves in data/curves.tsv with python-flint: scripts/curve_witness.py COMMAND SEED [COLUMNSxLINES] [--page].

`sci plot` draws in a terminal of its own, with colours, since a faint cell says that a part of it is undecided. Then, by Arb balls of 120 bits and nothing of `sci`, over the
part of x that a column of dots covers:

- in a dot that is drawn there must be a value, or values on both sides of it between which Arb's enclosure is finite, so that the function is continuous;
- in a dot that is not drawn, and in no faint cell, there may be none: the column is enclosed in ever smaller parts, and a dot that none of these touches is `empty`. It is `blank` if
  nothing is found there and Arb's enclosures are too wide to exclude it, as at poles.

Paths are cut into parts that are smaller than a dot: a drawn dot must hold a point, and a part of the path may touch no blank dot but a neighbour of a drawn one.
A curve that only just cuts the corner of a dot is looked for in ever smaller parts; what is not found is counted as unconfirmed, and more than one in a thousand is an error.
Conditions are checked pixel by pixel by plot_witness.py.

With --page, curve_peers.py draws the same curves by matplotlib, and the table in Documentation/curves.md is written anew.
"""
import os
import pty
import random
import re
import struct
import subprocess
import sys
from bisect import bisect_left, bisect_right
from fcntl import ioctl
from pathlib import Path
from termios import TIOCSWINSZ

from flint import arb, ctx

import plot_witness

ctx.prec = 120
DATA = Path(__file__).resolve().parent / "data" / "curves.tsv"
CONDITIONS = {condition[0]: condition for condition in plot_witness.EQUATIONS + plot_witness.REGIONS}
PAGE = Path(__file__).resolve().parent.parent / "Documentation" / "curves.md"
# So many parts of a column are enclosed at most.
MOST_PARTS = 3000
# The dots of a cell of braille by their bits, each as its column and its row from the bottom (Unicode 21.1).
DOTS = [(0, 3), (0, 2), (0, 1), (1, 3), (1, 2), (1, 1), (0, 0), (1, 0)]


def rows():
    for line in DATA.read_text().splitlines():
        if line and not line.startswith("#"):
            yield line.split("\t")


def ends(text):
    return [float(end) for end in text.split("..")]


def run(command, words, size):
    """What a command writes to a terminal of this size."""
    columns, lines = size
    leader, follower = pty.openpty()
    ioctl(follower, TIOCSWINSZ, struct.pack("4H", lines, columns, 0, 0))
    environment = {"TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": os.environ["PATH"]}
    process = subprocess.Popen([command, *words], stdin=subprocess.DEVNULL, stdout=follower, stderr=subprocess.PIPE, env=environment)
    os.close(follower)
    parts = []
    while True:
        try:
            part = os.read(leader, 65536)
        except OSError:
            break
        if not part:
            break
        parts.append(part)
    os.close(leader)
    if process.wait() != 0:
        sys.exit(f"{' '.join(words)}: {process.stderr.read().decode()}")
    return b"".join(parts).decode().replace("\r\n", "\n")


def picture(command, text, x, y, size, *more):
    """The state of each dot, by columns, from the bottom in each: drawn, blank or undecided."""
    words = ["plot", "-r", text, f"x={x}", f"y={y}", *more, "--size", f"{size[0]}x{size[1]}", "--graphics", "braille"]
    lines = run(command, words, size).split("\n")
    frame = [re.search(r"[│┤](.*)", line)[1] for line in lines[1:] if re.search(r"[│┤]", line)]
    width = next(len(line.split("└")[1]) for line in lines if "└" in line)
    state = [["blank"] * (4 * len(frame)) for _ in range(2 * width)]
    for number, line in enumerate(reversed(frame)):
        column, faint = 0, False
        for escape, letter in re.findall(r"\x1b\[([0-9;]*)m|(.)", line):
            if not letter:
                faint = escape.startswith("2;")
                continue
            bits = ord(letter) - 0x2800 if 0x2800 <= ord(letter) < 0x2900 else 0
            for bit, (right, up) in enumerate(DOTS):
                drawn = bits >> bit & 1
                state[2 * column + right][4 * number + up] = "drawn" if drawn else "undecided" if faint else "blank"
            column += 1
    return state


def edges(lower, upper, count):
    return [lower] + [lower * (1 - k / count) + upper * (k / count) for k in range(1, count)] + [upper]


def reciprocal(divisor):
    """A size that is below that of 1 over a ball; 0 if nothing is known of it."""
    largest = abs(divisor).upper()
    return float((1 / largest).lower()) * (1 - 1e-9) if largest.is_finite() and largest > 0 else 0


class Curve:
    """A function by Arb: `[steps ]VALUE[ over DIVISOR][ unless CONDITION]`.

    It has a value where the value is finite; none where the condition surely holds. The divisor is the reciprocal of the value, which tells how large it is at poles.
    """

    def __init__(self, value):
        value, _, outside = value.partition(" unless ")
        value, _, divisor = value.partition(" over ")
        self.is_stepped = value.startswith("steps ")
        self.code, self.outside, self.divisor = (
            compile(text, text, "eval") for text in (value.removeprefix("steps "), outside or "False", divisor or "arb('inf')")
        )

    def evaluate(self, code, x):
        return eval(code, {"x": x, "arb": arb})

    def __call__(self, x):
        return self.evaluate(self.code, x)

    def is_continuous(self, low, high):
        return not self.is_stepped and self(arb(low).union(arb(high))).is_finite()

    def bounds(self, low, high):
        """Where its values on a part of x lie; `None` if it has none there."""
        x = arb(low).union(arb(high))
        if self.evaluate(self.outside, x) is True:
            return None
        value = self(x)
        return (float(value.lower()), float(value.upper())) if value.is_finite() else (-float("inf"), float("inf"))

    def least_size(self, low, high):
        """A size that its values on a part of x exceed."""
        return reciprocal(self.evaluate(self.divisor, arb(low).union(arb(high))))

    def values(self, places):
        """What values the function surely takes: at the places, and between neighbours where it is continuous."""
        found = []
        last = None
        for place in places:
            value = self(arb(place))
            if not value.is_finite():
                last = None
                continue
            found.append((value, value))
            if last and self.is_continuous(last[0], place):
                found.append((last[1], value) if last[1] < value else (value, last[1]))
            last = place, value
        return found

    def meets(self, low, high, bottom, top, depth=14):
        """Whether a value between two numbers is found in a part of x that Arb does not exclude."""
        enclosure = self(arb(low).union(arb(high)))
        if enclosure.is_finite() and (enclosure < bottom or enclosure > top):
            return False
        places = [low, *sorted(random.uniform(low, high) for _ in range(4)), high]
        if any(one <= top and other >= bottom for one, other in self.values(places)):
            return True
        middle = low + (high - low) / 2
        if depth == 0 or not low < middle < high:
            return False
        return self.meets(low, middle, bottom, top, depth - 1) or self.meets(middle, high, bottom, top, depth - 1)

    def reached(self, low, high, edges, known, depth=18):
        """The rows that values on a part of x may reach, and which of these they do only on parts that are not cut further, as at jumps; those that are known need no proof."""
        reached, slivers, parts, waiting = set(known), set(), 0, [(low, high, depth)]
        while waiting:
            low, high, depth = waiting.pop()
            parts += 1
            bounds = self.bounds(low, high)
            if bounds is None:
                continue
            size = self.least_size(low, high) if bounds[1] == float("inf") else 0
            rows = {
                row for row in range(max(0, bisect_left(edges, bounds[0]) - 1), min(len(edges) - 1, bisect_right(edges, bounds[1])))
                if not (-size < edges[row] and edges[row + 1] < size)
            }
            middle = low + (high - low) / 2
            if rows <= reached:
                continue
            if depth == 0 or not low < middle < high:
                slivers |= rows
            elif parts > MOST_PARTS:
                reached |= rows
            else:
                waiting += [(low, middle, depth - 1), (middle, high, depth - 1)]
        return reached | slivers, slivers - reached


def check(command, text, x, y, value, size):
    """How many dots of each kind a picture of a curve has, its dots, those that surely hold a value, and those that may hold one on more than a sliver."""
    state = picture(command, text, x, y, size)
    curve = Curve(value)
    across, up = edges(*ends(x), len(state)), edges(*ends(y), len(state[0]))
    counts = dict.fromkeys(("drawn", "empty", "blank", "undecided", "unconfirmed", "errors"), 0)
    sure, possible = set(), set()
    for column, dots in enumerate(state):
        low, high = across[column], across[column + 1]
        places = sorted(random.uniform(low, high) for _ in range(40))
        values = curve.values([place for place in places if low < place < high])
        inside = {row for row in range(len(dots)) if any(one < up[row + 1] and other > up[row] for one, other in values)}
        reached, slivers = curve.reached(low, high, up, inside)
        sure |= {(column, row) for row in inside}
        possible |= {(column, row) for row in reached - slivers}
        for row, dot in enumerate(dots):
            bottom, top = up[row], up[row + 1]
            if dot == "blank" and row in inside:
                counts["errors"] += 1
                print(f"error: {text}: the blank dot [{low}, {high}] × [{bottom}, {top}]")
            if dot == "drawn" and row not in inside:
                counts["unconfirmed"] += not curve.meets(low, high, bottom, top)
            counts["empty" if dot == "blank" and row not in reached else dot] += 1
    return counts, state, sure, possible


# ---- Paths -----------------------------------------------------------------------------------------------------------


class Path2D:
    """A path by Arb: `path START..END: (X, Y)`, or `polar START..END: DISTANCE[ over DIVISOR]`, of t.

    `sin` and `cos` are of any argument; nothing is known of that but their bounds.
    """

    def __init__(self, value):
        kind, rest = value.split(" ", 1)
        self.is_polar = kind == "polar"
        self.range, formula = rest.split(": ", 1)
        formula, _, divisor = formula.partition(" over ")
        self.code, self.divisor = (compile(text, text, "eval") for text in (formula, divisor or "arb('inf')"))

    def evaluate(self, code, t):
        return eval(code, {"t": t, "arb": arb, "sin": lambda x: wave(x, x.sin()), "cos": lambda x: wave(x, x.cos())})

    def __call__(self, t):
        value = self.evaluate(self.code, t)
        return (value * t.cos(), value * t.sin()) if self.is_polar else value

    def least_distance(self, t):
        """A distance from the origin that a part of it surely exceeds."""
        return reciprocal(self.evaluate(self.divisor, t))

    def words(self):
        return [f"t={self.range}"] + ["--polar"] * self.is_polar

    def parts(self, across, up, depth=17):
        """Parts of the path that are smaller than a dot or cannot be, each with the columns and rows that it may touch, if it is in the picture."""
        width, height = across[1] - across[0], up[1] - up[0]
        start, end = ends(self.range)
        count = 256
        waiting = [(start + (end - start) * k / count, start + (end - start) * (k + 1) / count, depth) for k in range(count)]
        while waiting:
            low, high, depth = waiting.pop()
            t = arb(low).union(arb(high))
            x, y = self(t)
            if self.least_distance(t) > max(-across[0], across[-1]) + max(-up[0], up[-1]):
                continue
            if x < across[0] or x > across[-1] or y < up[0] or y > up[-1]:
                continue
            if depth and not (x.is_finite() and y.is_finite() and 4 * x.rad() < width and 4 * y.rad() < height):
                middle = low + (high - low) / 2
                waiting += [(low, middle, depth - 1), (middle, high, depth - 1)]
                continue
            yield low, high, touched(across, x), touched(up, y)


def wave(argument, value):
    return value if argument.is_finite() else arb(0, 1)


def touched(edges, value):
    """The parts between edges that a ball touches."""
    if not value.is_finite():
        return range(len(edges) - 1)
    return range(max(0, bisect_left(edges, float(value.lower())) - 1), min(len(edges) - 1, bisect_right(edges, float(value.upper()))))


def holder(edges, value):
    """The part between edges that surely holds a ball."""
    row = bisect_right(edges, float(value.mid())) - 1
    return row if 0 <= row < len(edges) - 1 and edges[row] <= value <= edges[row + 1] else None


def dots_near(dot, distance):
    return {(dot[0] + i, dot[1] + j) for i in range(-distance, distance + 1) for j in range(-distance, distance + 1)}


def check_path(command, text, x, y, value, size):
    """As `check`, for a path."""
    path = Path2D(value)
    state = picture(command, text, x, y, size, *path.words())
    across, up = (plot_witness.moved(edges(*ends(axis), count), shift) for axis, count, shift in zip((x, y), (len(state), len(state[0])), plot_witness.SHIFTS))
    sure, possible, parts, pieces = set(), set(), {}, []
    for low, high, columns, rows in path.parts(across, up):
        dots = {(column, row) for column in columns for row in rows}
        possible |= dots
        pieces.append(dots)
        for place in [low + (high - low) * k / 4 for k in range(5)]:
            point = path(arb(place))
            dot = tuple(holder(line, part) for line, part in zip((across, up), point)) if all(part.is_finite() for part in point) else (None,)
            if None not in dot:
                sure.add(dot)
        if len(dots) < 20:
            for dot in dots:
                parts.setdefault(dot, []).append((low, high))
    drawn = {(column, row) for column, dots in enumerate(state) for row, dot in enumerate(dots) if dot == "drawn"}
    near = {neighbour for dot in drawn for neighbour in dots_near(dot, 1)}
    shown = near | {(column, row) for column, dots in enumerate(state) for row, dot in enumerate(dots) if dot == "undecided"}
    counts = dict.fromkeys(("drawn", "empty", "blank", "undecided", "unconfirmed", "errors"), 0)
    for dots in pieces:
        if dots and dots.isdisjoint(shown):
            counts["errors"] += 1
            print(f"error: {text}: a part of the path in the blank dots {sorted(dots)[:4]}")
    for column, dots in enumerate(state):
        for row, dot in enumerate(dots):
            place = column, row
            if dot == "blank" and place in sure and place not in near:
                counts["errors"] += 1
                print(f"error: {text}: the blank dot [{across[column]}, {across[column + 1]}] × [{up[row]}, {up[row + 1]}]")
            if dot == "drawn" and place not in sure:
                counts["unconfirmed"] += not any(
                    (holder(across, point[0]), holder(up, point[1])) == place
                    for low, high in parts.get(place, [])
                    for point in (path(arb(low + (high - low) * k / 200)) for k in range(201))
                )
            counts["empty" if dot == "blank" and place not in possible else dot] += 1
    return counts, state, sure, possible


# ---- Conditions ------------------------------------------------------------------------------------------------------


def check_condition(command, text, x):
    """As `check`, for a condition in pictures of a file."""
    condition = (text, -ends(x)[0], *CONDITIONS[text][2:])
    found, shown = plot_witness.check(command, condition, "300x240")
    counts = dict.fromkeys(("drawn", "empty", "blank", "undecided", "unconfirmed", "errors"), 0)
    for name, count in found.items():
        counts["drawn" if name in ("painted", "whole") else name] += count
    # What Arb proved of a drawn or a blank pixel is known by now; of the others nothing is.
    dots = {(column, row): state for column, states in enumerate(shown.state) for row, state in enumerate(states)}
    sure = {dot for dot, state in dots.items() if state in ("painted", "whole")}
    possible = sure | {dot for dot, state in dots.items() if state in ("blank", "undecided")}
    return counts, shown.state, sure, possible


# ---- Another program ---------------------------------------------------------------------------------------------------


def compare(kind, text, x, y, parameter, state, sure, possible):
    """How many dots matplotlib draws; how many of them are wrong, with nothing of the curve within two dots; and how many dots of the curve it has nothing near of."""
    import curve_peers

    dots = curve_peers.drawn(kind, text, x, y, parameter, len(state), len(state[0]))
    wrong = sum(possible.isdisjoint(dots_near(dot, 2)) for dot in dots)
    missing = sum(dots.isdisjoint(dots_near(dot, 2)) for dot in sure)
    return len(dots), wrong, missing


def write_page(lines, elsewhere):
    """Puts the rows of the tables into Documentation/curves.md, which has their heads."""
    page = PAGE.read_text()
    for head, rows in (("| curve | what", lines), ("| curve | GrafEq", elsewhere)):
        start = page.index(head)
        body = page.index("\n", page.index("\n", start) + 1) + 1
        end = page.find("\n\n", start) + 1
        page = page[:body] + "".join(row + "\n" for row in rows) + (page[end:] if end > 0 else "")
    PAGE.write_text(page)


def thousands(count):
    return f"{count:,}"


# ---- All of them -----------------------------------------------------------------------------------------------------


def main():
    arguments = [argument for argument in sys.argv[1:] if not argument.startswith("--")]
    command, seed = os.path.abspath(arguments[0]), int(arguments[1])
    size = tuple(int(part) for part in (arguments[2] if len(arguments) > 2 else "110x52").split("x"))
    random.seed(seed)
    failed, totals, lines, elsewhere = False, {}, [], []
    for text, x, y, value, trouble, *others in rows():
        kind, parameter = "function", None
        if value == "condition":
            kind = "condition"
            counts, *dots = check_condition(command, text, x)
        elif value.startswith(("path ", "polar ")):
            kind, parameter = value.split(":")[0].split(" ")
            counts, *dots = check_path(command, text, x, y, value, size)
        else:
            counts, *dots = check(command, text, x, y, value, size)
        failed |= counts["errors"] > 0 or counts["unconfirmed"] * 1000 > counts["drawn"] + 1000
        if "--page" in sys.argv:
            drawn, wrong, missing = compare(kind, text, x, y, parameter, *dots)
            counts |= {"by matplotlib": drawn, "of these wrong": wrong, "missing there": missing}
            name = text if kind != "polar" else f"r = {text}"
            figures = [counts["drawn"], counts["undecided"], counts["errors"], wrong, missing]
            if others:
                elsewhere.append(f"| `{name}` | " + " | ".join(words or "not tried" for words in (*others, "")[:2]) + " |")
            lines.append(f"| `{name}` | {trouble} | " + " | ".join(thousands(count) for count in figures) + " |")
        for name, count in counts.items():
            totals[name] = totals.get(name, 0) + count
        print(f"{text:40}", ", ".join(f"{count} {name}" for name, count in counts.items()), flush=True)
    print("total", ", ".join(f"{count} {name}" for name, count in totals.items()))
    if lines:
        write_page(lines, elsewhere)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
