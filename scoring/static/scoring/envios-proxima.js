// The form turns to the next mão while the last one still waits, with the points as far as this page can add them.

import { sums } from "./contas.js";

const TYPED = new Set(["text", "textarea"]);
export const OF_THE_PAGE = new Set(["partida", "number", "client_id", "alone", "seen_version", "aparelho"]);

export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6] & 15) | 64;
  bytes[8] = (bytes[8] & 63) | 128;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

export const placeOf = (form) => ({ partida: Number(form.elements.partida.value), number: Number(form.elements.number.value) });
export const isBefore = (one, other) => one.partida - other.partida || one.number - other.number;

// Which mão follows the one in the form. Where it is wrong the server says so, and somebody decides.
export function nextOf(form) {
  const { partida, number } = placeOf(form);
  if (form.dataset.volta) return { partida, number, before: JSON.parse(form.dataset.volta) }; // it is to be taken back
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
  form.dispatchEvent(new Event("mao:nova", { bubbles: true }));
}

function empty(form) {
  for (const field of form.elements) {
    if (field.type === "radio" || field.type === "checkbox") field.checked = false;
    else if (TYPED.has(field.type) || (field.type === "hidden" && !OF_THE_PAGE.has(field.name))) field.value = "";
    field.removeAttribute("aria-invalid");
  }
  for (const old of form.querySelectorAll(".alert:not(#sem-rede), .field-error, .field-warning, [data-conferida]")) old.remove();
}

// Whether nothing has been typed into the form yet.
export const isEmpty = (form) =>
  [...form.elements].every((field) => {
    if (field.type === "radio" || field.type === "checkbox") return !field.checked || field.defaultChecked;
    return !TYPED.has(field.type) || !field.value;
  });

// Puts what was sent back into the fields, for when the server cannot draw the form.
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
