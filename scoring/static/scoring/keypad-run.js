// Complete a run from its first and last card, and a set of all suits from one card.
// This is only a guess; the server says whether the cards are a combination.

import { JOKER, isCard } from "./keypad-cards.js";

const [ACE, TOP] = [1, 14]; // an ace is below the two or above the king

// A two next to the ace of its suit is natural; any other two is a wild card.
const isWild = (card, at, line, of) => card === JOKER || (card[0] === of.wild && line[at - 1] !== "A" + card[1]);
const cardAt = (at, suit, of) => of.order[(at - 1) % of.order.length] + suit;

function placesOf(card, of) {
  const at = of.order.indexOf(card[0]) + 1;
  return at === ACE ? [ACE, TOP] : [at];
}

// Return the natural cards of a line in order, and the number of wild cards after the last one.
function read(line, of) {
  const own = line.filter((card, at) => isCard(card) && !isWild(card, at, line, of));
  const last = line.lastIndexOf(own[own.length - 1]);
  const alike = own.every((card) => card[0] === own[0][0]);
  const run = own.length > 0 && own.every((card) => card[1] === own[0][1]) && (own.length === 1 || !alike);
  return { own, run, after: line.length - 1 - last };
}

// Return the possible places of the last natural card and the direction: the nearer one for two cards, both for one.
function ways(own, of) {
  const [last, before] = [own[own.length - 1], own[own.length - 2]].map((card) => (card ? placesOf(card, of) : []));
  if (own.length === 1) return last.flatMap((from) => [1, -1].map((step) => ({ from, step })));
  const pairs = last.flatMap((from) => before.map((near) => ({ from, step: Math.sign(from - near), far: Math.abs(from - near) })));
  return pairs.sort((a, b) => a.far - b.far).slice(0, 1);
}

// A run from one card goes down to an ace only from the three. From higher cards the ace above the king is meant.
const isMeant = ({ from, to }, own) => own.length > 1 || to !== ACE || from <= 3;

// Return the cards between the end of a run and the tapped card; none if the line is no run, or a card is used up.
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

// Return the cards of the missing suits of a set; none if a set of this rank may not be laid.
export function otherSuits(line, of, left) {
  const [rank] = line[0] ?? "";
  if (!of.sets.includes(rank) || rank === of.wild || !line.every((card) => card !== JOKER && isCard(card) && card[0] === rank)) return [];
  return Object.keys(of.glyphs).map((suit) => rank + suit).filter((card) => !line.includes(card) && left(card) > 0);
}
