// Sending a form: kept on this device first, then sent, then the page goes on, with the server's answer or without it.

import { sign, sums } from "./contas.js";
import { bar, listen } from "./envios-barra.js";
import { all, change, forget, isOpen, news, put } from "./envios-guarda.js";
import { flush, hurry } from "./envios-fila.js";
import { OF_THE_PAGE, fill, isBefore, isEmpty, nextOf, placeOf, turn } from "./envios-proxima.js";
import { drop } from "./rascunho.js";

const ELSEWHERE = 403; // another device writes at this seat: the page says so, and how to take over
const PATIENCE = 4_000; // ms somebody at a table waits for an answer before going on
const mesa = () => document.getElementById("mesa");
const form = () => document.querySelector("#mesa form[data-envio]");
const jogoOf = (address) => new URL(address, location).pathname.split("/").slice(0, 3).join("/");
const later = (time) => new Promise((done) => setTimeout(done, time));
const late = () => later(PATIENCE).then(() => Promise.reject(new Error("no answer of the storage")));
const entryOf = async (id) => (await all()).find((entry) => entry.id === id);
const noReply = () => document.getElementById("sem-rede");
const quiet = (hidden) => noReply() && (noReply().hidden = hidden);
let shown = null; // the refused entry that the form on the page shows

htmx.config.timeout = 20_000;

document.addEventListener("submit", (event) => {
  if (!event.submitter?.matches("[data-guarda]")) return;
  event.preventDefault();
  if ("ocupado" in event.target.dataset) return;
  event.target.dataset.ocupado = "";
  send(event.target, event.submitter).finally(() => delete event.target.dataset.ocupado);
});

async function send(from, button) {
  const entry = record(from, button);
  if (entry.proxima && !entry.volta && isEmpty(from)) return draw("POST", entry.destino, entry.corpo); // one tap too many
  if (!noReply()?.contains(button)) quiet(true);
  try {
    await Promise.race([put(entry, shown), late()]);
  } catch {
    return draw("POST", entry.destino, entry.corpo); // a browser that keeps nothing: the page itself still does
  }
  shown = null;
  drop(from);
  button.classList.add("htmx-request");
  await Promise.race([flush(), later(PATIENCE)]);
  button.classList.remove("htmx-request");
  const { estado, resposta, status } = await entryOf(entry.id);
  if (estado === "feita") (await open(`${entry.jogo}/${resposta.page}`)) || goOn(from, entry, true);
  else if (estado === "parada") await show(entry);
  else if (status !== ELSEWHERE || !(await draw("GET", location.pathname))) goOn(from, entry);
}

function record(from, button) {
  const corpo = [...new FormData(from)].filter(([, value]) => typeof value === "string");
  if (button.name) corpo.push([button.name, button.value]);
  const name = from.dataset.nome ?? document.querySelector(".mao-title")?.textContent.trim() ?? "";
  return {
    id: from.elements.client_id.value,
    jogo: jogoOf(from.action),
    destino: from.action,
    publico: mesa().dataset.jogo,
    pagina: location.pathname,
    corpo,
    nome: name,
    mesa: document.querySelector("h1")?.textContent.trim() ?? "",
    lugar: "partida" in from.elements ? placeOf(from) : null,
    volta: "volta" in from.dataset,
    proxima: "next" in from.dataset ? nextOf(from) : null,
    pontos: sums(from).map(({ points }) => sign(points)),
  };
}

// --- what comes after it -----------------------------------------------------------------

// Draws an answer of the server into the page; false where none came.
async function draw(verb, address, body) {
  const before = mesa();
  const values = new FormData();
  for (const [name, value] of body ?? []) values.append(name, value);
  await htmx.ajax(verb, address, { target: "#mesa", swap: "outerHTML", values }).catch(() => null);
  const drawn = mesa() !== before;
  quiet(drawn);
  return drawn;
}

async function open(address) {
  const drawn = await draw("GET", address);
  if (drawn) history.replaceState(null, "", address);
  return drawn;
}

// The form of an entry that was refused, with all that was typed and why; drawn here if the server is away.
async function show(entry) {
  const drawn = await draw("POST", entry.destino, entry.corpo);
  shown = entry.id;
  if (drawn || !form()) return;
  fill(form(), entry.corpo);
  form().dispatchEvent(new Event("mao:nova", { bubbles: true }));
}

