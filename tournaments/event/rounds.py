"""The life of a round: draft, checked, posted, started, closed. A draft is the director's alone.

The rounds of a schedule are drawn together, and so they are checked, posted and drawn anew together. They are started
one by one, each when the one before is over.
"""

from collections.abc import Collection, Iterable, Sequence
from itertools import chain, islice, repeat

from django.db import transaction
from django.db.models import QuerySet
from django.utils.timezone import now

from scoring.ledger.trail import Source
from tournaments import refresh_queue
from tournaments.entries import leaving
from tournaments.errors import TournamentError
from tournaments.event import round_draw, stage_field
from tournaments.event.draw_record import refusal_of
from tournaments.event.lots import new_seed
from tournaments.event.missing_results import results_missing
from tournaments.event.plan_fitting import let_one_rest
from tournaments.event.round_draw import Past, draw_next, past_of, playing_in, rows_of
from tournaments.hall.arrangement import Arrangement
from tournaments.hall.seating import open_ready
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

    seed: of the lots, made up when None. override: why it is drawn before all results of the last one are there.
    allow_bye: the odd one rests, although the plan refuses an odd number. absent: who is not there, and leaves before.
    Raises `TournamentError`: those of `leaving.withdraw`, `rounds_all_drawn`, `rounds_all_played` (rounds),
    `round_waiting` (round: a draft stands), `results_missing` (missing, round), `results_unconfirmed`,
    `stage_few_left` (stage, entrants, least), and the codes of `DrawError`.
    """
    with transaction.atomic():
        leaving.withdraw_missing(absent, source)
        stage = _locking().get(pk=stage.pk)
        if stage.state != Stage.State.PLAYING:
            raise TournamentError("stage_not_playing", stage=stage.number)
        if not format_of(stage).drawn_by_round:
            raise TournamentError("rounds_all_drawn", stage=stage.number)
        past = past_of(stage)  # a statement of its own: what was drawn while we waited for the lock is in it
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
    """Draw a draft anew, of a schedule by `stages.redraw_schedule`. keep: with what was set by hand, else without.

    allow_bye: as of `draw_round`. Raises `TournamentError`: `round_posted`, and those of `draw_round`,
    `rounds_all_drawn` among them.
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
    """Show a round to all, with its mesas: it is seated for good. Of a schedule all rounds are posted.

    Where jogos open freely they do so now, the rest as mesas are free; otherwise once the round is started. One that
    is posted already is left as it is. Raises `TournamentError`: `round_stale` (somebody has come or left
    since it was drawn), `round_outdated` (the standings it was drawn from have changed), `stage_few_left`,
    `results_missing`, `results_unconfirmed`.
    """
    with transaction.atomic():
        row = _fresh(round)
        if row.state not in Round.HELD_BACK:
            return row
        if format_of(row.stage).drawn_at_once:
            _refuse_stale(row)
            row = _all_turned(row, State.POSTED, Done("schedule_posted"), source)
            advance.close_rounds(row.stage)  # those in which all rest are over
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
    """Begin a round: its jogos open together, at their mesas, and those for which there is none as one is free.

    override: why it begins before all results of those before are there. One being played is left as it is; where
    jogos open freely this only notes that play has begun. Raises `TournamentError`: `stage_not_playing`,
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
    """Draw a round, new or a draft, from the standings and from what is set by hand in it; note it as `line`.

    past: all that is paired in the stage. Needs the tournament's lock.
    """
    if row.pk and row.number == 1:
        stage_field.enter_again(row.stage)
        stage_field.enter_beside(row.stage)
    results = stage_results.results_of(row.stage)
    here = {None, *(entry.dupla_id for entry in playing_in(results, row.number))}
    # Not of who has left since.
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
    """Draw a draft of `held_back` once more, by its list of what was set by hand; note it as `line`.

    Raises `TournamentError("rounds_all_drawn")`: a schedule is drawn as a whole.
    """
    if format_of(row.stage).drawn_at_once:
        raise TournamentError("rounds_all_drawn", stage=row.stage.number)
    _refuse_missing_results(row.stage_id, past, row.number, row.override)
    return draw(row, past, line, source, reason=reason)


def _sealed(stage: Stage, reason: str) -> str:
    """Return a reason as it is stored: who is named in it by number."""
    return KnownNames(stage.tournament.club_id).sealed(reason.strip()) if reason.strip() else ""


def _refuse_missing_results(stage: int, past: Iterable[Past], number: int, override: str) -> None:
    """Refuse to go on from standings that are not complete, unless the director says why."""
    missing = sum(not one.status for one in past if one.round < number)
    if missing and not override.strip():
        raise results_missing(stage, missing, field="override", round=number - 1)


def is_outdated(row: Round, results: StageResults | None = None) -> bool:
    """Whether a draft was drawn from standings, or from a list of the stage before, that stand no more.

    results: of its stage, where they are at hand.
    """
    if format_of(row.stage).drawn_at_once:
        return stage_field.schedule_has_changed(row.stage)
    return not row.override and round_draw.is_outdated(results or stage_results.results_of(row.stage), row)


def staleness(row: Round) -> TournamentError | None:
    """Return why a draft cannot be posted, or None.

    `stage_few_left`: nor can it be drawn again. `round_stale` (other people play), `round_outdated`: it can. A round
    added to a schedule that is posted follows it, whoever has left since.
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
    """Return a draft, fresh and locked, with what was paired before it; refuse what is posted."""
    row = _fresh(row)
    if row.state not in Round.HELD_BACK:
        raise TournamentError("round_posted", round=row.number)
    return row, past_of(row.stage)


