// Keys for what is hard to reach on the keyboard of a phone.

import { make } from "./dom.js";

/** What the keys write, with the words that are heard. */
const symbols = {
  "(": "opening bracket",
  ")": "closing bracket",
  "^": "to the power of",
  "√": "square root of",
  "π": "pi",
  "×": "times",
  "÷": "divided by",
  "%": "percent",
  "!": "factorial",
  "°": "degrees",
  ";": "semicolon",
  "=": "equals",
  ans: "previous result",
};

/**
 * A row of keys that is shown where there is no keyboard.
 *
 * @param {(text: string) => void} insert called with the text of a key that was pressed
 * @returns {HTMLElement} the row
 */
export function symbolRow(insert) {
  return make(
    "div",
    { class: "symbols", role: "group", "aria-label": "Symbols", dir: "ltr" },
    ...Object.entries(symbols).map(([symbol, words]) =>
      make(
        "button",
        {
          type: "button",
          class: "symbol",
          "aria-label": words,
          // The field keeps the focus, and the phone its keyboard.
          onpointerdown: (event) => event.preventDefault(),
          onclick: () => insert(symbol),
        },
        symbol,
      ),
    ),
  );
}
