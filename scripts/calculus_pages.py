"""The tables that the scoreboard of calculus writes, and the lists of what each program got wrong."""

import datetime
import re
import shlex
import textwrap
from collections import Counter

from calculus_judge import EQUATION_OUTCOMES, OUTCOMES
from calculus_rows import KINDS

NOTED = ("wrong, without a word", "wrong, with a word", "some roots missed", "not a root", "timed out")
TITLES = {"integral": "integrals", "sum": "sums and products", "equation": "equations", "limit": "limits"}
GOOD = {"right", "all roots"}
SILENT = {"wrong, without a word", "some roots missed", "not a root"}

# The rows of the poster: the question as the tables have it.
POSTER = [
    "integral(exp(-(x - 300)^2); x; 0; 1000)", "integral(1/x; x; 0; 1)", "integral(sin(x + exp(x)); x; 0; 8)", "integral(abs(cos(x)); x; 0; 3*pi/2)",
    "integral(abs(sin(x)); x; 0; 10)", "integral((sin(x)/x)^2; x; 0; inf)",
    "sum(1/k; k; 1; inf)", "sum(1/(k*ln(k)^2); k; 2; inf)", "solve(tan(x) == 10/10*x; x; 1; 20)", "limit(x^(1/x); x; inf)",
]


def shell(question):
    """The command that asks the same."""
    lines = "".join(shlex.quote(line) + " " for line in question.typed.splitlines())
    return (f"printf '%s\\n' {lines}| " if lines else "") + shlex.join(question.words)


def table(heads, lines, numbers=True):
    rows = [heads, ["---"] + ["--:" if numbers else "---"] * (len(heads) - 1), *lines]
    return "\n".join("| " + " | ".join(str(cell) for cell in row) + " |" for row in rows)


def brief(text, width):
    text = " ".join(text.split()).replace("|", "\\|") or "(nothing)"
    return text if len(text) <= width else text[: width - 1] + "…"


def of_kind(kind, rows, results):
    return [results[row.id] for row in rows if row.kind == kind]


def by_kind(kind, peers, versions, rows, results):
    """A line for each program that can be asked, and a column for each outcome."""
    outcomes = EQUATION_OUTCOMES if kind == "equation" else OUTCOMES
    lines = []
    for peer in peers:
        counts = Counter(result.outcome for result in of_kind(kind, rows, results[peer.name]))
        asked = sum(counts[outcome] for outcome in outcomes)
        if asked:
            lines.append([f"{peer.name} {versions[peer.name]}", asked, *(counts[outcome] for outcome in outcomes)])
    return table([f"{sum(row.kind == kind for row in rows)} {TITLES[kind]}", "asked", *outcomes], lines)


def summary(peers, versions, rows, results):
    """Right, wrong without a word and asked, for each kind."""
    lines = []
    for peer in peers:
        cells = []
        for kind in KINDS:
            outcomes = [result.outcome for result in of_kind(kind, rows, results[peer.name]) if result.outcome not in ("cannot be asked", "not asked")]
            cells.append(f"{sum(outcome in GOOD for outcome in outcomes)} / {sum(outcome in SILENT for outcome in outcomes)} of {len(outcomes)}" if outcomes else "")
        lines.append([f"{peer.name} {versions[peer.name]}", *cells])
    return table(["right / wrong without a word", *(TITLES[kind] for kind in KINDS)], lines)


def poster(peers, rows, results):
    chosen = [next(row for row in rows if row.text == text) for text in POSTER]
    lines = []
    for row in chosen:
        answers = []
        for peer in peers:
            result = results[peer.name][row.id]
            said = "" if result.outcome in ("cannot be asked", "not asked") else excerpt(result.answer)
            answers.append(said if result.outcome in GOOD or not said else f"*{said}*" if result.outcome in ("refused", "timed out", "less exact") else f"**{said}**")
        lines.append([f"`{row.text}`", brief(row.shown.removeprefix("exact: "), 36), *answers])
    return table(["", "truth", *(peer.name for peer in peers)], lines, numbers=False)


def excerpt(text, width=36):
    """An answer for a cell: its first line, and whether it came with a warning."""
    line, _, warning = text.removeprefix("error: ").split("\n")[0].partition(" (<string>")
    return brief(re.sub(r"(\d+\.\d{12})\d+", r"\1…", line), width) + (", warns" if warning else "")


def listing(rows, results, noted):
    """What a program got wrong, each with the command that repeats it."""
    parts = []
    for row in rows:
        result = results[row.id]
        if result.outcome in noted:
            parts.append(f"{row.id}: {row.text}\nexpected {brief(row.shown, 110)}\n{result.outcome}: {brief(result.answer, 110)}\n$ {brief_command(shell(result.question))}\n")
    return parts


