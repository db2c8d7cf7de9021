"""Dates as values and in columns: of datetime, and of NumPy, pandas, Polars, pyarrow and nanoarrow where these are installed."""

import datetime
import random
import struct
import unittest
from datetime import date
from importlib.util import find_spec

import sci

DUE = sci.Expression("d + 1 month", ["d"])
DAYS = [date(2024, 1, 31), None, date(2026, 11, 26)]
# Months clip: the last day of February.
LATER = [date(2024, 2, 29), None, date(2026, 12, 26)]


def needs(*names):
    return unittest.skipUnless(all(map(find_spec, names)), f"{', '.join(names)} not installed")


class ValueTests(unittest.TestCase):
    def test_dates_are_values(self):
        self.assertEqual(DUE(d=DAYS[0]), LATER[0])
        self.assertEqual(DUE(d="2024-01-31", into="date"), LATER[0])
        noon = datetime.datetime(2024, 1, 31, 12, tzinfo=datetime.timezone.utc)
        self.assertEqual(DUE(d=noon), noon.replace(month=2, day=29))
        age = sci.Expression("(b - a)/(1 day)", ["a", "b"])
        self.assertEqual(age(a=DAYS[0], b=DAYS[2]), (DAYS[2] - DAYS[0]).days)

    def test_zones_keep_their_names(self):
        import zoneinfo

        try:
            zone = zoneinfo.ZoneInfo("Europe/Berlin")
        except zoneinfo.ZoneInfoNotFoundError:
            self.skipTest("no zones are installed")
        winter = datetime.datetime(2024, 3, 30, 12, tzinfo=zone)
        # A day later is the same time of the day, an hour less.
        later = sci.Expression("t + 1 day", ["t"])(t=winter)
        self.assertEqual((later.hour, later.utcoffset()), (12, datetime.timedelta(hours=2)))

    def test_lists_of_dates(self):
        self.assertEqual(DUE(d=DAYS), LATER)
        self.assertEqual(DUE(d=["2024-01-31", None]), LATER[:2])
        self.assertEqual(DUE(d=DAYS, into="date"), LATER)
        self.assertEqual(sci.Expression("d > @2024-02-01", ["d"])(d=DAYS), [False, None, True])
        added = sci.Expression("d + n*(1 day)", ["d", "n"])(d=DAYS, n=[1, 2, 3])
        self.assertEqual(added, [date(2024, 2, 1), None, date(2026, 11, 29)])

    def test_random_days_are_pythons(self):
        random.seed(34)
        ordinals = [random.randrange(1, date.max.toordinal() - 40) for _ in range(500)]
        days = [date.fromordinal(n) for n in ordinals]
        later = sci.Expression("d + n*(1 day)", ["d", "n"])(d=days, n=[n % 41 for n in ordinals])
        self.assertEqual(later, [d + datetime.timedelta(d.toordinal() % 41) for d in days])
        self.assertEqual(sci.Expression("d", ["d"])(d=days, into="text"), [f"@{d}" for d in days])

    def test_what_is_no_day_is_an_error(self):
        identity = sci.Expression("d", ["d"])
        with self.assertRaises(sci.NotADate):
            identity(d=[5], into="date")
        with self.assertRaisesRegex(sci.NotADate, "expected a day without a time"):
            identity(d=[datetime.datetime(2024, 1, 31, 12)], into="date")
        with self.assertRaisesRegex(sci.NotANumber, "the value is a date"):
            identity(d=DAYS, into="float")
        with self.assertRaises(sci.InputError):
            identity(d=["2024-02-30"])
        with self.assertRaisesRegex(sci.MathematicsError, "only times"):
            sci.Expression("d + 1", ["d"])(d=DAYS, into="date")


class ArrowTests(unittest.TestCase):
    def test_days_of_any_library_go_in_and_come_out(self):
        from test_arrow import Exported, StreamOnly, Streamed, bits

        numbers = [19_753, 0, 20_783]
        column = Exported("tdD", [bits([1, 0, 1]), struct.pack("<3i", *numbers)], 3)
        for days in (column, Streamed(column)):
            answers = DUE(d=days)
            self.assertEqual(answers.to_pylist(), LATER)
            self.assertEqual(DUE(d=StreamOnly(answers), into="text").to_pylist()[0], date(2024, 3, 29))
        self.assertEqual(DUE(d=Streamed(column, column)).to_pylist(), LATER * 2)


@needs("polars")
class PolarsTests(unittest.TestCase):
    def test_series_and_expressions(self):
        import polars as pl

        series = pl.Series("d", DAYS)
        self.assertEqual((DUE(d=series).dtype, DUE(d=series).to_list()), (pl.Date, LATER))
        frame = pl.DataFrame({"d": DAYS, "n": [1, 2, 3]})
        later = sci.Expression("d + n*(1 day)", ["d", "n"])(d=pl.col("d"), n=pl.col("n"))
        self.assertEqual(frame.lazy().select(later).collect_schema()["d"], pl.Date)
        self.assertEqual(frame.select(later)["d"].to_list(), [date(2024, 2, 1), None, date(2026, 11, 29)])
        recent = sci.Expression("d > @2024-02-01", ["d"])(d=pl.col("d"))
        self.assertEqual(frame.filter(recent)["n"].to_list(), [3])


@needs("numpy", "pandas", "pyarrow")
class FrameTests(unittest.TestCase):
    def test_arrays(self):
        import numpy as np

        for unit in ("D", "s", "ns"):
            days = np.array(["2024-01-31", "NaT", "2026-11-26"], f"datetime64[{unit}]")
            answers = DUE(d=days)
            self.assertEqual((answers.dtype, answers.tolist()), (np.dtype("datetime64[D]"), LATER))
        noon = np.array(["2024-01-31T12:00", "NaT"], "datetime64[ns]")
        self.assertEqual(DUE(d=noon, into="text").tolist(), ["@2024-02-29T12:00", None])
        far = np.array([2**40], "datetime64[D]")
        with self.assertRaisesRegex(sci.UsageError, "lies beyond"):
            DUE(d=far)

    def test_series(self):
        import pandas as pd

        for series in (
            pd.Series(pd.to_datetime(DAYS)),
            pd.Series(DAYS),
            pd.Series(DAYS, dtype="date32[pyarrow]"),
        ):
            answers = DUE(d=series)
            self.assertEqual([None if pd.isna(d) else d.date() for d in answers], LATER)

    @needs("duckdb")
    def test_sql(self):
        import duckdb

        import sci.duckdb

        connection = duckdb.connect()
        sci.duckdb.create_function(
            connection, "due", "d + n*(1 month)", {"d": "DATE", "n": "INTEGER"}, "DATE"
        )
        found = connection.sql("SELECT due(DATE '2024-01-31', 1), due(NULL::DATE, 1)").fetchall()
        self.assertEqual(found, [(date(2024, 2, 29), None)])

    def test_arrow(self):
        import pyarrow as pa

        for type in (pa.date32(), pa.date64(), pa.timestamp("us"), pa.timestamp("s")):
            answers = DUE(d=pa.array(DAYS, pa.date32()).cast(type))
            answers.validate(full=True)
            self.assertEqual((answers.type, answers.to_pylist()), (pa.date32(), LATER))


if __name__ == "__main__":
    unittest.main()
