"""Values, errors and lists: all that needs nothing but Python."""

import copy
import pickle
import threading
import unittest
from datetime import date, datetime, time, timedelta, timezone
from decimal import ROUND_HALF_UP, Decimal, localcontext
from fractions import Fraction

import sci


class EvaluationTests(unittest.TestCase):
    def test_values_have_the_type_of_what_they_are(self):
        self.assertEqual(sci.evaluate("sin(30)*2"), Decimal(1))
        self.assertIs(sci.evaluate("0.1 + 0.2 == 0.3"), True)
        self.assertEqual(sci.evaluate("100 km/h * 45 min"), (Decimal(75), "km"))
        self.assertEqual(sci.evaluate("split(10; 4; 1)"), [3, 3, 2, 2])
        self.assertEqual(sci.evaluate("255 to hex"), "0xff")
        self.assertIsNone(sci.evaluate("f(x) = x"))
        self.assertEqual(sci.evaluate("1e400"), Decimal("1e400"))

    def test_options(self):
        self.assertEqual(sci.evaluate("sin(pi/6)", angle="radians"), Decimal("0.5"))
        self.assertEqual(sci.evaluate("2/3", decimals=2, rounding="floor"), Decimal("0.66"))
        self.assertEqual(sci.evaluate("100 + 10%", percent="plain"), Decimal("100.1"))
        self.assertEqual(sci.answer("1e30", notation="scientific").text, "1e30")
        for options in ({"angle": "minutes"}, {"digits": 3, "decimals": 2}, {"currency": "XYZ"}):
            with self.assertRaises(sci.UsageError):
                sci.evaluate("1", **options)
        with self.assertRaises(TypeError):
            sci.evaluate("1", precision=3)

    def test_dates(self):
        cases = {
            "@2024-01-31 + 1 month": date(2024, 2, 29),
            "@2024-12-31 - @2024-01-01": timedelta(days=365),
            "@14:30 + 45 min": time(15, 15),
            "@2024-02-29T14:30 + 0.5 s": datetime(2024, 2, 29, 14, 30, 0, 500_000),
            "@2024-02-29T14:30Z": datetime(2024, 2, 29, 14, 30, tzinfo=timezone.utc),
            "@2024-02-29 + (0..1) d": [date(2024, 2, 29), date(2024, 3, 1)],
            "weekday(@2024-02-29)": "Thursday",
            "@-000044-03-15": "@-000044-03-15",
            "@2024-02-29 to iso": "2024-02-29",
        }
        for text, expected in cases.items():
            with self.subTest(text):
                self.assertEqual(sci.evaluate(text), expected)
        later = sci.evaluate("@2024-11-03T00:30[America/New_York] + 2 h")
        self.assertEqual(later.isoformat(), "2024-11-03T01:30:00-05:00")
        self.assertEqual((str(later.tzinfo), later.fold), ("America/New_York", 1))
        with self.assertRaises(sci.Error):
            sci.evaluate("@now")

    def test_complex_numbers(self):
        z = sci.evaluate("sqrt(3 + 4i)")
        self.assertIsInstance(z, sci.Complex)
        self.assertEqual((z.real, z.imag, z.unit), (Decimal(2), Decimal(1), ""))
        self.assertIsInstance(z.imag, Decimal)
        self.assertEqual(complex(z), 2 + 1j)
        self.assertEqual(z, 2 + 1j)
        self.assertEqual(2 + 1j, z)
        self.assertEqual(z, sci.Complex(2, 1))
        self.assertNotEqual(z, 2)
        self.assertNotEqual(z, "2 + i")
        self.assertEqual(sci.Complex(3), 3)
        self.assertEqual(len({z, 2 + 1j, sci.Complex("2.0", "1.0")}), 1)
        self.assertEqual(hash(sci.Complex("0.1")), hash(Decimal("0.1")))
        self.assertEqual(repr(z), "Complex('2', '1')")
        self.assertEqual(eval(repr(z), {"Complex": sci.Complex}), z)
        self.assertEqual(z.conjugate(), 2 - 1j)
        self.assertEqual(pickle.loads(pickle.dumps(z)), z)
        self.assertEqual(copy.deepcopy(z), z)
        with self.assertRaises(AttributeError):
            z.real = 1

    def test_texts_of_complex_numbers_are_those_of_the_command(self):
        for text in (
            "(2 + 3i)/(1 - i)", "i", "-i", "3 - i", "-2.5i", "3 + 4i", "(3 + 4i) V", "2i V",
            "(1 + i)/3",
        ):
            answer = sci.answer(text)
            with self.subTest(text):
                self.assertIsInstance(answer.value, sci.Complex)
                self.assertEqual(str(answer.value), answer.text)
        self.assertEqual(sci.evaluate("[1; -i; 2 - 3.5i]"), [1, -1j, 2 - 3.5j])
        self.assertEqual(sci.evaluate("sqrt(i) to exact"), "sqrt(2)/2 + sqrt(2)/2*i")
        self.assertEqual(sci.evaluate("5i to polar"), 5j)
        self.assertEqual(sci.evaluate("i^2"), -1)
        self.assertEqual(sci.evaluate("(3 + 4i) V").unit, "V")
        with self.assertRaises(TypeError):
            complex(sci.evaluate("(3 + 4i) V"))

    def test_complex_results_of_real_expressions(self):
        with self.assertRaises(sci.MathematicsError):
            sci.evaluate("sqrt(-4)")
        self.assertEqual(sci.evaluate("sqrt(-4)", complex=True), 2j)
        root = sci.Expression("x^0.5", complex=True)
        self.assertEqual(root(x=-9), 3j)
        self.assertEqual(root(x=[4, -9, None]), [2, 3j, None])
        self.assertEqual(sci.Expression("x + 2i", parameters=["x"])(x=3), 3 + 2j)
        self.assertEqual(sci.Expression("x + 2i")(x=3, i=5), 13)
        with self.assertRaises(sci.NotANumber):
            root(x=[4, -9], into="float")

    def test_errors_are_those_of_python_as_well(self):
        for text, error in {
            "1/0": ZeroDivisionError,
            "sqrt(-1)": ArithmeticError,
            "2 3": ValueError,
            "factor(10^10^10)": sci.LimitError,
        }.items():
            with self.subTest(text), self.assertRaises(error) as caught:
                sci.evaluate(text)
            self.assertIsInstance(caught.exception, sci.Error)
            self.assertIn("^", str(caught.exception))
            self.assertEqual(str(pickle.loads(pickle.dumps(caught.exception))), str(caught.exception))

    def test_another_thread_can_stop_an_evaluation(self):
        cancellation = sci.Cancellation()
        timer = threading.Timer(0.1, cancellation.cancel)
        timer.start()
        with self.assertRaises(sci.Cancelled):
            sci.evaluate("sum(sqrt(n); n; 1; 10^6)", cancellation=cancellation)
        timer.join()
        with self.assertRaises(sci.LimitError):
            sci.evaluate("sum(sqrt(n); n; 1; 10^6)", max_seconds=0.1)


