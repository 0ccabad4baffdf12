// Open the folded section that the address points to, which older browsers do not do, and all sections for printing.

function follow() {
  const to = location.hash && document.getElementById(location.hash.slice(1));
  const part = to && to.closest("details");
  if (!part || part.open) return;
  part.open = true;
  to.scrollIntoView();
}

follow();
addEventListener("hashchange", follow);
addEventListener("beforeprint", () => document.querySelectorAll(".rules-part").forEach((part) => (part.open = true)));
