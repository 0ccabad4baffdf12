"""Lifecycle of a round: draft, checked, posted, started, closed. Only directors see drafts.

The rounds of a schedule are drawn together; they are checked, posted and redrawn together too. They are started one
by one, each when the previous one is over.
"""

from collections.abc import Collection, Iterable, Sequence

from django.db import transaction
from django.utils.timezone import now

from scoring.ledger.trail import Source
from tournaments import refresh_queue
from tournaments.entries import leaving
from tournaments.errors import TournamentError
from tournaments.event.draws import round_draw, stage_field
from tournaments.event.draws.draw_record import refusal_of
from tournaments.event.draws.lots import new_seed
from tournaments.event.draws.round_draw import Past, draw_next, past_of, playing_in, rows_of
from tournaments.event.missing_results import results_missing
from tournaments.event.planning.plan_fitting import let_one_rest
from tournaments.hall.seating import open_ready, place
from tournaments.ledger.event_log import note
from tournaments.ledger.log_lines import Done, LogLine, LotsDrawn, PairSetByHand, RoundDrawn
from tournaments.ledger.names_apart import KnownNames
from tournaments.models import Confronto, Dupla, Round, Stage
from tournaments.models.confronto import SEATS_READ, seated_in
from tournaments.outcomes import advance
from tournaments.pairing import DrawError
from tournaments.results import stage_results
from tournaments.results.stage_tables import StageResults
from tournaments.stage_plan import by_round, format_of
from tournaments.standings.meeting import Status

State = Round.State


def draw_round(
    *,
    stage: Stage,
    seed: int | None = None,
    override: str = "",
    allow_bye: bool = False,
    absent: Collection[Dupla] = (),
    source: Source,
) -> Round:
    """Draw the next round of a Swiss or danese stage as a draft.

    seed: seed of the lots, random by default. override: reason to draw before all results are recorded. allow_bye:
    accept an odd number even if the plan refuses it. absent: duplas to withdraw first. Raises `TournamentError`:
    those of `leaving.withdraw`, `rounds_all_drawn`, `rounds_all_played` (rounds), `round_waiting` (round: an unposted
    draft), `results_missing` (missing, round), `results_unconfirmed`, `stage_few_left` (stage, entrants, least), and
    the codes of `DrawError`.
    """
    with transaction.atomic():
        leaving.withdraw_missing(absent, source)
        stage = _locked(stage.pk)
        if stage.state != Stage.State.PLAYING:
            raise TournamentError("stage_not_playing", stage=stage.number)
        if not format_of(stage).drawn_by_round:
            raise TournamentError("rounds_all_drawn", stage=stage.number)
        past = past_of(stage)  # read after the lock, so that it includes draws made while we waited for it
        last, rounds = max((one.round for one in past), default=0), int(stage.plan["rounds"])
        if any(one.held_back for one in past):
            raise TournamentError("round_waiting", round=last)
        if last >= rounds:
            raise TournamentError("rounds_all_played", rounds=rounds)
        _refuse_missing_results(stage.pk, past, last + 1, override)
        if allow_bye:
            let_one_rest(stage, source)
        row = Round(stage=stage, number=last + 1, seed=new_seed(seed), override=_sealed(stage, override))
        return draw(row, past, RoundDrawn({"seed": row.seed, "override": row.override}), source)


def redraw(
    *,
    round: Round,  # noqa: A002
    seed: int | None = None,
    keep: bool = True,
    allow_bye: bool = False,
    source: Source,
) -> Round:
    """Draw a draft again; for a schedule use `stages.redraw_schedule`. keep: keep the pairs set by hand.

    allow_bye: as in `draw_round`. Raises `TournamentError`: `round_posted`, and those of `draw_round`, including
    `rounds_all_drawn`.
    """
    with transaction.atomic():
        row, past = held_back(round)
        if allow_bye:
            let_one_rest(row.stage, source)
        row.seed = new_seed(seed)
        if not keep:
            row.forced, row.forbidden = [], []
        return draw_again(row, past, LotsDrawn("round_redrawn", {"seed": row.seed}), source)


def check(*, round: Round, source: Source) -> Round:  # noqa: A002
    """Mark a draft as checked. Raises `TournamentError`: `round_posted`, `round_stale`, `round_outdated`."""
    with transaction.atomic():
        row, _ = held_back(round)
        _refuse_stale(row)
        if format_of(row.stage).drawn_at_once:
            return _all_turned(row, State.CHECKED, Done("schedule_checked"), source)
        return _turned(row, State.CHECKED, Done("round_checked"), source)


