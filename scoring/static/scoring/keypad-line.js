// The line that the keypad writes into: the text areas and inputs of the form are the only truth.

import { cardsOf, deck, left, linesOf } from "./keypad-cards.js";

// open: { field, before, line, after, next }, a field of one line has nothing before and after it, next is the field
// that follows; suit: what the ranks typed on a keyboard are of; chosen: place of the card that was tapped; filled: what
// is said of the cards that were put in beside the one that was tapped, and the cards before that; spent: a card that was tapped though none is left.
export const now = { of: null, suit: "S", open: null, chosen: null, filled: null, spent: null, silent: false };

export const form = () => document.querySelector("form[data-cartas]");
export const pad = () => document.getElementById("teclado");
export const part = (name) => pad().querySelector(`[data-${name}]`);
export const isMeld = (field) => Boolean(field.closest("[data-combinacoes]"));
export const single = (field) => "uma" in (field.closest("[data-mao]")?.dataset ?? {});
export const labelOf = (field) => field.labels[0]?.textContent.trim() ?? "";
export const openCards = () => cardsOf(now.open.line);

const fields = () => [
  ...form().querySelectorAll("[data-combinacoes] textarea, [data-mao] :is(input, textarea)"),
];
// The field after another in the order of the form; one that is not asked, or folded away, is passed over.
function after(field) {
  const asked = (one) => one.closest("[data-combinacoes], [data-mao]").getClientRects().length;
  const seen = fields().filter((one) => asked(one) && !one.closest("details:not([open])"));
  return seen[seen.indexOf(field) + 1];
}

export const leftOf = (card) => left(card, fields(), now.of);

export function begin() {
  Object.assign(now, { of: deck(), open: null, chosen: null, filled: null, spent: null });
}

export function openLine(field, at) {
  const lines = isMeld(field) ? linesOf(field) : [field.value.replaceAll("\n", " ")];
  now.open = { field, before: lines.slice(0, at), line: lines[at] ?? "", after: lines.slice(at + 1), next: after(field) };
  now.chosen = now.filled = now.spent = null;
}

export function put(line) {
  const { field, before, after } = now.open;
  now.open.line = line;
  field.value = [...before, line, ...after].filter((one) => one.trim()).join("\n");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

// What was said about a line was said about its cards: with others it is forgotten.
export function putCards(cards) {
  now.chosen = now.filled = now.spent = null;
  put(cards.join(" "));
}

export const removeAt = (at) => putCards(openCards().filter((_, place) => place !== at));

// Where a line stands in the form: its row, or where its row is going to be.
export function placeOf({ field, before }) {
  const whole = field.closest("[data-combinacoes], [data-mao]");
  return whole.querySelectorAll(".combinacao")[before.length] ?? whole.querySelector("[data-nova]");
}
