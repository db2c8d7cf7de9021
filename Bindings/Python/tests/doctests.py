"""Runs the examples in the package and in the pages of FOLDER that need it: python tests/doctests.py FOLDER.

What needs a package that is not installed is left out, and said.
"""

import doctest
import importlib.util
import pkgutil
import sys
from pathlib import Path

import sci

PAGES = ("python.md", "duckdb.md", "../README.md")

attempted = failed = 0


def count(name: str, results: doctest.TestResults) -> None:
    global attempted, failed
    attempted, failed = attempted + results.attempted, failed + results.failed
    if results.attempted == 0:
        sys.exit(f"{name} has no example")


def is_installed(*names: str) -> bool:
    return all(importlib.util.find_spec(name) for name in names)


everything = is_installed("numpy", "pandas", "polars", "pyarrow", "duckdb")
for module in pkgutil.iter_modules(sci.__path__):
    if module.name == "duckdb" and not everything:
        continue
    loaded = importlib.import_module(f"sci.{module.name}")
    results = doctest.testmod(loaded)
    attempted, failed = attempted + results.attempted, failed + results.failed
count("sci", doctest.testmod(sci))
for page in PAGES if everything else ():
    # A fence is no output.
    text = (Path(sys.argv[1]) / page).read_text().replace("```", "")
    test = doctest.DocTestParser().get_doctest(text, {}, page, page, 0)
    count(page, doctest.DocTestRunner().run(test))
print(f"{attempted} examples" + ("" if everything else ", without those of other packages"))
sys.exit(failed > 0)
