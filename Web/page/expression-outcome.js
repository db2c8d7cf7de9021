// What stands under the field: the result while it is typed, how the text was read, or what is wrong with it.

import { icon, make, paragraphs, prose } from "./dom.js";
import { exactForm } from "./exact.js";

const copy_icon = "M9 9h11v11H9zM5 15H4V4h11v1";

/** The sizes of a result: the first in which it is one line, or the last. */
const sizes = ["large", "medium", "small"];

/** The place of the result, of the reading, and of the error. */
export class Outcome {
  /** The id of the element that says what is wrong. */
  static errorID = "expression-error";
  /** What the switch for complex results says. */
  static complex = "a + bi";

  /** Called with a text that is to be copied. */
  oncopy = () => {};
  /** Called with a way to mend the text that was chosen. */
  onmend = () => {};

  #sign = make("span", { class: "sign" });
  #digits = make("output", { class: "outcome-digits", dir: "ltr", for: "expression-field" });
  #copy;
  #result;
  #exact = make("p", { class: "outcome-exact", dir: "ltr" });
  #more = make("div", { class: "outcome-more" });
  #call = make("p", { class: "outcome-call", dir: "ltr", hidden: true });
  #error = make("div", { class: "outcome-error", id: Outcome.errorID, hidden: true });

  constructor() {
    this.#digits.onclick = () => {
      if (getSelection().isCollapsed) this.oncopy(this.#digits.textContent);
    };
    this.#copy = make(
      "button",
      {
        type: "button",
        class: "quiet-button",
        "aria-label": "Copy the result",
        onclick: () => this.oncopy(this.#digits.textContent),
      },
      icon(copy_icon),
    );
    this.#result = make("div", { class: "outcome-result", hidden: true }, this.#sign, this.#digits, this.#copy);
    this.element = make(
      "div",
      { class: "outcome" },
      this.#call,
      this.#result,
      this.#exact,
      this.#more,
      this.#error,
    );
  }

  /** Shows nothing. */
  clear() {
    this.element.classList.remove("is-stale");
    this.#result.hidden = true;
    this.#error.hidden = true;
    this.#exact.replaceChildren();
    this.#more.replaceChildren();
  }

  /** Shows that the result is one of an earlier text, until there is another. */
  dim() {
    this.element.classList.add("is-stale");
    this.#error.hidden = true;
  }

  /** Shows a result and how the text was read. */
  showAnswer({ result, isExact, exact, mathML, provenance, readings, notes = [] }) {
    this.clear();
    this.#result.hidden = result === undefined;
    this.#sign.textContent = isExact ? "=" : "≈";
    this.#digits.textContent = result ?? "";
    for (const size of sizes) {
      this.#result.dataset.size = size;
      if (this.#digits.scrollHeight < 2 * parseFloat(getComputedStyle(this.#digits).fontSize)) break;
    }
    // What can be scrolled must be within reach of the keyboard.
    this.#digits.toggleAttribute("tabindex", false);
    if (this.#digits.scrollHeight > this.#digits.clientHeight + 1) this.#digits.tabIndex = 0;
    this.#exact.replaceChildren(...(exact ? ["= ", exactForm(exact, mathML)] : []));
    const said = provenance ? [...notes, provenance] : notes;
    this.#more.replaceChildren(...[...readings, { notes: said }].flatMap((reading) => Outcome.#reading(reading)));
  }

  static #reading({ text, notes }) {
    const parts = paragraphs(notes, Outcome.complex);
    return text ? [make("p", {}, "read as ", make("code", {}, text)), ...parts] : parts;
  }

  /** Shows a plot while it is typed. */
  showPlot(picture, notes = []) {
    this.clear();
    this.#more.replaceChildren(picture, ...paragraphs(notes, Outcome.complex));
  }

  /** Shows a remark in place of a result. */
  showRemark(text) {
    this.clear();
    this.#more.replaceChildren(make("p", {}, text));
  }

  /** Shows what is wrong, and the ways to mend it. */
  showError({ message, notes, fixIts }) {
    this.clear();
    const mends = fixIts.map((fixIt) =>
      make("button", { type: "button", class: "button", onclick: () => this.onmend(fixIt) }, ...prose(fixIt.words)),
    );
    this.#error.replaceChildren(
      make("p", { class: "outcome-message" }, ...prose(message)),
      ...paragraphs(notes, Outcome.complex, { class: "outcome-note" }),
      make("div", { class: "outcome-mends" }, ...mends),
    );
    this.#error.hidden = false;
  }

  /** Shows how the function around the caret is called, with the argument that is being written. */
  showCall(call) {
    this.#call.hidden = !call;
    if (!call) return this.#call.replaceChildren();
    const open = call.heading.indexOf("(");
    // Parameters and what separates them in turn; those that can be left out stand in square brackets.
    const parts = call.heading.slice(open + 1, -1).split(/(\[?; |\]+$)/);
    const last = parts.length - (parts.at(-1) === "" ? 3 : 1);
    const current = Math.min(2 * call.argument, last);
    const words = parts.map((part, index) => (index === current ? make("b", {}, part) : part));
    this.#call.replaceChildren(
      make("code", {}, call.heading.slice(0, open + 1), ...words, ")"),
      make("span", { class: "outcome-summary" }, call.summary),
    );
  }
}
