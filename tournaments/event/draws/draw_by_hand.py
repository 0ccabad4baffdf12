"""Enter a draw that was made by hand: groups, bracket or tables of a whole stage, by the numbers of the duplas.

Each line is a group, or a meeting with `-` for an empty side. The stage is drawn again in exactly this order and its
confrontos are marked as set by hand.
"""

import re
from collections.abc import Sequence
from dataclasses import replace

from django.db import transaction

from scoring.input import numbers
from scoring.jogo.begun import begun_of
from scoring.ledger.trail import Source
from tournaments import refresh_queue
from tournaments.errors import TournamentError
from tournaments.event import rounds
from tournaments.event.draws import stage_draw, stage_field
from tournaments.event.draws.lots import entrants_of, new_seed
from tournaments.event.draws.qualified import StageField
from tournaments.hall import open_anew
from tournaments.ledger.event_log import note
from tournaments.ledger.log_lines import Done, LotsDrawn
from tournaments.models import Confronto, Dupla, Round, Stage, StageEntry, Tournament
from tournaments.pairing.entrant import CrossedPair, Entrant, Flag
from tournaments.plan.formats import BracketFormat, RoundFormat
from tournaments.plan.formats.groups import Groups
from tournaments.plan.formats.mitchell import Mitchell
from tournaments.stage_plan import planned
from tournaments.standings.meeting import Status

NOBODY = "-"
PAIR = 2

type Line = tuple[int | None, ...]  # ids of duplas


def draw_by_hand(*, stage: Stage, lines: str, reason: str, source: Source) -> Stage:
    """Redraw a stage that is being played as drawn in the hall, before any result is recorded.

    lines: for groups, one group a line; for a bracket, its first round; for Mitchell, the tables (North-South x
    East-West); for Swiss or danese, the pairs of the draft; for a round robin, all duplas in the order of their
    numbers. Raises `TournamentError`: `reason_missing`, `stage_not_playing`, `by_hand_recorded`, `by_hand_unreadable`
    (row), `by_hand_unknown` (number), `by_hand_disqualified` (dupla), `by_hand_twice` (number), `by_hand_missing`
    (number), `by_hand_groups` (groups), `by_hand_no_draft`, `not_for_players`, and the codes of `DrawError`.
    """
    if not reason.strip():
        raise TournamentError("reason_missing", field="reason")
    with transaction.atomic():
        jogos = open_anew.lock_open(stage=stage)
        tournament = Tournament.objects.locked(stage.tournament_id)
        stage = Stage.objects.get(pk=stage.pk)
        stage.tournament = tournament
        if tournament.of_players:
            raise TournamentError("not_for_players")
        if stage.state != Stage.State.PLAYING:
            raise TournamentError("stage_not_playing", stage=stage.number)
        read = _read(stage, lines)
        if isinstance(planned(stage).stage.format, RoundFormat):
            _set_draft(stage, read, reason, source)
        else:
            decided = Confronto.objects.filter(stage=stage).exclude(status__in=("", Status.BYE))
            if begun_of(jogos) or decided.exists():
                raise TournamentError("by_hand_recorded", stage=stage.number)
            field = _field(stage, read)
            open_anew.let_go(jogos, source)
            short = stage.short
            stage_draw.back_to_plan(stage, source)
            # If a dupla had just left when the hall was drawn, no other moves up for it.
            short = short or (stage.number > 1 and stage_field.sends_more(stage, field))
            stage_draw.begin(stage, new_seed(None), source, short=short, by_hand=field)
            _mark(stage)
        note(tournament, Done("drawn_by_hand"), source, stage=stage, reason=reason)
        refresh_queue.raise_wanted(tournament.pk, publish=tournament.auto_publish)
    return stage


def lines_of(stage: Stage) -> str:
    """Return the current draw of a stage as lines for `draw_by_hand`."""
    format_ = planned(stage).stage.format
    if isinstance(format_, Groups):
        groups: dict[int, list[int]] = {}
        for entry in _entries(stage):
            groups.setdefault(entry.group, []).append(entry.dupla.number)
        return "\n".join(" ".join(map(str, groups[group])) for group in sorted(groups))
    if not isinstance(format_, BracketFormat | RoundFormat | Mitchell):
        return " ".join(str(entry.dupla.number) for entry in _entries(stage))
    number = 1
    if isinstance(format_, RoundFormat):
        held = Round.objects.filter(stage=stage, state__in=Round.HELD_BACK).first()
        number = held.number if held else 0
    rows = Confronto.objects.filter(stage=stage, round=number, kind=Confronto.Kind.MAIN)
    found = rows.order_by("position").values_list("dupla_a__number", "dupla_b__number")
    return "\n".join(f"{a or NOBODY} x {b or NOBODY}" for a, b in found)


