"""What mypy knows of the package: `mypy --strict typed.py` finds nothing, and each mistake below is one."""

from decimal import Decimal
from fractions import Fraction
from typing import Tuple

from typing_extensions import assert_type

import sci

price = sci.Money("19.98", "EUR")
assert_type(price / sci.Money(6, "EUR"), Fraction)
assert_type(price / 3, sci.Money)
assert_type(2 * price - price, sci.Money)

assert_type(round(price), sci.Money)
assert_type(round(price, 4), sci.Money)
assert_type(price // price, int)
assert_type(divmod(price, price), Tuple[int, sci.Money])
assert_type(price.decimal, Decimal)
assert_type(f"{price:,.2f}", str)
assert_type(sum([price, price], sci.Money(0, "EUR")), sci.Money)
assert_type(price < price, bool)
price + 1  # type: ignore[operator]
price * 1.5  # type: ignore[operator]
price * price  # type: ignore[operator]
price < 3  # type: ignore[operator]

with sci.session(currency="EUR") as session:
    assert_type(session, sci.Session)
    session("1200 * rate", decimals=2).currency  # type: ignore[union-attr]
    assert_type(session.answer("20 USD").notes, Tuple[str, ...])
    session.assign(price="19.99", qty=3)
    session.assign(price=[1])  # type: ignore[arg-type]
    session("1", digit=3)  # type: ignore[call-arg]
sci.session(currency=978)  # type: ignore[arg-type]

sci.evaluate("sqrt(2)", digits=30, angle="radians")
sci.evaluate("sqrt(2)", digit=30)  # type: ignore[call-arg]
sci.answer("sqrt(2)", digits="30")  # type: ignore[arg-type]
sci.Expression("x", currency=978)  # type: ignore[arg-type]
options: sci.Options = {"decimals": 2}
sci.Expression("x", **options)
