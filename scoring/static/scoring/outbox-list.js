// The list of all unsettled entries of this device, with the possible actions.

import { bar, changeable, part, undoable } from "./outbox-bar.js";
import { all, change, forget, hurry, stopperOf } from "./outbox-queue.js";

export function row(entry, entries) {
  const found = part("entrada").content.firstElementChild.cloneNode(true);
  const put = (name, text) => (found.querySelector(`[data-${name}]`).textContent = text);
  put("nome", entry.nome);
  put("mesa", entry.mesa);
  put("pontos", entry.pontos.join(" × "));
  const behind = entry.estado === "espera" && stopperOf(entry, entries);
  put("motivo", entry.motivo || bar().dataset[behind ? "presa" : entry.estado]);
  const may = { corrigir: changeable(entry), desfazer: undoable(entry, entries) };
  for (const button of found.querySelectorAll("button")) {
    button.hidden = button.dataset.quando !== entry.estado || may[button.dataset.faz] === false;
    button.value = entry.id;
  }
  return found;
}

// --- actions outside of the form -------------------------------------------

export const acts = {
  abrir: () => {
    if (part("abrir").hidden) return;
    part("lista").hidden = !part("lista").hidden;
    part("abrir").ariaExpanded = String(!part("lista").hidden);
  },
  esquecer: ({ id }) => forget([id]),
  deixar: ({ id }) => change(id, { estado: "deixada", motivo: "" }),
  voltar: async ({ id }) => {
    await change(id, { estado: "espera" });
    await hurry();
  },
  reenviar: async () => {
    for (const { id, estado } of await all()) if (estado === "parada") await change(id, { estado: "espera" });
    await hurry();
  },
};
