#!/usr/bin/env python3
"""Writes Tests/SciPlotTests/Data/curves.tsv: what Arb knows of small pictures of the curves in data/curves.tsv, which the tests hold those of SciPlot against.

    pip install python-flint==0.9.0
    scripts/curve_samples.py > Tests/SciPlotTests/Data/curves.tsv

A row has the expression, what it is, the ranges of x, y and the parameter, and the rows of the picture from the top: `#` for a dot that surely holds a point of the curve, `.` for one that
surely holds none, `?` where Arb does not tell.
"""
import random

import curve_witness
import plot_witness
from curve_witness import edges, ends

COLUMNS, ROWS = 24, 16


def function_dots(value, across, up):
    curve = curve_witness.Curve(value)
    for column, (low, high) in enumerate(zip(across, across[1:])):
        places = sorted(random.uniform(low, high) for _ in range(40))
        values = curve.values(places)
        inside = {row for row in range(ROWS) if any(one < up[row + 1] and other > up[row] for one, other in values)}
        reached, _ = curve.reached(low, high, up, inside)
        yield from (((column, row), "#" if row in inside else "?" if row in reached else ".") for row in range(ROWS))


def path_dots(value, across, up):
    path = curve_witness.Path2D(value)
    sure, possible = set(), set()
    for low, high, columns, rows in path.parts(across, up):
        possible |= {(column, row) for column in columns for row in rows}
        for part in range(5):
            point = path(curve_witness.arb(low + (high - low) * part / 4))
            if all(place.is_finite() for place in point):
                sure.add(tuple(curve_witness.holder(line, place) for line, place in zip((across, up), point)))
    for column in range(COLUMNS):
        for row in range(ROWS):
            dot = column, row
            yield dot, "#" if dot in sure else "?" if dot in possible else "."


def condition_dots(text, across, up):
    _, _, function, *fails = curve_witness.CONDITIONS[text]
    has_none = fails[0] if fails else plot_witness.differs(function, plot_witness.NOWHERE.get(text))
    for column in range(COLUMNS):
        for row in range(ROWS):
            x, y = (across[column], across[column + 1]), (up[row], up[row + 1])
            if plot_witness.is_empty(has_none, x, y):
                yield (column, row), "."
            else:
                yield (column, row), "#" if plot_witness.has_solution(function, x, y, not fails, depth=2) else "?"


def main():
    random.seed(20261127)
    print("# Small pictures of curves that are hard to draw, by Arb; scripts/curve_samples.py writes them and says what they mean.")
    print("# expression\tkind\tx\ty\tparameter\tdots")
    for text, x, y, value, *_ in curve_witness.rows():
        kind, parameter = "function", ""
        across, up = edges(*ends(x), COLUMNS), edges(*ends(y), ROWS)
        if value == "condition" or value.startswith(("path ", "polar ")):
            across, up = (plot_witness.moved(line, shift) for line, shift in zip((across, up), plot_witness.SHIFTS))
        if value == "condition":
            kind, dots = "condition", condition_dots(text, across, up)
        elif value.startswith(("path ", "polar ")):
            kind, parameter = value.split(":")[0].split(" ")
            dots = path_dots(value, across, up)
        else:
            dots = function_dots(value, across, up)
        known = dict(dots)
        lines = ["".join(known[column, row] for column in range(COLUMNS)) for row in reversed(range(ROWS))]
        print(text, kind, x, y, parameter, " ".join(lines), sep="\t")


main()
