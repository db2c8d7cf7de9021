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
        """The result of each line; mathematics as an expression."""
        return self.page.locator(".notebook-line").evaluate_all("""(lines) => lines.map((line) => {
            const form = line.querySelector("[data-form]")?.dataset.form;
            const parts = [".sign", ".notebook-digits"].map((part) => line.querySelector(part)?.textContent.replaceAll("\\u00a0", " "));
            return [...parts, form && `= ${form}`].filter(Boolean).join(" ");
          })""")

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
    writer.clear()
    writer.type("sqrt(-4)")
    writer.page.wait_for_selector(".notebook-error")
    writer.expect("what is said of complex results", "use :complex," in writer.page.inner_text(".notebook-more >> nth=0"), True)
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


def sliders(browser):
    """Sliders for the numbers that a plot depends on: the sheet is answered as they move, and their lines are kept when they are let go."""
    for size, touches in [((1280, 800), False), ((390, 844), True)]:
        writer = Writer(browser, size=size, colours="light", touches=touches)
        writer.clear()
        writer.paste("a = 2\nb = -1.5  # down\nf(x) = a*x^2\n10a\nplot f(x) + b*x, 1 x=-2..2")
        picture = writer.page.locator(".plot-picture")
        picture.locator("svg").wait_for()
        writer.rest(400)
        names = writer.page.locator(".plot-slider input").evaluate_all("sliders => sliders.map((slider) => slider.getAttribute('aria-label'))")
        writer.expect("the sliders", names, ["a", "b"])
        writer.look("sliders")
        before = picture.locator("path").evaluate_all("paths => paths.map((path) => path.getAttribute('d'))")
        words = picture.get_attribute("aria-label")
        slider = writer.page.locator(".plot-slider input").first
        slider.focus()
        writer.press("ArrowRight", "ArrowRight", "ArrowRight")
        writer.rest(600)
        writer.expect("the line of the number", writer.lines[0], "a = 2.3")
        writer.expect("what is computed with it", writer.results[3], "= 23")
        writer.expect("the words of the slider", slider.get_attribute("aria-valuetext"), "2.3")
        after = picture.locator("path").evaluate_all("paths => paths.map((path) => path.getAttribute('d'))")
        writer.expect("whether the plot is another one", before != after, True)
        writer.expect("the window of the plot", picture.get_attribute("aria-label"), words)
        box = writer.page.locator(".plot-slider input").last.bounding_box()
        middle = box["y"] + box["height"] / 2
        writer.page.mouse.move(box["x"] + box["width"] * 0.425, middle)
        writer.page.mouse.down()
        for step in range(10):
            writer.page.mouse.move(box["x"] + box["width"] * (0.45 + step * 0.04), middle)
        writer.page.mouse.up()
        writer.rest(600)
        number = float(writer.lines[1].split("=")[1].split("#")[0])
        writer.expect("the number that was dragged", (5 < number < 7.5, writer.lines[1].endswith("  # down")), (True, True))
        writer.page.reload()
        writer.page.wait_for_selector(".plot-picture svg")
        writer.expect("the lines after another start", writer.lines[0], "a = 2.3")


def money(browser):
    """Amounts in a sheet: what the switch writes at its top, what the link has of it, and what the command makes of the saved sheet."""
    writer = Writer(browser, size=(1280, 800))
    writer.clear()
    writer.paste("# Shared\n100/3\n2 * 12.345\n\n1.005 + 1\ntotal")
    writer.page.click("text=Money")
    writer.rest(400)
    writer.page.select_option(".sheet[open] select >> nth=0", "CHF")
    writer.rest(400)
    writer.page.check(".sheet[open] input[type=checkbox]")
    writer.rest(400)
    writer.page.select_option(".sheet[open] select >> nth=1", "de-CH")
    writer.look("the currency of a sheet")
    writer.page.click(".sheet[open] .sheet-done")
    writer.rest(400)
    writer.expect("the lines", writer.lines[:4], [":money CHF", ":cash", ":locale de-CH", "# Shared"])
    writer.expect("the amounts", writer.results, ["", "", "", "", "≈ CHF 33.35", "≈ CHF 24.70", "", "≈ CHF 2.00", "≈ CHF 2.00"])
    with writer.page.expect_download() as download:
        writer.page.click("text=Save")
    text = Path(download.value.path()).read_text()
    if COMMAND:
        check = subprocess.run([COMMAND, "note", "--check"], input=text, capture_output=True, text=True)
        writer.expect("what the command says of the saved sheet", (check.returncode, check.stderr), (0, ""))
        written = subprocess.run([COMMAND, "note"], input=text, capture_output=True, text=True)
        writer.expect("the sheet as the command writes it", written.stdout, text)
    writer.page.click("text=Link")
    writer.rest(500)
    link = writer.page.evaluate("navigator.clipboard.readText()")
    writer.field(0).fill(":money USDD")
    writer.page.wait_for_selector(".notebook-error")
    writer.expect("what is said of a code", writer.page.inner_text(".notebook-error"),
                  ":money cannot be set: USDD is no currency code of ISO 4217; did you mean USD?")
    other = Writer(browser)
    other.page.goto(link)
    other.rest(800)
    other.expect("the linked amounts", other.results[4], "≈ CHF 33.35")
    other.page.click("text=Money")
    other.rest(400)
    chosen = other.page.locator(".sheet[open] select").evaluate_all("selects => selects.map(({ value }) => value)")
    other.expect("what is chosen", chosen, ["CHF", "de-CH"])
    other.page.select_option(".sheet[open] select >> nth=0", "")
    other.rest(500)
    other.expect("numbers again", other.results[3], "≈ 33.333333333333333333 = 100/3")


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
    for size in SIZES:
        Writer(browser, size=size).look_in_both_colours("a notebook")


use(sheets, errors, sharing, sliders, money, rates, looks)
