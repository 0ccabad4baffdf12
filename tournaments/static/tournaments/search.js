// "Onde eu jogo?" answers while a name is typed. The address of the page has what was typed: a reload, a way back and the
// news of a page that moves ask for the same. Without this the form asks for the page.

const WAIT = 300; // after the last letter
const PATIENCE = 8000; // for an answer

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
    if (query === asked) asked = null; // what comes next is asked again; the button asks for the page
  } finally {
    clearTimeout(late);
  }
}

field.addEventListener("input", () => {
  clearTimeout(timer);
  timer = setTimeout(look, WAIT);
});
