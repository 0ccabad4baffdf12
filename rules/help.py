"""What `--help` says of each command: its fields, and a line with its answer. The lines are tried by a test."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rules.catalog.ready_made import keys

_COMMON: Final = (
    "system      key of a rule set, or the number of a text; see `rulesets`",
    'options     its switches by name, such as {"target": 1500}',
    'overrides   values of your own by place, such as {"batida.bonus": 200}',
    "id          anything; comes back with the answer",
)
_EACH_SIDE: Final = "table, hand (points), batida, morto, clean, dirty, and what else the rule set counts"


@dataclass(frozen=True, slots=True)
class Help:
    """The fields of a request besides the common ones, and an example of one with its answer."""

    fields: tuple[str, ...]
    request: str
    answer: str


HELP: Final[Mapping[str, Help]] = {
    "score": Help(
        (
            "facts_summary  ending, sides, and if they exist mortos_to_stock, before, started; of each side",
            f"               {_EACH_SIDE}",
            "facts_cards    ending, went_out, sides; of each side melds, hands, morto",
            "facts          either of them as one text, the notation",
        ),
        '{"system": "partida-3000", "facts": "ending=batida | A table=220 hand=110 clean=2 dirty=1 batida=yes '
        'morto=taken | B table=110 hand=220 morto=taken"}',
        '{"ok": true, "totals": {"A": 710, "B": -110}, "breakdown": ..., "errors": [], ...}',
    ),
    "meld": Help(
        (
            "meld  kind (run or set), cards in table order; unordered: true if they are not; laid, late_two",
            "      where the rule set asks for them",
        ),
        '{"system": "burraco-1", "meld": {"kind": "run", "cards": ["3H", "4H", "5H", "6H", "JK", "8H", "9H"]}}',
        '{"ok": true, "kind": "run", "category": "dirty", "wilds": 1, "points": 70, "bonus": 100, ...}',
    ),
    "partida": Help(
        (
            "hands    the totals of the mãos in order of play, each an object of points by side",
            "started  the side that began, for a partida of one mão that ends level",
            "clock    true if the time is over",
        ),
        '{"system": "partida-3000", "hands": [{"A": 1810, "B": -110}, {"A": 1200, "B": 900}]}',
        '{"ok": true, "winner": "A", "reason": "limit", "over": true, "hands": 2, "totals": ...}',
    ),
    "jogo": Help(
        (
            "partida_winners  the side that won each partida; null for one that ended level",
            "partidas         how many were agreed; fixed: all are played; draw: may end level; clock",
        ),
        '{"system": "002", "partida_winners": ["A", "B", "A"], "partidas": 3}',
        '{"ok": true, "winner": "A", "reason": "majority", "over": true, "won": {"A": 2, "B": 1}}',
    ),
    "notation": Help(
        ("facts     a mão in either form, to be written as one text", "notation  a text, to be read back"),
        '{"notation": "ending=stock_out | A table=220 hand=110 morto=taken"}',
        '{"ok": true, "facts": {"sides": {"A": ...}, "ending": "stock_out"}}',
    ),
}


def text_of(command: str) -> str:
    """Return what `--help` says below the usage of a command."""
    known, common = HELP[command], () if command == "notation" else _COMMON
    lines = ["One JSON object a line in, one answer a line out.", "", "fields:"]
    lines += [f"  {field}" for field in (*common, *known.fields)]
    lines += ["", "example:", f"  echo '{known.request}' | python -m rules {command}", f"  {known.answer}"]
    if common:
        lines += ["", f"keys: {', '.join(keys())}"]
    return "\n".join(lines)
