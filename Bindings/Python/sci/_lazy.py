"""Expressions of Polars: where an argument is one, such as `pl.col("price")`, so is the answer."""

from __future__ import annotations

import itertools
import sys
from typing import Any, Mapping, Optional, Sequence

from . import _columns
from ._errors import UsageError


def is_lazy(value: Any) -> bool:
    """Whether a value is an expression of Polars."""
    polars = sys.modules.get("polars")
    return polars is not None and isinstance(value, polars.Expr)


def expression(
    evaluate: Any, arguments: Mapping[str, Any], into: Optional[str], errors: str, decimals: Optional[int]
) -> Any:
    """An expression of Polars whose values are those of `evaluate` for columns.

    Args:
      evaluate: takes columns and numbers by their names, and what the answers are.
      arguments: expressions of Polars and numbers by their names.
      into: what the answers are, if that is said.
      errors: what a row with an error does.
      decimals: how many digits after the point are asked for.
    """
    import polars

    if errors == "reasons":
        raise UsageError('errors="reasons" makes two answers, and an expression of Polars is one column')
    columns = {name: value for name, value in arguments.items() if is_lazy(value)}
    others = {name: value for name, value in arguments.items() if name not in columns}
    for name, value in others.items():
        if _columns.is_column(value):
            raise UsageError(
                f"`{name}` is a column beside expressions of Polars: add it to the frame, or use columns alone"
            )
    if into is None:
        into = "decimal" if decimals is not None else "float"
        into = _kind(evaluate, columns, others) or into
    types = {
        "decimal": polars.Decimal(38, decimals or 0),
        "float": polars.Float64,
        "text": polars.String,
        "bool": polars.Boolean,
        "date": polars.Date,
    }
    if into not in types:
        raise UsageError(f"into={into!r}: expected {_columns.INTO}")

    def values(batch: Any) -> Any:
        return evaluate({**others, **{name: batch.struct.field(name) for name in columns}}, into)

    fields = polars.struct(**columns)
    name = next(iter(columns.values())).meta.output_name(raise_if_undetermined=False)
    result = fields.map_batches(values, return_dtype=types[into], is_elementwise=True)
    return result.alias(name) if name else result


#: Numbers of which one has a value in most conditions.
_NUMBERS: Sequence[str] = ("1", "2", "0.5", "-1", "0", "1000")
#: A number and a day, of which each column is one.
_MIXED: Sequence[str] = ("2", "2024-02-29")
_MOST_MIXED = 5


def _kind(evaluate: Any, columns: Mapping[str, Any], others: Mapping[str, Any]) -> Optional[str]:
    """What the answers are if they are no numbers, which Polars asks before there are any rows."""
    rows = [(number,) * len(columns) for number in _NUMBERS]
    if len(columns) <= _MOST_MIXED:
        rows += itertools.product(_MIXED, repeat=len(columns))
    tried = {name: [row[place] for row in rows] for place, name in enumerate(columns)}
    for into in ("bool", "date"):
        if any(answer is not None for answer in evaluate({**others, **tried}, into, "null")):
            return into
    return None
