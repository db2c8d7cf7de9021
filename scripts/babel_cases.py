#!/usr/bin/env python3
"""Writes Tests/SciMoneyTests/Data/babel.tsv: how Babel writes amounts in every locale.

    pip install babel==2.18.0        # the release with the data of CLDR 47
    scripts/babel_cases.py

The columns are named in the first line of the file. Babel knows Latin digits only, and has no
minimum grouping and no space between a code and digits; the numbers are long enough for the first, and the test adds
the last.
"""

from decimal import Decimal
from pathlib import Path

import babel
from babel import Locale
from babel.numbers import format_currency, format_percent

ROOT = Path(__file__).resolve().parent.parent
LOCALES = (ROOT / "Tests/SciLocaleTests/Data/locales.txt").read_text().split()
AMOUNT = Decimal("1234567.89")

rows = []
for name in LOCALES:
    try:
        locale = Locale.parse(name)
    except Exception:
        continue
    if str(locale) != name:
        continue
    cells = [name]
    for currency, amount, kind in (
            ("EUR", AMOUNT, "standard"), ("USD", -AMOUNT, "standard"), ("CHF", -AMOUNT, "accounting"),
            ("JPY", Decimal(1234568), "standard"), ("INR", AMOUNT, "standard")):
        cells.append(format_currency(amount, currency, locale=locale, format_type=kind))
    cells.append(format_percent(Decimal("12345.0825"), locale=locale, decimal_quantization=False))
    rows.append("\t".join(cells))
header = f"# Babel {babel.__version__}: locale, EUR, -USD, -CHF accounting, JPY, INR, 1234508.25%"
(ROOT / "Tests/SciMoneyTests/Data/babel.tsv").write_text("\n".join([header, *rows]) + "\n")
print(len(rows), "locales")
