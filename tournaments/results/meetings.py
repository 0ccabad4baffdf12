"""Convert confrontos and their sheets to the meetings that standings count."""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any, NamedTuple

from django.db.models import Q, QuerySet

from rules import Points
from scoring.jogo.sheet import SIDES, Sheet
from scoring.models import Mao
from tournaments.models import Confronto, Stage
from tournaments.pairing.bracket.nodes import Kind
from tournaments.plan.checked_values import as_number
from tournaments.stage_plan import format_of, has_rounds, is_bracket
from tournaments.standings.meeting import NOTHING, Made, Meeting, Number, Status

BATIDA = "batida"

type Sides = tuple[Made, ...]  # of each side, in their order
type MaoMade = tuple[Mapping[str, Points], Mapping[str, Sequence[Mapping[str, Any]]]]  # totals and lines


def settled(stages: Collection[Stage]) -> QuerySet[Confronto]:
    """Return the confrontos that count: those with a status. A bye counts once its round has started."""
    return _started(stages).exclude(status="")


def _started(stages: Collection[Stage]) -> QuerySet[Confronto]:
    # Of a bracket everything counts: a bye or a W.O. moves a dupla on before the round of it starts.
    return Confronto.objects.started(whole=filter(has_rounds, stages)).filter(stage__in=stages)


class ConfrontoRow(NamedTuple):
    """The columns of a confronto that standings need. Rows are cheaper than model instances for thousands."""

    pk: int
    stage_id: int
    kind: Kind
    round: int
    dupla_a_id: int | None
    dupla_b_id: int | None
    partner_a_id: int | None
    partner_b_id: int | None
    others: Sequence[int]
    absent: Mapping[str, bool]
    winner_id: int | None
    status: str
    given: Sequence[object] | None
    loser_to_id: int | None
    jogo_id: int | None


def rows_of(confrontos: Iterable[Confronto]) -> list[ConfrontoRow]:
    """Return the rows of confrontos that are already loaded."""
    names = ConfrontoRow._fields
    return [ConfrontoRow(*(getattr(one, name) for name in names)) for one in confrontos]


def rows_in(stages: Collection[Stage]) -> list[ConfrontoRow]:
    """Return the confrontos that count. Runs one query.

    For brackets and team events it returns the unplayed ones too.
    """
    # A bracket needs its open nodes, and the meetings of teams wait for open tables.
    whole = [stage for stage in stages if is_bracket(stage) or format_of(stage).ranked_as_one > 1]
    found = _started(stages)
    found = found.filter(~Q(status="") | Q(stage__in=whole)).order_by("pk")
    return [ConfrontoRow(*row) for row in found.values_list(*ConfrontoRow._fields)]


def meetings_of(confronto: ConfrontoRow, made: Sides = (NOTHING, NOTHING)) -> list[Meeting]:
    """Return the meetings that a confronto counts as.

    A confronto of duplas is one meeting. A table of four single players is two meetings, and each player gets the
    result of the pair. At a mesa where each plays alone, each player has a meeting. If a table could not be
    played, the players present have a bye, and the absent ones lose or have no meeting.
    """
    if confronto.status == Status.NOT_COUNTED:
        return []
    if confronto.status == Status.ABSENT:
        return list(_short(confronto))
    if confronto.dupla_a_id is None and confronto.dupla_b_id is None:
        return []  # a bracket node that neither side reached
    if confronto.others:
        return list(_each_alone(confronto, made))
    meeting = _meeting(confronto, made)
    if confronto.partner_a_id is None:
        return [meeting]
    partners = {confronto.dupla_a_id: confronto.partner_a_id, confronto.dupla_b_id: confronto.partner_b_id}
    # The partners meet each other with the same result.
    winner = None if meeting.winner is None else partners[meeting.winner]
    return [meeting, replace(meeting, a=confronto.partner_a_id, b=confronto.partner_b_id, winner=winner)]


def _short(confronto: ConfrontoRow) -> Iterator[Meeting]:
    four = (confronto.dupla_a_id, confronto.partner_a_id, confronto.dupla_b_id, confronto.partner_b_id)
    yield from _missing(confronto, [player for player in (*four, *confronto.others) if player])


def _missing(confronto: ConfrontoRow, players: Iterable[int]) -> Iterator[Meeting]:
    for player in players:
        # JSON keys are text. True: the absence counts as nothing; False: as a W.O. lost; missing: present.
        nothing = confronto.absent.get(str(player))
        if not nothing:
            status = Status.BYE if nothing is None else Status.ABSENT
            yield Meeting(round=confronto.round, a=player, b=None, status=status)


