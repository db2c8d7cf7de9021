// What currencies cost in one another, as somebody pasted it: the expression line and the notebook compute with it.

import { make } from "./dom.js";
import { keep, kept } from "./shared.js";
import { sheet } from "./sheet.js";

const storage_name = "rates";
const example = "2026-11-25\nEUR,1\nUSD,1.1588\nGBP,0.8762";

/** The rates that were pasted last; empty if there are none. */
export const keptRates = () => kept(storage_name) ?? "";

/** A sheet with a field for rates. */
export class RatesSheet {
  #field;
  #error = make("p", { class: "rates-error", role: "alert", id: "rates-error", hidden: true });
  #dialog;
  #set;

  /**
   * @param {(text: string) => Promise<string|undefined>} set has the engine take rates; returns what is wrong with them
   */
  constructor(set) {
    this.#set = set;
    this.#field = make("textarea", {
      class: "rates-field",
      rows: "8",
      dir: "ltr",
      spellcheck: "false",
      autocapitalize: "off",
      placeholder: example,
      "aria-label": "Rates",
      "aria-describedby": "rates-error",
    });
    this.#dialog = sheet(
      "Rates",
      make("p", { class: "rates-words" }, "Paste a day, and in each line a currency and how much of it is worth as much as the others: with EUR,1 what one euro buys, as the European Central Bank publishes it. The rates stay in this browser."),
      this.#field,
      this.#error,
      make(
        "div",
        { class: "rates-buttons" },
        make("button", { type: "button", class: "button", onclick: () => this.#use("") }, "Remove"),
        make("button", { type: "button", class: "button is-main", onclick: () => this.#use(this.#field.value) }, "Use"),
      ),
    );
  }

  open() {
    this.#field.value = keptRates();
    this.#complain();
    this.#dialog.showModal();
  }

  async #use(text) {
    const complaint = await this.#set(text.trim());
    this.#complain(complaint);
    if (complaint) return;
    keep(storage_name, text.trim() || null);
    document.dispatchEvent(new CustomEvent("rateschange"));
    this.#dialog.close();
  }

  #complain(words = "") {
    this.#error.textContent = words;
    this.#error.hidden = words === "";
  }
}