def post(*, round: Round, source: Source) -> Round:  # noqa: A002
    """Publish a round with its mesas and fix its pairings; posts all rounds of a schedule.

    Without the pace "round by round" its jogos open now, as mesas become free; otherwise when the round is started. A
    posted round is returned unchanged. Raises `TournamentError`: `round_stale` (entrants came or left since the
    draw), `round_outdated` (the standings have changed), `stage_few_left`, `results_missing`, `results_unconfirmed`.
    """
    with transaction.atomic():
        row = _fresh(round)
        if row.state not in Round.HELD_BACK:
            return row
        if format_of(row.stage).drawn_at_once:
            _refuse_stale(row)
            row = _all_turned(row, State.POSTED, Done("schedule_posted"), source)
            advance.close_rounds(row.stage)  # rounds with byes only
        else:
            past = past_of(row.stage)
            _refuse_missing_results(row.stage_id, past, row.number, row.override)
            _refuse_stale(row)
            row.posted_at = now()
            _turned(row, State.POSTED, Done("round_posted"), source)
            if by_round(row.stage):
                _seat(row)
        _changed(row.stage, source)
    return row


def start(*, round: Round, override: str = "", source: Source) -> Round:  # noqa: A002
    """Start a round: its jogos open together at their mesas, the others as mesas become free.

    override: reason to start before all earlier results are recorded. A round in progress is returned unchanged.
    Without the pace "round by round" this only records the start. Raises `TournamentError`: `stage_not_playing`,
    `round_not_posted`, `results_missing` (missing, round), `results_unconfirmed`.
    """
    with transaction.atomic():
        row = _fresh(round)
        if row.state == State.PLAYING:
            return row
        if row.state != State.POSTED:
            raise TournamentError("round_not_posted", round=row.number)
        if row.stage.state != Stage.State.PLAYING:
            raise TournamentError("stage_not_playing", stage=row.stage.number)
        if by_round(row.stage):
            row.override = _sealed(row.stage, override) or row.override
            past = past_of(row.stage)
            _refuse_missing_results(row.stage_id, past, row.number, row.override)
        row.started_at = now()
        _turned(row, State.PLAYING, Done("round_started"), source, reason=override)
        _changed(row.stage, source)
    return row


def draw(row: Round, past: Sequence[Past], line: LogLine, source: Source, *, reason: str = "") -> Round:
    """Draw a new or a draft round from the standings and the pairs set by hand; log it as `line`.

    past: all pairings of the stage. Requires the lock of the tournament.
    """
    if row.pk and row.number == 1:
        # Redrawing a first round also updates its entrants.
        stage_field.enter_again(row.stage)
        stage_field.enter_beside(row.stage)
    results = stage_results.results_of(row.stage)
    here = {None, *(entry.dupla_id for entry in playing_in(results, row.number))}
    # Drop pairs set by hand with a dupla that has left since.
    row.forced = [pair for pair in row.forced_pairs if here.issuperset((pair.one, pair.other))]
    try:
        drawn = draw_next(row, results, past)
    except DrawError as exc:
        few = stage_field.few_left(row.stage, row.number) if row.pk or row.number > 1 else None
        raise few or refusal_of(exc, row.number) from exc
    row.order, row.state = drawn.order, State.DRAFT
    if row.pk:
        row.drawn_at = now()
        Confronto.objects.filter(stage=row.stage, round=row.number).delete()
    row.save()
    Confronto.objects.bulk_create(rows_of(row.stage, row.number, drawn.pairings))
    return noted(row, line, source, reason=reason)


def draw_again(
    row: Round, past: Sequence[Past], line: LotsDrawn | PairSetByHand, source: Source, *, reason: str = ""
) -> Round:
    """Draw a draft returned by `held_back` again with its pairs set by hand; log it as `line`.

    Raises `TournamentError("rounds_all_drawn")` for a schedule, which can only be drawn as a whole.
    """
    if format_of(row.stage).drawn_at_once:
        raise TournamentError("rounds_all_drawn", stage=row.stage.number)
    _refuse_missing_results(row.stage_id, past, row.number, row.override)
    return draw(row, past, line, source, reason=reason)


