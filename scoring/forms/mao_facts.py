"""Convert the answers about a mão to facts and back."""

from collections.abc import Mapping, Sequence
from typing import Any

from django.http import QueryDict

import rules
from rules import notation
from scoring.forms.questions import BATIDA, counts, lineups, whole
from scoring.jogo.typed_totals import TOTALS, are_totals, is_whole
from scoring.models import Mao


def facts_from(data: Mapping[str, Any], ruleset: rules.RuleSet, sides: Sequence[str]) -> dict[str, Any]:
    """Return the facts of a submitted form. If two sides went out at once, both are kept, for the engine to refuse.

    sides: the sides of the mão; with three players `A` and `B+C`.
    """
    posted = data.getlist("ending") if isinstance(data, QueryDict) else [data.get("ending", "")]
    out = [side for side in sides if side in posted]
    facts: dict[str, Any] = {"ending": BATIDA if out else posted[-1] if posted else ""}
    if ruleset.mortos_move:
        facts["mortos_to_stock"] = whole(str(data.get("mortos_to_stock", ""))) or 0
    if ruleset.end == rules.ROUND and data.get("started"):
        facts["started"] = data["started"]
    return facts | {"sides": {side: _side_facts(data, ruleset, side, out) for side in sides}}


def _side_facts(data: Mapping[str, Any], ruleset: rules.RuleSet, side: str, out: list[str]) -> dict[str, Any]:
    facts: dict[str, Any] = {"batida": side in out}
    if ruleset.mortos:
        facts["morto"] = data.get(f"{side}-morto", "")
    if "warned" in ruleset.side_fields and data.get(f"{side}-warned"):
        facts["warned"] = True
    for count in counts(ruleset):
        if count.morto and count.morto != facts.get("morto"):
            continue  # the page hides this question, so the answer is a leftover
        fact = count.to_fact(str(data.get(f"{side}-{count.code}", "")))
        alone = ruleset.players == 1 and "+" not in side  # a side of one player
        if fact is None and count.code == "hand" and side in out and alone:
            fact = 0  # a player who went out holds no cards
        if fact is not None or count.required:
            facts[count.code] = fact
    return facts | _which(data, ruleset, side, facts)


def _which(
    data: Mapping[str, Any], ruleset: rules.RuleSet, side: str, facts: Mapping[str, Any]
) -> dict[str, int]:
    # The cards of this mão said which canastras get a bonus in place of another; keep that while the numbers still
    # fit.
    replaced = {name: _number(whole(str(data.get(f"{side}-{name}", "")))) for name in ruleset.replaced}
    for bonus in ruleset.extra_names if any(replaced.values()) else ():
        of_kinds = {kind: replaced[f"{bonus}_{kind}"] for kind in ruleset.kinds}
        fits = all(count <= _number(facts.get(kind)) for kind, count in of_kinds.items())
        if not fits or sum(of_kinds.values()) != _number(facts.get(bonus)):
            return {}
    return {name: count for name, count in replaced.items() if count}


def _number(fact: object) -> int:
    return fact if isinstance(fact, int) else 0


def initial_from(mao: Mao, ruleset: rules.RuleSet) -> dict[str, Any]:
    """Return the initial values of the form for a recorded mão, including the cards of one entered card by card."""
    cards = {"notation": notation.write(mao.cards)} if mao.cards else {}
    return {"number": mao.number, "seen_version": mao.version} | cards | initial_of(mao.facts, ruleset)


def initial_of(facts: Mapping[str, Any], ruleset: rules.RuleSet) -> dict[str, Any]:
    """Return the form's initial values for facts in summary form, or for totals alone."""
    if are_totals(facts):
        return _totals_initial(facts)
    sides: dict[str, Any] = facts["sides"]
    out = next((side for side in sides if sides[side].get("batida")), facts["ending"])
    initial: dict[str, Any] = {
        "ending": out,
        "mortos_to_stock": str(facts.get("mortos_to_stock", 0)),
        "started": facts.get("started", ""),
    }
    for alone, names in lineups(ruleset, list(sides)).items():
        if set(names) == set(sides):
            initial["alone"] = alone
    for side, of_side in sides.items():
        initial |= {f"{side}-{count.code}": count.from_facts(of_side) for count in counts(ruleset)}
        initial[f"{side}-morto"] = of_side.get("morto", "")
        if of_side.get("warned"):
            initial[f"{side}-warned"] = "1"
        initial |= {f"{side}-{name}": of_side[name] for name in ruleset.replaced if name in of_side}
    return initial


def _totals_initial(facts: Mapping[str, Any]) -> dict[str, Any]:
    numbers = {f"{side}-total": str(abs(points)).replace(".", ",") for side, points in facts[TOTALS].items()}
    signs = {f"{side}-minus": points < 0 for side, points in facts[TOTALS].items()}
    whole = {"whole": "1" if is_whole(facts) else "", "started": facts.get("started", "")}
    return {**numbers, **signs, **whole}
