// "Onde eu jogo?" shows results while a name is typed. The address has the typed text, so that Reload, Back and live updates
// keep it. Without this script the form requests the page.

const WAIT = 300; // ms after the last letter
const PATIENCE = 8000; // ms for an answer

const form = document.querySelector("form[data-procura]");
const found = document.getElementById(form.dataset.procura);
const field = form.querySelector("[name=q]");
let timer;
let asked = field.value.trim();
let stop = new AbortController();

function address(query) {
  const to = new URL(location.href);
  if (query) to.searchParams.set("q", query);
  else to.searchParams.delete("q");
  return to;
}

function show(query, html, mark) {
  history.replaceState(history.state, "", address(query));
  found.innerHTML = html;
  if (mark) found.dataset.parte = mark;
  else delete found.dataset.parte;
}

async function look() {
  const query = field.value.trim();
  if (query === asked) return;
  asked = query;
  stop.abort();
  if (!query) {
    show("", "");
    return;
  }
  stop = new AbortController();
  const late = setTimeout(() => stop.abort(), PATIENCE);
  const from = address(query);
  from.searchParams.set("p", found.id);
  try {
    const answer = await fetch(from, { signal: stop.signal });
    if (!answer.ok) throw new Error(answer.status);
    const { parts } = await answer.json();
    const [mark, html] = parts[found.id];
    if (query === asked) show(query, html, mark);
  } catch {
    if (query === asked) asked = null; // the next input is requested again; the button requests the page
  } finally {
    clearTimeout(late);
  }
}

field.addEventListener("input", () => {
  clearTimeout(timer);
  timer = setTimeout(look, WAIT);
});
