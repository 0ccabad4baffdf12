// Ask the server what each combination is. The keypad does not wait, and late answers are dropped.

import { linesOf } from "./keypad-cards.js";

const known = new Map(); // kind by line; it depends on the line only
let asked = 0;
let soon;

export const answerTo = (line) => known.get(line);

// Call `heard(sides)` with the answer for the current form, or `heard(null)` without an answer; it is requested again later.
export function ask(form, heard) {
  const mine = ++asked;
  clearTimeout(soon);
  let later = 4000;
  const once = async () => {
    const sides = await fetchSides(form);
    if (mine !== asked) return;
    heard(sides);
    if (!sides) soon = setTimeout(once, (later *= 2) / 2);
  };
  soon = setTimeout(once, 150);
}

async function fetchSides(form) {
  const lines = new Map([...form.querySelectorAll("[data-combinacoes]")].map((one) => [
    one.dataset.combinacoes,
    linesOf(one.querySelector("textarea")),
  ]));
  const waited = new AbortController();
  const enough = setTimeout(() => waited.abort(), 8000);
  try {
    const answer = await fetch(form.dataset.jogada, { method: "POST", body: new FormData(form), signal: waited.signal });
    if (!answer.ok) return null;
    const { sides } = await answer.json();
    for (const [side, { melds }] of Object.entries(sides)) {
      melds.forEach((meld, at) => known.set(lines.get(side)?.[at], meld));
    }
    return sides;
  } catch {
    return null;
  } finally {
    clearTimeout(enough);
  }
}
