"""Edit the plan of a stage that has begun: which fields may change, and the consequences."""

from collections.abc import Iterator, Mapping
from typing import Any

from scoring.jogo.begun import begun_of
from scoring.ledger.trail import Source
from scoring.models import Jogo, Mao
from tournaments.errors import TournamentError
from tournaments.event.draws.draw_anew import draw_anew, draw_before_start
from tournaments.event.planning.pace_change import change_pace
from tournaments.event.planning.schedule_edit import fit_rounds
from tournaments.event.planning.third_place import add_third_place, drop_third_place
from tournaments.hall import open_anew
from tournaments.ledger.event_log import note
from tournaments.ledger.log_lines import PlanChanged
from tournaments.models import Confronto, Dupla, Round, Stage, Tournament
from tournaments.plan.fields import ANNOUNCED, AT_ZERO, PACE
from tournaments.plan.lengths import LENGTHS
from tournaments.plan.stored import write
from tournaments.results.stage_results import results_of
from tournaments.stage_plan import format_of, is_bracket, read, went_on_to
from tournaments.standings.meeting import Status
from tournaments.wording.refusals.consequences import Consequence
from tournaments.wording.rounds import place

# Fields of a plan, by the effect of changing them. The draw depends on every field that is not named here: such a
# field can change only while no result of the stage is recorded, and the stage is then drawn again.
COUNTED = frozenset({"points", "order", "carry", "missed"})  # computed on each read
CLOCK = frozenset({"minutes", AT_ZERO.name, ANNOUNCED.name})  # read on each request
PLAYED = CLOCK | {
    "maos",
    "partidas",
    "target",
    *(field.name for field in LENGTHS),
}  # fixed when a jogo is opened
QUALIFYING = frozenset({"top", "others", "fair"})  # used when the next stage begins
TO_COME = frozenset({"late_until", "swiss", "random"})  # used by rounds not drawn yet
ADDED = frozenset({"rounds", "third", PACE.name})  # the existing draw is extended or shortened
SHOWN = 12  # number of moved duplas listed by name; the others are counted

type Plan = Mapping[str, Any]
type Places = dict[int, tuple[int, int]]


def _whole(plan: Plan, tournament: Tournament) -> Plan:
    # Reading and writing a plan fills in the defaults of omitted fields, so that two plans can be compared.
    found = read(plan, tournament)
    return write(found.stage, found.scheme, found.order, found.fair)


def _changed(before: Plan, after: Plan) -> frozenset[str]:
    return frozenset(name for name in before.keys() | after.keys() if before.get(name) != after.get(name))


def edit(stage: Stage, plan: Plan, jogos: list[Jogo], source: Source) -> list[Consequence]:
    """Store another plan of a stage that has begun, and return the consequences.

    jogos: the open jogos of the tournament, locked. Requires the lock of the tournament. Raises `TournamentError`:
    `stage_begun` (another format), `next_stage_begun`, `rounds_posted` (round), `third_played`, and the errors of
    `schedule_edit.fit_rounds` and `draw_anew.draw_anew`.
    """
    old, new = _whole(stage.plan, stage.tournament), _whole(plan, stage.tournament)
    if not (changes := _changed(old, new)):
        return []
    _refuse(stage, changes)
    said = {name: (_said(old.get(name)), _said(new.get(name))) for name in sorted(changes)}
    note(stage.tournament, PlanChanged({"changes": said}), source, stage=stage)
    if drawn_with := sorted(changes - COUNTED - PLAYED - QUALIFYING - TO_COME - ADDED):
        return list(draw_anew(stage, plan, jogos, source, field=drawn_with[0]))
    before = _places(stage)
    stage.plan = dict(plan)
    stage.save(update_fields=("plan",))
    follows: list[Consequence] = []
    if "minutes" in changes and Confronto.objects.being_played().filter(stage=stage).exists():
        follows.append(Consequence("clock_changes", f"{old.get('minutes', 0)} → {new.get('minutes', 0)}"))
    if "rounds" in changes:
        follows += _rounds(stage, int(old["rounds"]), int(new["rounds"]), jogos, source)
    if "third" in changes:
        follows.append(add_third_place(stage) if new["third"] else drop_third_place(stage, source))
    if PACE.name in changes:
        follows += change_pace(stage, jogos, source)
    if changes & PLAYED - CLOCK:
        follows += _open_anew(stage, jogos, source)
    if changes & COUNTED:
        follows += _moves(stage, before)
    if changes & (COUNTED | TO_COME):
        held_back = Round.objects.filter(stage=stage, state__in=Round.HELD_BACK)
        follows += [Consequence("draft_to_redraw", str(row.number)) for row in held_back]
    return follows


