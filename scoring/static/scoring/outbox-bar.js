// The line at the top says what is not sent yet. It relies on answers, not on the browser's online state. The list below it
// is loaded with the first entry.

import { all, isOpen, isWord, news, now } from "./outbox-queue.js";
import { inForm } from "./draft.js";

export const bar = () => document.getElementById("envios");
export const part = (name) => bar().querySelector(`[data-${name}]`);
const say = (name, n) => (bar().dataset[n === 1 ? `${name}Uma` : name] ?? bar().dataset[name]).replace("#", n);
// A waiting mão can still be changed; the last one of a jogo can be taken back.
export const changeable = ({ estado, lugar, volta }) => Boolean(estado === "espera" && lugar && !volta);
export const undoable = (entry, list) =>
  changeable(entry) && Boolean(entry.desfazivel) && list.filter((one) => one.jogo === entry.jogo && isOpen(one)).pop() === entry;
const isListed = (entry) => isOpen(entry) || entry.estado === "deixada" || entry.estado === "caiu";
const isAskedHere = ({ duvida, estado, id }) => estado === "parada" && duvida && id === inForm();
let entries = [];
let list; // promise of the list module, which imports this one

// Return how many entries of a jogo wait on this device.
export const waitingOf = (jogo) => entries.filter((one) => one.jogo === jogo && isOpen(one)).length;

export function listen(load) {
  list = load;
  bar().hidden = false;
  for (const name of ["mudou", "envia"]) news.addEventListener(name, draw);
  document.addEventListener("visibilitychange", draw);
  for (const name of ["online", "offline"]) addEventListener(name, draw);
  document.addEventListener("htmx:load", draw);
  return draw();
}

async function draw() {
  try {
    entries = await all();
  } catch {
    write(bar().dataset.nada, "");
    return;
  }
  const of = (is) => entries.filter(({ estado }) => estado === is);
  const [refused, fallen, waiting, left] = [of("parada"), of("caiu").length, of("espera").length, of("deixada").length];
  const here = location.pathname.split("/").slice(0, 3).join("/");
  const others = refused.filter(({ jogo }) => jogo !== here).length; // entries of other mesas are mentioned without an alarm
  const stopped = refused.filter((one) => one.jogo === here && !isAskedHere(one));
  write(words(stopped, fallen, waiting, left, others), stopped.length ? "precisa" : fallen ? "caiu" : waiting ? "guarda" : "feito");
  const listed = entries.filter((one) => isListed(one) && !isAskedHere(one));
  const rows = listed.length ? await list().then(({ row }) => listed.map((one) => row(one, entries)), () => []) : [];
  part("abrir").hidden = !rows.length;
  bar().toggleAttribute("data-junto", !listed.length && document.querySelector("#placar"));
  if (!rows.length) part("lista").hidden = true;
  part("entradas").replaceChildren(...rows);
}

function words(stopped, fallen, waiting, left, others) {
  const silent = navigator.onLine ? "semResposta" : "semRede"; // browsers detect a missing network reliably, but not a working one
  const of_waiting = now.silent ? silent : now.sending ? "enviando" : "guardadas"; // silent: no answer yet
  const refused = stopped.every(({ duvida }) => duvida) ? "duvida" : stopped.every(isWord) ? "recusadas" : "precisa";
  const said = [stopped.length && say(refused, stopped.length), fallen && say("caiu", fallen), waiting && say(of_waiting, waiting)].filter(Boolean);
  return said.join(" · ") || (others ? say("outra", others) : left ? say("deLado", left) : bar().dataset.tudo);
}

function write(text, state) {
  bar().dataset.estado = state;
  if (part("estado-texto").textContent !== text) part("estado-texto").textContent = text;
}
