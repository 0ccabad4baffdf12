// Add up cards with different values: from the number of each kind to the field with their points.

const rowsOf = (ask) =>
  ask.querySelector(".somador") ?? ask.appendChild(document.getElementById("somador").content.firstElementChild.cloneNode(true));

export function toggle(chip) {
  const rows = rowsOf(chip.closest(".ask"));
  for (const other of rows.hidden ? document.querySelectorAll('[data-somar][aria-expanded="true"]') : []) toggle(other);
  rows.hidden = !rows.hidden;
  chip.setAttribute("aria-expanded", !rows.hidden);
  if (!rows.hidden) rows.querySelector("input").focus();
}

document.addEventListener("input", ({ target }) => {
  const rows = target.closest?.("#mao .somador");
  if (!rows) return;
  const inputs = [...rows.querySelectorAll("input")].filter((one) => one.value.trim());
  const field = rows.parentElement.querySelector("[data-side]");
  field.value = inputs.length ? inputs.reduce((sum, one) => sum + (parseInt(one.value, 10) || 0) * one.dataset.vale, 0) : "";
  field.dispatchEvent(new Event("input", { bubbles: true }));
});

// The next mão starts without counted cards.
document.addEventListener("mao:nova", () => {
  for (const chip of document.querySelectorAll('[data-somar][aria-expanded="true"]')) toggle(chip);
});
