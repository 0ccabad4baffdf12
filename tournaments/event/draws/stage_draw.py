"""Draw and begin a stage, or reset it to its plan."""

from django.utils.timezone import now

from scoring.ledger.trail import Source
from tournaments.errors import TournamentError
from tournaments.event import rounds
from tournaments.event.draws import round_draw, stage_field
from tournaments.event.draws.bracket_draw import draw_stage
from tournaments.event.draws.draw_record import draw_and_record, refusal_of
from tournaments.event.draws.met_before import met_before
from tournaments.event.draws.qualified import StageField
from tournaments.event.planning import plan_fitting
from tournaments.hall.seating import open_ready
from tournaments.ledger.event_log import note
from tournaments.ledger.log_lines import Done, LotsDrawn, RoundDrawn
from tournaments.models import Confronto, Round, Stage, Tournament
from tournaments.outcomes.advance import close_rounds
from tournaments.outcomes.bracket_rounds import post_rounds
from tournaments.pairing import DrawError
from tournaments.pairing.history import History
from tournaments.pairing.kinds import listed_ids
from tournaments.plan.formats import BracketFormat, ScheduledFormat
from tournaments.stage_plan import fed_by, has_rounds, opens_after, planned, side_of

State = Stage.State


def begin(
    stage: Stage,
    seed: int,
    source: Source,
    *,
    short: bool = False,
    allow_bye: bool = False,
    by_hand: StageField | None = None,
) -> None:
    """Begin a stage like `stages.begin_stage`, with the lock of the tournament already held.

    A bracket that is drawn already is kept. by_hand: the entrants and their order, if drawn in the hall. Raises the
    errors of `stages.begin_stage` that concern the stage.
    """
    if stage.state != State.PLANNED:
        raise TournamentError("stage_begun", stage=stage.number)
    if waits_for := opens_after(stage, Stage.objects.filter(tournament=stage.tournament_id)):
        if side_of(stage):
            raise TournamentError("stage_not_begun", stage=waits_for.number)
        raise TournamentError("stage_before_open", stage=waits_for.number)
    before = Stage.objects.filter(tournament=stage.tournament_id, number=fed_by(stage)).first()
    stage.state, stage.short = State.PLAYING, short
    stage.save(update_fields=("state", "short"))
    # The bracket of a first stage may be drawn before the start.
    if not Confronto.objects.filter(stage=stage).exists():
        if allow_bye:
            plan_fitting.let_one_rest(stage, source)
        draw(stage, before, seed, source, by_hand=by_hand)
    if has_rounds(stage):
        post_rounds(stage)
        close_rounds(stage)  # those of byes alone
    note(stage.tournament, LotsDrawn("stage_begun", {"seed": stage.seed}), source, stage=stage)
    open_ready(stage.tournament, source)


def refusal(stage: Stage) -> TournamentError | None:
    """Return the error with which a stage would refuse to begin with the entrants present, or None. Makes no draw."""
    before = Stage.objects.filter(tournament=stage.tournament_id, number=fed_by(stage)).first()
    try:
        entrants = len(stage_field.field_of(stage, before).entrants)
        format_ = planned(stage).stage.format
        if entrants < format_.least:
            return TournamentError("too_few_entrants", entrants=entrants, least=format_.least)
        if entrants % 2 and not plan_fitting.allows_odd(format_):
            return TournamentError("odd_without_bye", entrants=entrants)
        format_.fitted(entrants).meetings(entrants)
    except DrawError as exc:
        return refusal_of(exc)
    except TournamentError as exc:
        return exc
    return None


def back_to_plan(stage: Stage, source: Source) -> None:
    """Delete everything drawn for a stage, after its jogos were cancelled. Requires the lock of the tournament."""
    stage_field.drop_drawn(stage)
    stage.state, stage.seed, stage.lots, stage.playoffs = State.PLANNED, None, {}, []
    stage.short = False
    stage.save(update_fields=("state", "seed", "lots", "playoffs", "short"))
    note(stage.tournament, Done("stage_restarted"), source, stage=stage)


def draw(
    stage: Stage,
    before: Stage | None,
    seed: int,
    source: Source,
    *,
    by_hand: StageField | None = None,
) -> None:
    """Draw an undrawn stage and enter its duplas. Requires the lock of the tournament.

    before: the stage that sends the qualifiers. Raises `TournamentError` with the codes of `DrawError`.
    """
    try:
        field = by_hand or stage_field.field_of(stage, before)
        plan_fitting.fit(stage, len(field.entrants), source)
        plan = planned(stage).stage
        match plan.format:
            case BracketFormat() as bracket:
                if stage.number == 1:
                    Tournament.objects.filter(pk=stage.tournament_id).update(draw_seed=seed, drawn_at=now())
                draw_stage(stage, bracket, field.entrants, seed, field.pairs)
                stage_field.enter_beside(stage)
                return
            case ScheduledFormat() as scheduled:
                stage.seed = seed
                history = History.of(met_before(stage))
                drawn = draw_and_record(
                    stage, scheduled.inputs(field.entrants, seed=seed, pairs=field.pairs, history=history)
                )
                round_draw.enter_field(stage, drawn.order, scheduled.listed_in(drawn))
                round_draw.store_schedule(stage, drawn)
            case _:
                stage.seed = seed
                round_draw.enter_field(stage, listed_ids(field.entrants, seed), {})
        stage.save(update_fields=("seed", "lots"))
    except DrawError as exc:
        raise refusal_of(exc) from exc
    stage_field.enter_beside(stage)
    if plan.format.drawn_by_round:
        first = Round(stage=stage, number=1, seed=seed)
        rounds.draw(first, [], RoundDrawn({"seed": seed, "override": ""}), source)
