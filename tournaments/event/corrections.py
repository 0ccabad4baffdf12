"""Correct a result or a penalty, after the director has confirmed everything else that it changes.

The change is made inside a transaction and its effects are compared with the confirmed ones. If they differ, the
transaction is rolled back. The preview is therefore read from the real change and is never a forecast.
"""

import hashlib
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from django.db import transaction
from django.db.models import Q

from scoring.errors import Refused
from scoring.ledger.trail import Source
from scoring.models import Jogo
from tournaments.entries.bracket_return import forfeits
from tournaments.event import rounds, stages
from tournaments.models import Confronto, Dupla, Penalty, Round, Stage, StageEntry
from tournaments.outcomes import penalties
from tournaments.outcomes.annul import Fallen, annul_after
from tournaments.outcomes.double_seated import DoubleSeated, double_seated_with
from tournaments.results.stage_results import results_by_stage
from tournaments.stage_plan import carries, fed_by, fed_from, format_of, is_bracket
from tournaments.standings.ranking import Ranked

# Subject of a correction: a result, a penalty, or a withdrawal from a bracket that is undone.
type Subject = Confronto | Penalty | StageEntry
type Slots = Mapping[tuple[int, str], int | None]  # dupla by confronto and side
type Places = dict[int, dict[int, tuple[int, int]]]  # first and last place by group, then dupla


@dataclass(frozen=True, slots=True)
class ResultChange:
    """How a corrected confronto ends, before and after: status and name of the winner, or empty strings."""

    before: tuple[str, str]
    after: tuple[str, str]


@dataclass(frozen=True, slots=True)
class PlaceChange:
    """A change of place in the standings. group: 0 without groups."""

    dupla: str
    group: int
    before: tuple[int, int]
    after: tuple[int, int]


@dataclass(frozen=True, slots=True)
class SlotChange:
    """A slot of a later confronto of a bracket with a new occupant; an empty name is an open slot."""

    round: int
    kind: str
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class LaterStage:
    """Changes in a later stage that has begun.

    moves: changes in its standings. redrawn: number of the draft round to draw again from the new list.
    """

    number: int
    name: str
    moves: tuple[PlaceChange, ...] = ()
    redrawn: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Effects:
    """Everything that a correction changes.

    fallen: confrontos of the bracket that followed from the old result and are played again. posted: numbers of later
    rounds that keep their pairings. redrawn: number of the draft round that is drawn again. later_stages: later
    stages and side events that keep their entries. later: changes inside later stages. double_seated: players who are
    then seated in two open jogos.
    """

    result: ResultChange | None = None
    moves: tuple[PlaceChange, ...] = ()
    slots: tuple[SlotChange, ...] = ()
    fallen: tuple[Fallen, ...] = ()
    posted: tuple[int, ...] = ()
    redrawn: int | None = None
    later_stages: tuple[str, ...] = ()
    later: tuple[LaterStage, ...] = ()
    double_seated: tuple[DoubleSeated, ...] = ()

    @property
    def anything(self) -> bool:
        """Whether the correction changes more than its jogo."""
        found = (self.result, self.moves, self.slots, self.fallen, self.redrawn, self.later)
        return any(found)

    @property
    def key(self) -> str:
        """Return the digest of these effects; a confirmation quotes it."""
        return hashlib.sha256(repr(self).encode()).hexdigest()[:16]


class NotConfirmed(Exception):
    """Raised after the rollback of a change whose effects differ from the confirmed ones."""

    def __init__(self, effects: Effects) -> None:
        super().__init__(effects.key)
        self.effects = effects


