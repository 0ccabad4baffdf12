"""The facts of a jogo for independent recounting, and their digest, which the published document contains."""

from typing import Any, NotRequired, TypedDict

from scoring.jogo.sheet import MaoLine, Sheet
from tournaments.ledger.digests import digest_of
from tournaments.publication.document.play_data import Number


class MaoFacts(TypedDict):
    """A mão in the form of `python -m rules score`: its facts, and its cards if they were entered."""

    number: int
    facts_summary: dict[str, Any]
    facts_cards: NotRequired[dict[str, Any]]
    totals: dict[str, Number]


class PartidaFacts(TypedDict):
    """The current mãos of a partida."""

    number: int
    maos: list[MaoFacts]


class JogoFacts(TypedDict):
    """A jogo: its rule set in the form of `rules.load`, and its mãos.

    It contains no names and no ids, so an imported event has the same digests.
    """

    system: str
    options: dict[str, Any]
    overrides: dict[str, Any]
    partidas: list[PartidaFacts]


def facts_of(sheet: Sheet) -> JogoFacts:
    """Return the current facts of a jogo."""
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
    """Return the SHA-256 of the facts of a jogo in canonical JSON."""
    return digest_of(dict(facts_of(sheet)))


def _mao(line: MaoLine) -> MaoFacts:
    told: MaoFacts = {"number": line.number, "facts_summary": line.mao.facts, "totals": line.totals}
    if line.mao.cards:
        told["facts_cards"] = line.mao.cards
    return told
