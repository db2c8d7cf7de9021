#!/usr/bin/env python3
"""Asks the module in Chromium what the tables, the golden files and the native command answer, and compares.

    Web/Tests/module.py ADDRESS COMMAND

COMMAND is the native command, .build/release/sci. Prints what differs, and ends with status 1 if anything does.
"""

import json
import random
import re
import subprocess
import sys
import time
import unicodedata
from pathlib import Path

from playwright.sync_api import sync_playwright

ADDRESS, COMMAND = sys.argv[1:]
ROOT = Path(__file__).resolve().parents[2]
KEYPAD_DATA = ROOT / "Tests/SciKeypadTests/Data"
GOLDEN = ROOT / "Tests/Golden"
SEQUENCES = 10_000

# Asks the engine of a fresh module, one question after the other, and returns the answers. Questions and answers are one text each:
# objects would be taken apart and put together again on their way, which takes longer than to answer.
ASK = """async (questions) => {
  const { Engine } = await import("./engine.js");
  window.engine ??= new Engine();
  const answers = [];
  for (const words of JSON.parse(questions)) answers.push(await window.engine.ask(...words).catch(({ message }) => ({ fault: message })));
  return JSON.stringify(answers);
}"""


class Module:
    """The module in a page."""

    def __init__(self, page):
        self.page = page
        self.failures = 0

    def ask(self, questions):
        answers = []
        for start in range(0, len(questions), 500):
            answers += json.loads(self.page.evaluate(ASK, json.dumps(questions[start:start + 500])))
        return answers

    def expect(self, what, found, wanted):
        if found != wanted:
            self.failures += 1
            print(f"{what}: {found!r}, not {wanted!r}")


def native(*arguments, text=""):
    """The lines that the native command prints."""
    run = subprocess.run([COMMAND, *arguments], input=text, capture_output=True, text=True)
    return run.stdout.splitlines()


def rows(name):
    """The columns of a table, without its comments."""
    for line in (KEYPAD_DATA / name).read_text().splitlines():
        if line and not line.startswith("#"):
            yield line.split("\t")


def tokens():
    """Each spelling of a key, and its token."""
    lines = native("keypad", "--list-keys", "--profile", "programmer") + native("keypad", "--list-keys")
    return {spelling: line.split()[0] for line in lines for spelling in line.split()}


# What the letters of the table's second column ask for.
PROFILES = {
    "D": [], "L": ["keypad.turn", "landscape"], "A": ["keypad.profile", "appleClassic"],
    "H": ["keypad.set", "percent", "hundredth"], "I": ["keypad.set", "missingOperand", "ignore"],
    "X": ["keypad.set", "missingOperand", "drop"], "K": ["keypad.set", "appliesConstant", "false"],
    "S": ["keypad.profile", "seed002"], "W": ["keypad.profile", "windows"],
    "P": ["keypad.profile", "programmer"],
}


def key_rows(module):
    """The rows of the keypad's table show what they say."""
    token, count = tokens(), 0
    for identifier, profile, keys, display, clear, lit, *_ in rows("keypad.tsv"):
        count += 1
        # Digits may stand side by side.
        spellings = [key for word in keys.split() for key in ([word] if word in token else word)]
        pressed = [["keypad.press", token[key]] for key in spellings]
        begin = [["keypad.profile", "singleStep"], ["keypad.turn", "portrait"], ["keypad.begin", "0"]]
        answers = module.ask(begin + [PROFILES[profile] or ["keypad.state"]] + pressed)[len(begin):]
        shown = [answer["text"] for answer in answers]
        wanted = display.split(" → ")
        module.expect(f"{identifier} {keys}", shown[-len(wanted):], wanted)
        faces = [key for row in answers[-1]["rows"] for key in row["keys"]]
        if clear:
            module.expect(f"{identifier}, the clear key", [key["face"] for key in faces if key["token"] == "C"], [clear])
        # A lamp of an operator of the wide keypad is not on the upright one.
        if lit == "none" or lit in [key["token"] for key in faces]:
            lamps = [key["token"] for key in faces if key["kind"] == "operator" and key.get("isLit")]
            module.expect(f"{identifier}, lit", lamps or ["none"], [lit])
    return count


RULES = {
    "": [], "required": ["emptyIsNil=false"], "upper=100": ["upperBound=100"], "lower=10": ["lowerBound=10"],
    "integers": ["maximumFractionDigits=0"],
}