def _entries(stage: Stage) -> list[StageEntry]:
    found = StageEntry.objects.entered().filter(stage=stage, until_round=None).select_related("dupla")
    out = stage_field.disqualified(stage)
    return [entry for entry in found.order_by("place") if entry.dupla_id not in out]


def _read(stage: Stage, lines: str) -> list[Line]:
    # Every entrant must appear exactly once; disqualified duplas must not appear.
    known = {entry.dupla.number: entry.dupla for entry in _entries(stage)}
    barred = Dupla.objects.filter(pk__in=stage_field.disqualified(stage))
    out = {dupla.number: dupla.name for dupla in barred}
    read: list[Line] = []
    seen: set[int] = set()
    for row, line in enumerate(filter(str.strip, lines.splitlines()), start=1):
        said = re.findall(r"[^\s,;x×]+", line)
        named = [number for one in said if (number := 0 if one == NOBODY else numbers.whole(one)) is not None]
        if not said or len(named) != len(said):
            raise TournamentError("by_hand_unreadable", field="lines", row=row)
        for number in named:
            if number in out:
                raise TournamentError("by_hand_disqualified", field="lines", dupla=out[number])
            if number and number not in known:
                raise TournamentError("by_hand_unknown", field="lines", number=number)
            if number in seen:
                raise TournamentError("by_hand_twice", field="lines", number=number)
            seen |= {number} - {0}
        read.append(tuple(known[number].pk if number else None for number in named))
    if missing := sorted(known.keys() - seen):
        raise TournamentError("by_hand_missing", field="lines", number=missing[0])
    return read


def _pairs(read: Sequence[Line]) -> list[CrossedPair]:
    for row, line in enumerate(read, start=1):
        if len(line) != PAIR or line == (None, None):
            raise TournamentError("by_hand_unreadable", field="lines", row=row)
    return [(line[0], line[1]) for line in read]


def _field(stage: Stage, read: Sequence[Line]) -> StageField:
    format_ = planned(stage).stage.format
    order = [one for line in read for one in line if one is not None]
    if isinstance(format_, BracketFormat):
        return StageField(_entrants(stage, order), tuple(_pairs(read)))
    if isinstance(format_, Groups):
        if len(read) != (groups := format_.groups_of(len(order))):
            raise TournamentError("by_hand_groups", field="lines", groups=groups)
        # The draw takes groups as pairs, so the lines are padded to the same even width with empty sides.
        widest = max(-(-len(line) // PAIR) for line in read) * PAIR
        padded = [(*line, *[None] * (widest - len(line))) for line in read]
        return StageField(
            _entrants(stage, order),
            tuple((line[at], line[at + 1]) for line in padded for at in range(0, widest, PAIR)),
        )
    if isinstance(format_, Mitchell):
        # At every second table the draw seats the second of two neighbours of its list North-South.
        turned = [pair if at % PAIR == 0 else pair[::-1] for at, pair in enumerate(_pairs(read))]
        order = [one for pair in turned for one in pair if one is not None]
    return StageField(_entrants(stage, order))


def _entrants(stage: Stage, order: Sequence[int]) -> tuple[Entrant, ...]:
    known = {one.id: one for one in entrants_of(stage.tournament)}
    return tuple(replace(known[one], seed=place) for place, one in enumerate(order, start=1))


def _set_draft(stage: Stage, read: Sequence[Line], reason: str, source: Source) -> None:
    draft = Round.objects.filter(stage=stage, state__in=Round.HELD_BACK).first()
    if draft is None:
        raise TournamentError("by_hand_no_draft", stage=stage.number)
    row, past = rounds.held_back(draft)
    row.forced = [[one or other, other if one else None, reason.strip()] for one, other in _pairs(read)]
    row.forbidden = []
    rounds.draw_again(row, past, LotsDrawn("round_redrawn", {"seed": row.seed}), source)


def _mark(stage: Stage) -> None:
    rows = list(Confronto.objects.filter(stage=stage).exclude(dupla_a=None, dupla_b=None))
    for row in rows:
        row.flags = [str(Flag.FORCED), *(flag for flag in row.flags if flag != Flag.FORCED)]
    Confronto.objects.bulk_update(rows, ("flags",))
