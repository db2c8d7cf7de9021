// The notebook: a sheet of lines with their results, which are names for the lines below.

import { icon, make } from "./dom.js";
import { Engine, EngineError } from "./engine.js";
import { linkTo, linkedSheet } from "./notebook-link.js";
import { NotebookLine } from "./notebook-line.js";
import { MoneySheet } from "./money.js";
import { moneyOf, withMoney } from "./notebook-money.js";
import { NewestQuestion } from "./newest-question.js";
import { RatesSheet, keptRates } from "./rates.js";
import { keep, kept } from "./shared.js";

const storage_name = "notebook";
const milliseconds_until_busy = 250;
const milliseconds_of_thanks = 1800;
const milliseconds_until_announcements = 900;

/** What somebody finds who never wrote a sheet. */
const example = `# A trip, for three
nights = 3 * 129.50 EUR
food = 4 * 35 EUR + 10%
total / 3

# How far, how fast
d = 42.195 km
t = 2 h + 1 min + 39 s
d / t to km/h

# A curve, and where it is zero
plot x^3 - 3x x=-3..3
solve(x^3 - 3x == 0; x)`;

const icons = {
  total: "M17 5H7l6 7-6 7h10",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  save: "M12 4v11M7.500 11l4.500 4.500 4.500-4.500M5 19.500h14",
  open: "M12 15.500V4.500M7.500 9 12 4.500 16.500 9M5 19.500h14",
  rates: "M4 8h15l-4-4M20 16H5l4 4",
  money: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M14.500 9.500c-1-1.500-5-1.500-5 .5s5 2 5 4-4 2-5 .5M12 7v1M12 16v1",
  clear: "M5 7h14M10 7V5h4v2M7 7l1 12h8l1-12",
  undo: "M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4",
};

/**
 * Puts the notebook into an element.
 *
 * @param {HTMLElement} section an empty element
 */
export function mount(section) {
  let notebook;
  const show = () => {
    notebook ??= new Notebook(section);
    notebook.open(location.hash);
  };
  section.addEventListener("show", show);
  if (!section.hidden) show();
}

