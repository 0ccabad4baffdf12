// A time that is left is counted by the server's clock, which each answer tells to the second; this device's own is never
// asked, and may be wrong. Without it the page says when the time ends.

let ahead = -Infinity; // milliseconds from this page's clock to the server's: of what late answers say, the most

document.addEventListener("htmx:afterRequest", ({ detail }) => {
  const said = Date.parse(detail.xhr.getResponseHeader("Date")) - performance.now();
  if (said > ahead) ahead = said;
});

setInterval(() => {
  for (const one of document.querySelectorAll("[data-ate]")) {
    const left = Math.max(0, Math.ceil((one.dataset.ate - ahead - performance.now()) / 1000));
    if (left < Infinity) one.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  }
}, 500);
