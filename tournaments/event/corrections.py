"""Correct a result or a penalty, after the director has confirmed everything else that it changes.

The change is made inside a transaction and its effects are compared with the confirmed ones. If they differ, the
transaction is rolled back. The preview is therefore read from the real change and is never a forecast.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from django.db import transaction
from django.db.models import Q

import rules
from scoring.errors import Refused
from scoring.ledger.trail import Source
from scoring.models import Jogo, Mao
from tournaments.entries.bracket_return import forfeits
from tournaments.event import rounds, stages
from tournaments.event.effects import (
    Effects,
    LaterStage,
    Owners,
    PlaceChange,
    Rematch,
    ResultChange,
    SheetChange,
    SlotChange,
)
from tournaments.models import Confronto, Dupla, Penalty, Round, Stage, StageEntry
from tournaments.models.confronto import ConfrontoQuerySet
from tournaments.outcomes import owners, penalties
from tournaments.outcomes.annul import Fallen, annul_after
from tournaments.outcomes.double_seated import double_seated_with
from tournaments.pairing.entrant import Flag
from tournaments.results.stage_results import results_by_stage
from tournaments.stage_plan import carries, fed_by, fed_from, format_of, is_bracket
from tournaments.standings.ranking import Ranked

# Subject of a correction: a result, a penalty, a withdrawal from a bracket that is undone, or owners of sheets.
type Subject = Confronto | Penalty | StageEntry | Owners
type SheetRead = tuple[int, int, tuple[tuple[str, rules.Points], ...]]  # mãos, versions, points of each side
type Slots = Mapping[tuple[int, str], int | None]  # dupla by confronto and side
type Places = dict[int, dict[int, tuple[int, int]]]  # first and last place by group, then dupla


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
    with transaction.atomic():
        # Lock the jogo first, then the tournament, in the same order as entering a mão. With both locked, no other
        # result can be recorded between the two readings and mistaken for an effect of this change.
        if isinstance(subject, Confronto):
            Jogo.objects.select_for_update(no_key=True, of=("self",)).filter(confronto=subject).first()
        elif isinstance(subject, Owners):
            owners.lock_sheets(subject.confrontos)
        else:
            penalties.lock_jogos(subject.stage, subject.dupla)
        locking = Stage.objects.select_for_update(no_key=True, of=("tournament",)).select_related(
            "tournament"
        )
        stage = locking.get(pk=subject.stage_id)
        stage.tournament.refuse_cancelled()
        later = _begun_after(stage)
        before = _read(stage, subject, later)
        answer, fallen = _made(subject, stage, change, reason, source)
        effects = _effects(subject, stage, before, _read(stage, subject, later), fallen, later)
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
        turned = list(_confrontos(subject).select_related("stage"))
    fallen = [one for row in turned for one in annul_after(row, reason=reason, source=source)]
    return change(), tuple(fallen)


@dataclass(frozen=True, slots=True)
class _StageReading:
    """State of a stage at one moment. drawn_from: dupla, points and disqualification of each row of the standings."""

    results: Mapping[int, tuple[str, str]]  # status and name of the winner, by confronto
    places: Places
    drawn_from: tuple[tuple[int, object, bool], ...]
    slots: Slots
    later: dict[int, Places]  # places in each later stage, by its number, that counts points of this one
    sheets: Mapping[int, tuple[Confronto, SheetRead]] = field(default_factory=dict)  # of owners, by jogo
    rematches: frozenset[Rematch] = frozenset()  # of owners

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


def _confrontos(subject: Subject) -> ConfrontoQuerySet:
    if isinstance(subject, Owners):
        return Confronto.objects.filter(pk__in=[row.pk for row in subject.confrontos]).order_by("pk")
    return (
        Confronto.objects.filter(pk=subject.pk)
        if isinstance(subject, Confronto)
        else Confronto.objects.none()
    )


def _read(stage: Stage, subject: Subject, later: Iterable[Stage]) -> _StageReading:
    rows = list(_confrontos(subject).with_sides("jogo")) if isinstance(subject, Confronto | Owners) else []
    results = {row.pk: (row.status, row.winner_name) for row in rows}
    reading = _read_stage(stage, results, later)
    if isinstance(subject, Owners):
        sheets = {row.jogo.pk: (row, _sheet(row.jogo)) for row in rows if row.jogo}
        return replace(reading, sheets=sheets, rematches=_rematches(stage))
    return reading


def _sheet(jogo: Jogo) -> SheetRead:
    versions = Mao.objects.filter(partida__jogo=jogo)
    return versions.standing().count(), versions.count(), owners.points_on(jogo)


def _rematches(stage: Stage) -> frozenset[Rematch]:
    rows = Confronto.objects.filter(stage=stage).with_sides()
    flagged = (row for row in rows if Flag.REMATCH in row.flags or Flag.REMATCH_BY_HAND in row.flags)
    return frozenset(Rematch(row.round, (row.name("A"), row.name("B"))) for row in flagged)


def _read_stage(
    stage: Stage, results: Mapping[int, tuple[str, str]], later: Iterable[Stage]
) -> _StageReading:
    if is_bracket(stage):
        rows = Confronto.objects.filter(stage=stage).values_list("pk", "dupla_a", "dupla_b")
        slots = {(pk, side): dupla for pk, a, b in rows for side, dupla in (("A", a), ("B", b))}
        return _StageReading(results, {}, (), slots, {})
    carried = _following(stage, filter(carries, later))
    read, *reached = results_by_stage([stage, *carried]).values()
    standings = {group: read.standing(group) for group in read.groups}
    return _StageReading(
        results,
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
    # An undone withdrawal changes the round in which the dupla left, and those after it.
    number = subject.until_round or 0 if isinstance(subject, StageEntry) else subject.round
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
    turned = [(pk, was, after.results[pk]) for pk, was in before.results.items() if was != after.results[pk]]
    of_owners = isinstance(subject, Owners)
    return Effects(
        sheets=_sheet_changes(before, after),
        results=tuple(
            ResultChange(was, now, _confrontos(subject).with_sides().get(pk=pk).versus)
            for pk, was, now in turned
        )
        if of_owners
        else (),
        rematches=tuple(sorted(after.rematches - before.rematches, key=lambda one: (one.round, one.names))),
        result=ResultChange(*turned[0][1:]) if turned and not of_owners else None,
        moves=moves,
        slots=_slot_changes(before.slots, after.slots, names),
        fallen=fallen,
        posted=tuple(row.number for row in drawn_from_it if row not in drafts),
        redrawn=drafts[0].number if drafts and _can_be_drawn(drafts[0], confronto, after) else None,
        later_stages=tuple(kept),
        later=changed,
        double_seated=tuple(double_seated_with(confronto)) if confronto else (),
    )


def _sheet_changes(before: _StageReading, after: _StageReading) -> tuple[SheetChange, ...]:
    changes = []
    by_mesa = sorted(before.sheets.items(), key=lambda one: one[1][0].mesa or 0)
    for jogo, (row, (_maos, _written, was)) in by_mesa:
        maos, written, now = after.sheets[jogo][1]
        if was != now:
            changes.append(SheetChange(row.mesa, maos, written, was, now))
    return tuple(changes)


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
        return bool(after.results[confronto.pk][0])
    missing = Confronto.objects.filter(stage=row.stage_id, round__lt=row.number, status="")
    return bool(row.override) or not missing.exists()
