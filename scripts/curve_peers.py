"""Draws the curves of data/curves.tsv as somebody does who writes them for matplotlib, in a picture that has the dots of curve_witness.py.

The expression is computed by NumPy as it stands at 1,000 values and plotted; an equation is the contour 0 of the difference of its sides on 500 × 500 points, a condition is
painted where it holds on them. Lines are one dot wide and not smoothed.
"""
import re
import warnings

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt
import numpy as np
from math import gamma

NAMES = {
    name: getattr(np, name) for name in ("sin", "cos", "tan", "exp", "sqrt", "floor")
} | {"atan": np.arctan, "asin": np.arcsin, "ln": np.log, "abs": np.abs, "max": np.maximum, "pi": np.pi, "gamma": np.vectorize(lambda x: gamma_or_nan(x), otypes=[float])}
SAMPLES, GRID = 1000, 500


def gamma_or_nan(x):
    try:
        return gamma(x)
    except (ValueError, OverflowError):
        return float("nan")


def code(text):
    """An expression of sci in Python."""
    text = re.sub(r"(\d)([a-z])", r"\1*\2", text).replace("^", "**")
    # Python's integers have no limit, and NumPy takes none of 370 million digits.
    return re.sub(r"\b9\*\*9\*\*9\b", "float('inf')", text)


def value(text, **variables):
    return eval(code(text), NAMES | variables)


def ends(text):
    return [float(end) for end in text.split("..")]


def drawn(kind, text, x, y, parameter, columns, rows):
    """The dots that matplotlib's lines and areas touch, as pairs of a column and a row from the bottom."""
    figure = plt.figure(figsize=(columns / 100, rows / 100), dpi=100)
    axes = figure.add_axes((0, 0, 1, 1))
    axes.set(xlim=ends(x), ylim=ends(y))
    axes.axis("off")
    style = {"linewidth": 0.72, "antialiased": False, "color": "black"}
    with warnings.catch_warnings(), np.errstate(all="ignore"):
        warnings.simplefilter("ignore")
        if kind == "function":
            places = np.linspace(*ends(x), SAMPLES)
            axes.plot(places, value(text, x=places) + 0 * places, **style)
        elif kind == "path":
            t = np.linspace(*ends(parameter), SAMPLES)
            across, up = (value(part, t=t) for part in text.strip("[]").split(";"))
            axes.plot(across, up, **style)
        elif kind == "polar":
            t = np.linspace(*ends(parameter), SAMPLES)
            distance = value(text, t=t)
            axes.plot(distance * np.cos(t), distance * np.sin(t), **style)
        else:
            u, v = np.meshgrid(np.linspace(*ends(x), GRID), np.linspace(*ends(y), GRID))
            if "==" in text:
                left, right = text.split("==")
                difference = value(left, x=u, y=v) - value(right, x=u, y=v) + 0 * u
                axes.contour(u, v, difference, [0], colors="black", linewidths=0.72, antialiased=False)
            else:
                parts = re.split("([<>])", text)
                holds = np.all([
                    value(left, x=u, y=v) < value(right, x=u, y=v) if sign == "<" else value(left, x=u, y=v) > value(right, x=u, y=v)
                    for left, sign, right in zip(parts[0::2], parts[1::2], parts[2::2])
                ], axis=0)
                axes.pcolormesh(u, v, np.where(holds, 1.0, np.nan), cmap="gray", vmin=1, vmax=2, antialiased=False)
    figure.canvas.draw()
    pixels = np.asarray(figure.canvas.buffer_rgba())[:, :, 0]
    plt.close(figure)
    height = pixels.shape[0]
    return {(int(column), height - 1 - int(row)) for row, column in zip(*np.nonzero(pixels < 128))}