class Field:
    """A decimal field that shows its digits in groups, edited at the positions of the table, which counts no separators of groups."""

    def __init__(self, module, locale, rules):
        self.module, self.group, self.rejection = module, "", None
        module.ask([["field.begin", "n", locale, *RULES[rules]]])
        self.shown = ""

    def take(self, *question):
        answer = self.module.ask([list(question)])[0]
        self.shown, self.rejection = answer["text"], answer.get("rejection", self.rejection)

    def place(self, index):
        return next((place for place in range(len(self.shown) + 1) if len(self.text(self.shown[:place])) == index), len(self.shown))

    def text(self, shown):
        digits = "".join(str(unicodedata.digit(character)) if character.isdigit() else character for character in shown)
        return digits.replace(self.group, "") if self.group else digits

    def append(self, text):
        self.take("field.replace", "n", len(self.shown), len(self.shown), text)

    def perform(self, edit):
        """Performs an edit in the words of the table."""
        quoted = re.search("“(.*)”", edit)
        places = [self.place(int(number)) for number in re.findall("[0-9]+", edit.replace(quoted[0], "") if quoted else edit)]
        if edit == "end editing":
            self.take("field.end", "n")
        elif edit == "space":
            self.append(" ")
        elif edit.startswith("paste"):
            self.append(quoted[1])
        elif edit.startswith("insert"):
            self.take("field.replace", "n", places[0], places[0], quoted[1])
        elif edit.startswith(("replace", "delete")):
            self.take("field.replace", "n", *places, quoted[1] if quoted else "")
        else:
            for key in edit.split():
                if key == "⌫":
                    self.take("field.delete", "n", len(self.shown), "backward")
                else:
                    self.append(key)


def entry_rows(module):
    """The rows of the table of decimal fields are accepted or rejected as they say."""
    count = 0
    for identifier, locale, rules, before, edit, after, _, rejected, *_ in rows("entry.tsv"):
        count += 1
        example = Field(module, locale, "")
        example.append("1234")
        field = Field(module, locale, rules)
        field.group = example.shown[1] if len(example.shown) > 4 else ""
        for character in before:
            field.append(character)
        field.perform(edit)
        module.expect(f"{identifier} {edit}", field.text(field.shown), after)
        module.expect(f"{identifier} {edit}, rejected", field.rejection is not None, rejected != "")
    return count


