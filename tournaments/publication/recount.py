"""Recompute winners, bracket slots and published figures from mãos, jogos and decisions. Read-only.

Decisions of the director (awarded points, absences, meetings that do not count) are sealed as separate rows
(`tournaments.ledger.rows`). This module checks the consequences.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from django.db.models import QuerySet
from django.utils.translation import gettext as _

from scoring.ledger.chain import plain
from scoring.models.jogo import WALKOVER, WITHOUT_RESULT
from tournaments.ledger.names_apart import tell, told
from tournaments.models import Confronto, Dupla, LiveTable, Penalty, Stage, Tournament, TournamentLogEntry
from tournaments.pairing.repeat import repeat
from tournaments.publication.publishing import latest
from tournaments.publication.snapshot import snapshot
from tournaments.refresh_queue import is_behind
from tournaments.standings.meeting import Status
from tournaments.standings.penalties import Sanction

OF_THE_JOGO = {"", Status.PLAYED, Status.WALKOVER}
GIVES_THE_JOGO = {Sanction.LOSS, Sanction.DISQUALIFICATION}  # these make it a W.O. even if it was played
OF_A_CONFRONTO = {"state", "slots", "winner", "status", "given"}
DERIVED = (
    "duplas",
    "teams",
    "stages",
    "final_ranking",
)  # parts of a document that can be recomputed

type Given = tuple[int | None, int | None, int | None]  # stage, round and winning dupla
type Slot = tuple[Dupla | None, bool]  # the dupla, and whether the slot stays empty


def differences(tournament: Tournament) -> Iterator[str]:
    """Yield a sentence for each result, slot, draw and published figure that differs from the recomputed one."""
    name = f"{_('torneio')} {tournament.slug}"
    document = plain(told(snapshot(tournament)))
    for difference in (*of_rows(tournament), *of_draws(document), *_of_revision(tournament, document)):
        yield f"{name}, {difference}"


def of_rows(tournament: Tournament) -> Iterator[str]:
    """Yield a sentence for each result and slot that differs from the recomputed one."""
    yield from _of_results(tournament)
    yield from _of_slots(tournament)


def _of_results(tournament: Tournament) -> Iterator[str]:
    given = walkovers_given(tournament)
    hard = Penalty.objects.filter(stage__tournament=tournament, sanction__in=GIVES_THE_JOGO)
    punished = set(hard.values_list("stage", "dupla"))
    for row in _confrontos(tournament):
        if (expected := _result(row)) is None or (row.status, row.winner) == expected:
            continue
        winner = (
            None if row.is_individual else row.winner_id
        )  # for four single players the log names no winner
        by_word = (row.stage_id, row.round, winner) in given
        by_penalty = any((row.stage_id, one) in punished for one in row.entrants if one != row.winner_id)
        if row.status != Status.WALKOVER or not (by_word or by_penalty):
            yield f"{_place(row)}: " + _("o resultado seria outro")


def walkovers_given(tournament: Tournament) -> set[Given]:
    """Return stage, round and winner of each W.O. awarded by the director, here or before an import.

    Runs one query, and two more for an imported event.
    """
    log = TournamentLogEntry.objects.filter(tournament=tournament, action__in=(Status.WALKOVER, "brought"))
    lines = list(log.values_list("action", "stage", "round", "dupla", "data"))
    given: set[Given] = {
        (stage, number, dupla) for action, stage, number, dupla, _data in lines if action != "brought"
    }
    brought = [one for action, *_place, data in lines if action == "brought" for one in data["walkovers"]]
    if brought:
        stages = dict(Stage.objects.filter(tournament=tournament).values_list("number", "pk"))
        duplas = dict(Dupla.objects.filter(tournament=tournament).values_list("number", "pk"))
        given |= {(stages.get(one["stage"]), one["round"], duplas.get(one["dupla"])) for one in brought}
    return given


def _result(confronto: Confronto) -> tuple[str, Dupla | None] | None:
    jogo = confronto.jogo
    if confronto.status not in OF_THE_JOGO:
        return None
    if jogo is None or not jogo.closed_at or jogo.reason in WITHOUT_RESULT:
        return None if confronto.status == Status.WALKOVER else ("", None)
    winner = confronto.dupla(jogo.winner) if jogo.winner else None
    return (Status.WALKOVER if jogo.reason == WALKOVER else Status.PLAYED), winner


def _of_slots(tournament: Tournament) -> Iterator[str]:
    rows = {row.pk: row for row in _confrontos(tournament)}
    for row in rows.values():
        settled = bool(row.status) and row.status != Status.NOT_COUNTED
        loser = _loser(row)
        for target_id, side, comes in (
            (row.winner_to_id, row.winner_side, row.winner),
            (row.loser_to_id, row.loser_side, loser),
        ):
            if target_id is None:
                continue
            there = rows[target_id].dupla(side)
            if there != (comes if settled else None):
                yield f"{_place(rows[target_id])}: " + _("quem vem do confronto anterior seria outro")


def _loser(row: Confronto) -> Dupla | None:
    if row.winner is None:
        return None
    if row.winner != row.dupla_a:
        return row.dupla_a
    # If side A wins the final, there is no reset, so side B goes nowhere.
    return None if row.kind == Confronto.Kind.FINAL else row.dupla_b


def of_draws(document: Mapping[str, Any]) -> Iterator[str]:
    """Yield a sentence for each draw of a document that cannot be reproduced."""
    for verdict in repeat(document):
        for fault in verdict.faults:
            yield _("sorteio: %(name)s: %(fault)s") % {"name": verdict.name, "fault": fault}


def _of_revision(tournament: Tournament, document: Mapping[str, Any]) -> Iterator[str]:
    revision = latest(tournament)
    if revision and not LiveTable.objects.filter(
        pk=tournament.pk, state=revision.payload["tournament"]["state"]
    ):
        yield _("as listas de torneios dizem outra coisa da publicação %(number)s") % {
            "number": revision.number
        }
    # A difference is no fault while results wait to be published.
    if revision is None or is_behind(tournament.pk) or not tournament.auto_publish:
        return
    published = tell([revision])[0].payload
    for part in DERIVED:
        for path in _apart(published.get(part), document.get(part), part):
            where = {"number": revision.number, "path": path}
            yield _("publicação %(number)s, %(path)s: os registros dão outro valor") % where


def _apart(published: Any, counted: Any, path: str) -> Iterator[str]:
    match published, counted:
        case Mapping(), Mapping():
            # A key in only one of the documents comes from another version of the site.
            names = published.keys() & counted.keys()
            if names >= OF_A_CONFRONTO:  # a running score is no result and needs no revision
                over = published["state"] == counted["state"] == "done"
                names = names & OF_A_CONFRONTO if over else set()
            for name in sorted(names):
                yield from _apart(published[name], counted[name], f"{path}.{name}")
        case list(), list() if len(published) == len(counted):
            for place, (one, other) in enumerate(zip(published, counted, strict=True)):
                yield from _apart(one, other, f"{path}.{place}")
        case _:
            if published != counted:
                yield path


def _confrontos(tournament: Tournament) -> QuerySet[Confronto]:
    rows = Confronto.objects.filter(tournament=tournament)
    return rows.with_sides("jogo", "stage", "winner")


def _place(confronto: Confronto) -> str:
    place = {"stage": confronto.stage.number, "round": confronto.round, "position": confronto.position}
    return _("fase %(stage)s, rodada %(round)s, confronto %(position)s") % place
