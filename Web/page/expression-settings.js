// How results are written and angles measured.

import { make } from "./dom.js";
import { Outcome } from "./expression-outcome.js";

const angles = { degrees: "Deg", radians: "Rad", gradians: "Grad", turns: "Turn" };
const notations = { auto: "Automatic", fixed: "Plain", scientific: "Scientific", engineering: "Engineering" };
/** Where the slider of digits stops: closely at first, where one digit more makes a difference. */
const digit_counts = [20, 25, 30, 40, 50, 60, 80, 100, 125, 150, 200, 250, 300, 400, 500, 600, 800, 1000];

/** The controls under the field. */
export class SettingControls {
  /** Called with a name and a value when somebody changes a setting. */
  onset = () => {};

  #angles = {};
  #notation;
  #digits;
  #count;
  #complex;

  constructor() {
    const buttons = Object.entries(angles).map(([value, label]) => {
      const input = make("input", {
        type: "radio",
        class: "segment-input",
        name: "expression-angle",
        value,
        "aria-label": value,
        onchange: () => this.onset("angle", value),
      });
      this.#angles[value] = input;
      return make("label", { class: "segment" }, input, make("span", { class: "segment-label" }, label));
    });
    this.#notation = make(
      "select",
      { class: "select", "aria-label": "Notation", onchange: () => this.onset("notation", this.#notation.value) },
      ...Object.entries(notations).map(([value, label]) => make("option", { value }, label)),
    );
    this.#digits = make("input", {
      type: "range",
      class: "slider",
      min: "0",
      max: String(digit_counts.length - 1),
      "aria-label": "Digits of rounded results",
      oninput: () => {
        this.#showCount();
        this.onset("digits", digit_counts[this.#digits.value]);
      },
    });
    this.#count = make("span", { class: "expression-settings-count", dir: "ltr", "aria-hidden": "true" });
    this.#complex = make("input", {
      type: "checkbox",
      class: "segment-input",
      name: "expression-complex",
      "aria-label": "Complex results where there is no real one",
      onchange: () => this.onset("complex", this.#complex.checked),
    });
    this.element = make(
      "div",
      { class: "expression-settings" },
      make("fieldset", { class: "segments" }, make("legend", { class: "visually-hidden" }, "Unit of angles"), ...buttons),
      make("label", { class: "segment expression-settings-complex", title: "Complex results: sqrt(-4) is 2i" }, this.#complex, make("span", { class: "segment-label" }, Outcome.complex)),
      this.#notation,
      make("div", { class: "expression-settings-digits" }, this.#digits, this.#count),
    );
    this.show({ angle: "degrees", notation: "auto", digits: digit_counts[0] });
  }

  /** Shows what is set. */
  show({ angle, notation, digits, complex }) {
    if (angle) this.#angles[angle].checked = true;
    if (notation) this.#notation.value = notation;
    if (digits) this.#digits.value = Math.max(0, digit_counts.findIndex((count) => count >= digits));
    this.#complex.checked = complex === true;
    this.#showCount();
  }

  #showCount() {
    const words = `${digit_counts[this.#digits.value]} digits`;
    this.#count.textContent = words;
    this.#digits.setAttribute("aria-valuetext", words);
  }
}
