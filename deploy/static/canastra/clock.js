// A time that is left is counted by the server's clock, which each answer tells to the second: this device's own may be
// wrong. Without scripts the page says when the time ends.

let ahead = -Infinity; // milliseconds from this page's clock to the server's: of what late answers say, the most

// Takes the time that an answer tells in its head.
export function told(date) {
  ahead = Math.max(ahead, Date.parse(date) - performance.now() || ahead);
}

// Seconds until a moment of the server's clock, never less than none; Infinity before any answer.
export const left = (until) => Math.max(0, Math.ceil((until - ahead - performance.now()) / 1000));

export function draw() {
  for (const one of document.querySelectorAll("[data-ate]")) {
    const seconds = left(one.dataset.ate);
    if (seconds < Infinity) one.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  }
}
