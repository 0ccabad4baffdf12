"""The jogos being played now as plain data: what the live table holds. Codes, not sentences."""

from collections.abc import Collection, Iterable
from typing import cast

from scoring.jogo.sheet import Sheet, sheets
from scoring.models import Jogo
from tournaments.models import Confronto, LiveJogo, Stage, Tournament
from tournaments.pairing import round_name
from tournaments.publication.confronto import jogo_data
from tournaments.publication.document import LiveRow
from tournaments.publication.play_data import KindCode
from tournaments.stage_plan import format_of


def on_table(tournament_id: int) -> list[LiveRow]:
    """Return the live table as it was last derived, by mesa. One query."""
    found = LiveJogo.objects.filter(tournament=tournament_id).values_list("payload", flat=True)
    return sorted(found, key=lambda row: row["mesa"] or 0)


def playing(tournament: Tournament, jogos: Collection[int] | None = None) -> dict[int, LiveRow]:
    """Return the jogos being played, by id: all, or which of these are. Three queries, and one for each knockout."""
    rows = Confronto.objects.being_played().filter(tournament=tournament)
    if jogos is not None:
        rows = rows.filter(jogo__in=jogos)
    rows = rows.order_by("mesa").select_related("jogo", "dupla_a", "dupla_b", "stage")
    pairs = [(row, row.jogo) for row in rows if row.jogo]
    of_jogo = sheets([jogo for _, jogo in pairs])
    last = _last_rounds({row.stage for row, _ in pairs})
    return {jogo.pk: _playing(row, jogo, of_jogo[jogo.pk], last.get(row.stage_id, 0)) for row, jogo in pairs}


def _playing(confronto: Confronto, jogo: Jogo, sheet: Sheet, last: int) -> LiveRow:
    return {
        "confronto": confronto.pk,
        "kind": cast(KindCode, confronto.kind),
        "stage": confronto.stage.number,
        "group": confronto.group,
        "round": confronto.round,
        "round_name": round_name(last, confronto.round) if confronto.round <= last else "",
        "mesa": confronto.mesa,
        "names": {"A": jogo.labels[0], "B": jogo.labels[1]},
        "duplas": {
            "A": confronto.dupla_a.number if confronto.dupla_a else None,
            "B": confronto.dupla_b.number if confronto.dupla_b else None,
        },
        "jogo": jogo_data(sheet),
    }


def _last_rounds(stages: Iterable[Stage]) -> dict[int, int]:
    """Return the round of the final of each knockout: its rounds have names, in every other format numbers only."""
    found = {}
    for stage in stages:
        if format_of(stage).names_rounds:
            found[stage.pk] = Confronto.objects.filter(stage=stage).rounds_to_final()
    return found
