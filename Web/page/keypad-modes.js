// What the keypad is: basic, scientific, or that of programmers.

import { icon, make } from "./dom.js";

const words = { basic: "Basic", scientific: "Scientific", programmer: "Programmer" };
/** A calculator. */
const shape = "M6 3h12v18H6zM9 7h6M9 12h.5M14.500 12h.5M9 16.500h.5M14.500 16.500h.5";

/** A tool with a menu of the browser's own. */
export class ModeChoice {
  element;

  #select;
  #modes = [];

  /** @param {(mode: string) => void} choose is called with the mode that was chosen */
  constructor(choose) {
    this.#select = make("select", {
      "aria-label": "Kind of keypad",
      title: "Kind of keypad",
      onchange: ({ target }) => {
        // What is typed next is meant for the keys.
        target.blur();
        choose(target.value);
      },
    });
    this.element = make("span", { class: "keypad-tool keypad-mode" }, icon(shape), this.#select);
  }

  /**
   * Shows which mode there is, and which there are to choose from.
   *
   * @param {string} mode
   * @param {string[]} modes
   */
  show(mode, modes) {
    if (modes !== this.#modes) {
      this.#select.replaceChildren(...modes.map((name) => make("option", { value: name }, words[name])));
      this.#modes = modes;
    }
    this.#select.value = mode;
    this.element.classList.toggle("is-chosen", mode !== modes[0]);
  }
}
