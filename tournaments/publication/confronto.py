"""One confronto as plain data: its two slots, how it stands, and the score of its jogo. Codes, not sentences."""

from typing import Any

from scoring.jogo.sheet import SIDES, PartidaSheet, Sheet
from tournaments.models import Confronto, Dupla

type Payload = dict[str, Any]


def feeders(confrontos: list[Confronto]) -> dict[tuple[int, str], Payload]:
    """Return, for each slot, the confronto whose winner or loser it waits for."""
    fed = {}
    for confronto in confrontos:
        place = {"round": confronto.round, "position": confronto.position}
        if confronto.winner_to_id:
            fed[confronto.winner_to_id, confronto.winner_side] = {"winner_of": place}
        if confronto.loser_to_id:
            fed[confronto.loser_to_id, confronto.loser_side] = {"loser_of": place}
    return fed


def confronto_data(
    confronto: Confronto,
    duplas: dict[int, Dupla],
    fed: dict[tuple[int, str], Payload],
    of_jogo: dict[int, Sheet],
) -> Payload:
    """Return one confronto. fed: whom its empty slots wait for, as `feeders` found them."""
    ids = {"A": confronto.dupla_a_id, "B": confronto.dupla_b_id}
    byes = {"A": confronto.bye_a, "B": confronto.bye_b}
    slots = {side: _slot(ids[side], byes[side], duplas, fed.get((confronto.pk, side))) for side in SIDES}
    if confronto.is_individual:
        slots = {side: slots[side] | _pair(confronto, side, duplas) for side in SIDES}
    winner = next((side for side in SIDES if ids[side] and ids[side] == confronto.winner_id), "")
    return {
        "id": confronto.pk,
        "kind": str(confronto.kind),
        "round": confronto.round,
        "position": confronto.position,
        "mesa": confronto.mesa,
        "state": _state(confronto),
        "winner": winner,
        "flags": confronto.flags,
        "slots": slots,
        "jogo": jogo_data(of_jogo[confronto.jogo.pk]) if confronto.jogo else None,
    }


def _slot(dupla_id: int | None, bye: bool, duplas: dict[int, Dupla], feeder: Payload | None) -> Payload:
    if bye:
        return {"bye": True}
    if dupla_id is None:
        return feeder or {}
    dupla = duplas[dupla_id]
    return {"dupla": dupla.number, "name": dupla.name, "seed": dupla.seed}


def _pair(confronto: Confronto, side: str, duplas: dict[int, Dupla]) -> Payload:
    """Return what a slot tells of two single players: the name of both, and each with whether it was not there."""
    ids = {
        "A": (confronto.dupla_a_id, confronto.partner_a_id),
        "B": (confronto.dupla_b_id, confronto.partner_b_id),
    }
    pair: list[Payload] = [
        {"dupla": duplas[pk].number, "name": duplas[pk].name, "absent": str(pk) in confronto.absent}
        for pk in ids[side]
        if pk
    ]
    return {"name": " + ".join(one["name"] for one in pair), "seed": None, "pair": pair}


def _state(confronto: Confronto) -> str:
    """`bye`, `waiting` (a side unknown), `ready` (no mesa free yet), `playing` or `done`."""
    if confronto.is_bye:
        return "bye"
    if confronto.winner_id:
        return "done"
    if confronto.jogo:
        return "playing"
    return "ready" if confronto.is_ready else "waiting"


def jogo_data(sheet: Sheet) -> Payload:
    """Return the score of a jogo, partida by partida."""
    return {
        "id": str(sheet.jogo.public_id),
        "state": sheet.jogo.state,
        "winner": sheet.winner,
        "reason": sheet.jogo.reason,
        "won": sheet.won,
        "partidas": [_partida(partida) for partida in sheet.partidas],
    }


def _partida(partida: PartidaSheet) -> Payload:
    return {
        "number": partida.number,
        "winner": partida.winner,
        "reason": partida.reason,
        "maos": len(partida.maos),
        "totals": partida.totals,
    }
