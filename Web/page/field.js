// Fields for numbers: every edit is judged by the engine, which groups the digits and says where the caret is.

import { engine } from "./shared.js";

/** What an edit deletes, by the names that browsers have for it. */
const deletions = {
  deleteContentBackward: "backward",
  deleteContentForward: "forward",
};

/** Ties an input to a field of the engine. */
export class Field {
  input;
  #name;
  #change;
  /** What the input shows because of the engine, to find out what a keyboard changed behind our back. */
  #text = "";
  /** Edits are made one after the other, each on the outcome of the one before. */
  #edits = Promise.resolve();

  /**
   * @param {HTMLInputElement} input the element
   * @param {string} name the field's name in the engine
   * @param {(rejection: string) => void} change is called after each edit with the reason why it was not accepted, if so
   */
  constructor(input, name, change) {
    this.input = input;
    this.#name = name;
    this.#change = change;
    input.addEventListener("beforeinput", (event) => this.#edit(event));
    input.addEventListener("input", () => this.#repair());
  }

  /** Shows a text that the engine has for the field. */
  show(text) {
    this.#text = text;
    if (this.input.value === text) return;
    const caret = text.length - (this.input.value.length - this.input.selectionEnd);
    this.input.value = text;
    if (document.activeElement === this.input) this.#place(Math.max(0, caret));
  }

  #place(caret) {
    this.input.setSelectionRange(caret, caret);
  }

  #edit(event) {
    // Without a way to prevent it, the edit is looked at when it was made.
    if (!event.cancelable || event.isComposing) return;
    event.preventDefault();
    const { inputType: type } = event;
    const text = event.data ?? event.dataTransfer?.getData("text/plain") ?? "";
    if (type.startsWith("history")) return;
    this.#enqueue(() => {
      const [start, end] = [this.input.selectionStart, this.input.selectionEnd];
      if (!type.startsWith("delete")) return ["field.replace", this.#name, start, end, text];
      if (start !== end) return ["field.replace", this.#name, start, end, ""];
      if (type in deletions) return ["field.delete", this.#name, start, deletions[type]];
      return type.endsWith("Forward") ? ["field.replace", this.#name, start, this.#text.length, ""] : ["field.replace", this.#name, 0, end, ""];
    });
  }

  /** Gives the engine an edit that could not be prevented. */
  #repair() {
    const [before, after] = [this.#text, this.input.value];
    let start = 0;
    while (start < Math.min(before.length, after.length) && before[start] === after[start]) start += 1;
    let rest = 0;
    while (rest < Math.min(before.length, after.length) - start && before.at(-1 - rest) === after.at(-1 - rest)) rest += 1;
    const inserted = after.slice(start, after.length - rest);
    this.#enqueue(() => ["field.replace", this.#name, start, before.length - rest, inserted]);
  }

  #enqueue(question) {
    this.#edits = this.#edits.then(async () => {
      const answer = await engine.ask(...question());
      this.#text = answer.text;
      const caret = answer.caret ?? this.input.selectionEnd;
      if (this.input.value !== answer.text) this.input.value = answer.text;
      if (answer.caret !== undefined) this.#place(caret);
      this.#change(answer.words ?? "");
    }).catch(() => {});
  }
}