def edit_drawn(stage: Stage, plan: Plan, source: Source) -> list[Consequence]:
    """Store another plan of a first stage whose bracket is drawn but has not begun; return the consequences.

    Requires the lock of the tournament. Raises `TournamentError`: `no_semifinals`, and the codes of `DrawError`.
    """
    old, new = _whole(stage.plan, stage.tournament), _whole(plan, stage.tournament)
    changes = _changed(old, new)
    if changes - COUNTED - PLAYED - QUALIFYING - {"third"}:
        return [draw_before_start(stage, plan)]
    stage.plan = dict(plan)
    stage.save(update_fields=("plan",))
    if "third" in changes:
        return [add_third_place(stage) if new["third"] else drop_third_place(stage, source)]
    return []


def _refuse(stage: Stage, changes: frozenset[str]) -> None:
    if "format" in changes:
        raise TournamentError("stage_begun", stage=stage.number)
    if (late := sorted(changes - COUNTED)) and (begun := went_on_to(stage)):
        raise TournamentError("next_stage_begun", field=late[0], stage=stage.number, next=begun.number)


def _rounds(
    stage: Stage, before: int, rounds: int, jogos: list[Jogo], source: Source
) -> Iterator[Consequence]:
    if format_of(stage).drawn_at_once:
        yield from fit_rounds(stage, rounds, jogos, source)
        return
    yield Consequence("rounds_change", f"{before} → {rounds}")
    # Drafts after the new last round are deleted; an added round is drawn later, from the standings.
    beyond = Round.objects.filter(stage=stage, number__gt=rounds)
    if posted := beyond.exclude(state__in=Round.HELD_BACK).order_by("-number").first():
        raise TournamentError("rounds_posted", field="rounds", stage=stage.number, round=posted.number)
    for row in beyond:
        Confronto.objects.filter(stage=stage, round=row.number).delete()
        yield Consequence("draft_dropped", str(row.number))
    beyond.delete()
    if stage.state == Stage.State.CLOSED:
        stage.state = Stage.State.PLAYING  # a round is to come again
        stage.save(update_fields=("state",))
        yield Consequence("stage_goes_on")


def _open_anew(stage: Stage, jogos: list[Jogo], source: Source) -> Iterator[Consequence]:
    # Only jogos without an entered mão get the new settings; the others keep theirs.
    of_stage = set(Confronto.objects.filter(stage=stage, jogo__in=jogos).values_list("jogo", flat=True))
    open_here = [jogo for jogo in jogos if jogo.pk in of_stage]
    begun = begun_of(open_here)
    fresh = [jogo for jogo in open_here if jogo.pk not in begun]
    over = (
        Mao.objects.filter(partida__jogo__confronto__stage=stage).values("partida__jogo").distinct().count()
    )
    open_anew.let_go(fresh, source)
    if over:
        yield Consequence("jogos_stay", count=over)
    if fresh:
        yield Consequence("jogos_opened_anew", count=len(fresh))


def _places(stage: Stage) -> Places:
    # A bracket is decided by its winners, not by places.
    if is_bracket(stage):
        return {}
    results = results_of(stage)
    return {
        row.entrant: (row.place, row.place_to) for group in results.groups for row in results.standing(group)
    }


def _moves(stage: Stage, before: Places) -> Iterator[Consequence]:
    after = _places(stage)
    names = dict(Dupla.objects.filter(pk__in=after).values_list("pk", "name"))
    moved = [one for one in after if one in before and before[one] != after[one]]
    played = Confronto.objects.filter(stage=stage).exclude(status__in=("", Status.BYE)).count()
    if played:
        yield Consequence("results_counted_anew", count=played)
    for one in moved[:SHOWN]:
        yield Consequence("place_moves", f"{names[one]}: {place(*before[one])} → {place(*after[one])}")
    if len(moved) > SHOWN:
        yield Consequence("more_places_move", count=len(moved) - SHOWN)


def _said(value: object) -> str:
    return "" if value is None else str(value)
