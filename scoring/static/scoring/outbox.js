// Submit a form: store it on this device, send it, then continue with or without the server's answer.

import { digits, sign, sums } from "./sums.js";
import { bar, changeable, listen, part, undoable, waitingOf } from "./outbox-bar.js";
import { all, change, flush, forget, hurry, isOpen, isWord, news, put, stopperOf } from "./outbox-queue.js";
import { count } from "./outbox-score.js";
import { mesa } from "./news.js";
import { drop, dropAll, fill, isBefore, isEmpty, nextOf, placeOf, restore, turn } from "./draft.js";

const ELSEWHERE = 403; // another device writes at this seat; the page offers to take over
const AT_ONCE = 1_000; // ms a tap waits for a module that is loaded late
const LATER = 5_000; // ms before rarely used modules are loaded
const PATIENCE = 4_000; // ms to wait for an answer before the page continues
const UNSHOWN = 3_000; // ms before a lost receipt page is requested again
const form = () => document.querySelector("#mesa form[data-envio]");
const jogoOf = (address) => new URL(address, location).pathname.split("/").slice(0, 3).join("/");
const later = (time) => new Promise((done) => setTimeout(done, time));
const soon = () => later(UNSHOWN).then(settle).catch(() => {});
const typesInto = (one) => document.activeElement?.form === one && document.activeElement.type === "text";
const entryOf = async (id) => (await all()).find((entry) => entry.id === id);
const noReply = () => document.querySelector("#sem-rede");
const quiet = (hidden) => noReply() && (noReply().hidden = hidden);
let shown = null; // the refused entry that the form on the page shows

htmx.config.timeout = 20_000;

let pressed; // Safari before 15.4 has no `event.submitter`
document.addEventListener("click", ({ target }) => (pressed = target.closest("button")), true);
document.addEventListener("submit", (event) => {
  const button = event.submitter ?? pressed;
  if (button?.form !== event.target || !button.matches("[data-guarda]")) return;
  event.preventDefault();
  if ("ocupado" in event.target.dataset) return;
  hold(event.target, true);
  send(event.target, button).finally(() => {
    hold(event.target, false);
    catchUp().catch(() => {});
  });
});

// Lock the form while it is sent: its mão is on the way, and the next one is not shown yet.
function hold(from, busy) {
  from.toggleAttribute("data-ocupado", busy);
  for (const field of from.elements) field.readOnly = busy;
}

async function send(from, button) {
  if (!(await complete(from))) return;
  const entry = record(from, button);
  if (entry.proxima && !entry.volta && isEmpty(from)) return post(entry); // one tap too many
  if (!noReply()?.contains(button)) quiet(true);
  try {
    await Promise.race([put(entry, shown), later(PATIENCE).then(() => Promise.reject(new Error("storage")))]);
  } catch {
    return insist(entry); // storage failed: the page still has the entry
  }
  shown = null;
  drop(from);
  button.classList.add("htmx-request");
  await Promise.race([flush(), later(PATIENCE)]);
  button.classList.remove("htmx-request");
  const { estado, resposta, status } = await entryOf(entry.id);
  if (estado === "feita") {
    if (await Promise.race([open(`${entry.jogo}/${resposta.page}`), later(PATIENCE)])) return;
    goOn(from, entry, true);
    soon();
    return;
  }
  if (estado === "caiu" && (await tellWhy(entry))) return;
  if (estado === "parada") return show(entry, insist); // the server has just answered
  if (status !== ELSEWHERE || !(await draw("GET", location.pathname))) goOn(from, entry);
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
    antes: Object.fromEntries(sums(from).map(({ side, points, after }) => [side, after - points])),
    volta: "volta" in from.dataset,
    desfazivel: "desfazivel" in from.dataset,
    proxima: "next" in from.dataset ? nextOf(from) : null,
    pontos: sums(from).map(({ points }) => sign(points)),
  };
}

// --- after sending -----------------------------------------------------------------

// Show an answer of the server; return false without one.
async function draw(verb, address, body) {
  const before = mesa();
  const values = new FormData();
  for (const [name, value] of body ?? []) values.append(name, value);
  await htmx.ajax(verb, address, { target: "#mesa", swap: "outerHTML", values }).catch(() => null);
  const drawn = mesa() !== before;
  quiet(drawn || verb === "GET"); // a read request has nothing to send
  return drawn;
}

const post = ({ destino, corpo }) => draw("POST", destino, corpo);

async function open(address) {
  const drawn = await draw("GET", address);
  if (drawn) history.replaceState(null, "", address);
  return drawn;
}

