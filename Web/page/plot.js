// A plot: a picture from the engine that can be moved, zoomed, traced and saved. Each view is proved anew.

import { icon, make } from "./dom.js";
import { NewestQuestion } from "./newest-question.js";
import { PlotWindow } from "./plot-window.js";

const icons = {
  in: "M12 6v12M6 12h12",
  out: "M6 12h12",
  home: "M4 11.500 12 4l8 7.500M6.500 9.500V20h11V9.500",
  save: "M12 4v11M7.500 11l4.500 4.500 4.500-4.500M5 19.500h14",
};
const icon_labels = { in: "Zoom in", out: "Zoom out", home: "Whole plot", save: "Save as SVG" };
/** How high a picture is in comparison with its width, how high it is at least and at most, in letters, and below which width it is higher. */
const shape = { ratio: 0.625, narrow_ratio: 0.8, narrow: 28, least: 14, most: 22 };
const step = 0.1;
const zoom = 1.25;
const saved_size = ["960", "600"];
const milliseconds_until_busy = 250;
const milliseconds_until_resized = 120;

const prefers_dark = matchMedia("(prefers-color-scheme: dark)");
const theme = () => (prefers_dark.matches ? "dark" : "light");

/** The element of a drawing. */
function drawing(svg) {
  const picture = document.importNode(new DOMParser().parseFromString(svg, "image/svg+xml").documentElement, true);
  picture.setAttribute("aria-hidden", "true");
  picture.removeAttribute("width");
  picture.removeAttribute("height");
  // Identifiers are the page's, where other plots have the same.
  drawn += 1;
  picture.querySelector("clipPath").id = `plot-area-${drawn}`;
  picture.querySelector("g").setAttribute("clip-path", `url(#plot-area-${drawn})`);
  return picture;
}

/** How many drawings there have been. */
let drawn = 0;

/** How long a letter of the page is in comparison with the usual one. */
const letter = () => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

/**
 * A small picture of a plot that is still being typed.
 *
 * @param {(...words: string[]) => Promise<object>} ask asks the engine that knows the plot
 * @param {number|string} number the plot's number
 * @param {HTMLElement} room the element in which there is room for it
 * @returns {Promise<Element|undefined>} the picture; nothing if there was no answer
 */
export async function plotPicture(ask, number, room) {
  const width = Math.round(room.clientWidth / letter());
  const answer = await ask("plot.draw", number, Math.min(width, 480), 200, theme());
  return answer?.svg && make("div", { class: "plot-preview", role: "img", "aria-label": "Plot" }, drawing(answer.svg));
}

/** A picture in the page. */
export class PlotView {
  /** Called when somebody does not want to wait any more. */
  onstop = () => {};

  #number;
  #text;
  #ask;
  #draw;
  #trace;
  #picture;
  #cross = make("div", { class: "plot-cross", "aria-hidden": "true", hidden: true });
  #readout = make("p", { class: "plot-readout", dir: "ltr" });
  #status = make("p", { class: "visually-hidden", role: "status" });
  #stop;
  /** What was drawn last: the window, and where it is in the picture, in parts of it. */
  #drawn;
  /** The window that is wanted; nothing for the one that shows all. */
  #window;
  /** Whether the plot is changing, so that one of its numbers may be gone already. */
  #isHeld = false;
  #pointers = new Map();
  #isVisible = false;
  #isStale = true;
  #timers = {};

