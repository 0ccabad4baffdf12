"""The lines of all logs of an event as one list, latest first. Only the lines of one page are loaded completely."""

from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import Any, Final, NamedTuple

from django.db.models import CharField, Exists, Model, OuterRef, Q, QuerySet, Value

from scoring.models import AuditEntry
from tournaments.ledger.names_apart import KnownNames, tell
from tournaments.models import (
    ClubLogEntry,
    Confronto,
    Draw,
    Dupla,
    JournalEntry,
    Stage,
    Tournament,
    TournamentLogEntry,
)
from tournaments.models.confronto import LETTERS
from tournaments.standings.meeting import Status

# Routine lines of a jogo, which the page of the jogo shows: a hundred times as many as all other lines.
ROUTINE: Final = (
    AuditEntry.Action.OPENED,
    AuditEntry.Action.RECORDED,
    AuditEntry.Action.SENT,
    AuditEntry.Action.CONFIRMED,
    AuditEntry.Action.DEALER,
    AuditEntry.Action.DEAL_AGREED,
    AuditEntry.Action.RELANCINHO,
    AuditEntry.Action.SEATED,
    AuditEntry.Action.RENAMED,
)
DRAWN: Final = ("stage_begun", "round_drawn", "round_redrawn", "schedule_redrawn")
OF_EVENT, OF_JOGO, OF_CLUB, OF_DRAW = "evento", "jogo", "clube", "sorteio"


class LogQuery(NamedTuple):
    """Filters of the log. Without a filter it shows everything except the routine lines of the tables."""

    stage: Stage | None = None
    mesa: int | None = None
    dupla: Dupla | None = None
    person: int | None = None
    action: str = ""  # code of the event's log, or of a trail with the prefix `jogo:`
    maos: bool = False


class LineId(NamedTuple):
    """The kind and the id of a line."""

    kind: str
    pk: int


def places(tournament: Tournament, asked: LogQuery) -> QuerySet[Any, dict[str, Any]]:
    """Return kind and id of the lines that match the filters, the latest first."""
    found = [
        _place(_of_event(tournament, asked), OF_EVENT),
        _place(_of_jogos(tournament, asked), OF_JOGO),
        _place(_of_club(tournament, asked), OF_CLUB),
        _place(_of_draws(tournament, asked), OF_DRAW),
    ]
    # One UNION of four logs with three columns each, so that the database sorts and pages all of them together.
    return found[0].union(*found[1:], all=True).order_by("-at", "-pk", "kind")


def read(rows: Sequence[dict[str, Any]]) -> list[Model]:
    """Return the lines at these places, in the same order, with their names."""
    wanted: dict[str, list[int]] = {}
    for row in rows:
        wanted.setdefault(row["kind"], []).append(row["pk"])
    querysets: dict[str, QuerySet[Any]] = {
        OF_EVENT: TournamentLogEntry.objects.select_related("actor", "stage", "dupla"),
        OF_JOGO: AuditEntry.objects.select_related("actor", "jogo__confronto__stage"),
        OF_CLUB: ClubLogEntry.objects.select_related("actor", "person"),
        OF_DRAW: Draw.objects.all(),
    }
    found: dict[LineId, Model] = {}
    for kind, pks in wanted.items():
        lines = querysets[kind].filter(pk__in=pks)
        told = tell(lines) if kind in {OF_EVENT, OF_JOGO} else list(lines)
        found |= {LineId(kind, line.pk): line for line in told}
    return [found[LineId(row["kind"], row["pk"])] for row in rows]


def _place(lines: QuerySet[Any], kind: str) -> QuerySet[Any, dict[str, Any]]:
    return lines.order_by().values("at", "pk", kind=Value(kind, output_field=CharField()))


def _of_event(tournament: Tournament, asked: LogQuery) -> QuerySet[TournamentLogEntry]:
    lines = TournamentLogEntry.objects.filter(tournament=tournament)
    if asked.stage:
        lines = lines.filter(stage=asked.stage)
    if asked.person:
        lines = lines.filter(actor=asked.person)
    if asked.dupla:
        # Stored lines contain ids of players instead of their names.
        name = KnownNames(tournament.club_id).sealed(asked.dupla.name)
        sides = reduce(or_, (Q((f"data__duplas__{side}", name)) for side in LETTERS))
        named = sides | Q(data__one=name) | Q(data__other=name)
        lines = lines.filter(Q(dupla=asked.dupla) | named)
    if asked.mesa:
        there = Confronto.objects.filter(
            Q(dupla_a=OuterRef("dupla")) | Q(dupla_b=OuterRef("dupla")),
            stage=OuterRef("stage"),
            round=OuterRef("round"),
            mesa=asked.mesa,
        )
        told = Q(data__mesa=asked.mesa) | Q(data__before=asked.mesa) | Q(data__after=asked.mesa)
        lines = lines.filter(Exists(there) | told)
    return lines.filter(action=asked.action) if asked.action else lines


def _of_jogos(tournament: Tournament, asked: LogQuery) -> QuerySet[AuditEntry]:
    lines = AuditEntry.objects.filter(jogo__confronto__tournament=tournament)
    if asked.stage:
        lines = lines.filter(jogo__confronto__stage=asked.stage)
    if asked.person:
        lines = lines.filter(actor=asked.person)
    if asked.mesa:
        lines = lines.filter(jogo__confronto__mesa=asked.mesa)
    if asked.dupla:
        lines = lines.filter(jogo__confronto__in=Confronto.objects.of(asked.dupla))
    kind, _colon, action = asked.action.partition(":")
    if asked.action:
        return lines.filter(action=action) if kind == OF_JOGO else lines.none()
    # Routine lines are left out unless the filter asks for them.
    lines = lines.exclude(_told_by_the_event(tournament))
    return lines if asked.maos else lines.exclude(action__in=ROUTINE)


def _told_by_the_event(tournament: Tournament) -> Q:
    # For a W.O. that the direction declared, the event's log has the same line as the jogo.
    lines = TournamentLogEntry.objects.filter(tournament=tournament, action=Status.WALKOVER)
    of_same = lines.filter(
        Q(dupla=OuterRef("jogo__confronto__dupla_a")) | Q(dupla=OuterRef("jogo__confronto__dupla_b")),
        stage=OuterRef("jogo__confronto__stage"),
        round=OuterRef("jogo__confronto__round"),
    )
    return Q(Exists(of_same), action=AuditEntry.Action.WALKOVER)


def _of_club(tournament: Tournament, asked: LogQuery) -> QuerySet[ClubLogEntry]:
    # Changes of the club's members count from the first line that the event wrote.
    first = JournalEntry.objects.filter(tournament=tournament).order_by("pk").values("at")[:1]
    lines = ClubLogEntry.objects.filter(club=tournament.club_id, at__gte=first)
    # Lines of the club have none of these.
    if asked.stage or asked.mesa or asked.dupla or asked.action:
        return lines.none()
    return lines.filter(Q(actor=asked.person) | Q(person=asked.person)) if asked.person else lines


def _of_draws(tournament: Tournament, asked: LogQuery) -> QuerySet[Draw]:
    # Other draws have a line in the event's log; those of a bracket before the start have none.
    noted = TournamentLogEntry.objects.filter(tournament=tournament, action__in=DRAWN)
    seeds = {data.get("seed") for data in noted.values_list("data", flat=True)} - {None}
    lines = Draw.objects.filter(tournament=tournament).exclude(seed__in=seeds)
    if asked.mesa or asked.dupla or asked.person or asked.action:
        return lines.none()
    return lines.filter(stage=asked.stage.number) if asked.stage else lines
