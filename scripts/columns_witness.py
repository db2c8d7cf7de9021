#!/usr/bin/env python3
"""Compares formulas over columns in the built library with Python's fractions: `scripts/columns_witness.py [ROWS [SEED [LIBRARY]]]`.

Random formulas over three columns of integers, decimals of 128 bits and doubles, with scales from 0 to 18, values near 2^63 and 2^127, nulls over garbage, ties and negative
zeros, in every rounding mode, to cents, to 0.05, to doubles and to conditions. Answers, nulls, overflows and how many answers are rounded must be the same. Needs `make library`;
LIBRARY is its libsci.so.
"""

import ctypes as c
import math
import random
import struct
import sys
from fractions import Fraction
from pathlib import Path

try:
    # GMP's fractions: the same numbers, sooner.
    from gmpy2 import mpq as F
except ImportError:
    F = Fraction

ROOT = Path(__file__).resolve().parent.parent
COUNT = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
SEED = int(sys.argv[2]) if len(sys.argv) > 2 else 1
LIBRARY = sys.argv[3] if len(sys.argv) > 3 else str(ROOT / ".build/library/libsci.so")

# ---- sci.h -----------------------------------------------------------------------------------------------------------


class Options(c.Structure):
    _fields_ = [
        ("size", c.c_size_t), ("angle_unit", c.c_int32), ("percent", c.c_int32), ("digits_rule", c.c_int32),
        ("notation", c.c_int32), ("digits", c.c_int64), ("rounding", c.c_int32), ("cash", c.c_int32),
        ("currency", c.c_char * 8), ("budget", c.c_int32), ("threads", c.c_int32), ("max_digits", c.c_int64),
        ("max_memory", c.c_int64), ("max_nanoseconds", c.c_int64), ("cancellation", c.c_void_p),
        ("is_cancelled", c.c_void_p), ("context", c.c_void_p), ("complex_results", c.c_int32), ("reserved", c.c_int32)]


class Column(c.Structure):
    _fields_ = [
        ("type", c.c_int32), ("scale", c.c_int32), ("is_constant", c.c_int32), ("reserved", c.c_int32),
        ("offset", c.c_int64), ("values", c.c_void_p), ("offsets", c.c_void_p), ("validity", c.c_void_p)]


class Decimal(c.Structure):
    _fields_ = [("low", c.c_uint64), ("high", c.c_int64), ("scale", c.c_int32), ("reserved", c.c_int32)]

    @classmethod
    def of(cls, value):
        """A decimal fraction; `None` for one that has no room."""
        scale = next((s for s in range(40) if 10**s % value.denominator == 0), None)
        if scale is None:
            return None
        integer = int(value * 10**scale)
        return cls(integer & 2**64 - 1, integer >> 64, scale, 0) if -2**127 <= integer < 2**127 else None


class Slice(c.Structure):
    _fields_ = [("bytes", c.c_char_p), ("length", c.c_size_t)]


INT64, DECIMAL128, DOUBLE, DOUBLE_EXACT, TRUTH = 1, 2, 3, 4, 7
DECIMALS = 2
# Of each column so many rows are given one by one, too.
SINGLES = 300
MODES = ["half-even", "half-odd", "half-away", "half-toward-zero", "half-upward", "half-downward", "toward-zero", "away", "floor",
         "ceiling", "05-away", "unnecessary"]

sci = c.CDLL(LIBRARY)
sci.sci_error_message.restype = c.c_char_p
sci.sci_answers_error.restype = c.c_void_p
sci.sci_answers_rounded_count.restype = c.c_int64
sci.sci_answers_null_count.restype = c.c_int64
sci.sci_answers_error_count.restype = c.c_int64
for function in (sci.sci_expression_free, sci.sci_answers_free, sci.sci_error_free, sci.sci_error_message, sci.sci_answers_rounded_count,
                 sci.sci_answers_null_count, sci.sci_answers_error_count):
    function.argtypes = [c.c_void_p]
