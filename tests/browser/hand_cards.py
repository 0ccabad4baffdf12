"""The effort to enter a mão card by card: every tap on the keypad, for a scorer who uses its suggestions.

For a run the first and the last card are tapped, for a set of all four suits one card and the key of the others, for
another set and for a hand every card. Each required answer, each answer about the mão, the check and the recording add
a tap. Parts of the form out of view are swiped to.
"""

from dataclasses import dataclass

from scoring.forms.card_text import Combination
from scoring.forms.meld_reading import read
from tests.browser.hand import TAP

# Enters one mão, and leaves the form empty again. Gives taps, swipes, cards and deviations from the input.
ENTER = """(hand) => {
  const form = document.getElementById("mao"), pad = document.getElementById("teclado");
  const key = (name) => pad.querySelector(`[data-tecla="${name}"]`);
  const seen = (one) => one && one.getClientRects().length > 0 && one.ariaDisabled !== "true";
  let [taps, swipes, cards, wrong] = [0, 0, 0, []];
  const foot = () => (seen(pad) ? pad.getBoundingClientRect().top : innerHeight);
  function way(one) {
    const { top, bottom } = one.getBoundingClientRect();
    return pad.contains(one) ? 0 : bottom > foot() + 1 ? 1 : top < -1 ? -1 : 0;
  }
  function reach(one) {
    for (let at = -1; way(one) && at !== scrollY; swipes++) {
      at = scrollY;
      scrollBy(0, way(one) * 0.8 * foot());
    }
  }
  function tap(one) {
    reach(one);
    taps++;
    one.click();
  }
  const lineOf = (field, at) => field.value.split("\\n")[at] ?? "";
  const card = (one) => tap(pad.querySelector(`[data-carta="${one}"]`));
  const wild = (one) => one === "JK" || one[0] === "2";
  // A set that has all four suits begins with one card of each; any other meld is entered as it lies.
  function ordered(cards) {
    const own = cards.filter((one) => !wild(one)), each = [...new Set(own)];
    if (each.length !== 4 || own.some((one) => one[0] !== own[0][0])) return [cards, 0];
    const rest = [...cards];
    for (const one of each) rest.splice(rest.indexOf(one), 1);
    return [[...each, ...rest], each.length];
  }
  function meld(field, at, given) {
    const [wanted, suits] = ordered(given);
    let done = 0;
    if (suits) {
      card(wanted[0]);
      tap(key("naipes"));
      const line = lineOf(field, at).split(" ");
      if (`${[...line].sort()}` !== `${wanted.slice(0, suits).sort()}`) return wrong.push(`${line} for ${wanted}`);
      wanted.splice(0, suits, ...line);
      done = suits;
    }
    const upTo = (n) => wanted.slice(0, n).join(" ");
    while (done < wanted.length) {
      // The farthest card that gives all the cards before it: who has the run before him sees it. It takes a card of
      // the run before it, a wild one alone says nothing.
      const before = done;
      let to = done;
      const begun = wanted.slice(0, done).some((one) => !wild(one));
      while (begun && to + 1 < wanted.length && !wild(wanted[to]) && !wild(wanted[to + 1])
        && wanted[to + 1][1] === wanted[to][1] && wanted[to + 1][0] !== wanted[to][0]) to++;
      card(wanted[to]);
      done = to + 1;
      if (lineOf(field, at) === upTo(done)) continue;
      tap(key("apagar"));
      card(wanted[before]);
      done = before + 1;
      if (lineOf(field, at) !== upTo(done)) return wrong.push(`${lineOf(field, at)} for ${upTo(done)}`);
    }
  }
  // To a field by the key of the next one, over the empty ones between; where there is no such key, by the form.
  const towards = () => (seen(key("seguir")) ? key("seguir").dataset.campo : null);
  function go(field, opener) {
    while (towards() && towards() !== field.name) tap(key("seguir"));
    if (towards()) return tap(key("seguir"));
    if (seen(key("fechar"))) tap(key("fechar"));
    tap(opener);
  }
  scrollTo(0, 0);
  for (const [side, { melds, hands }] of Object.entries(hand.sides)) {
    const field = form.elements[`${side}-melds`], whole = field.closest("[data-combinacoes]");
    melds.forEach((wanted, at) => {
      if (at) tap(key("nova"));
      else go(field, whole.querySelector("[data-nova]"));
      cards += wanted.length;
      meld(field, at, wanted);
    });
    for (const [player, held] of Object.entries(hands)) {
      if (!held.length) continue;
      const line = form.elements[`hand-${player}`];
      go(line, line.closest("[data-mao]").querySelector(".combinacao"));
      held.forEach(card);
      cards += held.length;
      if (line.value !== held.join(" ")) wrong.push(`${line.value} for ${held}`);
    }
  }
  while (seen(pad)) tap(key("seguir"));
  for (const [name, value] of Object.entries(hand.answers)) {
    const answer = form.querySelector(`[name="${name}"][value="${value}"]`);
    if (answer.checked) continue;
    const both = form.querySelector(`[data-mortos-juntos] [value="${hand.took}"]`);
    tap(both && name.endsWith("-morto") ? both : answer.closest("label"));
    if (!answer.checked) wrong.push(`${name} is not ${value}`);
  }
  reach(form.querySelector(".mao-send"));
  form.reset();
  for (const one of form.querySelectorAll("textarea")) one.dispatchEvent(new Event("input", { bubbles: true }));
  return { taps, swipes, cards, wrong };
}"""
CHECK, RECORD = 1, 1  # taps


@dataclass(frozen=True, slots=True)
class CardCost:
    """The effort of one mão that is entered card by card."""

    taps: int
    swipes: int
    cards: int

    @property
    def seconds(self):
        return TAP * (self.taps + self.swipes)


def card_costs(page, hands, ruleset):
    """Yield the effort of each mão on an open page of its rule set."""
    for hand in hands:
        facts = hand["facts_cards"]
        melds = [meld["cards"] for side in facts["sides"].values() for meld in side["melds"]]
        asked = sum(question.required for cards in melds for question in _read(ruleset, cards).questions)
        told = page.evaluate(ENTER, _entered(facts))
        wrong = told.pop("wrong")
        assert wrong == [], (hand["id"], wrong)
        told["taps"] += asked + CHECK + RECORD
        yield CardCost(**told)


def _read(ruleset, cards):
    return read(ruleset, Combination(tuple(cards), {}))


def _entered(facts):
    out = (facts.get("went_out") or "").upper()
    answers = {"ending": f"{facts['ending']}:{out}" if out else facts["ending"]}
    sides = {}
    for side, told in facts["sides"].items():
        hands = {player.upper(): held for player, held in told["hands"].items()}
        sides[side] = {"melds": [meld["cards"] for meld in told["melds"]], "hands": hands}
        if "morto" in told:
            answers[f"{side}-morto"] = told["morto"]
    if facts.get("mortos_to_stock"):
        answers["mortos_to_stock"] = str(facts["mortos_to_stock"])
    took = "".join(side for side in sides if answers.get(f"{side}-morto") == "taken")
    return {"sides": sides, "answers": answers, "took": took}
