// Keys of numbers in the page, for fingers: the keyboard of a phone would cover the form. They type into the fields, which
// work without them, and go on to the next one after as many digits as it usually has.

const usable = matchMedia("(pointer: coarse) and (min-height: 29rem)");
const pad = () => document.getElementById("numeros");
const fields = () => [...document.querySelectorAll("#mao [data-digitos]")];
const asked = () => fields().filter((one) => one.matches("[data-exige], .somador:not([hidden]) *"));
const inHelper = (one) => one?.closest(".somador");
const helper = (one) => one.closest(".ask").querySelector("[data-somar]");

let fingers; // whether the last tap was one; not known of a page that has just come: it may be read aloud
let aim = null; // the field that the keys type into
let fresh; // the next digit replaces what the field has
let again; // somebody came back to the field, and says when it is right

function point(field) {
  if (!pad()) return;
  const to = (usable.matches && fingers !== false && field) || null;
  if (to !== aim) [fresh, again] = [true, false];
  aim = to;
  for (const one of fields()) one.parentElement.classList.toggle("mira", one === to);
  pad().hidden = !to;
  silence();
}

// The phone's own keyboard stays away from a finger.
function silence() {
  for (const one of pad() ? fields() : []) one.inputMode = usable.matches && fingers ? "none" : "numeric";
}

// A field that has its number is left once the finger is elsewhere.
function settle() {
  if (fingers !== false && aim?.isConnected && (!aim.value || aim === document.activeElement)) return;
  point(asked().find((one) => !one.value && !inHelper(one)));
}

// From the helper that adds up the cards of a field to that of the next field.
function go(field) {
  const from = inHelper(aim) && !inHelper(field) && helper(field ?? aim);
  if (from) from.click();
  else field?.focus();
  point(field);
}

function next() {
  const all = asked(), at = all.indexOf(aim);
  return [...all.slice(at + 1), ...all.slice(0, at).filter((one) => !inHelper(one))].find((one) => !one.value);
}

function write(text) {
  fresh = false;
  aim.focus();
  aim.value = text;
  aim.dispatchEvent(new Event("input", { bubbles: true }));
}

function digit(key) {
  write((fresh ? "" : aim.value) + key);
  if (!again && (aim.value === "0" || aim.value.length >= aim.dataset.digitos)) go(next());
}

function erase() {
  const before = asked()[asked().indexOf(aim) - 1];
  if (!aim.value && before) go(before);
  again = false;
  write(aim.value.slice(0, -1));
}

export function press(key) {
  fingers = true;
  silence();
  if (!aim || aim.readOnly) return;
  if (key === "seguir") go(next());
  else if (key === "apagar") erase();
  else digit(key);
}

document.addEventListener("pointerdown", ({ pointerType }) => {
  fingers = pointerType === "touch";
  silence();
}, true);
document.addEventListener("keydown", () => {
  fingers = false;
  point(null);
});
// The field keeps the focus, so that what is typed can be seen and heard.
document.addEventListener("mousedown", (event) => event.target.closest("#numeros") && event.preventDefault());
document.addEventListener("focusin", ({ target }) => {
  if (!target.matches("#mao [data-digitos]")) return;
  point(target);
  again = fresh && Boolean(target.value);
});
// After a click, not before: a button must not move away from under the finger.
for (const moved of ["click", "input", "htmx:load"]) document.addEventListener(moved, settle);
document.addEventListener("mao:nova", () => {
  aim = null;
  settle();
});
settle();
