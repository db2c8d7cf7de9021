// Sheets: dialogs that come up from below on a phone and stand in the middle elsewhere.

import { make } from "./dom.js";

let count = 0;

/**
 * Makes a sheet and puts it into the page.
 *
 * @param {string} title what stands at its top
 * @param {...(Node|string)} children what it contains
 * @returns {HTMLDialogElement} the dialog, which is closed
 */
export function sheet(title, ...children) {
  const id = `sheet-${++count}`;
  const dialog = make(
    "dialog",
    { class: "sheet", "aria-labelledby": id },
    make(
      "div",
      { class: "sheet-header" },
      make("h2", { id }, title),
      make("button", { type: "button", class: "sheet-done", onclick: () => dialog.close() }, "Done"),
    ),
    make("div", { class: "sheet-body" }, ...children),
  );
  closesOutside(dialog);
  document.body.append(dialog);
  return dialog;
}

/** Lets a click outside a dialog close it. */
export function closesOutside(dialog) {
  dialog.addEventListener("pointerdown", (event) => {
    if (event.target !== dialog) return;
    const box = dialog.getBoundingClientRect();
    const isInside = event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
    if (!isInside) dialog.close();
  });
}
