// What the keypad and the tip share: an engine, the locale of the person, and what is kept when the page is closed.

import { Engine } from "./engine.js";

/** The engine of all parts that answer at once. */
export const engine = new Engine("keypad.wasm");

const restarts = [];
engine.onrestart = () => {
  for (const begin of restarts) begin();
};

/** Calls a function after the engine was replaced by one that remembers nothing. */
export function onrestart(begin) {
  restarts.push(begin);
}

// MARK: Keeping

/** What was kept under a name; nothing if the browser keeps nothing or it was written by something else. */
export function kept(name) {
  try {
    return JSON.parse(localStorage.getItem(`sci.${name}`));
  } catch {
    return null;
  }
}

/** Keeps a value that JSON can write; null to forget it. */
export function keep(name, value) {
  try {
    if (value === null) localStorage.removeItem(`sci.${name}`);
    else localStorage.setItem(`sci.${name}`, JSON.stringify(value));
  } catch {
    // Some browsers keep nothing in private windows.
  }
}

// MARK: Locale

/** The locales that can be chosen, beside that of the browser. */
export const locales = (
  "ar ar-EG bg bn cs da de de-AT de-CH el en en-AU en-CA en-GB en-IN en-US es es-MX fa fi fr fr-CA fr-CH he hi hr hu " +
  "id it ja ko nb nl pl pt-BR pt-PT ro ru sk sv th tr uk vi zh zh-Hant"
).split(" ");

const chosen = () => kept("locale");
/** The locale that the engine knows: the one that was chosen, or the first of the browser's. */
let known = "en";
let isSettled = false;

/** Tells which locale was chosen; nothing for that of the browser. */
export const chosenLocale = chosen;

/** Chooses a locale, or with an empty text that of the browser. */
export async function chooseLocale(tag) {
  keep("locale", tag || null);
  await settleLocale();
}

/** Finds the locale that the engine knows, and tells all parts. */
export async function settleLocale() {
  for (const tag of [chosen(), ...navigator.languages, "en"]) {
    if (!tag) continue;
    const answer = await engine.ask("keypad.locale", tag);
    if (answer.error) continue;
    known = tag;
    break;
  }
  document.documentElement.dir = direction(known);
  isSettled = true;
  document.dispatchEvent(new CustomEvent("localechange"));
}

/** Calls a function when the engine knows the locale, which may be now, and whenever that changes. */
export function onlocale(change) {
  document.addEventListener("localechange", change);
  if (isSettled) change();
}

/** The locale in which numbers are written. */
export function locale() {
  return known;
}

/** The region of a locale, the likely one where it names none. */
export function region(tag) {
  try {
    return new Intl.Locale(tag).maximize().region ?? "US";
  } catch {
    return "US";
  }
}

function direction(tag) {
  try {
    const { script } = new Intl.Locale(tag).maximize();
    return ["Arab", "Hebr", "Syrc", "Thaa", "Nkoo", "Adlm", "Rohg"].includes(script) ? "rtl" : "ltr";
  } catch {
    return "ltr";
  }
}

/** The name of a locale in its own language. */
export function localeName(tag) {
  try {
    return new Intl.DisplayNames([tag], { type: "language" }).of(tag);
  } catch {
    return tag;
  }
}

// Which way the page runs is likely known before the engine is there.
document.documentElement.dir = direction(chosen() ?? navigator.language);
