"""The effort to enter a mão in summary form: taps, digits and swipes on a small phone.

A scorer types the numbers on the keys that the page shows, which go on to the next number by themselves, then goes
down the form and answers each question in view; for a question out of view the page is swiped. A scorer who does not
add in the head counts the cards of each value in the helper of the form. Seconds are a model, the same for every form:
0.9 for a tap or a swipe, 0.3 for a digit and for another key among the digits.
"""

from collections import Counter
from dataclasses import dataclass

import rules
from scoring.forms.mao_facts import initial_of

PHONE = {"viewport": {"width": 360, "height": 612}, "has_touch": True, "is_mobile": True}
TAP, DIGIT = 0.9, 0.3  # seconds
KEYBOARD = 260  # pixels of a phone's own keyboard
# Enters one mão on the page, and leaves the form empty again. answers: the value of each field. counts: for each field
# to be added up by the helper, the number of cards in each of its lines.
ANSWER = """async ({ answers, counts, keyboard }) => {
  const form = document.getElementById("mao"), bar = document.querySelector(".mao-bar");
  const over = (one, edge, none) =>
    one && getComputedStyle(one).position === "sticky" ? one.getBoundingClientRect()[edge] : none;
  let [taps, digits, swipes, hidden, last, typing] = [0, 0, 0, 0, 0, false];
  const top = () => over(document.getElementById("placar"), "bottom", 0);
  const foot = (one) => (bar.contains(one) ? innerHeight : over(bar, "top", innerHeight));
  const way = (one) => {
    const { top: from, bottom: to } = one.getBoundingClientRect();
    return to > foot(one) + 1 ? 1 : from < top() - 1 ? -1 : 0;
  };
  function reach(one) {
    last = Math.max(last, one.getBoundingClientRect().bottom + scrollY);
    for (let at = -1; way(one) && at !== scrollY; swipes++) {
      at = scrollY;
      scrollBy(0, way(one) * 0.8 * (foot(one) - top()));
    }
  }
  const pad = document.getElementById("numeros");
  const later = () => new Promise((done) => setTimeout(done));
  const touch = (one) => one.dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch", bubbles: true }));
  async function tap(one) {
    reach(one);
    taps++;
    if (typing && one.getBoundingClientRect().bottom > innerHeight - keyboard) hidden++;
    touch(one);
    if (one.matches("input")) one.focus();
    else one.click();
    typing = one.matches("input") && one.inputMode !== "none";
    await later();
  }
  async function press(key) {
    digits++;
    touch(pad);
    pad.querySelector(`[value="${key}"]`).click();
    await later();
  }
  const aimed = () => form.querySelector(".mira > input, input.mira");
  async function type(one, text) {
    if (!seen(pad) || aimed() !== one) await tap(one);
    reach(one);
    for (const key of text) await press(key);
    if (aimed() === one) await press("seguir");
  }
  async function add(field) {
    const ask = field.closest(".ask"), lines = () => ask.querySelectorAll(".somador input");
    if (!seen(lines()[0])) await tap(ask.querySelector("[data-somar]"));
    while (!seen(lines()[0])) await later();
    for (const [at, line] of lines().entries()) await type(line, `${counts[field.name][at]}`);
  }
  const chosen = (name) => form.querySelector(`[name="${name}"]:checked`)?.value ?? "";
  const seen = (one) => one && one.getClientRects().length > 0;
  async function radio(name) {
    const label = form.querySelector(`[name="${name}"][value="${answers[name]}"]`)?.closest("label");
    if (seen(label) && chosen(name) !== answers[name]) await tap(label);
  }
  // The page fetches what the keys do.
  for (; seen(pad) && !aimed()?.inputMode.match("none"); await later()) touch(form);
  scrollTo(0, 0);
  const counted = (field) => field.name in counts;
  // The keys lead from number to number; the other fields are answered on the way down, both sides of a line together.
  const keyed = (field) => field.matches("[data-exige]");
  const down = (field) => (keyed(field) ? 0 : field.getBoundingClientRect().top);
  const before = (one, other) =>
    counted(other) - counted(one) || keyed(other) - keyed(one) || down(one) - down(other);
  const fields = [...form.querySelectorAll("[data-side]")].sort(before);
  for (const field of fields) {
    const text = answers[field.name];
    if (!text || !seen(field)) continue;
    const chip = [...field.parentElement.querySelectorAll("button")].find((one) => one.value === text);
    if (counted(field)) await add(field);
    else if (seen(chip)) await tap(chip);
    else await type(field, text);
  }
  const sides = [...new Set([...form.querySelectorAll("[data-side]")].map((one) => one.dataset.side))];
  const together = form.querySelector("[data-mortos-juntos]");
  const took = sides.filter((side) => answers[`${side}-morto`] === "taken").join("");
  if (seen(together)) await tap(together.querySelector(`[value="${took}"]`));
  else for (const side of sides) await radio(`${side}-morto`);
  for (const field of form.querySelectorAll("[data-morto]")) {
    if (seen(field) && answers[field.name]) await type(field, answers[field.name]);
  }
  for (const side of sides) if (answers[`${side}-warned`]) await tap(form.elements[`${side}-warned`].closest("label"));
  for (const name of ["ending", "mortos_to_stock", "started"]) await radio(name);
  const wrong = [...new FormData(form)].filter(([name, value]) => name in answers && answers[name] !== value);
  await tap(bar.querySelector(".mao-send") && bar);
  const pixels = Math.round(last + bar.getBoundingClientRect().height);
  form.reset();
  form.dispatchEvent(new Event("mao:nova", { bubbles: true }));
  return { taps, digits, swipes, pixels, hidden, wrong };
}"""


