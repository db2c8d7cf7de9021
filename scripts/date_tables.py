#!/usr/bin/env python3
"""Writes Sources/SciLocale/DateTable.swift: how each language writes a day, from CLDR as Babel has it.

Tests/SciLocaleTests/Data/dates.tsv has days as Babel writes them, to hold the reader of the table against it.

    pip install babel==2.18.0
    scripts/date_tables.py
"""

import datetime
from importlib.metadata import version
from pathlib import Path

from babel import Locale, localedata
from babel.core import get_global
from babel.dates import format_date

ROOT = Path(__file__).resolve().parent.parent
PARENTS = get_global("parent_exceptions")


def parent(name):
    if name in PARENTS:
        return PARENTS[name]
    shorter = name.rpartition("_")[0]
    return shorter or "root"


def row(name):
    """The long date, the twelve months, and the seven days of the week from Monday on; None where CLDR has none."""
    locale = Locale.parse(name)
    try:
        pattern = locale.date_formats["long"].pattern
        months = [locale.months["format"]["wide"][month] for month in range(1, 13)]
        days = [locale.days["format"]["wide"][day] for day in range(7)]
    except KeyError:
        return None
    # Years are those of the Christian era here, and months are said by name.
    pattern = pattern.replace(" G", "").replace("G", "").strip()
    return "\t".join([pattern, "|".join(months), "|".join(days)])


def inherited(name, rows):
    """What a locale has that has no row of its own."""
    while name != "root":
        name = parent(name)
        if name in rows:
            return rows[name]
    return None


def main():
    rows = {}
    # Parents come before their children.
    for name in sorted(localedata.locale_identifiers(), key=lambda name: (name.count("_"), name)):
        if name == "root":
            continue
        fields = row(name)
        if fields and fields != inherited(name, rows):
            rows[name] = fields
    lines = [f"{name}\t{fields}" for name, fields in sorted(rows.items())]
    text = "\n".join("    " + line.replace("\\", "\\\\").replace("\t", "\\t") for line in lines)
    (ROOT / "Sources/SciLocale/DateTable.swift").write_text(
        "// Written by scripts/date_tables.py; do not edit.\n"
        "//\n"
        f"// From CLDR 47 (Babel {version('babel')}). CLDR's data is © 2004-2025 Unicode, Inc., used under the Unicode licence; see\n"
        "// LICENSE-UNICODE.txt.\n\n"
        "/// How languages write days, as text that is searched where it stands.\n"
        "enum DateTable {\n"
        "  /// A locale, the pattern of a long date, the names of the months, and those of the days from Monday on; locales that are as their parent have no line.\n"
        f'  static let table = SortedTable(\n    """\n{text}\n    """)\n'
        "}\n", encoding="utf-8")
    days = [datetime.date(2024, 2, 29), datetime.date(1999, 12, 1), datetime.date(987, 6, 10)]
    cases = []
    for name in sorted(localedata.locale_identifiers()):
        if name.count("_") < 2 and Locale.parse(name).default_numbering_system == "latn" and inherited(name + "_", rows):
            day = days[len(cases) % 3]
            cases.append(f"{name}\t{day.isoformat()}\t{format_date(day, 'long', name)}")
    (ROOT / "Tests/SciLocaleTests/Data/dates.tsv").write_text("\n".join(cases) + "\n", encoding="utf-8")
    print(len(lines), "locales", len(cases), "cases,", sum(len(line.encode()) for line in lines), "bytes")


main()
