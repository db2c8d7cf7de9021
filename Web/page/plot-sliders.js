// Sliders below a plot of the notebook, for the numbers that it depends on.

import { make } from "./dom.js";

/** How many steps there are from zero to either end. */
const steps = 100;
/** The end of a slider for ordinary numbers. */
const usual_end = 10;

/** Where a slider for a number ends, on both sides of zero. */
function endFor(value) {
  const size = Math.abs(value);
  if (size === 0 || (size >= usual_end / steps && size <= usual_end)) return usual_end;
  return 10 ** Math.ceil(Math.log10(size));
}

/** A number of a slider, with the decimals of its steps. */
function written(value, end) {
  const decimals = Math.max(0, Math.round(Math.log10(steps / end)));
  return String(Number(value.toFixed(Math.min(decimals, 100))));
}

/** A slider for each number. */
export class PlotSliders {
  element = make("div", { class: "plot-sliders" });

  #rows = new Map();
  #slide;
  /** The slider that is being moved. */
  #moved;

  /**
   * @param {(slider: {name: string, line: number}, value: string, isFinal: boolean) => void} slide is told where a slider was moved
   */
  constructor(slide) {
    this.#slide = slide;
  }

  /** Shows these sliders; one that is being moved stays under its finger. */
  show(sliders) {
    const names = new Set(sliders.map(({ name }) => name));
    for (const [name, row] of this.#rows) {
      if (names.has(name)) continue;
      row.element.remove();
      this.#rows.delete(name);
    }
    for (const slider of sliders) {
      const number = Number(slider.value);
      if (!Number.isFinite(number)) continue;
      const row = this.#rows.get(slider.name) ?? this.#add(slider.name);
      row.slider = slider;
      if (this.#moved === row) continue;
      if (!(Math.abs(number) <= row.end)) row.end = endFor(number);
      for (const [name, value] of Object.entries({ min: -row.end, max: row.end, step: row.end / steps })) row.input[name] = value;
      row.input.value = number;
      this.#say(row, slider.value);
    }
    this.element.hidden = this.#rows.size === 0;
  }

  #add(name) {
    const input = make("input", { type: "range", class: "slider", "aria-label": name });
    const output = make("output", { class: "plot-slider-value", "aria-hidden": "true" });
    const element = make("div", { class: "plot-slider", dir: "ltr" }, make("span", { class: "plot-slider-name", "aria-hidden": "true" }, name), input, output);
    const row = { element, input, output, end: NaN };
    input.oninput = () => this.#take(row, false);
    input.onchange = () => this.#take(row, true);
    this.#rows.set(name, row);
    this.element.append(element);
    return row;
  }

  #take(row, isFinal) {
    this.#moved = isFinal ? undefined : row;
    const value = written(row.input.valueAsNumber, row.end);
    this.#say(row, value);
    this.#slide(row.slider, value, isFinal);
  }

  #say({ input, output }, value) {
    output.textContent = value;
    input.setAttribute("aria-valuetext", value);
  }
}