def brief_command(text, width=4000):
    return text if len(text) <= width else text[: width - 1] + "…"


def between(path, mark, block, command="make calculusboard"):
    """Replaces what stands between the marks of a page, or adds it with the marks at the end."""
    begin, end = f"<!-- {mark}: written by {command} -->\n", f"<!-- end of {mark} -->"
    text = path.read_text(encoding="utf-8")
    before, _, rest = text.partition(begin)
    after = rest.partition(end)[2] if rest else "\n"
    if not rest:
        before = before.rstrip("\n") + "\n\n"
    path.write_text(before + begin + "\n" + block.strip() + "\n\n" + end + after, encoding="utf-8")


def file_name(peer):
    return "calculus-" + peer.name.lower().replace("pari/", "").strip("!") + ".md"


RULES = """\
Each question is asked in the plain call of the program's manual, at the precision that it starts with, in radians: PARI/GP `intnum` (an infinite end is told as `[oo, 1]` for
exponential decrease and `[oo, c*I]` for a wave, as its manual says), `sumalt` for alternating terms, `suminf` for fast ones, `sumnum` for others, `prodnumrat` and `prodinf`,
`polrootsreal` and `solve`; mpmath `quad`, `nsum`, `nprod`, `polyroots`, `findroot` with the method of Illinois on the range, `limit`; SymPy `integrate`, `summation`, `product`,
`real_roots`, `solveset`, `limit`, each followed by `N`; SciPy `quad`; Qalculate! `integrate`, `sum`, `product`, `solve`, `limit`. `solve` of PARI/GP and `findroot` are made
to find one root: their column of missed roots shows what a reader who takes them for all roots does not get.

- **right**: off by at most a unit of the last digit that is claimed. Claimed are all 20 digits of `sci`, 28 of the 38 that PARI/GP prints, 13 of mpmath's 15, all but the last of SymPy's
  15 or fewer, 8 of SciPy's or what its estimate of the error leaves, and those that Qalculate! prints. Where there is no value, an error, infinity and a call that is handed back are right.
- **less exact**: six digits are right, but not all that are claimed.
- **wrong, without a word**: any other number, and a number where there is no value. **With a word**: a warning was printed, or the estimate of the error covers the error.
- **refused**: an error, a call that is handed back, infinity, a zero without digits (SymPy's `0.e-1`), or a complex number where there is a real value.
- **not a root**: a number in the range that is no root, such as a pole.
"""


def write(root, peers, rows, results, seconds):
    versions = {peer.name: peer.version() for peer in peers}
    today = datetime.date.today().isoformat()
    tables = "\n\n".join(by_kind(kind, peers, versions, rows, results) for kind in KINDS)
    unasked = {peer.name: sum(result.outcome == "not asked" for result in results[peer.name].values()) for peer in peers}
    left = "; ".join(f"{name} was not asked {count:,} of them, evenly chosen, for want of time" for name, count in unasked.items() if count)
    head = (f"On {today}, {len(rows):,} integrals, sums, equations and limits, all but two of published tables, each asked in a process of its own with {seconds} seconds of processor time"
            + (f" ({left})" if left else "") + ". They are the tables that the tests of `sci` hold it to, so that its line shows a test that it has to pass; 46 of the limits are random expressions that SymPy "
            "answered first.")
    head = textwrap.fill(head, 170, break_long_words=False)
    between(root / "Documentation/calculus.md", "scoreboard of calculus", f"""\
## Beside others

{head}

{tables}

What some of them print; wrong answers are bold, refusals and inexact ones in italics:

{poster(peers, rows, results)}

[The scoreboard](../Corpus/SCOREBOARD.md#calculus) has the rules, and [Corpus/wrong](../Corpus/wrong) a shell command for each wrong answer. `make calculusboard` repeats it.
""")
    between(root / "README.md", "calculus", summary(peers, versions, rows, results))
    between(root / "Corpus/SCOREBOARD.md", "scoreboard of calculus", f"""\
## Calculus

{head}

`scripts/calculus_rows.py` reads the tables of the tests, whose values are Arb's; `scripts/calculus_peers.py` has all translations, `scripts/calculus_judge.py`
the rules with examples.

{tables}

{RULES}""")
    folder = root / "Corpus/wrong"
    for peer in peers:
        parts, path = listing(rows, results[peer.name], NOTED), folder / file_name(peer)
        if parts:
            path.write_text(f"# {peer.name} {versions[peer.name]} on calculus: wrong, missed or timed out, {today}\n\nWritten by scripts/calculus_board. "
                            "Each command repeats its result in a shell; long ones are cut.\n\n```text\n" + "\n".join(parts) + "```\n", encoding="utf-8")
        else:
            path.unlink(missing_ok=True)
    print(summary(peers, versions, rows, results))
