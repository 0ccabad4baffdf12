// Register the service worker, so that the pages of a table open without a network. Browsers allow it on https only.
// Private pages that need the network (a block of mesas, a mesa, a dupla) register a worker that says so.

const last = "canastra:mesa";
const table = location.pathname.match(/^\/mesa\/[\w-]{16,}\//)?.[0];

try {
  if (table) localStorage.setItem(last, table);
} catch {
  // storage is off: the QR code opens the table as well
}

const here = location.pathname.match(/^\/\w+\//)[0];

for (const scope of isSecureContext ? new Set(["/mesa/", here]) : []) {
  navigator.serviceWorker?.register("/sw.js", { scope, updateViaCache: "none" }).catch(() => {});
}
