// The draft of a mão. Each change of the form is saved on this device until it is sent, for one form of one mão of one
// table. While the last mão waits to be sent, the form shows the next one, with the points that this page can add.

import { sums } from "./sums.js";

const TYPED = new Set(["text", "textarea"]);
export const OF_THE_PAGE = new Set(["partida", "number", "client_id", "alone", "seen_version", "aparelho"]);

const WRITER = "dupla"; // the dupla that writes; stays for the next mão

export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6] & 15) | 64;
  bytes[8] = (bytes[8] & 63) | 128;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

export const placeOf = (form) => ({ partida: Number(form.elements.partida.value), number: Number(form.elements.number.value) });
export const isBefore = (one, other) => one.partida - other.partida || one.number - other.number;

// Return the place of the mão after the one in the form. If it is wrong, the server refuses it and a person decides.
export function nextOf(form) {
  const { partida, number } = placeOf(form);
  if (form.dataset.volta) return { partida, number, before: JSON.parse(form.dataset.volta) }; // this mão is being taken back
  const after = Object.fromEntries(sums(form).map(({ side, after }) => [side, after]));
  if (!ends(form, number, Object.values(after))) return { partida, number: number + 1, before: after };
  return { partida: partida + 1, number: 1, before: Object.fromEntries(Object.keys(after).map((side) => [side, 0])) };
}

function ends(form, number, points) {
  const { limite, maos } = form.dataset;
  if (maos) return number >= Number(maos);
  const best = Math.max(...points);
  return points.length > 0 && best >= Number(limite) && points.filter((one) => one === best).length === 1;
}

export function turn(form, next) {
  empty(form);
  Object.assign(form.elements.partida, { value: next.partida });
  Object.assign(form.elements.number, { value: next.number });
  form.elements.client_id.value = newId();
  for (const text of form.querySelectorAll("[data-texto]")) text.textContent = text.dataset.texto.replace("#", next.number);
  for (const output of form.querySelectorAll("[data-before]")) {
    output.dataset.before = next.before?.[output.closest("[data-running]").dataset.of] ?? output.dataset.before;
  }
}

function empty(form) {
  delete form.dataset.faltando;
  for (const ask of form.querySelectorAll(".falta")) ask.classList.remove("falta");
  form.querySelector("[data-faltam]")?.setAttribute("hidden", "");
  for (const field of form.elements) {
    if (field.name === WRITER) continue;
    if (field.type === "radio" || field.type === "checkbox") field.checked = false;
    else if (TYPED.has(field.type) || (field.type === "hidden" && !OF_THE_PAGE.has(field.name))) field.value = "";
    field.removeAttribute("aria-invalid");
    field.removeAttribute("data-anotado");
  }
  for (const old of form.querySelectorAll(".alert:not(#sem-rede), .field-error, .field-warning, [data-conferida]")) old.remove();
}

// Return whether the form is still empty.
export const isEmpty = (form) =>
  [...form.elements].every((field) => {
    if (field.name === WRITER) return true;
    if (field.type === "radio" || field.type === "checkbox") return !field.checked || field.defaultChecked;
    return !TYPED.has(field.type) || !field.value;
  });

// Fill the fields from a sent entry, if the server cannot render the form.
export function fill(form, body) {
  for (const [name, value] of body) {
    const found = form.elements.namedItem(name);
    for (const field of found instanceof RadioNodeList ? found : [found]) put(field, value);
  }
}

function put(field, value) {
  if (!field || field.type === "submit") return;
  if (field.type === "radio" || field.type === "checkbox") field.checked ||= field.value === value;
  else field.value = value;
}

// --- what is kept --------------------------------------------------------------------------

const CARDS = /melds$|^hand-/;
const jogoOf = (path) => `rascunho:${path.split("/").slice(0, 3).join("/")}:`;
export const valueOf = (one, name) => (one.elements[name] || {}).value || "";
const maoOf = (one) =>
  jogoOf(pathOf(one.action)) + placeIn(valueOf(one, "partida"), valueOf(one, "number"), valueOf(one, "seen_version"));
const pathOf = (address) => new URL(address, location).pathname.replace(/\/$/, "");
export const keyOf = (one, address = one.action) => `${maoOf(one)}:${pathOf(address)}`;
const placeIn = (partida, number, version) => [partida, number, version || ""].join("-");
export const form = () => document.querySelector("form.mao[data-envio]");
export const inForm = () => form() && valueOf(form(), "client_id"); // id of the entry in the form
export const typedInto = (one) =>
  [...new FormData(one)].filter(([name, value]) => !OF_THE_PAGE.has(name) && typeof value === "string");

// Storage is full or off: the page itself still has everything.
function kept(work) {
  try {
    return work(localStorage);
  } catch {
    return null;
  }
}

export const read = (key) => kept((store) => JSON.parse(store.getItem(key))) || [];
export const write = (key, typed) => kept((store) => store.setItem(key, JSON.stringify(typed)) || true);
const forget = (start) =>
  kept((store) => Object.keys(store).filter((key) => key.startsWith(start)).forEach((key) => store.removeItem(key)));

const remove = (key) => kept((store) => store.removeItem(key));

// Notes made while the mão is played fill their field and may change. They are not typed input.
const notedOf = (one, name) => (one.elements.namedItem(name)?.dataset || {}).anotado;

export function save(one) {
  const typed = typedInto(one).filter(([name, value]) => value !== notedOf(one, name));
  if (isEmpty(one)) remove(keyOf(one));
  else if (!write(keyOf(one), typed)) one.autocomplete = "on"; // the browser has to
}
export const restore = (one) => fill(one, read(keyOf(one)).filter(([name, value]) => value || !notedOf(one, name)));
// After a mão is sent, the drafts of all its forms are obsolete.
export const drop = (one) => forget(`${maoOf(one)}:`);
export const dropAll = (path) => forget(jogoOf(path));

export const toCards = () => form() && form().querySelector("button[data-cartas-guardadas]");
export const hasCards = (one, address) => read(keyOf(one, address)).some(([name, value]) => CARDS.test(name) && value);

// again: the page was opened before, so that what is kept was typed into it.
function prepare(again) {
  const one = form();
  if (!one || "lido" in one.dataset) return;
  one.dataset.lido = "";
  one.autocomplete = "off"; // after Back, browsers restore older radio states later than this script
  const button = toCards();
  if (button && hasCards(one, button.formAction)) button.textContent = button.dataset.cartasGuardadas;
  if ("cartas" in one.dataset) return; // the keypad checks these itself
  if (again || !("kept" in one.dataset)) restore(one);
  else remove(keyOf(one));
  const differs = (field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked;
  for (const part of one.querySelectorAll("details")) part.open ||= [...part.querySelectorAll("input, textarea")].some(differs);
  one.dispatchEvent(new Event("mao:nova", { bubbles: true }));
}

// The line at the top says that there is a draft, instead of "everything is sent".
function tell({ target }) {
  const one = target.closest?.("#mao");
  if (one || !form()) document.querySelector("[data-rascunho]").hidden = !one || isEmpty(one);
}

for (const moved of ["input", "change", "mao:nova", "htmx:load"]) document.addEventListener(moved, tell);
for (const moved of ["input", "change"]) {
  document.addEventListener(moved, ({ target }) => (target.form ?? target) === form() && save(form()));
}
document.addEventListener("htmx:load", () => prepare(false));
prepare((performance.getEntriesByType("navigation")[0] || {}).type !== "navigate");
