#!/usr/bin/env python3
"""Uses the expression line of the page in Chromium.

    make serve &
    Web/Tests/expression.py [ADDRESS]

Prints what is not as it should be, and ends with status 1 if anything is.
"""

from pathlib import Path

from person import SIZES, Person, use


class Writer(Person):
    """Somebody at the expression line."""

    def __init__(self, browser, **context):
        super().__init__(browser, part="#expression", **context)
        self.page.wait_for_selector(".expression-field")
        self.page.focus(".expression-field")

    @property
    def text(self):
        return self.page.input_value(".expression-field")

    def write(self, text):
        self.page.focus(".expression-field")
        self.press("Control+a", "Delete")
        self.type(text)

    @property
    def outcome(self):
        """What stands under the field."""
        line = [self.page.inner_text(part) for part in [".outcome .sign", ".outcome-digits"]]
        return " ".join(filter(None, line + self.forms(".outcome")))

    def results(self, text):
        """What comes out. A result that is shown while somebody writes has little time, less than a busy machine takes: it is asked for again."""
        for _ in range(5):
            if self.outcome == text:
                break
            self.write(self.text)
        self.expect(f"the result of {self.text}", self.outcome, text)

    def forms(self, part):
        """The exact forms in a part of the page, which stand there as typeset mathematics."""
        return self.page.locator(f"{part} [data-form]").evaluate_all("forms => forms.map((form) => `= ${form.dataset.form}`)")

    def fails(self, text):
        self.page.wait_for_selector(".outcome-error:not([hidden])")
        self.expect(f"what is wrong with {self.text}", self.page.inner_text(".outcome-message"), text)

    def tape(self):
        """What was evaluated with its results; mathematics as expressions."""
        return self.page.locator(".expression-tape-row").evaluate_all("""(rows) => rows.map((row) => {
            const results = [...row.querySelectorAll(".expression-tape-result")].map((result) =>
              `${result.querySelector(".sign").textContent} ${result.querySelector("[data-form]")?.dataset.form ?? result.querySelector(".expression-tape-digits").innerText}`);
            return [row.querySelector(".expression-tape-head").innerText, ...results, row.querySelector(".expression-tape-note")?.innerText].filter(Boolean).join(" ").replaceAll("\\n", " ");
          })""")


def results(browser):
    writer = Writer(browser)
    writer.write("0.1+0.2")
    writer.results("= 0.3 = 3/10")
    writer.write("1/3")
    writer.results("≈ 0.33333333333333333333 = 1/3")
    writer.press("Enter")
    writer.type("*3")
    writer.expect("what begins with an operator", writer.text, "ans*3")
    writer.results("= 1")
    writer.press("Enter")
    writer.write("f(x) = x^2 + 1")
    writer.expect("a definition", writer.page.inner_text(".outcome-more"), "Press Enter to define it.")
    writer.press("Enter")
    writer.write("f(sqrt(2))")
    writer.results("= 3")
    writer.press("Enter", "ArrowUp", "ArrowUp")
    writer.expect("the history", writer.text, "f(x) = x^2 + 1")
    rows = ["1/3 ≈ 0.33333333333333333333 = 1/3", "ans*3 = 1", "f(x) = x^2 + 1 defined", "f(sqrt(2)) = 3"]
    writer.expect("the tape", writer.tape(), rows)
    writer.write("floor(sqrt(2)*sqrt(8)) + sin(10^22) / 9^9^9")
    writer.results("≈ 4.0000000000000000000")
    writer.page.reload()
    writer.page.wait_for_selector(".expression-tape-row")
    writer.rest(800)
    writer.expect("the tape after another start", writer.tape(), rows)
    writer.page.focus(".expression-field")
    writer.type("f(2)")
    writer.results("= 5")
    writer.look("results")
    writer.page.click("text=Clear")
    writer.rest()
    writer.expect("the tape after Clear", writer.tape(), [])
    writer.page.click("text=Undo clear")
    writer.rest()
    writer.expect("the tape after all", writer.tape(), rows)


def errors(browser):
    writer = Writer(browser)
    writer.write("2 + sinx(30)")
    writer.fails("unknown function sinx")
    writer.expect("what is marked", writer.page.inner_text(".expression-fault"), "sinx")
    writer.look("an error")
    writer.page.click(".outcome-mends button >> nth=0")
    writer.rest()
    writer.expect("the mended text", writer.text, "2 + sin(30)")
    writer.results("= 2.5 = 5/2")
    writer.write("1/(3-3)")
    writer.fails("division by zero")


def completion(browser):
    writer = Writer(browser)
    writer.write("2*sq")
    writer.page.wait_for_selector(".expression-completions:not([hidden])")
    writer.look("completions")
    writer.press("Tab")
    writer.type("16")
    writer.expect("the completed text", writer.text, "2*sqrt(16)")
    writer.results("= 8")
    writer.page.click("text=Functions")
    writer.rest()
    writer.look("functions")
    writer.type("hypotenuse")
    writer.expect("what is found", writer.page.locator(".functions-heading:visible").all_inner_texts(), ["hypot(x; y)"])
    writer.page.click(".functions-entry:visible")
    writer.rest()
    writer.page.click(".functions-example:visible >> nth=0")
    writer.rest()
    writer.expect("the example in the field", "hypot" in writer.text, True)


