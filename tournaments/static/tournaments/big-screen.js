// The big screen turns its pages and refreshes them all. Without an answer it keeps the old ones and says since when.

import { draw, told } from "../canastra/clock.js";

const ASKED = 10_000; // milliseconds
const screen = () => document.getElementById("telao");
const pages = () => [...document.querySelectorAll(".slide")];
let at = Math.max(0, pages().findIndex((one) => !one.hidden));
let since = performance.now(); // time of the last turn

function show(page) {
  at = page % pages().length;
  pages().forEach((one, number) => (one.hidden = number !== at));
}

async function ask() {
  const answer = await fetch(location.pathname, { cache: "no-store" }).catch(() => null);
  if (answer?.status === 404) return location.reload(); // the link was renewed
  const text = answer?.ok && (await answer.text().catch(() => null));
  const found = text && new DOMParser().parseFromString(text, "text/html").getElementById("telao");
  if (!found) return (document.getElementById("sem-rede").hidden = false);
  told(answer.headers.get("Date"));
  screen().replaceWith(document.adoptNode(found));
  show(at);
  tick();
}

function tick() {
  draw();
  const seconds = pages()[at].dataset.segundos || screen().dataset.segundos; // names turn faster
  if (performance.now() - since < seconds * 1000) return;
  since = performance.now();
  show(at + 1);
}

ask();
setInterval(ask, ASKED);
setInterval(tick, 500);
