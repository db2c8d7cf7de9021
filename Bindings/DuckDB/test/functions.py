#!/usr/bin/env python3
"""What each function of the extension comes to, and what it says of what is wrong: `functions.py EXTENSION`. Random rows of all types are compared with Python's fractions."""

import random
import sys
from datetime import date
from decimal import ROUND_HALF_EVEN, ROUND_HALF_UP, Decimal, localcontext
from fractions import Fraction as F

import duckdb

connection = duckdb.connect(config={"allow_unsigned_extensions": "true"})
connection.execute(f"LOAD '{sys.argv[1]}'")
failures = 0


def check(found, expected, what):
    global failures
    if found != expected:
        failures += 1
        print(f"{what}: {found!r}, expected {expected!r}", file=sys.stderr)


def value(query):
    return connection.sql(query).fetchall()[0][0]


def message(query):
    try:
        return connection.sql(query).fetchall()
    except duckdb.Error as error:
        return str(error).split("Error: ", 1)[1].split("\n")[0]


# ---- Each function ---------------------------------------------------------------------------------------------------

check(value("SELECT sci_decimal2('price*qty + 8.25%', 'USD', 19.99, 3)"), Decimal("64.92"), "an amount")
check(value("SELECT sci_decimal0('x', 'JPY', 2.5)"), Decimal(3), "yen")
check(value("SELECT sci_decimal2('x', 'CHF cash', 7.73)"), Decimal("7.75"), "cash")
check(value("SELECT sci_decimal2('x', 'USD half-even', 2.665)"), Decimal("2.66"), "half to even")
check(value("SELECT sci_decimal18('1/3', NULL)"), Decimal("0.333333333333333333"), "18 decimals")
check(value("SELECT sci_double('1/x', NULL, 3)"), 1 / 3, "a double")
check(value("SELECT sci_double('sin(x)', 'radians', 0.5::DOUBLE)"), 0.479425538604203, "radians")
check(value("SELECT sci_text('a/b', NULL, 1, 3)"), "0.33333333333333333333", "a text")
check(value("SELECT sci_text('x^2', NULL, '1/3')"), "0.11111111111111111111", "a text as a value")
check(value("SELECT sci_true('price*qty > 60', NULL, 19.99, 3)"), False, "a condition")
check(value("SELECT sci_date('d', NULL, DATE '2024-02-29')"), date(2024, 2, 29), "a day")
check(value("SELECT sci_decimal2('x', NULL, 2::HUGEINT)"), Decimal("2.00"), "a long integer")
check(value("SELECT sci_decimal2('x', NULL, NULL::BIGINT)"), None, "a null")
check(value("SELECT sci_decimal2(NULL, NULL, 1)"), None, "no expression")
check(value("SELECT sci_version() ~ '[0-9]+[.][0-9]+[.][0-9]+'"), True, "the version")
check(value("SELECT count(*) FROM range(5000) t(i) WHERE sci_true('rem(x; 3) == 0', NULL, i)"), 1667, "a filter")
check(connection.sql("SELECT sci_decimal2('x', NULL, 1) WHERE false").fetchall(), [], "no rows")

# ---- Errors ----------------------------------------------------------------------------------------------------------

check(message("SELECT sci_decimal2('3 + * 4', NULL)"), "expected a number, a name or `(` before `*`", "a syntax error")
check(message("SELECT sci_decimal2('1/x', NULL, i) FROM range(3) t(i)"), "division by zero", "an error of a row")
check(message("SELECT sci_decimal2('x*y', NULL, 1)"), "the expression has 2 names and 1 values; its names are x, y", "too few values")
check(message("SELECT sci_decimal2('x', 'XYZ', 1)"), "no currency is called XYZ; ISO 4217 codes are in capitals", "no currency")
check(message("SELECT sci_decimal2('x', 'up', 1)")[:36], '"up" is no option: write a currency ', "no option")
check(message("SELECT sci_decimal1('x', 'USD', 1)"), "the scale 1 has no room for the decimals of USD", "no room for cents")
check(message("SELECT sci_decimal2('x', NULL, 1e17::DOUBLE)"), "the value has more digits than decimal(18, 2) holds", "an overflow")
check(message("SELECT sci_decimal2('x', NULL, 1::FLOAT)"), "a FLOAT has no decimals of its own: cast it to DOUBLE or DECIMAL", "a float")
check(message("SELECT sci_decimal2('x', NULL, [1])")[:46], "a value is neither a number, a text nor a day:", "a list")
check(message("SELECT sci_true('x', NULL, 1)"), "expected a condition, and the value is a number", "no condition")
check(
    message("SELECT sci_decimal2(f, NULL, 1) FROM (VALUES ('x'), ('2x')) t(f)"),
    "the expression or its options differ from row to row: they must be the same for all rows", "two expressions")
