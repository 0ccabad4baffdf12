// The jogos without an event of this phone, kept here only: a table and who follows one note theirs, the first page and
// /avulso/ list them. A browser that keeps nothing has no list, and the address still opens the jogo.

const KEY = "canastra:jogos";
const MOST = 30;

function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? [];
  } catch {
    return [];
  }
}

function keep(jogos) {
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

function list(section) {
  const jogos = kept();
  const [open, over] = ["[data-abertos]", "[data-encerrados]"].map((name) => section.querySelector(name));
  for (const jogo of jogos) {
    const item = section.querySelector("template").content.cloneNode(true);
    const link = item.querySelector("a");
    link.href = `${jogo.path}?agora=1`;
    link.textContent = jogo.over ? jogo.who : link.dataset.continua.replace("#", jogo.who);
    link.classList.toggle("button-quiet", jogo.over);
    (jogo.over ? over : open).append(item);
  }
  section.querySelector("details").hidden = !over.children.length;
  section.hidden = !jogos.length;
}

// Hands the picture of a result on to another app, where the browser can; else the link loads it.
async function hand(event) {
  const link = event.target.closest("a[data-imagem]");
  if (!link || !navigator.canShare) return;
  const file = (blob) => new File([blob], "canastra.png", { type: "image/png" });
  if (!navigator.canShare({ files: [file(new Blob())] })) return;
  event.preventDefault();
  try {
    const answer = await fetch(link.href);
    await navigator.share({ files: [file(await answer.blob())] });
  } catch (error) {
    if (error.name !== "AbortError") location.assign(link.href);
  }
}

const section = document.getElementById("jogos");
if (section) {
  list(section);
  section.querySelector("button").addEventListener("click", () => {
    keep([]);
    section.hidden = true;
  });
}
note();
document.addEventListener("htmx:afterSwap", note);
document.addEventListener("click", hand);
