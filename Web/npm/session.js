// Evaluations, and sessions of them that remember what was defined.

import { Module } from "./module.js";
import { defaults, settings } from "./options.js";

/** Why a text has no result. */
export class CalculationError extends Error {
  constructor(input, { message, label, notes, class: kind, start, end, fixIts }) {
    super(message);
    this.name = "CalculationError";
    this.input = input;
    this.label = label;
    this.notes = notes;
    this.kind = kind;
    this.start = start;
    this.end = end;
    this.fixIts = fixIts;
  }
}

/** The engine itself came to an end, for want of memory for instance. */
export class EngineError extends Error {
  constructor(cause) {
    super(`the engine has ended, and what the session defined is lost; \`reset()\` starts another (${cause?.message ?? cause})`, { cause });
    this.name = "EngineError";
  }
}

/** What a text came to. */
export class Result {
  constructor({ text, result, isExact, fraction, readings, notes }) {
    this.input = text;
    this.text = result;
    this.isExact = isExact;
    this.fraction = fraction;
    this.readAs = readings.filter((reading) => reading.text !== undefined).map((reading) => reading.text);
    this.notes = [...readings.flatMap((reading) => reading.notes), ...notes];
  }

  toString() {
    return this.text ?? "";
  }
}

/** The options that are said, in an object of their own. */
function given(options) {
  if (options === null || typeof options !== "object") throw new TypeError("the options of a session are an object");
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

/** The functions of the package for a compiled module. */
export function withModule(compiled) {
  class Session {
    #module;
    #options;

    constructor(options = {}) {
      this.#options = { ...defaults };
      this.#start();
      this.set(options);
    }

    /** Evaluates one or more statements; what they define is remembered. */
    evaluate(text) {
      if (typeof text !== "string") throw new TypeError(`an expression is a string, not ${typeof text}`);
      const answer = this.#ask("calculator.evaluate", text);
      if (answer.error) throw new CalculationError(text, answer.error);
      return new Result(answer);
    }

    /** Changes options; if any is refused, none is changed. */
    set(options) {
      const changes = given(options);
      // Of digits and decimals, those that were set last count.
      if ("digits" in changes && !("decimals" in changes)) changes.decimals = undefined;
      const { refused } = this.#ask("calculator.settings", ...settings(changes));
      if (refused.length > 0) {
        const before = Object.keys(changes).map((name) => [name, this.#options[name]]);
        this.#ask("calculator.settings", ...settings({ digits: this.#options.digits, ...Object.fromEntries(before) }));
        throw new RangeError(refused.join("; "));
      }
      Object.assign(this.#options, changes);
    }

    /** Forgets all definitions and results; the options stay. */
    reset() {
      if (this.#module) this.#ask("calculator.reset");
      else this.#start();
    }

    /** What can stand at a place in a text: names with their kinds and summaries, and the function around it. */
    complete(text, caret = text.length) {
      const { start, end, completions, call } = this.#ask("calculator.complete", text, String(caret));
      return { start: start ?? caret, end: end ?? caret, completions: completions ?? [], call };
    }

    /** What is said about a function; nothing if there is none of that name. */
    help(name) {
      const answer = this.#ask("calculator.help", name);
      return answer.name === undefined ? undefined : answer;
    }

    #start() {
      try {
        this.#module = new Module(compiled);
      } catch (error) {
        // Chromium makes no module of more than 8 MB at once where it draws pages.
        if (!(error instanceof RangeError)) throw error;
        throw new RangeError("this browser starts the engine in a worker only: `import { WorkerSession } from \"sci-calculator/worker\"`", { cause: error });
      }
      this.#ask("calculator.settings", ...settings(this.#options));
    }

    #ask(...words) {
      if (!this.#module) throw new EngineError("it ended before");
      try {
        return this.#module.answer(words);
      } catch (error) {
        this.#module = undefined;
        throw new EngineError(error);
      }
    }
  }

  let scratch;

  /** Evaluates a text by itself: it sees no definitions but its own. */
  function evaluate(text, options = {}) {
    scratch ??= new Session();
    try {
      scratch.reset();
      scratch.set({ ...defaults, ...given(options) });
      return scratch.evaluate(text);
    } catch (error) {
      if (error instanceof EngineError) scratch = undefined;
      throw error;
    }
  }

  return { evaluate, Session };
}
