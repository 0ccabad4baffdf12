"""Change the pace of a stage that is being played: round by round, or each jogo as soon as possible."""

from collections.abc import Iterator, Sequence
from functools import partial

from django.db.models import Q
from django.utils.timezone import now

from scoring.jogo.begun import begun_of
from scoring.ledger.trail import Source
from scoring.models import Jogo
from tournaments.event.draws.round_draw import full_up_to
from tournaments.hall import open_anew
from tournaments.hall.arrangement import Arrangement
from tournaments.models import Confronto, Round, Stage
from tournaments.outcomes.advance import close_rounds
from tournaments.outcomes.bracket_rounds import post_rounds
from tournaments.pairing.entrant import Pairing, Scheduled
from tournaments.plan.formats import ScheduledFormat
from tournaments.plan.places import Places
from tournaments.stage_plan import by_round, is_bracket, planned
from tournaments.standings.meeting import Status
from tournaments.wording.refusals.consequences import Consequence

State = Round.State
# Statuses known before a round is played: byes and withdrawals.
BEFOREHAND = ("", Status.BYE, Status.WALKOVER, Status.BOTH_ABSENT)


def change_pace(stage: Stage, jogos: list[Jogo], source: Source) -> Iterator[Consequence]:
    """Apply the pace of the plan to the rounds of a stage; yield the consequences.

    jogos: the open jogos of the tournament, locked. A jogo with an entered mão is never changed.
    """
    if by_round(stage):
        if is_bracket(stage):
            post_rounds(stage)
        yield from _wait_for_start(stage, jogos, source)
    else:
        of_posted = Round.objects.filter(stage=stage, state=State.POSTED).values("number")
        waiting = Confronto.objects.filter(stage=stage, round__in=of_posted, status="").count()
        if waiting:
            yield Consequence("jogos_open_freely", count=waiting)
        if is_bracket(stage):
            Round.objects.filter(stage=stage).delete()
    close_rounds(stage)


def _wait_for_start(stage: Stage, jogos: list[Jogo], source: Source) -> Iterator[Consequence]:
    rows = Confronto.objects.filter(stage=stage)
    begun = begun_of(jogos)
    recorded = rows.filter(
        ~Q(status__in=BEFOREHAND) | Q(jogo__in=begun) | Q(jogo__closed_at__isnull=False)
    ).values("round")
    rounds = Round.objects.filter(stage=stage).order_by("number")
    reached = rounds.filter(Q(number__in=recorded) | Q(state=State.PLAYING)).last()
    last = reached.number if reached else 0
    played = rounds.filter(number__lte=last, state=State.POSTED)
    if numbers := list(played.values_list("number", flat=True)):
        yield Consequence("rounds_played", ", ".join(map(str, numbers)))
    # Rounds up to the last one with a recorded result count as started; jogos opened in later rounds are cancelled.
    played.update(state=State.PLAYING, started_at=now())
    to_start = list(rounds.filter(number__gt=last, state=State.POSTED).values_list("number", flat=True))
    own = set(rows.filter(round__in=to_start).values_list("jogo", flat=True))
    opened = [jogo for jogo in jogos if jogo.pk in own]
    open_anew.let_go(opened, source)
    if opened:
        yield Consequence("jogos_let_go", count=len(opened))
    if to_start:
        yield Consequence("rounds_to_start", ", ".join(map(str, to_start)))
        if not is_bracket(stage):  # whose next round is placed once the results before it are there
            _seat(stage, to_start)


def _seat(stage: Stage, numbers: Sequence[int]) -> None:
    # The rounds get the mesas that they would have had if they had been drawn round by round.
    format_ = planned(stage).stage.format
    by_number: dict[int, list[Confronto]] = {}
    for row in Confronto.objects.filter(stage=stage).order_by("round", "group", "position"):
        by_number.setdefault(row.round, []).append(row)
    if isinstance(format_, ScheduledFormat):
        tables = _tables(by_number, of_players=format_.of_players)
        drawn = tuple(
            tuple(
                Pairing(a=row.dupla_a_id or 0, b=row.dupla_b_id, group=row.group, table=tables.get(row.pk))
                for row in rows
            )
            for rows in by_number.values()
        )
        in_hall = partial(format_.places, Scheduled(drawn, _listed(drawn), {}))
    else:
        in_hall = partial(_in_order, tuple(by_number.values()))
    sides = [[row.entrants for row in rows] for rows in by_number.values()]
    found = Arrangement.of(stage.tournament).placed(in_hall, sides, after=full_up_to(stage))
    places = dict(zip(by_number, found, strict=True))
    seated = []
    for number in numbers:
        for row, place in zip(by_number.get(number, ()), places.get(number, ()), strict=True):
            row.mesa = place
            seated.append(row)
    Confronto.objects.bulk_update(seated, ("mesa",))


def _tables(by_number: dict[int, list[Confronto]], *, of_players: bool) -> dict[int, int]:
    met = [row for rows in by_number.values() for row in rows if row.is_ready]
    # Single players sit by position; otherwise the first side keeps its table.
    if of_players:
        return {row.pk: row.position for row in met}
    own: dict[int | None, int] = {}
    for row in met:
        own.setdefault(row.dupla_a_id, len(own) + 1)
    return {row.pk: own[row.dupla_a_id] for row in met}


def _listed(drawn: Sequence[Sequence[Pairing]]) -> tuple[int, ...]:
    return tuple(sorted({one for pairings in drawn for pairing in pairings for one in pairing.entrants}))


def _in_order(rounds: Sequence[Sequence[Confronto]], mesas: int) -> Places:
    found = []
    for rows in rounds:
        free = iter(range(1, mesas + 1))
        found.append(tuple(None if row.status == Status.BYE else next(free, None) for row in rows))
    return tuple(found)
