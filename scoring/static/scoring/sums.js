// Taps in the form of a mão, and its running total. The page has the weights, so this file contains no rules.

function number(typed) {
  const text = typed.trim().replace("−", "-").replace(",", ".");
  return /^-?\d+(\.5)?$/.test(text) ? Number(text) : 0;
}
export const chosen = (form, name) => form.querySelector(`[name="${name}"]:checked`)?.value ?? "";
export const plain = (points) => points.toLocaleString(document.documentElement.lang === "en" ? "en" : "pt-BR").replace("-", "−");
export const sign = (points) => (points > 0 ? "+" : "") + plain(points);

// Return whether a side has a canastra, any or a clean one.
const has = (form, side, which) =>
  [...form.querySelectorAll(`[data-side="${side}"][data-canastra${which === "clean" ? '="clean"' : ""}]`)].some((one) => number(one.value) > 0);

function numbers(form, side, out, morto) {
  let points = 0;
  for (const input of form.querySelectorAll(`[data-side="${side}"]`)) {
    const { when, morto: only, falta, sem } = input.dataset;
    if ((when === "batida" && !out) || (only && only !== morto)) continue;
    points += number(input.value) * Number(falta && !has(form, side, falta) ? sem : input.dataset.points);
  }
  return form.elements[`${side}-minus`]?.checked ? -Math.abs(points) : points;
}

// Return whether a side pays for a morto that it did not take.
function owes(form, morto) {
  if (morto === "unviewed") return "unviewedDebit" in form.dataset;
  const taken = form.querySelectorAll('[name$="-morto"]:is([value="taken"], [value="unviewed"]):checked').length;
  const gone = taken + Number(chosen(form, "mortos_to_stock"));
  const waived = form.dataset.mortos ? gone >= Number(form.dataset.mortos) : "mortosDeAlguem" in form.dataset && !taken;
  return morto === "not_taken" && !waived;
}

function total(form, side) {
  const ending = chosen(form, "ending");
  const morto = chosen(form, `${side}-morto`);
  let points = numbers(form, side, form.querySelector(`[data-side="${ending}"]`), morto);
  if (ending === side) points += Number(form.dataset.batida);
  if (owes(form, morto)) points -= Number(form.dataset.noMorto);
  return points;
}

// Return for each side the points of the mão, and its total after it.
export function sums(form) {
  return [...form.querySelectorAll("[data-running]")].map((running) => {
    const points = total(form, running.dataset.running) * Number(running.dataset.share);
    const [now, later] = running.querySelectorAll("output");
    const after = Number(later?.dataset.before ?? 0) + points;
    return { side: running.dataset.of, points, after, now, later };
  });
}

function add(form) {
  for (const { points, after, now, later } of sums(form)) {
    now.textContent = sign(points);
    if (later) later.textContent = plain(after);
  }
  light(form);
  warn(form);
  if (!typing) open(form); // the module of the keys does it otherwise
}

// Show beside the field what is impossible; sending stays possible.
function warn(form) {
  const worth = (what, of = "") =>
    [...form.querySelectorAll(`[data-${what}]${of}`)].reduce((sum, one) => sum + number(one.value) * one.dataset[what], 0);
  for (const said of form.querySelectorAll("[data-aviso]")) {
    const { aviso, pede, passa, cartas } = said.dataset;
    const { value, dataset } = form.elements[`${aviso}-table`];
    const few = worth("pede", `[data-side="${aviso}"]`) / dataset.carta;
    const typed = number(value), unit = dataset.carta, deck = form.dataset.baralho;
    let text = worth("carta") > deck ? passa : "";
    if (value && typed < few) text = pede.replace("#", few);
    if (cartas && typed * unit > deck && typed % unit === 0) text = cartas.replace("##", typed / unit).replace("#", typed);
    if (said.textContent !== text) said.textContent = text;
    said.hidden = !text;
  }
}

// A number from the short list; a second tap removes it.
function count(chip) {
  const input = chip.parentElement.querySelector("input");
  input.value = input.value === chip.value ? "" : chip.value;
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

// One question for both sides: who took a morto.
const mortos = (form) => [...form.querySelectorAll('[name$="-morto"]:is([value="taken"], [value="not_taken"])')];
function take(chip) {
  for (const one of mortos(chip.form)) one.checked = (one.value === "taken") === chip.value.includes(one.name[0]);
  chip.form.dispatchEvent(new Event("input", { bubbles: true }));
}

// Answers that follow from the ending: the side that went out has a morto; an exhausted stock took the rest.
function follow(form) {
  const ending = chosen(form, "ending");
  const own = form.elements[`${ending.split(":").pop()[0]}-morto`]; // card by card the value names the player
  if (own && !own.value) own.value = "taken";
  const left = form.querySelectorAll('[name$="-morto"][value="not_taken"]:checked').length;
  const moved = form.elements.mortos_to_stock;
  if (moved && ending === "stock_out") moved.value = String(left);
}

function light(form) {
  for (const chip of form.querySelectorAll("[data-conta]")) {
    chip.setAttribute("aria-pressed", chip.value === chip.parentElement.querySelector("input").value.trim());
  }
  const said = mortos(form).filter((one) => one.checked);
  const taken = said.filter((one) => one.value === "taken").map((one) => one.name[0]);
  for (const chip of form.querySelectorAll("[data-mortos-juntos] > * > button")) {
    chip.setAttribute("aria-pressed", said.length === 2 && chip.value === taken.join(""));
  }
}

// The number keys are shown if a number is missing. Their module is loaded with the first such field, or a tap.
const keys = () => document.getElementById("numeros");
let typing; // one promise, so that taps are handled in order
export const digits = () =>
  (typing ??= import("./numbers.js").catch(() => {
    typing = null;
    if (keys()) keys().hidden = true; // the phone shows its keyboard
    return {};
  }));

function open(form) {
  const fields = [...form.querySelectorAll("[data-exige][data-digitos]")];
  const first = fields.find(({ value }) => !value);
  for (const one of fields) one.parentElement.classList.toggle("mira", one === first);
  if (keys()) keys().hidden = !first;
}

function prepare() {
  const form = document.getElementById("mao");
  if (form) {
    for (const extra of form.querySelectorAll("[data-conta], [data-somar], [data-running], [data-mortos-juntos]")) extra.hidden = false;
    form.classList.add("mao-viva");
    const wrong = form.querySelector("[data-mortos-juntos] [autofocus]"); // it was hidden when the page loaded
    wrong?.focus();
    wrong?.removeAttribute("autofocus");
    add(form);
  }
  const sheet = document.getElementById("folha");
  if (sheet && matchMedia("(min-width: 64rem)").matches) sheet.open = true;
}

document.addEventListener("input", ({ target }) => {
  const form = target.form ?? target;
  if (form.id !== "mao") return;
  if (target.name === "ending" || target === form) follow(form);
  add(form);
});
document.addEventListener("mao:nova", (event) => add(event.target));
document.addEventListener("click", ({ target }) => {
  const chip = target.closest("#mao .chip");
  if (chip?.matches("#numeros *")) digits().then(({ press }) => press?.(chip.value));
  else if (chip?.matches("[data-somar]")) import("./adder.js").then(({ toggle }) => toggle(chip)); // rarely needed
  else if (chip) "conta" in chip.dataset ? count(chip) : take(chip);
});
document.addEventListener("pointerdown", () => keys() && digits(), { once: true });
document.addEventListener("htmx:load", prepare);
prepare();
