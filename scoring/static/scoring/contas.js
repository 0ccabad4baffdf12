// Steppers and the running total of the form of a mão. Weights come with the page: no rule is written here.

function number(typed) {
  const text = typed.trim().replace("−", "-").replace(",", ".");
  return /^-?\d+(\.5)?$/.test(text) ? Number(text) : 0;
}
const chosen = (form, name) => form.querySelector(`[name="${name}"]:checked`)?.value ?? "";
const plain = (points) => points.toLocaleString("pt-BR").replace("-", "−");
export const sign = (points) => (points > 0 ? "+" : "") + plain(points);

function numbers(form, side, out, morto) {
  let points = 0;
  for (const input of form.querySelectorAll(`[data-side="${side}"]`)) {
    const { when, morto: only } = input.dataset;
    if ((when === "batida" && !out) || (only && only !== morto)) continue;
    points += number(input.value) * Number(input.dataset.points);
  }
  return form.elements[`${side}-minus`]?.checked ? -Math.abs(points) : points;
}

// Whether the side pays for a morto it did not take.
function owes(form, morto) {
  if (morto === "unviewed") return "unviewedDebit" in form.dataset;
  const taken = form.querySelectorAll('[name$="-morto"]:is([value="taken"], [value="unviewed"]):checked').length;
  const gone = taken + Number(chosen(form, "mortos_to_stock"));
  const waived = form.dataset.mortos && gone >= Number(form.dataset.mortos);
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

// What the mão is worth to each side, and the points it has after it.
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
  warn(form);
}

// What cannot be, said beside the field: it stops nobody.
function warn(form) {
  const worth = (what, of = "") =>
    [...form.querySelectorAll(`[data-${what}]${of}`)].reduce((sum, one) => sum + number(one.value) * one.dataset[what], 0);
  for (const said of form.querySelectorAll("[data-aviso]")) {
    const { aviso, pede, passa } = said.dataset;
    const { value, dataset } = form.elements[`${aviso}-table`];
    const few = worth("pede", `[data-side="${aviso}"]`) / dataset.carta;
    const text = value && number(value) < few ? pede.replace("#", few) : worth("carta") > form.dataset.baralho ? passa : "";
    if (said.textContent !== text) said.textContent = text;
    said.hidden = !text;
  }
}

function step(button) {
  const input = button.parentElement.querySelector("input");
  input.value = Math.max(0, number(input.value) + Number(button.dataset.step));
  add(input.form);
}

// A finger that stays on a button counts on.
let again;
function hold(button, wait) {
  again = setTimeout(() => {
    button.dataset.held = "";
    step(button);
    hold(button, 90);
  }, wait);
}

function prepare() {
  const form = document.getElementById("mao");
  if (form) {
    for (const extra of form.querySelectorAll("[data-step], [data-running]")) extra.hidden = false;
    add(form);
  }
  const sheet = document.getElementById("folha");
  if (sheet && matchMedia("(width >= 64rem)").matches) sheet.open = true;
}

document.addEventListener("input", (event) => event.target.form?.id === "mao" && add(event.target.form));
document.addEventListener("mao:nova", (event) => add(event.target));
document.addEventListener("click", ({ target }) => {
  const button = target.closest("[data-step]");
  if (!button) return;
  if ("held" in button.dataset) delete button.dataset.held; // the click that ends it is not one more
  else step(button);
});
document.addEventListener("pointerdown", ({ target }) => {
  clearTimeout(again);
  const button = target.closest("[data-step]");
  if (button) hold(button, 450);
});
for (const name of ["pointerup", "pointercancel", "pointerleave"]) {
  document.addEventListener(name, () => clearTimeout(again), true);
}
document.addEventListener("htmx:load", prepare);
prepare();
