"""A whole event as one file: what was planned, who was entered, how it stands, and every version of every mão."""

from datetime import datetime
from typing import Any, Final, Literal, TypedDict

from django.http import HttpResponse, JsonResponse

from scoring.models import Mao
from tournaments import permissions
from tournaments.desk.access import DeskRequest, desk
from tournaments.ledger import seals
from tournaments.ledger.names_apart import tell, told
from tournaments.models import Stage, Tournament
from tournaments.publication.document import LedgerHeadData, TournamentDocument
from tournaments.publication.snapshot import snapshot

VERSION: Final = 1


class StagePlan(TypedDict):
    """A stage as it is planned."""

    number: int
    name: str
    plan: dict[str, Any]


class MaoOfEvent(TypedDict):
    """One version of a mão. confronto: its id in the document; stands: whether it counts."""

    confronto: int
    partida: int
    number: int
    version: int
    stands: bool
    void: bool
    side: str
    facts: dict[str, Any]
    cards: dict[str, Any] | None
    totals: dict[str, int | float]
    reason: str
    entered_at: datetime


class EventFile(TypedDict):
    """The whole. document: as it stands now, names and all; sealed: the last link of its chain.

    Telephones and notes of the direction are not in it, nor keys, nor who wrote what from which device.
    """

    canastra: Literal["evento"]
    version: int
    document: TournamentDocument
    plan: list[StagePlan]
    setup: dict[str, Any]
    maos: list[MaoOfEvent]
    sealed: LedgerHeadData


def event_file(tournament: Tournament) -> EventFile:
    """Return an event as plain data. As many queries as a snapshot, and six more."""
    found = Mao.objects.filter(partida__jogo__confronto__tournament=tournament)
    standing = set(found.standing().values_list("pk", flat=True))
    lines = found.select_related("partida__jogo__confronto")
    order = ("partida__jogo__confronto", "partida__number", "number", "version")
    head = seals.head(tournament)
    return {
        "canastra": "evento",
        "version": VERSION,
        "document": told(snapshot(tournament)),
        "plan": [
            {"number": stage.number, "name": stage.name, "plan": stage.plan}
            for stage in Stage.objects.filter(tournament=tournament).order_by("number")
        ],
        "setup": {
            name: getattr(tournament, name)
            for name in ("minutes", "entry", "per_partida", "totals_allowed", "third_place", "mesas")
        },
        "maos": [_mao(mao, standing) for mao in tell(lines.order_by(*order))],
        "sealed": {"number": head.number, "digest": head.digest},
    }


@desk("GET")
def desk_event_file(request: DeskRequest, slug: str) -> HttpResponse:
    """The file of an event."""
    tournament = permissions.directed_tournament(request.user, slug)
    answer = JsonResponse(event_file(tournament), json_dumps_params={"ensure_ascii": False, "indent": 1})
    answer["Content-Disposition"] = f'attachment; filename="{slug}.json"'
    return answer


def _mao(mao: Mao, standing: set[int]) -> MaoOfEvent:
    return {
        "confronto": mao.partida.jogo.confronto.pk,
        "partida": mao.partida.number,
        "number": mao.number,
        "version": mao.version,
        "stands": mao.pk in standing,
        "void": mao.void,
        "side": mao.side,
        "facts": mao.facts,
        "cards": mao.cards,
        "totals": mao.totals,
        "reason": mao.reason,
        "entered_at": mao.entered_at,
    }
