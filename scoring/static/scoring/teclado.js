// The card keypad. It writes into the text areas of the form, which work without it; the server says what they are.

import { JOKER, cardsOf, deck, isCard, left, linesOf, nameOf, say, tile } from "./teclado-cartas.js";
import { answerTo, ask } from "./teclado-jogada.js";
import { restore, save } from "./teclado-rascunho.js";

const LONG = 500; // ms a finger stays for a long press
let of; // the deck
let suit = "S";
let open = null; // what the keypad writes into: { field, before, line, after }; a field of one line has no others
let chosen = null; // place of the card of the open line that was tapped
let silent = false;

const form = () => document.querySelector("form[data-cartas]");
const pad = () => document.getElementById("teclado");
const part = (name) => pad().querySelector(`[data-${name}]`);
const fields = () => [...form().querySelectorAll("[data-combinacoes] textarea, [data-mao] :is(input, textarea)")];
const isMeld = (field) => Boolean(field.closest("[data-combinacoes]"));
const single = (field) => "uma" in (field.closest("[data-mao]")?.dataset ?? {});
const labelOf = (field) => field.labels[0]?.textContent.trim() ?? "";

// --- the open line -----------------------------------------------------------------------

function openAt(field, at) {
  const lines = isMeld(field) ? linesOf(field) : [field.value.replaceAll("\n", " ")];
  open = { field, before: lines.slice(0, at), line: lines[at] ?? "", after: lines.slice(at + 1) };
  chosen = null;
  draw();
  part("naipe=" + suit).focus({ preventScroll: true });
  placeOf(open).scrollIntoView({ block: "nearest" });
}

function put(line) {
  open.line = line;
  open.field.value = [...open.before, line, ...open.after].filter((one) => one.trim()).join("\n");
  open.field.dispatchEvent(new Event("input", { bubbles: true }));
}

const openCards = () => cardsOf(open.line);
const putCards = (cards) => {
  chosen = null;
  put(cards.join(" ")); // what was said about the line was said about other cards
};

function add(card) {
  if (left(card, fields(), of) < 1) {
    part("dito").textContent = say(of.words.none, { card: nameOf(card, of) });
    return;
  }
  putCards(single(open.field) ? [card] : [...openCards(), card]);
}

const removeAt = (at) => putCards(openCards().filter((_, place) => place !== at));

function close() {
  const closed = open;
  open = null;
  draw();
  placeOf(closed).focus();
}

// --- drawing -----------------------------------------------------------------------------

// Where a line stands in the form: its row, or where its row is going to be.
function placeOf({ field, before }) {
  const whole = field.closest("[data-combinacoes], [data-mao]");
  return whole.querySelectorAll(".combinacao")[before.length] ?? whole.querySelector("[data-nova]");
}

// What is drawn anew takes the focus with it: an answer of the server must not throw anybody out.
function steady(redraw) {
  const had = document.activeElement;
  const { at, lugar } = had?.dataset ?? {};
  const within = had?.closest("[data-combinacoes], [data-mao]");
  redraw();
  if (!had || had.isConnected) return;
  const same = within?.querySelectorAll(".combinacao")[at ?? 0] ?? pad().querySelector(`[data-lugar="${lugar}"]`);
  (same ?? part("naipe=" + suit)).focus({ preventScroll: true });
}

const draw = () => steady(drawAll);
const drawPad = () => steady(drawOpen);

function drawAll() {
  for (const side of form().querySelectorAll("[data-combinacoes]")) drawMelds(side);
  for (const one of form().querySelectorAll("[data-mao]")) drawLine(one);
  pad().hidden = !open;
  if (open) drawOpen();
}

function row(line, what, place) {
  const found = document.getElementById("moldes").content.firstElementChild.cloneNode(true);
  const button = found.firstElementChild;
  const cards = cardsOf(line);
  button.firstElementChild.append(...cards.map((card) => tile(card, of)));
  button.lastElementChild.textContent = what;
  Object.assign(button.dataset, place);
  return found;
}

function drawMelds(side) {
  const field = side.querySelector("textarea");
  const rows = linesOf(field).map((line, at) => {
    const found = row(line, told(line), { at });
    const is = answerTo(line);
    found.classList.toggle("errada", is?.ok === false);
    found.classList.toggle("aberta", open?.field === field && open.before.length === at);
    return found;
  });
  side.querySelector(".lidas").replaceChildren(...rows);
}

// Long question texts stand in the keypad; a closed line only says that one is open.
function told(line) {
  const is = answerTo(line);
  const asks = is?.questions.find((question) => question.required);
  return asks ? asks.label : (is?.text ?? "");
}

function drawLine(one) {
  const field = one.querySelector("input, textarea");
  const cards = cardsOf(field.value);
  const said = cards.length ? (single(field) ? "" : say(of.words.cards, { n: cards.length })) : of.words.touch;
  const button = row(field.value, said, {}).firstElementChild;
  const label = document.createElement("span");
  label.className = "visually-hidden";
  label.textContent = `${labelOf(field)}: `;
  button.prepend(label);
  one.querySelector(".combinacao")?.remove();
  button.classList.toggle("aberta", open?.field === field);
  field.after(button);
}

