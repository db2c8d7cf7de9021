"""What mypy knows of the package: `mypy --strict typed.py` finds nothing, and each mistake below is one."""

from fractions import Fraction

from typing_extensions import assert_type

import sci

price = sci.Money("19.98", "EUR")
assert_type(price / sci.Money(6, "EUR"), Fraction)
assert_type(price / 3, sci.Money)
assert_type(2 * price - price, sci.Money)

sci.evaluate("sqrt(2)", digits=30, angle="radians")
sci.evaluate("sqrt(2)", digit=30)  # type: ignore[call-arg]
sci.answer("sqrt(2)", digits="30")  # type: ignore[arg-type]
sci.Expression("x", currency=978)  # type: ignore[arg-type]
options: sci.Options = {"decimals": 2}
sci.Expression("x", **options)
