// The check-in list: filter while typing, and say when a tap got no answer. Without scripts all rows are forms.

const search = document.getElementById("busca");
const list = document.getElementById("lista");
const nobody = document.getElementById("ninguem");
const offline = document.getElementById("sem-rede");
const plain = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim();

const narrow = () => {
  const asked = plain(search.value).split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const row of list.children) {
    const there = row.dataset.palavras.split(" ");
    row.hidden = !asked.every((word) => there.some((one) => one.startsWith(word)));
    shown += row.hidden ? 0 : 1;
  }
  nobody.hidden = shown > 0;
};

// A double tap counts once, even if the first answer arrived in between.
const TWICE = 600;
let tapped, at = 0;
const once = (event) => {
  const row = event.target.closest("li")?.id;
  if (row && row === tapped && event.timeStamp - at < TWICE) {
    event.preventDefault();
    event.stopPropagation();
  }
  [tapped, at] = [row, event.timeStamp];
};

if (search && list) {
  list.addEventListener("click", once, true);
  search.addEventListener("input", narrow);
  document.body.addEventListener("htmx:afterRequest", narrow);
  document.body.addEventListener("htmx:sendError", () => { offline.hidden = false; });
  document.body.addEventListener("htmx:afterOnLoad", () => { offline.hidden = true; });
}
