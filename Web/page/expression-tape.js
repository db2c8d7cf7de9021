// The tape of results: what was evaluated, the newest last.

import { icon, make } from "./dom.js";
import { exactForm } from "./exact.js";
import { PlotView } from "./plot.js";

const copy_icon = "M9 9h11v11H9zM5 15H4V4h11v1";

/** What somebody may begin with. */
const examples = ["1/3 + 1/7", "sqrt(2) * sqrt(8)", "2^100", "sin(30) + 1/2pi", "200 + 15%", "f(x) = x^2 + 1", "plot x^3 - 3x, 2^x x=-3..3"];

/** A list of entries, each with its result. */
export class Tape {
  /** Called with an expression that is to be edited. */
  onreuse = () => {};
  /** Called with a result that is to be used in an expression. */
  oninsert = () => {};
  /** Called with a text that is to be copied. */
  oncopy = () => {};
  /** Asks the engine about a plot. */
  plot = async () => undefined;
  /** Called when somebody does not want to wait for a plot any more. */
  onstop = () => {};

  #list;
  #start;
  #rows = new Map();
  /** The plots of entries, which keep their windows. */
  #plots = new Map();
  #isAtEnd = true;
  #angle;

  constructor() {
    this.#list = make("ol", { class: "expression-tape-list", role: "list", dir: "ltr", "aria-label": "Results" });
    this.#start = make(
      "div",
      { class: "expression-tape-start" },
      make("p", { class: "expression-tape-hint" }, "Exact where the result is exact, and every digit right where it is rounded. Try"),
      make(
        "ul",
        { class: "expression-tape-examples", role: "list" },
        ...examples.map((example) =>
          make(
            "li",
            {},
            make(
              "button",
              { type: "button", class: "expression-tape-example", dir: "ltr", onclick: () => this.onreuse(example) },
              example,
            ),
          ),
        ),
      ),
    );
    this.element = make(
      "div",
      { class: "expression-tape", role: "region", "aria-label": "History", tabindex: "0" },
      this.#start,
      this.#list,
    );
    this.element.onscroll = () => {
      const { scrollTop, clientHeight, scrollHeight } = this.element;
      this.#isAtEnd = scrollTop + clientHeight >= scrollHeight - 1;
    };
    // The newest entry stays in sight when the field or the outcome grows.
    new ResizeObserver(() => this.#keepEnd()).observe(this.element);
  }

  #keepEnd() {
    if (this.#isAtEnd) this.element.scrollTop = this.element.scrollHeight;
  }

  /** Shows these entries and no others. */
  show(entries) {
    this.#rows.clear();
    this.#plots.clear();
    this.#list.replaceChildren();
    for (const entry of entries) this.add(entry);
    this.#start.hidden = entries.length > 0;
  }

  /** Shows one more entry, at the end. */
  add(entry) {
    const row = make("li", { class: "expression-tape-row" });
    this.#rows.set(entry, row);
    this.update(entry);
    this.#list.append(row);
    this.#start.hidden = true;
    this.#isAtEnd = true;
    this.#keepEnd();
  }

  /** Shows what an entry came to now. */
  update(entry) {
    const { text, answer, stopped } = entry;
    const expression = make(
      "button",
      { type: "button", class: "expression-tape-expression", title: "Edit", onclick: () => this.onreuse(text) },
      text,
    );
    const isOfOtherUnit = answer?.mayDependOnAngleUnit && entry.angle !== this.#angle;
    const unit = isOfOtherUnit ? [make("span", { class: "expression-tape-unit" }, entry.angle)] : [];
    const head = make("span", { class: "expression-tape-head" }, expression, ...unit);
    this.#rows.get(entry)?.replaceChildren(head, ...this.#outcome(entry));
    this.#keepEnd();
  }

  /** Marks the entries whose angles were measured in another unit than this one. */
  set angle(angle) {
    this.#angle = angle;
    for (const entry of this.#rows.keys()) this.update(entry);
  }

  #outcome(entry) {
    const { answer, stopped } = entry;
    if (stopped) return [make("span", { class: "expression-tape-note" }, "stopped")];
    if (!answer) return [make("span", { class: "expression-tape-note" }, "…")];
    if (answer.error) return [make("span", { class: "expression-tape-note" }, answer.error.message)];
    if (answer.plot !== undefined) return [this.#plot(entry)];
    if (answer.result === undefined) return [make("span", { class: "expression-tape-note" }, "defined")];
    const { result, isExact, exact, mathML } = answer;
    const digits = make("button", { type: "button", class: "expression-tape-digits", title: "Insert", onclick: () => this.oninsert(result) },
      make("span", { class: "expression-tape-lines" }, result),
    );
    const results = [this.#result(isExact ? "=" : "≈", result, digits)];
    if (exact) results.push(this.#result("=", exact, exactForm(exact, mathML, { class: "expression-tape-exact", title: "Insert", onclick: () => this.oninsert(exact) })));
    return [make("span", { class: "expression-tape-results" }, ...results)];
  }

  #plot(entry) {
    const view = this.#plots.get(entry) ?? new PlotView(entry.text, (...words) => this.plot(...words));
    view.onstop = () => this.onstop();
    view.number = entry.answer.plot;
    this.#plots.set(entry, view);
    return view.element;
  }

  #result(sign, text, content) {
    return make(
      "span",
      { class: "expression-tape-result" },
      make(
        "button",
        { type: "button", class: "quiet-button expression-tape-copy", "aria-label": `Copy ${shortened(text)}`, onclick: () => this.oncopy(text) },
        icon(copy_icon),
      ),
      make("span", { class: "sign" }, sign),
      content,
    );
  }
}

/** A result that is not too long to be heard. */
export function shortened(text) {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
