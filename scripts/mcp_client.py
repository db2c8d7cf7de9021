#!/usr/bin/env python3
"""Talks to `sci mcp` as the official Python client of the Model Context Protocol does, in both revisions of the protocol.

    pip install mcp
    scripts/mcp_client.py .build/release/sci [CONVERSATIONS]

The client checks every message against the schema of its revision, and each structured result against the tool's output schema. First the inputs of
INPUTS, which calculators for language models get wrong; then random conversations, whose answers Python's fractions know.
"""

import asyncio
import random
import sys
from fractions import Fraction

from mcp import StdioServerParameters
from mcp.client import Client
from mcp.client.stdio import stdio_client

REVISIONS = ("legacy", "2026-07-28", "auto")

# What is asked, in radians as for a program, and the value, or None where there is an error.
INPUTS = [
    ("0.1 + 0.2", "0.3"), ("49.95*3*1.0825", "162.212625"), ("floor((0.1+0.7)*10)", "8"), ("tan(pi/2)", None),
    ("1/(sqrt(2)+sqrt(3)-sqrt(5+2*sqrt(6)))", None), ("9^9^9", "4.2812477317574704804e369693099"), ("200 + 10%", "220"),
    ("5 km to m", "5000 m"), ("2**10", "1024"), ("log(8, 2)", "3"), ("max(1, 2, 3)", "3"), ("2+2=", "4"),
    ("10 choose 3", "120"), ("5 feet 11 inches in cm", "180.34 cm"), ("1,234.56 * 2", "2469.12"), ("7 % 3", "1"),
    ("math.sqrt(2)", "1.4142135623730950488"), (r"\frac{1}{2}", "0.5"), (r"\sqrt{2}", "1.4142135623730950488"),
    ("1/3 as fraction", "1/3"), ("98.6 F to C", "37 °C"), ("convert 5 ft to m", "1.524 m"), ("what is 2+2", "4"),
    ("sin(pi/6)", "0.5"), ("sqrt(-4)", None), ("1/0", None), ("2^100", "1267650600228229401496703205376"),
]


def shown(result: dict) -> str | None:
    """A result of `evaluate` as a person would write it; None for an error."""
    if "error" in result:
        return None
    return result["value"] + (" " + result["unit"] if "unit" in result else "")


def term(numbers: random.Random, depth: int) -> tuple[str, Fraction]:
    """A random expression of rational numbers and its value."""
    if depth == 0:
        text = str(numbers.randint(1, 999) / numbers.choice([1, 10, 100]))
        return text, Fraction(text)
    (left, x), (right, y) = term(numbers, depth - 1), term(numbers, depth - 1)
    sign = numbers.choice("+-*/") if y else "+"
    value = {"+": x + y, "-": x - y, "*": x * y, "/": x / y if y else x}[sign]
    return f"({left} {sign} {right})", value


async def talk(client: Client, seed: int) -> None:
    """One conversation: a few calls, each judged."""
    numbers = random.Random(seed)
    for _ in range(numbers.randint(1, 6)):
        tool = numbers.choice(["evaluate", "evaluate", "verify", "help"])
        if tool == "help":
            word = numbers.choice(["sin", "erf", "km", "percent", "nosuchword"])
            answer = await client.call_tool("help", {"word": word})
            assert answer.is_error == (word == "nosuchword"), (word, answer)
            continue
        text, value = term(numbers, numbers.randint(1, 4))
        if tool == "verify":
            claimed = value + (Fraction(1, 7) if numbers.random() < 0.5 else 0)
            digits = f"{float(claimed):.6g}"
            answer = await client.call_tool("verify", {"expression": text, "claimed": digits})
            assert not answer.is_error, answer
            continue
        answer = await client.call_tool("evaluate", {"expressions": [text + " to fraction", text]})
        results = answer.structured_content["results"]
        assert Fraction(shown(results[0])) == value, (text, results, value)
        assert abs(Fraction(shown(results[1])) - value) <= abs(value) * Fraction(1, 10**19), (text, results)


async def converse(command: str, revision: str, count: int) -> None:
    server = StdioServerParameters(command=command, args=["mcp"])
    async with Client(stdio_client(server), mode=revision) as client:
        tools = {tool.name for tool in (await client.list_tools()).tools}
        assert tools >= {"evaluate", "verify", "help"}, tools
        for text, expected in INPUTS:
            answer = await client.call_tool("evaluate", {"expressions": [text], "angle": "radians"})
            found = None if answer.is_error else shown(answer.structured_content["results"][0])
            assert found == expected, (revision, text, found, expected)
    for seed in range(count):
        async with Client(stdio_client(server), mode=revision) as client:
            await talk(client, seed)
    print(f"{revision}: {len(INPUTS)} inputs and {count} conversations, none wrong")


def main() -> None:
    command, count = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 100
    for revision in REVISIONS:
        asyncio.run(converse(command, revision, count))


main()
