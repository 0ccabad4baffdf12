"""The life of a round: draft, checked, posted, playing, closed. A draft is the director's alone."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from django.db import transaction
from django.db.models import QuerySet
from django.utils.timezone import now

from scoring.ledger.trail import Source
from tournaments import refresh_queue
from tournaments.errors import TournamentError
from tournaments.event.lots import new_seed
from tournaments.event.missing_results import results_missing
from tournaments.event.round_draw import Past, draw_next, is_outdated, past_of, plays, rows_of
from tournaments.hall.seating import open_ready
from tournaments.ledger.event_log import note
from tournaments.ledger.log_lines import Done, LogLine, LotsDrawn, PairSetByHand, RoundDrawn
from tournaments.models import Confronto, Round, Stage
from tournaments.pairing import DrawError
from tournaments.pairing.by_hand import ByHand
from tournaments.pairing.entrant import DrawnRound, pair_of
from tournaments.results import stage_results as tables
from tournaments.stage_plan import format_of

State = Round.State


def draw_round(*, stage: Stage, seed: int | None = None, override: str = "", source: Source) -> Round:
    """Draw the next round of a Swiss or danese stage as a draft.

    seed: of the lots, made up when None. override: why it is drawn before all results of the last one are there.
    Raises `TournamentError`: `stage_not_playing`, `rounds_all_drawn`, `rounds_all_played` (rounds), `round_waiting`
    (round: a draft stands), `results_missing` (missing, round), `results_unconfirmed`, and the codes of `DrawError`.
    """
    with transaction.atomic():
        draft = _next(stage, override)
        return _draw(draft, draft.row(new_seed(seed), override.strip()), source)


def draw_first(stage: Stage, seed: int, source: Source) -> Round:
    """Draw the first round of a stage that begins now, with the lock of the tournament held."""
    return _draw(draft := Draft(stage, [], 1), draft.row(seed, ""), source)


def redraw(
    *,
    round: Round,  # noqa: A002
    seed: int | None = None,
    keep: bool = True,
    source: Source,
) -> Round:
    """Draw a draft anew. keep: with what was set by hand, otherwise without.

    Raises `TournamentError`: `round_posted`, and those of `draw_round`.
    """
    with transaction.atomic():
        row, past = held_back(round)
        row.seed = new_seed(seed)
        if not keep:
            row.forced, row.forbidden = [], []
        return again(row, past, LotsDrawn("round_redrawn", {"seed": row.seed}), source)


def check(*, round: Round, source: Source) -> Round:  # noqa: A002
    """Mark a draft as checked. Raises `TournamentError`: `round_posted`, `round_stale`, `round_outdated`."""
    with transaction.atomic():
        row, past = held_back(round)
        _refuse_stale(row, past)
        return _turned(row, State.CHECKED, Done("round_checked"), source)


def post(*, round: Round, source: Source) -> Round:  # noqa: A002
    """Show a round to all: it is seated for good, and its jogos open at the mesas from 1, the rest as mesas are free.

    One that is posted already is left as it is. Raises `TournamentError`: `round_stale` (somebody has come or left
    since it was drawn), `round_outdated` (the standings it was drawn from have changed), `results_missing`,
    `results_unconfirmed`.
    """
    with transaction.atomic():
        row = _fresh(round)
        if row.state not in Round.HELD_BACK:
            return row
        past = past_of(row.stage)
        _gate(row.stage_id, past, row.number, row.override)
        _refuse_stale(row, past)
        row.posted_at = now()
        _turned(row, State.POSTED, Done("round_posted"), source)
        open_ready(row.stage.tournament, source)
        refresh_queue.raise_wanted(row.stage.tournament_id, publish=row.stage.tournament.auto_publish)
    return row


def start(*, round: Round, source: Source) -> Round:  # noqa: A002
    """Note that play has begun. Raises `TournamentError("round_not_posted")`."""
    with transaction.atomic():
        row = _fresh(round)
        if row.state != State.POSTED:
            raise TournamentError("round_not_posted", round=row.number)
        return _turned(row, State.PLAYING, Done("round_started"), source)


@dataclass(frozen=True, slots=True)
class Draft:
    """A round about to be drawn: its stage, what was paired before, its number."""

    stage: Stage
    past: Sequence[Past]
    number: int

    def row(self, seed: int, override: str) -> Round:
        """Return a new round, unsaved."""
        return Round(stage=self.stage, number=self.number, seed=seed, override=override)


def _next(stage: Stage, override: str) -> Draft:
    """Return the next round, unless something stands in the way."""
    stage = _locking().get(pk=stage.pk)
    if stage.state != Stage.State.PLAYING:
        raise TournamentError("stage_not_playing", stage=stage.number)
    if not format_of(stage).drawn_by_round:
        raise TournamentError("rounds_all_drawn")
    past = past_of(stage)  # a statement of its own: what was drawn while we waited for the lock is in it
    last = max((one.round for one in past), default=0)
    if any(one.held_back for one in past):
        raise TournamentError("round_waiting", round=last)
    number, rounds = last + 1, int(stage.plan["rounds"])
    if number > rounds:
        raise TournamentError("rounds_all_played", rounds=rounds)
    _gate(stage.pk, past, number, override)
    return Draft(stage, past, number)


def _gate(stage: int, past: Iterable[Past], number: int, override: str) -> None:
    """Refuse to go on from standings that are not complete, unless the director says why."""
    missing = sum(not one.status for one in past if one.round < number)
    if missing and not override.strip():
        raise results_missing(stage, missing, field="override", round=number - 1)


def _draw(draft: Draft, row: Round, source: Source) -> Round:
    """Draw and store a new round."""
    drawn = _drawn(draft, row)
    row.order = drawn.order
    row.save()
    Confronto.objects.bulk_create(rows_of(draft.stage, row.number, drawn.pairings))
    return noted(row, RoundDrawn({"seed": row.seed, "override": row.override}), source)


def again(row: Round, past: Sequence[Past], line: LotsDrawn | PairSetByHand, source: Source) -> Round:
    """Draw a draft of `held_back` once more, by its list of what was set by hand; note it as `line`."""
    _gate(row.stage_id, past, row.number, row.override)
    drawn = _drawn(Draft(row.stage, past, row.number), row)
    Confronto.objects.filter(stage=row.stage, round=row.number).delete()
    Confronto.objects.bulk_create(rows_of(row.stage, row.number, drawn.pairings))
    row.order, row.state, row.drawn_at = drawn.order, State.DRAFT, now()
    row.save()
    return noted(row, line, source)


def _drawn(draft: Draft, row: Round) -> DrawnRound:
    book = tables.book(draft.stage)
    here = {None, *(entry.dupla_id for entry in book.entries if plays(entry, row.number))}
    row.forced = [pair for pair in row.forced if here.issuperset(pair)]  # not of who has left since
    forbidden = frozenset(pair_of(one, other) for one, other in row.forbidden)
    by_hand = ByHand(forced=tuple((one, other) for one, other in row.forced), forbidden=forbidden)
    try:
        return draw_next(row, book, draft.past, by_hand)
    except DrawError as exc:
        raise TournamentError(exc.code, params=exc.params) from exc


def _refuse_stale(row: Round, past: Iterable[Past]) -> None:
    """Refuse a round that does not seat just those who play it, or was drawn from standings that stand no more."""
    seated = {id_ for one in past if one.round == row.number for id_ in (one.a, one.b) if id_}
    book = tables.book(row.stage)
    out = {line.entrant for line in book.standing() if line.line.disqualified}
    playing = {entry.dupla_id for entry in book.entries if plays(entry, row.number)} - out
    if seated != playing:
        raise TournamentError("round_stale", round=row.number)
    if row.number > 1 and not row.override and is_outdated(book, row):
        raise TournamentError("round_outdated", round=row.number)


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


def _turned(row: Round, state: str, line: Done, source: Source) -> Round:
    row.state = state
    row.save(update_fields=("state", "posted_at"))
    return noted(row, line, source)


def noted(row: Round, line: LogLine, source: Source) -> Round:
    """Write the line of the log, and return the round."""
    reason = row.override if isinstance(line, RoundDrawn) else ""
    note(row.stage.tournament, line, source, stage=row.stage, round=row.number, reason=reason)
    return row
