// Show changes that others made to the jogo: the sums of the form at once, the whole page if nothing is typed. Answers of
// captive portals are never shown.

import { placeOf } from "./draft.js";

const UNREAD = 1_500; // ms after a change in which a tap confirms nothing
export const mesa = () => document.getElementById("mesa");
const fields = () => [...mesa().querySelectorAll("input:not([type=hidden]), textarea")];
const form = () => document.querySelector("#mao[data-envio]");

// Return whether a reload would lose something: typed, being sent, refused or waiting input, or the field in use.
const busy = () =>
  mesa().matches("[data-fica]") ||
  mesa().querySelector("[data-ocupado], [data-adiante], #teclado:not([hidden]), [data-escrever][aria-pressed=true]") ||
  fields().some((one) => one.value !== one.defaultValue || one.checked !== one.defaultChecked);

function show(text, address) {
  const found = new DOMParser().parseFromString(text, "text/html").getElementById("mesa");
  if (!found || !mesa() || busy()) return;
  for (const one of found.querySelectorAll("[autofocus]")) one.removeAttribute("autofocus");
  const open = [...mesa().querySelectorAll("details[id][open]")].map(({ id }) => id);
  htmx.swap("#mesa", found.outerHTML, { swapStyle: "outerHTML" });
  for (const id of open) document.getElementById(id)?.setAttribute("open", "");
  if (address) history.replaceState(null, "", address);
  for (const button of mesa().querySelectorAll("form:not(#mao) [data-guarda]")) {
    button.disabled = true; // a finger that was on its way has not read it
    button.dataset.cedo = "";
    setTimeout(() => {
      delete button.dataset.cedo;
      button.disabled = Boolean(button.closest("[data-por-ver]")); // see check.js
    }, UNREAD);
  }
}

async function renew() {
  if (busy()) return;
  const address = new URL(location);
  const device = mesa().querySelector("[name=aparelho]");
  if (device) address.searchParams.set("aparelho", device.value);
  const shown = mesa();
  const answer = await fetch(address, { headers: { "HX-Request": "true" } }).catch(() => null);
  const text = answer && answer.ok && (await answer.text());
  if (mesa() !== shown) renew(); // a receipt came meanwhile: what was asked for before it would take it away
  else if (text) show(text);
  else if (!answer) setTimeout(renew, UNREAD);
}

// The points before the mão in the form are those of the score, if it is the mão to be played.
function follow(placar) {
  const now = form();
  if (!now || !("next" in now.dataset)) return;
  const { partida, number } = placeOf(now);
  if (placar.dataset.proxima !== `${partida}.${number}`) return;
  for (const running of now.querySelectorAll("[data-running]")) {
    const [, later] = running.querySelectorAll("output");
    const score = placar.querySelector(`[data-lado="${running.dataset.of}"]`);
    if (!later || !score) continue;
    later.dataset.before = score.dataset.pontos;
    later.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

document.addEventListener("htmx:beforeSwap", ({ detail }) => {
  const { id } = detail.target;
  if ((id === "mesa" || id === "placar") && !detail.serverResponse.includes(`id="${id}"`)) detail.shouldSwap = false;
});

document.addEventListener("htmx:load", ({ target }) => {
  if (target.id !== "placar") return;
  follow(target);
  if (target.closest("[hidden], [data-renova]") || !target.querySelector(".placar-news")) renew();
});

// The service worker opened the page with a copy, and has its answer now.
if (navigator.serviceWorker) {
  navigator.serviceWorker.addEventListener("message", ({ data }) => data && data.texto && show(data.texto, data.endereco));
}
