"""The facts of an event for the predicates of the sentences, read from its stored rows once each.

They are computed without the functions that build the pages: the state of a round, the missing duplas and the jogos in
play come from the columns alone, and the standings from `tests/director/recount.py`.
"""

from collections import defaultdict
from functools import cached_property

from django.utils.timezone import now

from scoring.models import Mao
from tests.director.recount import recount
from tournaments.models import (
    CheckInMark,
    Confronto,
    Draw,
    Dupla,
    Penalty,
    Publication,
    Round,
    Stage,
    StageEntry,
    Tournament,
    TournamentLogEntry,
)

HELD_BACK = ("draft", "checked")
BRACKETS = ("knockout", "double")


class Facts:
    """The rows of one event at one moment."""

    def __init__(self, tournament):
        self.tournament = Tournament.objects.select_related("club").get(pk=tournament.pk)
        self.at = now()

    @property
    def state(self):
        return self.tournament.state

    @property
    def runs(self):
        return self.state == "running"

    # Stages and rounds.

    @cached_property
    def stages(self):
        found = list(Stage.objects.filter(tournament=self.tournament).order_by("number"))
        for stage in found:
            stage.tournament = self.tournament
        return found

    @cached_property
    def stage_of(self):
        return {stage.pk: stage for stage in self.stages}

    def stage(self, number):
        """Return the stage with this number; None without one."""
        return next((one for one in self.stages if one.number == number), None)

    def stage_called(self, title):
        """Return the stage with this title, as the desk or the public pages call it; None without one."""
        for one in self.stages:
            if title in {one.name, f"Fase {one.number}", f"{one.number}ª fase"}:
                return one
        return None

    @cached_property
    def rounds(self):
        found = list(Round.objects.filter(stage__in=self.stages).order_by("stage__number", "number"))
        for one in found:
            one.stage = self.stage_of[one.stage_id]
        return found

    @cached_property
    def round_of(self):
        return {(one.stage_id, one.number): one for one in self.rounds}

    def rounds_in(self, stage):
        return [one for one in self.rounds if one.stage_id == stage.pk]

    # Confrontos.

    @cached_property
    def rows(self):
        found = Confronto.objects.filter(stage__in=self.stages).with_sides("jogo", "winner")
        found = list(found.order_by("stage__number", "round", "kind", "group", "position"))
        for row in found:
            row.stage, row.tournament = self.stage_of[row.stage_id], self.tournament
        return found

    @cached_property
    def row(self):
        return {row.pk: row for row in self.rows}

    def rows_in(self, stage, number=None):
        """Return the confrontos of a stage, or of one of its rounds."""
        return [row for row in self.rows if row.stage_id == stage.pk and number in {None, row.round}]

    def posted(self, row):
        """Return whether readers may know of a confronto."""
        of = self.round_of.get((row.stage_id, row.round))
        return of is None or of.state not in HELD_BACK

    def started(self, row):
        """Return whether a confronto may be played: its round is posted, and started if the plan wants a start."""
        of = self.round_of.get((row.stage_id, row.round))
        waits = row.stage.plan.get("pace") == "round"
        return of is None or of.state not in (*HELD_BACK, *(("posted",) if waits else ()))

    @cached_property
    def owing(self):
        """Return the confrontos that may be played and have no result."""
        return [row for row in self.rows if not row.status and row.is_ready and self.started(row)]

    @cached_property
    def playing(self):
        """Return the confrontos with an open jogo."""
        return [row for row in self.rows if row.jogo_id and row.jogo.closed_at is None]

    def unplayed(self, stage, number=None):
        """Return the confrontos of a stage without a result, those with an open slot too."""
        return [row for row in self.rows_in(stage, number) if not row.status]

    def has_results(self, stage):
        """Return whether a result counts. Round by round, those of a round that has not been started do not."""
        waits = set()
        if stage.plan.get("pace") == "round" and not is_bracket(stage):
            waits = {one.number for one in self.rounds_in(stage) if one.state == "posted"}
        rows = (row for row in self.rows_in(stage) if self.posted(row) and row.round not in waits)
        return any(row.status not in {"", "bye"} for row in rows)

    # Entries.

    @cached_property
    def duplas(self):
        return list(
            Dupla.objects.filter(tournament=self.tournament).select_related("team").order_by("number")
        )

    @cached_property
    def dupla(self):
        return {one.pk: one for one in self.duplas}

    @cached_property
    def called(self):
        """Return the duplas by name; names are unique in the events of the director."""
        return {one.name: one for one in self.duplas}

    @cached_property
    def entries(self):
        return list(StageEntry.objects.filter(stage__in=self.stages).order_by("stage__number", "place"))

    def entry(self, stage, dupla):
        """Return the entry of a dupla in a stage; None if it is not in it."""
        here = (one for one in self.entries if one.stage_id == stage.pk and one.dupla_id == dupla.pk)
        return next((one for one in here if one.place), None)

    @cached_property
    def penalties(self):
        return list(Penalty.objects.filter(stage__in=self.stages, lifted_at=None).select_related("dupla"))

    def disqualified(self, stage, dupla):
        own = (one for one in self.penalties if one.stage_id == stage.pk and one.dupla_id == dupla.pk)
        return any(one.sanction == "disqualification" for one in own)

    # Results.

    @cached_property
    def _sums(self):
        return {}

    def groups(self, stage):
        """Return the second count of the standings of a stage, by group."""
        if stage.pk not in self._sums:
            self._sums[stage.pk] = recount(stage)
        return self._sums[stage.pk]

    def sum_of(self, stage, dupla):
        """Return the sums of a dupla in a stage; None if it has no line of its own."""
        return next(
            (one for rows in self.groups(stage).values() for one in rows if one.dupla == dupla.pk), None
        )

    @cached_property
    def maos(self):
        """Return the mãos that count, by jogo: the last version of each, unless that deletes it."""
        last, found = {}, defaultdict(list)
        mine = Mao.objects.filter(partida__jogo__confronto__tournament=self.tournament)
        for mao in mine.select_related("partida").order_by("version"):
            last[mao.partida_id, mao.number] = mao
        for mao in last.values():
            if not mao.void:
                found[mao.partida.jogo_id].append(mao)
        return found

    # Records.

    @cached_property
    def log(self):
        lines = TournamentLogEntry.objects.filter(tournament=self.tournament).select_related("stage", "dupla")
        return list(lines.order_by("sequence"))

    @cached_property
    def draws(self):
        return list(Draw.objects.filter(tournament=self.tournament).order_by("pk"))

    @cached_property
    def marks(self):
        return list(CheckInMark.objects.filter(tournament=self.tournament).order_by("pk"))

    @cached_property
    def revisions(self):
        return list(Publication.objects.filter(tournament=self.tournament).order_by("number"))


def is_bracket(stage):
    return stage.plan["format"] in BRACKETS


def count_of(number, rows):
    """Return whether there are as many rows as a sentence says."""
    return number == len(rows)
