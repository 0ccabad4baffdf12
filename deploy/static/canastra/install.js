// Lets the pages of a table open without a network, where the browser allows it: not on plain http. A private page that
// needs one (a block of mesas, a mesa, a dupla) has a worker of its own kind beside it, which says so.

const last = "canastra:mesa";
const table = location.pathname.match(/^\/mesa\/[\w-]{16,}\//)?.[0];

try {
  if (table) localStorage.setItem(last, table);
} catch {
  // a browser that keeps nothing: the QR opens the table as well
}

const here = location.pathname.match(/^\/\w+\//)[0];

for (const scope of isSecureContext ? new Set(["/mesa/", here]) : []) {
  navigator.serviceWorker?.register("/sw.js", { scope, updateViaCache: "none" }).catch(() => {});
}
