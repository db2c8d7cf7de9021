#!/usr/bin/env python3
"""Uses the notebook of the page in Chromium.

    make serve &
    Web/Tests/notebook.py [ADDRESS [COMMAND]]

With a native command, a saved sheet is checked by its `sci note`. Prints what is not as it should be, and ends with status 1 if anything is.
"""

import subprocess
import sys
from pathlib import Path

from person import ADDRESS, SIZES, Person, use

COMMAND = sys.argv[2] if len(sys.argv) > 2 else None
TRIP = "# A trip\nnights = 3 * 129.50 EUR\nfood = 4 * 35 EUR + 10%  # in town\ntotal / 3\n\nplot x^2 - 2, sin(x) x=-3..3\nd = 42.195 km"


class Writer(Person):
    """Somebody at the notebook."""

    def __init__(self, browser, **context):
        super().__init__(browser, part="#notebook", **context)
        self.page.wait_for_selector(".notebook-line")
        self.rest(500)

    def field(self, number):
        return self.page.locator(".notebook-line .expression-field").nth(number)

    @property
    def lines(self):
        return self.page.locator(".notebook-line .expression-field").evaluate_all("fields => fields.map(({ value }) => value)")

    @property
    def results(self):
        return self.page.locator(".notebook-line").evaluate_all(
            "lines => lines.map((line) => line.querySelector('.notebook-result')?.innerText.replace(/\\s+/g, ' ').trim() ?? '')")

    def clear(self):
        self.page.click("text=Clear")
        self.rest()

    def paste(self, text):
        self.page.evaluate("text => navigator.clipboard.writeText(text)", text)
        self.press("Control+v")
        self.rest(500)


def sheets(browser):
    writer = Writer(browser, size=(1280, 800), colours="light")
    writer.look("the first sheet")
    writer.expect("the first total", writer.results[3], "≈ 180.83333333333333333 EUR")
    writer.clear()
    writer.type("a = 3 m")
    writer.press("Enter")
    writer.type("b = 2a")
    writer.press("Enter")
    writer.type("a*b")
    writer.rest(400)
    writer.expect("the results", writer.results, ["= 3 m", "= 6 m", "= 18 m²"])
    writer.field(0).fill("a = 4 m")
    writer.rest(400)
    writer.expect("the results after a change", writer.results, ["= 4 m", "= 8 m", "= 32 m²"])
    names = writer.page.locator(".notebook-definitions").inner_text().split("\n")
    writer.expect("the names", names, ["a", "= 4 m", "b", "= 8 m"])
    # Lines are cut, joined and walked through with the keyboard.
    writer.field(1).focus()
    writer.press("Home", "ArrowRight")
    writer.press("Enter")
    writer.expect("a line that was cut", writer.lines, ["a = 4 m", "b", " = 2a", "a*b"])
    writer.press("Backspace")
    writer.expect("a line that was joined", writer.lines, ["a = 4 m", "b = 2a", "a*b"])
    writer.press("ArrowDown")
    writer.type("+ 1 m^2 ")
    writer.expect("a walk to the next line", writer.lines[2], "a+ 1 m^2 *b")
    writer.page.reload()
    writer.page.wait_for_selector(".notebook-line")
    writer.rest(500)
    writer.expect("the sheet after another start", writer.lines[:2], ["a = 4 m", "b = 2a"])
    writer.clear()
    writer.expect("a cleared sheet", writer.lines, [""])
    writer.page.click("text=Undo")
    writer.rest(400)
    writer.expect("a sheet that was brought back", writer.lines[:2], ["a = 4 m", "b = 2a"])


