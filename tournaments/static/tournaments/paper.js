// Enter moves to the next field, and from the last one to the button. Without this script it submits the form.
const form = document.querySelector("[data-papel]");

const fields = () => [...form.querySelectorAll("input:not([type=hidden]), select, button")];

form?.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || event.ctrlKey || event.target.tagName === "BUTTON") return;
  event.preventDefault();
  const all = fields();
  const next = all[all.indexOf(event.target) + (event.shiftKey ? -1 : 1)];
  next?.focus();
  next?.select?.();
});

// Ask before leaving with typed input.
let typed = false;
form?.addEventListener("input", () => { typed = true; });
form?.addEventListener("submit", () => { typed = false; });
window.addEventListener("beforeunload", (event) => {
  if (typed) event.preventDefault();
});

document.getElementById("recusadas")?.focus();
