// The tip: a form whose results follow every keystroke.

import { icon, make } from "./dom.js";
import { Field } from "./field.js";
import { keep, kept, engine, locale, onlocale, onrestart, region } from "./shared.js";
import { sheet } from "./sheet.js";

const milliseconds_until_announcement = 700;
/** Keeps the room of an amount until it is known. */
const no_amount = "\u00a0";

/** The fields from top to bottom. */
const fields = [
  { name: "bill", label: "Bill", mode: "decimal", hasCurrency: true },
  { name: "percent", label: "Tip", unit: "%", mode: "numeric", steps: "percent of tip" },
  { name: "people", label: "People", mode: "numeric", steps: "people" },
];

const icons = { minus: "M6 12h12", plus: "M6 12h12M12 6v12", larger: "M5 10V5h5M19 14v5h-5M5 5l6 6M19 19l-6-6" };

/**
 * Puts the form into an element.
 *
 * @param {HTMLElement} section an empty element
 */
export function mount(section) {
  new TipForm(section).open();
}

class TipForm {
  #fields = new Map();
  #symbols = make("span", { class: "tip-unit is-first", "aria-hidden": "true" }, no_amount);
  #currency = make("select", { id: "tip-currency", onchange: () => this.#choose() });
  #rounds = make("input", { type: "checkbox", id: "tip-round", onchange: () => this.#show(engine.ask("tip.round", this.#rounds.checked)) });
  #message = make("p", { class: "tip-message", role: "alert" });
  #tip = make("output", { class: "tip-amount", for: "tip-bill tip-percent", "aria-live": "off" }, no_amount);
  #note = make("span", { class: "tip-note" });
  #total = make("output", { class: "tip-amount", for: "tip-bill tip-percent", "aria-live": "off" }, no_amount);
  #shares = make("ul", { class: "tip-shares" });
  #status = make("p", { class: "visually-hidden", role: "status" });
  #sheet;
  #announcement;
  /** Whether the engine has the fields. */
  #isFilled = false;