def errors(browser):
    writer = Writer(browser)
    writer.clear()
    writer.type("2 + sinx(30)")
    writer.page.wait_for_selector(".notebook-error")
    writer.expect("an error", writer.page.inner_text(".notebook-error"), "unknown function sinx")
    writer.expect("what is marked", writer.page.inner_text(".expression-fault"), "sinx")
    writer.look("an error")
    writer.page.click(".notebook-mends button >> nth=0")
    writer.rest(400)
    writer.expect("the mended line", (writer.lines, writer.results), (["2 + sin(30)"], ["= 2.5 = 5/2"]))
    writer.press("End", "Enter")
    writer.type(":colour red")
    writer.page.wait_for_selector(".notebook-error")
    writer.expect("what is said of a setting", "there is no setting :colour" in writer.page.inner_text(".notebook-error"), True)
    # A line may take long, and somebody may not want to wait.
    writer.clear()
    writer.type("exp(7^-1e12)-1")
    writer.page.click(".notebook-stop")
    writer.rest()
    writer.expect("what was stopped", writer.page.inner_text(".notebook-remark")[:8], "Stopped.")
    writer.press("Control+a")
    writer.type("6*7")
    writer.rest(500)
    writer.expect("the next result", writer.results, ["= 42"])


def sharing(browser):
    writer = Writer(browser, colours="light")
    writer.clear()
    writer.paste(TRIP)
    writer.expect("the pasted lines", writer.lines, TRIP.split("\n"))
    writer.page.wait_for_selector(".plot-picture svg")
    writer.expect("the results", writer.results, ["", "= 388.5 EUR", "= 154 EUR", "≈ 180.83333333333333333 EUR", "", "", "= 42.195 km"])
    writer.look("a sheet with a plot")
    with writer.page.expect_download() as download:
        writer.page.click("text=Save")
    path = Path(download.value.path())
    if COMMAND:
        check = subprocess.run([COMMAND, "note", "--check"], input=path.read_text(), capture_output=True, text=True)
        writer.expect("what the command says of the saved sheet", (check.returncode, check.stderr), (0, ""))
        written = subprocess.run([COMMAND, "note"], input=path.read_text(), capture_output=True, text=True)
        writer.expect("the sheet as the command writes it", written.stdout, path.read_text())
    writer.page.click("text=Link")
    writer.rest(500)
    address = writer.page.evaluate("navigator.clipboard.readText()")
    writer.expect("the link", (address.startswith(ADDRESS + "#notebook="), len(address) < 400), (True, True))
    file = Path("/tmp/sheet.sci")
    file.write_text(path.read_text())
    writer.clear()
    writer.page.set_input_files("input[type=file]", str(file))
    writer.rest(500)
    writer.expect("the opened sheet", [line.strip() for line in writer.lines], [
        line.replace("  # in town", "  # in town").strip() for line in TRIP.replace("plot", ":plot").split("\n")])
    other = Writer(browser)
    other.clear()
    other.type("my own")
    other.page.goto(address)
    other.page.wait_for_selector(".plot-picture svg")
    other.rest(400)
    other.expect("the linked sheet", other.lines, TRIP.split("\n"))
    other.field(0).fill("# Another trip")
    other.page.reload()
    other.rest(600)
    other.page.click("text=Undo")
    other.rest(400)
    other.expect("one's own sheet", other.lines, ["my own"])
    other.page.goto(address[:-12])
    other.page.reload()
    other.rest(600)
    other.expect("a damaged link", other.page.inner_text(".notebook-remark")[:25], "This link holds no sheet,")


def rates(browser):
    writer = Writer(browser)
    writer.clear()
    writer.type("100 USD to EUR")
    writer.page.click("text=Rates")
    writer.rest(400)
    writer.look("the field for rates")
    writer.page.fill(".rates-field >> visible=true", "nothing")
    writer.page.click("text=Use >> visible=true")
    writer.page.wait_for_selector(".rates-error:visible")
    writer.page.fill(".rates-field >> visible=true", "2026-11-25\nEUR,1\nUSD,1.25")
    writer.page.click("text=Use >> visible=true")
    writer.rest(500)
    writer.expect("an amount by the rates", writer.results, ["= 80 EUR"])
    writer.page.click("text=Expression")
    writer.page.wait_for_selector(".expression-field")
    writer.page.locator("#expression .expression-field").focus()
    writer.type("10 USD to EUR")
    writer.rest(500)
    writer.expect("the same rates", writer.page.inner_text(".outcome-digits"), "8 EUR")


def looks(browser):
    for colours in ["dark", "light"]:
        for size in SIZES:
            writer = Writer(browser, size=size, colours=colours)
            writer.look("a notebook")
            writer.context.close()


use(sheets, errors, sharing, rates, looks)
