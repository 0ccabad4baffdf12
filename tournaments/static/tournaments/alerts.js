// Play a sound at the announced minutes and at the end of the time, once in a round, on any open page and not again after a
// reload. The times are counted by the server's clock.

import { left } from "../canastra/clock.js";
import { audible, END, NOTICE, play, tell } from "./sound.js";

const LATE = 20; // seconds; a page opened later than this does not announce a past minute
const HEARD = "canastra-avisos";
const KEPT = 60;
let here = []; // if storage is off

function heard() {
  try {
    return JSON.parse(localStorage.getItem(HEARD)) ?? here;
  } catch {
    return here;
  }
}

// Return whether this browser has not announced it yet, and remember it.
function first(notice) {
  const before = heard();
  if (before.includes(notice)) return false;
  here = [...before, notice].slice(-KEPT);
  try {
    localStorage.setItem(HEARD, JSON.stringify(here));
  } catch { /* no room, or not allowed */ }
  return true;
}

// The end of the time changes the next step without a write, so the page is refreshed now.
const over = new Set();
function askAgain() {
  for (const part of document.querySelectorAll("[data-ao-vivo]")) {
    const address = part.getAttribute("hx-get").replace(/visto=\w*/, "visto=");
    htmx.ajax("GET", address, { target: part, swap: "outerHTML" });
  }
}

setInterval(() => {
  tell(); // a refreshed part may contain a new clock
  for (const { dataset } of document.querySelectorAll("[data-avisos]")) {
    const seconds = left(dataset.ate);
    if (seconds === 0 && !over.has(dataset.ate)) {
      over.add(dataset.ate);
      askAgain();
    }
    if (!audible()) continue;
    for (const minute of dataset.avisos.split(" ").filter(Boolean)) {
      const late = minute * 60 - seconds;
      if (late >= 0 && late < LATE && first(`${dataset.relogio}.${minute}`)) play(minute === "0" ? END : NOTICE);
    }
  }
}, 500);
