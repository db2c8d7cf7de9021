#!/usr/bin/env python3
"""Writes the tables of SciLocale and SciMoney from Debian's packages.

    apt-get install unicode-cldr-core iso-codes
    scripts/locale_tables.py

Reads the locale data of unicode-cldr-core, the currency list of iso-codes, and scripts/data/currencies.tsv, which holds
what is newer than the list or missing in it. Writes Sources/SciLocale/LocaleTable.swift,
Sources/SciMoney/CurrencyTable.swift and Sources/SciMoney/Currency+Codes.swift, with the versions of the packages in them.
"""

import json
import re
import subprocess
import xml.etree.ElementTree as ElementTree
from functools import lru_cache
from pathlib import Path

CLDR = Path("/usr/share/unicode/cldr/common")
ISO = Path("/usr/share/iso-codes/json/iso_4217.json")
HISTORIC = Path("/usr/share/xml/iso-codes/iso_4217.xml")
ROOT = Path(__file__).resolve().parent.parent


def version(package):
    command = ["dpkg-query", "-W", "-f", "${Version}", package]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


# The data of one locale and what it inherits.


@lru_cache(maxsize=None)
def numbers(locale):
    return ElementTree.parse(CLDR / "main" / f"{locale}.xml").getroot().find("numbers")


@lru_cache(maxsize=None)
def supplemental(name):
    return ElementTree.parse(CLDR / "supplemental" / f"{name}.xml").getroot()


def parent_table():
    table = {}
    for entry in supplemental("supplementalData").find("parentLocales"):
        for locale in entry.get("locales").split():
            table[locale] = entry.get("parent")
    return table


PARENTS = parent_table()


def truncated(locale):
    return locale.rpartition("_")[0] or None


def chain(locale):
    """The locale and its parents, without root."""
    while locale and locale != "root":
        if (CLDR / "main" / f"{locale}.xml").exists():
            yield locale
        locale = PARENTS.get(locale) or truncated(locale)


def is_stated(element):
    """Whether an element is there and has been reviewed; ICU leaves the other drafts out as well."""
    if element is None or element.text == "↑↑↑":
        return False
    return element.get("draft") not in ("unconfirmed", "provisional")


def found(locale, path):
    """The text of the first of the locale and its parents that has the element."""
    for name in chain(locale):
        tree = numbers(name)
        element = tree.find(path) if tree is not None else None
        if is_stated(element) and element.text:
            return element.text
    return None


def in_root(path):
    element = numbers("root").find(path)
    return element.text if element is not None else None


def inherited(locale, family, system, rest):
    """An element of a numbering system; root says which systems stand for another one."""
    value = found(locale, f"{family}[@numberSystem='{system}']/{rest}")
    if value is not None:
        return value
    node = numbers("root").find(f"{family}[@numberSystem='{system}']")
    if node is None or node.find("alias") is not None and len(node) == 1:
        return inherited(locale, family, "latn", rest)
    return in_root(f"{family}[@numberSystem='{system}']/{rest}")


def digits(system):
    for entry in supplemental("numberingSystems").iter("numberingSystem"):
        if entry.get("id") == system:
            text = entry.get("digits")
            if text and all(ord(c) == ord(text[0]) + i for i, c in enumerate(text)):
                return text[0]
    return None


def currency_pattern(locale, system, kind):
    rest = f"currencyFormatLength/currencyFormat[@type='{kind}']/pattern"
    path = f"currencyFormats[@numberSystem='{system}']/"
    for name in chain(locale):
        tree = numbers(name)
        lengths = tree.findall(path + "currencyFormatLength") if tree is not None else []
        for length in (x for x in lengths if x.get("type") is None):
            element = length.find(f"currencyFormat[@type='{kind}']/pattern")
            if is_stated(element):
                return element.text
    node = numbers("root").find(f"currencyFormats[@numberSystem='{system}']")
    if node is None or node.find("alias") is not None and len(node) == 1:
        return currency_pattern(locale, "latn", kind)
    if kind == "accounting":
        return currency_pattern(locale, system, "standard")
    return in_root(path + rest)


