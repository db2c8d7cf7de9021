// The field for an expression: marks under what is wrong, completion of names, and a way through the history.

import { make } from "./dom.js";

/** Begins a list of completions by itself only behind so many letters: `x` and `e` are whole names. */
const fewest_letters = 2;

/** A field that grows with its text. What happens in it is told to the functions that begin with "on". */
export class Editor {
  /** Called after each change of the text. */
  oninput = () => {};
  /** Called when the text is to be evaluated. */
  onaccept = () => {};
  /** Called with -1 and 1 to go to the text before and after in the history; returns the text, or true if the focus went there. */
  onhistory = () => undefined;
  /** Called with -1 and 1 to delete before the beginning and behind the end of the text; says whether that did something. */
  onjoin = () => false;
  /** Called when somebody wants to stop or to have an empty field. */
  onescape = () => {};
  /** Called with a text and the caret; returns the names that can stand there. */
  complete = async () => ({});
  /** Called with the call around the caret, or nothing. */
  oncall = () => {};

  #id;
  #field;
  #marks;
  #list;
  #completions = [];
  #active = -1;
  /** The name that is completed. */
  #place;
  /** The text and the caret that completions were asked for last. */
  #asked = { text: "", caret: 0 };
  #turn = 0;
  /** Whether the text is changed by a script. */
  #isWriting = false;

