"""The jogos being played now, and those that no revision tells yet, as plain data: what the live table holds."""

from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import cast

from scoring.jogo.sheet import Sheet, sheets
from scoring.models import Jogo
from tournaments.models import Confronto, LiveJogo, Publication, Stage, Tournament
from tournaments.models.confronto import ConfrontoQuerySet
from tournaments.pairing import round_name
from tournaments.publication import lookup
from tournaments.publication.confronto import jogo_data
from tournaments.publication.document import LiveRow
from tournaments.publication.play_data import KindCode, by_side
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
    return _read(rows)


def not_official(tournament: Tournament) -> dict[int, LiveRow]:
    """Return the jogos that are over and in no revision yet, by id; none where the director publishes by hand.

    Two queries, three where this process does not know the revision, and those of `playing` where there are any.
    """
    latest = Publication.objects.filter(tournament=tournament).order_by("-number").values_list("pk", "digest")
    revision = latest.first() if tournament.auto_publish else None
    if revision is None:
        return {}
    over = Confronto.objects.filter(tournament=tournament, jogo__closed_at__isnull=False)
    untold = set(over.values_list("pk", flat=True)) - _told(*revision)
    return _read(over.filter(pk__in=untold)) if untold else {}


@lru_cache(maxsize=16)
def _told(pk: int, digest: str) -> frozenset[int]:
    """Return the confrontos whose result a revision tells."""
    document = Publication.objects.values_list("payload", flat=True).get(pk=pk, digest=digest)
    return frozenset(one["id"] for one in lookup.confrontos(document) if one["state"] == "done")


def _read(confrontos: ConfrontoQuerySet) -> dict[int, LiveRow]:
    rows = confrontos.order_by("mesa").with_sides("jogo", "stage")
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
        "names": by_side({side: jogo.label(side) for side in jogo.sides}),
        "duplas": by_side({side: _number(confronto, side) for side in jogo.sides}),
        "jogo": jogo_data(sheet),
    }


def _number(confronto: Confronto, side: str) -> int | None:
    dupla = confronto.dupla(side)
    return dupla.number if dupla else None


def _last_rounds(stages: Iterable[Stage]) -> dict[int, int]:
    """Return the round of the final of each knockout: its rounds have names, in every other format numbers only."""
    found = {}
    for stage in stages:
        if format_of(stage).names_rounds:
            found[stage.pk] = Confronto.objects.filter(stage=stage).rounds_to_final()
    return found
