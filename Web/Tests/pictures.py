#!/usr/bin/env python3
"""Takes the pictures of the page that are in Documentation/.

    make serve &
    Web/Tests/pictures.py [ADDRESS]
"""

from pathlib import Path

from person import UPRIGHT, WIDE, Person, use

FOLDER = Path(__file__).resolve().parents[2] / "Documentation"


def keep(person, name):
    # Nobody's finger or caret is in the picture.
    person.page.mouse.move(0, 0)
    person.rest(600)
    FOLDER.mkdir(exist_ok=True)
    person.page.screenshot(path=FOLDER / f"{name}.png", caret="hide")


def keypad(browser):
    for name, size, colours in [
            ("keypad-dark", UPRIGHT, "dark"), ("keypad-light", UPRIGHT, "light"), ("keypad-narrow", (320, 568), "dark"),
            ("keypad-scientific", WIDE, "dark")]:
        person = Person(browser, size=size, colours=colours)
        person.type("1234.5*8+")
        keep(person, name)
    person = Person(browser, colours="dark")
    person.page.select_option("[aria-label='Kind of keypad']", "programmer")
    person.rest(400)
    person.key("hex").click()
    person.type("face")
    keep(person, "keypad-programmer")
    person = Person(browser, colours="light")
    person.type("26.2")
    person.page.click("[aria-label='Convert units']")
    person.page.wait_for_selector(".keypad-converted bdi")
    keep(person, "keypad-conversion")


def expression(browser):
    for name, size, colours in [("expression-dark", (1000, 640), "dark"), ("expression-light", UPRIGHT, "light")]:
        person = Person(browser, size=size, colours=colours, part="#expression")
        for text in ["0.1 + 0.2", "sqrt(2) * sqrt(8)", "floor((0.1 + 0.7) * 10)", "9^9^9", "200 + 15%"]:
            person.page.focus(".expression-field")
            person.type(text)
            person.press("Enter")
        person.type("e^(pi*sqrt(163)) - 262537412640768744")
        keep(person, name)


def plots(browser):
    for name, size, colours, text in [
            ("plot-light", (1000, 760), "light", "plot x^3 - 3x, 2^x x=-3..3"),
            ("plot-dark", UPRIGHT, "dark", "plot x^2 + y^2 == 1, y > x^2 and y < 2")]:
        person = Person(browser, size=size, colours=colours, part="#expression")
        person.page.focus(".expression-field")
        person.type(text)
        person.press("Enter")
        picture = person.page.locator(".plot-picture")
        picture.locator("svg").wait_for()
        person.rest(600)
        if name == "plot-light":
            box = picture.bounding_box()
            person.page.mouse.move(box["x"] + box["width"] * 0.83, box["y"] + box["height"] * 0.5)
            person.rest(600)
        person.page.screenshot(path=FOLDER / f"{name}.png", caret="hide")


def notebook(browser):
    for name, size, colours in [("notebook-light", (1100, 900), "light"), ("notebook-dark", UPRIGHT, "dark")]:
        person = Person(browser, size=size, colours=colours, part="#notebook")
        person.page.locator(".plot-picture svg").wait_for() if size != UPRIGHT else None
        keep(person, name)


def mathematics(browser):
    person = Person(browser, size=(1000, 640), colours="light", part="#expression")
    for text in ["sin(60)", "3pi/4", "10/7", "2^sqrt(2)", "solve(x^2 == x + 1; x)"]:
        person.page.focus(".expression-field")
        person.type(text)
        person.press("Enter")
    person.type("cos(36)")
    keep(person, "mathematics-light")


def sliders(browser):
    person = Person(browser, size=(1000, 760), colours="light", part="#notebook")
    person.page.click("text=Clear")
    person.page.evaluate("text => navigator.clipboard.writeText(text)", "a = 2\nb = -1.5\nf(x) = a*x^2\nplot f(x) + b*x, 2sin(90a x) x=-2..2\nf(b)")
    person.press("Control+v")
    person.page.locator(".plot-picture svg").wait_for()
    keep(person, "sliders-light")


def tip(browser):
    for name, colours, locale in [("tip-light", "light", "en-US"), ("tip-dark", "dark", "de-DE")]:
        person = Person(browser, colours=colours, locale=locale, part="#tip")
        person.page.click("#tip-bill")
        person.type("86,40" if locale == "de-DE" else "86.40")
        for _ in range(3):
            person.page.click("[aria-label='More people']")
        keep(person, name)


use(keypad, expression, mathematics, plots, notebook, sliders, tip)
