"""Expressions over the columns of Spark, by way of Arrow: no row becomes an object of Python.

The package must be installed where the executors run; they read an expression once each.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Optional, Sequence

from ._batches import Batches
from ._errors import UsageError
from ._expression import Expression
from ._options import Options
from ._returns import answers

if TYPE_CHECKING:
    from typing_extensions import Unpack


def expression(
    text: str,
    parameters: Optional[Sequence[str]] = None,
    returns: str = "double",
    errors: str = "raise",
    **options: Unpack[Options],
) -> Any:
    """An expression as a function of columns, given in the order of its parameters.

    Args:
      text: the expression.
      parameters: the names that get a column; without them, each name that is not built in, in the order of its first use.
      returns: the type of the values: "decimal(p,s)", to which they are rounded, "double" for the nearest double, "string" for all digits, "boolean" of a condition, or "date" of a day.
      errors: what a row without a value does. "raise" ends the job, "null" makes it null, and "column" makes the result a struct of `value` and
        `error`, the reason.
      **options: those of `sci.Options`.

    ``` python
    total = sci.spark.expression("price*qty + 8.25%", returns="decimal(18,2)", currency="USD", errors="column")
    items.withColumn("total", total("price", "qty")).select("total.value", "total.error")
    ```
    """
    import pyarrow as pa
    from pyspark.sql.functions import arrow_udf

    compiled = Expression(text, parameters, **options)
    type, how = answers(returns, text="string")
    if errors not in ("raise", "null", "column"):
        raise UsageError(f"errors={errors!r}: expected raise, null or column")
    names = compiled.parameters
    if not names:
        raise UsageError("an expression without parameters has no columns; evaluate it once")

    batches = Batches(compiled, type, how)

    def values(*columns: Any) -> Any:
        if len(columns) != len(names):
            raise UsageError(f"expected {len(names)} columns, {', '.join(names)}, not {len(columns)}")
        found = batches(columns) if errors != "column" else None
        if found is not None:
            return found
        arguments = dict(zip(names, columns))
        if errors != "column":
            return compiled(arguments, errors=errors, **how).cast(type)
        found, reasons = compiled(arguments, errors="reasons", **how)
        texts = [reasons.get(row) for row in range(len(found))] if reasons else []
        words = pa.array(texts, pa.string()) if texts else pa.nulls(len(found), pa.string())
        return pa.StructArray.from_arrays([found.cast(type), words], ["value", "error"])

    # Spark finds what a function takes in its annotations.
    values.__annotations__ = {"columns": pa.Array, "return": pa.Array}
    kind = f"value {returns}, error string" if errors == "column" else returns
    return arrow_udf(values, kind)
