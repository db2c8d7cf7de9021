// The settings of the keypad: a locale, a profile, and each switch.

import { make } from "./dom.js";
import { chooseLocale, chosenLocale, engine, localeName, locales } from "./shared.js";
import { sheet } from "./sheet.js";

export class KeypadSettings {
  #form = make("div", {});
  #dialog;
  #change;

  /**
   * @param {(answer: Promise) => void} change is given the answer after a switch was set
   * @param {() => void} begin begins anew
   */
  constructor(change, begin) {
    this.#change = change;
    const restart = () => {
      begin();
      this.#dialog.close();
    };
    this.#dialog = sheet(
      "Settings",
      this.#form,
      make("button", { type: "button", class: "sheet-button is-destructive", onclick: restart }, "Forget tape, memory and undo"),
    );
  }

  async open() {
    await this.#fill();
    this.#dialog.showModal();
  }

  async #fill() {
    const { profiles, switches } = await engine.ask("keypad.options");
    const locale = select(
      [["", "As the browser"], ...locales.map((tag) => [tag, `${localeName(tag)} (${tag})`])],
      chosenLocale() ?? "",
      (value) => chooseLocale(value),
    );
    const current = profiles.find(({ isCurrent }) => isCurrent);
    // Programmers have a keypad of their own, which is chosen above the keys.
    const isOfProgrammers = ({ name }) => name === "programmer";
    const choices = profiles.filter((profile) => isOfProgrammers(profile) === isOfProgrammers(current ?? {})).map(({ name, words }) => [name, words]);
    const profile = select(current ? choices : [["", "As set below"], ...choices], current?.name ?? "", (value) =>
      this.#ask("keypad.profile", value),
    );
    this.#form.replaceChildren(
      make("div", { class: "settings" }, row("Numbers", locale), row("Behaviour", profile)),
      make("p", { class: "sheet-note" }, "What a key does where calculators differ. After a change, the keys so far are pressed again."),
      make("div", { class: "settings" }, ...switches.map((item) => row(item.summary, this.#control(item)))),
    );
  }

  #control({ name, kind, value, choices, least, most }) {
    const set = (text) => this.#ask("keypad.set", name, text);
    if (kind === "choices") return select(choices.map((choice) => [choice.name, choice.words]), value, set);
    if (kind === "flag") {
      return make("input", { type: "checkbox", checked: value === "true", onchange: (event) => set(String(event.target.checked)) });
    }
    const onchange = (event) => event.target.reportValidity() && set(event.target.value);
    return make("input", { type: "number", required: true, min: least, max: most, step: 1, value, onchange });
  }

  /** Sets something, and shows the form again, in which more may have changed. */
  async #ask(...words) {
    if (words.at(-1) === "") return;
    const answer = engine.ask(...words);
    this.#change(answer);
    await answer;
    const place = [...this.#form.querySelectorAll("select, input")].indexOf(document.activeElement);
    await this.#fill();
    this.#form.querySelectorAll("select, input")[place]?.focus();
  }
}

function row(label, control) {
  return make("label", { class: "setting" }, make("span", {}, label), control);
}

function select(choices, value, set) {
  const options = choices.map(([name, words]) => make("option", { value: name, selected: name === value }, words));
  return make("select", { onchange: (event) => set(event.target.value) }, ...options);
}