class ExpressionTests(unittest.TestCase):
    total = sci.Expression("price*qty*(1+vat)")

    def test_numbers_of_all_kinds(self):
        for price in ("19.99", Decimal("19.99"), 19.99, Fraction(1999, 100)):
            self.assertEqual(self.total(price=price, qty=3, vat="0.19"), Decimal("71.3643"))
        self.assertEqual(self.total({"price": 1, "qty": 1}, vat=0), 1)
        with self.assertRaises(TypeError):
            self.total(price=True, qty=1, vat=1)
        with self.assertRaises(sci.UsageError):
            self.total(price=1, qty=1)
        with self.assertRaises(sci.InputError):
            self.total(price="1,5", qty=1, vat=0)

    def test_floats_are_the_decimal_that_is_printed_or_exact(self):
        identity = sci.Expression("x")
        self.assertEqual(identity(x=0.1), Decimal("0.1"))
        self.assertEqual(identity(x=0.1, doubles="exact"), Decimal(0.1))
        self.assertEqual(identity(x="1/3", into="float"), 1 / 3)
        self.assertEqual(identity(x=[0.1, 5e-324], doubles="exact", into="float"), [0.1, 5e-324])

    def test_lists(self):
        rows = self.total(price=["19.99", None, "5"], qty=(3, 1, 2), vat="0.19", decimals=2)
        self.assertEqual(rows, [Decimal("71.36"), None, Decimal("11.90")])
        self.assertEqual(self.total(price=[], qty=[], vat=0), [])
        with self.assertRaises(sci.UsageError):
            self.total(price=[1, 2], qty=[1], vat=0)

    def test_decimals_are_rounded_once_and_as_python_does(self):
        # All cents from 0.01 to 99.99 at 8.25 %, beside the decimal module.
        cents = [Decimal(n).scaleb(-2) for n in range(1, 10_000)]
        tax = sci.Expression("x*8.25%", rounding="half-away")
        with localcontext() as context:
            context.prec = 50
            expected = [
                (c * Decimal("0.0825")).quantize(Decimal("0.01"), ROUND_HALF_UP) for c in cents
            ]
        self.assertEqual(tax(x=cents, decimals=2, into="decimal"), expected)
        self.assertEqual(tax(x=cents, currency="USD", threads=2), expected)

    def test_errors_of_rows(self):
        reciprocal = sci.Expression("1/x")
        with self.assertRaises(ZeroDivisionError) as caught:
            reciprocal(x=[1, 0, 2, 0])
        self.assertEqual((caught.exception.row, caught.exception.count), (1, 2))
        self.assertIn("row 1", str(caught.exception))
        self.assertEqual(reciprocal(x=[1, 0, 2], errors="null"), [1, None, Decimal("0.5")])
        large = sci.Expression("10^x")
        with self.assertRaises(OverflowError):
            large(x=[37], decimals=2, into="decimal")

    def test_expressions_are_copied_and_pickled(self):
        for other in (copy.copy(self.total), pickle.loads(pickle.dumps(self.total))):
            self.assertEqual(other(price=1, qty=2, vat=0), 2)
        restored = pickle.loads(pickle.dumps(sci.Expression("a*e")))
        self.assertEqual((restored.constants, restored(a=2, e=3)), (("e",), 6))

    def test_values_come_before_what_is_built_in(self):
        product = sci.Expression("a*e + pi")
        self.assertEqual((product.parameters, product.constants), (("a",), ("e", "pi")))
        for values in ({"a": 2, "e": 3, "pi": 0}, {"a": 2, "e": 3, "pi": 0, "phi": 9}):
            self.assertEqual(product(values), 6)
            self.assertEqual(product.answer(values).text, "6")
            self.assertEqual(product({"a": values["a"]}, e=3, pi=0), 6)
        self.assertEqual(product(a=0), Decimal("3.1415926535897932385"))
        self.assertEqual(product(a=[1, 2], e=[3, 4], pi=0), [3, 8])
        for text, value in {"max*a": 6, "max(a; 5)*max": 15, "5 m": 20, "a*m": 8, "2 USD": 10}.items():
            listed = sci.Expression(text, parameters=["a", "max", "m", "USD"])
            self.assertEqual(listed(a=2, max=3, m=4, USD=5), value, text)
        with self.assertRaises(sci.ExpressionError):
            sci.Expression("5 rad", parameters=["rad"])
        with self.assertRaises(TypeError):
            sci.Expression("a", parameters=["a"])(a=1, e=2)

    def test_one_expression_serves_many_threads(self):
        root = sci.Expression("sqrt(x)*pi")
        expected = root(x=2)
        results = []

        def work():
            results.extend(root(x=2) for _ in range(300))

        threads = [threading.Thread(target=work) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(results, [expected] * 2400)

    def test_memory_does_not_grow(self):
        import resource

        def work(count):
            for _ in range(count):
                self.total(price=["19.99"] * 50, qty=3, vat="0.19", decimals=2)
                try:
                    sci.evaluate("1/0")
                except sci.Error:
                    pass

        work(500)
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        work(2000)
        # In kilobytes; 2,000 rounds make more than that of texts, answers and errors.
        self.assertLess(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before, 4_000)


class BesideTests(unittest.TestCase):
    def test_another_gmp_in_the_process_is_another_one(self):
        try:
            import gmpy2
        except ImportError:
            self.skipTest("gmpy2 is not installed")
        with gmpy2.context(precision=100):
            root = gmpy2.sqrt(2)
            for _ in range(100):
                self.assertEqual(sci.evaluate("sqrt(2)"), Decimal("1.4142135623730950488"))
                self.assertEqual(gmpy2.sqrt(2), root)
                self.assertEqual(gmpy2.mpz(3) ** 1000 % 1000, 1)


class MoneyTests(unittest.TestCase):
    def test_amounts_are_exact(self):
        price = sci.Money("19.99", "EUR")
        self.assertEqual(price * 3 / 3, price)
        self.assertEqual(str(sci.Money(5, "JPY")), "5 JPY")
        self.assertEqual(str(-sci.Money("0.5", "EUR")), "-0.50 EUR")
        self.assertEqual(str(sci.Money(100, "EUR") / 3), "100/3 EUR")
        self.assertLess(price, sci.Money(20, "EUR"))
        self.assertEqual(len({price, sci.Money("19.990", "EUR")}), 1)
        for wrong in (lambda: sci.Money(0.1, "EUR"), lambda: price * 1.5, lambda: price + 1):
            self.assertRaises(TypeError, wrong)
        self.assertRaises(sci.UsageError, lambda: price + sci.Money(1, "USD"))
        self.assertRaises(sci.UsageError, lambda: sci.Money(1, "EUX"))
        self.assertRaises(sci.UsageError, lambda: sci.Money("1,50", "EUR"))
        self.assertEqual(sum([price, price]), 2 * price)
        self.assertEqual(abs(-price), price)
        self.assertEqual([bool(sci.Money(n, "EUR")) for n in (0, 1)], [False, True])

    def test_round_and_format_go_half_away_from_zero(self):
        self.assertEqual(round(sci.Money("-1.005", "EUR")), sci.Money("-1.01", "EUR"))
        self.assertEqual(round(sci.Money("2.5", "JPY")), sci.Money(3, "JPY"))
        self.assertEqual(round(sci.Money(1, "EUR") / 3, 4), sci.Money("0.3333", "EUR"))
        self.assertEqual(round(sci.Money(-1250, "EUR"), -2), sci.Money(-1300, "EUR"))
        for decimals in (10**9, -(10**9)):
            self.assertRaisesRegex(sci.UsageError, str(decimals), round, sci.Money(1, "EUR"), decimals)
        amount = sci.Money("1234567890123456789012345678901234.565", "EUR")
        self.assertEqual(f"{amount:,.2f}", "1,234,567,890,123,456,789,012,345,678,901,234.57 EUR")
        for spec, expected in {
            "": "-1234.50 EUR",
            ".1f": "-1234.5 EUR",
            ".0f": "-1235 EUR",
            ",": "-1,234.50 EUR",
            "*>12.2f": "****-1234.50 EUR",
            "=12": "-    1234.50 EUR",
        }.items():
            self.assertEqual(format(sci.Money("-1234.5", "EUR"), spec), expected)
        self.assertEqual(f"{sci.Money(100, 'EUR') / 3:.2f}", "33.33 EUR")
        self.assertRaises(sci.UsageError, format, sci.Money(100, "EUR") / 3, ",")
        for spec in ("x", ".2e", "%", ".99999f"):
            self.assertRaisesRegex(ValueError, repr(spec), format, amount, spec)

    def test_an_amount_is_a_decimal_or_a_count_of_another(self):
        self.assertEqual(sci.Money("1.50", "EUR").decimal, Decimal("1.50"))
        with self.assertRaisesRegex(sci.UsageError, "100/3 EUR"):
            (sci.Money(100, "EUR") / 3).decimal
        crates = divmod(sci.Money(100, "EUR"), sci.Money("19.99", "EUR"))
        self.assertEqual(crates, (5, sci.Money("0.05", "EUR")))
        self.assertRaises(TypeError, lambda: sci.Money(1, "EUR") // 2)
        self.assertEqual(+sci.Money(1, "EUR"), sci.Money(1, "EUR"))

    def test_rounding_tells_what_it_took_away(self):
        rounded = sci.Money("1.005", "EUR").rounded_with_residue("half-away")
        self.assertEqual(rounded.amount, sci.Money("1.01", "EUR"))
        self.assertEqual(rounded.residue, sci.Money("-0.005", "EUR"))

    def test_shares_add_up(self):
        amount = sci.Money("-100.01", "USD")
        for shares in (amount.split(7), amount.allocate(1, "1/3", Decimal("0.2"))):
            self.assertEqual(sum((s.amount for s in shares), Fraction()), amount.amount)
        self.assertEqual(sci.Money(1, "EUR").allocate(1), [sci.Money(1, "EUR")])
        with self.assertRaises(sci.MathematicsError) as caught:
            amount.split(0)
        self.assertEqual(str(caught.exception), "error: the number of shares must be a positive integer")


if __name__ == "__main__":
    unittest.main()
