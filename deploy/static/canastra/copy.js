// Buttons that copy an address. Without this script the address can be selected and copied.

async function copy(field) {
  field.select();
  if (navigator.clipboard) return navigator.clipboard.writeText(field.value); // only on https
  if (!document.execCommand("copy")) throw new Error("not copied");
}

for (const button of document.querySelectorAll("[data-copia]")) {
  button.hidden = false;
  button.addEventListener("click", () =>
    copy(document.getElementById(button.dataset.copia)).then(
      () => (button.textContent = button.dataset.feito),
      () => (button.hidden = true),
    ),
  );
}

// Share a text with another app, after the words of `data-diz`. The button is hidden if the browser cannot share, or without https.
for (const button of navigator.share ? document.querySelectorAll("[data-partilha]") : []) {
  const { partilha: field, diz: said = "" } = button.dataset;
  button.hidden = false;
  button.addEventListener("click", () =>
    navigator.share({ text: `${said} ${document.getElementById(field).value}`.trim() }).catch(() => {}), // the person cancelled
  );
}
