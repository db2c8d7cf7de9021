// A session in a thread of its own; how a thread is started is the caller's.

import { CalculationError, EngineError, Result } from "./session.js";

/** The errors that cross threads as objects of their properties. */
const errors = { CalculationError, EngineError, TypeError, RangeError };

/** The error that a thread described. */
function revived({ name, message, properties }) {
  const error = Object.create((errors[name] ?? Error).prototype);
  return Object.defineProperties(
    Object.assign(error, properties, { name }),
    { message: { value: message, configurable: true, writable: true }, stack: { value: new Error(message).stack, configurable: true, writable: true } },
  );
}

/** The class of sessions for a function that starts a thread: it takes what is done with messages and with a failure. */
export function withThreads(startThread) {
  return class WorkerSession {
    #options;
    #thread;
    #pending = new Map();
    #count = 0;

    constructor(options = {}) {
      this.#options = options;
      this.#start();
    }

    async evaluate(text) {
      return Object.assign(Object.create(Result.prototype), await this.#ask("evaluate", text));
    }

    async set(options) {
      await this.#ask("set", options);
    }

    async reset() {
      await this.#ask("reset");
    }

    stop() {
      // What is closed stays closed.
      if (!this.#thread) return;
      this.close();
      this.#start();
    }

    close() {
      this.#thread?.end();
      this.#thread = undefined;
      this.#reject(new EngineError("it was stopped"));
    }

    #start() {
      const thread = startThread(
        ({ id, value, error }) => {
          const { resolve, reject } = this.#pending.get(id) ?? {};
          this.#pending.delete(id);
          if (error) reject?.(revived(error));
          else resolve?.(value);
        },
        (error) => {
          // One that was ended is no failure of the one after it.
          if (this.#thread === thread) this.#reject(new EngineError(error));
        },
      );
      this.#thread = thread;
      // Options that are refused are said by the first evaluation.
      thread.post({ id: 0, method: "open", argument: this.#options });
    }

    #ask(method, argument) {
      if (!this.#thread) return Promise.reject(new EngineError("it was closed"));
      const id = ++this.#count;
      return new Promise((resolve, reject) => {
        this.#pending.set(id, { resolve, reject });
        this.#thread.post({ id, method, argument });
      });
    }

    #reject(error) {
      const pending = [...this.#pending.values()];
      this.#pending.clear();
      for (const { reject } of pending) reject(error);
    }
  };
}
