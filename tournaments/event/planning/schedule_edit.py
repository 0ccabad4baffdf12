"""Add rounds to a running schedule, or remove rounds from its end."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain

from scoring.jogo.begun import begun_of
from scoring.ledger.trail import Source
from scoring.models import Jogo
from tournaments.errors import TournamentError
from tournaments.event.draws import stage_field
from tournaments.event.draws.draw_anew import BY_LEAVING
from tournaments.event.draws.draw_record import draw_and_record
from tournaments.event.draws.round_draw import store_schedule
from tournaments.hall import open_anew
from tournaments.models import Confronto, Round, Stage, StageEntry, TournamentLogEntry
from tournaments.outcomes import decisions
from tournaments.pairing.entrant import Entrant, Flag, Pairing, Scheduled
from tournaments.pairing.errors import DrawError
from tournaments.plan.formats import ScheduledFormat
from tournaments.stage_plan import planned
from tournaments.standings.meeting import Status
from tournaments.wording.refusals.consequences import Consequence

State = Stage.State


def fit_rounds(stage: Stage, rounds: int, jogos: list[Jogo], source: Source) -> Iterator[Consequence]:
    """Add or remove rounds until the schedule has the number that its plan already says; yield the consequences.

    jogos: the open jogos of the tournament, locked. Raises `TournamentError`: `rounds_recorded` (round),
    `rounds_not_the_same` (the movement with this number of rounds differs), and the errors of the draw.
    """
    drawn = Round.objects.filter(stage=stage).count()
    if rounds < drawn:
        yield _cut(stage, rounds, jogos, source)
    elif rounds > drawn:
        _add(stage, drawn)
        yield Consequence("rounds_added", ", ".join(map(str, range(drawn + 1, rounds + 1))))
        if stage.state == State.CLOSED:
            stage.state = State.PLAYING
            stage.save(update_fields=("state",))
            yield Consequence("stage_goes_on")


def _cut(stage: Stage, rounds: int, jogos: list[Jogo], source: Source) -> Consequence:
    beyond = Confronto.objects.filter(stage=stage, round__gt=rounds)
    gone = stage_field.disqualified(stage) | set(_left(stage))
    of_rounds = set(beyond.values_list("jogo", flat=True))
    open_there = [jogo for jogo in jogos if jogo.pk in of_rounds]
    begun = begun_of(open_there)
    for row in beyond.order_by("-round", "position"):
        if row.jogo_id in begun or not (row.status in {"", Status.BYE} or _by_leaving(row, gone)):
            raise TournamentError("rounds_recorded", field="rounds", stage=stage.number, round=row.round)
    open_anew.let_go(open_there, source)
    beyond.delete()
    dropped = Round.objects.filter(stage=stage, number__gt=rounds).order_by("number")
    numbers = ", ".join(map(str, dropped.values_list("number", flat=True)))
    dropped.delete()
    return Consequence("rounds_dropped", numbers)


def _by_leaving(row: Confronto, gone: set[int]) -> bool:
    # True only for a result by withdrawal: such a confronto was neither played nor decided.
    return row.status in BY_LEAVING and row.jogo_id is None and not gone.isdisjoint(row.entrants)


def _left(stage: Stage) -> dict[int, bool]:
    # A justified absence gives the opponent a W.O.
    gone = StageEntry.objects.filter(stage=stage, until_round__isnull=False).values("dupla")
    lines = TournamentLogEntry.objects.filter(stage=stage, action="withdrawn", dupla__in=gone).order_by(
        "sequence"
    )
    said = {pk: bool(data.get("justified")) for pk, data in lines.values_list("dupla", "data")}
    return dict.fromkeys(gone.values_list("dupla", flat=True), False) | said


def _add(stage: Stage, drawn: int) -> None:
    format_ = planned(stage).stage.format
    assert isinstance(format_, ScheduledFormat)  # noqa: S101 -- only a schedule gets here
    entered = list(StageEntry.objects.filter(stage=stage, place__gt=0).order_by("place"))
    entrants = [Entrant(entry.dupla_id, entry.place) for entry in entered]
    try:
        made = draw_and_record(stage, format_.inputs(entrants, seed=stage.seed or 0))
    except DrawError as exc:
        raise TournamentError(exc.code, field="rounds", params={**exc.params, "stage": stage.number}) from exc
    # Duplas that were moved by hand keep their exchanged places in the new rounds; withdrawn duplas miss them.
    rows = list(Confronto.objects.filter(stage=stage).order_by("group", "position"))
    seated = _seated(made.rounds[drawn - 1], [row for row in rows if row.round == drawn])
    later = [tuple(_as_seated(pairing, seated) for pairing in pairings) for pairings in made.rounds[drawn:]]
    met = [row for row in rows if row.dupla_a_id and row.dupla_b_id]
    by_draw = {frozenset(row.entrants) for row in met if Flag.FORCED not in row.flags}
    known = {_table(pairing) for pairing in chain(*made.rounds[:drawn])}
    # If a pair meets again, or a drawn table is missing, the longer movement differs from the drawn one.
    again = by_draw.intersection(_table(pairing) for pairing in chain(*later) if pairing.b)
    if not by_draw <= known or (again and not (seated or format_.of_players)):
        raise TournamentError("rounds_not_the_same", field="rounds", stage=stage.number)
    left = _left(stage)
    rest = set() if format_.of_players else {one for one, justified in left.items() if not justified}
    here = tuple(tuple(_without(pairings, rest)) for pairings in (*made.rounds[:drawn], *later))
    store_schedule(stage, Scheduled(here, made.order, made.groups), after=drawn)
    added = list(Confronto.objects.filter(stage=stage, round__gt=drawn, status=""))
    for row in added:
        _miss(row, left)
    Confronto.objects.bulk_update(added, ("status", "winner", "absent"))


def _seated(drawn: Sequence[Pairing], rows: Sequence[Confronto]) -> dict[int, int]:
    # Exchanges by hand in the last drawn round continue in the added rounds.
    of_group = sorted(drawn, key=lambda pairing: pairing.group)
    if len(of_group) != len(rows):
        return {}
    slots = zip(of_group, rows, strict=True)
    forced = [(pairing, row) for pairing, row in slots if Flag.FORCED in row.flags]
    found = {
        place: sitting
        for pairing, row in forced
        for place, sitting in (
            (pairing.a, row.dupla_a_id),
            (pairing.b, row.dupla_b_id),
            *zip(pairing.partners or (), (row.partner_a_id, row.partner_b_id), strict=False),
            *zip(pairing.others, row.others, strict=False),
        )
        if place and sitting and place != sitting
    }
    return found if found.keys() == set(found.values()) else {}


def _as_seated(pairing: Pairing, seated: Mapping[int, int]) -> Pairing:
    def sits(place: int) -> int:
        return seated.get(place, place)

    partners = pairing.partners and (sits(pairing.partners[0]), sits(pairing.partners[1]))
    others = tuple(map(sits, pairing.others))
    return replace(
        pairing, a=sits(pairing.a), b=pairing.b and sits(pairing.b), partners=partners, others=others
    )


def _miss(row: Confronto, left: Mapping[int, bool]) -> None:
    # The opponent of a dupla that left with a reason gets a W.O.; at a table of single players the others rest.
    if missing := sorted(left.keys() & set(row.entrants)):
        there = [one for one in row.entrants if one not in left]
        if row.is_individual or row.each_alone:
            row.absent = {str(one): not left[one] for one in missing}
            row.status = "" if decisions.can_play(row) else Status.ABSENT
        elif there:
            row.status, row.winner_id = Status.WALKOVER, there[0]
        else:
            row.status = Status.BOTH_ABSENT


def _table(pairing: Pairing) -> frozenset[int]:
    return frozenset((*pairing.entrants, *(pairing.partners or ())))


def _without(pairings: tuple[Pairing, ...], left: set[int]) -> Iterator[Pairing]:
    # The opponent of a withdrawn dupla gets a bye.
    for pairing in pairings:
        there = [one for one in pairing.entrants if one not in left]
        if len(there) == len(pairing.entrants):
            yield pairing
        elif there:
            yield replace(pairing, a=there[0], b=None, table=None)
