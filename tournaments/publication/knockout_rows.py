"""From the sheets of the jogos to the standings: what was played, handed to the pure part, worded as plain data."""

from collections import Counter, defaultdict
from collections.abc import Collection
from typing import Any

from scoring.jogo.sheet import SIDES, Sheet
from tournaments import standings
from tournaments.models import Confronto, Dupla, Penalty, Tournament
from tournaments.names import sort_name
from tournaments.pairing import round_name
from tournaments.results.stage_results import penalty_data
from tournaments.standings.meeting import Status


def standing_rows(
    tournament: Tournament,
    confrontos: list[Confronto],
    duplas: dict[int, Dupla],
    of_jogo: dict[int, Sheet],
    penalties: Collection[Penalty] = (),
) -> list[dict[str, Any]]:
    """Return the rows of the standings, best first, as plain data; who was penalised has its `penalties`."""
    drawn = {pk for confronto in confrontos for pk in (confronto.dupla_a_id, confronto.dupla_b_id) if pk}
    through = _walked_through(confrontos)
    contenders = [
        standings.Contender(
            entrant=pk,
            sort_name=sort_name(dupla.name),
            bye=1 in through[pk],
            through=max(through[pk], default=0),
        )
        for pk, dupla in duplas.items()
        if pk in drawn
    ]
    if not contenders:
        return []
    third = any(confronto.kind == Confronto.Kind.THIRD for confronto in confrontos)
    kinds = _kinds(tournament)
    results = [
        _result(confronto, of_jogo.get(confronto.jogo_id or 0), kinds)
        for confronto in confrontos
        if confronto.status and confronto.is_ready
    ]
    rows = standings.knockout(contenders, results, third_place=third)
    taken: dict[int, list[dict[str, Any]]] = defaultdict(list)
    for penalty in penalties:
        taken[penalty.dupla_id].append(penalty_data(penalty))
    return [
        _row(row, duplas) | ({"penalties": taken[row.entrant]} if row.entrant in taken else {})
        for row in rows
    ]


def _kinds(tournament: Tournament) -> frozenset[str]:
    """Return the codes of the canastra kinds of the tournament's rule set."""
    return frozenset(str(kind) for kind in tournament.load_rules().kinds)


def _walked_through(confrontos: list[Confronto]) -> dict[int, set[int]]:
    """Return the rounds each dupla had nobody to meet in: by the draw, or because neither of two came."""
    found: dict[int, set[int]] = defaultdict(set)
    for confronto in confrontos:
        if confronto.is_bye and confronto.winner_id and confronto.kind != Confronto.Kind.THIRD:
            found[confronto.winner_id].add(confronto.round)
    return found


def _result(confronto: Confronto, sheet: Sheet | None, kinds: frozenset[str]) -> standings.JogoResult:
    """Return how a confronto ended; sheet: None where no jogo was opened for it."""
    canastras = _canastras(sheet, kinds)
    partidas = tuple(
        standings.PartidaResult(int(partida.totals["A"]), int(partida.totals["B"]), _side(partida.winner))
        for partida in (sheet.partidas if sheet else ())
        if partida.maos
    )
    return standings.JogoResult(
        round=confronto.round,
        kind="third" if confronto.kind == Confronto.Kind.THIRD else "main",
        a=confronto.dupla_a_id or 0,
        b=confronto.dupla_b_id or 0,
        winner=confronto.winner_id,
        walkover=confronto.status == Status.WALKOVER,
        partidas=partidas,
        canastras_a=canastras["A"],
        canastras_b=canastras["B"],
    )


def _side(winner: str) -> Any:
    return winner or None


def _canastras(sheet: Sheet | None, kinds: frozenset[str]) -> dict[str, Counter[str]]:
    counted: dict[str, Counter[str]] = {side: Counter() for side in SIDES}
    for partida in sheet.partidas if sheet else ():
        for mao in partida.maos:
            for side in SIDES:
                for line in mao.lines[side]:
                    if line["code"] in kinds:
                        counted[side][line["code"]] += line["count"] or 0
    return counted


def _row(row: standings.KnockoutRow, duplas: dict[int, Dupla]) -> dict[str, Any]:
    dupla, tally, why = duplas[row.entrant], row.tally, row.reason
    return {
        "place": row.place,
        "place_to": row.place_to,
        "dupla": dupla.number,
        "name": dupla.name,
        "jogos": [tally.jogos_won, tally.jogos_lost],
        "walkovers": [tally.walkovers_won, tally.walkovers_lost],
        "partidas": [tally.partidas_won, tally.partidas_lost],
        "points": [tally.points_for, tally.points_against],
        "difference": tally.difference,
        "canastras": dict(tally.canastras),
        "why": str(why.code),
        "why_round": str(round_name(why.rounds, why.round)),
        "why_opponent": duplas[why.opponent].name if why.opponent else None,
        "why_walkover": why.walkover,
    }
