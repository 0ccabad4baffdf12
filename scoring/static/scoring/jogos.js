// Remember the jogos without an event on this phone only. The pages of a table add theirs; canastra/jogos-list.js lists
// them. Without storage there is no list, and the address still opens the jogo.

const KEY = "canastra:jogos";
const MOST = 30;

export function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? [];
  } catch {
    return [];
  }
}

export function keep(jogos) {
  try {
    localStorage.setItem(KEY, JSON.stringify(jogos.slice(0, MOST)));
    return true;
  } catch {
    return false;
  }
}

// Keep the first address of a jogo: if the phone has two, the first one can write.
function note() {
  const page = document.querySelector("[data-avulso]");
  if (!page) return;
  const { avulso: id, quem: who } = page.dataset;
  const path = page.dataset.caminho ?? location.pathname.match(/^\/mesa\/[\w-]+\//)?.[0];
  const before = kept().find((one) => one.id === id);
  const over = Boolean(document.querySelector("[data-encerrado]"));
  const stored = keep([{ id, path: before?.path ?? path, who, over }, ...kept().filter((one) => one.id !== id)]);
  for (const said of stored ? document.querySelectorAll("[data-guardado]") : []) said.hidden = false;
}

// Few browsers can share a picture with another app. In others the link opens it.
function share(event) {
  const link = navigator.canShare && event.target.closest("a[data-imagem]");
  if (!link) return;
  event.preventDefault();
  import("./share.js").then(({ hand }) => hand(link)).catch(() => location.assign(link.href));
}

note();
document.addEventListener("htmx:afterSwap", note);
document.addEventListener("click", share);
