"""Columns of NumPy, pandas, Polars, pyarrow and DuckDB; skipped where these are not installed."""

import math
import unittest
from decimal import Decimal

import sci

try:
    import duckdb
    import numpy as np
    import pandas as pd
    import polars as pl
    import pyarrow as pa

    import sci.duckdb
except ImportError:
    raise unittest.SkipTest("NumPy, pandas, Polars, pyarrow and DuckDB are not installed")

TOTAL = sci.Expression("price*qty + 8.25%", rounding="half-away")
PRICES = ["19.99", "2.50", None, "99999.99"]
QUANTITIES = [3, 10, 1, 7]
# 59.97, 25 and 699999.93 times 1.0825, by hand.
EXACT = [Decimal("64.917525"), Decimal("27.0625"), None, Decimal("757749.924225")]
CENTS = [Decimal("64.92"), Decimal("27.06"), None, Decimal("757749.92")]


class ArrowTests(unittest.TestCase):
    def columns(self):
        decimals = pa.array([p and Decimal(p) for p in PRICES])
        yield decimals.cast(pa.decimal128(38, 10))
        yield decimals.cast(pa.decimal256(40, 3))
        yield pa.array(PRICES)
        yield pa.array(PRICES, pa.large_string())
        yield pa.array(PRICES).dictionary_encode()
        yield pa.array([p and float(p) for p in PRICES])
        yield pa.chunked_array([PRICES[:1], PRICES[1:]])
        yield pa.array(["x", *PRICES])[1:]

    def test_all_types_of_columns_go_in(self):
        for prices in self.columns():
            with self.subTest(prices.type):
                answers = TOTAL(price=prices, qty=pa.array(QUANTITIES, pa.int16()), decimals=2)
                self.assertEqual(answers.type, pa.decimal128(38, 2))
                answers.validate(full=True)
                self.assertEqual(answers.to_pylist(), CENTS)

    def test_all_types_of_answers_come_out(self):
        table = pa.table({"price": PRICES, "qty": QUANTITIES})
        texts = TOTAL(table, into="text")
        texts.validate(full=True)
        self.assertEqual(texts.to_pylist(), [d and str(d) for d in EXACT])
        floats = TOTAL(table)
        floats.validate(full=True)
        self.assertEqual(floats.to_pylist(), [d and float(d) for d in EXACT])

    def test_answers_outlive_the_call(self):
        answers = TOTAL(price=pa.array(["1.00"] * 10_000), qty=1, decimals=2)
        part = answers[5_000:]
        del answers
        self.assertEqual(set(part.to_pylist()), {Decimal("1.08")})

    def test_large_unsigned_integers_and_slices(self):
        identity = sci.Expression("x")
        column = pa.array([2**64 - 1, None], pa.uint64())
        self.assertEqual(identity(x=column, decimals=0).to_pylist(), [Decimal(2**64 - 1), None])
        numbers = pa.array([None if i % 3 == 0 else i for i in range(100)])
        for start in range(20):
            part = numbers[start:]
            self.assertEqual(identity(x=part, into="text").to_pylist(), part.cast("string").to_pylist())
        self.assertEqual(identity(x=pa.array([], pa.string()), decimals=1).to_pylist(), [])
        with self.assertRaises(TypeError):
            identity(x=pa.array([True]))

    def test_floats_of_32_bits_are_the_decimals_they_print_as(self):
        column = pa.array([0.1, 19.99], pa.float32())
        self.assertEqual(
            sci.Expression("x")(x=column, decimals=2).to_pylist(), [Decimal("0.10"), Decimal("19.99")]
        )


class ConditionTests(unittest.TestCase):
    WITHIN = sci.Expression("0.3 <= x/10 < 1")

    def test_a_condition_selects_rows(self):
        frame = pd.DataFrame({"x": [1, 3, 9, 10]})
        self.assertEqual(frame[self.WITHIN(frame)]["x"].tolist(), [3, 9])
        array = np.array([1.0, 3.0, 9.0, 10.0])
        self.assertEqual(array[self.WITHIN(x=array)].tolist(), [3, 9])
        self.assertEqual(pl.DataFrame(frame).filter(self.WITHIN(pl.DataFrame(frame)))["x"].to_list(), [3, 9])
        table = pa.table({"x": list(range(100))})
        chosen = self.WITHIN(table)
        chosen.validate(full=True)
        self.assertEqual(table.filter(chosen)["x"].to_pylist(), list(range(3, 10)))

    def test_what_is_missing_neither_holds_nor_fails(self):
        self.assertEqual(self.WITHIN(x=pa.array([3, None])).to_pylist(), [True, None])
        self.assertEqual(self.WITHIN(x=pd.Series([3, None])).tolist(), [True, pd.NA])
        self.assertEqual(self.WITHIN(x=[3, None, 10]), [True, None, False])

    def test_what_is_no_condition_is_an_error(self):
        with self.assertRaises(sci.NotACondition):
            sci.Expression("x + 1")(x=np.array([1, 2]), into="bool")
        with self.assertRaises(sci.NotANumber):
            sci.Expression("x > 1")(x=np.array([1, 2]), into="float")
        with self.assertRaises(ZeroDivisionError):
            sci.Expression("1/x > 1")(x=np.array([1, 0]), into="bool")

    def test_rows_are_as_single_evaluations(self):
        root = sci.Expression("sqrt(x)*sqrt(x) == x and x != 5")
        rows = list(range(300))
        self.assertEqual(root(x=np.array(rows)).tolist(), [root(x=row) for row in rows])


