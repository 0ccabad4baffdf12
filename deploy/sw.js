// Open the pages of a table without a network, and say on other private pages that there is none. Only GET requests are
// handled. Only pages of tables are cached, each under its secret address, so that no one can open another's.
// deploy/web/offline.py writes `RELEASE` above this line.

const CACHE = `canastra-${RELEASE.name}`;
const KEPT = /^\/mesa\/[\w-]{16,}\/(?:(?:cartas|totais)\/)?$/;
const PRIVATE = /^\/(?:mesa|bloco|dupla|m)\//;
const PATIENCE = 600; // ms to wait for the network if there is a cached copy
const AGAIN = [1_500, 3_000, 6_000, 12_000]; // ms before a lost request is repeated

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin) return;
  if (RELEASE.files.includes(pathname)) event.respondWith(fromShell(event.request));
  else if (mode === "navigate" && PRIVATE.test(pathname)) event.respondWith(page(event));
});

async function install() {
  const cache = await caches.open(CACHE);
  await Promise.all(RELEASE.files.map((file) => cache.add(file).catch(() => again(() => cache.add(file)))));
  await skipWaiting();
}

async function activate() {
  for (const name of await caches.keys()) {
    if (name.startsWith("canastra-") && name !== CACHE) await caches.delete(name);
  }
  await keepOpen();
  keepOpenLater();
}

// Cache the tables that were opened before the worker was active.
async function keepOpen() {
  await clients.claim();
  for (const { url } of await clients.matchAll({ type: "window" })) {
    if (KEPT.test(new URL(url).pathname) && !(await copyOf(url))) await keepSoon(url);
  }
}

// A page that was loading during the installation did not pass through the worker. It arrives later on a slow network.
async function keepOpenLater() {
  for (const wait of AGAIN) {
    await after(wait);
    await keepOpen();
  }
}

// Pages wait for the activation, so lost requests are repeated after it.
async function keepSoon(url) {
  const fresh = await asked(url).catch(() => null);
  if (fresh) await keep(url, fresh).catch(() => {}); // no room for it
  else askedAgain(url).then((late) => keep(url, late)).catch(() => {});
}

const fromShell = async (request) => (await caches.match(request.url, { ignoreSearch: true })) ?? fetch(request);

// A cached copy is used if the network fails, and as the first view of a page that is opened by its bare address; the
// answer replaces it when it arrives. Links within a page ask for the current state (`?agora=1`) and wait for it. A lost
// request is repeated once before the person has to.
async function page(event) {
  const { url } = event.request;
  const copy = await copyOf(url);
  if (copy && !new URL(url).search) return opened(event, copy);
  const cache = await caches.open(CACHE);
  const ask = () => fetch(event.request);
  return ask()
    .catch(ask)
    .then((fresh) => kept(url, fresh, copy))
    .catch(() => {
      if (copy) event.waitUntil(askedAgain(url).then((fresh) => replace(url, fresh)).catch(() => {}));
      return copy || cache.match(RELEASE.shell);
    });
}

async function opened(event, copy) {
  const { url } = event.request;
  const answer = asked(url);
  const soon = await Promise.race([answer.catch(() => null), after(PATIENCE)]);
  if (soon) return soon.redirected ? Response.redirect(soon.url) : kept(url, soon, copy);
  event.waitUntil(answer.catch(() => askedAgain(url)).then((fresh) => replace(url, fresh)).catch(() => {}));
  return copy;
}

const after = (ms) => new Promise((done) => setTimeout(done, ms));
const asked = (url) => fetch(url, { credentials: "same-origin" }); // follow redirects: their target is a page as well

// Otherwise the page would stay incomplete, or the copy old, until it is opened again.
async function again(ask) {
  for (const wait of AGAIN) {
    await after(wait);
    const answer = await ask().then((got) => ({ got }), () => null);
    if (answer) return answer.got;
  }
  throw new Error("no network");
}

const askedAgain = (url) => again(() => asked(url));

// A proxy answers if the site does not; the cached copy is better then.
async function kept(url, fresh, copy) {
  await keep(url, fresh).catch(() => {}); // no room for it: the page itself is here
  return fresh.status >= 500 && copy ? copy : fresh;
}

// Gives the answer to the pages that show a copy; see `scoring/outbox.js`.
async function replace(url, fresh) {
  if (fresh.status >= 500) return;
  const text = await fresh.clone().text();
  await keep(url, fresh).catch(() => {});
  for (let tries = 0; tries < 20; tries += 1) {
    const open = (await clients.matchAll({ type: "window", includeUncontrolled: true })).filter((one) => one.url === url);
    for (const one of open) one.postMessage({ endereco: fresh.url, texto: text });
    if (open.length) return;
    await after(250); // the copy is not shown yet
  }
}

// One copy for a page, whatever its links add to its address.
async function copyOf(url) {
  const cache = await caches.open(CACHE);
  return (await cache.match(plain(url))) || cache.match(url, { ignoreSearch: true });
}

const said = (answer) => answer && answer.headers.get("Content-Language");
const plain = (url) => url.replace(/\?(?:agora|mesa)=1$/, "");

async function keep(url, answer) {
  const cache = await caches.open(CACHE);
  if (answer && answer.status === 404) await cache.delete(url, { ignoreSearch: true });
  if (!answer || answer.status !== 200 || answer.type !== "basic" || answer.redirected) return;
  if (!KEPT.test(new URL(url).pathname)) return;
  await cache.put(plain(url), answer.clone());
  const shell = await cache.match(RELEASE.shell);
  if (said(shell) !== said(answer)) await cache.add(RELEASE.shell).catch(() => {}); // another language was chosen
}
