"""The table as it stood after a round: what comes later changes nothing in it; a correction does, and is told."""

import hashlib
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from typing import Any

from django.db.models import Min, Subquery
from django.db.models.functions import Coalesce
from django.http import Http404
from django.utils.functional import Promise

from scoring.models import Registro
from tournaments.ledger.digests import canonical
from tournaments.models import Ocorrencia, Tournament
from tournaments.publication import lookup as told
from tournaments.publication.reading import Shown
from tournaments.publication.snapshot import stages_of
from tournaments.results import stage_results as tables
from tournaments.standings.meeting import Status
from tournaments.wording.log import ACTIONS

type Payload = dict[str, Any]

# What changes a table after the fact: in the log of a jogo, and in that of the event.
OF_JOGO = (Registro.Action.CORRECTED, Registro.Action.REOPENED)
OF_EVENT = (*map(str, Status), "undone", "penalised", "penalty_lifted")


class NotPublishedError(Exception):
    """Something in these rounds is not as it was published: nothing of it is told yet."""


@dataclass(frozen=True, slots=True)
class Since:
    """Something that was changed in a round after the table stood."""

    at: datetime
    what: str | Promise
    reason: str


def tables_after(shown: Shown, stage: int, round_number: int) -> list[Payload] | None:
    """Return the tables of a stage, `group` and `rows`, as they stood after a round.

    None while a change in these rounds waits to be published. Raises `Http404` where the stage is not told, or not
    all rounds up to this one are over. Two queries and those of a snapshot, where this process does not hold it.
    """
    published = stage_of(shown, stage)
    if not 0 < round_number <= told.closed_through(published):
        raise Http404
    tournament = shown.head.tournament
    try:
        return _tables(tournament.pk, stage, round_number, _digest(published, round_number))
    except NotPublishedError:
        return None


def stage_of(shown: Shown, number: int) -> Payload:
    """Return a stage as it is published. Raises `Http404`."""
    found = told.stage_numbered(shown.published, number)
    if found is None:
        raise Http404
    return found


@lru_cache(maxsize=64)
def _tables(tournament_id: int, stage: int, round_number: int, digest: str) -> list[Payload]:
    """Read the tables, if the rounds are still what this digest was taken of; so they are read once."""
    tournament = Tournament.objects.select_related("club").get(pk=tournament_id)
    stages = stages_of(tournament)
    now = next(one for one in stages.read() if one["number"] == stage)
    if _digest(now, round_number) != digest:
        raise NotPublishedError
    book = next(book for book in stages.books.values() if book.stage.number == stage)
    return [
        {
            "group": group,
            "rows": [row | {"goes_on": False} for row in tables.rows(book, group, round_number)],
        }
        for group in book.groups
    ]


def _digest(stage: Payload, round_number: int) -> str:
    """Return a digest of all that a table after a round follows from."""
    rounds = [each for each in stage["rounds"] if each["round"] <= round_number]
    rows = [row for table in stage["standings"] for row in table["rows"]]
    penalties = sorted(
        [row["dupla"], canonical(one)]
        for row in rows
        for one in row["penalties"]
        if one["round"] <= round_number
    )
    said = {"rounds": rounds, "penalties": penalties, "order": stage["order"], "seed": stage["seed"]}
    return hashlib.sha256(canonical(said).encode()).hexdigest()


def changed_since(tournament: Tournament, stage: int, round_number: int) -> list[Since]:
    """Return what was changed in a stage's rounds up to this one after the last of them was over. Three queries.

    Of a stage that was started anew, what was changed since.
    """
    log = Ocorrencia.objects.filter(tournament=tournament, stage__number=stage)
    begun = log.filter(action="stage_begun").order_by("-pk").values("pk")[:1]
    log = log.filter(round__lte=round_number, pk__gt=Coalesce(Subquery(begun), 0))
    over = log.filter(action="round_closed").order_by().values("round").annotate(first=Min("at"))
    moments = [row["first"] for row in over]
    if not moments:
        return []
    of_jogos = Registro.objects.filter(
        jogo__confronto__tournament=tournament,
        jogo__confronto__stage__number=stage,
        jogo__confronto__round__lte=round_number,
        action__in=OF_JOGO,
        at__gt=max(moments),
    )
    found = [Since(row.at, row.get_action_display(), row.reason) for row in of_jogos.order_by("pk")]
    of_event = log.filter(action__in=OF_EVENT, at__gt=max(moments)).order_by("pk")
    found += [Since(row.at, ACTIONS[row.action], row.reason) for row in of_event]
    return sorted(found, key=lambda one: one.at)