  /**
   * @param {string} text what was typed
   * @param {(...words: string[]) => Promise<object>} ask asks the engine that knows the plot
   */
  constructor(text, ask) {
    this.#text = text;
    this.#ask = ask;
    this.#draw = new NewestQuestion((...words) => ask("plot.draw", this.#number, ...words));
    this.#trace = new NewestQuestion((...words) => ask("plot.trace", this.#number, ...words));
    this.#picture = make("div", {
      class: "plot-picture",
      role: "img",
      tabindex: "0",
      dir: "ltr",
      onkeydown: (event) => this.#keyed(event),
      onwheel: (event) => this.#wheeled(event),
      onpointerdown: (event) => this.#pressed(event),
      onpointermove: (event) => this.#moved(event),
      onpointerup: (event) => this.#released(event),
      onpointercancel: (event) => this.#released(event),
      onpointerleave: () => this.#forgetTrace(),
      ondblclick: () => this.#show(undefined),
    });
    this.#stop = make("button", { type: "button", class: "button plot-stop", hidden: true, onclick: () => this.onstop() }, "Stop");
    const actions = { in: () => this.#zoom(1 / zoom), out: () => this.#zoom(zoom), home: () => this.#show(undefined), save: () => this.#save() };
    const buttons = Object.entries(actions).map(([name, onclick]) =>
      make("button", { type: "button", class: "quiet-button", "aria-label": icon_labels[name], title: icon_labels[name], onclick }, icon(icons[name])),
    );
    this.element = make(
      "figure",
      { class: "plot" },
      make("div", { class: "plot-frame" }, this.#picture, this.#cross, this.#stop),
      make("figcaption", { class: "plot-bar" }, this.#readout, make("span", { class: "plot-buttons" }, ...buttons), this.#status),
    );
    this.#describe();
    prefers_dark.addEventListener("change", () => this.#redraw());
    new ResizeObserver(() => {
      clearTimeout(this.#timers.size);
      this.#timers.size = setTimeout(() => this.#redrawIfResized(), milliseconds_until_resized);
    }).observe(this.#picture);
    new IntersectionObserver(([{ isIntersecting }]) => {
      this.#isVisible = isIntersecting;
      if (this.#isStale) this.#redraw();
    }).observe(this.#picture);
  }

  /** What was typed. */
  set text(text) {
    this.#text = text;
    this.#describe();
  }

  /** What the engine calls the plot. */
  set number(number) {
    if (number === this.#number) return;
    this.#number = number;
    this.#redraw();
  }

  /** Keeps the window that is shown while the numbers of the plot change. */
  hold(isHeld) {
    this.#isHeld = isHeld;
    this.#window ??= this.#drawn?.window;
  }

  // MARK: Drawing

  /** The size of the picture in the units of its letters, which grow with the text of the page. */
  get #size() {
    const width = this.#picture.clientWidth / letter();
    const ratio = width < shape.narrow * 16 ? shape.narrow_ratio : shape.ratio;
    const height = Math.min(Math.max(width * ratio, shape.least * 16), shape.most * 16);
    return [Math.round(width), Math.round(height)];
  }

  #redrawIfResized() {
    const [width, height] = this.#size;
    if (width !== this.#drawn?.width || height !== this.#drawn?.height) this.#redraw();
  }

  /** Draws the window that is wanted, when somebody can see it. */
  async #redraw() {
    this.#isStale = true;
    const [width, height] = this.#size;
    if (!this.#isVisible || this.#number === undefined || width === 0) return;
    this.#isStale = false;
    this.#setBusy(true);
    const window = this.#window;
    const answer = await this.#draw.ask(width, height, theme(), ...(window?.words ?? []));
    if (window !== this.#window) return;
    this.#setBusy(false);
    // Stopped, or not the newest question.
    if (!answer) return;
    if (answer.error) {
      if (this.#isHeld) return;
      this.#window = this.#drawn && this.#window ? this.#drawn.window : undefined;
      this.#readout.textContent = answer.error;
      this.#preview(this.#drawn?.window);
      return;
    }
    this.#take(answer, width, height);
  }

  /** Puts a drawing into the page. */
  #take({ svg, x, y, area }, width, height) {
    const picture = drawing(svg);
    const data = picture.querySelector("g");
    const inner = make("svg:g", {}, ...data.childNodes);
    data.append(inner);
    this.#picture.replaceChildren(picture);
    this.#drawn = { window: PlotWindow.of({ x, y }), area, width, height, inner };
    this.#forgetTrace();
    this.#describe();
  }

  #describe() {
    const name = this.#text.replace(/^\s*:?plot\s+/, "");
    const { x, y } = this.#drawn?.window ?? {};
    const range = (name, side, pixels) => `${name} from ${side.rounded(side.from, pixels)} to ${side.rounded(side.to, pixels)}`;
    const ranges = x ? `, ${range("x", x, this.#drawn.area.width)}, ${range("y", y, this.#drawn.area.height)}` : "";
    this.#picture.setAttribute("aria-label", `Plot of ${name}${ranges}. Arrow keys move, plus and minus zoom, 0 shows the whole plot.`);
  }

  #setBusy(isBusy) {
    clearTimeout(this.#timers.busy);
    this.#picture.toggleAttribute("aria-busy", false);
    this.#stop.hidden = true;
    if (!isBusy) return;
    this.#timers.busy = setTimeout(() => {
      this.#picture.setAttribute("aria-busy", "true");
      this.#stop.hidden = false;
    }, milliseconds_until_busy);
  }

  // MARK: Moving

  /** The window on the screen, or on its way there. */
  get #current() {
    return this.#window ?? this.#drawn?.window;
  }

  /** Shows another window; nothing for the one that shows all. */
  #show(window) {
    if (!this.#drawn || (window && !window.isDrawable)) return;
    this.#window = window;
    this.#preview(window);
    this.#redraw();
  }

  /** Moves what was drawn to where it belongs in a window, until that is drawn. */
  #preview(window) {
    if (!this.#drawn || !window) return;
    const { area, inner, window: old } = this.#drawn;
    const [left, right] = [window.x.part(old.x.from), window.x.part(old.x.to)];
    const [bottom, top] = [window.y.part(old.y.from), window.y.part(old.y.to)];
    const [across, up] = [right - left, top - bottom];
    const x = area.left + left * area.width - area.left * across;
    const base = area.top + area.height;
    const y = base - bottom * area.height - base * up;
    inner.setAttribute("transform", `translate(${x} ${y}) scale(${across} ${up})`);
  }

  #zoom(factor, across, up) {
    if (this.#current) this.#show(this.#current.scaled(factor, across, up));
  }

  #move(across, up) {
    if (this.#current) this.#show(this.#current.moved(across, up));
  }

  #keys = {
    ArrowLeft: () => this.#move(-step, 0),
    ArrowRight: () => this.#move(step, 0),
    ArrowUp: () => this.#move(0, step),
    ArrowDown: () => this.#move(0, -step),
    "+": () => this.#zoom(1 / zoom),
    "=": () => this.#zoom(1 / zoom),
    "-": () => this.#zoom(zoom),
    0: () => this.#show(undefined),
    Home: () => this.#show(undefined),
  };

  #keyed(event) {
    const action = this.#keys[event.key];
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action();
  }

  /** Where an event is, in parts of the area between the axes; from the left and from the bottom. */
  #place({ clientX, clientY }) {
    if (!this.#drawn) return undefined;
    const box = this.#picture.getBoundingClientRect();
    const { area, width } = this.#drawn;
    const scale = width / box.width;
    return {
      across: ((clientX - box.left) * scale - area.left) / area.width,
      up: (area.top + area.height - (clientY - box.top) * scale) / area.height,
    };
  }

  /** A wheel scrolls the page, until somebody has chosen this plot. */
  #wheeled(event) {
    if (!event.ctrlKey && document.activeElement !== this.#picture) return;
    const place = this.#place(event);
    if (!place) return;
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 20 : 1;
    this.#zoom(Math.exp(Math.min(Math.max(event.deltaY * lines, -300), 300) / 500), place.across, place.up);
  }

  #pressed(event) {
    if (event.button > 0) return;
    // A finger that chooses the plot may still scroll the page.
    if (event.pointerType === "touch" && document.activeElement !== this.#picture) return;
    const place = this.#place(event);
    if (!place) return;
    this.#picture.focus({ preventScroll: true });
    this.#picture.setPointerCapture(event.pointerId);
    this.#pointers.set(event.pointerId, place);
    this.#forgetTrace();
  }

  #moved(event) {
    const place = this.#place(event);
    if (!place) return;
    const before = this.#pointers.get(event.pointerId);
    if (!before) return event.pointerType === "touch" ? undefined : this.#traceAt(place);
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.#pointers.set(event.pointerId, place);
    if (!other) return this.#move(before.across - place.across, before.up - place.up);
    // Two fingers: what is between them stays between them.
    const distance = (a, b) => Math.hypot(a.across - b.across, a.up - b.up);
    const factor = distance(before, other) / Math.max(distance(place, other), 0.01);
    return this.#zoom(Math.min(Math.max(factor, 0.5), 2), other.across, other.up);
  }

  #released(event) {
    this.#pointers.delete(event.pointerId);
  }

  // MARK: Tracing

  /** Shows the values of the curves at a place, with digits that are proved. */
  async #traceAt({ across, up }) {
    if (across < 0 || across > 1 || up < 0 || up > 1) return this.#forgetTrace();
    const { window, area, width } = this.#drawn;
    this.#cross.hidden = false;
    const scale = this.#picture.clientWidth / width;
    this.#cross.style.setProperty("left", `${(area.left + across * area.width) * scale}px`);
    this.#cross.style.setProperty("top", `${area.top * scale}px`);
    this.#cross.style.setProperty("height", `${area.height * scale}px`);
    const x = window.x.rounded(window.x.at(across), area.width);
    const answer = await this.#trace.ask(x);
    if (!answer?.values || this.#cross.hidden) return undefined;
    const y = window.y.rounded(window.y.at(up), area.height);
    const words = answer.values.length > 0
      ? answer.values.map(({ label, value, isExact }) =>
          make("span", { class: "plot-value" }, value === undefined ? `${label} –` : `${label} ${isExact ? "=" : "≈"} ${value}`),
        )
      : [make("span", { class: "plot-value" }, `y = ${y}`)];
    this.#readout.replaceChildren(make("span", { class: "plot-value" }, `x = ${x}`), ...words);
    return undefined;
  }

  #forgetTrace() {
    this.#trace.cancel();
    this.#cross.hidden = true;
    this.#readout.replaceChildren();
  }

  // MARK: Saving

  /** Saves what is shown as a file, whose colours follow its reader. */
  async #save() {
    const answer = await this.#ask("plot.draw", this.#number, ...saved_size, "auto", ...(this.#current?.words ?? []));
    if (!answer?.svg) return;
    const address = URL.createObjectURL(new Blob([answer.svg], { type: "image/svg+xml" }));
    make("a", { href: address, download: "plot.svg" }).click();
    URL.revokeObjectURL(address);
    this.#status.textContent = "saved";
  }
}
