"""Somebody at a browser, and what is wrong for them."""

import sys

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

ADDRESS = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8000/"
SIZES = [(390, 844), (844, 390), (1280, 800), (320, 568), (568, 320)]
UPRIGHT, WIDE = SIZES[0], SIZES[1]


class Person:
    """Somebody at a browser that knows nothing of those before, but what it has compiled. The one before is gone."""

    failures = 0
    # The browser of each kind: a new one would compile the engine again, which takes longer than most of what is tried.
    contexts = {}

    def __init__(self, browser, size=UPRIGHT, colours="dark", locale="en-US", part="", touches=False, workers="block"):
        kind = (locale, touches, workers)
        if kind not in Person.contexts:
            Person.contexts[kind] = browser.new_context(
                locale=locale, has_touch=touches, service_workers=workers, permissions=["clipboard-read", "clipboard-write"])
        self.context = Person.contexts[kind]
        self.page = self.context.new_page()
        for page in self.context.pages[:-1]:
            page.close()
        # Any page of the same origin clears what was kept; what the one that was closed did while closing, too.
        self.page.goto(ADDRESS + "LICENSE.txt")
        self.page.evaluate("localStorage.clear()")
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.emulate_media(color_scheme=colours)
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

    def becomes(self, what, read, wanted):
        """What soon is so: a busy machine takes its time."""
        for _ in range(20):
            if read() == wanted:
                return
            self.rest()
        self.expect(what, read(), wanted)

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
        self.becomes(what, lambda: self.page.inner_text(".keypad-number"), text)

    def lit(self, kind):
        return self.page.locator(f".key.is-{kind}").evaluate_all("keys => keys.map((key) => key.dataset.token)")

    # What holds everywhere

    def look_in_both_colours(self, what):
        for colours in ["dark", "light"]:
            self.page.emulate_media(color_scheme=colours)
            self.look(f"{what}, {colours}")

    def look(self, what):
        """Nothing is wider than the window, and axe finds nothing."""
        self.rest(500)
        width = self.page.evaluate("document.documentElement.scrollWidth > innerWidth")
        self.expect(f"{what} wider than the window", width, False)
        found = Axe().run(self.page).response["violations"]
        self.expect(f"{what}, what axe finds", [(item["id"], item["nodes"][0]["target"]) for item in found], [])


def use(*parts):
    """Calls each part with a browser, and ends with status 1 if anything was not as it should be."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for part in parts:
            part(browser)
    sys.exit(1 if Person.failures else 0)
