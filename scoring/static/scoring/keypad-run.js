// Of a run the first and the last card are enough: those between are put in. Of a set one card is, if it has all suits.
// A guess only: whether the cards make a combination the server says.

import { JOKER, isCard } from "./keypad-cards.js";

const [ACE, TOP] = [1, 14]; // an ace lies below the two or above the king

// A two behind the ace of its own suit is itself, any other one stands for a card.
const isWild = (card, at, line, of) => card === JOKER || (card[0] === of.wild && line[at - 1] !== "A" + card[1]);
const cardAt = (at, suit, of) => of.order[(at - 1) % of.order.length] + suit;

function placesOf(card, of) {
  const at = of.order.indexOf(card[0]) + 1;
  return at === ACE ? [ACE, TOP] : [at];
}

// How the cards of a line lie: its own cards, without those that stand for others, and the wild ones after the last.
function read(line, of) {
  const own = line.filter((card, at) => isCard(card) && !isWild(card, at, line, of));
  const last = line.lastIndexOf(own[own.length - 1]);
  const alike = own.every((card) => card[0] === own[0][0]);
  const run = own.length > 0 && own.every((card) => card[1] === own[0][1]) && (own.length === 1 || !alike);
  return { own, run, after: line.length - 1 - last };
}

// Where the last own card may lie, and which way the run goes on: of two cards the nearer way, of one card either.
function ways(own, of) {
  const [last, before] = [own[own.length - 1], own[own.length - 2]].map((card) => (card ? placesOf(card, of) : []));
  if (own.length === 1) return last.flatMap((from) => [1, -1].map((step) => ({ from, step })));
  const pairs = last.flatMap((from) => before.map((near) => ({ from, step: Math.sign(from - near), far: Math.abs(from - near) })));
  return pairs.sort((a, b) => a.far - b.far).slice(0, 1);
}

// Down to an ace a run of one card only goes from the three: from above it, the ace above the king is meant.
const isMeant = ({ from, to }, own) => own.length > 1 || to !== ACE || from <= 3;

// The cards between the end of a run and a card that is tapped; none where the line is no run, or one of them is used up.
export function between(line, card, of, left) {
  const { own, run, after } = read(line, of);
  if (!run || !isCard(card) || isWild(card, 0, [], of) || card[1] !== own[0][1] || own.includes(card)) return [];
  const fills = ways(own, of)
    .flatMap((way) => placesOf(card, of).map((to) => ({ ...way, to, gap: (to - way.from) * way.step - after - 1 })))
    .filter((way) => way.gap >= 0 && isMeant(way, own))
    .sort((a, b) => a.gap - b.gap)
    .map(({ to, step, gap }) => Array.from({ length: gap }, (_, nth) => cardAt(to - step * (gap - nth), card[1], of)));
  return fills.find((cards) => cards.every((one) => left(one) > 0)) ?? [];
}

// The cards that give a set of one rank the suits that it lacks; none where a set of it may not be laid.
export function otherSuits(line, of, left) {
  const [rank] = line[0] ?? "";
  if (!of.sets.includes(rank) || rank === of.wild || !line.every((card) => card !== JOKER && isCard(card) && card[0] === rank)) return [];
  return Object.keys(of.glyphs).map((suit) => rank + suit).filter((card) => !line.includes(card) && left(card) > 0);
}
