// Show the unanswered questions of a mão after "Gravar" was tapped too early. Loaded before it is needed.

import { chosen } from "./sums.js";

// Return the first field of each unanswered question. The cards in hand may stay blank for the player who went out.
function unanswered(form) {
  const out = chosen(form, "ending");
  const first = (one, at, all) => all.findIndex(({ name }) => name === one.name) === at;
  const open = (one) => (one.type === "radio" ? !chosen(form, one.name) : !one.value.trim() && (!out || one.dataset.exige !== out));
  const seen = (one) => (one.closest(".morto-de-um") ? form.querySelector("[data-mortos-juntos] button") : one);
  return new Set([...form.querySelectorAll("[data-exige]")].filter(first).filter(open).map(seen));
}

function mark(form) {
  const missing = unanswered(form), told = form.querySelector("[data-faltam]");
  for (const ask of form.querySelectorAll(".ask")) ask.classList.toggle("falta", [...missing].some((one) => ask.contains(one)));
  for (const one of form.querySelectorAll("[type=text][data-exige]")) one.setAttribute("aria-invalid", missing.has(one));
  const text = (missing.size === 1 ? told.dataset.faltamUma : told.dataset.faltam).replace("#", missing.size);
  if (told.textContent !== text) told.textContent = text;
  told.hidden = !missing.size;
  return [...missing];
}

// Return whether every question is answered. If not, nothing is sent, the bar counts them, and the first gets the focus.
export function isComplete(form) {
  const [first] = mark(form);
  form.dataset.faltando = "";
  first?.focus();
  return !first;
}

document.addEventListener("input", ({ target }) => {
  const form = target.form ?? target;
  if (form.dataset && "faltando" in form.dataset) mark(form);
});
