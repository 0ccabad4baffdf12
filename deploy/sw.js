// Opens the pages of a table without a network, and tells at the other private pages that there is none. It touches GET
// alone; a page of a table is kept under its own secret address, so nobody gets another's, and no other page is kept.
// `RELEASE` is written above this by deploy/offline.py.

const CACHE = `canastra-${RELEASE.name}`;
const KEPT = /^\/mesa\/[\w-]{16,}\/(?:(?:cartas|totais)\/)?$/;
const PRIVATE = /^\/(?:mesa|bloco|dupla|m)\//;
const PATIENCE = 600; // ms a phone waits for the network where it has a copy

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin) return;
  if (RELEASE.files.includes(pathname)) event.respondWith(fromShell(event.request));
  else if (mode === "navigate" && PRIVATE.test(pathname)) event.respondWith(page(event.request));
});

async function install() {
  const cache = await caches.open(CACHE);
  await cache.addAll(RELEASE.files);
  await skipWaiting();
}

async function activate() {
  for (const name of await caches.keys()) {
    if (name.startsWith("canastra-") && name !== CACHE) await caches.delete(name);
  }
  await clients.claim();
  for (const { url } of await clients.matchAll({ type: "window" })) {
    if (KEPT.test(new URL(url).pathname)) await keep(url, await fetch(url).catch(() => null)); // opened before this was there
  }
}

const fromShell = async (request) => (await caches.match(request.url, { ignoreSearch: true })) ?? fetch(request);

async function page(request) {
  const cache = await caches.open(CACHE);
  const copy = (await cache.match(request.url)) ?? (await cache.match(request.url, { ignoreSearch: true }));
  const answer = fetch(request).then(async (fresh) => {
    await keep(request.url, fresh).catch(() => {}); // no room for it: the page itself is here
    return fresh.status >= 500 && copy ? copy : fresh; // what stands before the site answers, the site does not
  });
  const otherwise = () => copy ?? cache.match(RELEASE.shell);
  const soon = copy ? [new Promise((done) => setTimeout(done, PATIENCE, copy))] : [];
  return Promise.race([answer.catch(otherwise), ...soon]);
}

async function keep(url, answer) {
  const cache = await caches.open(CACHE);
  if (answer?.status === 404) await cache.delete(url, { ignoreSearch: true });
  if (answer?.status !== 200 || answer.type !== "basic" || !KEPT.test(new URL(url).pathname)) return;
  await cache.put(url, answer.clone());
}
