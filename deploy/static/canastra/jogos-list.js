// The first page and /avulso/ list the jogos without an event that this phone has noted.

import { keep, kept } from "../scoring/jogos.js";

function list(section) {
  const jogos = kept();
  const [open, over] = ["[data-abertos]", "[data-encerrados]"].map((name) => section.querySelector(name));
  for (const jogo of jogos) {
    const item = section.querySelector("template").content.cloneNode(true);
    const link = item.querySelector("a");
    link.href = `${jogo.path}?agora=1`;
    link.textContent = jogo.over ? jogo.who : link.dataset.continua.replace("#", jogo.who);
    link.classList.toggle("button-quiet", jogo.over || open.children.length > 0); // the latest one is most likely wanted
    (jogo.over ? over : open).append(item);
  }
  section.querySelector("details").hidden = !over.children.length;
  section.hidden = !jogos.length;
}

const section = document.getElementById("jogos");
if (section) {
  list(section);
  section.querySelector("button").addEventListener("click", () => {
    keep([]);
    section.hidden = true;
  });
}