sci.sci_rows_free.argtypes = [c.c_void_p]
sci.sci_rows_new.argtypes = [c.c_void_p, c.c_int32, c.POINTER(Options), c.POINTER(c.c_void_p), c.POINTER(c.c_void_p)]
sci.sci_rows_answer.argtypes = [c.c_void_p, c.POINTER(Decimal), c.c_size_t, c.POINTER(Decimal)]
sci.sci_answers_error.argtypes = [c.c_void_p, c.c_int64, c.POINTER(c.c_int64)]
sci.sci_answers_column.argtypes = [c.c_void_p, c.POINTER(Column)]
sci.sci_expression_evaluate_columns.argtypes = [
    c.c_void_p, c.POINTER(Column), c.c_size_t, c.c_int64, c.c_int32, c.c_int32, c.c_int32, c.POINTER(Options),
    c.POINTER(c.c_void_p), c.POINTER(c.c_void_p)]


def single_answers(expression, type, scale, options, rows):
    """The answers of some rows that are given one by one: `None` for those that are not computed so."""
    if type not in (DECIMAL128, TRUTH):
        return []
    ways, error, found = c.c_void_p(), c.c_void_p(), []
    if not options.currency:
        options.digits_rule, options.digits = DECIMALS, scale
    if sci.sci_rows_new(expression, type, c.byref(options), c.byref(ways), c.byref(error)):
        sys.exit(f"rows: {sci.sci_error_message(error).decode()}")
    for row in rows:
        decimals = [None if value is None else Decimal.of(value) for value in row]
        answer = Decimal()
        if None in decimals or not sci.sci_rows_answer(ways, (Decimal * 3)(*decimals), 3, c.byref(answer)):
            found.append(None)
        else:
            integer = answer.high << 64 | answer.low
            found.append(bool(integer) if type == TRUTH else F(integer, 10**answer.scale))
    sci.sci_rows_free(ways)
    return found