def carry_out[T](
    subject: Subject, change: Callable[[], T], *, confirmed: str = "", reason: str = "", source: Source
) -> T:
    """Make a change and return its result. A draft round drawn from the old standings is drawn again.

    Results of a bracket that followed from the old result are annulled (`outcomes.annul`) with the same reason.

    subject: a new penalty is unsaved, with stage, dupla and round. change: the write, for instance
    `scoring.entry.record.correct_mao` or a function of `tournaments.outcomes`; its exceptions are passed on.
    confirmed: the key of the confirmed effects, or "". Raises `NotConfirmed` with all changes rolled back.
    """
    confronto = subject if isinstance(subject, Confronto) else None
    with transaction.atomic():
        # Lock the jogo first, then the tournament, in the same order as entering a mão. With both locked, no other
        # result can be recorded between the two readings and mistaken for an effect of this change.
        if isinstance(subject, Confronto):
            Jogo.objects.select_for_update(no_key=True, of=("self",)).filter(confronto=subject).first()
        else:
            penalties.lock_jogos(subject.stage, subject.dupla)
        locking = Stage.objects.select_for_update(no_key=True, of=("tournament",)).select_related(
            "tournament"
        )
        stage = locking.get(pk=subject.stage_id)
        stage.tournament.refuse_cancelled()
        later = _begun_after(stage)
        before = _read(stage, confronto, later)
        answer, fallen = _made(subject, stage, change, reason, source)
        effects = _effects(subject, stage, before, _read(stage, confronto, later), fallen, later)
        if effects.anything and effects.key != confirmed:
            raise NotConfirmed(effects)
        if effects.redrawn:
            draft = Round.objects.get(stage=stage, number=effects.redrawn)
            rounds.redraw(round=draft, seed=draft.seed, source=source)
        redrawn = {one.number for one in effects.later if one.redrawn}
        for held in _drafts_of(later):
            if held.stage.number in redrawn:
                _draw_again(held, source)
    return answer


def _draw_again(draft: Round, source: Source) -> None:
    # The same seed: the lots do not change with a correction.
    if format_of(draft.stage).drawn_at_once:
        stages.redraw_schedule(stage=draft.stage, seed=draft.seed, source=source)
    else:
        rounds.redraw(round=draft, seed=draft.seed, source=source)


def _made[T](
    subject: Subject, stage: Stage, change: Callable[[], T], reason: str, source: Source
) -> tuple[T, tuple[Fallen, ...]]:
    if not is_bracket(stage):
        return change(), ()
    try:
        # The savepoint undoes a change that is refused because a later jogo of the bracket was played. That jogo is
        # annulled first, then the change is made again.
        with transaction.atomic():
            return change(), ()
    except Refused as exc:
        if exc.code != "next_jogo_played":
            raise
    if isinstance(subject, Penalty):
        turned = penalties.walkovers_of(subject)
    elif isinstance(subject, StageEntry):
        turned = forfeits(subject)[-1:]  # the last is enough to play on
    else:
        turned = [Confronto.objects.select_related("stage").get(pk=subject.pk)]
    fallen = [one for row in turned for one in annul_after(row, reason=reason, source=source)]
    return change(), tuple(fallen)


@dataclass(frozen=True, slots=True)
class _StageReading:
    """State of a stage at one moment. drawn_from: dupla, points and disqualification of each row of the standings."""

    result: tuple[str, str]
    places: Places
    drawn_from: tuple[tuple[int, object, bool], ...]
    slots: Slots
    later: dict[int, Places]  # places in each later stage, by its number, that counts points of this one

    @property
    def out(self) -> set[int]:
        """Return the disqualified duplas."""
        return {dupla for dupla, _, disqualified in self.drawn_from if disqualified}


def _begun_after(stage: Stage) -> list[Stage]:
    found = Stage.objects.filter(tournament=stage.tournament_id, number__gt=stage.number)
    begun = list(found.exclude(state=Stage.State.PLANNED).order_by("number"))
    for one in begun:
        one.tournament = stage.tournament
    return _following(stage, begun)


def _following(stage: Stage, begun: Iterable[Stage]) -> list[Stage]:
    # Stages with entrants from this one, directly or through other stages.
    reached = {stage.number: stage}
    for one in begun:
        if fed_by(one) in reached:
            reached[one.number] = one
    return list(reached.values())[1:]


def _drafts_of(later: Collection[Stage]) -> list[Round]:
    held = Round.objects.filter(stage__in=later, state__in=Round.HELD_BACK).select_related(
        "stage__tournament"
    )
    first: dict[int, Round] = {}
    for draft in held.order_by("stage__number", "number"):
        first.setdefault(draft.stage_id, draft)
    return list(first.values())


