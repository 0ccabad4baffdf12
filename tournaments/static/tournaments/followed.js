// The dupla that this phone follows: its mesa is shown at the top of the event's pages, and its rows are marked, also along
// its way through a bracket. The choice is stored on the phone and never sent.

const place = document.querySelector("[data-torneio]");
const button = document.querySelector("button[data-torneio]");
const kept = `canastra:minha:${place.dataset.torneio}`;
const room = `${kept}:altura`; // pixels
let version;

function followed() {
  try {
    return localStorage.getItem(kept);
  } catch {
    return null; // storage is off
  }
}

function press() {
  const mine = followed() === button.dataset.dupla;
  button.setAttribute("aria-pressed", mine);
}

function mark() {
  const number = followed();
  const rows = "tr, .mesa-line, .slot, .meet-seat, .found > li";
  for (const row of document.querySelectorAll("[data-minha]")) delete row.dataset.minha;
  if (!number || button) return;
  for (const link of document.querySelectorAll(`#conteudo a[href$="/duplas/${number}/"]`)) {
    const row = link.closest(rows);
    if (row && !place.contains(row)) row.dataset.minha = "";
  }
}

async function show() {
  const number = followed();
  if (!number) return;
  const answer = await fetch(`${place.dataset.pergunta}?dupla=${number}&p=minha`).catch(() => null);
  const found = answer?.ok && (await answer.json()).parts.minha;
  if (!found) {
    place.hidden = !place.childElementCount; // no network, or no such dupla: the content is as old as the page
    return;
  }
  place.style.minHeight = "";
  if (place.innerHTML !== found[1]) place.innerHTML = found[1];
  place.hidden = false;
  localStorage.setItem(room, place.offsetHeight);
}

// Reserve the height of the last time before the page is drawn, so that nothing moves later.
function makeRoom() {
  place.style.minHeight = `${localStorage.getItem(room) ?? 0}px`;
  place.hidden = false;
}

function look() {
  mark();
  const now = document.querySelector("[data-versao]")?.dataset.torneio;
  if (now === version && place.childElementCount) return;
  version = now;
  show();
}

if (button) {
  button.hidden = false;
  press();
  button.addEventListener("click", () => {
    if (followed() === button.dataset.dupla) localStorage.removeItem(kept);
    else localStorage.setItem(kept, button.dataset.dupla);
    press();
  });
} else if (followed()) {
  makeRoom();
  look();
  const moves = { childList: true, subtree: true, attributes: true, attributeFilter: ["data-torneio"] };
  new MutationObserver(look).observe(document.getElementById("conteudo"), moves);
}
