// The part of the plane that a plot shows, and how it is moved.

/** The numbers along one side: their ends, and whether equal quotients have equal lengths. */
class Side {
  constructor(from, to, isLogarithmic) {
    this.from = from;
    this.to = to;
    this.isLogarithmic = isLogarithmic;
  }

  static of({ from, to, isLogarithmic }) {
    return new Side(from, to, isLogarithmic);
  }

  #length(value) {
    return this.isLogarithmic ? Math.log(value) : value;
  }

  #number(length) {
    return this.isLogarithmic ? Math.exp(length) : length;
  }

  /** The number at a part of the length, from 0 to 1. */
  at(part) {
    const [first, last] = [this.#length(this.from), this.#length(this.to)];
    return this.#number(first * (1 - part) + last * part);
  }

  /** The part of the length at which a number stands. */
  part(value) {
    const [first, last] = [this.#length(this.from), this.#length(this.to)];
    return (this.#length(value) - first) / (last - first);
  }

  /** The numbers between two parts of the length. */
  between(first, last) {
    return new Side(this.at(first), this.at(last), this.isLogarithmic);
  }

  /** A number as exact as a pixel is wide, when so many of them are between the ends. */
  rounded(value, pixels) {
    const width = Math.abs(this.at(0.5 + 1 / pixels) - this.at(0.5));
    const decimals = Math.max(0, Math.ceil(-Math.log10(width)));
    return decimals > 15 || Math.abs(value) >= 1e15 ? String(value) : value.toFixed(decimals).replace(/^-(?=0(\.0*)?$)/, "");
  }
}

/** A part of the plane. */
export class PlotWindow {
  constructor(x, y) {
    this.x = x;
    this.y = y;
  }

  /** The part that the engine drew. */
  static of({ x, y }) {
    return new PlotWindow(Side.of(x), Side.of(y));
  }

  /** The window moved by parts of its sides. */
  moved(across, up) {
    return new PlotWindow(this.x.between(across, 1 + across), this.y.between(up, 1 + up));
  }

  /** The window with sides so many times as long, around the place at these parts of its sides. */
  scaled(factor, across = 0.5, up = 0.5) {
    return new PlotWindow(
      this.x.between(across - across * factor, across + (1 - across) * factor),
      this.y.between(up - up * factor, up + (1 - up) * factor),
    );
  }

  /** The ends of both sides, as the engine reads them. */
  get words() {
    return [this.x.from, this.x.to, this.y.from, this.y.to].map(String);
  }

  /** Whether all numbers are such that the engine can draw between them. */
  get isDrawable() {
    return [this.x, this.y].every(({ from, to }) => Number.isFinite(from) && Number.isFinite(to) && to - from > 1e-12 * Math.max(Math.abs(from), Math.abs(to)) && to - from < 1e300);
  }
}
