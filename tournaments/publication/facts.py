"""The facts of a jogo as anybody may count them again, and the digest by which they stand in what was published."""

from typing import Any, NotRequired, TypedDict

from scoring.jogo.sheet import MaoLine, Sheet
from tournaments.ledger.digests import digest_of
from tournaments.publication.play_data import Number


class MaoFacts(TypedDict):
    """A mão as `python -m rules score` takes it: its facts, and its cards where it was entered so."""

    number: int
    facts_summary: dict[str, Any]
    facts_cards: NotRequired[dict[str, Any]]
    totals: dict[str, Number]


class PartidaFacts(TypedDict):
    """The mãos of a partida that stand."""

    number: int
    maos: list[MaoFacts]


class JogoFacts(TypedDict):
    """A jogo: its rule set as `rules.load` takes it, and its mãos; nobody is named. The same where it is brought to."""

    system: str
    options: dict[str, Any]
    overrides: dict[str, Any]
    partidas: list[PartidaFacts]


def facts_of(sheet: Sheet) -> JogoFacts:
    """Return the facts of a jogo as they stand."""
    jogo = sheet.jogo
    return {
        "system": jogo.ruleset,
        "options": jogo.options,
        "overrides": jogo.overrides,
        "partidas": [
            {"number": partida.number, "maos": [_mao(line) for line in partida.maos]}
            for partida in sheet.partidas
        ],
    }


def facts_digest(sheet: Sheet) -> str:
    """Return the SHA-256 of the facts of a jogo, as one JSON text."""
    return digest_of(dict(facts_of(sheet)))


def _mao(line: MaoLine) -> MaoFacts:
    told: MaoFacts = {"number": line.number, "facts_summary": line.mao.facts, "totals": line.totals}
    if line.mao.cards:
        told["facts_cards"] = line.mao.cards
    return told
