"""From the cards to the summary form: whatever could be read stands in it, whatever could not is left blank."""

from typing import Any

from django.http import QueryDict

import rules
from scoring.forms.cards import CardsForm
from scoring.forms.mao import MaoForm
from scoring.forms.mao_facts import initial_of

_CARRIED = ("partida", "number", "client_id", "seen_version", "alone", "reason")
_SUMS = ("table", "hand")


def summary_form(form: CardsForm) -> MaoForm:
    """Return the summary form filled in with what the cards say, and with the cards themselves in `notation`."""
    answers = initial_of(read_facts(form), form.ruleset)
    answers |= {name: form[name].value() for name in _CARRIED if name in form.fields}
    data = QueryDict(mutable=True)
    for name, value in (answers | {"notation": form.in_notation()}).items():
        if value is not None:
            data[name] = str(value)
    return MaoForm(data, jogo=form.jogo, initial={}, correcting=form.correcting, before=form.before)


def read_facts(form: CardsForm) -> dict[str, Any]:
    """Return the facts in summary form. Of a mão that is not whole yet no sum of nothing stands for one."""
    facts = form.facts()
    found = dict(rules.summarise(form.ruleset, facts))
    if rules.judge_cards(form.ruleset, facts).ok:
        return found
    for side, of_side in found["sides"].items():
        unsaid = [name for name in _SUMS if not of_side[name]]
        if not all(form.held(side)):
            unsaid.append("hand")
        for name in unsaid:
            of_side.pop(name, None)
            of_side.pop(f"{name}_cards", None)
    return found
