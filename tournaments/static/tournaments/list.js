// A menu of the preview of a list that is changed, or a tick that makes a line an entry, shows it anew at once.

const form = document.getElementById("lista");

form?.addEventListener("change", ({ target }) => {
  if (/^(coluna-\d+|cabecalho|volta|certo|l\d+-\w+-e)$/.test(target.name)) form.querySelector("button[value=rever]").click();
});