// Show the form of a refused entry with its values and the reason; rendered here if the server does not answer.
async function show(entry, ask = post) {
  const drawn = await ask(entry);
  shown = entry.id;
  if (drawn || !form()) return;
  fill(form(), entry.corpo);
  form().dispatchEvent(new Event("mao:nova", { bubbles: true }));
}

// The server's page says why a verdict no longer counts, and which mão needs one now.
async function tellWhy(entry) {
  const drawn = await insist(entry);
  if (drawn) await forget([entry.id]);
  return drawn;
}

function goOn(from, entry, stored = false) {
  if (!from.isConnected) return;
  const told = part("guardada").content.firstElementChild.cloneNode(true);
  told.querySelector("[data-nome]").textContent = entry.nome;
  told.querySelector("[data-pontos]").textContent = entry.pontos.join(" × ");
  if (stored) quiet(true);
  (from.closest(".receipt") ?? from).before(told);
  for (const old of mesa().querySelectorAll(".mesa-entry > .alert")) if (old !== told) old.remove();
  told.dataset.envio = entry.id;
  const to = entry.volta ? form() : from;
  const next = entry.proxima && to && "segue" in to.dataset;
  if (next) told.dataset.segue = "";
  explain([{ ...entry, estado: stored ? "feita" : "espera" }]);
  all().then(explain, () => {});
  told.querySelector("[data-acabou]").hidden = !next || entry.proxima.partida === entry.lugar.partida;
  if (next) advance(to, entry);
  else {
    from.remove();
    told.dataset.adiante = entry.id;
  }
  told.querySelector(".alert-title").focus();
}

// The card of a stored entry says what happens next: sent automatically, blocked by a refused one, or done.
function explain(entries) {
  const told = document.querySelector("#mesa .receipt[data-envio]");
  const entry = told && entries.find(({ id }) => id === told.dataset.envio);
  if (!entry) return;
  const its = (name) => told.querySelector(`[data-${name}]`);
  const sent = entry.estado === "feita";
  const stopper = stopperOf(entry, entries);
  const first = (!isWord(entry) && entries.find((one) => one.jogo === entry.jogo && isOpen(one))) || entry;
  const answered = !sent && !stopper && first.status >= 400;
  const fallen = entry.estado === "caiu";
  its("falta").hidden = sent || fallen;
  its("feita").hidden = !sent;
  its("sozinha").hidden = !isOpen(entry) || stopper !== null || answered;
  its("espera").hidden = "segue" in told.dataset || its("sozinha").hidden;
  its("presa").hidden = !stopper;
  its("presa-de").hidden = stopper?.id === entry.id;
  its("recusa").hidden = !answered;
  its("recusa").textContent = answered ? first.motivo || bar().dataset.recusa : "";
  its("ainda").hidden = !changeable(entry);
  its("corrigir").value = its("desfazer").value = entry.id;
  its("desfazer").hidden = !undoable(entry, entries);
  if (!stopper) return;
  its("presa-nome").textContent = stopper.nome;
  its("presa-motivo").textContent = stopper.motivo;
  its("resolve").value = stopper.id;
}

async function advance(from, entry, next = entry.proxima) {
  turn(from, next);
  from.dataset.adiante = entry.id;
  if (entry.volta) await more().then((mudar) => mudar.refill(from, entry, next), () => {});
  restore(from); // the draft from before the page was opened again
  from.dispatchEvent(new Event("mao:nova", { bubbles: true }));
}

// The page may be older than the sent entries: a cached copy, or an answer from before they were sent.
async function catchUp() {
  const now = form();
  if (!now || !("segue" in now.dataset) || now.matches("[data-kept], [data-ocupado]")) return;
  const sent = (await all()).filter((entry) => entry.jogo === jogoOf(now.action) && entry.proxima);
  if (sent.some(({ id, estado }) => id === shown && estado === "parada")) return; // it is in the form already
  const last = sent.filter(({ estado, volta }) => estado === "feita" || estado === "espera" || (estado === "parada" && !volta)).pop();
  if (!last) return;
  const old = sent.some(({ id }) => id === now.elements.client_id.value);
  const order = isBefore(placeOf(now), last.proxima);
  const other = isOpen(last) && (last.volta ? order : order < 0);
  if (old || other) await advance(now, last, last.resposta?.next ?? last.proxima);
}

