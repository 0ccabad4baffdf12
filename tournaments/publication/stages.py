"""The stages of a tournament as plain data: rounds that are posted, tables, and who goes on. Read only.

Codes, not sentences. A tournament that is one knockout has none: its bracket and its standings are told at the top
of the payload, as they were before there were stages.
"""

from collections import defaultdict
from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from scoring.jogo.sheet import Sheet
from tournaments.models import Confronto, Dupla, Round, Stage, StageEntry, Tournament
from tournaments.pairing import round_name
from tournaments.pairing.errors import DrawError
from tournaments.plan.formats import RankedBy
from tournaments.plan.stage import Play
from tournaments.publication import teams as team_tables
from tournaments.publication.confronto import confronto_data, feeders
from tournaments.publication.knockout_rows import standing_rows
from tournaments.results import stage_results as tables
from tournaments.stage_plan import format_of, planned
from tournaments.standings.meeting import Status
from tournaments.standings.qualify import Group, Qualified, qualify

type Payload = dict[str, Any]


class Stages:
    """What all stages of a tournament are read from: five queries, whatever their number and size."""

    def __init__(
        self,
        tournament: Tournament,
        confrontos: Sequence[Confronto],
        duplas: dict[int, Dupla],
        of_jogo: dict[int, Sheet],
    ) -> None:
        self.tournament, self.duplas, self.of_jogo = tournament, duplas, of_jogo
        self.rows = confrontos
        self.stages = list(Stage.objects.filter(tournament=tournament).order_by("number"))
        for stage in self.stages:
            stage.tournament = tournament
        self.books: dict[int, tables.Book] = {}
        self.points: dict[tuple[int, int, int | None], list[int | float]] = {}
        self.rounds: dict[int, list[Round]] = defaultdict(list)
        self.confrontos: dict[int, list[Confronto]] = defaultdict(list)
        self.has_teams = team_tables.has_teams(duplas.values())
        if self.is_one_knockout and not self.has_teams:
            return
        self.books = tables.books(self.stages, of_jogo)
        for book in self.books.values():
            self.points |= _points(book)
        for one in Round.objects.filter(stage__in=self.stages).order_by("number"):
            self.rounds[one.stage_id].append(one)
        for confronto in confrontos:
            self.confrontos[confronto.stage_id].append(confronto)

    @property
    def is_one_knockout(self) -> bool:
        """Whether the tournament is a bracket and nothing else, or not yet drawn."""
        plans = [stage.plan for stage in self.stages]
        return not plans or (
            len(plans) == 1 and format_of(self.stages[0]).names_rounds and not plans[0].get("consolation")
        )

    def read(self) -> list[Payload]:
        """Return the stages in their order; none of a tournament that is one knockout."""
        if self.is_one_knockout:
            return []
        return [self._stage(at) for at in range(len(self.stages))]

    def played_throughout(self) -> Payload:
        """Return what is played in a tournament that is one knockout; nothing before it has a plan."""
        return {"played": played(planned(self.stages[0]).stage.play)} if self.stages else {}

    def teams(self) -> Payload:
        """Return the teams with what their duplas did in all stages, summed."""
        return team_tables.event_table([self.books[stage.pk] for stage in self.stages], self.duplas)

    def _stage(self, at: int) -> Payload:
        stage, book = self.stages[at], self.books[self.stages[at].pk]
        after = self.stages[at + 1] if at + 1 < len(self.stages) else None
        onward = {entry.dupla_id for entry in self.books[after.pk].entries} if after else set()
        wanted = book.planned.stage
        return {
            "number": stage.number,
            "name": stage.name,
            "format": wanted.format.key,
            "state": str(stage.state),
            "seed": stage.seed,
            "rounds_planned": wanted.format.rounds,
            "groups": wanted.format.in_groups,
            **played(wanted.play),
            "vp": wanted.play.vp is not None,
            "order": [str(by) for by in book.planned.order],
            "top": wanted.top if after else None,
            "others": wanted.others if after else 0,
            "fair": str(book.planned.fair),
            "rounds": self._bracket(stage) if wanted.format.is_bracket else self._rounds(stage),
            "standings": self._standings(book, onward),
            "compared": self._compared(book, onward) if after and wanted.others else [],
            **({"teams": team_tables.stage_rows(book, self.duplas)} if self.has_teams else {}),
        }

    def _bracket(self, stage: Stage) -> list[Payload]:
        """Return the nodes by round, in the shape of a tournament that is one knockout."""
        rows = self.confrontos[stage.pk]
        last = max((row.round for row in rows if row.kind == Confronto.Kind.MAIN), default=0)
        named = format_of(stage).names_rounds
        fed = feeders(rows)
        return [
            {
                "round": number,
                "name": str(round_name(last, number)) if number <= last and named else "",
                "confrontos": [self._confronto(row, fed) for row in rows if row.round == number],
            }
            for number in range(1, max((row.round for row in rows), default=0) + 1)
        ]

    def _rounds(self, stage: Stage) -> list[Payload]:
        of_round: dict[int, list[Confronto]] = defaultdict(list)
        for row in self.confrontos[stage.pk]:
            of_round[row.round].append(row)
        return [
            {
                "round": one.number,
                "state": str(one.state),
                "seed": one.seed,
                "confrontos": [self._confronto(row, {}) for row in of_round[one.number]],
            }
            for one in self.rounds[stage.pk]
            if one.state not in Round.HELD_BACK
        ]

    def _confronto(self, row: Confronto, fed: dict[tuple[int, str], Payload]) -> Payload:
        told = confronto_data(row, self.duplas, fed, self.of_jogo)
        more = {"group": row.group, "status": row.status, "given": row.given}
        at = (row.stage_id, row.round, row.dupla_a_id or row.dupla_b_id)
        more["points"] = None if row.status == Status.ABSENT else self.points.get(at)
        return told | more | {"state": "done" if row.status and not row.is_bye else told["state"]}

    def _standings(self, book: tables.Book, onward: set[int]) -> list[Payload]:
        """Return the tables: of a knockout its own rows, of every other format those of its criteria.

        `rows` counts what is settled up to now; while a round is being played `closed` is the table as it stood
        after the last round that was over, `after`.
        """
        numbers = {self.duplas[pk].number for pk in onward}
        if book.planned.stage.format.ranked_by is RankedBy.ROUND_REACHED:
            tree = [
                row
                for row in self.confrontos[book.stage.pk]
                if row.kind in {Confronto.Kind.MAIN, Confronto.Kind.THIRD}
            ]
            found = {0: standing_rows(self.tournament, tree, self.duplas, self.of_jogo, book.penalties)}
        else:
            found = {group: tables.rows(book, group) for group in book.groups}
        after = self._last_closed(book.stage)
        return [
            {
                "group": group,
                "rows": [row | {"goes_on": row["dupla"] in numbers} for row in rows],
                "after": after,
                "closed": tables.rows(book, group, after) if after else [],
            }
            for group, rows in found.items()
        ]

    def _last_closed(self, stage: Stage) -> int | None:
        """Return the last round that is over while a later one is being played; None where the table tells it all."""
        posted = [one for one in self.rounds[stage.pk] if one.state not in Round.HELD_BACK]
        closed = [one.number for one in takewhile(lambda one: one.state == Round.State.CLOSED, posted)]
        return closed[-1] if closed and len(closed) < len(posted) else None

    def _compared(self, book: tables.Book, onward: set[int]) -> list[Payload]:
        """Return those placed next in each group as they are compared for the last places."""
        found = _qualify(book)
        if found is None:
            return []
        names = {entry.dupla_id: entry for entry in book.entries}
        return [
            {
                "place": row.place,
                "dupla": names[row.entrant].dupla.number,
                "name": names[row.entrant].dupla.name,
                "group": names[row.entrant].group,
                "goes_on": row.entrant in (onward or found.others),
                "above": tables.above_data(row.above),
            }
            for row in found.compared
        ]