def _read(stage: Stage, confronto: Confronto | None, later: Iterable[Stage]) -> _StageReading:
    result = ("", "")
    if confronto:
        now = Confronto.objects.with_sides().get(pk=confronto.pk)
        result = (now.status, now.winner_name)
    if is_bracket(stage):
        rows = Confronto.objects.filter(stage=stage).values_list("pk", "dupla_a", "dupla_b")
        slots = {(pk, side): dupla for pk, a, b in rows for side, dupla in (("A", a), ("B", b))}
        return _StageReading(result, {}, (), slots, {})
    carried = _following(stage, filter(carries, later))
    read, *reached = results_by_stage([stage, *carried]).values()
    standings = {group: read.standing(group) for group in read.groups}
    return _StageReading(
        result,
        _places(standings),
        tuple(
            (row.entrant, row.line.points, row.line.disqualified)
            for rows in standings.values()
            for row in rows
        ),
        {},
        {one.stage.number: _places({group: one.standing(group) for group in one.groups}) for one in reached},
    )


def _places(standings: Mapping[int, Iterable[Ranked]]) -> Places:
    return {
        group: {row.entrant: (row.place, row.place_to) for row in rows} for group, rows in standings.items()
    }


def _moves(before: Places, after: Places, names: Mapping[int, str]) -> tuple[PlaceChange, ...]:
    return tuple(
        PlaceChange(names[dupla], group, before[group][dupla], place)
        for group, places in after.items()
        for dupla, place in places.items()
        if before[group][dupla] != place
    )


def _effects(
    subject: Subject,
    stage: Stage,
    before: _StageReading,
    after: _StageReading,
    fallen: tuple[Fallen, ...],
    later: Sequence[Stage],
) -> Effects:
    confronto = subject if isinstance(subject, Confronto) else None
    names = dict(Dupla.objects.filter(tournament=stage.tournament_id).values_list("pk", "name"))
    moves = _moves(before.places, after.places, names)
    by_round = before.drawn_from != after.drawn_from and format_of(stage).drawn_by_round
    # An undone withdrawal may affect every round of the stage.
    number = 0 if isinstance(subject, StageEntry) else subject.round
    following = Round.objects.filter(stage=stage, number__gt=number)
    if before.out != after.out:  # disqualified duplas are left out of this round's draw too
        following = Round.objects.filter(stage=stage).filter(
            Q(number__gt=number) | Q(state__in=Round.HELD_BACK)
        )
    drawn_from_it = list(following.order_by("number")) if by_round else []
    drafts = [row for row in drawn_from_it if row.state in Round.HELD_BACK]
    changed = _changed_later(before, after, later, names) if before != after else ()
    # A stage whose first round is redrawn takes its entries from the new standings, so its entries are not kept.
    anew = {one.number for one in changed if one.redrawn == 1}
    kept = [str(one) for one in fed_from(stage, later) if one.number not in anew] if moves else []
    return Effects(
        result=None if before.result == after.result else ResultChange(before.result, after.result),
        moves=moves,
        slots=_slot_changes(before.slots, after.slots, names),
        fallen=fallen,
        posted=tuple(row.number for row in drawn_from_it if row not in drafts),
        redrawn=drafts[0].number if drafts and _can_be_drawn(drafts[0], confronto, after) else None,
        later_stages=tuple(kept),
        later=changed,
        double_seated=tuple(double_seated_with(confronto)) if confronto else (),
    )


def _changed_later(
    before: _StageReading, after: _StageReading, later: Sequence[Stage], names: Mapping[int, str]
) -> tuple[LaterStage, ...]:
    outdated = {one.stage_id: one.number for one in _drafts_of(later) if rounds.is_outdated(one)}
    found = []
    for stage in later:
        places = before.later.get(stage.number, {}), after.later.get(stage.number, {})
        found.append(LaterStage(stage.number, str(stage), _moves(*places, names), outdated.get(stage.pk)))
    return tuple(one for one in found if one.moves or one.redrawn)


def _slot_changes(before: Slots, after: Slots, names: dict[int, str]) -> tuple[SlotChange, ...]:
    changed = sorted(key for key, dupla in after.items() if before.get(key) != dupla)
    rows = Confronto.objects.in_bulk({pk for pk, _ in changed})
    return tuple(
        SlotChange(
            rows[key[0]].round,
            rows[key[0]].kind,
            names.get(before.get(key) or 0, ""),
            names.get(after[key] or 0, ""),
        )
        for key in changed
    )


def _can_be_drawn(row: Round, confronto: Confronto | None, after: _StageReading) -> bool:
    # A corrected confronto without a result blocks the draw.
    if confronto:
        return bool(after.result[0])
    missing = Confronto.objects.filter(stage=row.stage_id, round__lt=row.number, status="")
    return bool(row.override) or not missing.exists()
