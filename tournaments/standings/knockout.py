"""The standing of a knockout: how far each got, and what decided it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from tournaments.standings.tally import JogoResult, Tally, added


class Criterion(StrEnum):
    """What may decide between two entrants; more is better in each."""

    PARTIDAS_WON = "partidas_won"
    DIFFERENCE = "difference"
    POINTS_FOR = "points_for"


MEASURES: Mapping[Criterion, Callable[[Tally], int]] = {
    Criterion.PARTIDAS_WON: lambda tally: tally.partidas_won,
    Criterion.DIFFERENCE: lambda tally: tally.difference,
    Criterion.POINTS_FOR: lambda tally: tally.points_for,
}
KNOCKOUT_ORDER = (Criterion.PARTIDAS_WON, Criterion.DIFFERENCE, Criterion.POINTS_FOR)


class Why(StrEnum):
    """Why an entrant stands where it stands."""

    CHAMPION = "champion"
    FINALIST = "finalist"
    THIRD = "third"
    FOURTH = "fourth"
    AWAITS_THIRD = "awaits_third"
    LOST_IN_ROUND = "lost_in_round"
    ABSENT = "absent"  # neither of the two came
    STILL_IN = "still_in"


PLACES: Mapping[Why, tuple[int, int]] = {
    Why.CHAMPION: (1, 1),
    Why.FINALIST: (2, 2),
    Why.THIRD: (3, 3),
    Why.FOURTH: (4, 4),
    Why.AWAITS_THIRD: (3, 4),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Reason:
    """Why, in round `round` of `rounds`: the one that decided or, for those still in, the next to play.

    `opponent` is who was met in the jogo that brought the entrant here, None before the first; `walkover`
    says whether that one was a W.O.
    """

    code: Why
    round: int
    rounds: int
    opponent: int | None = None
    walkover: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class KnockoutRow:
    """One entrant's line. The place is shared, or still open, from `place` to `place_to`."""

    place: int
    place_to: int
    entrant: int
    tally: Tally
    reason: Reason

    @property
    def shared(self) -> bool:
        """Whether the place is not the entrant's alone."""
        return self.place != self.place_to


@dataclass(frozen=True, slots=True)
class Contender:
    """Who was drawn. `sort_name` is without accents and lower case.

    `bye`: walks through the first round; `through`: the last round it walked through because nobody came, 0 for none.
    """

    entrant: int
    sort_name: str
    bye: bool = False
    through: int = 0


def knockout(
    contenders: Sequence[Contender],
    results: Iterable[JogoResult],
    *,
    third_place: bool,
    order: Sequence[Criterion] = KNOCKOUT_ORDER,
) -> tuple[KnockoutRow, ...]:
    """Return the standing of a knockout, best first.

    contenders: all who were drawn, byes marked. results: finished jogos only, in any order. third_place:
    whether the bracket holds a third-place jogo; without one the losers of the semifinals share the place.

    Who lost in the same round shares the places of that round for good; `order`, name and id only list them.
    Who is still in stands above, from the first place to the one a defeat in the next jogo would bring, so
    that the final place of everybody always lies inside `place` to `place_to`.
    KeyError for a result of somebody who was not drawn.
    """
    tallies = {contender.entrant: Tally() for contender in contenders}
    last: dict[int, JogoResult] = {}
    for result in results:
        for entrant in (result.a, result.b):
            tallies[entrant] = added(tallies[entrant], result, entrant)
            if entrant not in last or last[entrant].round < result.round:
                last[entrant] = result
    rows = {
        one: _row(one, tallies[one.entrant], last.get(one.entrant), len(contenders), third_place=third_place)
        for one in contenders
    }

    def rank(one: Contender) -> tuple[int | str, ...]:
        row = rows[one]
        listed = (-MEASURES[criterion](row.tally) for criterion in order)
        return (row.place, row.place_to, *listed, one.sort_name, one.entrant)

    return tuple(rows[one] for one in sorted(contenders, key=rank))


def _row(
    contender: Contender, tally: Tally, last: JogoResult | None, count: int, *, third_place: bool
) -> KnockoutRow:
    reason = _reason(contender, last, (count - 1).bit_length(), third_place=third_place)
    place, place_to = _places(reason, count)
    return KnockoutRow(place=place, place_to=place_to, entrant=contender.entrant, tally=tally, reason=reason)


def _reason(contender: Contender, last: JogoResult | None, rounds: int, *, third_place: bool) -> Reason:
    """Return the fate that the last jogo of the contender decided."""
    if last is None:
        return Reason(code=Why.STILL_IN, round=2 if contender.bye else 1, rounds=rounds)
    opponent = last.b if contender.entrant == last.a else last.a
    seen = Reason(
        code=Why.STILL_IN, round=last.round, rounds=rounds, opponent=opponent, walkover=last.walkover
    )
    if last.winner is None:
        return replace(seen, code=Why.AWAITS_THIRD if last.kind == "third" else Why.ABSENT)
    if contender.through > last.round:
        return _walked_through(seen, contender.through)
    won = last.winner == contender.entrant
    if last.kind == "third":
        return replace(seen, code=Why.THIRD if won else Why.FOURTH)
    if last.round == rounds:
        return replace(seen, code=Why.CHAMPION if won else Why.FINALIST)
    if won:
        return replace(seen, round=last.round + 1)
    awaits = third_place and last.round == rounds - 1
    return replace(seen, code=Why.AWAITS_THIRD if awaits else Why.LOST_IN_ROUND)


def _walked_through(seen: Reason, number: int) -> Reason:
    """Return the fate of who had nobody to meet in a later round: as far as that, and champion in the last."""
    if number == seen.rounds:
        return replace(seen, code=Why.CHAMPION, round=number, opponent=None, walkover=False)
    return replace(seen, round=number + 1)


def _places(reason: Reason, count: int) -> tuple[int, int]:
    """Return the places a fate leaves open: who loses in a round is below all who entered the next one."""
    if reason.code in PLACES:
        return PLACES[reason.code]
    entering = 2 ** (reason.rounds - reason.round + 1)
    best = 1 if reason.code == Why.STILL_IN else entering // 2 + 1
    return best, min(entering, count)
