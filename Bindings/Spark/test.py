"""Tests sci.spark in a cluster of two executors, processes of their own: python test.py COMMAND PAGE.

What Spark answers is compared with the command, row by row, on the same file.
"""

import csv
import doctest
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest
from decimal import Decimal
from pathlib import Path

from pyspark.sql import SparkSession
from pyspark.sql import functions as F
from pyspark.sql.types import DecimalType, StringType, StructField, StructType

import sci
import sci.spark

COMMAND, PAGE = sys.argv[1:3]
FORMULA = "price*qty + 8.25%"
BAD_ROW = 4711

# Executors that are killed come back, and what they had is computed again.
spark = (
    SparkSession.builder.master("local-cluster[2,1,1024]")
    .config("spark.ui.enabled", "false")
    .config("spark.ui.showConsoleProgress", "false")
    .config("spark.sql.shuffle.partitions", "4")
    .config("spark.pyspark.python", sys.executable)
    .config("spark.executorEnv.PYTHONPATH", os.pathsep.join(p for p in sys.path if p.endswith("site-packages")))
    .getOrCreate()
)
spark.sparkContext.setLogLevel("OFF")


def rows(count):
    """Prices and quantities as texts; the product of some lies between two cents."""
    for row in range(1, count + 1):
        price = f"{row * 7919 % 100000 / 100:.2f}"
        yield row, "?" if row == BAD_ROW else price, str(row % 97 + 1)


def executors():
    """The processes of the executors."""
    found = subprocess.run(["pgrep", "-f", "CoarseGrainedExecutorBackend"], capture_output=True, text=True)
    return [int(line) for line in found.stdout.split()]


class SparkTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.file = str(Path(cls.folder.name) / "items.csv")
        with open(cls.file, "w", newline="") as file:
            writer = csv.writer(file)
            writer.writerow(["row", "price", "qty"])
            writer.writerows(rows(20_000))

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def items(self, partitions=8):
        return spark.read.csv(self.file, header=True).repartition(partitions)

    def test_answers_are_those_of_the_command(self):
        total = sci.spark.expression(FORMULA, returns="decimal(18,2)", currency="USD", errors="column")
        answers = self.items().withColumn("total", total("price", "qty"))
        found = {int(r["row"]): r["total"] for r in answers.collect()}
        self.assertEqual(len(found), 20_000)
        self.assertIsNone(found[BAD_ROW]["value"])
        self.assertEqual(found[BAD_ROW]["error"], "the value for `price`, `?`, is neither a number nor a date")
        command = [COMMAND, "table", f"total = {FORMULA}", "--round", "total: USD", "-i", self.file]
        printed = subprocess.run(command, capture_output=True, text=True)
        self.assertIn(f"row {BAD_ROW}, price", printed.stderr)
        lines = list(csv.DictReader(printed.stdout.splitlines()))
        self.assertEqual(len(lines), 20_000)
        for line in lines:
            row = found[int(line["row"])]
            self.assertEqual(row["value"], Decimal(line["total"]) if line["total"] else None)
            self.assertEqual(row["error"] is None, line["total"] != "")

    def test_decimals_and_nulls(self):
        schema = StructType([StructField("price", DecimalType(10, 2)), StructField("qty", DecimalType(10, 0))])
        items = spark.createDataFrame([(Decimal("19.99"), Decimal(3)), (None, Decimal(1)), (Decimal("0.01"), Decimal(50))], schema)
        total = sci.spark.expression(FORMULA, returns="decimal(18,2)", decimals=2)
        self.assertEqual([r[0] for r in items.select(total("price", "qty")).collect()], [Decimal("64.92"), None, Decimal("0.54")])

    def test_texts_and_doubles(self):
        items = spark.createDataFrame([("1",), ("2",)], StructType([StructField("x", StringType())]))
        third = items.select(sci.spark.expression("x/3", returns="string", digits=30)("x"))
        self.assertEqual([r[0] for r in third.collect()], ["0." + "3" * 30, "0." + "6" * 29 + "7"])
        sine = items.select(sci.spark.expression("sin(x)", angle="radians")("x"))
        # The nearest doubles of sin 1 and sin 2, from Arb.
        self.assertEqual([r[0] for r in sine.collect()], [0.8414709848078965, 0.9092974268256817])

    def test_an_error_ends_the_job_where_it_is_to(self):
        total = sci.spark.expression(FORMULA, returns="decimal(18,2)", currency="USD")
        with self.assertRaisesRegex(Exception, r"the value for `price`, `\?`, is neither a number nor a date"):
            self.items().select(total("price", "qty")).collect()
        nulls = sci.spark.expression(FORMULA, returns="decimal(18,2)", currency="USD", errors="null")
        missing = self.items().where(nulls("price", "qty").isNull())
        self.assertEqual([r["row"] for r in missing.collect()], [str(BAD_ROW)])

    def test_what_is_misused_is_said_at_once(self):
        with self.assertRaises(sci.ExpressionError):
            sci.spark.expression("price*")
        for wrong in ({"returns": "money"}, {"errors": "ignore"}):
            with self.assertRaises(sci.UsageError):
                sci.spark.expression("x", **wrong)

    def test_killing_an_executor_loses_nothing(self):
        total = sci.spark.expression(FORMULA, returns="decimal(18,2)", currency="USD", errors="null")
        sums = self.items(1).select(F.sum(total("price", "qty"))).first()[0]
        # Each row again and again, so that the job takes long enough to be hit.
        many = self.items(2).crossJoin(spark.range(100)).repartition(32)
        killed = []

        def kill():
            time.sleep(4)
            killed.append(executors()[0])
            os.kill(killed[0], signal.SIGKILL)

        killer = threading.Thread(target=kill)
        killer.start()
        again = many.select(F.sum(total("price", "qty"))).first()[0]
        self.assertFalse(killer.is_alive(), "the job was over before an executor was killed")
        killer.join()
        self.assertEqual(again, 100 * sums)
        self.assertNotIn(killed[0], executors())

    def test_the_page(self):
        results = doctest.testfile(PAGE, module_relative=False, globs={"spark": spark})
        self.assertGreater(results.attempted, 0)
        self.assertEqual(results.failed, 0)


started = time.monotonic()
program = unittest.main(argv=["test.py"] + sys.argv[3:], exit=False)
spark.stop()
if not program.result.wasSuccessful():
    sys.exit(1)
print(f"test-spark: {program.result.testsRun} tests with PySpark {spark.version} in {time.monotonic() - started:.0f} s")
