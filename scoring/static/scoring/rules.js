// The parts of the rules are folded: the one an address leads into is opened, which older browsers do not do by
// themselves, and on paper all of them are.

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
