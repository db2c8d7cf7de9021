// The keypad: draws what the engine says, and tells it which keys are pressed.

import { icon, make } from "./dom.js";
import { Conversion } from "./keypad-conversion.js";
import { Keys, basic_columns } from "./keypad-keys.js";
import { ModeChoice } from "./keypad-modes.js";
import { KeypadSettings } from "./keypad-settings.js";
import { keep, kept, engine, onlocale, onrestart, settleLocale } from "./shared.js";
import { sheet } from "./sheet.js";

/** A window that is so low has no room for a conversion. */
const low = matchMedia("(max-height: 30rem)");
/** From this shape on the window has room for the scientific keys. */
const landscape = matchMedia("(min-aspect-ratio: 1/1) and (min-width: 35rem)");
const milliseconds_of_messages = 2500;
/** A finger that moves so far across the display swipes. */
const pixels_of_swipe = 24;
/** The smallest digits in parts of the largest; a longer number takes several lines. */
const smallest_fit = 0.3;

const upright_modes = ["basic", "scientific", "programmer"];
const wide_modes = ["scientific", "programmer"];
/** How a keypad behaves that nobody has set. */
const usual_profile = "singleStep";

/** The keys of the keyboard that have names. */
const named_keys = { Enter: "=", Escape: "C", Clear: "C", Backspace: "bs", Delete: "bs" };

const icons = {
  tape: "M8 6h12M8 12h12M8 18h12M3.500 6h.5M3.500 12h.5M3.500 18h.5",
  undo: "M9 7 4 12l5 5M4 12h10a5 5 0 0 1 0 10h-2",
  redo: "m15 7 5 5-5 5M20 12H10a5 5 0 0 0 0 10h2",
  copy: "M9 9h11v11H9zM15 9V4H4v11h5",
  paste: "M9 4H5v16h14V4h-4M9 3h6v3H9zM9 11h6M9 15h6",
  delete: "M9 5h11v14H9l-6-7zM12 9.500l5 5M17 9.500l-5 5",
  convert: "M4 8h15M15.500 4.500 19 8l-3.500 3.500M20 16H5M8.500 12.500 5 16l3.500 3.500",
  settings: "M4 7h9M19 7h1M4 17h1M11 17h9M13 7a3 3 0 1 0 6 0 3 3 0 1 0-6 0M5 17a3 3 0 1 0 6 0 3 3 0 1 0-6 0",
};

/**
 * Puts the keypad into an element.
 *
 * @param {HTMLElement} section an empty element
 */
export function mount(section) {
  new Keypad(section).open();
}

class Keypad {
  #section;
  #number = make("p", { class: "keypad-number" }, "0");
  #digits = make("span", { dir: "auto" }, "0");
  #calculation = make("p", { class: "keypad-calculation" });
  #signs = make("ul", { class: "keypad-signs" });
  #message = make("p", { class: "keypad-message", "aria-hidden": "true" });
  #status = make("p", { class: "visually-hidden", role: "status" });
  #keys = new Keys((token) => this.#show(engine.ask("keypad.press", token)));
  #tools = {};
  #tape = sheet("Tape", make("ol", { class: "tape-list" }));
  #conversion = new Conversion();
  #modes = new ModeChoice((mode) => this.#choose(mode));
  #settings = new KeypadSettings((answer) => this.#show(answer), () => this.#beginAnew());
  /** The tokens of characters, once they are known. */
  #keyboard = engine.ask("keypad.keyboard");
  #tokens;
  /** The layout whose characters these are. */
  #layout;
  /** Whether the scientific keys stand above the others where the window is upright. */
  #hasFunctions = kept("keypad-functions") === true;
  /** How often something changed while it was being kept. */
  #changes = 0;
  #timers = {};

