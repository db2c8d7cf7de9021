"""Text to tree, for the plain subset of the language that the witness and the corpus use.

A tree is a tuple of an operation and its operands; ("number", text) and ("name", text) are leaves. Nothing here is shared with
the Swift sources.
"""

import re

TOKEN = re.compile(
    r"\s*(?:(\d+\.?\d*(?:[eE][-+]?\d+)?|\.\d+(?:[eE][-+]?\d+)?)|([A-Za-z_]\w*|[πτφ])|(==|!=|<=|>=|!!|[-+*/^()!<>;]))")
COMPARISONS = ("==", "!=", "<=", ">=", "<", ">")


class Parser:
    def __init__(self, text):
        self.tokens, position = [], 0
        text = text.rstrip()
        while position < len(text):
            match = TOKEN.match(text, position)
            if not match:
                raise SyntaxError(f"unknown text at {position} of {text!r}")
            number, name, mark = match.groups()
            self.tokens.append(("number", number) if number else ("name", name) if name else (mark, mark))
            position = match.end()
        self.tokens.append(("end", ""))
        self.at = 0

    def take(self, *kinds):
        kind, text = self.tokens[self.at]
        if kind in kinds:
            self.at += 1
            return text
        return None

    def need(self, kind):
        if self.take(kind) is None:
            raise SyntaxError(f"expected {kind}, found {self.tokens[self.at]}")

    def comparison(self):
        left = self.sum()
        if mark := self.take(*COMPARISONS):
            left = (mark, left, self.sum())
        return left

    def sum(self):
        left = self.product()
        while mark := self.take("+", "-"):
            left = (mark, left, self.product())
        return left

    def product(self):
        left = self.prefix()
        while True:
            if mark := self.take("*", "/"):
                left = (mark, left, self.prefix())
            elif self.tokens[self.at] == ("name", "mod"):
                self.at += 1
                left = ("mod", left, self.prefix())
            else:
                return left

    def prefix(self):
        if self.take("-"):
            return ("neg", self.prefix())
        if self.take("+"):
            return self.prefix()
        base = self.postfix()
        return ("^", base, self.prefix()) if self.take("^") else base

    def postfix(self):
        value = self.primary()
        while mark := self.take("!", "!!"):
            value = ({"!": "factorial", "!!": "doublefactorial"}[mark], value)
        return value

    def primary(self):
        if text := self.take("number"):
            return ("number", text)
        if self.take("("):
            value = self.comparison()
            self.need(")")
            return value
        name = self.take("name")
        if not name:
            raise SyntaxError(f"expected an operand, found {self.tokens[self.at]}")
        if not self.take("("):
            return ("name", name)
        operands = [self.sum()]
        while self.take(";"):
            operands.append(self.sum())
        self.need(")")
        return (name, *operands)


def parse(text):
    parser = Parser(text)
    tree = parser.comparison()
    parser.need("end")
    return tree
