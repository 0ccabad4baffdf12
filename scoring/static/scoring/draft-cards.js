// The way from the count of a mão to its cards, once something is typed; with nothing typed the form itself leads there.

import { form, hasCards, keyOf, read, toCards, typedInto, valueOf, write } from "./draft.js";

// Card by card is a page of its own, so that a reload and the way back find it; what both forms ask goes along.
function goToCards(event) {
  const [button, one] = [toCards(), form()];
  if (!button || event.target.closest("button") !== button) return;
  const address = new URL(button.formAction, location);
  const known = hasCards(one, address);
  if (valueOf(one, "notation") && !known) return; // the server reads the cards out of it
  const typed = typedInto(one).filter(([name, value]) => value && name !== "notation");
  if (!write(keyOf(one, address), [...read(keyOf(one, address)), ...typed])) return;
  event.preventDefault();
  if (valueOf(one, "alone")) address.searchParams.set("sozinho", valueOf(one, "alone"));
  if (!navigator.cookieEnabled) address.searchParams.set("aparelho", valueOf(one, "aparelho"));
  location.assign(address);
}

document.addEventListener("click", goToCards);
