"""A round as the director reads it: pairings with mesas, flags and results; and the seating by player."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from django.db.models import Count, F, OuterRef, Q
from django.utils.translation import gettext as _

from scoring.lifecycle.sheet_check import is_check, last_of_result
from tournaments.charts.round_titles import round_names
from tournaments.desk.results.figures import Figures, figures
from tournaments.models import Confronto, Dupla, DuplaMember, Round, Stage, Tournament
from tournaments.stage_plan import is_bracket
from tournaments.wording.terms import BY_HAND, FLAGS, STATUSES, flag_words


@dataclass(frozen=True, slots=True)
class PairingLine:
    """One confronto with its flags and result in words.

    second: whether it follows another of the round at its mesa. figures: its result in numbers, where they were read.
    checked: whether the result was compared with the paper sheet; None if there is nothing to compare.
    """

    confronto: Confronto
    flags: tuple[str, ...]
    result: str
    second: bool = False
    figures: Figures | None = None
    checked: bool | None = None

    @property
    def duplas(self) -> tuple[Dupla, ...]:
        """Return the entrants: one in a bye, four if two pairs of single players meet."""
        return self.confronto.people


@dataclass(frozen=True, slots=True)
class SeatingLine:
    """The seat of a player: a line of the alphabetical list. partner: set if partners change each round.

    second: whether another confronto of the round is played first at the mesa.
    """

    player: str
    mesa: int | None
    opponent: str
    partner: str
    second: bool = False


@dataclass(frozen=True, slots=True)
class RoundLine:
    """One round with its name, the number of its confrontos, and of those without a result."""

    round: Round
    name: str
    confrontos: int
    missing: int


def pairings(round_: Round) -> list[PairingLine]:
    """Return the confrontos of a round by mesa, byes last. One query."""
    found = Confronto.objects.filter(stage=round_.stage_id, round=round_.number)
    directed = bool(round_.forced or round_.forbidden)
    found = found.annotate(last_of_result=last_of_result(OuterRef("jogo")))
    return _lines(
        found.with_sides("jogo").order_by(F("mesa").asc(nulls_last=True), "group", "position"),
        lambda row: flag_words(row.flags, directed=directed, bye=row.is_bye),
    )


def with_figures(tournament: Tournament, rows: Sequence[PairingLine]) -> list[PairingLine]:
    """Return the lines with their results in numbers. At most nine queries, none before the round has begun."""
    known = figures(tournament, [row.confronto for row in rows])
    return [
        replace(row, figures=known.get(row.confronto.pk), checked=_checked(row.confronto)) for row in rows
    ]


def _checked(confronto: Any) -> bool | None:
    over = confronto.status and confronto.jogo
    return is_check(confronto.last_of_result) if over else None


def at_the_mesas(tournament: Tournament) -> list[PairingLine]:
    """Return the confrontos being played, or that may be played next, in all stages and brackets, by mesa.

    One query.
    """
    known = Q(dupla_a__isnull=False, dupla_b__isnull=False)
    found = Confronto.objects.started().filter(known, tournament=tournament, status="").with_sides()
    return _lines(
        found.order_by(F("mesa").asc(nulls_last=True), "stage", "round", "group", "position"),
        lambda row: flag_words(row.flags, {**FLAGS, **BY_HAND}, bye=row.is_bye),
    )


def _lines(rows: Iterable[Confronto], remarks: Callable[[Confronto], list[str]]) -> list[PairingLine]:
    rows = list(rows)
    last = [row for row in rows if row.is_bye]
    played = [row for row in rows if not row.is_bye]
    # The first confronto at each mesa; any other one there is the second.
    first = {row.mesa: row for row in reversed(played)}
    return [
        PairingLine(
            row,
            (*remarks(row), *_missing(row)),
            str(STATUSES.get(row.status, "")),
            second=not row.is_bye and row.mesa is not None and first[row.mesa] is not row,
        )
        for row in [*played, *last]
    ]


def _missing(confronto: Confronto) -> Iterable[str]:
    gone = [one.name for one in confronto.people if str(one.pk) in confronto.absent]
    if gone:
        yield _("falta: %(names)s") % {"names": ", ".join(gone)}


def rounds_of(tournament: Tournament) -> dict[int, list[RoundLine]]:
    """Return the rounds of every stage, by id of the stage. Two queries, three with rounds of a knockout."""
    counted: dict[tuple[int, int], tuple[int, int]] = {}
    found = Confronto.objects.filter(tournament=tournament).order_by()
    totals = found.values_list("stage", "round").annotate(
        total=Count("pk"), missing=Count("pk", filter=Q(status=""))
    )
    for stage, number, total, missing in totals:
        counted[stage, number] = total, missing
    lines: dict[int, list[RoundLine]] = defaultdict(list)
    rows = list(Round.objects.filter(stage__tournament=tournament).select_related("stage"))
    names = round_names(rows)
    for row in sorted(rows, key=lambda row: (row.stage_id, row.number)):
        of_round = counted.get((row.stage_id, row.number), (0, 0))
        lines[row.stage_id].append(RoundLine(row, names[row.pk], *of_round))
    return lines


def missing_results(stages: Iterable[Stage]) -> list[Confronto]:
    """Return the confrontos of these stages that may be played now and have no result, in order of the hall. One query.

    Of a closed stage, also of a bracket, these are the results that were reverted.
    """
    asked = [stage for stage in stages if stage.state == Stage.State.CLOSED or not is_bracket(stage)]
    found = Confronto.objects.started().filter(stage__in=asked, status="").with_sides()
    return list(found.order_by("stage", "round", F("mesa").asc(nulls_last=True), "group", "position"))


def seats(rows: Sequence[PairingLine]) -> list[SeatingLine]:
    """Return the seat of each player, by name. One query."""
    where: dict[int, SeatingLine] = {}
    for row in rows:
        names = row.confronto.names
        for side in names:
            pair = row.confronto.pair(side)
            opponent = ", ".join(name for other, name in names.items() if other != side and name)
            # Two single players are each other's partner; a dupla is paired with itself.
            for one, partner in zip(pair, pair[::-1], strict=True):
                with_whom = "" if one == partner else partner.name
                where[one.pk] = SeatingLine("", row.confronto.mesa, opponent, with_whom, row.second)
    members = DuplaMember.objects.filter(dupla__in=where).select_related("player")
    named = [
        (member.player.sort_name, replace(at, player=member.player.name))
        for member in members
        for at in (where[member.dupla_id],)
    ]
    return [seat for _name, seat in sorted(named, key=lambda pair: pair[0])]


def flagged(rows: Sequence[PairingLine]) -> dict[str, int]:
    """Return the number of times that each flag occurs, the most frequent first."""
    return dict(Counter(flag for row in rows for flag in row.flags).most_common())
