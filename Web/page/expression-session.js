// The session behind the expression line: what was evaluated, kept as text, and the engine that evaluates it.

import { Engine, EngineError } from "./engine.js";
import { NewestQuestion } from "./newest-question.js";
import { keptRates } from "./rates.js";
import { keep, kept } from "./shared.js";

const storage_name = "expression";
const most_entries = 500;
/** The settings that are kept. */
const setting_names = ["angle", "notation", "digits", "complex", "money", "cash", "locale"];

/**
 * An accepted text.
 *
 * @typedef {object} Entry
 * @property {string} text what was evaluated
 * @property {string} angle how angles were measured
 * @property {boolean} [complex] whether results could be complex
 * @property {object} [answer] what it came to; nothing until it was evaluated in this module
 * @property {boolean} [stopped] whether somebody did not want to wait for it
 */

/** What was accepted, in order. A new module is given the same texts again, so that all definitions come back. */
export class Session {
  /** @type {Entry[]} */
  entries = [];
  settings = {};
  /** Why the last question without an answer has none, if nobody stopped it. */
  fault;
  /** Called after an entry was evaluated again or written otherwise. */
  onentry = () => {};
  /** Called when an evaluation that a person waits for begins and ends. */
  onbusy = () => {};
  /** Called a few times each second while an evaluation goes on. */
  onprogress = () => {};

  #engine = new Engine();
  /** The entry that is being evaluated again. */
  #replayed;
  #restored;
  #previews = new NewestQuestion((text) => this.#askRestored("calculator.preview", text));
  #completions = new NewestQuestion((text, caret) => this.#askRestored("calculator.complete", text, caret));
  #rewriting = 0;
  #evaluations = 0;

  constructor() {
    const { entries = [], settings = {} } = kept(storage_name) ?? {};
    this.entries = entries.map(({ text, angle, complex }) => ({ text, angle, complex }));
    this.settings = settings;
    this.#engine.onprogress = () => this.onprogress();
    // Rates that were pasted here or elsewhere on the page.
    document.addEventListener("rateschange", () => this.replace(this.entries));
    this.#engine.onrestart = () => {
      if (this.#replayed) this.#replayed.stopped = true;
      this.#restored = this.#replay();
    };
  }

  /** Evaluates what was saved. */
  async open() {
    this.#restored = this.#replay();
    await this.#restored;
  }

  // MARK: Evaluating

  /** The answer to a text that is being typed; nothing if a later text was asked before it was this one's turn. */
  preview(text) {
    return this.#previews.ask(text);
  }

  /** The answer to a text, which becomes an entry unless it is an error; nothing if it was stopped. */
  async evaluate(text) {
    this.#previews.cancel();
    this.#isBusy(1);
    try {
      await this.#restored;
      const answer = await this.#ask("calculator.evaluate", text);
      if (!answer || answer.error || answer.statements === 0) return answer;
      const { angle, complex } = this.settings;
      this.entries.push({ text: answer.text, angle, complex, answer });
      this.entries.splice(0, this.entries.length - most_entries);
      this.#save();
      return answer;
    } finally {
      this.#isBusy(-1);
    }
  }

  /** Ends what is being evaluated. */
  stop() {
    this.#engine.stop();
  }

  /** Forgets all entries and evaluates others in their place. */
  async replace(entries) {
    this.entries = entries;
    this.#save();
    await this.#restored;
    await this.#ask("calculator.reset");
    this.#restored = this.#replay();
    await this.#restored;
  }

  /** Changes a setting, and writes all results again. */
  async set(name, value) {
    this.settings[name] = value;
    this.#save();
    await this.#restored;
    await this.#ask("calculator.settings", name, value);
    await this.#rewrite();
  }

  /** What results are as amounts. */
  get money() {
    const { money = "", cash = false, locale = "" } = this.settings;
    return { money, cash, locale };
  }

  /**
   * Has results be amounts, and evaluates all texts again.
   *
   * @param {import("./money.js").Money} money how amounts are written
   * @returns {Promise<string|undefined>} why they cannot be
   */
  async setMoney(money) {
    await this.#restored;
    const answer = await this.#ask("calculator.settings", ...Object.entries(money).flat());
    if (!answer) return "The calculator was stopped.";
    if (answer.refused.length > 0) return answer.refused[0];
    Object.assign(this.settings, money);
    // What a text means may depend on it: `$5`, `1.234,56 €`.
    await this.replace(this.entries);
    return undefined;
  }

  /** All currencies. */
  currencies() {
    return this.#askRestored("tip.currencies");
  }

  /**
   * Has the engine take rates.
   *
   * @param {string} text the text of a file of rates; empty for none
   * @returns {Promise<string|undefined>} what is wrong with it
   */
  async setRates(text) {
    await this.#restored;
    const answer = await this.#ask("calculator.settings", "rates", text);
    return answer?.refused[0]?.replace("`rates` ", "The text ");
  }

  // MARK: Help

  /** The names that can stand at a caret; nothing if they were asked for another one since. */
  complete(text, caret) {
    return this.#completions.ask(text, caret);
  }

  functions() {
    return this.#ask("calculator.functions");
  }

  /** What the engine says of a plot that it knows: "plot.draw" or "plot.trace", the plot's number, and what is wanted. */
  plot(...words) {
    return this.#askRestored(...words);
  }

  // MARK: The engine

  /** The module's answer; nothing if it was stopped or failed, after which there is a new module. */
  async #ask(...words) {
    try {
      return await this.#engine.ask(...words);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      this.fault = error.message === "stopped" ? undefined : error.message;
      return undefined;
    }
  }

  /** One evaluation more or less that a person waits for. */
  #isBusy(change) {
    this.#evaluations += change;
    this.onbusy(this.#evaluations > 0);
  }

  /** The answer of a module that knows all entries. */
  async #askRestored(...words) {
    await this.#restored;
    return this.#ask(...words);
  }

  /** Gives a new module the settings and all entries. */
  async #replay() {
    const settings = await this.#ask("calculator.settings", ...this.#keptSettings.flat(), "rates", keptRates());
    if (!settings) return;
    this.settings = settings;
    this.#isBusy(1);
    for (const entry of this.entries) {
      if (entry.stopped) continue;
      this.#replayed = entry;
      const answer = await this.#ask("calculator.evaluate", entry.text, entry.angle, Boolean(entry.complex));
      // The module was replaced meanwhile, and its successor has begun anew.
      if (!answer) break;
      entry.answer = answer;
      this.onentry(entry);
    }
    this.#replayed = undefined;
    this.#isBusy(-1);
  }

  /** Writes the results as the settings ask now, the newest first. */
  async #rewrite() {
    const turn = ++this.#rewriting;
    for (const entry of this.entries.toReversed()) {
      if (entry.answer?.number === undefined) continue;
      const answer = await this.#ask("calculator.result", entry.answer.number);
      if (!answer || turn !== this.#rewriting) return;
      const { result, isExact, exact, mathML, provenance, error } = answer;
      Object.assign(entry.answer, { result, isExact, exact, mathML, provenance, error });
      this.onentry(entry);
    }
  }

  // MARK: Storage

  /** The settings that have a value, with their names. */
  get #keptSettings() {
    return setting_names.filter((name) => name in this.settings).map((name) => [name, this.settings[name]]);
  }

  #save() {
    keep(storage_name, {
      entries: this.entries.map(({ text, angle, complex }) => ({ text, angle, complex })),
      settings: Object.fromEntries(this.#keptSettings),
    });
  }
}
