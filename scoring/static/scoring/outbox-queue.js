// The outbox in IndexedDB: one record for each client id, ordered by `ordem`, because clocks can change. Waiting entries
// are sent in that order, one at a time for each jogo, and repeated until there is an answer.
//
// estado: espera (no answer yet), feita (has a receipt), parada (refused; a person has to act), trocada (replaced by
// another entry), deixada (a person discarded it), caiu (a verdict on a version of a mão that was replaced meanwhile).

const ENOUGH = 20_000; // ms without an answer
const WAITS = [2_000, 4_000, 8_000, 15_000, 30_000];
const KEEP = new Set([401, 403, 408, 429]);
const MENDED = new Set(["rejected", "contest_empty", "incomplete", "key_reused"]); // can be corrected in the form

export const news = new EventTarget();
const others = "BroadcastChannel" in window ? new BroadcastChannel("canastra") : null;
const tell = () => news.dispatchEvent(new Event("mudou"));
others?.addEventListener("message", tell);

let opened;

function open() {
  opened ??= new Promise((done, failed) => {
    const asked = indexedDB.open("canastra", 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore("envios", { keyPath: "id" }).createIndex("ordem", "ordem");
      asked.result.createObjectStore("vez", { keyPath: "jogo" });
    };
    asked.onerror = () => failed(asked.error);
    asked.onsuccess = () => {
      asked.result.onclose = () => (opened = null);
      asked.result.onversionchange = () => asked.result.close();
      done(asked.result);
    };
  }).catch((error) => {
    opened = null;
    throw error;
  });
  return opened;
}

// Run one transaction; it is on the disk when the promise resolves. `work` passes its result to `say(value)`.
export async function within(name, mode, work) {
  const db = await open();
  return new Promise((done, failed) => {
    const transaction = db.transaction(name, mode, { durability: "strict" });
    let result;
    work(transaction.objectStore(name), (value) => (result = value));
    transaction.oncomplete = () => done(result);
    transaction.onabort = () => failed(transaction.error);
  });
}

const heard = (asked, then) => (asked.onsuccess = () => then(asked.result));

export const all = () =>
  within("envios", "readonly", (store, say) => heard(store.index("ordem").getAll(), say));

async function write(work) {
  await within("envios", "readwrite", work);
  tell();
  others?.postMessage("");
}

// instead: the id of the refused entry that this one replaces.
export const put = (entry, instead) =>
  write((store) =>
    heard(store.index("ordem").openCursor(null, "prev"), (last) =>
      heard(store.get(instead ?? entry.id), (old) => {
        const ordem = old?.ordem ?? (last?.value.ordem ?? 0) + 1;
        store.put({ ...entry, ordem, estado: "espera" });
        if (old && old.id !== entry.id) store.put({ ...old, estado: "trocada" });
      }),
    ),
  );

export const change = (id, changes) =>
  write((store) => heard(store.get(id), (old) => old && store.put({ ...old, ...changes })));

// Delete entries with a receipt, and discarded ones, of jogos that are over.
export const forget = (ids) => write((store) => ids.forEach((id) => store.delete(id)));

export const isOpen = ({ estado }) => estado === "espera" || estado === "parada";

// A verdict of a dupla on a mão. It is independent of all other entries.
export const isWord = ({ destino }) => destino.includes("/conferir/");

// Return the refused entry that blocks this one: itself, or an earlier one.
export function stopperOf(entry, list) {
  if (!isOpen(entry) || isWord(entry)) return null;
  const before = list.filter((one) => one.jogo === entry.jogo && one.ordem <= entry.ordem);
  return before.find((one) => one.estado === "parada" && !isWord(one)) || null;
}

// --- sending ------------------------------------------------------------------------------

export const now = { sending: false, silent: false };
let running = null;
let again = false;
let tries = 0;
let timer;

export function flush() {
  again = true;
  running ??= rounds()
    .catch(() => {}) // without storage there is nothing to send
    .finally(() => {
      running = null;
      if (again) flush(); // requested while the last pass ended
    });
  return running;
}

// A person is active, or the network is back: retry now.
export function hurry() {
  tries = 0;
  return flush();
}

async function rounds() {
  clearTimeout(timer);
  while (again) {
    again = false;
    const waiting = (await all()).filter(isOpen);
    for (const jogo of new Set(waiting.map((entry) => entry.jogo))) await alone(jogo, (stay) => drain(jogo, stay));
  }
  if ((await all()).some(({ estado }) => estado === "espera")) {
    timer = setTimeout(flush, WAITS[Math.min(tries, WAITS.length - 1)] * (0.8 + 0.4 * Math.random()));
    tries += 1;
  } else tries = 0;
}

// A refused entry blocks the later ones, which depend on it.
async function drain(jogo, stay) {
  for (;;) {
    const entries = await all();
    const next = entries.find((entry) => entry.jogo === jogo && entry.estado === "espera" && !stopperOf(entry, entries));
    if (!next || !(await stay())) return;
    const { resposta } = entries.find(({ id }) => id === next.desfaz) ?? {};
    if (resposta) next.corpo = next.corpo.map(([name, value]) => [name, name === "seen_version" ? resposta.version : value]);
    now.sending = true;
    news.dispatchEvent(new Event("envia"));
    const answer = await send(next);
    now.sending = false;
    now.silent = Boolean(answer.calado);
    await change(next.id, answer);
    if (answer.estado === "espera") return;
    tries = 0;
  }
}

async function send(entry) {
  const waited = new AbortController();
  const enough = setTimeout(() => waited.abort(), ENOUGH);
  try {
    const response = await fetch(entry.destino, {
      method: "POST",
      headers: { Accept: "application/json" },
      body: new URLSearchParams(entry.corpo),
      redirect: "manual", // a captive portal redirects every request
      signal: waited.signal,
    });
    return read(response, await response.json().catch(() => null), entry);
  } catch {
    return { estado: "espera", status: 0, motivo: "", calado: true };
  } finally {
    clearTimeout(enough);
  }
}

function read({ status }, told, { destino }) {
  const motivo = told?.message ?? "";
  if (status === 200 || status === 201) {
    if (told?.receipt) return { estado: "feita", recibo: told.receipt, resposta: told, motivo: "", calado: false };
    return { estado: "espera", calado: true, motivo: "" }; // not our server
  }
  if (status < 400) return { estado: "espera", calado: true, motivo: "" };
  if (KEEP.has(status) || status >= 500) return { estado: "espera", status, motivo, calado: false };
  const word = isWord({ destino }) && !(MENDED.has(told?.code) && /[/]conferir[/]./.test(destino));
  const doubts = (told?.problems ?? []).map(({ severity }) => severity === "warning");
  const duvida = doubts.length > 0 && doubts.every(Boolean); // a question, not a refusal
  return { estado: word ? "caiu" : "parada", status, motivo, duvida, calado: false };
}

// Web Locks need https. Without them tabs take turns by outbox-turn.js.
const turns = () => import("./outbox-turn.js").catch(() => null);
if (!navigator.locks) turns();

async function alone(jogo, work) {
  if (navigator.locks) return navigator.locks.request(`canastra ${jogo}`, () => work(async () => true));
  return (await turns())?.alone(jogo, work, within); // if the module does not load, the entries are sent later
}

addEventListener("online", hurry);
addEventListener("pageshow", hurry);
document.addEventListener("visibilitychange", () => document.hidden || hurry());
