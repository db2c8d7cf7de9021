"""Sessions: what texts one after another know of one another."""

import datetime
import threading
import unittest
from decimal import Decimal
from fractions import Fraction

import sci


class SessionTests(unittest.TestCase):
    def test_variables_and_functions_are_kept(self):
        with sci.session(currency="EUR") as s:
            self.assertEqual(s("rate = 3.5%"), Decimal("0.04"))
            self.assertEqual(s("1200 * rate"), Decimal("42.00"))
            self.assertIsNone(s("gross(net) = net + 19%"))
            self.assertEqual(s("gross(100.10)"), Decimal("119.12"))
            self.assertEqual(s("ans", decimals=4, currency=None), Decimal("119.119"))
        other = sci.session()
        with self.assertRaises(sci.ExpressionError):
            other("1200 * rate")

    def test_options_of_a_call_count_for_it_alone(self):
        s = sci.session(angle="radians", digits=10)
        self.assertEqual(s("sin(pi/6)"), Decimal("0.5"))
        self.assertEqual(s("sin(30)", angle="degrees"), Decimal("0.5"))
        # 1.41421356237309504880…
        self.assertEqual(s("sqrt(2)", angle="degrees"), Decimal("1.414213562"))
        with self.assertRaises(TypeError):
            s("1", precision=3)
        with self.assertRaises(sci.UsageError):
            sci.session(angle="minutes")

    def test_values_are_assigned_exactly(self):
        s = sci.session()
        s.assign(price=Decimal("19.99"), third=Fraction(1, 3), tenth=0.1, paid=datetime.date(2024, 1, 31))
        self.assertEqual(s("price * 3"), Decimal("59.97"))
        self.assertEqual(s("third * 3"), 1)
        self.assertEqual(s("tenth"), Decimal("0.1"))
        self.assertEqual(s("paid + 1 month"), datetime.date(2024, 2, 29))
        for name, value, error in (
            ("x", "1 + 1", "`1 \\+ 1`"),
            ("pi", 3, "`pi` is built in"),
            ("x", True, "not True"),
            ("x", [1], "\\[1\\]"),
        ):
            with self.subTest(name=name, value=value), self.assertRaisesRegex((sci.Error, TypeError), error):
                s.assign(**{name: value})

    def test_rates_are_used_and_noted(self):
        s = sci.session(currency="EUR")
        with self.assertRaises(sci.Error):
            s("20 USD")
        s.set_rates("2026-11-25\nEUR,1\nUSD,1.25")
        answer = s.answer("20 USD")
        self.assertEqual(answer.value, Decimal("16.00"))
        self.assertEqual(answer.notes, ("1 EUR = 1.25 USD on 2026-11-25",))
        self.assertEqual(s.answer("20 EUR").notes, ())
        with self.assertRaisesRegex(sci.UsageError, "no currency has the rate 1"):
            s.set_rates("USD,1.25")

    def test_a_text_that_fails_changes_nothing_behind_its_error(self):
        s = sci.session()
        with self.assertRaises(ZeroDivisionError):
            s("a = 2; quotient = a/0")
        self.assertEqual(s("a"), 2)
        with self.assertRaises(sci.ExpressionError):
            s("quotient")

    def test_a_closed_session_says_so(self):
        with sci.session() as s:
            s("a = 1")
        for use in (lambda: s("a"), lambda: s.assign(a=1), lambda: s.set_rates(""), s.__enter__):
            self.assertRaises(sci.UsageError, use)
        s.close()

    def test_threads_share_a_session(self):
        s = sci.session()
        s("total = 0")

        def add():
            for _ in range(200):
                s("total = total + 0.1")

        threads = [threading.Thread(target=add) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(s("total"), 80)


if __name__ == "__main__":
    unittest.main()