def random_keys(module):
    """Random sequences of keys show what the native command shows."""
    generator = random.Random(1)
    profiles = ["singleStep", "seed002", "seed003", "appleClassic", "programmer"]
    for profile in profiles:
        keys = [line.split()[0] for line in native("keypad", "--list-keys", "--profile", profile)]
        # `0xF` is several keys to the command, unless base 16 is shown, and in base 16 `C` is a digit.
        if profile == "programmer":
            keys = [key for key in keys if not key.startswith("0x") and key not in ("C", "AC")]
        common = [key for key in keys if key in list("0123456789.=%±+-*/")]
        sequences = [
            [generator.choice(common if generator.random() < 0.5 else keys) for _ in range(generator.randint(2, 40))]
            for _ in range(SEQUENCES // len(profiles))]
        wanted = native("keypad", "--profile", profile, text="".join(" ".join(sequence) + "\n" for sequence in sequences))
        questions = [["keypad.profile", profile]]
        for sequence in sequences:
            questions += [["keypad.turn", "portrait"], ["keypad.begin", "0"], ["keypad.press", *sequence]]
        shown = [answer["text"] for answer in module.ask(questions)[3::3]]
        module.expect("displays", len(shown), len(wanted))
        for sequence, found, display in zip(sequences, shown, wanted):
            module.expect(f"{profile} {' '.join(sequence)}", found, display)
    return SEQUENCES


def golden_rows(module):
    """Rows of the golden files come out as they say, and as in the native command."""
    options = {"radians": "-r", "degrees": "-d", "gradians": "--gradians", "turns": "--turns"}
    count = 0
    for file in sorted(GOLDEN.glob("*.golden")):
        # Some rows are so hard that they take the native command seconds.
        if file.stem.startswith("slow"):
            continue
        # Nothing says what time it is, and nothing is random, unless a row says so.
        settings, asked = {"angle": "degrees", "digits": "20", "notation": "auto", "now": "none", "zone": "", "seed": "none"}, {}
        usual = {"decimals": "", "rounding": "half-even", "percent": "relative", "complex": "off"}
        others = dict(usual)
        step = 5 if file.stat().st_size > 20_000 else 1
        for number, line in enumerate(file.read_text().splitlines(), 1):
            if line.startswith(":"):
                name, *values = line[1:].split()
                if name in options:
                    settings = settings | {"angle": name}
                elif name in settings:
                    settings = settings | {name: "20" if line == ":digits auto" else values[-1]}
                elif name == "tz":
                    settings = settings | {"zone": values[-1]}
                # The page offers no others, and no fewer digits; the package for npm is tested with all of them.
                if name in ("decimals", "rounding", "percent"):
                    others[name] = values[-1]
                elif name == "digits":
                    others["decimals"] = "" if values[-1] == "auto" or int(values[-1]) >= 20 else "few"
                elif name == "complex":
                    others["complex"] = values[-1] if values else "on"
            elif " => " in line and not line.startswith("#") and others == usual and number % step == 0:
                text, wanted = line.split(" => ", 1)
                asked.setdefault(tuple(settings.items()), []).append((number, text, wanted))
        for setting, lines in asked.items():
            setting = dict(setting)
            digits = [] if setting["digits"] == "20" else ["-n", setting["digits"]]
            clock = [] if setting["now"] == "none" else ["--now", setting["now"], *(["--tz", setting["zone"]] if setting["zone"] else [])]
            text = "".join(text + "\n" for _, text, _ in lines)
            answers = [json.loads(line) for line in native(
                "--json", options[setting["angle"]], "--notation", setting["notation"], *digits, *clock, text=text)]
            words = [word for pair in setting.items() for word in pair]
            found = module.ask([["calculator.reset"], ["calculator.settings", *words]] + [["calculator.evaluate", text] for _, text, _ in lines])[2:]
            module.expect(f"{file.name}, answers", len(found), len(answers))
            for (number, text, wanted), answer, other in zip(lines, found, answers):
                count += 1
                place = f"{file.name}:{number} {text}"
                result = f"error: {answer['error']['message']}" if "error" in answer else answer.get("result", answer.get("fault", ""))
                if not digits:
                    module.expect(place, result, wanted)
                # The command has a clock of its own.
                if not clock and re.search("@now|@today", text):
                    continue
                value = other.get("value", "")
                if isinstance(value, list):
                    # Several solutions of a system are no list of numbers, and of none it is said that there are none.
                    joined = "; ".join(value)
                    value = joined if value and value[0].startswith("x = ") else f"[{joined}]" if value else "none (proved)"
                if "unit" in other:
                    value += "°" if other["unit"] == "deg" else f" {other['unit']}"
                module.expect(place, result, f"error: {other['error']['message']}" if "error" in other else value)
                # The page's sign is "=" or "≈", also where nobody knows.
                is_exact = None if "error" in other else other["exact"] is True
                module.expect(f"{place}, whether it is exact", answer.get("isExact"), is_exact)
    return count


def clock_rows(module):
    """The page knows what time it is, its zone, and random numbers."""
    texts = ["@now to unix", "@today", "random(1; 10^30)", "random(1; 10^30)", "@2024-07-01T12:00Z to Europe/London", "100 USD to EUR"]
    module.ask([["calculator.reset"], ["calculator.settings", "now", "clock", "seed", "unknown", "rates", "EUR,1\nUSD,1.25"]])
    answers = module.ask([["calculator.evaluate", text] for text in texts])
    unix, today, *randoms, london, euros = [answer.get("result") for answer in answers]
    now, day = module.page.evaluate("[Date.now() / 1000, `@${new Date().toLocaleDateString('sv')}`]")
    module.expect("@now, within a minute", abs(int(unix) - now) < 60, True)
    module.expect("@today", today, day)
    module.expect("random numbers, different ones", len({*randoms, None}), 3)
    module.expect("a zone", london, "@2024-07-01T13:00:00+01:00[Europe/London]")
    module.expect("rates", euros, "80 EUR")
    return len(texts)


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    page = browser.new_page()
    page.goto(ADDRESS)
    module = Module(page)
    for part in [key_rows, entry_rows, random_keys, clock_rows, golden_rows]:
        start = time.monotonic()
        count = part(module)
        print(f"{part.__name__}: {count} in {time.monotonic() - start:.1f} s")
sys.exit(1 if module.failures else 0)
