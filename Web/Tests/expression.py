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

    def results(self, text):
        """What stands under the field."""
        line = [self.page.inner_text(part) for part in [".outcome .sign", ".outcome-digits", ".outcome-fraction"]]
        self.expect(f"the result of {self.text}", " ".join(filter(None, line)), text)

    def fails(self, text):
        self.page.wait_for_selector(".outcome-error:not([hidden])")
        self.expect(f"what is wrong with {self.text}", self.page.inner_text(".outcome-message"), text)

    def tape(self):
        return [row.replace("\n", " ") for row in self.page.locator(".expression-tape-row").all_inner_texts()]


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
        writer.context.close()


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
    for colours in ["dark", "light"]:
        for size in SIZES:
            writer = Writer(browser, size=size, colours=colours)
            writer.look("an empty page")
            writer.write("sqrt(2)^9")
            writer.press("Enter")
            writer.type("1/7")
            writer.look("a result")
            writer.expect("what moved by itself", writer.page.evaluate("shifts.filter((shift) => shift > 0.001)"), [])
            writer.context.close()


use(results, errors, completion, settings, long_evaluations, plots, plot_button, looks)
