// The engine: the libraries as a WebAssembly module, in a worker that this page asks.

/** Each module is fetched and compiled once, however many engines there are. */
const compiled = {};

function compile(name) {
  compiled[name] ??= WebAssembly.compileStreaming(fetch(new URL(name, import.meta.url)));
  return compiled[name];
}

/** An evaluation that was stopped, or an engine that failed. */
export class EngineError extends Error {}

/**
 * One instance of a module: `sci.wasm` has all functions, `keypad.wasm` those of keypad and tip, and half the length. Questions are answered in the order in which they are asked.
 *
 *     const engine = new Engine();
 *     const { text } = await engine.ask("keypad.press", "7");
 */
export class Engine {
  #name;
  #worker;
  #pending = new Map();
  #count = 0;
  #ready;
  /** Called a few times each second while an evaluation goes on. */
  onprogress = () => {};
  /** Called after the module was replaced by a new one, which remembers nothing. */
  onrestart = () => {};

  constructor(name = "sci.wasm") {
    this.#name = name;
    this.#start();
  }

  #start() {
    this.#worker = new Worker(new URL("engine-worker.js", import.meta.url), { type: "module" });
    this.#ready = new Promise((resolve, reject) => {
      this.#worker.onmessage = ({ data }) => {
        if (data.ready) return resolve();
        if (data.progress) return this.onprogress();
        const { resolve: settle, reject: fail } = this.#pending.get(data.id);
        this.#pending.delete(data.id);
        if (data.fault === undefined) return settle(data.value);
        fail(new EngineError(data.fault));
        this.stop();
      };
      this.#worker.onerror = (event) => reject(new EngineError(event.message));
      compile(this.#name).then((module) => this.#worker.postMessage({ module }), reject);
    });
  }

  /** Resolves when the module can answer. */
  get ready() {
    return this.#ready;
  }

  /** Calls a function of the module with texts. */
  async ask(...words) {
    await this.#ready;
    const id = ++this.#count;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      this.#worker.postMessage({ id, words: words.map(String) });
    });
  }

  /** Ends what is being computed; the next question is answered by a new module. */
  stop() {
    this.#worker.terminate();
    const pending = [...this.#pending.values()];
    this.#pending.clear();
    this.#start();
    for (const { reject } of pending) reject(new EngineError("stopped"));
    this.onrestart();
  }
}