def _sealed(stage: Stage, reason: str) -> str:
    # Names in a stored reason are replaced by the players' numbers, so that they can be erased later.
    return KnownNames(stage.tournament.club_id).sealed(reason.strip()) if reason.strip() else ""


def _refuse_missing_results(stage: int, past: Iterable[Past], number: int, override: str) -> None:
    # Incomplete standings need a reason of the director.
    missing = sum(not one.status for one in past if one.round < number)
    if missing and not override.strip():
        raise results_missing(stage, missing, field="override", round=number - 1)


def is_outdated(row: Round, results: StageResults | None = None) -> bool:
    """Whether a draft was drawn from standings, or from qualifiers of the stage before, that have changed.

    results: the results of its stage, if already read.
    """
    if format_of(row.stage).drawn_at_once:
        return stage_field.schedule_has_changed(row.stage)
    return not row.override and round_draw.is_outdated(results or stage_results.results_of(row.stage), row)


def staleness(row: Round) -> TournamentError | None:
    """Return the error that prevents a draft from being posted, or None.

    With `stage_few_left` it cannot be drawn again either; with `round_stale` (other entrants) and `round_outdated` it
    can. A round added to a posted schedule is never stale.
    """
    at_once = format_of(row.stage).drawn_at_once
    posted = Round.objects.filter(stage=row.stage).exclude(state__in=Round.HELD_BACK)
    if at_once and posted.exists():
        return None
    results, rows = stage_results.results_of(row.stage), Confronto.objects.filter(stage=row.stage)
    seats = (rows if at_once else rows.filter(round=row.number)).values_list(*SEATS_READ)
    seated = {id_ for row_ in seats for id_ in seated_in(row_)}
    if at_once:
        here = {entry.dupla_id for entry in results.entries if entry.until_round is None}
        stale = bool(seated - (here - results.disqualified))
    else:
        stale = seated != {entry.dupla_id for entry in playing_in(results, row.number)}
    if stale:
        return stage_field.few_left(row.stage, row.number) or TournamentError("round_stale", round=row.number)
    return TournamentError("round_outdated", round=row.number) if is_outdated(row, results) else None


def _refuse_stale(row: Round) -> None:
    if refusal := staleness(row):
        raise refusal


def held_back(row: Round) -> tuple[Round, list[Past]]:
    """Return a draft, reloaded and locked, with all pairings of its stage. Raises `round_posted`."""
    row = _fresh(row)
    if row.state not in Round.HELD_BACK:
        raise TournamentError("round_posted", round=row.number)
    return row, past_of(row.stage)


def _fresh(row: Round) -> Round:
    stage = _locked(row.stage_id)
    row = Round.objects.get(pk=row.pk)
    row.stage = stage
    return row


def _locked(pk: int) -> Stage:
    locking = Stage.objects.select_for_update(no_key=True, of=("self", "tournament"))
    stage = locking.select_related("tournament").get(pk=pk)
    stage.tournament.refuse_cancelled()
    return stage


def _seat(row: Round) -> None:
    of_round = Confronto.objects.filter(stage=row.stage, round=row.number)
    rows = list(of_round.exclude(status=Status.BYE).order_by("group", "position"))
    place(row.stage, rows)


def _changed(stage: Stage, source: Source) -> None:
    open_ready(stage.tournament, source)
    refresh_queue.raise_wanted(stage.tournament_id, publish=stage.tournament.auto_publish)


def _all_turned(row: Round, state: str, line: Done, source: Source) -> Round:
    # The rounds of a schedule change state together.
    held_back = Round.objects.filter(stage=row.stage, state__in=Round.HELD_BACK)
    held_back.update(state=state, posted_at=now() if state == State.POSTED else None)
    note(row.stage.tournament, line, source, stage=row.stage)
    return _fresh(row)


def _turned(row: Round, state: str, line: Done, source: Source, *, reason: str = "") -> Round:
    row.state = state
    row.save(update_fields=("state", "posted_at", "started_at", "override"))
    return noted(row, line, source, reason=reason)


def noted(row: Round, line: LogLine, source: Source, *, reason: str = "") -> Round:
    """Log the line with the round, and return the round."""
    reason = reason or (row.override if isinstance(line, RoundDrawn) else "")
    note(row.stage.tournament, line, source, stage=row.stage, round=row.number, reason=reason)
    return row