// After everything is sent, show the receipt of the last entry, unless the person is typing.
async function settle() {
  const now = form();
  const entries = (await all()).filter(({ jogo }) => jogo === jogoOf(location));
  const first = entries.find(isOpen);
  if (first && !(now && isEmpty(now))) return;
  if (first?.status === ELSEWHERE && "segue" in now.dataset) return draw("GET", location.pathname); // an answer that came late
  if (first) return catchUp(); // another tab may have sent it
  const ahead = document.querySelector("#mesa [data-adiante]");
  if (ahead && (!now || (isEmpty(now) && !typesInto(now)))) {
    const id = ahead.dataset.adiante;
    const entry = entries.find((one) => one.id === id) ?? {};
    const { jogo, resposta } = entry;
    delete ahead.dataset.adiante; // one request at a time
    const shown = await (entry.estado === "caiu" ? tellWhy(entry) : resposta?.page ? open(`${jogo}/${resposta.page}`) : draw("GET", `${location.pathname}?mesa=1`));
    if (!shown) {
      ahead.dataset.adiante = id;
      if (resposta) soon();
    }
  }
  if (!mesa()?.querySelector("[data-encerrado]")) return;
  if (entries.length) await forget(entries.map(({ id }) => id));
  dropAll(location.pathname);
}

// --- requests of the person ------------------------------------------------------------------

// Correcting and taking back are rare: their module is loaded after the page.
const more = (left = 4) =>
  import("./outbox-change.js").catch((lost) => {
    if (!left) throw lost;
    return new Promise((done) => setTimeout(done, LATER)).then(() => more(left - 1)); // the request was lost
  });
const list = () => import("./outbox-list.js");
const questions = () => import("./missing.js");
const asked = (from) => questions().then(({ isComplete }) => isComplete(from), () => true);
const complete = (from) => // without the module the server checks it
  !from.querySelector("[data-faltam]") || Promise.race([asked(from), later(AT_ONCE).then(() => true)]);
const ready = () => Promise.all([more(), questions(), list(), digits(), import("./draft-cards.js")]).catch(() => {});
const page = { form, draw, show, goOn, holds: (id) => (shown = id) };
const see = (entry) => more().then((mudar) => mudar.see(entry, page), () => quiet(false));
const takeBack = (entry) => more().then((mudar) => mudar.takeBack(entry, page), () => quiet(false));
const insist = (entry) => more().then((mudar) => mudar.insist(entry, page), () => post(entry));
const exportar = () => more().then((mudar) => mudar.exported(), () => quiet(false));
const does = { exportar, ver: see, corrigir: see, resolve: see, desfazer: takeBack };
setTimeout(ready, LATER);
document.addEventListener("focusin", ready, { once: true });

listen(list);

document.addEventListener("click", async (event) => {
  const { dataset, href, value } = event.target.closest("[data-faz], [data-deixa]") ?? {};
  if (dataset?.faz) return (does[dataset.faz] ?? (await list()).acts[dataset.faz])(value && (await entryOf(value)));
  if (!href || !shown) return;
  event.preventDefault(); // the recorded version is right: the typed one is discarded
  await change(shown, { estado: "deixada" });
  location.assign(href);
});

// Requests for the score report the number of waiting entries, for the director.
document.addEventListener("htmx:configRequest", ({ detail }) => {
  if (detail.elt.id === "placar") detail.parameters.falta = waitingOf(jogoOf(location));
});

// Other requests of a form: without an answer, say so and keep everything.
const say = (hidden) => ({ detail }) => {
  const said = detail?.elt?.closest("form")?.querySelector("[data-sem-resposta]");
  if (said) said.hidden = hidden;
};
document.addEventListener("htmx:beforeRequest", say(true));
for (const name of ["htmx:sendError", "htmx:timeout", "htmx:responseError"]) document.addEventListener(name, say(false));

const recount = () => all().then(count).catch(() => {});
news.addEventListener("mudou", recount);
document.addEventListener("htmx:load", recount);
recount();
news.addEventListener("mudou", () => all().then(explain).then(settle).catch(() => {}));
document.addEventListener("htmx:load", () => catchUp().catch(() => {}));

// Tell the hall that a phone is present. It gets the right to write with its first entry.
function arrive() {
  const here = document.querySelector("#mesa form[data-livre]");
  if (!here) return;
  const body = new URLSearchParams({ livre: "1", aparelho: here.elements.aparelho.value });
  fetch(`${jogoOf(here.action)}/assumir/`, { method: "POST", headers: { Accept: "application/json" }, body }).catch(() => {});
}

async function begin() {
  const asked = location.hash.match(/^#ver=(.+)/)?.[1];
  const entry = asked && (await entryOf(asked));
  if (asked) history.replaceState(null, "", location.pathname);
  if (entry && isOpen(entry)) await see(entry);
  else await catchUp();
  await hurry();
  await settle();
}
arrive();
begin().catch(() => {}); // no storage: the bar says so
