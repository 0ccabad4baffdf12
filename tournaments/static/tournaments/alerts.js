// Minutes that are announced, and the end of the time, are heard once in a round: on whichever page is open, and not again
// after it is loaded again. When that is, is counted by the server's clock.

import { left } from "../canastra/clock.js";
import { audible, END, NOTICE, play, tell } from "./sound.js";

const LATE = 20; // seconds: a page that is opened, or let be heard, after that says nothing of a minute that is over
const HEARD = "canastra-avisos";
const KEPT = 60;
let here = []; // where the browser keeps nothing

function heard() {
  try {
    return JSON.parse(localStorage.getItem(HEARD)) ?? here;
  } catch {
    return here;
  }
}

// Whether nobody has heard it in this browser; then somebody has.
function first(notice) {
  const before = heard();
  if (before.includes(notice)) return false;
  here = [...before, notice].slice(-KEPT);
  try {
    localStorage.setItem(HEARD, JSON.stringify(here));
  } catch { /* no room, or not allowed */ }
  return true;
}

// What follows from the end of a time, as the next step, is asked for at once: nothing was written that would tell it.
const over = new Set();
function askAgain() {
  for (const part of document.querySelectorAll("[data-ao-vivo]")) {
    const address = part.getAttribute("hx-get").replace(/visto=\w*/, "visto=");
    htmx.ajax("GET", address, { target: part, swap: "outerHTML" });
  }
}

setInterval(() => {
  tell(); // a clock may have come with what was asked for meanwhile
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
