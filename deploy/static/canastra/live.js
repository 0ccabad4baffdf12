// Refresh live parts often while the page is visible, seldom while it is hidden, and at once when it becomes visible.

import { draw, told } from "./clock.js";

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

document.addEventListener("htmx:afterRequest", ({ detail }) => told(detail.xhr.getResponseHeader("Date")));
setInterval(draw, 500);
