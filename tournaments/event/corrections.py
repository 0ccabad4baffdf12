"""What a corrected result or a penalty changes beyond itself: asked first, shown, then done in one step.

The change is rehearsed inside a transaction that is rolled back, so that what is told is what would happen.
"""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass

from django.db import transaction

from scoring.ledger.trail import Source
from scoring.models import Mao
from tournaments.event import rounds
from tournaments.models import Confronto, Dupla, Penalty, Round, Stage
from tournaments.models.confronto import SIDES_READ
from tournaments.outcomes.double_seated import Twice, among
from tournaments.results.stage_results import book
from tournaments.stage_plan import DRAWN_BY_ROUND, format_of, is_bracket

type Change = Callable[[], object]
type Subject = Confronto | Penalty  # what changes: a result, or what was held against somebody
type Slots = dict[tuple[int, str], int | None]
type Places = dict[int, dict[int, tuple[int, int]]]  # by group, then dupla: first and last place


@dataclass(frozen=True, slots=True)
class Result:
    """How the corrected confronto ends: status and name of the winner, before and after; empty for none."""

    before: tuple[str, str]
    after: tuple[str, str]


@dataclass(frozen=True, slots=True)
class Move:
    """A dupla that changes its place in a table. group: 0 where there is one table."""

    dupla: str
    group: int
    before: tuple[int, int]
    after: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Swapped:
    """A slot of a later confronto of a bracket that is given to somebody else; empty for nobody yet."""

    round: int
    before: str
    after: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Affected:
    """What changes. posted: the rounds after it that keep their seating; redrawn: the draft that is drawn again.

    later_stage: the stage after it has begun, and keeps those who entered it. twice: who then sits in two open jogos.
    """

    result: Result | None = None
    moves: tuple[Move, ...] = ()
    slots: tuple[Swapped, ...] = ()
    posted: tuple[int, ...] = ()
    redrawn: int | None = None
    later_stage: str = ""
    twice: tuple[Twice, ...] = ()

    @property
    def anything(self) -> bool:
        """Whether anything changes beyond the jogo itself."""
        return bool(self.result or self.moves or self.slots or self.redrawn)

    @property
    def key(self) -> str:
        """Return what a confirmation quotes: it holds for just these changes."""
        return hashlib.sha256(repr(self).encode()).hexdigest()[:16]


@dataclass(frozen=True, slots=True)
class Seen:
    """A stage as it stands at one moment."""

    result: tuple[str, str]
    places: Places
    drawn_from: tuple[tuple[int, object, bool], ...]  # who stands where, with what points, whether put out
    slots: Slots


def affected(subject: Subject, change: Change) -> Affected:
    """Return what a change of a confronto's result, or a penalty, would bring about; nothing stays of the attempt.

    subject: of a penalty about to be given its stage and round, unsaved. change: the write itself, for instance
    `scoring.entry.record.correct_mao` or a verb of `tournaments.outcomes.decisions`; whatever it raises is raised here.
    """
    with transaction.atomic():
        found = _changed(subject, change)
        transaction.set_rollback(True)
    return found


def carry_out(subject: Subject, change: Change, *, source: Source) -> Affected:
    """Do it, and draw again the draft of a round that was drawn from the old standings. Raises as `change`."""
    with transaction.atomic():
        found = _changed(subject, change)
        if found.redrawn:
            row = Round.objects.get(stage=subject.stage_id, number=found.redrawn)
            rounds.redraw(round=row, seed=row.seed, source=source)
    return found


def played_from(confronto: Confronto) -> tuple[Confronto, ...]:
    """Return the confrontos of the bracket that were played, or begun, from a result: what stands in the way."""
    ahead = [pk for pk in (confronto.winner_to_id, confronto.loser_to_id) if pk]
    following = Confronto.objects.filter(pk__in=ahead, jogo__isnull=False).order_by("round", "position")
    begun = set(
        Mao.objects.filter(partida__jogo__confronto__in=ahead).values_list("partida__jogo", flat=True)
    )
    return tuple(
        one
        for one in following.select_related("jogo")
        if one.jogo and (one.jogo_id in begun or one.jogo.closed_at)
    )


