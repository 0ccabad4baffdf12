"""What a mão costs the thumb that enters it card by card: every tap on the keypad, of who takes what it offers.

Of a run the first and the last card are tapped, a set and what lies beside a run are tapped where they are offered, the
cards in a hand suit by suit. Each question that has to be answered, each answer about the mão, the check and the
recording is a tap more.
"""

from scoring.forms.card_text import Combination
from scoring.forms.meld_reading import read

# Enters one mão, and leaves the form empty again. Gives the taps, the cards and what came out otherwise than meant.
ENTER = """(hand) => {
  const form = document.getElementById("mao"), pad = document.getElementById("teclado");
  const key = (name) => pad.querySelector(`[data-tecla="${name}"]`);
  const seen = (one) => one && one.getClientRects().length > 0 && one.ariaDisabled !== "true";
  let [taps, cards, wrong] = [0, 0, []];
  const tap = (one) => {
    taps++;
    one.click();
  };
  const lineOf = (field, at) => field.value.split("\\n")[at] ?? "";
  const suitOf = () => pad.querySelector('[data-naipe][aria-pressed="true"]').dataset.naipe;
  function card(one) {
    const offered = pad.querySelector(`[data-seguintes] [data-carta="${one}"]`);
    if (offered) return tap(offered);
    if (one === "JK") return tap(pad.querySelector('.naipes [data-carta="JK"]'));
    if (one[1] !== suitOf()) tap(pad.querySelector(`[data-naipe="${one[1]}"]`));
    tap(pad.querySelector(`[data-valor="${one[0]}"]`));
  }
  // A set has no order: its own cards first, from the suit that is chosen, then what stands for others.
  const wild = (one) => one === "JK" || one[0] === "2";
  // The last one is of the suit that comes next: the keys stay with it.
  function asLaid(cards, next) {
    const found = [...cards].sort((a, b) => wild(a) - wild(b) || (b[1] === suitOf()) - (a[1] === suitOf()));
    const last = found.findLastIndex((one, at) => at && one[1] === next);
    return last > 0 ? [...found.toSpliced(last, 1), found[last]] : found;
  }
  // A hand too: suit by suit, and to the next suit by a card of the same rank, which is offered.
  function asHeld(held) {
    const [rest, found] = [[...held], []];
    let suit = suitOf();
    while (rest.length) {
      const here = rest.filter((one) => one[1] === suit);
      const beside = (one) => rest.some((other) => other[1] !== suit && other[0] === one[0] && other !== "JK");
      const [last] = [...here.filter(beside), ...here];
      for (const one of [...here.filter((one) => one !== last), ...here.filter((one) => one === last)]) {
        found.push(one);
        rest.splice(rest.indexOf(one), 1);
      }
      if (rest.length) suit = (rest.find((one) => found.length && one[0] === found.at(-1)[0]) ?? rest[0])[1];
    }
    return found;
  }
  function meld(field, at, wanted) {
    const upTo = (n) => wanted.slice(0, n).join(" ");
    for (let done = 0; done < wanted.length; ) {
      // The farthest card that gives all the cards before it: who has the run before him sees it.
      const before = done;
      let to = done;
      while (done && to + 1 < wanted.length && !wild(wanted[to]) && !wild(wanted[to + 1])
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
  for (const [side, { melds, hands }] of Object.entries(hand.sides)) {
    const field = form.elements[`${side}-melds`], whole = field.closest("[data-combinacoes]");
    melds.forEach((wanted, at) => {
      if (at) tap(key("nova"));
      else go(field, whole.querySelector("[data-nova]"));
      const next = (melds[at + 1] ?? wanted).cards[0][1];
      cards += wanted.cards.length;
      meld(field, at, wanted.kind === "set" ? asLaid(wanted.cards, next) : wanted.cards);
    });
    for (const [player, held] of Object.entries(hands)) {
      if (!held.length) continue;
      const line = form.elements[`hand-${player}`];
      go(line, line.closest("[data-mao]").querySelector(".combinacao"));
      const order = asHeld(held);
      order.forEach(card);
      cards += held.length;
      if (line.value !== order.join(" ")) wrong.push(`${line.value} for ${order}`);
    }
  }
  tap(key("fechar"));
  for (const [name, value] of Object.entries(hand.answers)) {
    const answer = form.querySelector(`[name="${name}"][value="${value}"]`);
    if (!answer.checked) tap(answer.closest("label"));
  }
  form.reset();
  for (const one of form.querySelectorAll("textarea")) one.dispatchEvent(new Event("input", { bubbles: true }));
  return { taps, cards, wrong };
}"""
CHECK, RECORD = 1, 1  # taps


def card_costs(page, hands, ruleset):
    """Yield taps and cards of each mão on an open page of its rule set."""
    for hand in hands:
        facts = hand["facts_cards"]
        melds = [meld["cards"] for side in facts["sides"].values() for meld in side["melds"]]
        asked = sum(question.required for cards in melds for question in _read(ruleset, cards).questions)
        told = page.evaluate(ENTER, _entered(facts))
        assert told["wrong"] == [], (hand["id"], told["wrong"])
        yield told["taps"] + asked + CHECK + RECORD, told["cards"]


def _read(ruleset, cards):
    return read(ruleset, Combination(tuple(cards), {}))


def _entered(facts):
    out = facts.get("went_out")
    answers = {"ending": f"{facts['ending']}:{out}" if out else facts["ending"]}
    sides = {}
    for side, told in facts["sides"].items():
        sides[side] = {
            "melds": [{name: meld[name] for name in ("kind", "cards")} for meld in told["melds"]],
            "hands": told["hands"],
        }
        if "morto" in told:
            answers[f"{side}-morto"] = told["morto"]
    if facts.get("mortos_to_stock"):
        answers["mortos_to_stock"] = str(facts["mortos_to_stock"])
    return {"sides": sides, "answers": answers}