  /**
   * @param {object} attributes further attributes of the field, its id among them
   */
  constructor(attributes) {
    this.#id = attributes.id;
    this.#marks = make("div", { class: "expression-marks", "aria-hidden": "true" });
    this.#field = make("textarea", {
      class: "expression-field",
      rows: "1",
      dir: "ltr",
      spellcheck: "false",
      autocapitalize: "off",
      autocomplete: "off",
      autocorrect: "off",
      enterkeyhint: "done",
      "aria-autocomplete": "list",
      "aria-haspopup": "listbox",
      "aria-controls": `${this.#id}-completions`,
      oninput: () => this.#changed(),
      onkeydown: (event) => this.#keyed(event),
      ...attributes,
    });
    this.#list = make("ul", {
      class: "expression-completions",
      id: `${this.#id}-completions`,
      role: "listbox",
      "aria-label": "Completions",
      dir: "ltr",
      hidden: true,
    });
    this.element = make("div", { class: "expression-editor" }, this.#marks, this.#field, this.#list);
    const moved = () => {
      if (document.activeElement === this.#field) this.#moved();
    };
    this.#field.onfocus = () => document.addEventListener("selectionchange", moved);
    this.#field.onblur = () => {
      document.removeEventListener("selectionchange", moved);
      this.#close();
    };
    this.#draw();
  }

  // MARK: Text

  get text() {
    return this.#field.value;
  }

  /** Replaces the whole text and puts the caret behind it; it can be undone like typing. */
  set text(text) {
    this.#isWriting = true;
    this.insert(text, 0, this.text.length);
    this.#isWriting = false;
  }

  /** Replaces what is selected, or a range; it can be undone like typing. */
  insert(text, start = this.#field.selectionStart, end = this.#field.selectionEnd) {
    this.focus();
    if (start === end && text === "") return;
    this.#field.setSelectionRange(start, end);
    // No other way keeps the list of what can be undone, but not every browser has it.
    if (document.execCommand(text === "" ? "delete" : "insertText", false, text)) return;
    this.#field.setRangeText(text, start, end, "end");
    this.#changed();
  }

  /** Replaces the whole text, which is nobody's typing: nobody is told, and it cannot be undone. */
  fill(text) {
    this.#field.value = text;
    this.#close();
    this.mark();
  }

  /** Where the caret is. */
  get caret() {
    return this.#field.selectionStart;
  }

  set caret(caret) {
    this.#field.setSelectionRange(caret, caret);
  }

  /** What the field is called. */
  set label(label) {
    this.#field.setAttribute("aria-label", label);
  }

  /** Whether names are shown that can stand at the caret. */
  get isCompleting() {
    return !this.#list.hidden;
  }

  /** Moves the caret by so many characters. */
  moveCaret(distance) {
    const caret = this.#field.selectionStart + distance;
    this.#field.setSelectionRange(caret, caret);
  }

  focus() {
    this.#field.focus();
  }

  // MARK: Marks

  /**
   * Marks a range as wrong; nothing removes the mark.
   *
   * @param {{start: number, end: number}} [range] the range
   * @param {string} [description] the id of the element that says what is wrong
   */
  mark(range, description) {
    this.#draw(range);
    this.#field.removeAttribute("aria-invalid");
    this.#field.removeAttribute("aria-describedby");
    if (!range) return;
    this.#field.setAttribute("aria-invalid", "true");
    this.#field.setAttribute("aria-describedby", description);
  }

  /** Writes the text once more behind the field, which gives the field its height and the marks their places. */
  #draw(range) {
    const text = this.text;
    // A line break at the end has a line of its own only if something stands behind it.
    const end = "\u200b";
    if (!range) return this.#marks.replaceChildren(text + end);
    const marked = text.slice(range.start, range.end);
    const mark = make("span", { class: marked ? "expression-fault" : "expression-gap" }, marked);
    this.#marks.replaceChildren(text.slice(0, range.start), mark, text.slice(range.end) + end);
  }

  // MARK: Keys

  #changed() {
    const { text } = this;
    this.mark();
    this.oninput();
    // Names in a whole text that was written are complete; and whoever was told may have written another one.
    if (this.#isWriting) this.#close();
    else if (text === this.text) this.#suggest(false);
  }

  #keyed(event) {
    if (event.isComposing) return;
    const key = (event.ctrlKey || event.metaKey ? "Control+" : "") + (event.shiftKey ? "Shift+" : "") + event.key;
    const action = (this.#list.hidden ? undefined : this.#list_keys[key]) ?? this.#keys[key];
    if (action?.call(this)) event.preventDefault();
  }

  /** What keys do; each says whether it did something. */
  #keys = {
    Enter: () => {
      this.#close();
      this.onaccept();
      return true;
    },
    "Control+Enter": () => this.#keys.Enter(),
    "Control+ ": () => {
      this.#suggest(true);
      return true;
    },
    Escape: () => {
      this.onescape();
      return true;
    },
    Backspace: () => this.#isAt(0) && this.onjoin(-1),
    Delete: () => this.#isAt(this.text.length) && this.onjoin(1),
    ArrowUp: () => this.#walk(-1),
    ArrowDown: () => this.#walk(1),
  };

  /** What keys do while completions are shown. */
  #list_keys = {
    Tab: () => this.#take(Math.max(this.#active, 0)),
    Enter: () => this.#active >= 0 && this.#take(this.#active) || this.#keys.Enter(),
    Escape: () => {
      this.#close();
      return true;
    },
    ArrowDown: () => this.#activate((this.#active + 1) % this.#completions.length),
    // Before one is chosen, the way up leads into the history.
    ArrowUp: () => {
      if (this.#active < 0) return this.#walk(-1);
      return this.#activate((this.#active || this.#completions.length) - 1);
    },
  };

  /** Whether nothing is selected and the caret is at a place. */
  #isAt(place) {
    return this.#field.selectionStart === place && this.#field.selectionEnd === place;
  }

  /** Goes to another text of the history if the caret cannot go further in this one. */
  #walk(direction) {
    const { selectionStart, selectionEnd } = this.#field;
    if (selectionStart !== selectionEnd) return false;
    const rest = direction < 0 ? this.text.slice(0, selectionStart) : this.text.slice(selectionEnd);
    if (rest.includes("\n")) return false;
    const text = this.onhistory(direction);
    if (text === undefined) return false;
    // The focus may have gone to another field.
    if (text !== true) this.text = text;
    return true;
  }

  // MARK: Completion

  /** Shows the names that can stand at the caret. */
  async #suggest(isAskedFor) {
    const turn = ++this.#turn;
    const { text } = this;
    const caret = this.#field.selectionStart;
    this.#asked = { text, caret };
    const { start, end, completions = [], call } = (await this.complete(text, caret)) ?? {};
    if (turn !== this.#turn || text !== this.text || document.activeElement !== this.#field) return;
    this.oncall(call);
    if (completions.length === 0 || (!isAskedFor && caret - start < fewest_letters)) return this.#close();
    this.#completions = completions;
    this.#place = { start, end, caret };
    this.#active = -1;
    this.#field.removeAttribute("aria-activedescendant");
    this.#list.replaceChildren(...completions.map((completion, index) => this.#option(completion, index)));
    this.#list.hidden = false;
    this.#position();
  }

  #option({ name, heading, summary, kind }, index) {
    const length = this.#place.caret - this.#place.start;
    return make(
      "li",
      {
        role: "option",
        id: `${this.#id}-completion-${index}`,
        class: "expression-completion",
        "data-kind": kind,
        "aria-selected": "false",
        // The field keeps the focus.
        onpointerdown: (event) => event.preventDefault(),
        onclick: () => this.#take(index),
      },
      make("span", { class: "expression-heading" }, make("b", {}, name.slice(0, length)), heading.slice(length)),
      make("span", { class: "expression-summary" }, summary),
    );
  }

  /** Puts the list beside the name that it completes: above it where there is room, so that results stay in sight. */
  #position() {
    const name = this.#rectangle(this.#place.start);
    const box = this.element.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = this.#list;
    const left = Math.max(0, Math.min(name.left - box.left, box.width - width));
    const isAbove = name.top > height + 8;
    const top = isAbove ? name.top - box.top - height - 4 : name.bottom - box.top + 4;
    this.#list.style.setProperty("left", `${left}px`);
    this.#list.style.setProperty("top", `${top}px`);
  }

  /** Where a character of the text is on the screen. */
  #rectangle(offset) {
    const range = document.createRange();
    const texts = document.createTreeWalker(this.#marks, NodeFilter.SHOW_TEXT);
    let before = 0;
    while (texts.nextNode() && before + texts.currentNode.length <= offset) before += texts.currentNode.length;
    range.setStart(texts.currentNode, offset - before);
    return range.getBoundingClientRect();
  }

  #activate(index) {
    this.#list.children[this.#active]?.setAttribute("aria-selected", "false");
    this.#active = index;
    const option = this.#list.children[index];
    option.setAttribute("aria-selected", "true");
    option.scrollIntoView({ block: "nearest" });
    this.#field.setAttribute("aria-activedescendant", option.id);
    return true;
  }

  /** Writes a completion in the place of the name at the caret; a function's with brackets around the caret. */
  #take(index) {
    const { name, kind } = this.#completions[index];
    const { start, end } = this.#place;
    const isCalled = kind === "function" && this.text[end] !== "(";
    this.#close();
    this.insert(name + (isCalled ? "()" : ""), start, end);
    if (isCalled) this.#field.setSelectionRange(start + name.length + 1, start + name.length + 1);
    this.#suggest(false);
    return true;
  }

  /** Looks at the place of a caret that was moved without a change of the text. */
  async #moved() {
    const { text } = this;
    const caret = this.#field.selectionStart;
    if (text !== this.#asked.text || caret === this.#asked.caret) return;
    this.#close();
    this.#asked = { text, caret };
    const place = await this.complete(text, caret);
    if (text === this.#asked.text && caret === this.#asked.caret) this.oncall(place?.call);
  }

  #close() {
    this.#turn += 1;
    this.#list.hidden = true;
    this.#active = -1;
    this.#field.removeAttribute("aria-activedescendant");
  }
}
