// Add the waiting entries of this device to the score, and say how many are not sent.

import { plain } from "./sums.js";
import { isOpen, isWord } from "./outbox-queue.js";
import { inForm, isBefore } from "./draft.js";

let counted = null; // id of the last mão in the shown score

export function count(entries) {
  const jogo = location.pathname.split("/").slice(0, 3).join("/");
  const kept = entries.filter((one) => one.jogo === jogo && isOpen(one) && !isWord(one) && one.id !== inForm());
  for (const told of document.querySelectorAll("#mesa [data-por-enviar]")) {
    told.hidden = !kept.length;
    told.textContent = told.dataset.porEnviar.replace("#", kept.length);
  }
  const placar = document.querySelector("#placar[data-proxima]");
  if (!placar) return;
  // If each dupla enters by itself, one entry does not change the score yet.
  const last = kept.filter((one) => one.proxima && (one.volta ? one.estado === "espera" : one.desfazivel)).pop();
  if (last) return move(placar, last);
  const sent = entries.some(({ id, estado }) => id === counted && estado === "feita");
  if ("contado" in placar.dataset && !sent) put(placar, placeIn(placar), null); // its score is being loaded
}

const placeIn = ({ dataset }) => {
  const [partida, number] = dataset.proxima.split(".").map(Number);
  return { partida, number };
};

function move(placar, { id, proxima, volta }) {
  const order = isBefore(placeIn(placar), proxima);
  if (volta ? !order : order >= 0) return; // included in the server's score
  counted = id;
  put(placar, proxima, proxima.before);
}

function put(placar, { partida, number }, points) {
  placar.toggleAttribute("data-contado", Boolean(points));
  for (const where of placar.querySelectorAll("[data-vez]")) {
    where.textContent = where.dataset.vez.replace("#", partida).replace("@", number);
  }
  for (const score of placar.querySelectorAll("[data-lado]")) {
    score.textContent = plain(Number(points ? points[score.dataset.lado] : score.dataset.pontos));
  }
}