check(message("SELECT sci_decimal2('x', o, 1) FROM (VALUES ('USD'), (NULL)) t(o)")[:14], "the expression", "two options")
check(connection.sql("SELECT try(sci_decimal2('1/x', NULL, i)) FROM range(2) t(i)").fetchall(), [(None,), (Decimal("1.00"),)], "try")
# More expressions than are kept.
for number in range(200):
    check(value(f"SELECT sci_decimal0('x + {number}', NULL, 1)"), Decimal(number + 1), "many expressions")

# ---- Random rows -----------------------------------------------------------------------------------------------------

pick = random.Random(int(sys.argv[2]) if len(sys.argv) > 2 else 1)
TYPES = {
    "TINYINT": (127, 0), "SMALLINT": (32767, 0), "INTEGER": (2**31 - 1, 0), "BIGINT": (10**12, 0), "HUGEINT": (10**12, 0),
    "UTINYINT": (255, 0), "USMALLINT": (65535, 0), "UINTEGER": (2**32 - 1, 0), "DECIMAL(4,1)": (9999, 1), "DECIMAL(9,2)": (10**9 - 1, 2),
    "DECIMAL(18,4)": (10**14, 4), "DECIMAL(38,6)": (10**14, 6), "VARCHAR": (10**9, 3), "DOUBLE": (10**9, 2)}
ROWS = 5000
rows_compared = 0
for turn in range(60):
    connection.execute(f"SET threads = {pick.choice([1, 4])}")
    types = [pick.choice(list(TYPES)) for _ in range(2)]
    columns = []
    for type in types:
        most, scale = TYPES[type]
        least = 0 if type[0] == "U" else -most
        columns.append([None if pick.random() < 0.1 else F(pick.randint(least, most), 10**scale) for _ in range(ROWS)])
    names = ", ".join(f"{name} {type}" for name, type in zip("ab", types))
    connection.execute(f"CREATE OR REPLACE TABLE line (i INTEGER, {names})")
    with localcontext() as context:
        context.prec = 60
        lines = []
        for row, (a, b) in enumerate(zip(*columns)):
            texts = ["NULL" if x is None else f"'{Decimal(x.numerator) / Decimal(x.denominator):f}'" for x in (a, b)]
            lines.append(f"({row}, {', '.join(texts)})")
    connection.execute(f"INSERT INTO line VALUES {', '.join(lines)}")
    text, options, body, rounding = pick.choice([
        ("a + b*3 - 8.25%", "USD", lambda a, b: (a + b * 3) * F("0.9175"), ROUND_HALF_UP),
        ("a*b/1000000", "half-even", lambda a, b: a * b / 1000000, ROUND_HALF_EVEN),
        ("a > b ? a : b/7", "half-away", lambda a, b: a if a > b else b / 7, ROUND_HALF_UP)])
    found = connection.sql(f"SELECT try(sci_decimal2('{text}', '{options}', a, b)) FROM line ORDER BY i").fetchall()
    for row, (a, b) in enumerate(zip(*columns)):
        expected = None
        if a is not None and b is not None:
            exact = body(a, b) * 100
            whole, tail = divmod(abs(exact), 1)
            up = tail > F(1, 2) or tail == F(1, 2) and (rounding == ROUND_HALF_UP or whole % 2 == 1)
            cents = (int(whole) + up) * (1 if exact > 0 else -1)
            expected = F(cents, 100) if abs(cents) < 10**18 else None
        answer = found[row][0]
        check(None if answer is None else F(answer), expected, f"{text}, {types}, {a}, {b}")
        rows_compared += 1

print(f"test-duckdb: {rows_compared} rows and all messages are as they should be" if not failures else f"test-duckdb: {failures} failures")
sys.exit(failures > 0)