  constructor(section) {
    this.#section = section;
    this.#number.replaceChildren(this.#digits);
    const tools = [
      ["tape", "Tape", () => this.#openTape()],
      ["undo", "Undo", () => this.#show(engine.ask("keypad.undo"))],
      ["redo", "Redo", () => this.#show(engine.ask("keypad.redo"))],
      ["mode"],
      ["convert", "Convert units", () => this.#toggleConversion()],
      [],
      ["copy", "Copy", () => this.#copy()],
      ["paste", "Paste", () => this.#pasteFromClipboard()],
      ["delete", "Delete the last digit", () => this.#show(engine.ask("keypad.press", "bs"))],
      ["settings", "Settings", () => this.#settings.open()],
    ].map(([name, label, onclick]) => {
      if (!name) return make("span", { class: "keypad-space" });
      if (name === "mode") return this.#modes.element;
      const attributes = { type: "button", class: "keypad-tool", title: label, "aria-label": label, onclick };
      this.#tools[name] = make("button", attributes, icon(icons[name]));
      return this.#tools[name];
    });
    const display = make("div", { class: "keypad-display" }, this.#signs, make("div", { class: "keypad-shown" }, this.#calculation, this.#number), this.#message);
    section.append(make("div", { class: "keypad-tools", role: "group", "aria-label": "Tools" }, ...tools), display, this.#conversion.element, this.#keys.element, this.#status);
    this.#connect(display);
    this.#lay();
  }

  #connect(display) {
    landscape.addEventListener("change", () => this.#turn());
    low.addEventListener("change", () => this.#layConversion());
    new ResizeObserver(() => this.#fit()).observe(this.#number);
    this.#section.addEventListener("show", () => this.#fit());
    document.addEventListener("keydown", (event) => this.#type(event));
    document.addEventListener("paste", (event) => {
      if (!this.#hasKeyboard(event)) return;
      event.preventDefault();
      this.#paste(event.clipboardData.getData("text/plain"));
    });
    document.addEventListener("copy", (event) => {
      if (!this.#hasKeyboard(event) || !getSelection().isCollapsed) return;
      event.preventDefault();
      this.#copy();
    });
    onlocale(() => this.#relocate());
    let start;
    display.addEventListener("pointerdown", (event) => (start = event.clientX));
    display.addEventListener("pointercancel", () => (start = undefined));
    addEventListener("pointerup", (event) => {
      const isSwipe = start !== undefined && Math.abs(event.clientX - start) >= pixels_of_swipe;
      start = undefined;
      if (isSwipe) this.#show(engine.ask("keypad.press", "bs"));
    });
  }

  /** Goes on where the page was closed. */
  async open() {
    onrestart(() => this.#restore().then(settleLocale));
    await this.#restore();
  }

  async #restore() {
    const words = kept("keypad");
    const answer = Array.isArray(words) ? await engine.ask("keypad.restore", ...words).catch(() => null) : null;
    if (words && (!answer || answer.error)) keep("keypad", null);
    if (!answer || answer.error) await engine.ask("keypad.begin", seed());
    await this.#turn();
  }

  async #relocate() {
    this.#keyboard = engine.ask("keypad.keyboard");
    this.#tokens = await this.#keyboard;
    await this.#show(engine.ask("keypad.state"), { isQuiet: true });
  }

  /** Draws the keys, in as many columns and rows as they have. */
  #draw(rows) {
    const columns = rows[0].keys.reduce((count, { span }) => count + span, 0);
    this.#section.style.setProperty("--columns", this.#isStacked ? basic_columns : columns);
    this.#section.style.setProperty("--rows", rows.length);
    this.#keys.show(rows, this.#isStacked);
  }

  /** Whether the keys of the wide keypad stand above one another. */
  get #isStacked() {
    return this.#hasFunctions && !landscape.matches && this.#layout !== "programmer";
  }

  /** How the keypad is turned. */
  get #orientation() {
    return landscape.matches || this.#isStacked ? "landscape" : "portrait";
  }

  // MARK: Modes

  get #mode() {
    if (this.#layout === "programmer") return "programmer";
    return this.#hasFunctions || landscape.matches ? "scientific" : "basic";
  }

  async #choose(mode) {
    const isProgrammer = mode === "programmer";
    // A wide keypad has the scientific keys anyway, and says nothing of an upright one.
    if (!isProgrammer && !landscape.matches) {
      this.#hasFunctions = mode === "scientific";
      keep("keypad-functions", this.#hasFunctions || null);
    }
    if (isProgrammer !== (this.#layout === "programmer")) await this.#exchange(isProgrammer);
    await this.#turn();
    this.#keep();
  }

  /** Puts the keypad away, and takes out the other one as it was left: each has a number, a tape and settings of its own. */
  async #exchange(isProgrammer) {
    const name = (isOfProgrammers) => (isOfProgrammers ? "keypad-programmer" : "keypad-ordinary");
    const { words } = await engine.ask("keypad.save");
    keep(name(!isProgrammer), words);
    const other = kept(name(isProgrammer));
    const state = Array.isArray(other) ? await engine.ask("keypad.restore", ...other) : { error: "there is none yet" };
    if (!state.error && (state.layout === "programmer") === isProgrammer) return;
    await engine.ask("keypad.begin", seed());
    await engine.ask("keypad.profile", isProgrammer ? "programmer" : usual_profile);
  }

  // MARK: Converting

  /** Shows the number in another unit, or no longer. */
  #toggleConversion() {
    this.#conversion.isOn = !this.#conversion.isOn;
    this.#layConversion();
    this.#convert();
  }

  /** Whether the number stands there in another unit, too. Bits have none. */
  get #isConverting() {
    return this.#conversion.isOn && !low.matches && this.#layout !== "programmer";
  }

  #layConversion() {
    this.#tools.convert.hidden = low.matches || this.#layout === "programmer";
    this.#tools.convert.setAttribute("aria-pressed", this.#conversion.isOn);
    this.#conversion.element.hidden = !this.#isConverting;
    this.#section.classList.toggle("is-converting", this.#isConverting);
  }

  async #convert() {
    if (!this.#isConverting) return;
    const { text, error } = await engine.ask("keypad.copy").catch((fault) => ({ error: fault }));
    this.#conversion.show(error ? undefined : text);
  }

  /** Lays the keys out as the window is turned. */
  #lay() {
    this.#section.classList.toggle("is-landscape", landscape.matches);
    this.#section.classList.toggle("is-stacked", this.#isStacked);
    this.#layConversion();
    // What stood there last stands there at once, and blank keys keep the room where nothing did.
    const rows = kept("layout")?.[this.#orientation];
    if (rows) return this.#draw(rows);
    for (const name of ["--columns", "--rows"]) this.#section.style.removeProperty(name);
    this.#keys.hold(landscape.matches);
  }

  #turn() {
    this.#lay();
    return this.#show(engine.ask("keypad.turn", this.#orientation), { isQuiet: true });
  }

  async #beginAnew() {
    await this.#show(engine.ask("keypad.begin", seed()));
  }

  // MARK: Showing

  /** Shows the state that an answer has, or why there is none. */
  async #show(question, { isQuiet = false } = {}) {
    let state;
    try {
      state = await question;
    } catch {
      return;
    }
    if (state.error) return this.#say(state.error);
    this.#digits.textContent = state.text;
    this.#calculation.replaceChildren(make("bdi", {}, state.calculation));
    this.#signs.replaceChildren(
      ...state.signs.map(({ text, name }) => make("li", {}, make("span", { "aria-hidden": "true" }, text), make("span", { class: "visually-hidden" }, name))),
    );
    const isOther = this.#layout !== state.layout;
    this.#layout = state.layout;
    // The keys of programmers do not stand above one another.
    if (isOther && state.isLandscape !== (this.#orientation === "landscape")) this.#turn();
    else this.#draw(state.rows);
    if (isOther) {
      // On another keypad characters mean other keys.
      this.#keyboard = engine.ask("keypad.keyboard");
      this.#keyboard.then((tokens) => (this.#tokens = tokens));
    }
    this.#tools.undo.disabled = !state.canUndo;
    this.#tools.redo.disabled = !state.canRedo;
    this.#tools.delete.disabled = !state.canDelete;
    this.#tools.copy.disabled = state.isError;
    if (isOther) this.#layConversion();
    this.#modes.show(this.#mode, landscape.matches ? wide_modes : upright_modes);
    this.#convert();
    this.#fit();
    if (state.evaluated) this.#flash();
    if (isQuiet) return keep("layout", { ...kept("layout"), [state.isLandscape ? "landscape" : "portrait"]: state.rows });
    this.#say(state.message);
    this.#announce([state.spoken, state.isError ? "" : state.message].filter(Boolean).join("; "));
    this.#keep();
  }

  /** Says for a moment what the display does not. */
  #say(words) {
    this.#message.textContent = words;
    clearTimeout(this.#timers.message);
    if (!words) return;
    this.#announce(words);
    this.#timers.message = setTimeout(() => (this.#message.textContent = ""), milliseconds_of_messages);
  }

  /** Has a text read aloud, also where it is the same as before. */
  #announce(words) {
    this.#status.textContent = "";
    clearTimeout(this.#timers.announce);
    this.#timers.announce = setTimeout(() => (this.#status.textContent = words), 50);
  }

  /** Makes the digits as large as the display is wide. */
  #fit() {
    const number = this.#number;
    number.classList.remove("is-long");
    number.removeAttribute("tabindex");
    number.style.setProperty("--fit", 1);
    const [room, width] = [number.clientWidth, this.#digits.offsetWidth];
    if (room === 0 || width <= room) return;
    const fit = Math.max(smallest_fit, room / width);
    number.style.setProperty("--fit", Math.floor(fit * 1000) / 1000);
    number.classList.toggle("is-long", fit === smallest_fit);
    // What scrolls can be scrolled with a keyboard.
    if (fit === smallest_fit) number.tabIndex = 0;
  }

  /** Blinks, since a result may look like what was there before. */
  #flash() {
    this.#number.classList.remove("is-new");
    void this.#number.offsetWidth;
    this.#number.classList.add("is-new");
  }

  // MARK: Keyboard

  /** Whether what is typed is meant for the keypad. */
  #hasKeyboard(event) {
    return !this.#section.hidden && !document.querySelector("dialog[open]") && !event.target.closest?.("input, textarea, select");
  }

  #type(event) {
    if (!this.#hasKeyboard(event) || event.isComposing) return;
    if (isCommand(event)) return this.#command(event);
    // On a button these keys press it.
    if (event.target.closest("button, a") && ["Enter", " "].includes(event.key)) return;
    const token = event.code === "NumpadDecimal" ? "." : named_keys[event.key] ?? this.#tokens?.[event.key];
    if (token) {
      event.preventDefault();
      // Whoever types does not walk from key to key: the next Enter is the key =.
      if (event.target.closest("button")) event.target.blur();
      this.#press(token);
    } else if (!this.#tokens && event.key.length === 1) {
      // What is typed before it is known what it means is not lost.
      this.#keyboard.then((tokens) => tokens[event.key] && this.#press(tokens[event.key]));
    }
  }

  #command(event) {
    if (event.key.toLowerCase() !== "z") return;
    event.preventDefault();
    this.#show(engine.ask(event.shiftKey ? "keypad.redo" : "keypad.undo"));
  }

  #press(token) {
    this.#keys.flash(token);
    this.#show(engine.ask("keypad.press", token));
  }

  // MARK: Copying, pasting and the tape

  async #copy() {
    let refusal = "the browser does not allow to copy";
    const text = engine.ask("keypad.copy").then(({ text, error }) => {
      if (!error) return new Blob([text], { type: "text/plain" });
      refusal = error;
      throw new Error(error);
    });
    try {
      // Some browsers allow this only at once, and so they are given a promise.
      await navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]);
      this.#say("copied");
    } catch {
      this.#say(refusal);
    }
  }

  async #pasteFromClipboard() {
    try {
      this.#paste(await navigator.clipboard.readText());
    } catch {
      this.#say("the browser does not allow to paste; press Ctrl V");
    }
  }

