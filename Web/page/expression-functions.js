// The list of functions: what can be called, with its documentation and examples.

import { icon, make } from "./dom.js";

const close_icon = "M6 6 18 18M18 6 6 18";

/** A dialog with all functions, constants and words of the language. */
export class FunctionList {
  /** Called with a text that is chosen, and where the caret belongs in it. */
  onchoose = () => {};

  #load;
  #search;
  #count;
  #content;
  #isLoaded = false;

  /**
   * @param {() => Promise<object>} load asks for the functions
   */
  constructor(load) {
    this.#load = load;
    this.#search = make("input", {
      type: "search",
      class: "functions-search",
      placeholder: "Search",
      "aria-label": "Search functions",
      autocomplete: "off",
      spellcheck: "false",
      oninput: () => this.#filter(),
    });
    this.#count = make("p", { class: "visually-hidden", role: "status" });
    this.#content = make("div", { class: "functions-content" });
    const title = make("h2", { class: "functions-title", id: "functions-title" }, "Functions");
    const close = make(
      "button",
      { type: "button", class: "quiet-button", "aria-label": "Close", onclick: () => this.element.close() },
      icon(close_icon),
    );
    this.element = make(
      "dialog",
      {
        class: "functions",
        "aria-labelledby": "functions-title",
        // A click beside the dialog is a click on its backdrop, which belongs to it.
        onclick: (event) => {
          if (event.target === this.element) this.element.close();
        },
      },
      make(
        "div",
        { class: "functions-sheet" },
        make("header", { class: "functions-header" }, title, close, this.#search, this.#count),
        this.#content,
      ),
    );
  }

  async show() {
    this.element.showModal();
    this.#search.focus();
    if (this.#isLoaded) return;
    const list = await this.#load();
    if (!list || this.#isLoaded) return;
    this.#isLoaded = true;
    const families = list.families.map(({ name, functions }) =>
      this.#family(name, functions.map((entry) => this.#function(entry))),
    );
    const constants = this.#family("Constants", list.constants.map((entry) => this.#named(entry)));
    const words = this.#family("Words", list.words.map((entry) => this.#named(entry)));
    this.#content.replaceChildren(...families, constants, words);
    this.#filter();
  }

  #family(name, entries) {
    return make(
      "section",
      { class: "functions-family" },
      make("h3", { class: "functions-family-name" }, name),
      make("ul", { class: "functions-list", role: "list" }, ...entries),
    );
  }

  #function({ name, heading, summary, domain, aliases, inverse, examples }) {
    const facts = [["Domain", domain]];
    if (aliases.length > 0) facts.push(["Also", aliases.join(", ")]);
    if (inverse) facts.push(["Inverse", inverse]);
    const details = make(
      "details",
      { class: "functions-entry", name: "functions-entry" },
      make(
        "summary",
        { class: "functions-summary" },
        make("code", { class: "functions-heading", dir: "ltr" }, heading),
        make("span", { class: "functions-words" }, summary),
      ),
      make(
        "div",
        { class: "functions-details" },
        make("dl", { class: "functions-facts" }, ...facts.flatMap(([term, text]) => [make("dt", {}, term), make("dd", {}, text)])),
        make(
          "ul",
          { class: "functions-examples", role: "list", "aria-label": "Examples" },
          ...examples.map(({ input, output }) =>
            make(
              "li",
              {},
              make(
                "button",
                { type: "button", class: "functions-example", dir: "ltr", onclick: () => this.#choose(input) },
                make("span", {}, input),
                make("span", { class: "functions-output" }, output),
              ),
            ),
          ),
        ),
        make(
          "button",
          { type: "button", class: "button", onclick: () => this.#choose(`${name}()`, name.length + 1) },
          `Insert ${name}`,
        ),
      ),
    );
    return this.#entry([name, ...aliases, summary], details);
  }

  #named({ names, summary }) {
    const buttons = names.map((name) =>
      make(
        "button",
        { type: "button", class: "functions-name", dir: "ltr", onclick: () => this.#choose(name) },
        name,
      ),
    );
    return this.#entry(
      [...names, summary],
      make("div", { class: "functions-named" }, make("span", {}, ...buttons), make("span", { class: "functions-words" }, summary)),
    );
  }

  #entry(words, ...children) {
    return make("li", { "data-words": words.join(" ").toLowerCase() }, ...children);
  }

  #choose(text, caret = text.length) {
    this.element.close();
    this.onchoose(text, caret);
  }

  /** Shows what has all words that are searched for. */
  #filter() {
    const words = this.#search.value.toLowerCase().split(/\s+/);
    let count = 0;
    for (const family of this.#content.children) {
      let isEmpty = true;
      for (const entry of family.querySelectorAll("li[data-words]")) {
        entry.hidden = !words.every((word) => entry.dataset.words.includes(word));
        if (entry.hidden) continue;
        count += 1;
        isEmpty = false;
      }
      family.hidden = isEmpty;
    }
    this.#count.textContent = this.#search.value ? `${count} found` : "";
  }
}
