// What results are as amounts of money: the expression line and the notebook have a sheet for it.

import { make } from "./dom.js";
import { localeName, locales } from "./shared.js";
import { sheet } from "./sheet.js";

/**
 * How amounts are written: the settings of the engine with these names.
 *
 * @typedef {object} Money
 * @property {string} money the code of a currency; empty where results stay numbers
 * @property {boolean} cash whether amounts are rounded to what is paid in cash
 * @property {string} locale the language and region that amounts are written for; empty for English
 */

/** A sheet with the currency of results. */
export class MoneySheet {
  #dialog;
  #currency;
  #cash;
  #locale;
  #error = make("p", { class: "rates-error", role: "alert", hidden: true });
  #currencies;
  #get;
  #set;

  /**
   * @param {object} owner whose amounts they are
   * @param {() => Promise<object>} owner.currencies asks the engine for all currencies
   * @param {() => Money} owner.get what is set
   * @param {(money: Money) => Promise<string|undefined>} owner.set sets it; returns why it cannot be set
   */
  constructor({ currencies, get, set }) {
    this.#currencies = currencies;
    this.#get = get;
    this.#set = set;
    this.#currency = make("select", { onchange: () => this.#changed() });
    this.#cash = make("input", { type: "checkbox", onchange: () => this.#changed() });
    this.#locale = make(
      "select",
      { onchange: () => this.#changed() },
      make("option", { value: "" }, "English"),
      ...locales.filter((tag) => tag !== "en").map((tag) => make("option", { value: tag }, `${localeName(tag)} (${tag})`)),
    );
    const row = (label, control) => make("label", { class: "setting" }, make("span", {}, label), control);
    this.#dialog = sheet(
      "Money",
      make("p", { class: "rates-words" }, "With a currency, results are rounded once, half away from zero to its smallest unit, and written as amounts. What is computed with them is not rounded."),
      make("div", { class: "settings" }, row("Currency", this.#currency), row("Rounded to what is paid in cash", this.#cash), row("Written as in", this.#locale)),
      this.#error,
    );
  }

  async open() {
    if (this.#currency.length === 0) await this.#fill();
    const { money, cash, locale } = this.#get();
    const code = money.toUpperCase();
    this.#currency.value = code;
    // A sheet may name what the list does not have.
    if (this.#currency.value !== code) {
      this.#currency.append(make("option", { value: code }, code));
      this.#currency.value = code;
    }
    this.#cash.checked = cash;
    this.#locale.value = locale;
    this.#complain();
    this.#dialog.showModal();
  }

  async #fill() {
    const { currencies = [] } = (await this.#currencies()) ?? {};
    this.#currency.replaceChildren(
      make("option", { value: "" }, "None: numbers"),
      ...currencies.map(({ code, name }) => make("option", { value: code }, `${code} – ${name}`)),
    );
  }

  async #changed() {
    this.#complain(await this.#set({ money: this.#currency.value, cash: this.#cash.checked, locale: this.#locale.value }));
  }

  #complain(words = "") {
    this.#error.textContent = words;
    this.#error.hidden = words === "";
  }
}
