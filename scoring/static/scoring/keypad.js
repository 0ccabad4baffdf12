// The card keypad writes into the text areas of the form, which also work without it. The server judges the cards.

import {
  begin,
  form,
  isMeld,
  leftOf,
  now,
  openCards,
  openLine,
  pad,
  part,
  placeOf,
  put,
  putCards,
  removeAt,
  single,
} from "./keypad-line.js";
import { guessOut } from "./keypad-batida.js";
import { linesOf, say } from "./keypad-cards.js";
import { draw, drawPad } from "./keypad-drawing.js";
import { ask } from "./keypad-melds.js";
import { between, otherSuits } from "./keypad-run.js";
import { fill, hasCards, restore, save, typedInto } from "./draft.js";

const LONG = 500; // ms of a long press

function openAt(field, at) {
  openLine(field, at);
  draw();
  pad().focus({ preventScroll: true });
  placeOf(now.open).scrollIntoView({ block: "nearest" });
}

const goTo = (field) => openAt(field, isMeld(field) ? linesOf(field).length : 0);

function close() {
  const closed = now.open;
  now.open = null;
  draw();
  placeOf(closed).focus();
}

// After the last field: the questions that cards do not answer, just above the button.
function finish() {
  close();
  const end = document.getElementById("fim");
  end.focus({ preventScroll: true });
  end.scrollIntoView({ block: "end" });
}

// The cards added by one tap, with the line before, so that one step undoes them.
function putMore(missing, text, ...more) {
  const cards = openCards();
  putCards([...cards, ...missing, ...more]);
  if (missing.length) now.filled = { text: say(text, { n: missing.length }), cards };
}

function add(card) {
  if (leftOf(card) < 1) {
    now.spent = card;
    draw();
  } else if (single(now.open.field)) putCards([card]);
  else {
    putMore(isMeld(now.open.field) ? between(openCards(), card, now.of, leftOf) : [], now.of.words.filled, card);
  }
}

// --- results ---------------------------------------------------------------------

function changed() {
  for (const sum of form().querySelectorAll("[data-soma]")) sum.hidden = true; // the sum was about other cards
  draw();
  guessOut(form());
  ask(form(), heard);
}

function heard(sides) {
  if (!form()) return; // the page has changed meanwhile
  now.silent = sides === null;
  for (const sum of sides ? form().querySelectorAll("[data-soma]") : []) {
    sum.textContent = say(now.of.words.points, { n: sides[sum.dataset.soma].points.toLocaleString(document.documentElement.lang === "en" ? "en" : "pt-BR") });
    sum.hidden = false;
  }
  draw();
}

// --- fingers and keys --------------------------------------------------------------------

const KEYS = {
  fechar: close,
  apagar: () => putCards(now.filled ? now.filled.cards : openCards().slice(0, -1)),
  tirar: () => removeAt(now.chosen),
  nova: () => openAt(now.open.field, linesOf(now.open.field).length),
  naipes: () => putMore(otherSuits(openCards(), now.of, leftOf), now.of.words.added),
  seguir: () => (now.open.next ? goTo(now.open.next) : finish()),
};

function tapped(key) {
  const { tecla, carta, lugar, linha } = key.dataset;
  if (tecla) KEYS[tecla]();
  else if (linha) put(linha);
  else if (lugar) now.chosen = Number(lugar) === now.chosen ? null : Number(lugar);
  else if (carta) return add(carta);
  if (now.open) drawPad();
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (!button || !form()) return;
  if (pad().contains(button)) return tapped(button);
  if ("escrever" in button.dataset) return write(button);
  const field = button.closest("[data-combinacoes], [data-mao]")?.querySelector("input, textarea");
  if ("nova" in button.dataset) openAt(field, linesOf(field).length);
  else if (button.classList.contains("combinacao")) openAt(field, Number(button.dataset.at ?? 0));
});

let pressed;
document.addEventListener("pointerdown", (event) => {
  const key = event.target.closest("[data-lugar]");
  if (key) pressed = setTimeout(() => removeAt(Number(key.dataset.lugar)), LONG);
});
for (const name of ["pointerup", "pointercancel"]) document.addEventListener(name, () => clearTimeout(pressed));
document.addEventListener("contextmenu", (event) => event.target.closest("[data-fila]") && event.preventDefault());

document.addEventListener("keydown", (event) => {
  if (!now.open || !pad().contains(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  const letter = event.key.toUpperCase().replace(/^0$/, "T"); // 0 is short for 10
  if (now.of.glyphs[letter]) {
    now.suit = letter;
    part("carta=A" + letter).focus(); // shows the suit, also to a screen reader
  } else if (now.of.ranks[letter]) add(letter + now.suit);
  else if (letter === "BACKSPACE") KEYS.apagar();
  else if (letter === "ESCAPE") return close();
  else return;
  event.preventDefault();
  if (now.open) drawPad();
});

document.addEventListener("input", (event) => {
  if (!form() || event.target.form !== form()) return;
  if (!["acknowledged", "reason"].includes(event.target.name)) {
    for (const old of form().querySelectorAll("[data-conferida]")) old.remove(); // the check was about other cards
  }
  changed();
});
document.addEventListener("mao:nova", () => {
  if (!form()) return;
  begin();
  changed();
});

// Switch to typing instead of tapping.
function write(button) {
  const tapping = form().classList.toggle("com-teclado");
  button.ariaPressed = String(!tapping);
  if (now.open) close();
}

// A page reached from another form has its answers. Cards come from the saved draft.
function join() {
  history.replaceState(null, "", location.href); // Back requests the page instead of resubmitting the form
  const known = typedInto(form()).filter(([name]) => form().elements[name] instanceof RadioNodeList);
  if (!hasCards(form())) return save(form());
  restore(form());
  fill(form(), known);
}

function prepare() {
  if (!form() || "pronto" in form().dataset) return; // only other parts of the page changed
  form().dataset.pronto = "";
  begin();
  form().classList.add("com-teclado");
  for (const extra of form().querySelectorAll("[data-nova], [data-escrever]")) extra.hidden = false;
  if ("kept" in form().dataset) join();
  else restore(form());
  changed();
}

document.addEventListener("htmx:load", prepare);
prepare();
