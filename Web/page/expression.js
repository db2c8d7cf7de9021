// The expression line: a field with its result while one types, a tape of results, and the list of functions.

import { icon, make, saidHere } from "./dom.js";
import { Editor } from "./expression-editor.js";
import { FunctionList } from "./expression-functions.js";
import { Outcome } from "./expression-outcome.js";
import { Session } from "./expression-session.js";
import { SettingControls } from "./expression-settings.js";
import { symbolRow } from "./expression-symbols.js";
import { Tape, shortened } from "./expression-tape.js";
import { MoneySheet } from "./money.js";
import { plotPicture } from "./plot.js";
import { RatesSheet } from "./rates.js";

/** What an expression cannot begin with, so that the previous result is meant before it; a minus can be a sign. */
const continuations = new Set(["+", "*", "/", "^", "!", "%", "×", "÷", "·", "²"]);
/** An error is not shown to somebody who types on. */
const milliseconds_until_errors = 600;
/** A screen reader hears of results when typing rests. */
const milliseconds_until_announcements = 800;
/** A shorter evaluation shows no progress. */
const milliseconds_until_progress = 150;
const milliseconds_of_thanks = 1500;

/**
 * Puts the expression line into an element.
 *
 * @param {HTMLElement} section an empty element
 */
export function mount(section) {
  let line;
  const show = () => {
    if (!line) {
      line = new ExpressionLine(section);
      line.open();
    }
    // Where the focus brings a keyboard onto the screen, it waits for a tap.
    if (matchMedia("(hover: hover)").matches) line.focus();
  };
  section.addEventListener("show", show);
  // An engine of its own is worth its while once somebody looks.
  if (!section.hidden) show();
}

