#!/usr/bin/env python3
"""Checks each dot that the command draws of the curves in data/curves.tsv with python-flint: scripts/curve_witness.py COMMAND SEED [COLUMNSxLINES].

`sci plot` draws in a terminal of its own, with colours, since a faint cell says that a part of it is undecided. Then, by Arb balls of 120 bits and nothing of `sci`, over the
part of x that a column of dots covers:

- in a dot that is drawn there must be a value, or values on both sides of it between which Arb's enclosure is finite, so that the function is continuous;
- in a dot that is not drawn, and in no faint cell, there may be none.

A curve that only just cuts the corner of a dot is looked for in ever smaller parts; what is not found is counted as unconfirmed, and more than one in a thousand is an error.
Conditions are checked pixel by pixel by plot_witness.py.
"""
import os
import pty
import random
import re
import struct
import subprocess
import sys
from fcntl import ioctl
from pathlib import Path
from termios import TIOCSWINSZ

from flint import arb, ctx

import plot_witness

ctx.prec = 120
DATA = Path(__file__).resolve().parent / "data" / "curves.tsv"
CONDITIONS = {text: (size, function, True) for text, size, function in plot_witness.EQUATIONS}
CONDITIONS |= {text: (size, function, False) for text, size, function in plot_witness.REGIONS}
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


def picture(command, text, x, y, size):
    """The state of each dot, by columns, from the bottom in each: drawn, blank or undecided."""
    words = ["plot", "-r", text, f"x={x}", f"y={y}", "--size", f"{size[0]}x{size[1]}", "--graphics", "braille"]
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


class Curve:
    """A function by Arb."""

    def __init__(self, value):
        self.is_stepped = value.startswith("steps ")
        self.code = compile(value.removeprefix("steps "), value, "eval")

    def __call__(self, x):
        return eval(self.code, {"x": x, "arb": arb})

    def is_continuous(self, low, high):
        return not self.is_stepped and self(arb(low).union(arb(high))).is_finite()

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


def check(command, text, x, y, value, size):
    state = picture(command, text, x, y, size)
    curve = Curve(value)
    across, up = edges(*ends(x), len(state)), edges(*ends(y), len(state[0]))
    counts = dict.fromkeys(("drawn", "blank", "undecided", "unconfirmed", "errors"), 0)
    for column, dots in enumerate(state):
        low, high = across[column], across[column + 1]
        places = sorted(random.uniform(low, high) for _ in range(40))
        values = curve.values([place for place in places if low < place < high])
        for row, dot in enumerate(dots):
            counts[dot] += 1
            bottom, top = up[row], up[row + 1]
            if dot == "blank" and any(one < top and other > bottom for one, other in values):
                counts["errors"] += 1
                print(f"error: {text}: the blank dot [{low}, {high}] × [{bottom}, {top}]")
            if dot == "drawn" and not any(one <= top and other >= bottom for one, other in values):
                counts["unconfirmed"] += not curve.meets(low, high, bottom, top)
    return counts


def main():
    command, seed = os.path.abspath(sys.argv[1]), int(sys.argv[2])
    size = tuple(int(part) for part in (sys.argv[3] if len(sys.argv) > 3 else "110x52").split("x"))
    random.seed(seed)
    failed, totals = False, {}
    for text, x, y, value, _ in rows():
        if value == "condition":
            half, function, is_equation = CONDITIONS[text]
            counts = plot_witness.check(command, text, half, function, is_equation, "300x240")
        else:
            counts = check(command, text, x, y, value, size)
        proved = counts.get("drawn", 0) + counts.get("painted", 0) + counts.get("whole", 0)
        failed |= counts["errors"] > 0 or counts["unconfirmed"] * 1000 > proved + 1000
        for name, count in counts.items():
            totals[name] = totals.get(name, 0) + count
        print(f"{text:40}", ", ".join(f"{count} {name}" for name, count in counts.items()), flush=True)
    print("total", ", ".join(f"{count} {name}" for name, count in totals.items()))
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
