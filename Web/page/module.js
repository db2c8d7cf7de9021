// A module of the engine: what it imports, and how it is asked. In a worker of the page, and in the package for npm.

import { zoneFile } from "./zones.js";

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** The bytes of a question: the length of each word and the word. */
function packed(words) {
  const texts = words.map((word) => encoder.encode(word));
  const bytes = new Uint8Array(texts.reduce((sum, text) => sum + 4 + text.length, 0));
  const view = new DataView(bytes.buffer);
  let offset = 0;
  for (const text of texts) {
    view.setUint32(offset, text.length, true);
    bytes.set(text, offset + 4);
    offset += 4 + text.length;
  }
  return bytes;
}

/** What time it is and where, as `ClockSetting` reads it. */
const clock = () => `${new Date().toISOString().slice(0, 19)}Z ${Intl.DateTimeFormat().resolvedOptions().timeZone ?? "UTC"}`;

/** A module that answers. After it threw anything it is in no state to go on. */
export class Module {
  #exports;
  #onprogress;

  /**
   * Makes one of a compiled module.
   *
   * @param {WebAssembly.Module} module
   * @param {() => void} [onprogress] called very often while an evaluation goes on
   */
  constructor(module, onprogress = () => {}) {
    this.#onprogress = onprogress;
    this.#exports = new WebAssembly.Instance(module, this.#imports).exports;
    this.#exports._initialize();
  }

  /** See Web/Sources/CPage. */
  get #imports() {
    return {
      page: {
        now: () => performance.now(),
        progress: () => this.#onprogress(),
        random: (address, length) => {
          // It gives no more at once.
          for (let start = 0; start < length; start += 65_536) {
            crypto.getRandomValues(this.#bytes(address + start, Math.min(65_536, length - start)));
          }
        },
        clock: (address, room) => this.#write(encoder.encode(clock()), address, room),
        zone: (name, length, address, room) => {
          const file = zoneFile(decoder.decode(this.#bytes(name, length)));
          return file ? this.#write(file, address, room) : 0;
        },
      },
    };
  }

  #bytes(address, length) {
    return new Uint8Array(this.#exports.memory.buffer, address >>> 0, length);
  }

  /** Writes bytes where there is room for them, and returns how many. */
  #write(bytes, address, room) {
    if (bytes.length > room) return 0;
    this.#bytes(address, bytes.length).set(bytes);
    return bytes.length;
  }

  /**
   * Calls a function of the module.
   *
   * @param {string[]} words its name and texts
   * @returns {object} what it answers
   */
  answer(words) {
    const question = packed(words);
    const address = this.#exports.input(question.length);
    this.#bytes(address, question.length).set(question);
    const start = this.#exports.answer();
    return JSON.parse(decoder.decode(this.#bytes(start, this.#exports.answerLength())));
  }
}