class ExpressionLine {
  #session = new Session();
  #tape = new Tape();
  #outcome = new Outcome();
  #settings = new SettingControls();
  #functions = new FunctionList(() => this.#session.functions());
  #editor = new Editor({ id: "expression-field", "aria-label": "Expression", placeholder: "Type an expression" });
  #rates = new RatesSheet((text) => this.#session.setRates(text));
  #moneyLabel = make("span", {}, "Money");
  #moneyButton;
  #money = new MoneySheet({
    currencies: () => this.#session.currencies(),
    get: () => this.#session.money,
    set: (money) => this.#setMoney(money),
  });
  #clear = make("button", { type: "button", class: "quiet-button", onclick: () => this.#forget() }, "Clear");
  #status = make("p", { class: "visually-hidden", role: "status" });
  #toast = make("p", { class: "toast", "aria-hidden": "true", hidden: true }, "Copied");
  #elapsed = make("span", { class: "progress-time" });
  #progress;

  /** The text before the last change. */
  #before = "";
  /** Where the history is, from its end, and what was in the field before. */
  #back = 0;
  #draft = "";
  /** The entries that were cleared last, for somebody who did not want that. */
  #cleared = [];
  #isEvaluating = false;
  /** The steps through the history that were asked for before the text in the field was part of it. */
  #steps = [];
  #begin = 0;
  #timers = {};

  constructor(section) {
    const stop = make("button", { type: "button", class: "button", onclick: () => this.#stop() }, "Stop");
    this.#progress = make(
      "div",
      { class: "progress", hidden: true },
      make("div", { class: "progress-bar", role: "progressbar", "aria-label": "Evaluating" }),
      this.#elapsed,
      stop,
    );
    const open_functions = make(
      "button",
      { type: "button", class: "quiet-button", "aria-haspopup": "dialog", onclick: () => this.#functions.show() },
      icon("M14 5c-3 0-3 3-3.500 6S9.500 19 6 19M7 11h7M14 13l5 6M19 13l-5 6"),
      "Functions",
    );
    const plot = make(
      "button",
      { type: "button", class: "quiet-button", onclick: () => this.#plot() },
      icon("M4 4v16h16M7 15c3-9 5-9 7-4s3 4 6-5"),
      "Plot",
    );
    const rates = make(
      "button",
      { type: "button", class: "quiet-button", "aria-haspopup": "dialog", onclick: () => this.#rates.open() },
      icon("M4 8h15l-4-4M20 16H5l4 4"),
      "Rates",
    );
    this.#moneyButton = make(
      "button",
      { type: "button", class: "quiet-button", "aria-haspopup": "dialog", onclick: () => this.#money.open() },
      icon("M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M14.500 9.500c-1-1.500-5-1.500-5 .5s5 2 5 4-4 2-5 .5M12 7v1M12 16v1"),
      this.#moneyLabel,
    );
    const card = make(
      "div",
      { class: "expression" },
      make("div", { class: "expression-bar" }, open_functions, plot, this.#moneyButton, rates, this.#clear),
      this.#tape.element,
      // Expressions and what is said about them are English in every page.
      make(
        "div",
        { class: "expression-line", dir: "ltr" },
        this.#editor.element,
        symbolRow((text) => this.#editor.insert(text)),
        this.#outcome.element,
        this.#progress,
        this.#toast,
      ),
      this.#settings.element,
      this.#functions.element,
      this.#status,
    );
    section.append(card);
    this.#connect();
  }

  #connect() {
    const editor = this.#editor;
    editor.oninput = () => this.#changed();
    editor.onaccept = () => this.#accept();
    editor.onhistory = (direction) => this.#walk(direction);
    editor.onescape = () => (this.#progress.hidden ? this.#write("") : this.#session.stop());
    editor.complete = (text, caret) => this.#session.complete(text, caret);
    editor.oncall = (call) => this.#outcome.showCall(call);

    this.#tape.onreuse = (text) => this.#write(text);
    this.#tape.oninsert = (text) => editor.insert(text);
    this.#tape.oncopy = (text) => this.#copy(text);
    this.#tape.plot = (...words) => this.#session.plot(...words);
    this.#tape.onstop = () => this.#stop();
    this.#outcome.oncopy = (text) => this.#copy(text);
    this.#outcome.onmend = ({ start, end, replacement }) => editor.insert(replacement, start, end);
    this.#functions.onchoose = (text, caret) => {
      editor.insert(text);
      editor.moveCaret(caret - text.length);
    };

    this.#settings.onset = async (name, value) => {
      await this.#session.set(name, value);
      this.#tape.angle = this.#session.settings.angle;
      this.#preview();
    };
    this.#session.onentry = (entry) => this.#tape.update(entry);
    this.#session.onbusy = (isBusy) => this.#showProgress(isBusy);
    this.#session.onprogress = () => this.#showElapsed();
  }

  /** Shows what was saved, and evaluates it again. */
  async open() {
    this.#tape.show(this.#session.entries);
    this.#settings.show(this.#session.settings);
    this.#showMoney();
    this.#showClear();
    try {
      await this.#session.open();
      this.#tape.angle = this.#session.settings.angle;
      this.#preview();
    } catch (error) {
      this.#outcome.showRemark("The calculator could not be loaded. Please load the page again.");
      throw error;
    }
  }

  focus() {
    this.#editor.focus();
  }

  async #setMoney(money) {
    const complaint = await this.#session.setMoney(money);
    this.#showMoney();
    // What was marked may be right now.
    this.#editor.mark();
    this.#preview();
    return complaint;
  }

  #showMoney() {
    const { money } = this.#session.money;
    this.#moneyLabel.textContent = money || "Money";
    this.#moneyButton.setAttribute("aria-label", money ? `Money: ${money}` : "Money");
  }

  // MARK: Typing

  #write(text) {
    this.#editor.text = text;
    this.#editor.focus();
  }

  #changed() {
    const before = this.#before;
    const { text } = this.#editor;
    this.#before = text;
    clearTimeout(this.#timers.error);
    const hasResult = this.#session.entries.some((entry) => entry.answer?.result !== undefined);
    if (before === "" && continuations.has(text) && hasResult) return this.#editor.insert(`ans${text}`, 0, text.length);
    this.#preview();
  }

  /** Shows what the text would come to. */
  async #preview() {
    const { text } = this.#editor;
    if (text.trim() === "") {
      this.#outcome.clear();
      this.#outcome.showCall();
      return;
    }
    if (this.#isEvaluating) return;
    const answer = await this.#session.preview(text);
    if (!answer || text !== this.#editor.text || this.#isEvaluating) return;
    if (answer.plot !== undefined) {
      const picture = await plotPicture((...words) => this.#session.plot(...words), answer.plot, this.#outcome.element);
      if (picture && text === this.#editor.text && !this.#isEvaluating) this.#outcome.showPlot(picture, answer.notes);
    } else if (!answer.error) {
      this.#outcome.showAnswer(answer);
      if (answer.result !== undefined) this.#announceLater(spoken(answer));
      else if (answer.statements > 0) this.#outcome.showRemark("Press Enter to define it.");
    } else if (answer.error.isOutOfMeans) {
      this.#outcome.showRemark("This takes longer: press Enter to evaluate it.");
    } else {
      this.#outcome.dim();
      if (!answer.error.isUnfinished) this.#showErrorLater(answer.error);
    }
  }

  #showErrorLater(error) {
    clearTimeout(this.#timers.error);
    this.#timers.error = setTimeout(() => {
      // The end of a name may still be chosen.
      if (this.#editor.isCompleting) return;
      this.#showError(error);
      this.#announce(error.message);
    }, milliseconds_until_errors);
  }

  #showError(error) {
    this.#outcome.showError(error);
    this.#editor.mark(error, Outcome.errorID);
  }

  // MARK: Evaluating

  /** Draws what is in the field, or begins a text that asks for a plot. */
  #plot() {
    const { text } = this.#editor;
    if (text.trim() === "") return this.#write("plot ");
    if (!/^\s*:?plot\s/.test(text)) this.#write(`plot ${text}`);
    return this.#accept();
  }

  async #accept() {
    const { text } = this.#editor;
    if (text.trim() === "" || this.#isEvaluating) return;
    clearTimeout(this.#timers.error);
    this.#isEvaluating = true;
    const answer = await this.#session.evaluate(text).finally(() => (this.#isEvaluating = false));
    const steps = this.#steps.splice(0);
    if (!answer) {
      const words = this.#session.fault
        ? "This needs more memory than a page can have."
        : "Stopped. Press Enter to evaluate it again.";
      this.#outcome.showRemark(words);
      this.#announce(words);
    } else if (!answer.error) {
      this.#accepted(text, answer);
    } else if (text === this.#editor.text) {
      this.#showError(answer.error);
      this.#announce([answer.error.message, ...saidHere(answer.error.notes, Outcome.complex)].join(". "));
    } else {
      this.#preview();
    }
    for (const direction of steps) {
      const other = this.#walk(direction);
      if (other !== undefined) this.#write(other);
    }
  }

  /** Moves a text to the tape; what somebody has typed behind it meanwhile stays. */
  #accepted(text, answer) {
    if (answer.statements === 0) return;
    this.#tape.add(this.#session.entries.at(-1));
    this.#cleared = [];
    this.#showClear();
    this.#back = 0;
    const typed = this.#editor.text;
    this.#write(typed.startsWith(text) ? typed.slice(text.length) : typed);
    this.#announce(spoken(answer));
  }

  /** Ends the evaluation; whoever pressed the button types on. */
  #stop() {
    this.#session.stop();
    this.#editor.focus();
  }

  #showProgress(isBusy) {
    clearTimeout(this.#timers.progress);
    clearInterval(this.#timers.elapsed);
    this.#progress.hidden = true;
    if (!isBusy) return;
    this.#begin = performance.now();
    this.#timers.progress = setTimeout(() => {
      this.#progress.hidden = false;
      this.#showElapsed();
    }, milliseconds_until_progress);
    this.#timers.elapsed = setInterval(() => this.#showElapsed(), 1000);
  }

  #showElapsed() {
    this.#elapsed.textContent = `${((performance.now() - this.#begin) / 1000).toFixed(1)} s`;
  }

  // MARK: History

  /** The text before or after the one in the field. */
  #walk(direction) {
    if (this.#isEvaluating) {
      this.#steps.push(direction);
      return undefined;
    }
    const { entries } = this.#session;
    const back = this.#back - direction;
    if (back < 0 || back > entries.length) return undefined;
    if (this.#back === 0) this.#draft = this.#editor.text;
    this.#back = back;
    return back === 0 ? this.#draft : entries.at(-back).text;
  }

  /** Clears the history, or brings it back. */
  async #forget() {
    const { entries } = this.#session;
    const restored = entries.length > 0 ? [] : this.#cleared;
    this.#cleared = entries;
    this.#back = 0;
    this.#tape.show(restored);
    this.#announce(restored.length > 0 ? "brought back" : "cleared");
    const replaced = this.#session.replace(restored);
    this.#showClear();
    await replaced;
    this.#preview();
  }

  #showClear() {
    const isEmpty = this.#session.entries.length === 0;
    this.#clear.textContent = isEmpty ? "Undo clear" : "Clear";
    this.#clear.disabled = isEmpty && this.#cleared.length === 0;
  }

  // MARK: Telling

  async #copy(text) {
    await navigator.clipboard.writeText(text);
    this.#announce("copied");
    this.#toast.hidden = false;
    clearTimeout(this.#timers.toast);
    this.#timers.toast = setTimeout(() => (this.#toast.hidden = true), milliseconds_of_thanks);
  }

  #announceLater(words) {
    clearTimeout(this.#timers.announcement);
    this.#timers.announcement = setTimeout(() => (this.#status.textContent = words), milliseconds_until_announcements);
  }

  #announce(words) {
    clearTimeout(this.#timers.announcement);
    this.#status.textContent = words;
  }
}

/** A result as it is heard. */
function spoken({ result, isExact, plot }) {
  if (plot !== undefined) return "drawn";
  if (result === undefined) return "defined";
  return `${isExact ? "equals" : "about"} ${shortened(result)}`;
}
