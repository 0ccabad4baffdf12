"""One confronto as plain data: its slots, its state, and the score of its jogo. Codes, not sentences."""

from collections.abc import Iterable, Mapping
from typing import cast

from scoring.jogo.sheet import PartidaSheet, Sheet
from tournaments.models import Confronto, Dupla
from tournaments.publication.document.play_data import (
    LETTERS,
    SIDES,
    ConfrontoData,
    ConfrontoState,
    JogoData,
    KindCode,
    NodeData,
    NoSide,
    Number,
    PairedData,
    PartidaData,
    Side,
    SlotData,
    StatusCode,
    by_side,
)
from tournaments.publication.facts import facts_digest
from tournaments.standings.meeting import Status

type Fed = dict[tuple[int, str], SlotData]


def feeders(confrontos: Iterable[Confronto]) -> Fed:
    """Return for each slot of a bracket the confronto whose winner or loser fills it."""
    fed: Fed = {}
    for confronto in confrontos:
        node: NodeData = {"round": confronto.round, "position": confronto.position}
        if confronto.winner_to_id:
            fed[confronto.winner_to_id, confronto.winner_side] = {"winner_of": node}
        if confronto.loser_to_id:
            fed[confronto.loser_to_id, confronto.loser_side] = {"loser_of": node}
    return fed


def confronto_data(
    confronto: Confronto,
    duplas: Mapping[int, Dupla],
    fed: Fed,
    of_jogo: Mapping[int, Sheet],
    points: list[Number] | None = None,
) -> ConfrontoData:
    """Return one confronto.

    fed: the sources of its empty slots, from `feeders`. points: the tournament points it gave.
    """
    found: ConfrontoData = {
        "id": confronto.pk,
        "kind": cast(KindCode, confronto.kind),
        "group": confronto.group,
        "round": confronto.round,
        "position": confronto.position,
        "mesa": None if confronto.is_bye else confronto.mesa,
        "state": _state(confronto),
        "status": cast(StatusCode, confronto.status),
        "winner": _winner(confronto),
        "flags": confronto.flags,
        "given": confronto.given,
        "points": points,
        "slots": by_side(
            {side: _single(duplas[pk]) for side, pk in zip(confronto.sides, confronto.playing, strict=True)}
            if confronto.each_alone
            else {side: _slot(confronto, side, duplas, fed) for side in SIDES}
        ),
        "jogo": _jogo(of_jogo[confronto.jogo.pk]) if confronto.jogo else None,
        "tables": [{"id": confronto.pk, "sides": "".join(confronto.sides)}] if jogo_counts(confronto) else [],
    }
    if confronto.winner_to_id:
        found["winner_to"] = {"id": confronto.winner_to_id, "side": cast(Side, confronto.winner_side)}
    if confronto.each_alone and confronto.absent:
        gone = [duplas[pk] for pk in confronto.entrants if pk not in confronto.playing]
        found["absent"] = [{"dupla": one.number, "name": one.name, "absent": True} for one in gone]
        at_mesa = zip(LETTERS, confronto.entrants, strict=False)
        found["drawn"] = {side: {"dupla": duplas[pk].number} for side, pk in at_mesa}
    return found


def jogo_counts(confronto: Confronto) -> bool:
    """Return whether the confronto has a jogo, current or finished, that counts."""
    return confronto.jogo_id is not None and confronto.status != Status.NOT_COUNTED


def _winner(confronto: Confronto) -> NoSide:
    sitting = confronto.playing if confronto.each_alone else (confronto.dupla_a_id, confronto.dupla_b_id)
    of_side = dict(zip(sitting, confronto.sides, strict=True))
    return cast(NoSide, of_side.get(confronto.winner_id or 0, ""))


def _single(dupla: Dupla) -> SlotData:
    return {"dupla": dupla.number, "name": dupla.name, "seed": dupla.seed}


def _jogo(sheet: Sheet) -> JogoData:
    told = jogo_data(sheet)
    if sheet.over:
        told["facts"] = facts_digest(sheet)
    return told


def _slot(confronto: Confronto, side: Side, duplas: Mapping[int, Dupla], fed: Fed) -> SlotData:
    first, second, bye = (
        (confronto.dupla_a_id, confronto.partner_a_id, confronto.bye_a)
        if side == "A"
        else (confronto.dupla_b_id, confronto.partner_b_id, confronto.bye_b)
    )
    if bye:
        return {"bye": True}
    if first is None:
        return fed.get((confronto.pk, side), {})
    dupla = duplas[first]
    if not confronto.is_individual:
        return _single(dupla)
    pair: list[PairedData] = [
        {"dupla": duplas[pk].number, "name": duplas[pk].name, "absent": str(pk) in confronto.absent}
        for pk in (first, second)
        if pk
    ]
    found: SlotData = {
        "dupla": dupla.number,
        "name": " + ".join(one["name"] for one in pair),
        "seed": None,
        "pair": pair,
    }
    if second:
        found["partner"] = duplas[second].number
    return found


def _state(confronto: Confronto) -> ConfrontoState:
    if confronto.is_bye:
        return "bye"
    if confronto.status:
        return "done"
    if confronto.jogo:
        return "playing"
    return "ready" if confronto.is_ready else "waiting"


def jogo_data(sheet: Sheet) -> JogoData:
    """Return the score of a jogo, partida by partida."""
    return {
        "id": str(sheet.jogo.public_id),
        "state": "closed" if sheet.jogo.closed_at else "open",
        "winner": cast(NoSide, sheet.winner),
        "reason": sheet.jogo.reason,
        "won": by_side(sheet.won),
        "partidas": [_partida(partida) for partida in sheet.partidas],
    }


def _partida(partida: PartidaSheet) -> PartidaData:
    return {
        "number": partida.number,
        "winner": cast(NoSide, partida.winner),
        "reason": partida.reason,
        "maos": len(partida.maos),
        "totals": by_side(partida.totals),
    }