def played(play: Play) -> Payload:
    """Return what is played in a meeting; a limit of None is the tournament's."""
    return {
        "partidas": play.partidas,
        "maos": play.maos,
        "target": play.target,
        "minutes": play.minutes,
    }


def _qualify(book: tables.Book) -> Qualified | None:
    """Return who would go on as the tables stand; None while the groups are too small for it."""
    wanted = book.planned.stage
    groups = [_group(book, book.entered(number)) for number in book.groups]
    try:
        return qualify(
            groups,
            book.planned.scheme,
            book.planned.order,
            top=wanted.top or 0,
            others=wanted.others,
            fair=book.planned.fair,
            penalties=book.sanctions,
            carried=book.carried,
            lots=book.lots,
        )
    except DrawError:
        return None


def _points(book: tables.Book) -> dict[tuple[int, int, int | None], list[int | float]]:
    """Return what each meeting was worth to its sides, by stage, round and first dupla; nothing of a bracket."""
    if book.planned.stage.format.is_bracket:
        return {}
    scheme = book.planned.scheme
    return {
        (book.stage.pk, one.round, one.a): [
            tables.number(scheme.points(one, side)) for side in (one.a, one.b) if side is not None
        ]
        for one in book.meetings
    }


def _group(book: tables.Book, entries: Sequence[StageEntry]) -> Group:
    who = tuple(entry.dupla_id for entry in entries)
    return Group(who, tuple(meeting for meeting in book.meetings if meeting.a in who))