def settings(browser):
    writer = Writer(browser)
    writer.write("sin(30)")
    writer.results("= 0.5 = 1/2")
    writer.page.get_by_label("radians", exact=True).check(force=True)
    writer.rest()
    writer.results("≈ -0.98803162409286178999")
    writer.write("pi")
    slider = writer.page.locator("input[type=range]")
    slider.focus()
    writer.press("End")
    digits = writer.page.inner_text(".outcome-digits")
    writer.expect("the digits of pi", (len(digits), digits[-10:]), (1001, "9216420199"))
    writer.look("a thousand digits")


def mathematics(browser):
    """Exact forms are set as mathematics beside the digits, in the line and in the tape."""
    for colours, size in [("light", (1280, 800)), ("dark", (390, 844))]:
        writer = Writer(browser, size=size, colours=colours)
        for text, result in [
                ("sin(60)", "≈ 0.86602540378443864676 = sqrt(3)/2"), ("3pi/4", "≈ 2.3561944901923449288 = 3*pi/4"),
                ("sqrt(2) km", "≈ 1.4142135623730950488 km = (sqrt(2)) km"), ("tan(60)/ln(2) - 1", None)]:
            writer.write(text)
            writer.rest(300)
            if result:
                writer.results(result)
                writer.expect(f"the mathematics of {text}", writer.page.locator(".outcome math").count(), 1)
            if text == "sin(60)":
                root = writer.page.locator(".outcome math mfrac msqrt mn")
                writer.expect("the number under the root", root.all_text_contents(), ["3"])
                boxes = [writer.page.locator(f".outcome math {part}").bounding_box() for part in ["mfrac", "mfrac > :last-child"]]
                writer.expect("the height of a fraction", boxes[0]["height"] > 1.5 * boxes[1]["height"], True)
            writer.press("Enter")
        writer.expect("the tape", writer.tape()[0], "sin(60) ≈ 0.86602540378443864676 = sqrt(3)/2")
        writer.look("mathematics")
        writer.page.locator(".expression-tape-exact").first.click()
        writer.rest()
        writer.expect("the form in the field", writer.text, "sqrt(3)/2")


def choose_money(writer, code, locale=""):
    writer.page.click(".expression-bar [aria-label^=Money]")
    writer.rest(400)
    writer.page.select_option(".sheet[open] select >> nth=0", code)
    writer.rest(300)
    writer.page.select_option(".sheet[open] select >> nth=1", locale)
    writer.rest(300)
    writer.look("the currency of results")
    writer.page.click(".sheet[open] .sheet-done")
    writer.rest()


def money(browser):
    """Results as amounts of a currency, as the command's --money writes them."""
    for size in [(1280, 800), (390, 844)]:
        writer = Writer(browser, size=size)
        for text in ["100/3", "6 m / (4 m)"]:
            writer.write(text)
            writer.press("Enter")
        choose_money(writer, "USD")
        writer.expect("earlier results", writer.tape(), ["100/3 ≈ $33.33", "6 m / (4 m) = 1.5 = 3/2"])
        writer.write("$20 + 8.25%")
        writer.results("= $21.65")
        writer.expect("what is said of it", "exact 21.65, nothing rounded" in writer.page.inner_text(".outcome-more"), True)
        writer.press("Enter")
        writer.write("5 m")
        writer.fails("the result is in m, which is no amount in USD")
        writer.look("an amount")
        writer.page.reload()
        writer.page.wait_for_selector(".expression-tape-row")
        writer.rest(600)
        writer.expect("the results after another start", writer.tape()[0], "100/3 ≈ $33.33")
        choose_money(writer, "EUR", "de")
        writer.write("1234.565")
        writer.expect("an amount in German", writer.page.inner_text(".outcome-digits").replace("\u00a0", " "), "1.234,57 €")
        choose_money(writer, "")
        writer.write("100/3")
        writer.results("≈ 33.333333333333333333 = 100/3")


def functions_of_plots(browser):
    """A plot calls functions that were defined before."""
    writer = Writer(browser)
    for text in ["a = 2", "f(x) = a*x^2", "a = 5", "plot f(x) - 1, a x=-1..1"]:
        writer.write(text)
        writer.press("Enter")
    picture = writer.page.locator(".plot-picture")
    picture.locator("svg").wait_for()
    writer.rest(400)
    legend = picture.locator("text").all_text_contents()
    writer.expect("the legend", [label for label in ["f(x) - 1", "a"] if label not in legend], [])
    box = picture.bounding_box()
    writer.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    writer.rest(500)
    writer.expect("the values", writer.page.locator(".plot-value").last.text_content(), "a = 5")
    writer.write("plot f")
    writer.press("Enter")
    writer.fails("f is a function: write f(x)")


