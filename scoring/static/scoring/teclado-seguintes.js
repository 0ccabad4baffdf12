// What is likely to come next on an open line: offered as keys, and, of a run, put in between its ends.
// A guess only: whether the cards make a combination the server says.

import { JOKER, isCard } from "./teclado-cartas.js";

const TOP = 14; // of an ace above the king; below the two it is 1
const OFFERED = 6; // keys that a small phone has room for in one row

const isWild = (card, of) => card === JOKER || card[0] === of.wild;
const place = (card, of) => of.order.indexOf(card[0]) + 1;
const cardAt = (at, suit, of) => (at < 1 || at > TOP ? null : of.order[(at - 1) % of.order.length] + suit);

// How the cards of a line lie: its own cards, without those that stand for others, and the wild ones after the last.
function read(line, of) {
  const own = line.filter((card) => isCard(card) && !isWild(card, of));
  const last = line.lastIndexOf(own[own.length - 1]);
  const alike = own.every((card) => card[0] === own[0][0]);
  const run = own.length > 0 && own.every((card) => card[1] === own[0][1]) && (own.length === 1 || !alike);
  return { own, alike, run, after: line.length - 1 - last };
}

// The step from card to card, up or down, and the place that the last card of the line has.
function end({ own, after }, towards, of) {
  const from = place(own[own.length - 1], of);
  const before = own.length > 1 ? place(own[own.length - 2], of) : towards;
  const high = from === 1 && before > 7 ? TOP : from;
  const step = Math.sign(own.length > 1 ? high - before : before - high);
  return { step, at: high + step * after };
}

// The cards between the end of a run and a card that is tapped; none where the line is no run, or one of them is used up.
export function between(line, card, of, left) {
  const found = read(line, of);
  if (!found.run || !isCard(card) || isWild(card, of) || card[1] !== found.own[0][1]) return [];
  const low = place(card, of);
  const near = place(found.own[found.own.length - 1], of) > 7 && low === 1 ? TOP : low;
  const { step, at } = end(found, near, of);
  const to = low === 1 && step > 0 ? TOP : low;
  const cards = [];
  for (let next = at + step; step && (to - next) * step > 0; next += step) cards.push(cardAt(next, card[1], of));
  return cards.every((one) => left(one) > 0) ? cards : [];
}

// loose: a hand, whose cards lie beside each other as they come.
export function likely(line, of, left, loose) {
  const { own, alike, run, after } = read(loose ? line.slice(-1) : line, of);
  if (!own.length) return [];
  const [rank, suit] = own[0];
  const same = Object.keys(of.glyphs).map((one) => rank + one);
  const wild = own.length + after < line.length || after ? [] : Object.keys(of.glyphs).map((one) => of.wild + one);
  const first = place(own[0], of);
  const { step, at } = end({ own, after }, place(own[own.length - 1], of) + 1, of);
  const [next, back] = [cardAt(at + step, suit, of), cardAt(first - step, suit, of)];
  const found = own.length === 1 ? [next, ...same, back] : run ? [next, back, ...wild] : alike ? [...same, ...wild] : [];
  return [...new Set(found)].filter((card) => card && left(card) > 0).slice(0, OFFERED);
}
