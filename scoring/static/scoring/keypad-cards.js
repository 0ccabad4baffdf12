// Cards as text, in the notation that the server reads, and the number of each that is left. Contains no rules.

const CARD = /JK|★|(?:10|[A23456789TJQK])[SHDC♠♥♦♣♤♡♢♧]/giu;
const WORDS =
  /(^|[^\p{L}\d])(?:trinca|set|sequ[eê]ncia|run|baixada\s*=?\s*\d{1,2}|nesta ordem|fora de ordem|dois (?:antes|depois))(?![\p{L}\d])/giu;
const LETTERS = { "♠": "S", "♥": "H", "♦": "D", "♣": "C", "♤": "S", "♡": "H", "♢": "D", "♧": "C" };

export const JOKER = "JK";
export const deck = () => JSON.parse(document.getElementById("baralho").textContent);
export const say = (text, values) => text.replace(/%\((\w+)\)s/g, (_, name) => values[name]);
export const linesOf = (field) => field.value.split("\n").filter((line) => line.trim());

const plain = (card) => {
  const text = card.toUpperCase();
  if (text === JOKER || text === "★") return JOKER;
  return text.slice(0, -1).replace("10", "T") + (LETTERS[text.slice(-1)] ?? text.slice(-1));
};

// Text that is not a card is left unchanged.
export function cardsOf(line) {
  return line
    .replace(WORDS, "$1 ")
    .split(/[\s,;.\ufe0f]+/)
    .filter(Boolean)
    .flatMap((part) => {
      const found = part.match(CARD) ?? [];
      return found.join("") === part ? found.map(plain) : [part];
    });
}

export const isCard = (card) => card === JOKER || /^[A23456789TJQK][SHDC]$/.test(card);
export const glyphs = (card, of) =>
  card === JOKER ? "★" : isCard(card) ? card[0].replace("T", "10") + of.glyphs[card[1]] : card;

export function nameOf(card, of) {
  if (card === JOKER) return of.joker;
  if (!isCard(card)) return say(of.words.stray, { card });
  return say(of.words.card, { rank: of.ranks[card[0]], suit: of.suits[card[1]] });
}

// Return how many copies of a card are in no field yet. The fields are read once for all keys.
let read, used;
export function left(card, fields, of) {
  const text = fields.map(({ value }) => value).join("\n");
  if (read !== text) {
    [read, used] = [text, new Map()];
    for (const one of cardsOf(text)) used.set(one, (used.get(one) ?? 0) + 1);
  }
  return (card === JOKER ? of.jokers : of.copies) - (used.get(card) ?? 0);
}

export function tile(card, of, tag = "span") {
  const found = document.createElement(tag);
  found.className = `carta naipe-${isCard(card) && card !== JOKER ? card[1].toLowerCase() : "x"}`;
  const seen = document.createElement("span");
  seen.ariaHidden = "true";
  seen.textContent = glyphs(card, of);
  const said = document.createElement("span");
  said.className = "visually-hidden";
  said.textContent = `${nameOf(card, of)} `;
  found.append(seen, said);
  return found;
}