def _changed(subject: Subject, change: Change) -> Affected:
    stage = Stage.objects.select_related("tournament").get(pk=subject.stage_id)
    confronto = subject if isinstance(subject, Confronto) else None
    before = _seen(stage, confronto)
    change()
    after = _seen(stage, confronto)
    names = dict(Dupla.objects.filter(tournament=stage.tournament_id).values_list("pk", "name"))
    moves = _moves(before, after, names)
    drawn = before.drawn_from != after.drawn_from and format_of(stage) in DRAWN_BY_ROUND
    following = _rounds_after(subject) if drawn else []
    held_back = [row for row in following if row.state in Round.HELD_BACK]
    return Affected(
        result=None if before.result == after.result else Result(before.result, after.result),
        moves=moves,
        slots=_slots(before, after, names),
        posted=tuple(row.number for row in following if row.state not in Round.HELD_BACK),
        redrawn=held_back[0].number if held_back and _can_be_drawn(held_back[0], confronto, after) else None,
        later_stage=_later_stage(stage) if moves else "",
        twice=tuple(among(confronto)) if confronto else (),
    )


def _can_be_drawn(row: Round, confronto: Confronto | None, after: Seen) -> bool:
    """Whether there is something to draw a round from: without a result it waits for that."""
    if confronto:
        return bool(after.result[0])
    before = Confronto.objects.filter(stage=row.stage_id, round__lt=row.number)
    return bool(row.override) or not before.filter(status="").exists()


def _seen(stage: Stage, confronto: Confronto | None) -> Seen:
    result = ("", "")
    if confronto:
        now = Confronto.objects.select_related(*SIDES_READ).get(pk=confronto.pk)
        result = (now.status, now.winner_name)
    if is_bracket(stage):
        return Seen(result, {}, (), _slots_of(stage))
    read = book(stage)
    tables = {group: read.standing(group) for group in read.groups}
    places = {
        group: {row.entrant: (row.place, row.place_to) for row in table} for group, table in tables.items()
    }
    rows = [row for table in tables.values() for row in table]
    drawn_from = tuple((row.entrant, row.line.points, row.line.disqualified) for row in rows)
    return Seen(result, places, drawn_from, {})


def _slots_of(stage: Stage) -> Slots:
    rows = Confronto.objects.filter(stage=stage).values_list("pk", "dupla_a", "dupla_b")
    return {(pk, side): dupla for pk, a, b in rows for side, dupla in (("A", a), ("B", b))}


def _moves(before: Seen, after: Seen, names: dict[int, str]) -> tuple[Move, ...]:
    """Return who moves, in the order of the new tables."""
    return tuple(
        Move(names[dupla], group, before.places[group][dupla], place)
        for group, table in after.places.items()
        for dupla, place in table.items()
        if before.places[group][dupla] != place
    )


def _slots(before: Seen, after: Seen, names: dict[int, str]) -> tuple[Swapped, ...]:
    changed = {key: dupla for key, dupla in after.slots.items() if before.slots.get(key) != dupla}
    of_id = Confronto.objects.in_bulk({pk for pk, _ in changed})
    return tuple(
        Swapped(
            of_id[pk].round,
            names.get(before.slots.get((pk, side)) or 0, ""),
            names.get(dupla or 0, ""),
        )
        for (pk, side), dupla in sorted(changed.items())
    )


def _rounds_after(subject: Subject) -> list[Round]:
    later = Round.objects.filter(stage=subject.stage_id, number__gt=subject.round)
    return list(later.order_by("number"))


def _later_stage(stage: Stage) -> str:
    """Return the name of the next stage once it has begun."""
    later = Stage.objects.filter(tournament=stage.tournament_id, number=stage.number + 1)
    begun = later.exclude(state=Stage.State.PLANNED).first()
    return str(begun) if begun else ""
