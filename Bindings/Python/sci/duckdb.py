"""Expressions as scalar functions of DuckDB, by way of Arrow."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Any, Mapping

from ._batches import Batches
from ._expression import Expression
from ._options import Options
from ._returns import answers

if TYPE_CHECKING:
    from typing_extensions import Unpack


def create_function(
    connection: Any,
    name: str,
    expression: str,
    parameters: Mapping[str, str],
    returns: str,
    errors: str = "raise",
    **options: Unpack[Options],
) -> Expression:
    """Makes an expression a function of a connection to DuckDB.

    Args:
      connection: what duckdb.connect gives.
      name: what the function is called in SQL.
      expression: its text.
      parameters: the types of the parameters in SQL, such as "DECIMAL(18,2)", "BIGINT", "DOUBLE", "DATE" or "VARCHAR", in the order in which they are given.
      returns: the type of the value: "DECIMAL(p,s)", to which values are rounded, "DOUBLE" for the nearest double, "VARCHAR" for all digits, "BOOLEAN" of a condition, or "DATE" of a day.
      errors: "null" for a null where an expression has no value; otherwise the query fails.
      **options: those of `sci.Options`.

    >>> import duckdb, sci.duckdb
    >>> connection = duckdb.connect()
    >>> total = sci.duckdb.create_function(
    ...     connection, "total", "price*qty + 8.25%", {"price": "DECIMAL(18,2)", "qty": "BIGINT"}, "DECIMAL(18,2)")
    >>> connection.sql("SELECT total(19.99, 3)").fetchall()
    [(Decimal('64.92'),)]
    """
    compiled = Expression(expression, list(parameters), **options)
    type, how = answers(returns, text="VARCHAR")

    batches = Batches(compiled, type, how)

    def function(*columns: Any) -> Any:
        found = batches(columns)
        if found is not None:
            return found
        values = dict(zip(compiled.parameters, columns))
        return compiled(values, errors=errors, **how).cast(type)

    # DuckDB counts the parameters of the function.
    function.__signature__ = inspect.Signature(  # type: ignore[attr-defined]
        [inspect.Parameter(p, inspect.Parameter.POSITIONAL_ONLY) for p in compiled.parameters]
    )
    connection.create_function(
        name, function, list(parameters.values()), returns, type="arrow", null_handling="special"
    )
    return compiled
