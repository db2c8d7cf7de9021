// Results in roots, logarithms and fractions, as typeset mathematics.

import { make } from "./dom.js";

/**
 * An exact form beside digits.
 *
 * The mathematics is text of the page and no button, so that screen readers read it as such.
 *
 * @param {string} form the form as an expression: `sqrt(3)/2`
 * @param {string} [mathML] the same as MathML; without it, the expression is shown
 * @param {object} [attributes] attributes of the element
 * @returns {HTMLElement} the form
 */
export function exactForm(form, mathML, attributes = {}) {
  const element = make("span", { ...attributes, "data-form": form });
  if (mathML) {
    element.append(document.importNode(new DOMParser().parseFromString(mathML, "application/xml").documentElement, true));
  } else {
    element.textContent = form;
  }
  return element;
}
