// Open the last table of this phone. If this page replaces one that did not load, list the cached tables that still need
// a mão instead.

const ICON = "/mesa/abrir/"; // what the icon on the home screen opens

try {
  if (location.pathname === ICON) openLast(localStorage.getItem("canastra:mesa"));
} catch {
  openLast(null); // storage is off
}

function openLast(table) {
  if (table) return location.replace(table);
  for (const said of document.querySelectorAll("[data-sem-mesa]")) said.textContent = said.dataset.semMesa;
  document.getElementById("de-novo").hidden = true;
}

document.getElementById("de-novo").addEventListener("click", () => location.reload());

async function list() {
  for (const [path, title] of await tables()) show(path, title);
}

function show(path, title) {
  const part = document.querySelector("#mesas template").content.cloneNode(true);
  const link = part.querySelector("a");
  link.href = path;
  link.textContent = title;
  document.querySelector("#mesas ul").append(part);
  document.getElementById("mesas").hidden = false;
}

async function tables() {
  const found = new Map();
  for (const name of (await globalThis.caches?.keys()) ?? []) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const path = new URL(request.url).pathname;
      if (/^\/mesa\/[\w-]{16,}\/$/.test(path)) found.set(path, await waiting(await cache.match(request)));
    }
  }
  return [...found].filter(([, title]) => title);
}

async function waiting(page) {
  const copy = new DOMParser().parseFromString(await page.text(), "text/html");
  const told = [copy.querySelector("[data-onde]")?.textContent, copy.title.replace(/ · Canastra$/, "")];
  return copy.getElementById("mao") && told.filter(Boolean).join(": ");
}

list();