class NameTests(unittest.TestCase):
    """A column comes before what is built in; the products are by hand."""

    def test_columns_of_the_names_of_constants_are_used(self):
        product = sci.Expression("a*e")
        frame = pd.DataFrame({"a": [2, 3], "e": [3, 4], "pi": [5, 5]})
        for table in (frame, pl.DataFrame(frame), pa.Table.from_pandas(frame), frame.to_dict("list")):
            with self.subTest(type(table)):
                self.assertEqual(list(map(float, product(table, into="float"))), [6, 12])
        self.assertEqual(product(frame[["a"]]).tolist()[0], 2 * math.e)
        self.assertEqual(sci.Expression("pi*a*e")(frame).tolist(), [30, 60])
        self.assertEqual(product(a=np.array([2]), e=np.array([3])).tolist(), [6])

    def test_duckdb_uses_columns_of_any_name(self):
        connection = duckdb.connect()
        names = {"a": "BIGINT", "e": "BIGINT", "m": "BIGINT", "max": "BIGINT", "USD": "BIGINT"}
        sci.duckdb.create_function(
            connection, "f", "a*e + m + max(a; 7)*max + 2 USD", names, "DECIMAL(18,2)"
        )
        # 2·3 + 4 + 7·5 + 2·6
        self.assertEqual(connection.sql("SELECT f(2, 3, 4, 5, 6)").fetchall(), [(Decimal("57.00"),)])


class IndexTests(unittest.TestCase):
    """Series are aligned as pandas itself does, which computes the expected values."""

    SUM = sci.Expression("x + y")

    def assert_aligned(self, x, y):
        expected = x.astype("float64") + y.astype("float64")
        for result in (self.SUM(x=x, y=y), self.SUM(pd.DataFrame({"x": x}), y=y)):
            pd.testing.assert_series_equal(result, expected, check_names=False)

    def test_series_are_aligned_by_their_labels(self):
        x = pd.Series([1, 2, 3], index=["a", "b", "c"])
        for labels in (["b", "c", "d"], ["c", "b", "a"], ["x", "y", "z"], ["b", "a", "c"], ["a", "b", "c"]):
            with self.subTest(labels):
                self.assert_aligned(x, pd.Series([10, 20, 30], index=labels))
        self.assert_aligned(x, pd.Series([], dtype="int64", index=pd.Index([], dtype="object")))
        self.assert_aligned(pd.Series([1, 2, 3]), pd.Series([10, 20, 30], index=[2, 1, 0]))
        days = pd.date_range("2026-01-01", periods=3)
        self.assert_aligned(pd.Series([1, 2, 3], index=days), pd.Series([1, 2], index=days[1:]))

    def test_three_series_and_nulls(self):
        parts = [pd.Series([1.5, None], index=[0, 1]), pd.Series([2, 3], index=[1, 2]), pd.Series([4, 5], index=[0, 3])]
        x, y, z = parts
        result = sci.Expression("x + y + z")(x=x, y=y, z=z)
        pd.testing.assert_series_equal(result, x + y + z, check_names=False)
        y = y.reindex([1, 0]).fillna(1)
        self.assertEqual(sci.Expression("x*y")(x=x, y=y, decimals=1).tolist(), [Decimal("1.5"), pd.NA])

    def test_integers_stay_exact_beside_missing_rows(self):
        large = 2**53 + 1
        for kind in ("int64", "Int64", "int64[pyarrow]", "object"):
            with self.subTest(kind):
                x = pd.Series([large, 5], index=["a", "b"], dtype=kind)
                y = pd.Series([0, 0], index=["c", "a"])
                self.assertEqual(self.SUM(x=x, y=y, decimals=0).tolist(), [Decimal(large), pd.NA, pd.NA])

    def test_what_cannot_be_aligned_is_refused(self):
        x, y = pd.Series([1, 2], index=[0, 1]), pd.Series([1, 2], index=[1, 2])
        with self.assertRaisesRegex(sci.UsageError, "`z` has no index"):
            sci.Expression("x + y + z")(x=x, y=y, z=np.array([1, 2]))
        with self.assertRaisesRegex(sci.UsageError, "more than once"):
            self.SUM(x=x, y=pd.Series([1, 2], index=[1, 1]))
        # With equal indexes rows go by their places, repeated labels too.
        same = pd.Series([1, 2], index=[1, 1])
        self.assertEqual(self.SUM(x=same, y=same).tolist(), [2, 4])
        self.assertEqual(self.SUM(x=x, y=np.array([3, 4])).tolist(), [4, 6])


