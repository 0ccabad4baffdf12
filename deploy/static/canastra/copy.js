// A button beside an address copies it. Without this script the address is there to be marked and copied.

async function copy(field) {
  field.select();
  if (navigator.clipboard) return navigator.clipboard.writeText(field.value); // only where the page came by https
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

// A phone hands a text on to another app, behind the words of `data-diz`; a browser that cannot, or a page that did not come by https, has no such button.
for (const button of navigator.share ? document.querySelectorAll("[data-partilha]") : []) {
  const { partilha: field, diz: said = "" } = button.dataset;
  button.hidden = false;
  button.addEventListener("click", () =>
    navigator.share({ text: `${said} ${document.getElementById(field).value}`.trim() }).catch(() => {}), // sent to nobody
  );
}
