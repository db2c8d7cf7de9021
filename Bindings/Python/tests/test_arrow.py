"""The Arrow C data interface without pyarrow: columns made here, and those of Polars and nanoarrow where these are installed."""

import ctypes
import gc
import random
import struct
import unittest
from decimal import Decimal
from importlib.util import find_spec

import sci
from sci import _arrow

IDENTITY = sci.Expression("x")


def bits(values):
    """A bit for each value, the lowest of each byte first."""
    memory = bytearray((len(values) + 7) // 8)
    for row, value in enumerate(values):
        memory[row >> 3] |= bool(value) << (row & 7)
    return bytes(memory)


class Exported:
    """An array of another library: buffers as the format has them, from an offset on."""

    def __init__(self, format, buffers, length, offset=0, dictionary=None):
        memory = [b if b is None else ctypes.create_string_buffer(b, len(b) + 1) for b in buffers]
        addresses = [None if m is None else ctypes.addressof(m) for m in memory]
        self.content = _arrow.Content(format, "x", length, -1, addresses, memory)
        self.offset, self.dictionary, self.length = offset, dictionary, length

    def fill(self):
        schema, data = _arrow.Schema(), _arrow.Array()
        self.content.fill_schema(schema)
        self.content.fill_array(data)
        data.offset = self.offset
        if self.dictionary:
            entries = self.dictionary.fill()
            schema.dictionary = ctypes.pointer(entries[0])
            data.dictionary = ctypes.pointer(entries[1])
        return schema, data

    def __arrow_c_array__(self, requested_schema=None):
        schema, data = self.fill()
        return _arrow._capsule(schema, b"arrow_schema"), _arrow._capsule(data, b"arrow_array")


class Streamed:
    """Arrays of one type, one after the other, and perhaps an error."""

    def __init__(self, *parts, error=None):
        self.parts, self.error = parts, error

    def __arrow_c_stream__(self, requested_schema=None):
        left = list(self.parts)
        stream = _arrow.Stream()
        words = ctypes.create_string_buffer(self.error.encode()) if self.error else None

        def schema(_, result):
            self.parts[0].content.fill_schema(_arrow.Schema.from_address(result))
            return 0

        def after(_, result):
            data = _arrow.Array.from_address(result)
            if not left:
                data.release = None
                return 5 if self.error else 0
            part = left.pop(0)
            part.content.fill_array(data)
            data.offset = part.offset
            return 0

        callbacks = [
            _arrow._Next(schema),
            _arrow._Next(after),
            _arrow._LastError(lambda _: ctypes.addressof(words) if words else None),
        ]
        names = ("get_schema", "get_next", "get_last_error")
        for name, callback in zip(names, callbacks):
            setattr(stream, name, ctypes.cast(callback, ctypes.c_void_p).value)
        _arrow._fill(stream, (callbacks, words))
        return _arrow._capsule(stream, b"arrow_array_stream")


def texts(column, **options):
    return IDENTITY(x=column, into="text", **options)._answers.texts()


def view(texts):
    """The buffers of texts as views."""
    rows, long = b"", b""
    for text in texts:
        text = text.encode()
        if len(text) <= 12:
            rows += struct.pack("<i12s", len(text), text)
        else:
            rows += struct.pack("<i4sii", len(text), text[:4], 0, len(long))
            long += text
    return [None, rows, long, struct.pack("<q", len(long))]


class InputTests(unittest.TestCase):
    def test_numbers_of_all_widths_go_in(self):
        for format, type in _arrow.INTEGERS.items():
            with self.subTest(format):
                values = [0, 1, 100] if format.isupper() else [-7, 1, 100]
                column = Exported(format, [bits([1, 0, 1]), struct.pack(f"<3{type}", *values)], 3)
                self.assertEqual(texts(column), [str(values[0]), None, "100"])
        largest = Exported("L", [None, struct.pack("<Q", 2**64 - 1)], 1)
        self.assertEqual(texts(largest), ["18446744073709551615"])

    def test_floats_are_the_decimals_they_print_as(self):
        for format, expected in (("e", "0.1"), ("f", "0.1"), ("g", "0.1")):
            memory = struct.pack("<2" + _arrow.FLOATS[format], 0.1, -2.5)
            self.assertEqual(texts(Exported(format, [None, memory], 2)), [expected, "-2.5"])
        exact = texts(Exported("g", [None, struct.pack("<d", 0.1)], 1), doubles="exact", digits=25)
        self.assertEqual(exact, [str(Decimal(0.1))])

    def test_decimals_of_all_widths_go_in(self):
        for width in (32, 64, 128, 256):
            memory = b"".join(v.to_bytes(width // 8, "little", signed=True) for v in (1999, -50))
            for format in [f"d:9,2,{width}"] + ["d:9,2"] * (width == 128):
                self.assertEqual(texts(Exported(format, [None, memory], 2)), ["19.99", "-0.5"])

    def test_texts_of_all_kinds_go_in(self):
        words = ["1.5", "123456789012345678", "-0.25"]
        joined = "".join(words).encode()
        for format, type in _arrow.TEXTS.items():
            offsets = struct.pack(f"<4{type}", 0, 3, 21, 26)
            column = Exported(format, [bits([1, 1, 0]), offsets, joined], 3)
            self.assertEqual(texts(column), ["1.5", "123456789012345678", None])
        self.assertEqual(texts(Exported("vu", view(words), 3)), words)
        self.assertEqual(texts(Exported("vu", view(words), 2, offset=1)), words[1:])
        entries = Exported("vu", view(words), 3)
        places = Exported("c", [bits([1, 0, 1]), bytes([2, 9, 0])], 3, dictionary=entries)
        self.assertEqual(texts(places), ["-0.25", None, "1.5"])

    def test_slices_chunks_and_nothing(self):
        random.seed(36)
        numbers = [random.choice([None, random.randrange(-(10**12), 10**12)]) for _ in range(300)]
        memory = struct.pack("<300q", *[n or 0 for n in numbers])
        valid = bits([n is not None for n in numbers])
        for start in range(0, 300, 37):
            for length in (0, 1, 8, 300 - start):
                length = min(length, 300 - start)
                part = Exported("l", [valid, memory], length, start)
                expected = [n if n is None else str(n) for n in numbers[start : start + length]]
                self.assertEqual(texts(part), expected)
                self.assertEqual(texts(Streamed(part, part)), expected * 2)
                self.assertEqual(texts(Streamed(part)), expected)
        small = Exported("s", [bits([0, 1]), struct.pack("<2h", 3, 4)], 2)
        self.assertEqual(texts(Streamed(small, small)), [None, "4", None, "4"])
        self.assertEqual(texts(Exported("n", [], 2)), [None, None])

    def test_what_is_no_column_of_numbers_is_an_error(self):
        for format in ("b", "+s", "tsu:UTC"):
            with self.assertRaisesRegex(TypeError, "expected numbers, not an Arrow array of format"):
                texts(Exported(format, [None, bytes(8)], 1))
        part = Exported("l", [None, bytes(8)], 1)
        with self.assertRaisesRegex(ValueError, "the column cannot be read: no more"):
            texts(Streamed(part, error="no more"))


class OutputTests(unittest.TestCase):
    def test_answers_can_be_columns_again(self):
        column = Exported("l", [bits([1, 0, 1]), struct.pack("<3q", 1, 2, 3)], 3)
        third = sci.Expression("x/3")
        for options, values in (
            ({"decimals": 2}, [Decimal("0.33"), None, Decimal("1.00")]),
            ({}, [1 / 3, None, 1.0]),
            ({"into": "text"}, [Decimal("0.33333333333333333333"), None, Decimal(1)]),
        ):
            answers = third(x=column, **options)
            self.assertIsInstance(answers, sci.Column)
            self.assertEqual(answers.to_pylist(), values)
            self.assertEqual(list(answers), values)
            self.assertEqual(len(answers), 3)
            self.assertEqual(texts(answers), texts(StreamOnly(answers)))
        self.assertEqual(sci.Expression("x > 1")(x=column).to_pylist(), [False, None, True])

    def test_everything_that_is_given_is_released(self):
        gc.collect()
        given, held = len(_arrow._given), len(_arrow._held)
        column = Exported("l", [None, struct.pack("<q", 5)], 1)
        for _ in range(100):
            answers = IDENTITY(x=column, decimals=1)
            answers.__arrow_c_schema__()
            answers.__arrow_c_array__()
            answers.__arrow_c_stream__()
            texts(StreamOnly(answers))
        del answers
        gc.collect()
        self.assertEqual((len(_arrow._given), len(_arrow._held)), (given, held))


class StreamOnly:
    """A column that has the stream interface alone."""

    def __init__(self, column):
        self.column = column

    def __arrow_c_stream__(self, requested_schema=None):
        return self.column.__arrow_c_stream__()


@unittest.skipUnless(find_spec("nanoarrow"), "nanoarrow is not installed")
class NanoarrowTests(unittest.TestCase):
    def test_columns_go_in_and_come_out(self):
        import nanoarrow as na

        answers = IDENTITY(x=na.Array([1, None, 3], na.int16()), decimals=1)
        again = na.Array(answers)
        self.assertEqual(str(again.schema), "<Schema> decimal128(38, 1)")
        self.assertEqual(again.to_pylist(), [Decimal("1.0"), None, Decimal("3.0")])
        chunks = na.Array.from_chunks([na.Array([1], na.int16()), na.Array([None, 3], na.int16())])
        self.assertEqual(IDENTITY(x=chunks, decimals=1).to_pylist(), again.to_pylist())
        stream = na.ArrayStream(IDENTITY(x=na.Array(["1.5"], na.string()), into="text"))
        self.assertEqual([a.to_pylist() for a in stream.iter_chunks()], [["1.5"]])


@unittest.skipUnless(find_spec("polars"), "Polars is not installed")
class PolarsTests(unittest.TestCase):
    TOTAL = sci.Expression("price*qty + 8.25%", rounding="half-away")
    # 59.97 and 25 times 1.0825, by hand.
    CENTS = [Decimal("64.92"), Decimal("27.06"), None]

    def frame(self):
        import polars as pl

        return pl.DataFrame({"price": ["19.99", "2.50", None], "qty": [3, 10, 1]})

    def test_series_need_no_pyarrow(self):
        import polars as pl

        frame = self.frame()
        for price in (frame["price"], frame["price"].cast(pl.Decimal(18, 2)), frame["price"].cast(pl.Float64)):
            answers = self.TOTAL(price=price, qty=frame["qty"], decimals=2)
            self.assertEqual((answers.name, answers.dtype), ("price", pl.Decimal(38, 2)))
            self.assertEqual(answers.to_list(), self.CENTS)
        chunks = pl.concat([frame["qty"], frame["qty"]], rechunk=False)
        self.assertEqual(IDENTITY(x=chunks).to_list(), [3, 10, 1] * 2)
        self.assertEqual(frame.filter(sci.Expression("qty > 2")(frame))["qty"].to_list(), [3, 10])

    def test_expressions_make_an_expression(self):
        import polars as pl

        frame, price, qty = self.frame(), pl.col("price"), pl.col("qty")
        total = self.TOTAL(price=price, qty=qty, decimals=2)
        self.assertIsInstance(total, pl.Expr)
        self.assertEqual(frame.select(total)["price"].to_list(), self.CENTS)
        lazy = frame.lazy().with_columns(double=self.TOTAL(price="1", qty=2 * qty))
        self.assertEqual(lazy.collect_schema()["double"], pl.Float64)
        self.assertEqual(lazy.collect()["double"].to_list(), [6.495, 21.65, 2.165])
        cheap = sci.Expression("price*qty < 30")(price=price, qty=qty)
        self.assertEqual(frame.lazy().filter(cheap).collect()["qty"].to_list(), [10])
        texts = frame.select(self.TOTAL(price=price, qty=qty, into="text"))["price"].to_list()
        self.assertEqual(texts, ["64.917525", "27.0625", None])
        currency = frame.select(self.TOTAL(price=price, qty=1, currency="USD"))["price"]
        self.assertEqual(currency.to_list(), [Decimal("21.64"), Decimal("2.71"), None])

    def test_errors_of_expressions_are_said(self):
        import polars as pl

        third = sci.Expression("1/(x - 3)")
        frame = pl.DataFrame({"x": [3, 5]})
        with self.assertRaisesRegex(Exception, "division by zero"):
            frame.select(third(x=pl.col("x")))
        nulls = frame.select(third(x=pl.col("x"), errors="null"))["x"].to_list()
        self.assertEqual(nulls, [None, 0.5])
        with self.assertRaisesRegex(sci.UsageError, "two answers"):
            third(x=pl.col("x"), errors="reasons")
        with self.assertRaisesRegex(sci.UsageError, "`y` is a column beside expressions"):
            sci.Expression("x + y")(x=pl.col("x"), y=[1, 2])
        with self.assertRaisesRegex(sci.UsageError, "expected decimal, float, text, bool or date"):
            third(x=pl.col("x"), into="int")
        with self.assertRaisesRegex(TypeError, "unknown option colour"):
            third(x=pl.col("x"), colour=1)


if __name__ == "__main__":
    unittest.main()
