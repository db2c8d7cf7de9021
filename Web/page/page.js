// The page: its tabs, what it says about itself, and its copy for days without a network.

import { mount as mountKeypad } from "./keypad.js";
import { engine, settleLocale } from "./shared.js";
import { closesOutside } from "./sheet.js";

/** What the keypad does not need comes after it: when it is shown, or once the engine is ready. */
const scripts = {
  tip: () => import("./tip.js"),
  expression: () => import("./expression.js"),
  notebook: () => import("./notebook.js"),
};
const mounted = { keypad: Promise.resolve() };

const sections = [...document.querySelectorAll("main > section")];
const links = [...document.querySelectorAll(".page-tabs a")];
const notice = document.querySelector(".page-notice[role=alert]");
const about = document.getElementById("about");

/** Fills a section, once. */
function mount(id) {
  mounted[id] ??= scripts[id]().then(({ mount }) => mount(document.getElementById(id)));
  return mounted[id];
}

function mountAll() {
  return Promise.all(Object.keys(scripts).map(mount));
}

/** Shows the section of the address, the keypad if it names none. */
async function show() {
  // What stands behind an equals sign is for the section.
  const name = location.hash.slice(1).split("=")[0];
  const current = sections.find(({ id }) => id === name) ?? sections[0];
  for (const section of sections) section.hidden = section !== current;
  for (const link of links) {
    if (link.hash === `#${current.id}`) {
      link.setAttribute("aria-current", "page");
      // With large letters not all tabs fit into the window.
      link.scrollIntoView({ block: "nearest", inline: "center" });
    } else {
      link.removeAttribute("aria-current");
    }
  }
  document.title = `sci: ${current.getAttribute("aria-label").toLowerCase()}`;
  scrollTo(0, 0);
  await mount(current.id);
  if (!current.hidden) current.dispatchEvent(new CustomEvent("show"));
}

function complain(words) {
  notice.textContent = words;
  notice.hidden = false;
}

function complainOfStart() {
  complain("The calculator could not be started. It needs a browser that runs WebAssembly, and at first a network.");
}

/** How much of the window an on-screen keyboard covers. */
function measureKeyboard() {
  const covered = Math.max(0, innerHeight - visualViewport.height - visualViewport.offsetTop);
  document.documentElement.style.setProperty("--keyboard", `${Math.round(covered)}px`);
}

/** Has all that was loaded kept for days without a network. */
async function keepCopy() {
  await navigator.serviceWorker.register("sw.js");
  const [{ active }] = await Promise.all([navigator.serviceWorker.ready, engine.ready]);
  await mountAll();
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  // The module of the expression line is loaded when it is first used, which may be on a day without a network. What the worker loads is not the page's.
  const others = ["sci.wasm", "module.js", "zones.js"].map((name) => new URL(name, import.meta.url).href);
  active.postMessage([location.href.replace(/#.*/, ""), ...new Set([...loaded, ...others])]);
}

addEventListener("hashchange", () => show().catch(complainOfStart));
visualViewport?.addEventListener("resize", measureKeyboard);
document.querySelector(".page-about").onclick = () => about.showModal();
closesOutside(about);

mountKeypad(document.getElementById("keypad"));
show().catch(complainOfStart);

engine.ready.then(settleLocale).then(mountAll).catch(complainOfStart);
if ("serviceWorker" in navigator) keepCopy().catch(() => {});
