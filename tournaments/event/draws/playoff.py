"""Play-offs: duplas that are level in all criteria play for a place, and the result ranks before the lots."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from django.db import transaction

from scoring.ledger.trail import Source
from tournaments import refresh_queue
from tournaments.errors import TournamentError
from tournaments.event.draws import qualified
from tournaments.ledger.event_log import note
from tournaments.ledger.log_lines import PlayedOff
from tournaments.models import Confronto, Dupla, Round, Stage, Tournament
from tournaments.results import stage_results
from tournaments.results.stage_tables import StageResults
from tournaments.stage_plan import fed_from, format_of, is_bracket
from tournaments.standings.criteria import By, Measure
from tournaments.standings.ranking import Ranked

MOST = 4  # duplas in one play-off
BY_CHANCE = frozenset({By(Measure.LOTS), By(Measure.PLAYOFF)})


@dataclass(frozen=True, slots=True)
class Level:
    """Duplas (or teams) of a stage that only the lots or a play-off separate in the current standings."""

    stage: Stage
    duplas: tuple[Dupla, ...]

    @property
    def pk(self) -> str:
        """Return the identifier used in URLs."""
        return "-".join(str(one) for one in sorted(dupla.pk for dupla in self.duplas))

    @property
    def names(self) -> list[str]:
        """Return the names as in the standings."""
        return [_name(dupla, self.stage) for dupla in self.duplas]


def levels(tournament: Tournament) -> list[Level]:
    """Return the sets of two to four level duplas that may play off now, in stages with all results recorded.

    Brackets have none because they have a meeting for third place. A stage has none once the next one has begun.
    """
    stages = list(Stage.objects.filter(tournament=tournament).order_by("number"))
    found: list[Level] = []
    for stage in stages:
        begun = stage.state != Stage.State.PLANNED and not is_bracket(stage)
        gone_on = any(one.state != Stage.State.PLANNED for one in fed_from(stage, stages))
        if begun and not gone_on and not is_open(stage):
            stage.tournament = tournament
            found += levels_of(stage_results.results_of(stage))
    return found


def play_off(*, stage: Stage, order: Sequence[Dupla], reason: str, source: Source) -> Stage:
    """Record the result of a play-off; recording it again replaces the order.

    order: all level duplas, best first; a team is represented by one of its duplas. Later corrections take
    precedence: the play-off separates only duplas that are still level. Raises `TournamentError`: `reason_missing`,
    `not_level`.
    """
    if not reason.strip():
        raise TournamentError("reason_missing", field="reason")
    with transaction.atomic():
        tournament = Tournament.objects.locked(stage.tournament_id)
        wanted = {dupla.pk for dupla in order}
        level = next(
            (
                one
                for one in levels(tournament)
                if one.stage.pk == stage.pk and {d.pk for d in one.duplas} == wanted
            ),
            None,
        )
        if level is None or len(wanted) != len(order):
            names = ", ".join(_name(dupla, stage) for dupla in order)
            raise TournamentError("not_level", field="order", stage=stage.number, names=names)
        stage = level.stage
        others = [one for one in stage.playoffs if not wanted.intersection(one)]
        stage.playoffs = [*others, [dupla.pk for dupla in order]]
        stage.save(update_fields=("playoffs",))
        line = PlayedOff({"order": [_name(dupla, stage) for dupla in order]})
        note(tournament, line, source, stage=stage, reason=reason.strip())
        refresh_queue.raise_wanted(tournament.pk, publish=tournament.auto_publish)
    return stage


def is_open(stage: Stage) -> bool:
    """Whether results of a stage are missing, or rounds still to be drawn or posted."""
    rows = Confronto.objects.filter(stage=stage)
    if (
        rows.filter(status="").exists()
        or Round.objects.filter(stage=stage, state__in=Round.HELD_BACK).exists()
    ):
        return True
    to_draw = format_of(stage).drawn_by_round and stage.state == Stage.State.PLAYING
    return to_draw and rows.values("round").distinct().count() < int(stage.plan["rounds"])


def levels_of(results: StageResults) -> Iterator[Level]:
    """Yield the level duplas in the tables of a stage, and among those compared for the best others."""
    duplas = {entry.dupla_id: entry.dupla for entry in results.entries}
    tables = [results.placed(group) for group in results.groups]
    if results.planned.stage.others:
        tables.append(qualified.compared(results))
    # The same duplas may be level in their group and among the best others.
    seen: set[frozenset[int]] = set()
    for table in tables:
        for tied in _tied(table):
            who = frozenset(row.entrant for row in tied)
            if 1 < len(who) <= MOST and who not in seen and not any(row.line.disqualified for row in tied):
                seen.add(who)
                yield Level(results.stage, tuple(duplas[row.entrant] for row in tied))


def _tied(table: Sequence[Ranked]) -> Iterator[list[Ranked]]:
    # Rows that no criterion separates except lots and play-offs.
    if not table:
        return
    tied = [table[0]]
    for row, after in pairwise(table):
        if row.place == after.place or (row.above and row.above.by in BY_CHANCE):
            tied.append(after)
        else:
            yield tied
            tied = [after]
    yield tied


def _name(dupla: Dupla, stage: Stage) -> str:
    team = dupla.team if format_of(stage).ranked_as_one > 1 else None
    return team.name if team else dupla.name
