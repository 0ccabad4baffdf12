"""A corrected result or a penalty, with all that it changes beyond itself: confirmed first, then done in one step.

The change is made inside a transaction, and what it changed is compared with what the director has confirmed. Where
the two differ everything is rolled back: what the director reads then is what happened, not a forecast of it.
"""

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from django.db import transaction

from scoring.errors import Refused
from scoring.ledger.trail import Source
from scoring.models import Jogo
from tournaments.event import rounds
from tournaments.models import Confronto, Dupla, Penalty, Round, Stage
from tournaments.models.confronto import SIDES_READ
from tournaments.outcomes.annul import Fallen, annul_after
from tournaments.outcomes.double_seated import DoubleSeated, double_seated_with
from tournaments.results.stage_results import results_of
from tournaments.stage_plan import format_of, is_bracket

type Subject = Confronto | Penalty  # what changes: a result, or a penalty of somebody
type Slots = Mapping[tuple[int, str], int | None]  # dupla by confronto and side
type Places = dict[int, dict[int, tuple[int, int]]]  # first and last place by group, then dupla


@dataclass(frozen=True, slots=True)
class ResultChange:
    """How the corrected confronto ends: status and name of the winner, before and after; empty for none."""

    before: tuple[str, str]
    after: tuple[str, str]


@dataclass(frozen=True, slots=True)
class PlaceChange:
    """A dupla that changes its place in the standings. group: 0 where there are no groups."""

    dupla: str
    group: int
    before: tuple[int, int]
    after: tuple[int, int]


@dataclass(frozen=True, slots=True)
class SlotChange:
    """A slot of a later confronto of a bracket that is given to somebody else; empty for nobody yet."""

    round: int
    before: str
    after: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Effects:
    """What a change brings about.

    fallen: the confrontos of a bracket that were played from the old result, and are played anew. posted: the later
    rounds that keep their seating. redrawn: the draft of a round that is drawn again.
    later_stage: the next stage, which has begun and keeps those who entered it. double_seated: who then sits in two
    open jogos.
    """

    result: ResultChange | None = None
    moves: tuple[PlaceChange, ...] = ()
    slots: tuple[SlotChange, ...] = ()
    fallen: tuple[Fallen, ...] = ()
    posted: tuple[int, ...] = ()
    redrawn: int | None = None
    later_stage: str = ""
    double_seated: tuple[DoubleSeated, ...] = ()

    @property
    def anything(self) -> bool:
        """Whether anything changes beyond the jogo itself."""
        return bool(self.result or self.moves or self.slots or self.fallen or self.redrawn)

    @property
    def key(self) -> str:
        """Return what a confirmation quotes: it holds for just these effects."""
        return hashlib.sha256(repr(self).encode()).hexdigest()[:16]


class NotConfirmed(Exception):
    """A change that was rolled back because it has other effects than those confirmed."""

    def __init__(self, effects: Effects) -> None:
        super().__init__(effects.key)
        self.effects = effects


def carry_out[T](
    subject: Subject, change: Callable[[], T], *, confirmed: str = "", reason: str = "", source: Source
) -> T:
    """Make a change and return what it returns; a draft drawn from the old standings is drawn again.

    What was played along a bracket from the old result falls with it (`outcomes.annul`), for this reason.

    subject: of a penalty about to be given its stage and round, unsaved. change: the write itself, for instance
    `scoring.entry.record.correct_mao` or a verb of `tournaments.outcomes`; whatever it raises is raised here.
    confirmed: the key of the effects that were confirmed, empty for none. Raises `NotConfirmed`, with nothing written.
    """
    confronto = subject if isinstance(subject, Confronto) else None
    with transaction.atomic():
        # Jogo, then tournament: the order in which a mão takes them. With both held, nobody else's result can come
        # between the two readings and be taken for an effect of this change.
        if confronto:
            Jogo.objects.select_for_update(no_key=True, of=("self",)).filter(confronto=confronto).first()
        stages = Stage.objects.select_for_update(no_key=True, of=("tournament",)).select_related("tournament")
        stage = stages.get(pk=subject.stage_id)
        before = _read(stage, confronto)
        answer, fallen = _made(confronto, stage, change, reason, source)
        effects = _effects(subject, stage, before, _read(stage, confronto), fallen)
        if effects.anything and effects.key != confirmed:
            raise NotConfirmed(effects)
        if effects.redrawn:
            draft = Round.objects.get(stage=stage, number=effects.redrawn)
            rounds.redraw(round=draft, seed=draft.seed, source=source)
    return answer