class Notebook {
  #engine;
  #lines = [];
  #list = make("ol", { class: "notebook-lines", role: "list", dir: "ltr", "aria-label": "Sheet" });
  #names = make("dl", { class: "notebook-definitions", dir: "ltr" });
  #aside;
  #stop;
  #undo;
  #remark = make("p", { class: "notebook-remark", role: "alert", hidden: true });
  #toast = make("p", { class: "toast notebook-toast", "aria-hidden": "true", hidden: true });
  #status = make("p", { class: "visually-hidden", role: "status" });
  #rates = new RatesSheet(async (text) => (await this.#ask("notebook.rates", text))?.error?.replace(/^/, "The text "));
  #money = new MoneySheet({
    currencies: () => this.#ask("tip.currencies"),
    get: () => moneyOf(this.#text),
    set: async (money) => this.#replace(withMoney(this.#text, money), { takesFocus: false }),
  });
  #file = make("input", { type: "file", accept: ".sci,.txt,text/plain", hidden: true, "aria-label": "A sheet", onchange: () => this.#read() });
  #answers = new NewestQuestion((text) => this.#ask("notebook.answer", text));
  #completions = new NewestQuestion((...words) => this.#ask("notebook.complete", ...words));
  #opened;
  /** The sheet before it was replaced by another one. */
  #previous;
  /** Whether the sheet came with a link, so that the one before stays within reach. */
  #isLinked = false;
  #isStopped = false;
  #timers = {};

  constructor(section) {
    this.#engine = new Engine();
    this.#engine.ask("notebook.rates", keptRates());
    this.#engine.onrestart = () => {
      this.#ask("notebook.rates", keptRates());
      if (!this.#isStopped) this.#answer();
    };
    // Rates that were pasted here or elsewhere on the page.
    document.addEventListener("rateschange", async () => {
      await this.#ask("notebook.rates", keptRates());
      this.#answer();
    });
    const button = (name, label, onclick) =>
      make("button", { type: "button", class: "quiet-button", onclick }, icon(icons[name]), make("span", { class: "notebook-label" }, label));
    this.#undo = button("undo", "Undo", () => this.#replace(this.#previous ?? ""));
    this.#undo.hidden = true;
    this.#stop = make("button", { type: "button", class: "button notebook-stop", hidden: true, onclick: () => this.#stopAll() }, "Stop");
    const bar = make(
      "div",
      { class: "notebook-bar", role: "toolbar", "aria-label": "Sheet" },
      button("total", "Total", () => this.#append("total")),
      button("link", "Link", () => this.#link()),
      button("save", "Save", () => this.#save()),
      button("open", "Open", () => this.#file.click()),
      button("money", "Money", () => this.#money.open()),
      button("rates", "Rates", () => this.#rates.open()),
      button("clear", "Clear", () => this.#replace("")),
      this.#undo,
      this.#file,
      this.#stop,
    );
    this.#aside = make("aside", { class: "notebook-names", "aria-label": "Names", hidden: true }, make("h2", {}, "Names"), this.#names);
    section.append(
      make(
        "div",
        { class: "notebook" },
        bar,
        this.#remark,
        make("div", { class: "notebook-sheet", onclick: (event) => this.#focusEnd(event) }, this.#list),
        this.#aside,
        this.#toast,
        this.#status,
      ),
    );
  }

  /** Shows the sheet of an address, or else the one that was kept. */
  async open(fragment) {
    if (this.#opened === fragment && this.#lines.length > 0) return;
    const isFirst = this.#opened === undefined;
    this.#opened = fragment;
    const { text: own = example, before } = kept(storage_name) ?? {};
    try {
      const linked = await linkedSheet(fragment);
      if (linked === undefined && !isFirst) return;
      this.#show(linked ?? own);
      if (linked !== undefined && linked !== own && own !== example) this.#setLinked(before ?? own);
      else if (before !== undefined) this.#setLinked(before);
    } catch {
      if (isFirst) this.#show(own);
      this.#complain("This link holds no sheet, or only a part of one: its end may be missing.");
    }
  }

  // MARK: Lines

  get #text() {
    return this.#lines.map((line) => line.text).join("\n");
  }

  /** Shows a sheet and answers it. */
  #show(text) {
    this.#lines = text.split("\n").map((line, index) => this.#line(line, index));
    this.#list.replaceChildren(...this.#lines.map((line) => line.element));
    for (const line of this.#lines) line.editor.mark();
    this.#answer();
  }

  /** Shows another sheet in the place of this one, which can be brought back. */
  #replace(text, { takesFocus = true } = {}) {
    const before = this.#text;
    this.#isLinked = false;
    this.#show(text);
    this.#keep();
    this.#setPrevious(before);
    if (takesFocus) this.#lines[0].editor.focus();
    this.#announce(text === "" ? "cleared" : "replaced");
  }

  /** Keeps one's own sheet beside one that came with a link. */
  #setLinked(own) {
    this.#setPrevious(own);
    this.#isLinked = true;
  }

  /** Nothing can be brought back once somebody goes on. */
  #forgetPrevious() {
    if (!this.#isLinked) this.#setPrevious(undefined);
  }

  #setPrevious(text) {
    this.#previous = text;
    this.#undo.hidden = text === undefined || text.trim() === "";
  }

  #line(text, index) {
    const line = new NotebookLine(text, index + 1);
    const { editor } = line;
    line.oninput = () => this.#changed(line);
    line.oncopy = (result) => this.#copy(result, "Copied");
    line.onstop = () => this.#stopAll();
    line.plot = (...words) => this.#ask(...words);
    line.onslide = (slider, value, isFinal) => this.#slide(slider, value, isFinal);
    editor.onaccept = () => this.#split(line);
    editor.onjoin = (direction) => this.#join(line, direction);
    editor.onescape = () => this.#stopAll();
    editor.onhistory = (direction) => this.#walk(line, direction);
    editor.complete = (words, caret) => this.#completions.ask(this.#lines.indexOf(line), words, caret);
    return line;
  }

  #changed(line) {
    const parts = line.text.split("\n");
    if (parts.length > 1) return this.#spread(line, parts);
    this.#forgetPrevious();
    this.#keep();
    return this.#answer();
  }

  /** Makes lines of a text with breaks, as somebody pastes it. */
  #spread(line, [first, ...others]) {
    const index = this.#lines.indexOf(line);
    line.editor.fill(first);
    const added = others.map((text, offset) => this.#line(text, index + 1 + offset));
    this.#insert(index + 1, added);
    added.at(-1).editor.focus();
    added.at(-1).editor.caret = added.at(-1).text.length;
  }

  #insert(index, added) {
    this.#lines.splice(index, 0, ...added);
    const before = this.#list.children[index] ?? null;
    for (const line of added) {
      this.#list.insertBefore(line.element, before);
      line.editor.mark();
    }
    this.#renumber();
  }

  #remove(line) {
    this.#lines.splice(this.#lines.indexOf(line), 1);
    line.element.remove();
    this.#renumber();
  }

  #renumber() {
    this.#lines.forEach((line, index) => {
      line.number = index + 1;
    });
    this.#forgetPrevious();
    this.#keep();
    this.#answer();
  }

  /** Begins a line at the caret. */
  #split(line) {
    const { caret } = line.editor;
    const { text } = line;
    const added = this.#line(text.slice(caret), this.#lines.indexOf(line) + 1);
    if (caret < text.length) line.editor.fill(text.slice(0, caret));
    this.#insert(this.#lines.indexOf(line) + 1, [added]);
    added.editor.focus();
    added.editor.caret = 0;
  }

  /** Joins a line with the one before or behind it. */
  #join(line, direction) {
    const index = this.#lines.indexOf(line);
    const [first, second] = direction < 0 ? [this.#lines[index - 1], line] : [line, this.#lines[index + 1]];
    if (!first || !second) return false;
    const caret = first.text.length;
    first.editor.fill(first.text + second.text);
    this.#remove(second);
    first.editor.focus();
    first.editor.caret = caret;
    return true;
  }

  /** Goes to the line above or below. */
  #walk(line, direction) {
    const other = this.#lines[this.#lines.indexOf(line) + direction];
    if (!other) return undefined;
    const { caret } = line.editor;
    other.editor.focus();
    other.editor.caret = Math.min(caret, other.text.length);
    return true;
  }

  /** Writes a number into the line that gives it a name; it is kept when its slider is let go. */
  #slide({ name, line: index }, value, isFinal) {
    const line = this.#lines[index];
    const start = line?.text.match(/^\s*([^\s=:]+)\s*:?=\s*/);
    if (start?.[1] !== name) return;
    const rest = line.text.slice(start[0].length).replace(/^(-\s*)?[\d.]+/, value);
    if (start[0] + rest !== line.text) {
      line.editor.fill(start[0] + rest);
      this.#answer();
    }
    if (!isFinal) return;
    this.#forgetPrevious();
    this.#keep();
  }

  #append(text) {
    const last = this.#lines.at(-1);
    if (last.text.trim() === "" && this.#lines.length > 1) last.editor.fill(text);
    else this.#insert(this.#lines.length, [this.#line(text, this.#lines.length)]);
    this.#renumber();
    const { editor } = this.#lines.at(-1);
    editor.focus();
    editor.caret = text.length;
  }

  #focusEnd(event) {
    if (event.target.closest(".notebook-line")) return;
    const { editor, text } = this.#lines.at(-1);
    editor.focus();
    editor.caret = text.length;
  }

  // MARK: Answers

  async #ask(...words) {
    try {
      return await this.#engine.ask(...words);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      return undefined;
    }
  }

  /** Answers the sheet; lines that did not change are as they were. */
  async #answer() {
    this.#isStopped = false;
    this.#complain("");
    this.#setBusy(true);
    const text = this.#text;
    const answer = await this.#answers.ask(text);
    if (text !== this.#text) return;
    this.#setBusy(false);
    if (!answer) {
      if (this.#isStopped) this.#complain("Stopped. Change a line to have the sheet answered again.");
      return;
    }
    answer.lines.forEach((line, index) => this.#lines[index].show(line));
    this.#aside.hidden = answer.names.length === 0;
    this.#names.replaceChildren(
      ...answer.names.flatMap(({ name, summary }) => [make("dt", {}, name), make("dd", {}, summary)]),
    );
    this.#announceLater();
  }

  #setBusy(isBusy) {
    clearTimeout(this.#timers.busy);
    this.#stop.hidden = true;
    if (isBusy) this.#timers.busy = setTimeout(() => (this.#stop.hidden = false), milliseconds_until_busy);
  }

  #stopAll() {
    if (this.#stop.hidden) return;
    this.#isStopped = true;
    this.#engine.stop();
    // Whoever pressed the button types on.
    this.#lines.find(({ element }) => element.classList.contains("is-stale"))?.editor.focus();
  }

  // MARK: Sharing

  #keep() {
    keep(storage_name, { text: this.#text, before: this.#isLinked ? this.#previous : undefined });
  }

  async #link() {
    const address = await linkTo(this.#text);
    history.replaceState(null, "", address);
    this.#opened = location.hash;
    await this.#copy(address, "Link copied: it holds the whole sheet");
  }

  async #save() {
    const answer = await this.#ask("notebook.export");
    if (!answer) return;
    const address = URL.createObjectURL(new Blob([`${answer.text}\n`], { type: "text/plain" }));
    make("a", { href: address, download: "sheet.sci" }).click();
    URL.revokeObjectURL(address);
    this.#thank("Saved: `sci note` reads it");
  }

  /** Opens a file; the results in it are those of another day, and are computed again. */
  async #read() {
    const [file] = this.#file.files;
    this.#file.value = "";
    if (!file) return;
    const text = (await file.text()).replaceAll("\r\n", "\n").replace(/\n$/, "");
    this.#replace(text.split("\n").map((line) => line.replace(/\s*=>[^#]*?(\s+#.*)?$/, (_, comment) => comment ?? "")).join("\n"));
  }

  // MARK: Telling

  async #copy(text, thanks) {
    await navigator.clipboard.writeText(text);
    this.#thank(thanks);
  }

  #thank(words) {
    this.#announce(words);
    this.#toast.textContent = words.replaceAll("`", "");
    this.#toast.hidden = false;
    clearTimeout(this.#timers.toast);
    this.#timers.toast = setTimeout(() => (this.#toast.hidden = true), milliseconds_of_thanks);
  }

  #complain(words) {
    this.#remark.textContent = words;
    this.#remark.hidden = words === "";
  }

  /** Tells the result of the line with the caret when typing rests. */
  #announceLater() {
    clearTimeout(this.#timers.announcement);
    this.#timers.announcement = setTimeout(() => {
      const line = this.#lines.find(({ element }) => element.contains(document.activeElement));
      const words = line?.element.querySelector(".notebook-digits")?.getAttribute("aria-label") ?? "";
      if (words) this.#announce(words.replace(/, copy$/, ""));
    }, milliseconds_until_announcements);
  }

  #announce(words) {
    this.#status.textContent = words;
  }
}
