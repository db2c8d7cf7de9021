// The number of the keypad in another unit: two units of a kind, and what the number is in the second one.

import { icon, make } from "./dom.js";
import { Engine, EngineError } from "./engine.js";
import { kinds } from "./keypad-units.js";
import { NewestQuestion } from "./newest-question.js";
import { keep, kept, locale } from "./shared.js";

const storage_name = "keypad-conversion";
/** So many digits of a result are shown. */
const digits = 12;
const swap_icon = "M7 4v15M3.500 15.500 7 19l3.500-3.500M17 20V5M13.500 8.500 17 5l3.500 3.500";

/** The part of the keypad that converts. */
export class Conversion {
  #kind = select("What is converted", Object.entries(kinds).map(([key, { name }]) => [key, name]), () => this.#choose());
  #units = ["From", "To"].map((label) => select(label, [], () => this.#change()));
  #result = make("output", { class: "keypad-converted", "aria-atomic": true });
  element = make(
    "div",
    { class: "keypad-conversion", role: "group", "aria-label": "Conversion" },
    make(
      "div",
      { class: "keypad-units" },
      this.#kind,
      this.#units[0],
      make("button", { type: "button", class: "keypad-tool", title: "Swap the units", "aria-label": "Swap the units", onclick: () => this.#swap() }, icon(swap_icon)),
      this.#units[1],
    ),
    this.#result,
  );

  /** What is kept: whether it is shown, the kind, and the last units of each kind. */
  #kept = { isOn: false, kind: "length", units: {}, ...kept(storage_name) };
  /** The engine of units, which is loaded when it is first needed. */
  #engine;
  #questions = new NewestQuestion((text) => this.#ask(text));
  /** What was asked last; nothing where there is no number. */
  #question;
  /** The number of the keypad as the engine reads it. */
  #number;

  constructor() {
    if (!(this.#kept.kind in kinds)) this.#kept.kind = "length";
    this.#kind.value = this.#kept.kind;
    this.#fill();
    new ResizeObserver(() => this.#fit()).observe(this.#result);
  }

  get isOn() {
    return this.#kept.isOn === true;
  }

  set isOn(isOn) {
    this.#kept.isOn = isOn;
    this.#keep();
    if (isOn) this.#convert();
  }

  /**
   * Converts a number.
   *
   * @param {string} text the number as the keypad copies it, in the way of the locale; nothing if there is none
   */
  show(text) {
    this.#number = text === undefined ? undefined : plain(text);
    return this.#convert();
  }

  // MARK: Choosing

  #choose() {
    this.#kept.kind = this.#kind.value;
    this.#fill();
    this.#change();
  }

  /** Puts the units of the kind into both lists. */
  #fill() {
    const { units } = kinds[this.#kept.kind];
    const chosen = this.#kept.units?.[this.#kept.kind] ?? [];
    for (const [index, list] of this.#units.entries()) {
      list.replaceChildren(...units.map(([unit, sign, name]) => make("option", { value: unit }, `${sign}  ${name}`)));
      list.value = chosen[index];
      if (list.selectedIndex < 0) list.value = units[index][0];
    }
  }

  #swap() {
    const [from, to] = this.#units;
    [from.value, to.value] = [to.value, from.value];
    this.#change();
  }

  #change() {
    this.#kept.units = { ...this.#kept.units, [this.#kept.kind]: this.#units.map(({ value }) => value) };
    this.#keep();
    this.#convert();
  }

  #keep() {
    keep(storage_name, this.#kept);
  }

  // MARK: Converting

  async #convert() {
    if (!this.isOn) return;
    if (this.#number === undefined) {
      this.#question = undefined;
      return this.#result.replaceChildren();
    }
    const [from, to] = this.#units.map(({ value }) => value);
    const { reciprocal } = kinds[this.#kept.kind];
    const quantity = `(${this.#number}) ${from}`;
    const isReciprocal = from !== to && [from, to].includes(reciprocal);
    const question = `${isReciprocal ? `1/(${quantity})` : quantity} to ${to}`;
    this.#question = question;
    const answer = await this.#questions.ask(question);
    // Meanwhile there may be another number or unit, or none.
    if (answer && question === this.#question) this.#draw(answer, to);
  }

  #draw({ result, isExact, error }, unit) {
    const number = result?.match(/^-?[\d.]+(e-?\d+)?/)?.[0];
    if (!number) {
      this.#result.replaceChildren(make("span", { class: "keypad-unconverted" }, error?.message ?? "no result"));
      return this.#fit();
    }
    const [, sign, name] = kinds[this.#kept.kind].units.find(([text]) => text === unit);
    this.#result.replaceChildren(
      make("span", { "aria-hidden": "true" }, isExact ? "= " : "≈ "),
      make("bdi", {}, written(number)),
      make("span", { class: "keypad-unit", "aria-hidden": "true" }, ` ${sign}`),
      make("span", { class: "visually-hidden" }, ` ${name}${isExact ? "" : ", rounded"}`),
    );
    this.#fit();
  }

  /** Makes the result as small as it must be to stand in its line. */
  #fit() {
    const { style, clientWidth } = this.#result;
    style.setProperty("--fit", 1);
    const { scrollWidth } = this.#result;
    if (scrollWidth > clientWidth && clientWidth > 0) style.setProperty("--fit", Math.floor((clientWidth / scrollWidth) * 100) / 100);
  }

  /** The engine's answer; nothing if it failed, after which there is a new one. */
  async #ask(text) {
    try {
      if (!this.#engine) {
        this.#engine = new Engine();
        this.#engine.onrestart = () => this.#prepare();
        await this.#prepare();
      }
      return await this.#engine.ask("calculator.preview", text);
    } catch (error) {
      if (error instanceof EngineError) return { error: { message: error.message } };
      throw error;
    }
  }

  #prepare() {
    return this.#engine.ask("calculator.settings", "significant", digits);
  }
}

function select(label, choices, onchange) {
  return make("select", { "aria-label": label, class: "keypad-select", onchange }, ...choices.map(([value, words]) => make("option", { value }, words)));
}

// MARK: Numbers of a locale

const mark = "\u0000";

/** The digits of the locale, from 0. */
function localDigits() {
  const numbers = new Intl.NumberFormat(locale(), { useGrouping: false });
  return Array.from({ length: 10 }, (_, digit) => numbers.format(digit));
}

/** A number as the keypad copies it, `1/3`, `-1,5` or `1,5e-20`, as the engine reads it. */
function plain(text) {
  const table = localDigits();
  const signs = [...text.replace(/\p{Cf}/gu, "")].map((sign) => {
    const digit = table.indexOf(sign);
    if (digit >= 0) return String(digit);
    if (/[0-9/eE]/.test(sign)) return sign;
    return /[-−]/.test(sign) ? "-" : mark;
  });
  // Without groups all other signs are the decimal point.
  return signs.join("").replaceAll(mark, ".");
}

/** A number of the engine in the way of the locale, without zeros at its end. */
function written(number) {
  const [, minus, whole, zeros, exponent] = number.match(/^(-?)(\d+)(?:\.(\d+))?(?:e(-?\d+))?$/);
  const fraction = zeros?.replace(/0+$/, "");
  const numbers = new Intl.NumberFormat(locale());
  const point = numbers.formatToParts(1.5).find(({ type }) => type === "decimal")?.value ?? ".";
  const table = localDigits();
  const local = (text) => text.replace(/\d/g, (digit) => table[digit]).replace("-", "−");
  return (minus && "−") + numbers.format(BigInt(whole)) + (fraction ? point + local(fraction) : "") + (exponent ? ` × ${local("10")}^${local(exponent)}` : "");
}
