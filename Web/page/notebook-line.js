// A line of the notebook: the field, its result beside it, and below what is wrong or drawn.

import { make, paragraphs, prose } from "./dom.js";
import { exactForm } from "./exact.js";
import { Editor } from "./expression-editor.js";
import { shortened } from "./expression-tape.js";
import { PlotSliders } from "./plot-sliders.js";
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
  /** Called with a number that a slider changes, its new value, and whether the slider was let go. */
  onslide = () => {};

  #id = `notebook-line-${++count}`;
  #result = make("div", { class: "notebook-result", dir: "ltr" });
  #more;
  #view;
  #sliders;
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
    if (answer.plot === undefined) {
      this.#view = undefined;
      this.#sliders = undefined;
    }
    if (answer.error) return this.#showErrorLater(answer.error);
    const notes = [...(answer.readings ?? []).flatMap((reading) => reading.notes), ...(answer.notes ?? [])];
    const parts = paragraphs(notes, ":complex", { class: "notebook-note" });
    if (answer.plot !== undefined) return this.#showPlot(answer, parts);
    return this.#showMore(parts);
  }

  #showMore(parts) {
    this.#more.replaceChildren(...parts);
    this.#more.hidden = parts.length === 0;
  }

  #showResult({ result, isExact, exact, mathML }) {
    if (result === undefined) return this.#result.replaceChildren();
    const parts = [
      make("span", { class: "notebook-value" }, make("span", { class: "sign" }, isExact ? "=" : "≈"),
      make("button", { type: "button", class: "notebook-digits", title: "Copy", "aria-label": `${isExact ? "equals" : "about"} ${shortened(result)}, copy`, onclick: () => this.oncopy(result) },
        result)),
    ];
    if (exact) parts.push(make("span", { class: "notebook-exact" }, "= ", exactForm(exact, mathML)));
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
        ...paragraphs(error.notes, ":complex", { class: "notebook-note" }),
        ...(mends.length > 0 ? [make("div", { class: "notebook-mends" }, ...mends)] : []),
      ]);
    };
    if (!isTyping) return show();
    this.#timer = setTimeout(show, milliseconds_until_errors);
    return undefined;
  }

  /** Shows a plot, its sliders and what is said of it; what is there already keeps its place, and a finger on it. */
  #showPlot(answer, notes) {
    const view = (this.#view ??= new PlotView(answer.text, (...words) => this.plot(...words)));
    view.onstop = () => this.onstop();
    view.text = answer.text;
    view.number = answer.plot;
    const sliders = (this.#sliders ??= new PlotSliders((slider, value, isFinal) => {
      view.hold(!isFinal);
      this.onslide(slider, value, isFinal);
    }));
    sliders.show(answer.sliders ?? []);
    if (view.element.parentNode !== this.#more) return this.#showMore([view.element, sliders.element, ...notes]);
    while (sliders.element.nextSibling) sliders.element.nextSibling.remove();
    this.#more.append(...notes);
    return undefined;
  }
}