function goOn(from, entry, stored = false) {
  if (!from.isConnected) return;
  const told = bar().querySelector("template[data-guardada]").content.firstElementChild.cloneNode(true);
  told.querySelector("[data-nome]").textContent = entry.nome;
  told.querySelector("[data-pontos]").textContent = entry.pontos.join(" × ");
  (from.closest(".receipt") ?? from).before(told);
  for (const old of mesa().querySelectorAll(".mesa-entry > .alert")) if (old !== told) old.remove();
  for (const one of told.querySelectorAll("[data-falta]")) one.hidden = stored;
  told.querySelector("[data-feita]").hidden = !stored;
  const to = entry.volta ? form() : from;
  const next = entry.proxima && to && "segue" in to.dataset;
  told.querySelector("[data-acabou]").hidden = !next || entry.proxima.partida === entry.lugar.partida;
  told.querySelector("[data-espera]").hidden = Boolean(next);
  if (next) advance(to, entry);
  else {
    from.remove();
    told.dataset.adiante = entry.id;
  }
  told.querySelector(".alert-title").focus();
}

// After a mão that is taken back comes that mão again, with what it held.
async function advance(from, entry, next = entry.proxima) {
  turn(from, next);
  from.dataset.adiante = entry.id;
  if (!entry.volta) return;
  const held = ({ jogo, lugar, volta, estado }) => jogo === entry.jogo && lugar && !volta && estado === "feita" && !isBefore(lugar, next);
  const { corpo } = (await all()).filter(held).at(-1) ?? { corpo: [] };
  fill(from, corpo.filter(([name]) => !OF_THE_PAGE.has(name)));
  from.dispatchEvent(new Event("mao:nova", { bubbles: true }));
}

// A page may be older than what this device has sent: a copy, or what the server said before the outbox was sent.
async function catchUp() {
  const now = form();
  if (!now || !("segue" in now.dataset) || now.matches("[data-kept]")) return;
  const sent = (await all()).filter((entry) => entry.jogo === jogoOf(now.action) && entry.proxima);
  const last = sent.filter(({ estado, volta }) => estado === "feita" || estado === "espera" || (estado === "parada" && !volta)).at(-1);
  if (!last) return;
  const old = sent.some(({ id }) => id === now.elements.client_id.value);
  const order = isBefore(placeOf(now), last.proxima);
  const other = isOpen(last) && (last.volta ? order : order < 0);
  if (old || other) await advance(now, last, last.resposta?.next ?? last.proxima);
}

// Once everything is sent the page shows the receipt of the last of it, unless somebody is typing.
async function settle() {
  const now = form();
  const entries = (await all()).filter(({ jogo }) => jogo === jogoOf(location));
  if (entries.some(isOpen)) return now && isEmpty(now) && catchUp(); // another tab may have sent it
  const ahead = document.querySelector("#mesa [data-adiante]");
  if (ahead && (!now || isEmpty(now))) {
    const { jogo, resposta } = entries.find(({ id }) => id === ahead.dataset.adiante) ?? {};
    delete ahead.dataset.adiante;
    if (resposta?.page) await open(`${jogo}/${resposta.page}`);
    else await draw("GET", `${location.pathname}?mesa=1`);
  }
  if (mesa()?.querySelector("[data-encerrado]") && entries.length) await forget(entries.map(({ id }) => id));
}

// --- what people ask for ------------------------------------------------------------------

// It may be right by now: it is sent once more before it is drawn.
async function see(entry) {
  if (entry.pagina !== location.pathname) return location.assign(`${entry.pagina}#ver=${entry.id}`);
  await change(entry.id, { estado: "espera" });
  await Promise.race([hurry(), later(PATIENCE)]);
  const { estado, resposta } = await entryOf(entry.id);
  if (estado === "feita") return draw("GET", `${entry.jogo}/${resposta.page}`);
  if (estado === "espera") await change(entry.id, { estado: "parada" });
  return show(entry);
}

listen({
  ver: see,
  reenviar: async (entries) => {
    for (const { id, estado } of entries) if (estado === "parada") await change(id, { estado: "espera" });
    await hurry();
  },
});

document.addEventListener("click", async (event) => {
  const link = event.target.closest("[data-deixa]");
  if (!link || !shown) return;
  event.preventDefault(); // what stands is right: what was typed is not sent again
  await change(shown, { estado: "deixada" });
  location.assign(link.href);
});

// Other requests of a form: when no answer comes, it says so and keeps everything.
const say = (hidden) => ({ detail }) => {
  const said = detail?.elt?.closest("form")?.querySelector("[data-sem-resposta]");
  if (said) said.hidden = hidden;
};
document.addEventListener("htmx:beforeRequest", say(true));
for (const name of ["htmx:sendError", "htmx:timeout", "htmx:responseError"]) document.addEventListener(name, say(false));

news.addEventListener("mudou", settle);
document.addEventListener("htmx:load", () => catchUp().catch(() => {}));

async function begin() {
  const asked = location.hash.match(/^#ver=(.+)/)?.[1];
  const entry = asked && (await entryOf(asked));
  if (asked) history.replaceState(null, "", location.pathname);
  if (entry?.estado === "parada") await see(entry);
  else await catchUp();
  await hurry();
  await settle();
}
begin().catch(() => {}); // nothing can be kept: the bar says so