  constructor(section) {
    const rows = fields.map((field, index) => this.#row(field, index));
    section.append(
      make(
        "form",
        { class: "tip", novalidate: true, onsubmit: (event) => event.preventDefault() },
        make(
          "div",
          { class: "tip-results" },
          make("div", { class: "tip-result is-total" }, make("span", {}, "Total"), this.#total),
          make("div", { class: "tip-result" }, make("span", {}, "Tip ", this.#note), this.#tip),
          this.#shares,
        ),
        make(
          "div",
          { class: "settings" },
          rows[0],
          make("label", { class: "setting tip-row" }, make("span", {}, "Currency"), this.#currency),
          rows[1],
          rows[2],
          make("label", { class: "setting tip-row" }, make("span", {}, "Round the total up"), this.#rounds),
        ),
        this.#message,
      ),
      this.#status,
    );
    this.#sheet = new FieldSheet((name) => this.#fields.get(name).input.value, (answer) => this.#show(answer), (words) => this.#edited(words));
    visualViewport?.addEventListener("resize", reveal);
  }

  #row({ name, label, unit, hasCurrency, mode, steps }, index) {
    const input = make("input", {
      id: `tip-${name}`, class: "tip-input", inputmode: mode, autocomplete: "off", size: 1,
      enterkeyhint: index < fields.length - 1 ? "next" : "done", onkeydown: (event) => this.#walk(event, index), onfocus: () => input.select(),
    });
    this.#fields.set(name, new Field(input, name, (words) => this.#edited(words)));
    const larger = make("button", {
      type: "button", class: "tip-step tip-larger", "aria-label": `Edit ${label.toLowerCase()} in a sheet`, "aria-haspopup": "dialog",
      onclick: () => this.#sheet.open(index),
    }, icon(icons.larger));
    const step = (count) => this.#show(engine.ask("tip.step", name, count));
    return make(
      "div",
      { class: "setting tip-row" },
      make("label", { for: input.id }, label),
      make("span", { class: "tip-field" }, larger, input, hasCurrency ? this.#symbols : make("span", { class: "tip-unit", "aria-hidden": "true" }, unit ?? "")),
      ...(steps ? [stepper("minus", `Less ${steps}`.replace("Less people", "Fewer people"), () => step(-1)), stepper("plus", `More ${steps}`, () => step(1))] : []),
    );
  }

  /** Goes on where the page was closed, as soon as the engine knows the locale. */
  open() {
    onrestart(() => (this.#isFilled = false));
    onlocale(() => this.#relocate());
  }

  async #relocate() {
    await engine.ask("tip.locale", locale());
    if (!this.#isFilled) {
      this.#isFilled = true;
      await this.#fill();
    }
    await this.#show(engine.ask("tip.state"), { isQuiet: true });
  }

  /** Fills the form with what was kept, or with the currency of the region. */
  async #fill() {
    const { currencies } = await engine.ask("tip.currencies");
    this.#currency.replaceChildren(...currencies.map(({ code, name }) => make("option", { value: code }, `${code} – ${name}`)));
    const words = kept("tip");
    const answer = Array.isArray(words) ? await engine.ask("tip.restore", ...words) : null;
    if (!answer || answer.error) await engine.ask("tip.region", region(locale()));
  }

  // MARK: Showing

  async #show(question, { isQuiet = false } = {}) {
    const state = await question.catch(() => null);
    if (!state) return;
    if (state.error) return this.#complain(state.error);
    for (const [name, field] of this.#fields) field.show(state.fields[name]);
    this.#sheet.show(state);
    this.#currency.value = state.currency;
    this.#rounds.checked = state.roundsTotal;
    this.#symbols.textContent = state.symbol;
    this.#symbols.classList.toggle("is-first", state.isSymbolFirst);
    if (state.problem) return this.#complain(state.problem);
    this.#tip.textContent = state.tip;
    this.#note.textContent = state.note ? `(${state.note})` : "";
    this.#total.textContent = state.total;
    this.#shares.replaceChildren(
      ...state.shares.map(({ words, amount }) =>
        make("li", { class: "tip-result" }, make("span", {}, words[0].toUpperCase() + words.slice(1)), make("span", { class: "tip-amount" }, amount)),
      ),
    );
    if (isQuiet) return;
    clearTimeout(this.#announcement);
    const shares = state.shares.map(({ words, amount }) => `${words} ${amount}`).join(", ");
    this.#announcement = setTimeout(
      () => (this.#status.textContent = `tip ${state.tip}, total ${state.total}, ${shares}`), milliseconds_until_announcement);
    const { words } = await engine.ask("tip.save");
    keep("tip", words);
  }

  #edited(words) {
    this.#complain(words);
    this.#show(engine.ask("tip.state"));
  }

  #complain(words) {
    this.#message.textContent = words;
  }

  #choose() {
    this.#complain("");
    this.#show(engine.ask("tip.currency", this.#currency.value));
  }

  /** Return goes on to the next field. */
  #walk(event, index) {
    const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (steps && fields[index].steps) {
      event.preventDefault();
      this.#show(engine.ask("tip.step", fields[index].name, steps));
    }
    if (event.key !== "Enter" || event.isComposing) return;
    event.preventDefault();
    const next = fields[index + 1];
    if (next) this.#fields.get(next.name).input.focus();
    else event.target.blur();
  }
}

/** A sheet with one field in large digits, for small screens. */
class FieldSheet {
  #dialog;
  #input = make("input", { class: "tip-large", autocomplete: "off", "aria-label": "", onkeydown: (event) => this.#walk(event) });
  #next = make("button", { type: "button", class: "sheet-button", onclick: () => this.open(this.#index + 1) }, "Next");
  #total = make("p", { class: "tip-sheet-total" });
  #index = 0;
  #field;
  #text;
  #show;
  #edited;

  constructor(text, show, edited) {
    this.#text = text;
    this.#show = show;
    this.#edited = edited;
    this.#dialog = sheet("Bill", make("div", { class: "tip-sheet" }, this.#input, this.#total, this.#next));
  }

  /** Opens the sheet for a field, or closes it behind the last one. */
  open(index) {
    const field = fields[index];
    if (!field) return this.#dialog.close();
    this.#index = index;
    const input = this.#input.cloneNode();
    input.onkeydown = (event) => this.#walk(event);
    input.setAttribute("aria-label", field.label);
    input.inputMode = field.mode;
    input.enterKeyHint = index < fields.length - 1 ? "next" : "done";
    this.#input.replaceWith(input);
    this.#input = input;
    this.#field = new Field(input, field.name, (words) => this.#edited(words));
    // At once: an answer of the engine could come after what is typed next, and take the selection with it.
    this.#field.show(this.#text(field.name));
    this.#dialog.querySelector("h2").textContent = field.label;
    this.#next.textContent = index < fields.length - 1 ? "Next" : "Done";
    if (!this.#dialog.open) this.#dialog.showModal();
    this.#show(engine.ask("tip.state"));
    input.focus();
  }

  show(state) {
    if (!this.#dialog.open) return;
    this.#field.show(state.fields[fields[this.#index].name]);
    this.#total.textContent = state.total ? `Total ${state.total}` : "";
  }

  #walk(event) {
    if (event.key !== "Enter" || event.isComposing) return;
    event.preventDefault();
    this.open(this.#index + 1);
  }
}

function stepper(name, label, onclick) {
  return make("button", { type: "button", class: "tip-step", "aria-label": label, onclick }, icon(icons[name]));
}

/** Keeps the field in which somebody types above the on-screen keyboard. */
function reveal() {
  const { activeElement } = document;
  if (activeElement?.matches("input")) activeElement.scrollIntoView({ block: "center" });
}