def answers(text, columns, count, type, precision, scale, options, rows_of_numbers):
    """The answers of all rows, `None` for a null and "error" for a row with an error, how many are rounded, and those of rows one by one."""
    names = (Slice * 3)(*[Slice(name, 1) for name in (b"a", b"b", b"d")])
    expression, error, handle = c.c_void_p(), c.c_void_p(), c.c_void_p()
    encoded = text.encode()
    status = sci.sci_expression_new(
        c.c_char_p(encoded), c.c_size_t(len(encoded)), names, c.c_size_t(3), c.byref(options), c.byref(expression), c.byref(error))
    if status:
        sys.exit(f"{text}: {sci.sci_error_message(error).decode()}")
    singles = single_answers(expression, type, scale, options, rows_of_numbers)
    memory = (Column * 3)(*columns)
    status = sci.sci_expression_evaluate_columns(
        expression, memory, 3, count, type, precision, scale, c.byref(options), c.byref(handle), c.byref(error))
    if status:
        sys.exit(f"{text}: {sci.sci_error_message(error).decode()}")
    column = Column()
    sci.sci_answers_column(handle, c.byref(column))
    size = {INT64: 8 * count, DECIMAL128: 16 * count, DOUBLE: 8 * count, TRUTH: (count + 7) // 8}[type]
    data = c.string_at(column.values, size)
    if type == INT64:
        rows = [F(x, 10**scale) for x in struct.unpack(f"<{count}q", data)]
    elif type == DECIMAL128:
        rows = [F(int.from_bytes(data[16 * i:16 * i + 16], "little", signed=True), 10**scale) for i in range(count)]
    elif type == DOUBLE:
        rows = list(struct.unpack(f"<{count}d", data))
    else:
        rows = [bool(data[i >> 3] >> (i & 7) & 1) for i in range(count)]
    if column.validity:
        bits = c.string_at(column.validity, (count + 7) // 8)
        rows = [row if bits[i >> 3] >> (i & 7) & 1 else None for i, row in enumerate(rows)]
    for index in range(sci.sci_answers_error_count(handle)):
        row = c.c_int64()
        fault = sci.sci_answers_error(handle, index, c.byref(row))
        rows[row.value] = "error"
        sci.sci_error_free(fault)
    rounded = sci.sci_answers_rounded_count(handle)
    sci.sci_answers_free(handle)
    sci.sci_expression_free(expression)
    return rows, rounded, singles


# ---- Formulas: a text and what it means ------------------------------------------------------------------------------


HALF = F(1, 2)
# Whether the magnitude of a number, whole + tail with 0 <= tail < 1, is rounded up.
ROUNDS_UP = {
    "half-even": lambda whole, tail, sign: tail > HALF or tail == HALF and whole % 2 == 1,
    "half-odd": lambda whole, tail, sign: tail > HALF or tail == HALF and whole % 2 == 0,
    "half-away": lambda whole, tail, sign: tail >= HALF,
    "half-toward-zero": lambda whole, tail, sign: tail > HALF,
    "half-upward": lambda whole, tail, sign: tail > HALF or tail == HALF and sign > 0,
    "half-downward": lambda whole, tail, sign: tail > HALF or tail == HALF and sign < 0,
    "toward-zero": lambda whole, tail, sign: False,
    "away": lambda whole, tail, sign: tail > 0,
    "floor": lambda whole, tail, sign: tail > 0 and sign < 0,
    "ceiling": lambda whole, tail, sign: tail > 0 and sign > 0,
    "05-away": lambda whole, tail, sign: tail > 0 and whole % 5 == 0,
    "unnecessary": lambda whole, tail, sign: False,
}


def away(x, mode):
    """An integer near x."""
    sign, magnitude = (-1, -x) if x < 0 else (1, x)
    whole = int(magnitude.numerator // magnitude.denominator)
    return sign * (whole + ROUNDS_UP[mode](whole, magnitude - whole, sign))


def binary(left, right, template, body):
    return template.format(left[0], right[0]), lambda row: body(left[1](row), right[1](row))


def unary(part, template, body):
    return template.format(part[0]), lambda row: body(part[1](row))


CONSTANTS = ["2", "0.5", "8.25", "3", "0.01", "1.0825", "12.345", "0", "1000000"]


def number(pick, depth):
    if depth == 0:
        if pick.random() < 0.2:
            text = pick.choice(CONSTANTS)
            return text, lambda row, value=F(text): value
        index = pick.randrange(3)
        return "abd"[index], lambda row: row[index]
    part = number(pick, depth - 1)
    kind = pick.randrange(20)
    if kind < 7:
        sign, body = [
            ("+", lambda x, y: x + y), ("-", lambda x, y: x - y), ("*", lambda x, y: x * y)][kind % 3]
        return binary(part, number(pick, depth - 1), "({} " + sign + " {})", body)
    if kind == 7:
        return unary(part, "({} + 8.25%)", lambda x: x * F("1.0825"))
    if kind == 8:
        percent = number(pick, 0)
        return binary(part, percent, "({} - {}%)", lambda x, y: x - x * y / 100)
    if kind == 9:
        text = pick.choice(["3", "4", "0.7", "12", "6"])
        return unary(part, "({} / " + text + ")", lambda x: x / F(text))
    if kind == 10:
        return unary(part, "(-{})", lambda x: -x)
    if kind == 11:
        name, body = pick.choice([
            ("abs", abs), ("floor", lambda x: F(math.floor(x))), ("ceil", lambda x: F(math.ceil(x))),
            ("trunc", lambda x: F(math.trunc(x))), ("round", lambda x: F(away(x, "half-away")))])
        return unary(part, name + "({})", body)
    if kind == 12:
        places = pick.choice([2, 1, -1, 3])
        unit = F(10) ** -places
        return unary(part, "round({}; " + str(places) + ")", lambda x: away(x / unit, "half-away") * unit)
    if kind == 13:
        name, body = pick.choice([("min", min), ("max", max)])
        return binary(part, number(pick, depth - 1), name + "({}; {})", body)
    if kind == 14:
        test, other = condition(pick, depth - 1), number(pick, depth - 1)
        return f"({test[0]} ? {part[0]} : {other[0]})", lambda row: part[1](row) if test[1](row) else other[1](row)
    if kind == 15:
        return unary(part, "({}^2)", lambda x: x * x)
    if kind == 16:
        name, body = pick.choice([
            ("mod", lambda x, y: x % y), ("rem", lambda x, y: x - y * math.trunc(x / y)), ("quo", lambda x, y: F(x // y))])
        return binary(part, number(pick, depth - 1), name + "({}; {})", body)
    if kind == 17:
        return binary(part, number(pick, depth - 1), "mean({}; {})", lambda x, y: (x + y) / 2)
    return binary(part, number(pick, depth - 1), "({} / {})", lambda x, y: x / y)


def condition(pick, depth):
    sign, body = pick.choice([
        ("<", lambda x, y: x < y), ("<=", lambda x, y: x <= y), (">", lambda x, y: x > y), (">=", lambda x, y: x >= y),
        ("==", lambda x, y: x == y), ("!=", lambda x, y: x != y)])
    test = binary(number(pick, max(0, depth - 1)), number(pick, max(0, depth - 1)), "({} " + sign + " {})", body)
    if depth == 0 or pick.random() < 0.5:
        return test
    if pick.random() < 0.3:
        return unary(test, "(not {})", lambda x: not x)
    other = condition(pick, depth - 1)
    # Where the first condition decides, the second one is not computed.
    name, body = pick.choice([
        ("and", lambda row: test[1](row) and other[1](row)), ("or", lambda row: test[1](row) or other[1](row)),
        ("xor", lambda row: test[1](row) != other[1](row))])
    return f"({test[0]} {name} {other[0]})", body


# ---- Columns ---------------------------------------------------------------------------------------------------------


def column(pick, count):
    """A column in memory and its values, `None` for null."""
    kind = pick.choice([INT64, INT64, DECIMAL128, DECIMAL128, DOUBLE, DOUBLE_EXACT])
    scale = pick.choice([0, 1, 2, 2, 3, 4, 6, 9, 18])
    bits = pick.choice([4, 10, 17, 20, 31, 40, 52, 62, 63])
    if kind == DECIMAL128 and pick.random() < 0.3:
        bits = pick.choice([64, 70, 90, 110, 126, 127])
    most = 2**bits - 1

    def integer():
        chance = pick.random()
        if chance < 0.05:
            return pick.choice([most, -most, -most - 1, 0])
        if chance < 0.3:
            return pick.randint(-most, most) // 50 * 50
        return pick.randint(-most, most)

    integers = [integer() for _ in range(count)]
    offset = pick.randrange(10)
    if kind in (DOUBLE, DOUBLE_EXACT):
        scale = min(scale, 6)
        most = min(most, 10**9)
        doubles = [pick.randint(-most, most) / (10**scale if kind == DOUBLE else 2**scale) for _ in range(count)]
        if pick.random() < 0.1:
            doubles[pick.randrange(count)] = pick.choice([0.1 + 0.2, 1e22, 5e-324, 1 / 3, -0.0])
        values = [F(Fraction(repr(x))) if kind == DOUBLE else F(x) for x in doubles]
        data, scale = struct.pack(f"<{count}d", *doubles), 0
        garbage = struct.pack("<d", math.nan)
    elif kind == INT64:
        values = [F(x, 10**scale) for x in integers]
        data, garbage = struct.pack(f"<{count}q", *integers), struct.pack("<q", -2**63)
    else:
        values = [F(x, 10**scale) for x in integers]
        data = b"".join(x.to_bytes(16, "little", signed=True) for x in integers)
        garbage = (2**127 - 1).to_bytes(16, "little")
    size = len(garbage)
    filled = Column(type=kind, scale=scale, offset=offset)
    keep = []
    if pick.random() < 0.3:
        nulls = {i for i in range(count) if pick.random() < pick.choice([0.001, 0.1, 0.5])}
        values = [None if i in nulls else x for i, x in enumerate(values)]
        data = b"".join(garbage if i in nulls else data[size * i:size * i + size] for i in range(count))
        bits = bytearray((offset + count + 7) // 8)
        for i in range(count):
            if i not in nulls:
                bits[(offset + i) >> 3] |= 1 << ((offset + i) & 7)
        keep.append(c.create_string_buffer(bytes(bits), len(bits)))
        filled.validity = c.addressof(keep[0])
    data = garbage * offset + data
    keep.append(c.create_string_buffer(data, len(data)))
    filled.values = c.addressof(keep[-1])
    return filled, values, keep


# ---- Comparing -------------------------------------------------------------------------------------------------------


def main():
    pick = random.Random(SEED)
    done = formulas = single_total = rounded_total = nulls = errors = 0
    while done < COUNT:
        count = pick.choice([1, 7, 60, 300, 300, 2048, 2049, 5000])
        columns = [column(pick, count) for _ in range(3)]
        rows = list(zip(*[values for _, values, _ in columns]))
        type = pick.choice([INT64, INT64, DECIMAL128, DECIMAL128, DOUBLE, TRUTH])
        text, body = (condition if type == TRUTH else number)(pick, pick.choice([0, 1, 1, 2, 2, 3]))
        mode = pick.choice(MODES)
        currency, cash, increment = pick.choice([(b"", 0, None)] * 5 + [(b"USD", 0, F(1, 100)), (b"JPY", 0, F(1)), (b"CHF", 1, F(1, 20))])
        if mode == "05-away" and cash:
            mode = "away"
        scale = pick.choice([2, 2, 2, 3, 6])
        precision = pick.choice([18, 12] if type == INT64 else [38, 38, 18])
        options = Options()
        sci.sci_options_init(c.byref(options), c.c_size_t(c.sizeof(options)))
        options.rounding, options.cash, options.currency = MODES.index(mode), cash, currency
        options.threads = pick.choice([1, 1, 2])
        found, rounded, singles = answers(
            text, [filled for filled, _, _ in columns], count, type, precision, scale, options, rows[:SINGLES])
        unit, expected_rounded = increment or F(1, 10**scale), 0
        for index, row in enumerate(rows):
            if any(x is None for x in row):
                expected = None
                nulls += 1
            else:
                try:
                    value = body(row)
                except ZeroDivisionError:
                    value = None
                if value is None:
                    expected = "error"
                    errors += 1
                elif type == TRUTH:
                    expected = bool(value)
                else:
                    answer = value
                    if type != DOUBLE or increment:
                        answer = away(value / unit, mode) * unit
                    if (mode == "unnecessary" and answer != value) or (type != DOUBLE and abs(answer) >= F(10) ** (precision - scale)):
                        expected = "error"
                        errors += 1
                    elif type == DOUBLE:
                        try:
                            expected = int(answer.numerator) / int(answer.denominator)
                        except OverflowError:
                            expected = "error"
                            errors += 1
                    else:
                        expected = answer
                        expected_rounded += answer != value
            if index < len(singles) and singles[index] is not None:
                single_total += 1
                # It has no precision to overflow.
                if singles[index] != expected and (type == TRUTH or abs(singles[index]) < F(10) ** (precision - scale)):
                    sys.exit(
                        f"seed {SEED}: {text}, row {row} by itself, {mode}, scale {scale}, {currency!r}: {singles[index]}, and fractions say {expected}")
            if found[index] != expected:
                sys.exit(
                    f"seed {SEED}: {text}, row {index} of {count} {row}, type {type}, {mode}, scale {scale}, {currency!r}: "
                    f"{found[index]}, and fractions say {expected}")
        if rounded != expected_rounded:
            sys.exit(f"seed {SEED}: {text}, {mode}: {rounded} answers are said to be rounded, and {expected_rounded} are")
        done += count
        formulas += 1
        rounded_total += rounded
    print(f"{done} rows of {formulas} formulas are the same: {rounded_total} rounded, {nulls} null, {errors} with an error, {single_total} by themselves")


if __name__ == "__main__":
    main()
