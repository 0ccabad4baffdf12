// Rare actions on sent mãos: correct or take back a waiting one, resend without storage, export all waiting ones to a file.
// Loaded after the page, see outbox.js.

import { bar, part } from "./outbox-bar.js";
import { all, change, flush, hurry, isOpen, put } from "./outbox-queue.js";
import { OF_THE_PAGE, fill, isBefore, newId, restore, turn } from "./draft.js";

const AGAIN = [0, 1_500, 3_000]; // ms before each attempt to send without storage
const SOON = 4_000; // ms to wait for an answer
const mesa = () => document.getElementById("mesa");
const entryOf = async (id) => (await all()).find((entry) => entry.id === id);

// Sending the same mão again is safe: the server repeats a lost receipt, or the errors.
export async function insist({ destino, corpo }, page) {
  for (const wait of AGAIN) {
    await new Promise((done) => setTimeout(done, wait));
    if (await page.draw("POST", destino, corpo)) return true;
  }
  return false;
}

// It may be accepted by now, so it is sent once more before the form is shown.
export async function see(entry, page) {
  if (entry.pagina !== location.pathname) return location.assign(`${entry.pagina}#ver=${entry.id}`);
  if (entry.estado === "espera" || entry.motivo === bar().dataset.mudando) return mend(entry, page);
  await change(entry.id, { estado: "espera" });
  await Promise.race([hurry(), new Promise((done) => setTimeout(done, SOON))]);
  const { estado, resposta } = await entryOf(entry.id);
  if (estado === "feita") return page.draw("GET", `${entry.jogo}/${resposta.page}`);
  if (estado === "espera") await change(entry.id, { estado: "parada" });
  return page.show(entry, (one) => insist(one, page));
}

// Move a waiting mão back into the form. It is not sent until the form is submitted.
async function mend(entry, page) {
  const form = page.form();
  if (!form) return page.show(entry);
  await change(entry.id, { estado: "parada", motivo: bar().dataset.mudando });
  turn(form, { ...entry.lugar, before: entry.antes });
  fill(form, entry.corpo.filter(([name]) => !OF_THE_PAGE.has(name)));
  restore(form);
  page.holds(entry.id);
  form.dispatchEvent(new Event("mao:nova", { bubbles: true }));
  for (const told of mesa().querySelectorAll(".receipt[data-envio]")) told.remove();
  form.scrollIntoView();
}

// It may have arrived without a receipt, so a second entry takes it back.
export async function takeBack(entry, page) {
  const form = page.form();
  if (entry.pagina !== location.pathname || !form) return location.assign(entry.pagina);
  const { partida, number } = entry.lugar;
  const id = newId();
  const sent = { partida, number, client_id: id, seen_version: 1, aparelho: form.elements.aparelho.value };
  const wish = {
    ...entry,
    id,
    corpo: Object.entries(sent).map(([name, value]) => [name, String(value)]),
    destino: new URL(`${entry.jogo}/maos/${partida}/${number}/desfazer/`, location).href,
    nome: bar().dataset.desfazer.replace("#", entry.nome),
    volta: true,
    proxima: { ...entry.lugar, before: entry.antes },
    desfaz: entry.id,
  };
  await put(wish);
  page.goOn(form, wish);
  await flush();
}

// The mão that was taken back is shown again, with its values.
export async function refill(from, { jogo }, next) {
  const held = (entry) =>
    entry.jogo === jogo && entry.lugar && !entry.volta && ["feita", "espera"].includes(entry.estado) && !isBefore(entry.lugar, next);
  const { corpo } = (await all()).filter(held).pop() ?? { corpo: [] };
  fill(from, corpo.filter(([name]) => !OF_THE_PAGE.has(name)));
}

// Offer a file if the browser can save one, and always the text to copy. Works without a server.
export async function exported() {
  const found = (await all()).filter(isOpen).map(({ id, publico, destino, corpo, nome, mesa }) => {
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