function drawOpen() {
  const cards = openCards();
  const side = open.field.closest(".cartas-lado")?.querySelector(".cartas-nome .side")?.textContent.trim();
  const what = isMeld(open.field) ? say(of.words.meld, { n: open.before.length + 1 }) : labelOf(open.field);
  part("titulo").textContent = [side, what].filter(Boolean).join(" · ");
  part("quantas").textContent = cards.length ? say(of.words.cards, { n: cards.length }) : "";
  part("fila").replaceChildren(...cards.map((card, at) => cardKey(card, at)));
  part("fila").lastElementChild?.scrollIntoView({ block: "nearest", inline: "nearest" });
  drawAnswer(cards);
  for (const key of pad().querySelectorAll("[data-naipe]")) key.ariaPressed = String(key.dataset.naipe === suit);
  for (const key of pad().querySelectorAll("[data-valor]")) drawKey(key, key.dataset.valor + suit);
  const joker = pad().querySelector(`[data-carta=${JOKER}]`);
  if (joker) drawKey(joker, JOKER);
  const remove = part("tecla=tirar");
  remove.hidden = chosen === null;
  if (chosen !== null) remove.textContent = say(of.words.remove, { card: nameOf(cards[chosen], of) });
  part("tecla=nova").hidden = !isMeld(open.field);
}

function cardKey(card, at) {
  const key = tile(card, of, "button");
  key.type = "button";
  key.dataset.lugar = at;
  key.ariaPressed = String(at === chosen);
  return key;
}

function drawKey(key, card) {
  const n = left(card, fields(), of);
  key.dataset.carta = card;
  key.className = `tecla ${tile(card, of).className.split(" ").at(-1)}`;
  key.ariaDisabled = String(n < 1);
  key.ariaLabel = n < 1 ? say(of.words.none, { card: nameOf(card, of) }) : say(of.words.left, { card: nameOf(card, of), n });
  const big = document.createElement("b");
  big.textContent = card === JOKER ? "★" : card[0].replace("T", "10");
  const small = document.createElement("small");
  small.textContent = `${card === JOKER ? "" : of.glyphs[suit]}${n}`;
  key.replaceChildren(big, small);
}

function drawAnswer(cards) {
  const is = isMeld(open.field) ? answerTo(open.line) : null;
  const quiet = silent && isMeld(open.field) && cards.length ? of.words.silent : "";
  const text = !cards.length ? of.words.empty : (is?.text ?? quiet);
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

// --- what came of it ---------------------------------------------------------------------

function changed() {
  for (const sum of form().querySelectorAll("[data-soma]")) sum.hidden = true; // a sum of other cards
  save(form());
  draw();
  ask(form(), heard);
}

function heard(sides) {
  silent = sides === null;
  for (const sum of sides ? form().querySelectorAll("[data-soma]") : []) {
    sum.textContent = say(of.words.points, { n: sides[sum.dataset.soma].points.toLocaleString("pt-BR") });
    sum.hidden = false;
  }
  draw();
}

// --- fingers and keys --------------------------------------------------------------------

const KEYS = {
  fechar: close,
  apagar: () => putCards(openCards().slice(0, -1)),
  tirar: () => removeAt(chosen),
  nova: () => openAt(open.field, linesOf(open.field).length),
};

function tapped(key) {
  const { tecla, naipe, carta, lugar, linha } = key.dataset;
  if (tecla) KEYS[tecla]();
  else if (naipe) suit = naipe;
  else if (linha) put(linha);
  else if (lugar) chosen = Number(lugar) === chosen ? null : Number(lugar);
  else if (carta) return add(carta);
  if (open) drawPad();
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (!button || !form()) return;
  if (pad().contains(button)) return tapped(button);
  const place = button.closest("[data-combinacoes], [data-mao]");
  if ("escrever" in button.dataset) write(button);
  else if ("nova" in button.dataset) openAt(place.querySelector("textarea"), linesOf(place.querySelector("textarea")).length);
  else if (button.classList.contains("combinacao")) openAt(place.querySelector("input, textarea"), Number(button.dataset.at ?? 0));
});

let pressed;
document.addEventListener("pointerdown", (event) => {
  const key = event.target.closest("[data-lugar]");
  if (key) pressed = setTimeout(() => removeAt(Number(key.dataset.lugar)), LONG);
});
for (const name of ["pointerup", "pointercancel"]) document.addEventListener(name, () => clearTimeout(pressed));
document.addEventListener("contextmenu", (event) => event.target.closest("[data-fila]") && event.preventDefault());

document.addEventListener("keydown", (event) => {
  if (!open || !pad().contains(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  const letter = event.key.toUpperCase().replace(/^[01]$/, "T");
  if (of.glyphs[letter]) {
    suit = letter;
    part("naipe=" + suit).focus();
  } else if (of.ranks[letter]) add(letter + suit);
  else if (letter === "BACKSPACE") KEYS.apagar();
  else if (letter === "ESCAPE") return close();
  else return;
  event.preventDefault();
  if (open) drawPad();
});

document.addEventListener("input", (event) => {
  if (!form() || event.target.form !== form()) return;
  if (!["acknowledged", "reason"].includes(event.target.name)) {
    for (const old of form().querySelectorAll("[data-conferida]")) old.remove(); // it was about other cards
  }
  changed();
});
document.addEventListener("change", (event) => form() && event.target.form === form() && save(form()));

// Typing instead of tapping, for who would rather.
function write(button) {
  const tapping = form().classList.toggle("com-teclado");
  button.ariaPressed = String(!tapping);
  if (open) close();
}

function prepare() {
  if (!form() || "pronto" in form().dataset) return; // other parts of the page come and go
  form().dataset.pronto = "";
  of = deck();
  open = chosen = null;
  form().classList.add("com-teclado");
  for (const extra of form().querySelectorAll("[data-nova], [data-escrever]")) extra.hidden = false;
  if ("kept" in form().dataset) save(form());
  else restore(form());
  changed();
}

document.addEventListener("htmx:load", prepare);
prepare();