def long_evaluations(browser):
    writer = Writer(browser)
    writer.write("exp(7^-1e12)-1")
    writer.press("Enter")
    writer.page.wait_for_selector(".progress:not([hidden])")
    writer.look("progress")
    # The page is not frozen.
    writer.page.click("text=Stop")
    writer.rest()
    writer.expect("what was stopped", writer.page.inner_text(".outcome-more"), "Stopped. Press Enter to evaluate it again.")
    writer.press("Control+a")
    writer.type("6*7")
    writer.rest(500)
    writer.results("= 42")


def plots(browser):
    for size, colours in [((1280, 800), "light"), ((390, 844), "dark")]:
        writer = Writer(browser, size=size, colours=colours)
        writer.write("plot 1/x, x^2 x=-3..3")
        writer.page.wait_for_selector(".plot-preview svg")
        writer.look("a plot that is typed")
        writer.press("Enter")
        picture = writer.page.locator(".plot-picture")
        picture.locator("svg").wait_for()
        legend = picture.locator("text").all_text_contents()
        writer.expect("the legend", [label for label in ["1/x", "x^2"] if label not in legend], [])
        writer.expect("the ground", picture.locator("rect").first.evaluate("rect => getComputedStyle(rect).fill"),
                      writer.page.evaluate("getComputedStyle(document.querySelector('.expression')).backgroundColor"))
        writer.look("a plot")
        whole = sides(picture)
        writer.expect("the whole plot", whole[:2], [-3, 3])
        picture.focus()
        writer.press("ArrowRight")
        writer.rest(500)
        moved = sides(picture)
        writer.expect("what moved", [round(moved[0] - whole[0], 1), moved[2:]], [0.6, whole[2:]])
        writer.press("+")
        writer.rest(500)
        zoomed = sides(picture)
        writer.expect("how far it was zoomed", round((moved[1] - moved[0]) / (zoomed[1] - zoomed[0]), 1), 1.2)
        box = picture.bounding_box()
        middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        writer.page.mouse.move(*middle)
        writer.page.mouse.down()
        writer.page.mouse.move(middle[0] + 40, middle[1], steps=4)
        writer.page.mouse.up()
        writer.rest(500)
        writer.expect("whether it was dragged to the left", sides(picture)[0] < zoomed[0], True)
        writer.page.mouse.wheel(0, 300)
        writer.rest(500)
        wide = sides(picture)
        writer.expect("whether the wheel zooms out", wide[1] - wide[0] > zoomed[1] - zoomed[0], True)
        writer.page.mouse.move(middle[0] + 30, middle[1])
        writer.rest(500)
        values = writer.page.locator(".plot-value").all_text_contents()
        writer.expect("what is traced", [value.split(" ")[0] for value in values], ["x", "1/x", "x^2"])
        writer.look("a traced plot")
        picture.focus()
        writer.press("0")
        writer.rest(500)
        writer.expect("the whole plot again", sides(picture), whole)
        with writer.page.expect_download() as download:
            writer.page.click("[aria-label='Save as SVG']")
        file = Path(download.value.path()).read_text()
        writer.expect("the saved file", (file[:5], "prefers-color-scheme" in file), ("<svg ", True))
        writer.page.emulate_media(color_scheme="light" if colours == "dark" else "dark")
        writer.rest(600)
        writer.expect("whether the colours follow the page", picture.locator("path").first.get_attribute("stroke") in (
            ["#e4e4e4", "#8c8c8c"] if colours == "dark" else ["#34373e", "#8c8c8c"]), True)
        writer.write("plot sinx(x)")
        writer.press("Enter")
        writer.fails("unknown function sinx")
        writer.expect("what is marked", writer.page.inner_text(".expression-fault"), "sinx")


def sides(picture):
    """The ends of both sides of a plot, as they are told to who cannot see it."""
    words = picture.get_attribute("aria-label").split(". Arrow")[0].replace(",", "").split(" ")
    return [float(words[index + 1]) for index, word in enumerate(words) if word in ("from", "to")]


def plot_button(browser):
    writer = Writer(browser)
    writer.write("x^3 - x")
    writer.page.click("text=Plot")
    writer.page.wait_for_selector(".plot-picture svg")
    writer.expect("the tape", writer.page.inner_text(".expression-tape-expression"), "plot x^3 - x")
    writer.page.reload()
    writer.page.wait_for_selector(".plot-picture svg")
    writer.page.click("text=Plot")
    writer.expect("an empty field", writer.text, "plot ")


def looks(browser):
    for size in SIZES:
        writer = Writer(browser, size=size)
        writer.look_in_both_colours("an empty page")
        writer.write("sqrt(2)^9")
        writer.press("Enter")
        writer.type("1/7")
        writer.look_in_both_colours("a result")
        writer.expect("what moved by itself", writer.page.evaluate("shifts.filter((shift) => shift > 0.001)"), [])


use(results, errors, completion, settings, mathematics, money, functions_of_plots, long_evaluations, plots, plot_button, looks)
