// Draw the rows of the form and the keypad from the fields. The server says what each combination is.

import { form, isMeld, labelOf, leftOf, now, openCards, pad, part, single } from "./keypad-line.js";
import { JOKER, cardsOf, linesOf, nameOf, say, tile } from "./keypad-cards.js";
import { answerTo } from "./keypad-melds.js";
import { otherSuits } from "./keypad-run.js";

// Redrawing keeps the focus, so that an answer of the server does not interrupt typing.
function steady(redraw) {
  const had = document.activeElement;
  const { at, lugar } = had?.dataset ?? {};
  const within = had?.closest("[data-combinacoes], [data-mao]");
  redraw();
  if (!had || had.isConnected) return;
  const same = within?.querySelectorAll(".combinacao")[at ?? 0] ?? pad().querySelector(`[data-lugar="${lugar}"]`);
  (same ?? pad()).focus({ preventScroll: true });
}

export const draw = () => steady(drawAll);
export const drawPad = () => steady(drawOpen);

function drawAll() {
  for (const side of form().querySelectorAll("[data-combinacoes]")) drawMelds(side);
  for (const one of form().querySelectorAll("[data-mao]")) drawLine(one);
  pad().hidden = !now.open;
  pad().closest(".mesa").classList.toggle("teclado-aberto", Boolean(now.open));
  if (now.open) drawOpen();
}

function row(line, what, place) {
  const found = document.getElementById("moldes").content.firstElementChild.cloneNode(true);
  const button = found.firstElementChild;
  const cards = cardsOf(line);
  button.firstElementChild.append(...cards.map((card) => tile(card, now.of)));
  button.lastElementChild.textContent = what;
  Object.assign(button.dataset, place);
  return found;
}

function drawMelds(side) {
  const field = side.querySelector("textarea"), list = side.querySelector(".lidas");
  const rows = linesOf(field).map((line, at) => {
    const wrong = answerTo(line)?.ok === false;
    const open = now.open?.field === field && now.open.before.length === at;
    const seen = JSON.stringify([line, told(line), wrong, open]);
    if (list.children[at]?.dataset.visto === seen) return list.children[at]; // unchanged, as most rows are
    const found = row(line, told(line), { at });
    found.dataset.visto = seen;
    found.classList.toggle("errada", wrong);
    found.classList.toggle("aberta", open);
    return found;
  });
  if (rows.length !== list.children.length || rows.some((one, at) => one !== list.children[at])) list.replaceChildren(...rows);
}

// Long questions are shown in the keypad; a closed line has only a mark.
function told(line) {
  const is = answerTo(line);
  const asks = is?.questions.find((question) => question.required);
  return asks ? asks.label : (is?.text ?? "");
}

const howMany = (cards) => (cards.length === 1 ? now.of.words.card_one : say(now.of.words.cards, { n: cards.length }));

function drawLine(one) {
  const field = one.querySelector("input, textarea");
  const cards = cardsOf(field.value);
  const said = cards.length ? (single(field) ? "" : howMany(cards)) : now.of.words.touch;
  const button = row(field.value, said, {}).firstElementChild;
  const label = document.createElement("span");
  label.className = "visually-hidden";
  label.textContent = `${labelOf(field)}: `;
  button.prepend(label);
  one.querySelector(".combinacao")?.remove();
  button.classList.toggle("aberta", now.open?.field === field);
  field.after(button);
}

function drawOpen() {
  const cards = openCards();
  const side = sideOf(now.open.field);
  const what = isMeld(now.open.field) ? say(now.of.words.meld, { n: now.open.before.length + 1 }) : labelOf(now.open.field);
  part("titulo").textContent = [side, what].filter(Boolean).join(" · ");
  part("quantas").textContent = cards.length ? howMany(cards) : "";
  part("fila").replaceChildren(...cards.map((card, at) => cardKey(card, at)));
  drawRemove(cards);
  drawSuits(cards);
  drawAnswer(cards);
  showEnd();
  for (const key of pad().querySelectorAll("[data-carta]")) drawKey(key);
  const { next } = now.open;
  part("tecla=seguir").ariaLabel = say(now.of.words.next, { what: next ? whatIs(next) : document.getElementById("fim").ariaLabel });
  part("tecla=seguir").dataset.campo = next?.name ?? "";
  part("tecla=nova").hidden = !isMeld(now.open.field);
}

const sideOf = (field) => field.closest(".cartas-lado")?.querySelector(".cartas-nome .side")?.textContent.trim();
const whatIs = (field) => (isMeld(field) ? sideOf(field) : labelOf(field));

function cardKey(card, at) {
  const key = tile(card, now.of, "button");
  key.type = "button";
  key.dataset.lugar = at;
  key.ariaPressed = String(at === now.chosen);
  return key;
}

function drawRemove(cards) {
  const remove = part("tecla=tirar");
  remove.hidden = now.chosen === null;
  if (now.chosen !== null) remove.textContent = say(now.of.words.remove, { card: nameOf(cards[now.chosen], now.of) });
}

function drawSuits(cards) {
  const key = part("tecla=naipes");
  key.hidden = !isMeld(now.open.field) || !otherSuits(cards, now.of, leftOf).length;
  if (key.hidden) return;
  const [rank] = cards[0];
  key.textContent = `${rank.replace("T", "10")} ×4`;
  key.ariaLabel = say(now.of.words.every, { rank: now.of.ranks[rank] });
}

function drawKey(key) {
  const { carta } = key.dataset;
  const n = leftOf(carta);
  key.ariaDisabled = String(n < 1);
  key.ariaLabel = say(n < 1 ? now.of.words.none : now.of.words.left, { card: nameOf(carta, now.of), n });
}

// If there is little room above the keys, scroll to the nearest part: the last cards, their kind, a question.
function showEnd() {
  const [row, above] = [part("fila"), part("cima")];
  row.scrollTop = now.chosen === null ? row.scrollHeight : row.scrollTop;
  above.scrollTop = above.scrollHeight;
}

function drawAnswer(cards) {
  const is = isMeld(now.open.field) ? answerTo(now.open.line) : null;
  const quiet = now.silent && isMeld(now.open.field) && cards.length ? now.of.words.silent : "";
  const filled = now.filled?.text ?? "";
  const spent = now.spent && say(now.of.words.none, { card: nameOf(now.spent, now.of) });
  const text = spent || (!cards.length ? now.of.words.empty : [filled, is?.text ?? quiet].filter(Boolean).join(" "));
  if (part("dito").textContent !== text) part("dito").textContent = text;
  part("dito").classList.toggle("errada", is?.ok === false);
  part("perguntas").replaceChildren(...(cards.length ? (is?.questions ?? []) : []).map(questionOf));
}

function questionOf(question) {
  const found = document.createElement("fieldset");
  const legend = document.createElement("legend");
  legend.textContent = question.label;
  found.append(legend, ...question.answers.map((answer) => {
    const key = document.createElement("button");
    key.type = "button";
    key.className = "tecla tecla-larga";
    key.dataset.linha = answer.line;
    key.ariaPressed = String(answer.now);
    key.textContent = answer.label;
    return key;
  }));
  return found;
}
