// Continue card by card after something was typed into the form of totals. An empty form submits normally.

import { form, hasCards, keyOf, read, toCards, typedInto, valueOf, write } from "./draft.js";

// Card by card is another page, so that Reload and Back keep it. Answers that both forms have are carried over.
function goToCards(event) {
  const [button, one] = [toCards(), form()];
  if (!button || event.target.closest("button") !== button) return;
  const address = new URL(button.formAction, location);
  const known = hasCards(one, address);
  if (valueOf(one, "notation") && !known) return; // the server extracts the cards from it
  const typed = typedInto(one).filter(([name, value]) => value && name !== "notation");
  if (!write(keyOf(one, address), [...read(keyOf(one, address)), ...typed])) return;
  event.preventDefault();
  if (valueOf(one, "alone")) address.searchParams.set("sozinho", valueOf(one, "alone"));
  if (!navigator.cookieEnabled) address.searchParams.set("aparelho", valueOf(one, "aparelho"));
  location.assign(address);
}

document.addEventListener("click", goToCards);
