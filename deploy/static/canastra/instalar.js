// Lets the pages of a table open without a network, where the browser allows it: not on plain http.

const last = "canastra:mesa";
const table = location.pathname.match(/^\/mesa\/[\w-]{16,}\//)?.[0];

try {
  if (table) localStorage.setItem(last, table);
} catch {
  // a browser that keeps nothing: the QR opens the table as well
}

if (isSecureContext) navigator.serviceWorker?.register("/sw.js", { scope: "/mesa/", updateViaCache: "none" }).catch(() => {});
