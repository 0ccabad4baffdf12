"""Check-in: duplas are marked as present at the door, before a draw or before a round begins."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from django.db import transaction

from scoring.ledger.trail import Source
from tournaments.entries import present
from tournaments.entries.presence import Seen, seen
from tournaments.errors import TournamentError
from tournaments.models import (
    CheckInMark,
    Confronto,
    Dupla,
    DuplaMember,
    Player,
    Stage,
    StageEntry,
    Tournament,
)
from tournaments.names import dupla_name, sort_name
from tournaments.stage_plan import is_bracket

State = Tournament.State


@dataclass(frozen=True, slots=True)
class Roll:
    """The roll: the duplas that are asked about, sorted by name, and the last mark of each since the roll began.

    seen: the last other evidence since then. began: id of the mark that began the roll. last: id of the latest mark.
    Both are 0 if there is none.
    """

    expected: Sequence[Dupla]
    marked: Mapping[int, CheckInMark]
    seen: Mapping[int, Seen]
    began: int
    last: int

    @property
    def begun(self) -> bool:
        """Whether any dupla is marked. Before that, none counts as missing."""
        return bool(self.marked)

    @property
    def is_empty(self) -> bool:
        """Whether nothing is known of any dupla since the roll began."""
        return not (self.marked or self.seen)

    @property
    def missing(self) -> list[Dupla]:
        """Return the expected duplas that are not present; an empty list before the roll has begun."""
        return [dupla for dupla in self.expected if not self.is_there(dupla)] if self.begun else []

    def is_there(self, dupla: Dupla) -> bool:
        """Return whether a dupla is present: by its mark or by other evidence, whichever is later.

        A dupla that plays is present in any case.
        """
        mark, seen = self.marked.get(dupla.pk), self.seen.get(dupla.pk)
        if seen and (seen.playing or mark is None or seen.at > mark.at):
            return seen.present
        return mark is not None and mark.present

    def plays(self, dupla: Dupla) -> bool:
        """Return whether a mão of its open jogo is recorded."""
        return dupla.pk in self.seen and self.seen[dupla.pk].playing


def roll(tournament: Tournament, among: Collection[int] | None = None) -> Roll:
    """Return the current roll. Two queries before the tournament starts, at most eight afterwards.

    among: ids of the duplas to ask about, by default all that are expected.
    """
    marks = list(CheckInMark.objects.filter(tournament=tournament).order_by("pk"))
    asked = [one for one in expected(tournament) if among is None or one.pk in among]
    began = next((one for one in reversed(marks) if one.dupla_id is None), None)
    started = tournament.state not in {State.DRAFT, State.OPEN}
    return Roll(
        sorted(asked, key=lambda dupla: (sort_name(dupla.name), dupla.number)),
        _standing(marks),
        seen=seen(tournament, began.at if began else None) if started else {},
        began=began.pk if began else 0,
        last=marks[-1].pk if marks else 0,
    )


def full_names(tournament: Tournament) -> dict[int, str]:
    """Return the full names of each dupla with a player whose public name is shortened, by id. One query."""
    of_dupla: dict[int, list[Player]] = {}
    members = DuplaMember.objects.filter(tournament=tournament).select_related("player").order_by("pk")
    for member in members:
        of_dupla.setdefault(member.dupla_id, []).append(member.player)
    short = {pk: own for pk, own in of_dupla.items() if any(one.full_name for one in own)}
    return {pk: dupla_name(one.listed for one in own) for pk, own in short.items()}


def has_begun(tournament: Tournament) -> bool:
    """Whether any dupla was ever marked. One query."""
    return CheckInMark.objects.filter(tournament=tournament, dupla__isnull=False).exists()


def expected(tournament: Tournament) -> list[Dupla]:
    """Return the duplas that may be marked.

    Before the start these are all entries. While the tournament runs, these are the duplas that still play in a stage
    or wait for a stage that may begin, qualified or not.
    """
    if tournament.state in {State.DRAFT, State.OPEN}:
        out = StageEntry.objects.gone_before().filter(stage__tournament=tournament)
        return list(Dupla.objects.filter(tournament=tournament).exclude(pk__in=out.values("dupla")))
    if tournament.state == State.FINISHED:
        return []
    playing = list(Stage.objects.filter(tournament=tournament, state=Stage.State.PLAYING))
    entered = StageEntry.objects.entered().filter(stage__in=playing, until_round=None)
    here = {entry.dupla_id: entry.dupla for entry in entered.select_related("dupla", "stage")}
    out_of_brackets = _beaten(playing)
    waiting = [one for stage in present.stages_to_come(tournament) for one in present.waiting(stage)]
    return [one for pk, one in here.items() if pk not in out_of_brackets] + [
        one for one in waiting if one.pk not in here
    ]


def _beaten(playing: Iterable[Stage]) -> set[int]:
    brackets = [stage for stage in playing if is_bracket(stage)]
    if not brackets:
        return set()
    rows = Confronto.objects.filter(stage__in=brackets)
    # In a bracket, a dupla without an open confronto is out.
    every = {pk for pair in rows.values_list("dupla_a", "dupla_b") for pk in pair}
    left = {pk for pair in rows.filter(status="").values_list("dupla_a", "dupla_b") for pk in pair}
    return {pk for pk in every - left if pk}


@transaction.atomic
def mark(*, dupla: Dupla, present: bool, source: Source) -> None:
    """Mark a dupla as present or absent. Does nothing if it already counts as such.

    Raises `TournamentError("not_expected")` if the dupla has withdrawn or the tournament is over.
    """
    tournament = Tournament.objects.locked(dupla.tournament_id)
    # Read under the lock, so that two simultaneous taps write one mark.
    now = roll(tournament)
    if dupla not in now.expected:
        raise TournamentError("not_expected", dupla=dupla.name)
    if now.is_there(dupla) != present:
        CheckInMark.objects.create(tournament=tournament, dupla=dupla, present=present, actor=source.actor)


@transaction.atomic
def begin_anew(*, tournament: Tournament, source: Source) -> None:
    """Clear the roll, for example on the second day. An empty roll is unchanged."""
    tournament = Tournament.objects.locked(tournament.pk)
    if not roll(tournament).is_empty:
        CheckInMark.objects.create(tournament=tournament, present=False, actor=source.actor)


def _standing(marks: Iterable[CheckInMark]) -> dict[int, CheckInMark]:
    found: dict[int, CheckInMark] = {}
    for one in marks:
        # A mark without a dupla begins a new roll: earlier marks no longer count.
        if one.dupla_id is None:
            found = {}
        else:
            found[one.dupla_id] = one
    return found


def left_out(missing: Collection[Dupla], told: Collection[int], *, out: bool | None) -> list[Dupla]:
    """Return the missing duplas that a draw leaves out.

    missing: the current missing duplas. told: ids of the duplas listed as missing on the director's page. out: whether
    to leave them out; None if the director did not answer. A dupla that has arrived meanwhile is not left out. Raises
    `TournamentError("missing_untold")` if a dupla is missing that is not in `told`, or if `out` is None.
    """
    # The director must not leave out, or wait for, a dupla that the page did not name.
    if missing and (out is None or {dupla.pk for dupla in missing} - set(told)):
        raise TournamentError("missing_untold", field="absent", missing=len(missing))
    return [*missing] if out else []
