"""Switch between the count of a mão and its totals alone. The field `other` keeps the answers of the other form."""

from collections.abc import Mapping

from django.http import QueryDict

import rules
from rules import notation
from scoring.forms.cards import CardsForm
from scoring.forms.mao import MaoForm
from scoring.forms.mao_facts import initial_of
from scoring.forms.totals import TotalsForm
from scoring.jogo.typed_totals import TOTALS, is_whole

TO_TOTALS, TO_COUNT = "totais", "contas"  # the values of the buttons
_BOTH = ("partida", "number", "client_id", "seen_version", "reason", "started", "notation")


def is_blank(form: MaoForm) -> bool:
    """Return whether a form is empty and carries no answers of the other form."""
    return not set(form.changed_data) - {"partida", "number", "client_id"}


def to_totals(form: MaoForm) -> TotalsForm:
    """Return the form of totals, with the totals typed before, or else with the result of the count if it is valid."""
    typed = _waiting(form)
    known = typed.dict() if typed else initial_of({TOTALS: _sums(form)}, form.ruleset)
    initial = known | _alike(form) | {"other": _own(form)}
    return TotalsForm(jogo=form.jogo, initial=initial, correcting=form.correcting)


def to_count(form: TotalsForm) -> MaoForm:
    """Return the form of the count with its earlier answers."""
    count, facts = _waiting(form), form.facts()
    counted = MaoForm(count, jogo=form.jogo, initial={}, before=form.before)
    # Totals equal to the result of the count need not be kept.
    own = _own(form) if is_whole(facts) or facts[TOTALS] != _sums(counted) else ""
    initial = count.dict() | _alike(form) | {"other": own}
    return MaoForm(jogo=form.jogo, initial=initial, correcting=form.correcting)


def _sums(form: MaoForm) -> Mapping[str, rules.Points]:
    known = form.before.facts if form.before and form.ruleset.vulnerable_points else {}
    verdict = rules.judge(form.ruleset, form.facts() | known)
    return verdict.per_player if verdict.ok else {}


def _waiting(form: MaoForm) -> QueryDict:
    return QueryDict(form.data.get("other", ""))


def _alike(form: MaoForm) -> dict[str, str]:
    return {name: form.data[name] for name in _BOTH if form.data.get(name)}


def _own(form: MaoForm) -> str:
    # Carried in one hidden field, as a query string.
    own = QueryDict(mutable=True)
    for name in form.fields.keys() - {*_BOTH, "other"}:
        if answer := form.data.get(name):
            own[name] = answer
    return own.urlencode()


_CARRIED = ("partida", "number", "client_id", "seen_version", "alone", "reason")
_SUMS = ("table", "hand")


def summary_form(form: CardsForm) -> MaoForm:
    """Return the summary form filled in from the cards, with the cards themselves in `notation`."""
    facts = form.facts()
    found = dict(rules.summarise(form.ruleset, facts))
    # incomplete: a sum without cards is not a number that was entered
    if not rules.judge_cards(form.ruleset, facts).ok:
        for side, of_side in found["sides"].items():
            unsaid = [name for name in _SUMS if not of_side[name]]
            if not all(form.held(side)):
                unsaid.append("hand")
            for name in unsaid:
                of_side.pop(name, None)
                of_side.pop(f"{name}_cards", None)
    answers = initial_of(found, form.ruleset)
    answers |= {name: form[name].value() for name in _CARRIED if name in form.fields}
    data = QueryDict(mutable=True)
    for name, value in (answers | {"notation": notation.write(form.facts())}).items():
        if value is not None:
            data[name] = str(value)
    return MaoForm(data, jogo=form.jogo, initial={}, correcting=form.correcting, before=form.before)
