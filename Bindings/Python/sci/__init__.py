"""sci: expressions whose digits are right.

>>> import sci
>>> sci.evaluate("sin(30)*2")
Decimal('1')
>>> total = sci.Expression("price*qty*(1+vat)")
>>> total(price="19.99", qty=3, vat="0.19")
Decimal('71.3643')
>>> total(price=["19.99", "5.00"], qty=[3, 10], vat="0.19", decimals=2)
[Decimal('71.36'), Decimal('59.50')]
"""

from ._columns import Column
from ._errors import (
    Cancelled,
    DivisionByZero,
    Error,
    ExpressionError,
    InputError,
    LimitError,
    MathematicsError,
    NotACondition,
    NotADate,
    NotANumber,
    TooLarge,
    UsageError,
)
from ._expression import Expression
from ._library import library as _functions
from ._money import Money
from ._options import Cancellation, Options
from ._session import Session, session
from ._values import Answer, Complex, Quantity, answer, evaluate

__version__: str = _functions.sci_version().decode()

__all__ = [
    "Answer",
    "Cancellation",
    "Cancelled",
    "Column",
    "Complex",
    "DivisionByZero",
    "Error",
    "Expression",
    "ExpressionError",
    "InputError",
    "LimitError",
    "MathematicsError",
    "Money",
    "NotACondition",
    "NotADate",
    "NotANumber",
    "Options",
    "Quantity",
    "Session",
    "TooLarge",
    "UsageError",
    "answer",
    "evaluate",
    "session",
]

# As they are used, in tracebacks and where they are pickled.
for _name in __all__:
    globals()[_name].__module__ = "sci"
