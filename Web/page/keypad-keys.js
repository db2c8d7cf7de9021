// The keys: where they lie, which one a finger is on, and which is lit.

import { make } from "./dom.js";

const milliseconds_of_flash = 100;
/** A click that comes so soon behind a finger is that finger's. */
const milliseconds_of_click = 500;

/** Signs above and below the line, in characters that fonts have in one size. */
const raised = { "⁰": "0", "¹": "1", "²": "2", "³": "3", "⁻": "−", ʸ: "y", ˣ: "x" };
const lowered = { "₀": "0", "₁": "1", "₂": "2", ᵧ: "y" };

/** A grid of keys. */
export class Keys {
  element = make("div", { class: "keypad-keys", role: "group", "aria-label": "Keys" });

  #press;
  #buttons = [];
  /** The key under each finger. */
  #fingers = new Map();
  #last = { time: -Infinity };

  /** @param {(token: string) => void} press is called when a finger is lifted from a key */
  constructor(press) {
    this.#press = press;
    const keys = this.element;
    keys.addEventListener("pointerdown", (event) => this.#touch(event));
    keys.addEventListener("pointermove", (event) => this.#move(event));
    keys.addEventListener("pointerup", (event) => this.#lift(event));
    keys.addEventListener("pointercancel", (event) => this.#cancel(event));
    keys.addEventListener("click", (event) => this.#click(event));
    keys.addEventListener("keydown", (event) => this.#walk(event));
    keys.addEventListener("contextmenu", (event) => event.preventDefault());
  }

  // MARK: Showing

  /** Keeps the room of the keys until it is known what stands on them. */
  hold(isLandscape) {
    if (this.#buttons.length > 0) return;
    const count = isLandscape ? 49 : 19;
    const zero = isLandscape ? 46 : 16;
    this.element.replaceChildren(
      ...Array.from({ length: count }, (_, index) =>
        make("div", { class: "key", "data-kind": "digit", "data-span": index === zero ? 2 : 1 }),
      ),
    );
  }

  /**
   * Shows the keys of a state.
   *
   * @param {object[]} rows the rows of keys
   * @param {boolean} [isStacked] whether the functions stand above the digits, and not on their left
   */
  show(rows, isStacked = false) {
    const keys = isStacked ? stacked(rows) : rows.flatMap((row) => row.keys);
    this.element.classList.toggle("is-stacked", isStacked);
    if (keys.length !== this.#buttons.length) {
      this.#buttons = keys.map(() => make("button", { type: "button", class: "key" }));
      this.element.replaceChildren(...this.#buttons);
    }
    for (const [index, key] of keys.entries()) update(this.#buttons[index], key);
  }

  /** Lights the key of a token for a moment. */
  flash(token) {
    const button = this.#buttons.find(({ dataset }) => dataset.token === token);
    button?.classList.add("is-pressed");
    setTimeout(() => button?.classList.remove("is-pressed"), milliseconds_of_flash);
  }

  // MARK: Fingers

  #button(event) {
    const button = document.elementFromPoint(event.clientX, event.clientY)?.closest(".key[data-token]");
    return this.element.contains(button) ? button : null;
  }

  #touch(event) {
    if (event.button !== 0) return;
    // A key keeps no focus by a touch, so that Enter stays the key =.
    event.preventDefault();
    document.activeElement?.blur();
    this.element.setPointerCapture(event.pointerId);
    this.#light(event.pointerId, this.#button(event));
  }

  #move(event) {
    if (this.#fingers.has(event.pointerId)) this.#light(event.pointerId, this.#button(event));
  }

  #lift(event) {
    if (!this.#fingers.has(event.pointerId)) return;
    const button = this.#button(event);
    this.#light(event.pointerId, null);
    this.#fingers.delete(event.pointerId);
    this.#last = { time: event.timeStamp };
    if (button) this.#press(button.dataset.token);
  }

  #cancel({ pointerId }) {
    this.#light(pointerId, null);
    this.#fingers.delete(pointerId);
  }

  /** Moves the light of a finger to a key, or away. */
  #light(finger, button) {
    const before = this.#fingers.get(finger);
    if (before !== button) {
      before?.classList.remove("is-pressed");
      button?.classList.add("is-pressed");
    }
    this.#fingers.set(finger, button);
  }

  /** A click without a finger comes from a keyboard or a screen reader. */
  #click(event) {
    const button = event.target.closest(".key[data-token]");
    if (!button || (event.detail > 0 && event.timeStamp - this.#last.time < milliseconds_of_click)) return;
    this.flash(button.dataset.token);
    this.#press(button.dataset.token);
  }

  /** Arrows walk over the keys. */
  #walk(event) {
    const direction = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const button = event.target.closest(".key");
    if (!direction || !button) return;
    event.preventDefault();
    const box = button.getBoundingClientRect();
    const [right, down] = direction;
    const x = right < 0 ? box.left : right > 0 ? box.right : box.left + Math.min(box.width, box.height) / 2;
    const y = (box.top + box.bottom) / 2;
    const step = box.height;
    document.elementFromPoint(x + right * step * 0.6, y + down * step * 1.2)?.closest(".key[data-token]")?.focus();
  }
}

/** The columns of the ordinary keypad, on the right of all layouts. */
export const basic_columns = 4;

/** The keys of the left columns, and then those of the ordinary keypad. */
function stacked(rows) {
  const parts = { functions: [], basic: [] };
  for (const { keys } of rows) {
    let rest = keys.reduce((count, { span }) => count + span, 0);
    for (const key of keys) {
      const block = rest > basic_columns ? "functions" : "basic";
      parts[block].push({ ...key, block });
      rest -= key.span;
    }
  }
  return [...parts.functions, ...parts.basic];
}

/** Writes on a key what stands there now. */
function update(button, { token, face, name, kind, span, block = "", isLit, isEnabled = true }) {
  if (button.dataset.face !== face) {
    button.dataset.face = face;
    button.replaceChildren(...typeset(face));
    button.classList.toggle("has-word", /^[A-Za-z]{5,}$/.test(face));
  }
  button.dataset.token = token;
  button.dataset.kind = kind;
  button.dataset.span = span;
  button.dataset.block = block;
  button.setAttribute("aria-label", name);
  button.classList.toggle("is-lit", isLit);
  if (isEnabled) button.removeAttribute("aria-disabled");
  else button.setAttribute("aria-disabled", "true");
  if (isLit) button.setAttribute("aria-pressed", "true");
  else button.removeAttribute("aria-pressed");
}

/** A face with raised and lowered signs, and with variables as they are printed in books. */
function typeset(face) {
  const parts = face.match(/[⁰¹²³⁻ʸˣ]+|[₀₁₂ᵧ]+|[^⁰¹²³⁻ʸˣ₀₁₂ᵧ]+/gu) ?? [];
  const span = make("span", {});
  for (const part of parts) {
    const [table, tag] = part[0] in raised ? [raised, "sup"] : part[0] in lowered ? [lowered, "sub"] : [];
    const text = table ? [...part].map((sign) => table[sign]).join("") : part;
    const pieces = text.split(/(?<!\p{L})([xye])(?!\p{L})/u).map((piece, index) => (index % 2 ? make("i", {}, piece) : piece));
    span.append(...(tag ? [make(tag, {}, ...pieces)] : pieces));
  }
  return [span];
}
