"""The types of SQL that answers can have."""

from __future__ import annotations

import re
from typing import Any

from ._errors import UsageError


def answers(returns: str, text: str) -> tuple[Any, dict[str, Any]]:
    """The type in Arrow of what SQL names `returns`, and how an expression is asked for it; `text` is what a text is called there."""
    import pyarrow as pa

    name = returns.strip().lower()
    decimal = re.fullmatch(r"decimal\(\s*(\d+)\s*,\s*(\d+)\s*\)", name)
    if decimal:
        precision, scale = int(decimal[1]), int(decimal[2])
        return pa.decimal128(precision, scale), {"into": "decimal", "decimals": scale}
    types = {
        "double": (pa.float64(), {"into": "float"}),
        text.lower(): (pa.string(), {"into": "text"}),
        "boolean": (pa.bool_(), {"into": "bool"}),
        "date": (pa.date32(), {"into": "date"}),
    }
    if name not in types:
        raise UsageError(f"returns={returns!r}: expected decimal(p,s), double, {text}, boolean or date")
    return types[name]