def record(locale, system):
    """Everything that the layout of a number needs, in the order of LocaleTable.Field."""

    def symbol(name):
        return inherited(locale, "symbols", system, name)

    decimal, group = symbol("decimal"), symbol("group")
    minimum = found(locale, "minimumGroupingDigits") or in_root("minimumGroupingDigits")
    fields = [
        digits(system), decimal, group,
        symbol("currencyDecimal") or decimal, symbol("currencyGroup") or group,
        symbol("minusSign"), symbol("percentSign"), minimum,
        inherited(locale, "decimalFormats", system, "decimalFormatLength/decimalFormat/pattern"),
        inherited(locale, "percentFormats", system, "percentFormatLength/percentFormat/pattern"),
        currency_pattern(locale, system, "standard"),
        currency_pattern(locale, system, "accounting"),
    ]
    fields[4] = "" if fields[4] == group else fields[4]
    fields[3] = "" if fields[3] == decimal else fields[3]
    fields[11] = "" if fields[11] == fields[10] else fields[11]
    assert all(field is not None for field in fields), (locale, system, fields)
    return "\t".join(fields)


def records(locale):
    """The records for the usual digits, the Latin ones and the native ones."""
    usual = found(locale, "defaultNumberingSystem") or "latn"
    native = found(locale, "otherNumberingSystems/native") or "latn"
    usual = usual if digits(usual) else "latn"
    native = native if digits(native) else usual
    return tuple(record(locale, system) for system in (usual, "latn", native))


@lru_cache(maxsize=None)
def symbols(locale):
    """The currency symbols of a locale as code → text; a narrow one has `~` behind its code."""
    table = dict(symbols("root")) if locale != "root" else {}
    for name in reversed(list(chain(locale))) if locale != "root" else ["root"]:
        tree = numbers(name)
        for currency in tree.findall("currencies/currency") if tree is not None else []:
            code = currency.get("type")
            for symbol in currency.findall("symbol"):
                if not is_stated(symbol):
                    continue
                if symbol.get("alt") is None:
                    table[code] = symbol.text
                elif symbol.get("alt") == "narrow":
                    table[code + "~"] = symbol.text
            for tag, mark in (("decimal", "."), ("group", ","), ("pattern", "#")):
                element = currency.find(tag)
                if is_stated(element):
                    table[code + mark] = element.text
    return table


def differences(locale, base):
    mine, theirs = symbols(locale), symbols(base)
    result = {}
    for key in sorted(set(mine) | set(theirs)):
        default = key[:3] if len(key) == 3 else ""
        new, old = mine.get(key, default), theirs.get(key, default)
        if new != old and KNOWN.get(key[:3], "historic") != "historic":
            result[key] = new
    return result


def aliases():
    """Locales whose script goes without saying in their region: zh_TW is zh_Hant_TW."""
    likely = {x.get("from"): x.get("to") for x in supplemental("likelySubtags").iter("likelySubtag")}
    table = {}
    for file in (CLDR / "main").glob("*_????_*.xml"):
        language, script, region = file.stem.split("_")[:3]
        if likely.get(f"{language}_{region}") == file.stem:
            table[f"{language}_{region}"] = file.stem
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
    result = {}
    for info in supplemental("supplementalData").iter("info"):
        if info.get("iso4217"):
            digits = info.get("digits")
            cash = info.get("cashDigits", digits)
            result[info.get("iso4217")] = (digits, cash, info.get("cashRounding", "0"))
    return result


def territories():
    """For each currency the territory that uses it now or used it last; a currency of several has none."""
    uses = {}
    for region in supplemental("supplementalData").iter("region"):
        for currency in region.findall("currency"):
            if currency.get("tender") == "false":
                continue
            code = currency.get("iso4217")
            uses.setdefault(code, []).append((currency.get("to", "9999"), region.get("iso3166")))
    table = {}
    for code, list in uses.items():
        last = max(date for date, _ in list)
        regions = [region for date, region in list if date == last]
        own = [region for region in regions if region == code[:2]]
        table[code] = own[0] if own else regions[0] if len(regions) == 1 else ""
    return table


def names():
    table = {}
    for currency in numbers("en").findall("currencies/currency"):
        for name in currency.findall("displayName"):
            if name.get("count") is None:
                table[currency.get("type")] = name.text
    return table


HEADER = """// Written by scripts/locale_tables.py; do not edit.
//
// From unicode-cldr-core {cldr} and iso-codes {iso} of Debian. CLDR's data is © 1991-2022 Unicode, Inc., used under
// the Unicode licence; see LICENSE-UNICODE.txt.

"""


def swift_text(lines):
    def escaped(line):
        line = line.replace("\\", "\\\\").replace("\t", "\\t").replace('"""', '\\"\\"\\"')
        return re.sub(
            "[\u00a0\u00ad\u061c\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]",
            lambda match: "\\u{%X}" % ord(match.group()), line)

    return "\n".join("    " + escaped(line) for line in lines)


