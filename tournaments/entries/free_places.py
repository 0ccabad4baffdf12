"""Free places for a late dupla: it takes byes, at most one in each round and one against each opponent."""

from collections import defaultdict
from collections.abc import Mapping, Sequence

from django.db import transaction
from django.db.models import Q

from scoring.errors import Refused
from tournaments.errors import TournamentError
from tournaments.hall.arrangement import Arrangement
from tournaments.models import Confronto, Dupla, Round, Stage, StageEntry
from tournaments.outcomes import advance
from tournaments.pairing.lots import by_lot
from tournaments.stage_plan import by_round, format_of, planned
from tournaments.standings.meeting import Status

# The byes of a group, by round and id of the resting dupla.
type Opponents = Mapping[int, Mapping[int, Confronto]]


def take_byes(stage: Stage, dupla: Dupla, rounds: Sequence[Round]) -> tuple[int, int]:
    """Seat a dupla in its `free_byes`. Return its first round, and the number of its standings.

    Raises `TournamentError("no_free_place")`.
    """
    taken = free_byes(stage, rounds, dupla)
    met = taken[0].entrants[0]
    for row in taken:
        _seat(row, dupla)
    facing = StageEntry.objects.filter(stage=stage, dupla=met).values_list("group", flat=True).first()
    return taken[0].round, planned(stage).stage.format.late_group(taken[0].group, facing or 0)


def free_byes(stage: Stage, rounds: Sequence[Round], dupla: Dupla | None = None) -> list[Confronto]:
    """Return the byes of the rounds that are not over which a late dupla would take, if all rounds are drawn at once.

    Of the groups that have byes, it joins the one in which it meets most opponents. If teams meet, it may only sit at
    the second table of the meeting of its own team, and has to be given. Raises `TournamentError("no_free_place")`.
    """
    to_come = [row.number for row in rounds if row.state != Round.State.CLOSED]
    alone = Q(bye_a=True, dupla_b__isnull=False) | Q(bye_b=True, dupla_a__isnull=False)
    resting = Confronto.objects.filter(alone, stage=stage, status=Status.BYE, round__in=to_come).with_sides()
    groups: dict[int, dict[int, dict[int, Confronto]]] = defaultdict(lambda: defaultdict(dict))
    places = list(resting.order_by("group", "round", "position"))
    if dupla and format_of(stage).ranked_as_one > 1:
        places = _of_its_team(stage, dupla, places)
    for row in places:
        groups[row.group][row.round][row.dupla_a_id or row.dupla_b_id or 0] = row
    found = {group: _one_a_round(byes) for group, byes in groups.items()}
    if not found:
        raise TournamentError("no_free_place", stage=stage.number)
    group = max(found, key=lambda one: (len(found[one]), -one))
    return sorted(found[group], key=lambda row: row.round)


def _of_its_team(stage: Stage, dupla: Dupla, places: Sequence[Confronto]) -> list[Confronto]:
    # Two teams meet at both tables of a round, so a team must not meet a third one there.
    rows = Confronto.objects.filter(stage=stage, round__in={row.round for row in places})
    teams = dict(Dupla.objects.filter(tournament=stage.tournament_id).values_list("pk", "team"))
    meets: dict[tuple[int, int | None], int | None] = {}
    for row in rows.filter(dupla_a__isnull=False, dupla_b__isnull=False):
        a, b = (teams[one] for one in row.entrants)
        meets |= {(row.round, a): b, (row.round, b): a}

    def fits(row: Confronto) -> bool:
        own, rests = dupla.team_id, teams[row.entrants[0]]
        return (
            own != rests == meets.get((row.round, own), rests) and meets.get((row.round, rests), own) == own
        )

    return [row for row in places if fits(row)]