class NumPyTests(unittest.TestCase):
    def test_floats_are_the_nearest_to_the_exact_values(self):
        generator = np.random.default_rng(20261123)
        x = np.round(generator.uniform(0.01, 1000, 2_000), 2)
        answers = sci.Expression("x*3 + 1/7")(x=x)
        self.assertEqual(answers.dtype, np.float64)
        from fractions import Fraction

        exact = [Fraction(repr(float(v))) * 3 + Fraction(1, 7) for v in x]
        # Python divides integers correctly rounded.
        self.assertEqual(answers.tolist(), [f.numerator / f.denominator for f in exact])

    def test_arrays_of_all_kinds(self):
        double = sci.Expression("2x")
        for array in (
            np.array([1, 2], "i1"),
            np.array([1, 2], "u8"),
            np.array([1.0, 2.0], "f4"),
            np.array([0, 1, 0, 2])[1::2],
            np.array([Decimal(1), Decimal(2)]),
            np.array(["1", "2"]),
        ):
            with self.subTest(array.dtype):
                self.assertEqual(double(x=array).tolist(), [2, 4])
        self.assertEqual(double(x=np.array([1.5]), decimals=2).tolist(), [Decimal("3.00")])
        self.assertEqual(double(x=np.float64(1.5)), 3)
        with self.assertRaises(TypeError):
            double(x=np.array([True]))
        with self.assertRaises(sci.InputError):
            double(x=np.array([1, np.nan]))
        answers = double(x=np.array([1, np.nan]), errors="null")
        self.assertEqual(answers[0], 2)
        self.assertTrue(np.isnan(answers[1]))


class FrameTests(unittest.TestCase):
    def test_a_data_frame_of_pandas(self):
        frame = pd.DataFrame(
            {"price": pd.array(PRICES, dtype=object), "qty": QUANTITIES}, index=[3, 1, 4, 1]
        )
        cents = TOTAL(frame, decimals=2)
        self.assertEqual(list(cents.index), [3, 1, 4, 1])
        self.assertEqual([None if pd.isna(c) else c for c in cents], CENTS)
        floats = TOTAL(frame)
        self.assertEqual(floats.dtype, np.float64)
        self.assertEqual(floats.iloc[1], 27.0625)
        self.assertTrue(np.isnan(floats.iloc[2]))

    def test_series_of_pandas_with_types_of_arrow_and_its_own(self):
        for series in (
            pd.Series(PRICES, dtype=pd.ArrowDtype(pa.string())),
            pd.Series(PRICES, dtype="string"),
            pd.Series([p and float(p) for p in PRICES]),
            pd.Series([p and float(p) for p in PRICES], dtype="Float64"),
            pd.Series(PRICES, dtype="category"),
        ):
            with self.subTest(series.dtype):
                cents = TOTAL(price=series, qty=pd.Series(QUANTITIES), decimals=2)
                self.assertEqual([None if pd.isna(c) else c for c in cents], CENTS)

    def test_a_data_frame_of_polars(self):
        frame = pl.DataFrame({"price": PRICES, "qty": QUANTITIES})
        cents = TOTAL(frame, decimals=2)
        self.assertEqual(cents.dtype, pl.Decimal(38, 2))
        self.assertEqual(cents.name, "price")
        self.assertEqual(cents.to_list(), CENTS)
        decimals = frame["price"].cast(pl.Decimal(18, 2))
        self.assertEqual(TOTAL(price=decimals, qty=frame["qty"], into="text").to_list()[0], "64.917525")
        self.assertEqual(TOTAL(frame).to_list()[1], 27.0625)


class DuckDBTests(unittest.TestCase):
    def setUp(self):
        self.connection = duckdb.connect()
        self.connection.execute(
            "CREATE TABLE sales AS SELECT * FROM (VALUES (19.99::DECIMAL(18,2), 3), (2.5, 10), (NULL, 1)) t(price, qty)"
        )

    def tearDown(self):
        self.connection.close()

    def function(self, returns, text="price*qty + 8.25%", **options):
        sci.duckdb.create_function(
            self.connection, "total", text, {"price": "DECIMAL(18,2)", "qty": "BIGINT"}, returns,
            rounding="half-away", **options,
        )
        return [row[0] for row in self.connection.sql("SELECT total(price, qty) FROM sales").fetchall()]

    def test_decimals(self):
        self.assertEqual(self.function("DECIMAL(18,2)"), [Decimal("64.92"), Decimal("27.06"), None])

    def test_doubles_and_texts(self):
        self.assertEqual(self.function("DOUBLE"), [64.917525, 27.0625, None])

    def test_texts_have_all_digits(self):
        self.assertEqual(self.function("VARCHAR"), ["64.917525", "27.0625", None])

    def test_conditions(self):
        self.assertEqual(self.function("BOOLEAN", "price*qty > 30"), [True, False, None])
        with self.assertRaises(sci.UsageError):
            self.function("TIME")

    def test_an_error_ends_the_query_or_is_null(self):
        with self.assertRaises(duckdb.Error) as caught:
            self.function("DOUBLE", "price/(qty - 3)")
        self.assertIn("division by zero", str(caught.exception))
        self.connection.remove_function("total")
        self.assertEqual(self.function("DOUBLE", "price/(qty-3)", errors="null")[0], None)


if __name__ == "__main__":
    unittest.main()
