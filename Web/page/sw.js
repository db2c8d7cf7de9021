// Keeps a copy of the page, so that it works offline. What the network has is newer, and so it is asked first.

const store = "sci";
const milliseconds_until_copy = 3000;
/** What the page needs before anybody has opened all of it. */
const files = [
  "./", "page.css", "page.js", "keypad.css", "keypad.js", "expression.css", "expression.js", "tip.css", "tip.js",
  "engine.js", "engine-worker.js", "sci.wasm", "manifest.webmanifest", "icons/icon.svg",
];

/** Fetches files; one that is missing does not keep the others from being kept. */
async function fill() {
  const cache = await caches.open(store);
  await Promise.allSettled(files.map((file) => cache.add(new Request(file, { cache: "no-cache" }))));
}

async function fetched(request) {
  const response = await fetch(request);
  if (response.ok) {
    const cache = await caches.open(store);
    await cache.put(request, response.clone());
  }
  return response;
}

/** The copy, where the network does not answer or takes its time. */
async function answer(request) {
  const network = fetched(request);
  const copy = await caches.match(request, { ignoreSearch: true });
  if (!copy) return network;
  const patience = new Promise((resolve) => setTimeout(resolve, milliseconds_until_copy, copy));
  return Promise.race([network.catch(() => copy), patience]);
}

self.addEventListener("install", (event) => event.waitUntil(fill().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  event.respondWith(answer(request));
});