def _made[T](
    confronto: Confronto | None, stage: Stage, change: Callable[[], T], reason: str, source: Source
) -> tuple[T, tuple[Fallen, ...]]:
    """Make a change; where what was played from a result of a bracket stands in its way, take that back before."""
    if confronto is None or not is_bracket(stage):
        return change(), ()
    try:
        with transaction.atomic():
            return change(), ()
    except Refused as exc:
        if exc.code != "next_jogo_played":
            raise
    confronto = Confronto.objects.select_related("stage").get(pk=confronto.pk)
    fallen = annul_after(confronto, reason=reason, source=source)
    return change(), fallen


@dataclass(frozen=True, slots=True)
class _StageReading:
    """A stage at one moment. drawn_from: who stands where, with what points, whether disqualified."""

    result: tuple[str, str]
    places: Places
    drawn_from: tuple[tuple[int, object, bool], ...]
    slots: Slots


def _read(stage: Stage, confronto: Confronto | None) -> _StageReading:
    result = ("", "")
    if confronto:
        now = Confronto.objects.select_related(*SIDES_READ).get(pk=confronto.pk)
        result = (now.status, now.winner_name)
    if is_bracket(stage):
        rows = Confronto.objects.filter(stage=stage).values_list("pk", "dupla_a", "dupla_b")
        slots = {(pk, side): dupla for pk, a, b in rows for side, dupla in (("A", a), ("B", b))}
        return _StageReading(result, {}, (), slots)
    read = results_of(stage)
    standings = {group: read.standing(group) for group in read.groups}
    return _StageReading(
        result,
        {
            group: {row.entrant: (row.place, row.place_to) for row in rows}
            for group, rows in standings.items()
        },
        tuple(
            (row.entrant, row.line.points, row.line.disqualified)
            for rows in standings.values()
            for row in rows
        ),
        {},
    )


def _effects(
    subject: Subject,
    stage: Stage,
    before: _StageReading,
    after: _StageReading,
    fallen: tuple[Fallen, ...],
) -> Effects:
    """Return what differs between two readings of a stage, and what follows from it."""
    confronto = subject if isinstance(subject, Confronto) else None
    names = dict(Dupla.objects.filter(tournament=stage.tournament_id).values_list("pk", "name"))
    moves = tuple(
        PlaceChange(names[dupla], group, before.places[group][dupla], place)
        for group, places in after.places.items()  # in the order of the new standings
        for dupla, place in places.items()
        if before.places[group][dupla] != place
    )
    by_round = before.drawn_from != after.drawn_from and format_of(stage).drawn_by_round
    later = Round.objects.filter(stage=stage, number__gt=subject.round).order_by("number")
    drawn_from_it = list(later) if by_round else []
    drafts = [row for row in drawn_from_it if row.state in Round.HELD_BACK]
    next_stage = Stage.objects.filter(tournament=stage.tournament_id, number=stage.number + 1)
    begun = next_stage.exclude(state=Stage.State.PLANNED).first() if moves else None
    return Effects(
        result=None if before.result == after.result else ResultChange(before.result, after.result),
        moves=moves,
        slots=_slot_changes(before.slots, after.slots, names),
        fallen=fallen,
        posted=tuple(row.number for row in drawn_from_it if row not in drafts),
        redrawn=drafts[0].number if drafts and _can_be_drawn(drafts[0], confronto, after) else None,
        later_stage=str(begun) if begun else "",
        double_seated=tuple(double_seated_with(confronto)) if confronto else (),
    )


def _slot_changes(before: Slots, after: Slots, names: dict[int, str]) -> tuple[SlotChange, ...]:
    changed = sorted(key for key, dupla in after.items() if before.get(key) != dupla)
    rounds_of = dict(Confronto.objects.filter(pk__in={pk for pk, _ in changed}).values_list("pk", "round"))
    return tuple(
        SlotChange(rounds_of[key[0]], names.get(before.get(key) or 0, ""), names.get(after[key] or 0, ""))
        for key in changed
    )


def _can_be_drawn(row: Round, confronto: Confronto | None, after: _StageReading) -> bool:
    """Whether the results a draft is drawn from are there: a corrected confronto without one is waited for."""
    if confronto:
        return bool(after.result[0])
    missing = Confronto.objects.filter(stage=row.stage_id, round__lt=row.number, status="")
    return bool(row.override) or not missing.exists()
