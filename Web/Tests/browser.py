#!/usr/bin/env python3
"""Uses the keypad and the tip of the page in Chromium, as a person with a finger, a keyboard or a screen reader does.

    pip install playwright axe-playwright-python
    make serve &
    Web/Tests/browser.py [ADDRESS]

Prints what is not as it should be, and ends with status 1 if anything is.
"""

import sys

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

ADDRESS = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8000/"
SIZES = [(390, 844), (844, 390), (1280, 800), (320, 568), (568, 320)]
UPRIGHT, WIDE = SIZES[0], SIZES[1]


class Person:
    """Somebody at a new browser, and what is wrong for them."""

    failures = 0

    def __init__(self, browser, size=UPRIGHT, colours="dark", locale="en-US", part="", touches=False):
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, color_scheme=colours, locale=locale, has_touch=touches,
            service_workers="block", permissions=["clipboard-read", "clipboard-write"])
        self.page = self.context.new_page()
        self.title = f"{locale} {size[0]}×{size[1]} {colours} {part}"
        self.page.on("pageerror", lambda error: self.expect("a script", str(error), ""))
        self.page.add_init_script("""
            window.shifts = [];
            new PerformanceObserver((list) => shifts.push(...list.getEntries().filter((entry) => !entry.hadRecentInput).map(({ value }) => value)))
              .observe({ type: "layout-shift", buffered: true });""")
        self.open(part)

    def open(self, part):
        self.page.goto(ADDRESS + part)
        self.page.wait_for_selector(".key[data-token]", state="attached")
        self.rest(600)

    def rest(self, milliseconds=250):
        """Waits until nothing on the page has changed for a while."""
        self.page.evaluate("""(pause) => new Promise((resolve) => {
            let timer = setTimeout(resolve, pause);
            new MutationObserver(() => {
              clearTimeout(timer);
              timer = setTimeout(resolve, pause);
            }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
          })""", milliseconds)

    def expect(self, what, found, wanted):
        if found == wanted:
            return
        Person.failures += 1
        print(f"{self.title}: {what} is {found!r}, not {wanted!r}")

    # The keypad

    def key(self, token):
        return self.page.locator(f'.key[data-token="{token}"]')

    def middle(self, token):
        box = self.key(token).bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def type(self, text):
        self.page.keyboard.type(text)
        self.rest()

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)
        self.rest()

    def shows(self, text, what="the display"):
        self.expect(what, self.page.inner_text(".keypad-number"), text)

    def lit(self, kind):
        return self.page.locator(f".key.is-{kind}").evaluate_all("keys => keys.map((key) => key.dataset.token)")

    # What holds everywhere

    def look(self, what):
        """Nothing is wider than the window, and axe finds nothing."""
        self.rest(500)
        width = self.page.evaluate("document.documentElement.scrollWidth > innerWidth")
        self.expect(f"{what} wider than the window", width, False)
        found = Axe().run(self.page).response["violations"]
        self.expect(f"{what}, what axe finds", [(item["id"], item["nodes"][0]["target"]) for item in found], [])


def fingers(browser):
    person = Person(browser)
    mouse = person.page.mouse
    for token in "123+456=":
        person.key(token).click()
    person.rest()
    person.shows("579")
    person.expect("lit", person.lit("pressed"), [])
    mouse.move(*person.middle("7"))
    mouse.down()
    person.expect("lit under the finger", person.lit("pressed"), ["7"])
    mouse.move(*person.middle("8"))
    person.expect("lit under the finger", person.lit("pressed"), ["8"])
    mouse.move(*person.middle("9"))
    mouse.up()
    person.rest()
    person.shows("9", "the key on which the finger was lifted")
    mouse.move(*person.middle("7"))
    mouse.down()
    mouse.move(200, 200)
    mouse.up()
    person.type("8765")
    person.shows("98,765", "after a finger that left the keys")
    box = person.page.locator(".keypad-number").bounding_box()
    mouse.move(box["x"] + 200, box["y"] + 30)
    mouse.down()
    mouse.move(box["x"] + 100, box["y"] + 30)
    mouse.up()
    person.rest()
    person.shows("9,876", "after a swipe")


def keyboard(browser):
    person = Person(browser)
    person.type("12*3=")
    person.shows("36")
    person.press("Escape", "Escape")
    person.shows("0")
    person.type("98+")
    person.expect("lit", person.lit("lit"), ["+"])
    person.expect("what is read aloud", person.page.inner_text("#keypad [role=status]"), "98, plus")
    person.press("Control+z", "Control+z")
    person.shows("9", "undo")
    person.press("Control+Shift+z")
    person.shows("98", "redo")
    person.key("5").focus()
    person.press("ArrowRight", "ArrowDown", "Enter", " ")
    person.shows("9,833", "keys reached with arrows")
    person.type("r")
    person.press("Enter")
    person.shows("99.1614845", "Enter after a letter")
    person.page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    person.rest(300)
    person.expect("keys", person.page.locator(".key").count(), 49)
    person.key("2nd").click()
    person.rest()
    person.expect("second faces", person.key("asin").count(), 1)
    person.press("Control+z", "Control+z", "Control+z")
    person.shows("9,833", "undo leaves the display turned")