  #paste(text) {
    return this.#show(engine.ask("keypad.paste", text.trim()));
  }

  async #openTape() {
    const { lines } = await engine.ask("keypad.tape");
    const list = this.#tape.querySelector(".tape-list");
    const recall = (line) => {
      this.#tape.close();
      this.#show(engine.ask("keypad.recall", line));
    };
    list.replaceChildren(
      ...lines.map(({ line, text }) =>
        make("li", {}, make("button", { type: "button", title: "Use the result", onclick: () => recall(line) }, make("bdi", {}, text))),
      ),
    );
    this.#tape.querySelector(".tape-empty")?.remove();
    if (lines.length === 0) list.before(make("p", { class: "tape-empty" }, "What is computed stands here. A line gives back its result."));
    this.#tape.showModal();
    list.lastElementChild?.scrollIntoView();
  }

  // MARK: Keeping

  /** Keeps the keys, and again if others are pressed in the meantime. */
  async #keep() {
    this.#changes += 1;
    if (this.#changes > 1) return;
    do {
      this.#changes = 1;
      const answer = await engine.ask("keypad.save").catch(() => null);
      if (answer) keep("keypad", answer.words);
    } while (this.#changes > 1);
    this.#changes = 0;
  }
}

/** Whether a key is meant for the browser: with Control and the like, unless these are how a sign is typed. */
function isCommand(event) {
  if (event.getModifierState("AltGraph")) return false;
  return event.ctrlKey || event.metaKey || (event.altKey && event.key <= "~");
}

/** A number of 64 bits in which random numbers begin. */
function seed() {
  return crypto.getRandomValues(new BigUint64Array(1))[0];
}
