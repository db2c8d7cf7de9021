// How scripts make elements.

/**
 * Makes an element.
 *
 *     make("button", { type: "button", class: "quiet", onclick: stop }, "Stop")
 *
 * @param {string} tag the element's name, with its namespace for SVG: "svg:path"
 * @param {object} attributes attributes, and properties whose names begin with "on"; those that are undefined or false are left out
 * @param {...(Node|string)} children what the element contains
 * @returns {Element} the element
 */
export function make(tag, attributes = {}, ...children) {
  const element = tag.startsWith("svg:")
    ? document.createElementNS("http://www.w3.org/2000/svg", tag.slice(4))
    : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    if (name.startsWith("on")) element[name] = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children);
  return element;
}

/** An icon of 24 units, drawn by one path with lines. */
export function icon(path) {
  return make(
    "svg:svg",
    { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" },
    make("svg:path", { d: path }),
  );
}

/**
 * Notes as this page says them.
 *
 * @param {string[]} notes
 * @param {string} complex what is called here what the command calls `--complex`
 */
export function saidHere(notes, complex) {
  return notes.map((note) => note.replace(/`?--complex`?/, `\`${complex}\``));
}

/** A paragraph with these attributes for each note, as this page says it. */
export function paragraphs(notes, complex, attributes = {}) {
  return saidHere(notes, complex).map((note) => make("p", attributes, ...prose(note)));
}

/** A text in which what stands in backticks is code. */
export function prose(text) {
  return text.split("`").map((part, index) => (index % 2 ? make("code", { dir: "ltr" }, part) : part));
}
