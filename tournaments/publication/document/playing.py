"""Current jogos, and finished ones that are in no revision yet, as plain data: the content of the live table."""

from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import cast

from scoring.jogo.sheet import Sheet, sheets
from scoring.models import Jogo
from scoring.models.jogo import EVENT_CANCELLED
from tournaments.models import Confronto, LiveJogo, Publication, Stage, Tournament
from tournaments.models.confronto import ConfrontoQuerySet
from tournaments.pairing import round_name
from tournaments.publication import lookup
from tournaments.publication.document.confronto import jogo_data
from tournaments.publication.document.play_data import KindCode, by_side
from tournaments.publication.document.shape import LiveRow
from tournaments.stage_plan import format_of


def on_table(tournament_id: int) -> list[LiveRow]:
    """Return the rows of the live table, by mesa. Runs one query."""
    found = LiveJogo.objects.filter(tournament=tournament_id).values_list("payload", flat=True)
    return sorted(found, key=lambda row: row["mesa"] or 0)


def playing(tournament: Tournament, jogos: Collection[int] | None = None) -> dict[int, LiveRow]:
    """Return the current jogos by id: all of them, or those among `jogos`. Runs three queries, and one per knockout."""
    rows = Confronto.objects.being_played().filter(tournament=tournament)
    if jogos is not None:
        rows = rows.filter(jogo__in=jogos)
    return _read(rows)


def not_official(tournament: Tournament) -> dict[int, LiveRow]:
    """Return the finished jogos that are in no revision yet, by id.

    If the director publishes by hand, only those that stopped with a cancelled event: they have no result to withhold.

    Runs two queries, three if this process does not know the revision, and those of `playing` if there are such
    jogos.
    """
    latest = Publication.objects.filter(tournament=tournament).order_by("-number").values_list("pk", "digest")
    by_hand, cancelled = not tournament.auto_publish, tournament.state == Tournament.State.CANCELLED
    revision = None if by_hand and not cancelled else latest.first()
    if revision is None:
        return {}
    over = Confronto.objects.filter(tournament=tournament, jogo__closed_at__isnull=False)
    if by_hand:
        over = over.filter(jogo__reason=EVENT_CANCELLED)
    untold = set(over.values_list("pk", flat=True)) - _told(*revision)
    return _read(over.filter(pk__in=untold)) if untold else {}


# A revision never changes, so the cache needs no expiry.
@lru_cache(maxsize=16)
def _told(pk: int, digest: str) -> frozenset[int]:
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
    found = {}
    for stage in stages:
        # Only the rounds of a knockout have names; other formats number them.
        if format_of(stage).names_rounds:
            found[stage.pk] = Confronto.objects.filter(stage=stage).rounds_to_final()
    return found
