#!/usr/bin/env python3
"""Writes the vectors of the ITF1788 suite as a table: `interval_vectors.py FOLDER > itf1788.tsv`.

FOLDER holds the suite's `.itl` files (https://github.com/nehmeier/ITF1788). A row has an operation, its operands, the
tightest result and its decoration; numbers are in hexadecimal, `-` stands for an empty result or no decoration.
"""

import re
import sys
from pathlib import Path

OPERATIONS = {
    "pos", "neg", "add", "sub", "mul", "div", "recip", "sqr", "sqrt", "fma", "pown", "pow", "exp", "exp2", "exp10",
    "log", "log2", "log10", "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "asinh",
    "acosh", "atanh", "sign", "ceil", "floor", "trunc", "roundTiesToAway", "abs", "min", "max",
}
TOKEN = re.compile(r"(\[[^\]]*\](?:_\w+)?|[^\s\[\]]+)")


def number(text):
    text = text.strip().lower()
    if text in ("infinity", "+infinity"):
        return "inf"
    if text == "-infinity":
        return "-inf"
    value = float.fromhex(text) if "x" in text else float(text)
    return value.hex()


def operand(token):
    """An interval and its decoration, or an integer."""
    if not token.startswith("["):
        return token, None
    inner, _, decoration = token[1:].partition("]")
    decoration = decoration.lstrip("_") or None
    if inner == "empty":
        return "-", decoration
    if inner == "entire":
        return "-inf,inf", decoration
    lower, _, upper = inner.partition(",")
    return f"{number(lower)},{number(upper or lower)}", decoration


def rows(text):
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.S)
    text = re.sub(r"//[^\n]*", "", text)
    for statement in re.findall(r"^\s*(\w+ [^;{}]*=[^;{}]*);", text, flags=re.M):
        left, _, right = statement.partition("=")
        operation, *operands = TOKEN.findall(left)
        if operation not in OPERATIONS:
            continue
        operands = [operand(token) for token in operands]
        result, decoration = operand(TOKEN.findall(right)[0])
        # What is known of an operand before is not what these rows are about.
        if any(value == "-" or known in ("def", "trv", "ill") for value, known in operands):
            continue
        yield "\t".join([operation, ";".join(value for value, _ in operands), result, decoration or "-"])


def main():
    seen = set()
    print("# Vectors of the ITF1788 suite (https://github.com/nehmeier/ITF1788): operation, operands, tightest result, decoration.")
    for path in sorted(Path(sys.argv[1]).glob("*.itl")):
        for row in rows(path.read_text()):
            if row not in seen:
                seen.add(row)
                print(row)


if __name__ == "__main__":
    main()
