// The line that the keypad writes into. All state is in the text areas and inputs of the form.

import { cardsOf, deck, left, linesOf } from "./keypad-cards.js";

// open: { field, before, line, after, next }; before and after are empty for a field with one line, next is the field
// that follows. suit: the suit of ranks typed on a keyboard. chosen: the place of the tapped card. filled: the message
// about cards that were added with a tap, and the cards before. spent: a tapped card of which none is left.
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
// Return the next field of the form, without hidden and folded ones.
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

// A message about a line is removed when its cards change.
export function putCards(cards) {
  now.chosen = now.filled = now.spent = null;
  put(cards.join(" "));
}

export const removeAt = (at) => putCards(openCards().filter((_, place) => place !== at));

// Return the row of a line, or the place where its row will be added.
export function placeOf({ field, before }) {
  const whole = field.closest("[data-combinacoes], [data-mao]");
  return whole.querySelectorAll(".combinacao")[before.length] ?? whole.querySelector("[data-nova]");
}
