"""Batches of pyarrow arrays of the same types: the answers of the general way, or none."""

import copy
import pickle
import random
import unittest
from decimal import Decimal
from importlib.util import find_spec

import sci


@unittest.skipUnless(find_spec("pyarrow"), "pyarrow is not installed")
class Batches(unittest.TestCase):
    def setUp(self):
        import pyarrow as pa

        self.pa = pa
        self.expression = sci.Expression("price*qty + 8.25%", currency="USD")

    def batches(self, returns, expression=None):
        from sci._batches import Batches
        from sci._returns import answers

        type, how = answers(returns, text="string")
        expression = expression or self.expression
        return Batches(expression, type, how), lambda arrays: expression(
            dict(zip(expression.parameters, arrays)), **how).cast(type)

    def columns(self, pick, count):
        prices = [None if pick.random() < 0.1 else Decimal(pick.randint(-10**7, 10**7)).scaleb(-2) for _ in range(count)]
        counts = [pick.randint(-99, 99) if pick.random() < 0.9 else None for _ in range(count)]
        return [self.pa.array(prices, self.pa.decimal128(18, 2)), self.pa.array(counts, self.pa.int64())]

    def test_batches_are_answered_as_columns_are(self):
        pick = random.Random(1)
        for returns in ("decimal(18,2)", "decimal(38,4)", "double"):
            found, expected = self.batches(returns)
            for count in (2048, 0, 1, 7, 2048, 300):
                arrays = self.columns(pick, count)
                self.assertTrue(found(arrays).equals(expected(arrays)))
                parts = [values.slice(count // 3, count // 2) for values in arrays]
                self.assertTrue(found(parts).equals(expected(parts)))
                whole = [self.pa.chunked_array([values]) for values in arrays]
                self.assertTrue(found(whole).equals(expected(arrays)))
        found, expected = self.batches("boolean", sci.Expression("price*qty > 100"))
        arrays = self.columns(pick, 1000)
        self.assertTrue(found(arrays).equals(expected(arrays)))

    def test_types_may_change(self):
        found, expected = self.batches("decimal(18,2)")
        arrays = [self.pa.array([0.1, 2.5]), self.pa.array([3, 4])]
        for _ in range(2):
            self.assertEqual(found(arrays).to_pylist(), [Decimal("0.32"), Decimal("10.83")])
            self.assertEqual(found(self.columns(random.Random(2), 2)).type, self.pa.decimal128(18, 2))

    def test_what_has_no_answer_here(self):
        found, _ = self.batches("decimal(18,2)")
        prices, counts = self.columns(random.Random(3), 10)
        self.assertIsNone(found([prices, counts.cast(self.pa.int32())]))
        self.assertIsNone(found([prices, counts.slice(1)]))
        self.assertIsNone(found([self.pa.chunked_array([prices, prices]), counts]))
        self.assertIsNone(found([]))
        quotient, _ = self.batches("decimal(18,2)", sci.Expression("price/qty"))
        self.assertIsNone(quotient([prices, self.pa.array([0] * 10)]))
        text, _ = self.batches("string")
        self.assertIsNone(text([prices, counts]))
        with self.assertRaisesRegex(sci.UsageError, "no room for the decimals of USD"):
            self.batches("decimal(18,1)")[0]([prices, counts])

    def test_answers_outlive_what_made_them(self):
        found, expected = self.batches("decimal(18,2)")
        arrays = self.columns(random.Random(4), 500)
        answer, wanted = found(arrays), expected(arrays).to_pylist()
        for _ in range(50):
            found(self.columns(random.Random(5), 500))
        del found, arrays
        self.assertEqual(answer.to_pylist(), wanted)

    def test_they_are_pickled(self):
        found, _ = self.batches("decimal(18,2)")
        arrays = self.columns(random.Random(6), 5)
        self.assertTrue(pickle.loads(pickle.dumps(found))(arrays).equals(found(arrays)))
        self.assertTrue(copy.deepcopy(found)(arrays).equals(found(arrays)))


if __name__ == "__main__":
    unittest.main()
