#!/usr/bin/env python3
"""Writes Tests/Golden/statistics.golden: measures of random data, as CPython's statistics module has them of fractions.

The output is the same on every run. Quantiles are checked against its `quantiles(…, method="inclusive")`.
"""

import random
import statistics
from fractions import Fraction
from pathlib import Path

FILE = Path(__file__).resolve().parent.parent / "Tests" / "Golden" / "statistics.golden"


def text(value):
    return str(Fraction(value))


def row_list(values):
    return "[" + "; ".join(map(text, values)) + "]"


def main():
    rng = random.Random(20261122)
    rows = []
    for _ in range(60):
        count = rng.randrange(2, 9)
        data = [Fraction(rng.randrange(-60, 60), rng.choice([1, 1, 2, 3, 7, 10])) for _ in range(count)]
        other = [Fraction(rng.randrange(-60, 60), rng.choice([1, 2, 5])) for _ in range(count)]
        listed = row_list(data)
        exact = {
            "mean": statistics.mean(data), "median": statistics.median(data),
            "variance": statistics.variance(data), "varp": statistics.pvariance(data),
            "sum": sum(data), "max": max(data), "min": min(data), "sumsq": sum(x * x for x in data),
        }
        for name, value in exact.items():
            rows.append((f"{name}({listed}) == {text(value)}", "true"))
        rows.append((f"stdev({listed})^2 == {text(statistics.variance(data))}", "true"))
        rows.append((f"stdevp({listed})^2 == {text(statistics.pvariance(data))}", "true"))
        rows.append((f"rms({listed})^2 == {text(sum(x * x for x in data) / count)}", "true"))
        rows.append((f"sort({listed}) == {row_list(sorted(data))}", "true"))
        modes = sorted(statistics.multimode(data))
        rows.append((f"mode({listed}) == {row_list(modes) if len(modes) > 1 else text(modes[0])}", "true"))
        parts = rng.choice([2, 4, 10])
        for index, value in enumerate(statistics.quantiles(data, n=parts, method="inclusive")):
            rows.append((f"quantile({listed}; {index + 1}/{parts}) == {text(value)}", "true"))
        positive = [abs(x) + 1 for x in data]
        rows.append((f"geomean({row_list(positive)})^{count} == {text(__import__('math').prod(positive))}", "true"))
        rows.append((f"harmean({row_list(positive)}) == {text(statistics.harmonic_mean(positive))}", "true"))
        pair = f"({listed}; {row_list(other)})"
        mean_x, mean_y = statistics.mean(data), statistics.mean(other)
        sxy = sum((x - mean_x) * (y - mean_y) for x, y in zip(data, other))
        sxx = sum((x - mean_x) ** 2 for x in data)
        syy = sum((y - mean_y) ** 2 for y in other)
        rows.append((f"dot{pair} == {text(sum(x * y for x, y in zip(data, other)))}", "true"))
        rows.append((f"covariance{pair} == {text(sxy / (count - 1))}", "true"))
        if sxx:
            rows.append((f"slope{pair} == {text(sxy / sxx)}", "true"))
            rows.append((f"intercept{pair} == {text(mean_y - sxy / sxx * mean_x)}", "true"))
        if sxx and syy:
            rows.append((f"correl{pair}^2 == {text(sxy * sxy / (sxx * syy))}", "true"))
    lines = ["# Measures of data.", "# Source: CPython's statistics and fractions, scripts/golden_statistics.py.", ""]
    lines += [f"{expression} => {value}" for expression, value in dict(rows).items()]
    lines += ["", "# no data of that kind", "variance(1) => error: division by zero",
              "correl([1; 1]; [2; 3]) => error: division by zero",
              "dot([1; 2]; [1; 2; 3]) => error: the lists have 2 and 3 elements: they do not go together",
              "quantile([1; 2]; 1.5) => error: `quantile` has no real value here",
              "geomean(1; -1) => error: `geomean` has no real value here"]
    FILE.write_text("\n".join(lines) + "\n")


main()
