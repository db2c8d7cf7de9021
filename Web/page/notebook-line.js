// A line of the notebook: the field, its result beside it, and below what is wrong or drawn.

import { make, prose } from "./dom.js";
import { Editor } from "./expression-editor.js";
import { shortened } from "./expression-tape.js";
import { PlotView } from "./plot.js";

/** An error is not shown to somebody who types on. */
const milliseconds_until_errors = 700;
let count = 0;

/** A line and what it came to. What happens in it is told to the functions that begin with "on". */
export class NotebookLine {
  /** Called after each change of the text. */
  oninput = () => {};
  /** Called with a text that is to be copied. */
  oncopy = () => {};
  /** Asks the engine about a plot. */
  plot = async () => undefined;
  onstop = () => {};

  #id = `notebook-line-${++count}`;
  #result = make("div", { class: "notebook-result", dir: "ltr" });
  #more;
  #view;
  #serial;
  #timer;
  #isStale = false;

  constructor(text, number) {
    this.editor = new Editor({ id: this.#id, "aria-label": `Line ${number}` });
    this.editor.fill(text);
    this.editor.oninput = () => {
      clearTimeout(this.#timer);
      this.#isStale = true;
      this.element.classList.add("is-stale");
      this.#showComment();
      this.oninput();
    };
    this.#more = make("div", { class: "notebook-more", id: `${this.#id}-more`, hidden: true });
    this.element = make("li", { class: "notebook-line" }, this.editor.element, this.#result, this.#more);
    this.#showComment();
  }

  get text() {
    return this.editor.text;
  }

  set number(number) {
    this.editor.label = `Line ${number}`;
  }

  #showComment() {
    this.element.classList.toggle("is-comment", /^\s*#/.test(this.text));
    this.element.classList.toggle("is-setting", /^\s*:/.test(this.text));
  }

  /** Shows what the line came to. */
  show(answer) {
    const isSame = answer.serial === this.#serial && !this.#isStale;
    this.#serial = answer.serial;
    this.#isStale = false;
    this.element.classList.remove("is-stale");
    if (isSame) return;
    clearTimeout(this.#timer);
    this.editor.mark();
    this.#showResult(answer);
    if (answer.plot === undefined) this.#view = undefined;
    if (answer.error) return this.#showErrorLater(answer.error);
    const notes = [...(answer.readings ?? []).flatMap((reading) => reading.notes), ...(answer.notes ?? [])];
    const parts = notes.map((note) => make("p", { class: "notebook-note" }, ...prose(note)));
    if (answer.plot !== undefined) parts.unshift(this.#plot(answer));
    this.#showMore(parts);
  }

  #showMore(parts) {
    this.#more.replaceChildren(...parts);
    this.#more.hidden = parts.length === 0;
  }

  #showResult({ result, isExact, fraction }) {
    if (result === undefined) return this.#result.replaceChildren();
    const parts = [
      make("span", { class: "notebook-value" }, make("span", { class: "sign" }, isExact ? "=" : "≈"),
      make("button", { type: "button", class: "notebook-digits", title: "Copy", "aria-label": `${isExact ? "equals" : "about"} ${shortened(result)}, copy`, onclick: () => this.oncopy(result) },
        result)),
    ];
    if (fraction) parts.push(make("span", { class: "notebook-fraction" }, `= ${fraction}`));
    return this.#result.replaceChildren(...parts);
  }

  #showErrorLater(error) {
    const isTyping = this.element.contains(document.activeElement);
    const show = () => {
      this.editor.mark(error, `${this.#id}-more`);
      const mends = error.fixIts.map((fixIt) =>
        make("button", { type: "button", class: "button", onclick: () => this.editor.insert(fixIt.replacement, fixIt.start, fixIt.end) }, ...prose(fixIt.words)),
      );
      this.#showMore([
        make("p", { class: "notebook-error" }, ...prose(error.message)),
        ...error.notes.map((note) => make("p", { class: "notebook-note" }, ...prose(note))),
        ...(mends.length > 0 ? [make("div", { class: "notebook-mends" }, ...mends)] : []),
      ]);
    };
    if (!isTyping) return show();
    this.#timer = setTimeout(show, milliseconds_until_errors);
    return undefined;
  }

  #plot(answer) {
    this.#view ??= new PlotView(answer.text, (...words) => this.plot(...words));
    this.#view.onstop = () => this.onstop();
    this.#view.text = answer.text;
    this.#view.number = answer.plot;
    return this.#view.element;
  }
}
