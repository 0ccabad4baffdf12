// If exactly one hand is empty, its player went out: select that answer, which the scorer can change. The field `guess`
// has the selected value and is saved with the draft, so that it is still known as a guess after a reload.

const chosen = (form) => form.querySelector('[name="ending"]:checked');
const mortoOf = (out) => `${out.value.split(":").pop()[0]}-morto`;
const tell = (one) => one.dispatchEvent(new Event("input", { bubbles: true }));

function holderOut(form) {
  const hands = [...form.querySelectorAll('[name^="hand-"]')];
  const empty = hands.filter((one) => !one.value.trim());
  if (hands.length < 2 || empty.length !== 1) return null;
  return form.querySelector(`[name="ending"][value$=":${empty[0].name.slice("hand-".length)}"]`);
}

export function guessOut(form) {
  const [guessed, morto] = form.elements.guess.value.split(" ");
  const out = holderOut(form);
  if (guessed && [out, chosen(form)].some((one) => one?.value !== guessed)) takeBack(form, guessed, morto);
  if (out && !chosen(form)) choose(form, out);
}

// Also answer that his side took its morto, unless the scorer has answered.
function choose(form, out) {
  const morto = form.elements[mortoOf(out)];
  form.elements.guess.value = morto && !morto.value ? `${out.value} ${mortoOf(out)}` : out.value;
  out.checked = true;
  tell(out);
}

// An answer of the scorer is never changed.
function takeBack(form, guessed, morto) {
  form.elements.guess.value = "";
  if (chosen(form)?.value === guessed) chosen(form).checked = false;
  const said = chosen(form);
  if (morto && !(said && mortoOf(said) === morto)) form.querySelector(`[name="${morto}"][value="taken"]`).checked = false;
  tell(form.elements.guess);
}
