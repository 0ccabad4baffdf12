// The line at the top that says what has not been sent yet, and the list behind it. It trusts answers, not the browser.

import { all, change, isOpen, news } from "./envios-guarda.js";
import { now } from "./envios-fila.js";

export const bar = () => document.getElementById("envios");
const part = (name) => bar().querySelector(`[data-${name}]`);
const say = (name, n) => (bar().dataset[n === 1 ? `${name}Uma` : name] ?? bar().dataset[name]).replace("#", n);
const isListed = (entry) => isOpen(entry) || entry.estado === "deixada";
let entries = [];
let asked;

export function listen(wishes) {
  asked = wishes;
  bar().hidden = false;
  for (const name of ["mudou", "envia"]) news.addEventListener(name, draw);
  document.addEventListener("visibilitychange", draw);
  bar().addEventListener("click", tapped);
  return draw();
}

async function draw() {
  try {
    entries = await all();
  } catch {
    write(bar().dataset.nada, "");
    return;
  }
  const [stopped, waiting, left] = ["parada", "espera", "deixada"].map((is) => entries.filter(({ estado }) => estado === is).length);
  write(words(stopped, waiting, left), stopped ? "precisa" : waiting ? "guarda" : "feito");
  const listed = entries.filter(isListed);
  part("abrir").hidden = !listed.length;
  if (!listed.length) part("lista").hidden = true;
  part("entradas").replaceChildren(...listed.map(row));
}

function words(stopped, waiting, left) {
  const of_waiting = now.silent ? "semRede" : now.sending ? "enviando" : "guardadas"; // silent until it is heard
  const said = [stopped && say("precisa", stopped), waiting && say(of_waiting, waiting)].filter(Boolean);
  return said.join(" · ") || (left ? say("deLado", left) : bar().dataset.tudo);
}

function write(text, state) {
  bar().dataset.estado = state;
  if (part("estado-texto").textContent !== text) part("estado-texto").textContent = text;
}

function row(entry) {
  const found = part("entrada").content.firstElementChild.cloneNode(true);
  const put = (name, text) => (found.querySelector(`[data-${name}]`).textContent = text);
  put("nome", entry.nome);
  put("mesa", entry.mesa);
  put("pontos", entry.pontos.join(" × "));
  put("motivo", entry.motivo || bar().dataset[entry.estado]);
  for (const button of found.querySelectorAll("button")) {
    button.hidden = button.dataset.quando !== entry.estado;
    button.value = entry.id;
  }
  return found;
}

// --- what may be done about it --------------------------------------------------------------

const DO = {
  abrir: () => {
    part("lista").hidden = !part("lista").hidden;
    part("abrir").ariaExpanded = String(!part("lista").hidden);
  },
  ver: (entry) => asked.ver(entry),
  deixar: (entry) => change(entry.id, { estado: "deixada", motivo: "" }),
  voltar: async (entry) => {
    await change(entry.id, { estado: "espera" });
    await asked.reenviar([]);
  },
  reenviar: () => asked.reenviar(entries),
  exportar: () => exported(entries.filter(isOpen)),
};

function tapped(event) {
  const button = event.target.closest("button");
  if (button?.dataset.faz) DO[button.dataset.faz](entries.find(({ id }) => id === button.value));
}

// A file where the browser can save one, the text to copy in any case: it needs no server.
function exported(open) {
  const found = open.map(({ id, publico, destino, corpo, nome, mesa }) => {
    return { id, publico, destino: new URL(destino).pathname, corpo, nome: `${mesa}. ${nome}` };
  });
  const text = JSON.stringify({ canastra: "pendencias", envios: found });
  part("texto").value = text;
  const file = new File([text], "canastra-pendencias.json", { type: "application/json" });
  part("arquivo").href = URL.createObjectURL(file);
  part("partilhar").hidden = !navigator.canShare?.({ files: [file] });
  part("partilhar").onclick = () => navigator.share({ files: [file] }).catch(() => {});
  part("exportado").hidden = false;
  part("texto").focus();
  part("texto").select();
}
