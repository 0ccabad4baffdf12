"""A corrected result or a penalty, with all that it changes beyond itself: confirmed first, then done in one step.

The change is made inside a transaction, and what it changed is compared with what the director has confirmed. Where
the two differ everything is rolled back: what the director reads then is what happened, not a forecast of it.
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

# What changes: a result, a penalty of somebody, or that somebody who left a bracket plays on.
type Subject = Confronto | Penalty | StageEntry
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


@dataclass(frozen=True, slots=True)
class LaterStage:
    """What changes in a later stage that has begun: who moves there, and the draft that is drawn from the new list."""

    number: int
    name: str
    moves: tuple[PlaceChange, ...] = ()
    redrawn: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Effects:
    """What a change brings about.

    fallen: the confrontos of a bracket that were played from the old result, and are played anew. posted: the later
    rounds that keep their seating. redrawn: the draft of a round that is drawn again.
    later_stages: those that the stage went on to, its side event too, which keep who entered them. later: what
    changes in the stages that follow from it. double_seated: who then sits in two open jogos.
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
        """Whether anything changes beyond the jogo itself."""
        found = (self.result, self.moves, self.slots, self.fallen, self.redrawn, self.later)
        return any(found)

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

    subject: of a penalty about to be given its stage, dupla and round, unsaved. change: the write itself, for instance
    `scoring.entry.record.correct_mao` or a verb of `tournaments.outcomes`; whatever it raises is raised here.
    confirmed: the key of the effects that were confirmed, empty for none. Raises `NotConfirmed`, with nothing written.
    """
    confronto = subject if isinstance(subject, Confronto) else None
    with transaction.atomic():
        # Jogo, then tournament: the order in which a mão takes them. With both held, nobody else's result can come
        # between the two readings and be taken for an effect of this change.
        if isinstance(subject, Confronto):
            Jogo.objects.select_for_update(no_key=True, of=("self",)).filter(confronto=subject).first()
        else:
            penalties.lock_jogos(subject.stage, subject.dupla)
        locking = Stage.objects.select_for_update(no_key=True, of=("tournament",)).select_related(
            "tournament"
        )
        stage = locking.get(pk=subject.stage_id)
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
    """Draw the draft of a later stage again, by the same lots."""
    if format_of(draft.stage).drawn_at_once:
        stages.redraw_schedule(stage=draft.stage, seed=draft.seed, source=source)
    else:
        rounds.redraw(round=draft, seed=draft.seed, source=source)


def _made[T](
    subject: Subject, stage: Stage, change: Callable[[], T], reason: str, source: Source
) -> tuple[T, tuple[Fallen, ...]]:
    """Make a change; where what was played from a result of a bracket stands in its way, take that back before."""
    if not is_bracket(stage):
        return change(), ()
    try:
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
    """A stage at one moment. drawn_from: who stands where, with what points, whether disqualified."""

    result: tuple[str, str]
    places: Places
    drawn_from: tuple[tuple[int, object, bool], ...]
    slots: Slots
    later: dict[int, Places]  # by number, of each later stage that its points are carried into

    @property
    def out(self) -> set[int]:
        """Return who is disqualified."""
        return {dupla for dupla, _, disqualified in self.drawn_from if disqualified}


def _begun_after(stage: Stage) -> list[Stage]:
    """Return the stages that have begun of those that follow from this one: main line and side events."""
    found = Stage.objects.filter(tournament=stage.tournament_id, number__gt=stage.number)
    begun = list(found.exclude(state=Stage.State.PLANNED).order_by("number"))
    for one in begun:
        one.tournament = stage.tournament
    return _following(stage, begun)


def _following(stage: Stage, begun: Iterable[Stage]) -> list[Stage]:
    """Return those of these stages, in the order of their numbers, that those of a stage came to, or went on to."""
    reached = {stage.number: stage}
    for one in begun:
        if fed_by(one) in reached:
            reached[one.number] = one
    return list(reached.values())[1:]


def _drafts_of(later: Collection[Stage]) -> list[Round]:
    """Return the first draft of each of these stages that has one."""
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
    """Return who has another place, in the order of the new standings."""
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
    """Return what differs between two readings of a stage, and what follows from it. later: the stages begun since."""
    confronto = subject if isinstance(subject, Confronto) else None
    names = dict(Dupla.objects.filter(tournament=stage.tournament_id).values_list("pk", "name"))
    moves = _moves(before.places, after.places, names)
    by_round = before.drawn_from != after.drawn_from and format_of(stage).drawn_by_round
    number = 0 if isinstance(subject, StageEntry) else subject.round
    following = Round.objects.filter(stage=stage, number__gt=number)
    if before.out != after.out:  # who is disqualified is not drawn, in the round itself neither
        following = Round.objects.filter(stage=stage).filter(
            Q(number__gt=number) | Q(state__in=Round.HELD_BACK)
        )
    drawn_from_it = list(following.order_by("number")) if by_round else []
    drafts = [row for row in drawn_from_it if row.state in Round.HELD_BACK]
    changed = _changed_later(before, after, later, names) if before != after else ()
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
    """Return the later stages in which something changes."""
    outdated = {one.stage_id: one.number for one in _drafts_of(later) if rounds.is_outdated(one)}
    found = []
    for stage in later:
        places = before.later.get(stage.number, {}), after.later.get(stage.number, {})
        found.append(LaterStage(stage.number, str(stage), _moves(*places, names), outdated.get(stage.pk)))
    return tuple(one for one in found if one.moves or one.redrawn)


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
