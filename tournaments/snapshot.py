"""A tournament as plain data: what a publication freezes and what the live table holds. Read only.

Codes, not sentences: pages and API word them. Points are points, `A` and `B` are the sides of a confronto.
"""

from typing import Any

from django.db.models import Max, QuerySet

from scoring.models import Jogo
from scoring.sheet import SIDES, PartidaSheet, Sheet, sheets
from tournaments.models import Confronto, Dupla, Tournament
from tournaments.pairing import round_name
from tournaments.results import standing_rows

type Payload = dict[str, Any]


def snapshot(tournament: Tournament) -> Payload:
    """Return the whole tournament: entries, bracket, results, standings. Six queries, whatever its size."""
    duplas = {dupla.pk: dupla for dupla in _duplas(tournament)}
    confrontos = list(_confrontos(tournament))
    of_jogo = sheets([confronto.jogo for confronto in confrontos if confronto.jogo])
    return {
        "tournament": _head(tournament),
        "duplas": [_dupla(dupla) for dupla in duplas.values()],
        "rounds": _rounds(confrontos, duplas, of_jogo),
        "standings": standing_rows(tournament, confrontos, duplas, of_jogo),
    }


def live(tournament: Tournament) -> Payload:
    """Return the jogos being played now, by mesa. Four queries, whatever the size."""
    playing = _confrontos(tournament).filter(jogo__closed_at=None, jogo__isnull=False)
    pairs = [(row, row.jogo) for row in playing.order_by("mesa").select_related("jogo", "dupla_a", "dupla_b")]
    of_jogo = sheets([jogo for _, jogo in pairs if jogo])
    last = Confronto.objects.filter(tournament=tournament).aggregate(last=Max("round"))["last"] or 0
    return {"jogos": [_playing(row, jogo, of_jogo[jogo.pk], last) for row, jogo in pairs if jogo]}


def _duplas(tournament: Tournament) -> list[Dupla]:
    found = Dupla.objects.filter(tournament=tournament).prefetch_related("players")
    return list(found.order_by("number"))


def _confrontos(tournament: Tournament) -> QuerySet[Confronto]:
    found = Confronto.objects.filter(tournament=tournament).select_related("jogo")
    return found.order_by("round", "kind", "position")


def _head(tournament: Tournament) -> Payload:
    return {
        "slug": tournament.slug,
        "name": tournament.name,
        "club": tournament.club.name,
        "club_slug": tournament.club.slug,
        "place": tournament.place,
        "starts_on": tournament.starts_on.isoformat(),
        "ends_on": tournament.ends_on.isoformat(),
        "state": str(tournament.state),
        "ruleset": tournament.ruleset,
        "options": tournament.options,
        "overrides": tournament.overrides,
        "partidas": tournament.partidas,
        "fixed": tournament.fixed,
        "draw_seed": tournament.draw_seed,
        "drawn_at": tournament.drawn_at.isoformat() if tournament.drawn_at else None,
    }


def _dupla(dupla: Dupla) -> Payload:
    players = [player.name for player in dupla.players.all()]
    return {"number": dupla.number, "name": dupla.name, "seed": dupla.seed, "players": players}


def _rounds(
    confrontos: list[Confronto], duplas: dict[int, Dupla], of_jogo: dict[int, Sheet]
) -> list[Payload]:
    last = max((confronto.round for confronto in confrontos), default=0)
    fed = _feeders(confrontos)
    return [
        {
            "round": number,
            "name": str(round_name(last, number)),
            "confrontos": [
                _confronto(confronto, duplas, fed, of_jogo)
                for confronto in confrontos
                if confronto.round == number
            ],
        }
        for number in range(1, last + 1)
    ]


def _feeders(confrontos: list[Confronto]) -> dict[tuple[int, str], Payload]:
    """Return, for each slot, the confronto whose winner or loser it waits for."""
    fed = {}
    for confronto in confrontos:
        place = {"round": confronto.round, "position": confronto.position}
        if confronto.winner_to_id:
            fed[confronto.winner_to_id, confronto.winner_side] = {"winner_of": place}
        if confronto.loser_to_id:
            fed[confronto.loser_to_id, confronto.loser_side] = {"loser_of": place}
    return fed


def _confronto(
    confronto: Confronto,
    duplas: dict[int, Dupla],
    fed: dict[tuple[int, str], Payload],
    of_jogo: dict[int, Sheet],
) -> Payload:
    ids = {"A": confronto.dupla_a_id, "B": confronto.dupla_b_id}
    byes = {"A": confronto.bye_a, "B": confronto.bye_b}
    slots = {side: _slot(ids[side], byes[side], duplas, fed.get((confronto.pk, side))) for side in SIDES}
    winner = next((side for side in SIDES if ids[side] and ids[side] == confronto.winner_id), "")
    return {
        "id": confronto.pk,
        "kind": str(confronto.kind),
        "round": confronto.round,
        "position": confronto.position,
        "mesa": confronto.mesa,
        "state": _state(confronto),
        "winner": winner,
        "slots": slots,
        "jogo": _jogo(of_jogo[confronto.jogo.pk]) if confronto.jogo else None,
    }


def _slot(dupla_id: int | None, bye: bool, duplas: dict[int, Dupla], feeder: Payload | None) -> Payload:
    if bye:
        return {"bye": True}
    if dupla_id is None:
        return feeder or {}
    dupla = duplas[dupla_id]
    return {"dupla": dupla.number, "name": dupla.name, "seed": dupla.seed}


def _state(confronto: Confronto) -> str:
    """`bye`, `waiting` (a side unknown), `ready` (no mesa free yet), `playing` or `done`."""
    if confronto.is_bye:
        return "bye"
    if confronto.winner_id:
        return "done"
    if confronto.jogo:
        return "playing"
    return "ready" if confronto.is_ready else "waiting"


def _jogo(sheet: Sheet) -> Payload:
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


def _playing(confronto: Confronto, jogo: Jogo, sheet: Sheet, last: int) -> Payload:
    return {
        "confronto": confronto.pk,
        "kind": str(confronto.kind),
        "round": confronto.round,
        "round_name": str(round_name(last, confronto.round)),
        "mesa": confronto.mesa,
        "names": {"A": jogo.labels[0], "B": jogo.labels[1]},
        "duplas": {
            "A": confronto.dupla_a.number if confronto.dupla_a else None,
            "B": confronto.dupla_b.number if confronto.dupla_b else None,
        },
        "jogo": _jogo(sheet),
    }
