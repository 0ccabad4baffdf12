// Count down by the server's clock, because the clock of a device may be wrong. Each answer has the server's time, to the
// second. Without scripts the page shows when the time ends.

let ahead = -Infinity; // milliseconds from this page's clock to the server's; the largest value, because a late answer makes it smaller

// Read the time in the headers of an answer.
export function told(date) {
  ahead = Math.max(ahead, Date.parse(date) - performance.now() || ahead);
}

// Return the seconds until a moment of the server's clock, at least 0; Infinity before the first answer.
export const left = (until) => Math.max(0, Math.ceil((until - ahead - performance.now()) / 1000));

export function draw() {
  for (const one of document.querySelectorAll("[data-ate]")) {
    const seconds = left(one.dataset.ate);
    if (seconds < Infinity) one.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  }
}