@dataclass(frozen=True, slots=True)
class Cost:
    """The effort of one mão.

    pixels: the height of a screen that needs no swipe. hidden: targets that the phone's own keyboard covers.
    """

    taps: int
    digits: int
    swipes: int
    pixels: int
    hidden: int

    @property
    def seconds(self):
        return TAP * (self.taps + self.swipes) + DIGIT * self.digits


def answered(initial):
    """Return the values to type or tap; a zero only if the form requires one."""
    wanted = {name for name in initial if name.endswith(("-table", "-hand"))}
    told = {name: value for name, value in initial.items() if value or (name in wanted and value is not None)}
    return {name: str(value) for name, value in told.items()}


def counts(hand, initial, ruleset):
    """Return for each field of points of cards the number of cards of each value, the smallest value first."""
    ranks = [rank for rank in ruleset.values if rank != "JK" or ruleset.jokers]
    found = {}
    for side, told in hand["facts_cards"]["sides"].items():
        for name, melds in (
            ("table", (meld["cards"] for meld in told["melds"])),
            ("hand", told["hands"].values()),
        ):
            cards = Counter(
                ruleset.values[card if card == "JK" else card[0]] for meld in melds for card in meld
            )
            if initial.get(f"{side}-{name}"):
                found[f"{side}-{name}"] = [
                    cards[value] for value in sorted({ruleset.values[one] for one in ranks})
                ]
    return found


def costs(page, hands, ruleset, *, helped=False):
    """Yield the effort of each mão on an open page of its rule set; a doubt of the rules adds one tap.

    helped: the scorer counts the cards and lets the helper of the form add them.
    """
    for hand in hands:
        facts = hand["facts_summary"]
        initial = initial_of(facts, ruleset)
        added = counts(hand, initial, ruleset) if helped else {}
        told = page.evaluate(ANSWER, {"answers": answered(initial), "counts": added, "keyboard": KEYBOARD})
        assert told.pop("wrong") == [], hand["id"]
        told["taps"] += bool(rules.judge(ruleset, facts).warnings)
        yield Cost(**told)
