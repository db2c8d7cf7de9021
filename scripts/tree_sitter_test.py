#!/usr/bin/env python3
"""Parses the corpus of the grammar with editors/tree-sitter-sci, and compares trees: `scripts/tree_sitter_test.py` in an environment with tree-sitter from PyPI.

All texts of grammar/corpus/accept.txt must be parsed without an error. The trees of operator-pairs.txt must be those of the parser, but for those with functions without brackets,
which an editor cannot tell from names, and for EXCEPTIONS.
"""

import ctypes
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from tree_sitter import Language, Node, Parser

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "editors/tree-sitter-sci"

# The unit of an angle takes the whole power before it.
EXCEPTIONS = ("a ^ b°", "a ^ b rad")

# How the corpus writes operators that are other characters here.
NAMES = {"**": "^", "of": "*", "·": "*", "div": "//", "quo": "//", "≠": "!=", "deg": "°", "gon": "grad", "∨": "or", "∧": "and", "⊻": "xor", "¬": "~", "nCr": "choose", "per": "/"}

COMPARISONS = ("==", "!=", "<", "<=", ">", ">=")


def language() -> Language:
    """Compiles the parser."""
    folder = tempfile.mkdtemp()
    library = f"{folder}/sci.so"
    source = FOLDER / "src"
    subprocess.run(
        ["cc", "-shared", "-fPIC", "-O1", f"-I{source}", str(source / "parser.c"), str(source / "scanner.c"), "-o", library], check=True
    )
    function = ctypes.CDLL(library).tree_sitter_sci
    function.restype = ctypes.c_void_p
    capsule = ctypes.pythonapi.PyCapsule_New
    capsule.restype = ctypes.py_object
    capsule.argtypes = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
    return Language(capsule(function(), b"tree_sitter.Language", None))


def rows(name: str) -> list[tuple[str, str]]:
    """The texts and trees of a corpus."""
    found = []
    for line in (ROOT / "grammar/corpus" / name).read_text().splitlines():
        if " =>" in line and not line.startswith("# "):
            text, tree = line.split(" =>", 1)
            text = re.sub(r"\\u\{(\w+)\}", lambda match: chr(int(match[1], 16)), text)
            found.append((text, tree.strip()))
    return found


def written(node: Node) -> str:
    """A tree as the corpus has it."""

    def child(name: str) -> str:
        found = node.child_by_field_name(name)
        return written(found) if found else "?"

    def operator() -> str:
        found = node.child_by_field_name("operator")
        text = found.text.decode() if found else "?"
        return NAMES.get(text, text)

    match node.type:
        case "binary" if operator() in COMPARISONS:
            return chain(node)
        case "binary":
            right = node.child_by_field_name("right")
            # A share of what stands before.
            if operator() in ("+", "-") and right and (right.text or b"").endswith(b"%") and right.type == "postfix":
                return f"({operator()}% {child('left')} {written(right)[3:-1]})"
            return f"({operator()} {child('left')} {child('right')})"
        case "product":
            return f"(* {child('left')} {child('right')})"
        case "prefix":
            return f"({operator()} {child('operand')})"
        case "negation":
            return f"(not {child('operand')})"
        case "root":
            degree = node.child_by_field_name("degree")
            if degree:
                return f"(√ {plain(degree)} {child('operand')})"
            return f"({node.children[0].text.decode()} {child('operand')})"
        case "conversion":
            return f"(to {child('value')} {child('target')})"
        case "power":
            return f"(^ {child('base')} {child('exponent')})"
        case "polar":
            return f"(∠ {child('magnitude')} {child('argument')})"
        case "range":
            step = node.child_by_field_name("step")
            return f"(.. {child('start')} {child('end')}{' ' + written(step) if step else ''})"
        case "postfix":
            found = node.child_by_field_name("operator")
            if found and found.type == "superscript":
                power = plain(found)
                return f"(^ {child('operand')} {f'(- {power[1:]})' if power[0] == '-' else power})"
            return f"({operator()} {child('operand')})"
        case "conditional":
            return f"(?: {child('condition')} {child('then')} {child('else')})"
        case "group":
            return written(node.named_children[0])
        case "enclosed":
            return f"({node.children[0].text.decode()}{node.children[-1].text.decode()} {written(node.named_children[0])})"
        case "call":
            function = node.child_by_field_name("function")
            arguments = [child for child in node.named_children if child != function]
            return f"({' '.join([function.text.decode() if function else '?', *map(written, arguments)])})"
        case "source_file":
            return " ; ".join(map(written, node.named_children))
        case _:
            return node.text.decode() if node.text else "?"


def chain(node: Node) -> str:
    """Comparisons beside one another, which are one."""
    operators: list[str] = []
    operands: list[str] = []
    left: Node | None = node
    while left and left.type == "binary" and (sign := left.child_by_field_name("operator")) and sign.text.decode() in COMPARISONS:
        operators.insert(0, sign.text.decode())
        right = left.child_by_field_name("right")
        operands.insert(0, written(right) if right else "?")
        left = left.child_by_field_name("left")
    return f"({' '.join(operators)} {' '.join([written(left) if left else '?', *operands])})"


def plain(node: Node) -> str:
    """A superscript as a number."""
    return (node.text or b"").decode().translate(str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁻", "0123456789-"))


def main() -> None:
    parser = Parser(language())
    wrong = []
    accepted = rows("accept.txt")
    for text, _ in accepted:
        root = parser.parse(text.encode()).root_node
        if root.has_error:
            wrong.append(f"{text!r}: {root}")
    pairs = rows("operator-pairs.txt")
    count = 0
    for text, tree in pairs:
        # A function before its argument looks like a name before a name.
        if tree.startswith("error:") or re.search(r"\bf\b", text):
            continue
        count += 1
        found = written(parser.parse(text.encode()).root_node)
        if (found == tree) == (text in EXCEPTIONS):
            wrong.append(f"{text!r}: {found} and not {tree}")
    assert len(accepted) > 250 and count > 1000, (len(accepted), count)
    if wrong:
        sys.exit("\n".join(wrong) + f"\ntree_sitter_test: {len(wrong)} texts are wrong")
    print(f"tree_sitter_test: {len(accepted)} texts are parsed, and {count} trees are those of the parser")


if __name__ == "__main__":
    main()
