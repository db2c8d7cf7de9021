// Keeps a copy of the page, so that it works offline. What the network has is newer, and so it is asked first.

const store = "sci";
const milliseconds_until_copy = 3000;

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
  const copy = await caches.match(request);
  if (!copy) return network;
  const patience = new Promise((resolve) => setTimeout(resolve, milliseconds_until_copy, copy));
  return Promise.race([network.catch(() => copy), patience]);
}

/** Keeps what the page loaded before its requests came here. */
async function keep(addresses) {
  const cache = await caches.open(store);
  const missing = [];
  for (const address of addresses) {
    if (isOwn(address) && !(await cache.match(address))) missing.push(address);
  }
  await Promise.allSettled(missing.map((address) => cache.add(address)));
}

function isOwn(address) {
  return new URL(address).origin === location.origin;
}

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("message", (event) => event.waitUntil(keep(event.data)));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && isOwn(request.url)) event.respondWith(answer(request));
});