def _fresh(row: Round) -> Round:
    stage = _locking().get(pk=row.stage_id)
    row = Round.objects.get(pk=row.pk)
    row.stage = stage
    return row


def _locking() -> QuerySet[Stage]:
    """Return the stages, to be read with the lock of their tournament."""
    return Stage.objects.select_for_update(no_key=True, of=("self", "tournament")).select_related(
        "tournament"
    )


def _seat(row: Round) -> None:
    """Give the mesas of the hall, from 1, that no other stage has; where there are too few, the last wait.

    Whose mesa is kept has it; whoever would have sat there sits where that one would have.
    """
    of_round = Confronto.objects.filter(stage=row.stage, round=row.number)
    rows = list(of_round.exclude(status=Status.BYE).order_by("group", "position"))
    beside, hall = round_draw.mesas_beside(row.stage), Arrangement.of(row.stage.tournament)
    sides = [one.entrants for one in rows]
    mesas = (mesa for mesa in hall.given({*chain(*sides)}) if mesa not in beside)
    places = list(islice(chain(mesas, repeat(None)), len(rows)))
    for mesa, confronto in zip(hall.swapped(places, sides), rows, strict=True):
        confronto.mesa = mesa
    Confronto.objects.bulk_update(rows, ("mesa",))


def _changed(stage: Stage, source: Source) -> None:
    open_ready(stage.tournament, source)
    refresh_queue.raise_wanted(stage.tournament_id, publish=stage.tournament.auto_publish)


def _all_turned(row: Round, state: str, line: Done, source: Source) -> Round:
    """Turn all rounds of a schedule that are held back; return the one of them that was asked for, as it is now."""
    held_back = Round.objects.filter(stage=row.stage, state__in=Round.HELD_BACK)
    held_back.update(state=state, posted_at=now() if state == State.POSTED else None)
    note(row.stage.tournament, line, source, stage=row.stage)
    return _fresh(row)


def _turned(row: Round, state: str, line: Done, source: Source, *, reason: str = "") -> Round:
    row.state = state
    row.save(update_fields=("state", "posted_at", "started_at", "override"))
    return noted(row, line, source, reason=reason)


def noted(row: Round, line: LogLine, source: Source, *, reason: str = "") -> Round:
    """Write the line of the log, and return the round."""
    reason = reason or (row.override if isinstance(line, RoundDrawn) else "")
    note(row.stage.tournament, line, source, stage=row.stage, round=row.number, reason=reason)
    return row
