// Opens the last table of this phone. Shown in the place of a page that did not come, it stays where it is.

try {
  const table = localStorage.getItem("canastra:mesa");
  if (table && location.pathname === "/mesa/abrir/") location.replace(table);
} catch {
  // nothing kept: the page says what to do
}

document.getElementById("de-novo").addEventListener("click", () => location.reload());
