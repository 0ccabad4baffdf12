// A live public page asks for the current version, receives or requests the changed parts, and merges them. It asks while it
// is visible, less often if nothing changes, and shows its age.

import { draw, told } from "../canastra/clock.js";
import { merge } from "./merge.js";

const QUICK = 1200; // ms; with the delay of the cache a mão is visible within two seconds
const CALM = 15_000; // ms; for an event that is not being played
const PATIENCE = 8000; // ms; for an answer
const QUIET = 30_000; // ms; between two announcements to a screen reader
const MARKED = 4000; // ms; how long a changed row is marked
const ANOTHER = "-"; // matches no mark: the parts were of another version

let heard = Date.now();
let moved = Date.now();
let spoken = 0;
let failed = 0;
let asking = false;
let timer;

const page = () => document.querySelector("[data-versao]");
const parts = () => [...document.querySelectorAll("[data-parte]")];

async function get(more, whole) {
  const address = new URL(location.href);
  for (const [name, value] of Object.entries(more)) address.searchParams.set(name, value);
  address.hash = "";
  const stop = new AbortController();
  const late = setTimeout(() => stop.abort(), PATIENCE);
  try {
    const answer = await fetch(address, { cache: "no-store", signal: stop.signal });
    if (!answer.ok) throw new Error(answer.status);
    told(answer.headers.get("Date"));
    if (page()) page().dataset.torneio = answer.headers.get("ETag"); // the version of the whole event
    if (answer.status === 204) return null;
    return await (whole ? answer.text() : answer.json());
  } finally {
    clearTimeout(late);
  }
}

async function news() {
  const said = await get({ v: page().dataset.versao });
  if (!said) return;
  moved = Date.now();
  const here = parts();
  const same = here.length === Object.keys(said.parts).length && here.every((one) => one.id in said.parts);
  if (!same) return whole();
  const changed = new Set();
  for (const [name, html] of Object.entries(said.html)) put(document.getElementById(name), said.parts[name], html, changed);
  const names = here.filter((one) => one.dataset.parte !== said.parts[one.id]).map((one) => one.id);
  let sure = true;
  if (names.length) {
    const fresh = await get({ p: names.join(",") });
    for (const [name, [mark, html]] of Object.entries(fresh.parts)) put(document.getElementById(name), mark, html, changed);
    sure = fresh.v === said.v;
  }
  page().dataset.versao = sure ? said.v : ANOTHER;
  say(changed);
}

function put(old, mark, html, changed) {
  const fresh = document.createElement("template");
  fresh.innerHTML = html;
  keepingFocus(() => merge(old, fresh.content, changed));
  old.dataset.parte = mark;
}

// A part was added or removed: load the page again and merge it.
async function whole() {
  const fresh = new DOMParser().parseFromString(await get({}, true), "text/html");
  const changed = new Set();
  keepingFocus(() => merge(document.getElementById("conteudo"), fresh.getElementById("conteudo"), changed));
  say(changed);
}

function keepingFocus(change) {
  const focused = document.activeElement;
  change();
  if (focused.isConnected && document.activeElement !== focused) focused.focus({ preventScroll: true });
}

function say(changed) {
  changed.delete(null);
  for (const row of changed) {
    row.dataset.mudou = "";
    setTimeout(() => delete row.dataset.mudou, MARKED);
  }
  if (changed.size && Date.now() - spoken > QUIET) speak(age().dataset.frase);
}

function speak(sentence) {
  spoken = Date.now();
  document.getElementById("avisado").textContent = sentence;
}

const age = () => document.getElementById("idade");
const hour = (time) => new Date(time).toTimeString().slice(0, 5);

function tell() {
  const line = age();
  if (!line) return;
  const seconds = Math.round((Date.now() - heard) / 1000);
  const lost = failed > 1;
  const said = lost ? line.dataset.sem.replace("%s", hour(heard)) : line.dataset.ha.replace("%s", seconds);
  if (lost && !line.classList.contains("is-lost")) speak(said);
  line.classList.toggle("is-lost", lost);
  if (line.textContent !== said) line.textContent = said;
}

function pause() {
  const still = Date.now() - moved;
  const quick = still < 120_000 ? QUICK : still < 600_000 ? 2 * QUICK : 4 * QUICK;
  const wait = Math.min(CALM, (page().dataset.ritmo === "calmo" ? CALM : quick) * 2 ** failed);
  return wait * (5 / 6 + Math.random() / 3); // spreads the requests of many readers
}

async function ask() {
  clearTimeout(timer);
  if (asking || document.hidden || !page()) return;
  asking = true;
  try {
    await news();
    failed = 0;
    heard = Date.now();
  } catch {
    failed += 1;
  }
  asking = false;
  tell();
  if (page()) timer = setTimeout(ask, pause());
}

// Anchors of the former long page lead to separate pages.
function follow() {
  const to = location.hash && document.getElementById(location.hash.slice(1));
  if (to && to.matches(".event-bar a:not([aria-current])")) location.replace(to.href);
}

follow();
if (page()) {
  timer = setTimeout(ask, pause());
  document.addEventListener("visibilitychange", ask);
  addEventListener("pageshow", ask);
  setInterval(() => {
    draw();
    if (!document.hidden && page()) tell();
  }, 1000);
}