def write_locales():
    names = sorted(
        file.stem for file in (CLDR / "main").glob("*.xml")
        if file.stem != "root" and not file.stem.endswith("POSIX"))
    names = [name for name in names if len(list(chain(name))) > 0]
    index, lines = {}, []
    shared = {key: text for key, text in symbols("root").items() if KNOWN.get(key[:3], "historic") != "historic"}
    symbol_lines = ["root\t" + "\t".join(f"{key}={text}" for key, text in sorted(shared.items()))]
    every = {name: records(name) for name in names}
    for name in names:
        base = truncated(name)
        base = base if base in every else "root"
        changes = differences(name, base)
        if base != "root" and every[name] == every[base] and not changes:
            continue
        numbers_of = [index.setdefault(text, len(index)) for text in every[name]]
        lines.append(name + "\t" + " ".join(str(number) for number in numbers_of))
        if changes:
            pairs = "\t".join(f"{key}={value}" for key, value in changes.items())
            symbol_lines.append(name + "\t" + pairs)
    symbol_lines.sort(key=lambda line: line.split("\t")[0])
    alias_lines = [f"{short}\t{long}" for short, long in sorted(aliases().items())]
    table = [text for text, _ in sorted(index.items(), key=lambda item: item[1])]
    cldr = version("unicode-cldr-core")
    code = HEADER.format(cldr=cldr, iso=version("iso-codes"))
    code += "/// What CLDR says about the numbers of each locale, as text that is searched where it stands.\n"
    code += "enum LocaleTable {\n"
    code += f'  static let version = "CLDR {cldr.split("-")[0]}"\n\n'
    code += f"  /// How many locales CLDR has; those that are as their parent have no line.\n"
    code += f"  static let localeCount = {len(names)}\n\n"
    for name, comment, content in (
        ("locales", "A locale and its formats with the usual, the Latin and the native digits.", lines),
        ("aliases", "A language and region whose script goes without saying.", alias_lines),
        ("formats", "The fields of a format; see ``NumberLocale``.", table),
        ("symbols", "Where the currency symbols of a locale differ from those of its parent.", symbol_lines),
    ):
        code += f"  /// {comment}\n  static let {name} = \"\"\"\n{swift_text(content)}\n    \"\"\"\n\n"
        print(name, len(content), sum(len(line.encode()) + 1 for line in content), "bytes")
    (ROOT / "Sources/SciLocale/LocaleTable.swift").write_text(code.rstrip() + "\n}\n")
    (ROOT / "Tests/SciLocaleTests/Data").mkdir(parents=True, exist_ok=True)
    (ROOT / "Tests/SciLocaleTests/Data/locales.txt").write_text("\n".join(names) + "\n")


def write_currencies(rows):
    cldr, iso = version("unicode-cldr-core"), version("iso-codes")
    parts, places, titles = fractions(), territories(), names()
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
                f"  /// {code}: {name}.\n  ///\n"
                f"  /// {'No minor unit.' if units == 'none' else f'Minor units: {units}.'}\n"
                f"  public static var {label}: Currency {{ Currency(packed: {packed | field << 32}) }}\n")
    print("currencies", len(lines), sum(len(line.encode()) + 1 for line in lines), "bytes,",
          len(statics), "active")
    code = HEADER.format(cldr=cldr, iso=iso)
    code += "/// What ISO 4217 and CLDR say about each currency, as text that is searched where it stands.\nenum CurrencyTable {\n"
    code += f'  static let version = "ISO 4217 of iso-codes {iso.split("-")[0]} with amendments to 180 / CLDR {cldr.split("-")[0]}"\n\n'
    code += "  /// The fields of ``Currency/Record``, separated by tabs, in the order of the codes.\n"
    code += f"  static let rows = \"\"\"\n{swift_text(lines)}\n    \"\"\"\n}}\n"
    (ROOT / "Sources/SciMoney/CurrencyTable.swift").write_text(code)
    code = HEADER.format(cldr=cldr, iso=iso)
    code += "// MARK: - The codes that are in use\n\nextension Currency {\n" + "\n".join(statics) + "}\n"
    (ROOT / "Sources/SciMoney/Currency+Codes.swift").write_text(code)


if __name__ == "__main__":
    for folder in ("SciLocale", "SciMoney"):
        (ROOT / "Sources" / folder).mkdir(parents=True, exist_ok=True)
    rows = currencies()
    write_locales()
    write_currencies(rows)