def take_bye_of_round(stage: Stage, dupla: Dupla, rounds: Sequence[Round]) -> int:
    """Seat a dupla in the `free_bye` of a round, if there is one; return the first round that it plays.

    Raises `TournamentError("no_round_left")`.
    """
    number, row = free_bye(stage, rounds)
    if row:
        row.mesa = _free_mesa(stage, number, (*row.entrants, dupla.pk))
        _seat(row, dupla)
    return number


def free_bye(stage: Stage, rounds: Sequence[Round]) -> tuple[int, Confronto | None]:
    """Return the first round that a late dupla would play, and the bye that it would take there.

    A bye is free while its round is posted and has not begun; otherwise it is the next round to be drawn. Raises
    `TournamentError("no_round_left")` if there is no further round.
    """
    posted = [row for row in rounds if row.state not in Round.HELD_BACK]
    last = posted[-1] if posted else None
    if last and last == rounds[-1] and last.state == Round.State.POSTED and by_round(stage):
        of_round = Confronto.objects.filter(stage=stage, round=last.number).with_sides()
        resting = of_round.filter(status=Status.BYE, dupla_a__isnull=False, bye_b=True).order_by("position")
        if row := resting.first():
            return last.number, row
    following = 1 + len(posted)
    if following > int(stage.plan["rounds"]):
        params = {"stage": stage.number, "rounds": following - 1}
        raise TournamentError("no_round_left", params=params)
    return following, None


def _free_mesa(stage: Stage, number: int, duplas: Sequence[int]) -> int | None:
    hall = Arrangement.of(stage.tournament)
    of_hall = Confronto.objects.filter(tournament=stage.tournament_id, mesa__isnull=False)
    beside = of_hall.filter(status="", stage__state=Stage.State.PLAYING).exclude(stage=stage)
    own = of_hall.filter(stage=stage, round=number)
    taken = {*beside.values_list("mesa", flat=True), *own.values_list("mesa", flat=True)}
    stays = hall.own(duplas)
    # A mesa that is kept for one of them comes first, then the lowest free one. In a full hall the confronto gets no
    # mesa.
    wished = ([stays] if stays else []) + hall.free
    return next((mesa for mesa in wished if mesa not in taken), None)


def _one_a_round(byes: Opponents) -> list[Confronto]:
    # A maximum matching of rounds and opponents, by augmenting paths.
    of_opponent: dict[int, int] = {}

    def place(number: int, tried: set[int]) -> bool:
        for opponent in byes[number]:
            if opponent in tried:
                continue
            tried.add(opponent)
            if opponent not in of_opponent or place(of_opponent[opponent], tried):
                of_opponent[opponent] = number
                return True
        return False

    for number in byes:
        place(number, set())
    return [byes[number][opponent] for opponent, number in of_opponent.items()]


def take_bye_of_bracket(stage: Stage, dupla: Dupla) -> None:
    """Seat a dupla in a bye of the first round of a knockout, chosen by lot.

    Raises `TournamentError("no_free_place_in_bracket")`: each bye has a next jogo that has begun, or the loser there
    would have to go on elsewhere.
    """
    first = Confronto.objects.filter(stage=stage, round=1, kind=Confronto.Kind.MAIN, status=Status.BYE)
    byes = {row.pk: row for row in first.select_related("stage")}
    loses_out = format_of(stage).names_rounds and not stage.plan.get("consolation")
    for pk in by_lot(byes, stage.seed or 0) if loses_out else ():
        row = byes[pk]
        if row.loser_to_id or row.winner_to_id is None:
            continue
        try:
            with transaction.atomic():
                advance.take_back(row)
        except Refused:
            continue  # its next jogo has begun
        _seat(row, dupla)
        return
    raise TournamentError("no_free_place_in_bracket", stage=stage.number)


def _seat(row: Confronto, dupla: Dupla) -> None:
    side = "a" if row.bye_a else "b"
    setattr(row, f"dupla_{side}", dupla)
    row.bye_a = row.bye_b = False
    row.winner, row.status = None, ""
    row.flags = [flag for flag in row.flags if not flag.startswith("bye")]
    row.save()
