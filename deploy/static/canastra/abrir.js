// Opens the last table of this phone. Shown in the place of a page that did not come, it stays where it is and lists the
// tables whose pages this phone has, those where a mão is still to be entered.

try {
  const table = localStorage.getItem("canastra:mesa");
  if (table && location.pathname === "/mesa/abrir/") location.replace(table);
} catch {
  // nothing kept: the page says what to do
}

document.getElementById("de-novo").addEventListener("click", () => location.reload());

for (const [path, title] of await tables()) {
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