def _each_alone(confronto: ConfrontoRow, made: Sides) -> Iterator[Meeting]:
    drawn = [one for one in (confronto.dupla_a_id, confronto.dupla_b_id, *confronto.others) if one]
    playing = [one for one in drawn if str(one) not in confronto.absent]
    # Without a jogo there are no results of the players.
    made = made if len(made) == len(playing) else (NOTHING,) * len(playing)
    status = Status(confronto.status)
    for at, (player, own) in enumerate(zip(playing, made, strict=True)):
        yield Meeting(
            round=confronto.round,
            a=player,
            b=None,
            status=status,
            winner=confronto.winner_id,
            made_a=own,
            made_b=_together([*made[:at], *made[at + 1 :]]),
            given=(_given_to(confronto.given, at), 0) if status is Status.DIRECTOR else None,
            against=tuple(one for one in playing if one != player),
        )
    yield from _missing(confronto, [one for one in drawn if one not in playing])


# Only partidas and points count against an opponent.
def _together(made: Sequence[Made]) -> Made:
    return Made(partidas=sum(one.partidas for one in made), points=sum(one.points for one in made))


def _given_to(points: Sequence[object] | None, at: int) -> Number:
    return as_number((points or ())[at], "given")


def _meeting(confronto: ConfrontoRow, made: Sides) -> Meeting:
    one, other = confronto.dupla_a_id, confronto.dupla_b_id
    status = Status(confronto.status)
    if status is Status.BYE:
        return Meeting(round=confronto.round, kind=confronto.kind, a=one or other or 0, b=None, status=status)
    return Meeting(
        round=confronto.round,
        kind=confronto.kind,
        a=one or 0,
        b=other,
        status=status,
        winner=confronto.winner_id,
        made_a=made[0],
        made_b=made[1],
        given=_given(confronto.given) if status is Status.DIRECTOR else None,
    )


def made_in(stages: Collection[Stage], kinds: Collection[str]) -> dict[int, Sides]:
    """Return the results of both sides of each played confronto that counts, by id of its jogo. Runs one query.

    A partida without mãos has no winner, so reading the mãos is enough.
    """
    jogos = settled(stages).filter(jogo__isnull=False).values("jogo")
    standing = Mao.objects.standing().filter(partida__jogo__in=jogos).order_by("partida", "number")
    winners: dict[int, dict[int, str]] = defaultdict(dict)
    maos: dict[int, list[MaoMade]] = defaultdict(list)
    for jogo, partida, winner, totals, lines in standing.values_list(
        "partida__jogo", "partida", "partida__winner", "totals", "lines"
    ):
        winners[jogo][partida] = winner
        maos[jogo].append((totals, lines))
    return {jogo: made_of(list(winners[jogo].values()), maos[jogo], kinds) for jogo in maos}


def made_on(sheet: Sheet, kinds: Collection[str]) -> Sides:
    """Return the results of the sides from a sheet that is already loaded."""
    maos = [(line.totals, line.lines) for partida in sheet.partidas for line in partida.maos]
    return made_of([partida.winner for partida in sheet.partidas], maos, kinds)


def made_of(winners: Sequence[str], maos: Iterable[MaoMade], kinds: Collection[str]) -> Sides:
    """Return the results of the sides.

    winners: the winning side of each partida, empty for none. If two of three players are partners in a mão, each
    of them gets the full result of the pair.
    """
    points: dict[str, Points] = dict.fromkeys(SIDES, 0)
    canastras: dict[str, Counter[str]] = defaultdict(Counter)
    batidas: Counter[str] = Counter()
    for totals, lines in maos:
        for side, made in totals.items():
            points[side] = points.get(side, 0) + made
        for partners, of_side in lines.items():
            # With three players the code of a side may name two partners, such as `B+C`.
            for side in partners.split("+"):
                for line in of_side:
                    if line["code"] in kinds:
                        canastras[side][line["code"]] += line["count"] or 0
                    elif line["code"] == BATIDA:
                        batidas[side] += 1
    return tuple(
        Made(
            partidas=winners.count(side),
            points=exact(points[side]),
            canastras=canastras[side],
            batidas=batidas[side],
        )
        for side in sorted(points)
    )


def exact(points: Points) -> Number:
    """Return points as an exact number: with three players they may end in a half."""
    return int(points) if points == int(points) else Fraction(points)


def _given(points: Sequence[object] | None) -> tuple[Number, Number]:
    a, b = (as_number(value, "given") for value in points or (0, 0))
    return a, b
