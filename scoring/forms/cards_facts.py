"""Convert the form of cards to facts and back. Answers to questions about a combination become part of its line."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from django.http import QueryDict

import rules
from scoring.forms.card_text import Combination, cards, combinations
from scoring.forms.meld_reading import read
from scoring.forms.questions import UNVIEWED, lineups, whole

MELDS, REST, LAST, RED_THREES = "melds", "rest", "last_discard", "red_threes"
QUESTIONS: Final = ("kind", "order", "laid", "late_two")


def question_name(side: str, code: str, line: str, nth: int) -> str:
    """Return the name of the field for a question. It contains the text of the line, so that lines may move."""
    return f"{side}-{code}-{nth}:{line}"


def answered(data: QueryDict, sides: Sequence[str]) -> QueryDict:
    """Return the submitted form with every answer written into the line it belongs to."""
    found = data.copy()
    for side in sides:
        name = f"{side}-{MELDS}"
        if name in data:
            lines = numbered(data.get(name, ""))
            found[name] = "\n".join(str(_answer(data, side, typed, nth)) for typed, nth in lines)
    return found


def numbered(text: str) -> Iterator[tuple[Combination, int]]:
    """Yield the combinations of a text area, each with the number of equal ones above it."""
    seen: Counter[str] = Counter()
    for typed in combinations(text):
        yield typed, seen[str(typed)]
        seen[str(typed)] += 1


def _answer(data: QueryDict, side: str, typed: Combination, nth: int) -> Combination:
    for code in QUESTIONS:
        if answer := data.get(question_name(side, code, str(typed), nth)):
            said = Combination.parse(answer)
            order = said.cards if code == "order" else typed.cards
            typed = Combination(order, {**typed.notes, **said.notes})
    return typed


def initial_of(facts: Mapping[str, Any], ruleset: rules.RuleSet, sides: Sequence[str]) -> dict[str, Any]:
    """Return the form's initial values for facts of `rules.judge_cards`, which may be incomplete."""
    of_sides: dict[str, Any] = facts.get("sides", {})
    out = facts.get("went_out")
    initial: dict[str, Any] = {
        "ending": f"{facts.get('ending', '')}:{out}" if out else facts.get("ending", ""),
        "mortos_to_stock": str(facts.get("mortos_to_stock", 0)),
        "started": facts.get("started", ""),
        LAST: facts.get(LAST) or "",
        REST: " ".join(facts.get(REST) or ()),
    }
    for alone, names in lineups(ruleset, list(sides)).items():
        if set(names) == set(of_sides):
            initial["alone"] = alone
    for side, of_side in of_sides.items():
        answers = {
            MELDS: "\n".join(str(_line(meld, ruleset)) for meld in of_side.get(MELDS, ())),
            "morto": of_side.get("morto", ""),
            "unviewed_by": of_side.get("unviewed_by") or "",
            "unviewed_cards": " ".join(of_side.get("unviewed_cards") or ()),
            RED_THREES: " ".join(_laid(of_side.get(RED_THREES))),
            "penalties": of_side.get("penalties", ""),
            "warned": "1" if of_side.get("warned") else "",
        }
        initial |= {f"{side}-{name}": value for name, value in answers.items()}
        initial |= {f"hand-{who}": " ".join(hand) for who, hand in of_side.get("hands", {}).items()}
    return initial


def _laid(threes: object) -> Sequence[str]:
    # A summary holds only their number.
    return threes if isinstance(threes, list | tuple) else ()


def _line(meld: Mapping[str, Any], ruleset: rules.RuleSet) -> Combination:
    said = {name: value for name, value in meld.items() if name != "cards" and value is not None}
    if said.get("unordered"):
        del said["unordered"]
    # Leave out the kind if the cards imply it.
    bare = Combination(tuple(meld["cards"]), {name: said[name] for name in said if name != "kind"})
    return (
        bare if read(ruleset, bare).facts["kind"] == meld.get("kind") else bare.saying(kind=meld.get("kind"))
    )


def facts_of(
    said: Mapping[str, str], ruleset: rules.RuleSet, sides: Mapping[str, Sequence[str]]
) -> dict[str, Any]:
    """Return answers as facts for `rules.judge_cards`.

    A word that is no card is passed on as typed, for it to refuse. said: every answer by the name of its field.
    sides: the sides of the mão, each with its players.
    """
    ending, _colon, player = said.get("ending", "").partition(":")
    facts: dict[str, Any] = {"ending": ending, "went_out": player or None}
    if ruleset.mortos_move:
        facts["mortos_to_stock"] = whole(said.get("mortos_to_stock", "")) or 0
    if started := said.get("started"):
        facts["started"] = started
    if last := cards(said.get(LAST, "")):
        facts[LAST] = " ".join(last)
    if rest := cards(said.get(REST, "")):
        facts[REST] = rest
    return facts | {"sides": {side: _side_facts(said, ruleset, side, who) for side, who in sides.items()}}


def _side_facts(
    said: Mapping[str, str], ruleset: rules.RuleSet, side: str, players: Sequence[str]
) -> dict[str, Any]:
    facts: dict[str, Any] = {
        MELDS: [read(ruleset, typed).facts for typed in combinations(said.get(f"{side}-{MELDS}", ""))],
        "hands": {player: cards(said.get(f"hand-{player}", "")) for player in players},
    }
    if RED_THREES in ruleset.threes.facts and (laid := cards(said.get(f"{side}-{RED_THREES}", ""))):
        facts[RED_THREES] = laid
    if ruleset.mortos:
        facts["morto"] = said.get(f"{side}-morto", "")
    if facts.get("morto") == UNVIEWED:
        facts["unviewed_by"] = said.get(f"{side}-unviewed_by", "")
        facts["unviewed_cards"] = cards(said.get(f"{side}-unviewed_cards", ""))
    if ruleset.penalty and said.get(f"{side}-penalties", "").strip():
        facts["penalties"] = whole(said[f"{side}-penalties"])
    if said.get(f"{side}-warned"):
        facts["warned"] = True
    return facts
