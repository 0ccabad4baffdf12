// What was typed and not sent survives a reload of the page; it belongs to one mão of one table, and to this tab.

import { OF_THE_PAGE, fill, isEmpty } from "./envios-proxima.js";

const page = () => `rascunho:${location.pathname}:`;
const keyOf = ({ elements }) => page() + ["partida", "number", "seen_version"].map((name) => elements[name]?.value).join("-");
const summary = () => document.querySelector("#mao[data-envio]:not([data-cartas])"); // the cards ask by themselves

// No room, or not allowed: the page itself still holds everything.
function kept(work) {
  try {
    return work(sessionStorage);
  } catch {
    return null;
  }
}

export function save(form) {
  const typed = [...new FormData(form)].filter(([name, value]) => !OF_THE_PAGE.has(name) && typeof value === "string");
  kept((store) => store.setItem(keyOf(form), JSON.stringify(typed)));
}

export const drop = (form) => kept((store) => store.removeItem(keyOf(form)));

export function restore(form) {
  kept((store) => {
    const other = (key) => key.startsWith(page()) && key !== keyOf(form);
    Object.keys(store).filter(other).forEach((key) => store.removeItem(key));
  });
  fill(form, kept((store) => JSON.parse(store.getItem(keyOf(form)))) ?? []);
}

function prepare() {
  const form = summary();
  if (!form || "lido" in form.dataset) return;
  form.dataset.lido = "";
  if ("kept" in form.dataset) return;
  restore(form);
  form.dispatchEvent(new Event("mao:nova", { bubbles: true }));
}

function tell({ target }) {
  const said = target.closest?.("#mao")?.querySelector("[data-rascunho]");
  if (said) said.hidden = isEmpty(target.closest("#mao"));
}

for (const moved of ["input", "change", "mao:nova"]) document.addEventListener(moved, tell);
addEventListener("pagehide", () => summary() && (isEmpty(summary()) ? drop : save)(summary()));
document.addEventListener("htmx:load", prepare);
prepare();
