// Refresh the preview of a pasted list when one of its menus or checkboxes changes.

const form = document.getElementById("lista");

form?.addEventListener("change", ({ target }) => {
  if (/^(coluna-\d+|cabecalho|volta|certo|l\d+-\w+-e)$/.test(target.name)) form.querySelector("button[value=rever]").click();
});
