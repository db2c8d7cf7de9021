"""What decides how an expression is read, computed and rounded."""

from __future__ import annotations

import ctypes
import os
from typing import Any, Optional, TypedDict

from . import _library as c
from ._errors import UsageError


class Cancellation:
    """A request to stop, which any thread may make while others evaluate.

    >>> import sci
    >>> cancellation = sci.Cancellation()
    >>> cancellation.cancel()
    >>> sci.evaluate("sqrt(2)", cancellation=cancellation)
    Traceback (most recent call last):
    ...
    sci.Cancelled: error: cancelled
      sqrt(2)
      ^~~~~~~
    """

    def __init__(self) -> None:
        self._handle = c.Handle(c.library.sci_cancellation_new(), c.library.sci_cancellation_free)

    def cancel(self) -> None:
        """Ends all evaluations that were given this, soon."""
        c.library.sci_cancellation_cancel(self._handle.pointer)


class Options(TypedDict, total=False):
    """The keywords that all functions take; each may be left out."""

    #: "degrees", which is standard, "radians", "gradians" or "turns": what a bare angle is in.
    angle: str
    #: "relative": 100 + 10% is 110; or "plain".
    percent: str
    #: What has no real value has its complex one, and powers have their principal one: sqrt(-4) is 2i.
    complex: bool
    #: How many significant digits a rounded result has; 20. An exact one is whole, up to 1,000.
    digits: int
    #: How many digits a result has at most, exact ones too.
    significant: int
    #: How many digits after the point a result has at most.
    decimals: int
    #: "auto", "fixed", "scientific" or "engineering", where results are texts.
    notation: str
    #: How what does not fit is rounded: "half-even", with a currency "half-away", if nothing is said; "floor", … See Documentation/python.md.
    rounding: str
    #: An ISO 4217 code: values are rounded once to the smallest unit of the currency.
    currency: str
    #: With a currency: values are rounded to what is paid in cash.
    cash: bool
    #: "interactive" or "untrusted": what one evaluation may cost.
    budget: str
    #: On how many threads rows are computed, at most; 0 for as many as there are processors.
    threads: int
    max_digits: int
    #: In bytes.
    max_memory: int
    #: Of one evaluation, or of one row.
    max_seconds: float
    cancellation: Cancellation


_DIGITS = {"digits": c.UP_TO, "significant": c.SIGNIFICANT, "decimals": c.DECIMALS}


def _choice(name: str, value: str, values: dict[str, int]) -> int:
    try:
        return values[value]
    except KeyError:
        raise UsageError(f"{name}={value!r}: expected one of {', '.join(values)}") from None


def struct(options: Any) -> c.OptionsStruct:
    """The options as sci_options, which keeps the cancellation."""
    result = c.OptionsStruct()
    c.library.sci_options_init(ctypes.byref(result), ctypes.sizeof(result))
    unknown = options.keys() - Options.__annotations__.keys()
    if unknown:
        raise TypeError(f"unknown option {', '.join(sorted(unknown))}")
    result.angle_unit = _choice("angle", options.get("angle", "degrees"), c.ANGLE_UNITS)
    result.percent = _choice("percent", options.get("percent", "relative"), c.PERCENTS)
    result.notation = _choice("notation", options.get("notation", "auto"), c.NOTATIONS)
    result.rounding = _choice("rounding", options.get("rounding", "standard"), c.ROUNDINGS)
    result.budget = _choice(
        "budget", options.get("budget", "interactive"), {"interactive": 0, "untrusted": 1}
    )
    rules = [name for name in _DIGITS if options.get(name) is not None]
    if len(rules) > 1:
        raise UsageError(f"{' and '.join(rules)} exclude each other")
    for name in rules:
        result.digits_rule = _DIGITS[name]
        result.digits = options[name]
    currency = options.get("currency") or ""
    if len(currency) > 7:
        raise UsageError(f"no currency is called {currency}")
    result.currency = currency.encode()
    result.cash = int(options.get("cash", False))
    result.complex_results = int(options.get("complex", False))
    threads = options.get("threads", 1)
    result.threads = threads or os.cpu_count() or 1
    result.max_digits = options.get("max_digits", 0)
    result.max_memory = options.get("max_memory", 0)
    seconds: Optional[float] = options.get("max_seconds")
    result.max_nanoseconds = int(seconds * 1e9) if seconds else 0
    cancellation = options.get("cancellation")
    if cancellation is not None:
        result.cancellation = cancellation._handle.pointer
    result._keep = cancellation
    return result
