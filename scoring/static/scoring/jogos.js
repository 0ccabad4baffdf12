// The jogos without an event of this phone, kept here only: the pages of a table note theirs; canastra/jogos-list.js lists
// them. A browser that keeps nothing has no list, and the address still opens the jogo.

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

// The first address of a jogo stays: the one that writes, where the phone follows it too.
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

// Few browsers hand a picture on to another app, and only at the end of a jogo: elsewhere the link loads it.
function share(event) {
  const link = navigator.canShare && event.target.closest("a[data-imagem]");
  if (!link) return;
  event.preventDefault();
  import("./share.js").then(({ hand }) => hand(link)).catch(() => location.assign(link.href));
}

note();
document.addEventListener("htmx:afterSwap", note);
document.addEventListener("click", share);