def values(browser):
    person = Person(browser)
    page = person.page
    person.type("1/3=")
    person.press("Control+c")
    person.expect("the copy", page.evaluate("navigator.clipboard.readText()"), "1/3")
    person.type("3*")
    person.press("Control+v", "Enter")
    person.shows("1", "a third three times")
    page.evaluate("navigator.clipboard.writeText('1,5,5')")
    person.press("Control+v")
    person.expect("the reason", page.inner_text(".keypad-message"), "the text cannot be pasted: it is not a number")
    page.click("[aria-label=Tape]")
    person.rest(400)
    person.look("the tape")
    person.expect("the tape", page.locator(".tape-list button").all_inner_texts(), ["1 ÷ 3 = 0.33333333", "3 × 0.33333333 = 1"])
    page.locator(".tape-list button").first.click()
    person.rest()
    person.shows("0.33333333", "a line of the tape")


def settings(browser):
    person = Person(browser)
    page = person.page
    person.type("2+3*4=")
    page.click("[aria-label=Settings]")
    person.rest(400)
    person.look("the settings")
    page.select_option("dialog[open] select >> nth=0", "de")
    person.rest()
    page.select_option("dialog[open] select >> nth=1", "appleClassic")
    person.rest()
    person.press("Escape")
    person.shows("14", "the same keys with precedence")
    person.type("*1234,5=")
    person.shows("17.283")
    page.reload()
    person.rest(800)
    person.shows("17.283", "after another start")
    page.click("[aria-label=Settings]")
    person.rest(400)
    page.click("text=Forget tape")
    person.rest()
    person.shows("0")


def tip(browser):
    person = Person(browser, locale="de-DE", part="#tip")
    page = person.page

    def field(name):
        return page.input_value(f"#tip-{name}")

    def results():
        return [text.replace("\u00a0", " ").replace("\n", " ") for text in page.locator(".tip-result").all_inner_texts()]

    page.click("#tip-bill")
    person.type("1234,5")
    person.expect("the bill", field("bill"), "1.234,5")
    person.expect("results", results(), ["Total 1.419,68 €", "Tip 185,18 €"])
    person.press("Enter")
    person.type("18")
    person.press("Enter")
    person.type("3")
    page.click("[aria-label='More people']")
    person.rest()
    person.expect("results", results(), ["Total 1.456,71 €", "Tip 222,21 €", "3 pay 364,18 €", "1 pays 364,17 €"])
    page.click("#tip-bill")
    person.press("Home", "ArrowRight", "ArrowRight", "ArrowRight", "Backspace")
    caret = page.evaluate("document.activeElement.selectionStart")
    person.expect("the bill and the caret", (field("bill"), caret), ("134,5", 1))
    person.type("x")
    person.expect("the reason", page.inner_text(".tip-message"), "that is not part of a number")
    person.press("Control+a", "Control+x")
    person.expect("the bill", field("bill"), "")
    page.evaluate("navigator.clipboard.writeText('9.876,54')")
    person.press("Control+v")
    person.expect("the bill", field("bill"), "9.876,54")
    page.check("#tip-round")
    page.select_option("#tip-currency", "CHF")
    person.rest()
    person.expect("results", results(), ["Total 11.655,00 CHF", "Tip (≈ 18,01 %) 1.778,46 CHF", "Each pays 2.913,75 CHF"])
    page.click("[aria-label='Edit bill in a sheet']")
    person.press("Control+a")
    person.type("20")
    person.look("the sheet of a field")
    person.press("Enter")
    person.expect("the next sheet", page.inner_text("dialog[open] h2"), "Tip")
    page.reload()
    person.rest(800)
    person.expect("after another start", (field("bill"), field("percent"), field("people")), ("20", "18", "4"))


def locales(browser):
    for locale, number, bill in [("ar-EG", "٢٬٤٦٩", "١٬٢٣٤٫٥"), ("fr-FR", "2\u202f469", "1\u202f234,5"), ("en-IN", "2,469", "1,234.5")]:
        person = Person(browser, locale=locale)
        person.type("1234.5*2=")
        person.shows(number)
        person.page.evaluate("location.hash = '#tip'")
        person.page.click("#tip-bill")
        person.type("1234.5")
        person.expect("the bill", person.page.input_value("#tip-bill"), bill)
        person.look("the tip")


def looks(browser):
    for colours in ["dark", "light"]:
        for size in SIZES:
            for part in ["", "#tip"]:
                person = Person(browser, size=size, colours=colours, part=part)
                if not part:
                    person.type("5+")
                person.look("the page")
                person.expect("what moved by itself", person.page.evaluate("shifts.filter((shift) => shift > 0.001)"), [])
                person.page.click(".page-about")
                person.look("what it says about itself")
                person.context.close()


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    for part in [fingers, keyboard, values, settings, tip, locales, looks]:
        part(browser)
sys.exit(1 if Person.failures else 0)
