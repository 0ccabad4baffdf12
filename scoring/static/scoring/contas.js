// Steppers and the running total of the form of a mão. Weights come with the page: no rule is written here.

const number = (text) => (/^\d+$/.test(text.trim()) ? Number(text) : 0);
const chosen = (form, name) => form.querySelector(`[name="${name}"]:checked`)?.value ?? "";
const plain = (points) => points.toLocaleString("pt-BR").replace("-", "−");
export const sign = (points) => (points > 0 ? "+" : "") + plain(points);
const sides = (form) => new Set([...form.querySelectorAll("[data-side]")].map((input) => input.dataset.side));

function numbers(form, side, out, morto) {
  let points = 0;
  for (const input of form.querySelectorAll(`[data-side="${side}"]`)) {
    const { when, morto: only } = input.dataset;
    if ((when === "batida" && !out) || (only && only !== morto)) continue;
    points += number(input.value) * Number(input.dataset.points);
  }
  return points;
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
  let points = numbers(form, side, sides(form).has(ending), morto);
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
}

function step(button) {
  const input = button.parentElement.querySelector("input");
  input.value = Math.max(0, number(input.value) + Number(button.dataset.step));
  add(input.form);
}

// A finger that stays on a button counts on.
let again;
const stop = () => clearTimeout(again);
function hold(button, wait) {
  again = setTimeout(() => {
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
document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-step]");
  if (button && !button.dataset.held) step(button);
  if (button) delete button.dataset.held;
});
document.addEventListener("pointerdown", (event) => {
  const button = event.target.closest("[data-step]");
  if (!button) return;
  stop();
  again = setTimeout(() => {
    button.dataset.held = "1"; // the click that ends it is not one more
    step(button);
    hold(button, 90);
  }, 450);
});
for (const name of ["pointerup", "pointercancel", "pointerleave"]) document.addEventListener(name, stop, true);
document.addEventListener("htmx:load", prepare);
prepare();
