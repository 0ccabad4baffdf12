"""A jogo as plain data: the way it is played, every version of every mão, all verdicts and entries.

Keys, devices and authors are left out, because a key gives access to a table.
"""

from collections import defaultdict
from collections.abc import Sequence
from datetime import datetime
from typing import Literal, TypedDict, cast

import rules
from scoring.models import Confirmation, Jogo, Mao, Partida, Submission
from scoring.signals import with_names

type Facts = dict[str, object]


class WholeWord(TypedDict):
    """A side's verdict on a version; the director's has no side. facts, cards: the figures it gives instead."""

    side: str
    verdict: Literal["confirmed", "contested"]
    facts: Facts | None
    cards: Facts | None
    reason: str
    at: datetime


class WholeMao(TypedDict):
    """One version of a mão.

    side: the side that entered it. void: it takes the mão back. warnings: the acknowledged ones.
    """

    number: int
    version: int
    side: str
    void: bool
    facts: Facts
    cards: Facts | None
    warnings: list[str]
    totals: dict[str, rules.Points]
    reason: str
    entered_at: datetime
    said: list[WholeWord]


class WholePartida(TypedDict):
    """A partida and its mãos, version by version."""

    number: int
    winner: str
    reason: str
    dropped: bool
    maos: list[WholeMao]


class WholeSent(TypedDict):
    """One side's entry of a mão, if each side enters every mão by itself."""

    partida: int
    number: int
    side: str
    facts: Facts
    cards: Facts | None
    warnings: list[str]
    at: datetime


class WholeJogo(TypedDict):
    """A jogo as plain data. must_play: the planned number of partidas. The other columns are those of `Jogo`."""

    ruleset: str
    options: dict[str, object]
    overrides: dict[str, object]
    must_play: int
    fixed: bool
    may_draw: bool
    entry: Literal["scorer", "confirm", "apart"]
    per_partida: bool
    totals_allowed: bool
    bell_at: datetime | None
    bell_partida: int
    bell_mao: int
    bell_in_play: bool
    opened_at: datetime
    closed_at: datetime | None
    winner: str
    reason: str
    partidas: list[WholePartida]
    sent: list[WholeSent]


# The columns that have the same name and value in both.
SAME = (
    *("ruleset", "options", "overrides", "fixed", "may_draw", "entry", "per_partida", "totals_allowed"),
    *("bell_at", "bell_partida", "bell_mao", "bell_in_play", "opened_at", "closed_at", "winner", "reason"),
)


def whole(jogos: Sequence[Jogo]) -> dict[int, WholeJogo]:
    """Return jogos as plain data, by id. Four queries, and those that put names into reasons."""
    said: dict[int, list[Confirmation]] = defaultdict(list)
    for word in Confirmation.objects.filter(mao__partida__jogo__in=jogos).order_by("pk"):
        said[word.mao_id].append(word)
    with_names(word for words in said.values() for word in words)
    versions = list(Mao.objects.filter(partida__jogo__in=jogos).order_by("partida_id", "number", "version"))
    with_names(versions)
    maos: dict[int, list[WholeMao]] = defaultdict(list)
    for mao in versions:
        maos[mao.partida_id].append(_mao(mao, said[mao.pk]))
    partidas: dict[int, list[WholePartida]] = defaultdict(list)
    for partida in Partida.objects.filter(jogo__in=jogos).order_by("jogo", "number"):
        partidas[partida.jogo_id].append(_partida(partida, maos[partida.pk]))
    sent: dict[int, list[WholeSent]] = defaultdict(list)
    for envio in Submission.objects.filter(jogo__in=jogos).order_by("pk"):
        sent[envio.jogo_id].append(_sent(envio))
    return {jogo.pk: _jogo(jogo, partidas[jogo.pk], sent[jogo.pk]) for jogo in jogos}


def _jogo(jogo: Jogo, partidas: list[WholePartida], sent: list[WholeSent]) -> WholeJogo:
    columns = {name: getattr(jogo, name) for name in SAME}
    return cast(WholeJogo, {"must_play": jogo.partidas, "partidas": partidas, "sent": sent, **columns})


def _partida(partida: Partida, maos: list[WholeMao]) -> WholePartida:
    return {
        "number": partida.number,
        "winner": partida.winner,
        "reason": partida.reason,
        "dropped": partida.dropped,
        "maos": maos,
    }


def _mao(mao: Mao, said: Sequence[Confirmation]) -> WholeMao:
    return {
        "number": mao.number,
        "version": mao.version,
        "side": mao.side,
        "void": mao.void,
        "facts": mao.facts,
        "cards": mao.cards,
        "warnings": mao.warnings,
        "totals": mao.totals,
        "reason": mao.reason,
        "entered_at": mao.entered_at,
        "said": [_word(word) for word in said],
    }


def _word(word: Confirmation) -> WholeWord:
    verdict: Literal["confirmed", "contested"] = (
        "confirmed" if word.verdict == Confirmation.Verdict.CONFIRMED else "contested"
    )
    return {
        "side": word.side,
        "verdict": verdict,
        "facts": word.facts,
        "cards": word.cards,
        "reason": word.reason,
        "at": word.at,
    }


def _sent(envio: Submission) -> WholeSent:
    return {
        "partida": envio.partida,
        "number": envio.number,
        "side": envio.side,
        "facts": envio.facts,
        "cards": envio.cards,
        "warnings": envio.warnings,
        "at": envio.at,
    }
