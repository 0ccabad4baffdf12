// What moves on a page is asked for often while it is seen, seldom while it is hidden, and at once when it is seen again.

const HIDDEN = 20_000; // milliseconds
const asked = new WeakMap();

document.addEventListener("htmx:beforeRequest", (event) => {
  const part = event.detail.elt;
  if (!part.matches("[data-ao-vivo]")) return;
  const now = performance.now();
  if (document.hidden && now - (asked.get(part) ?? -HIDDEN) < HIDDEN) event.preventDefault();
  else asked.set(part, now);
});

document.addEventListener("visibilitychange", () => {
  if (document.hidden) return;
  for (const part of document.querySelectorAll("[data-ao-vivo]")) part.dispatchEvent(new Event("agora"));
});

// A time that is left is counted by the server's clock, which each answer tells to the second: this device's own may be
// wrong. Without scripts the page says when the time ends.

let ahead = -Infinity; // milliseconds from this page's clock to the server's: of what late answers say, the most

document.addEventListener("htmx:afterRequest", ({ detail }) => {
  ahead = Math.max(ahead, Date.parse(detail.xhr.getResponseHeader("Date")) - performance.now() || ahead);
});

setInterval(() => {
  for (const one of document.querySelectorAll("[data-ate]")) {
    const left = Math.max(0, Math.ceil((one.dataset.ate - ahead - performance.now()) / 1000));
    if (left < Infinity) one.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  }
}, 500);
