"""Entered mãos get their right owners: the sides of a sheet, two sheets, or one dupla of each change places.

The mãos themselves stay as they were entered. Only the sides of one sheet are exchanged by new versions, because the
phone at the mesa goes on under the names that it shows. In the other cases the jogo, with its sheet, phones, clock and
mesa, stays where it is, and the names above it change: a mão that a phone still holds belongs to those who sit there
(docs/decisions/0064).
"""

from collections.abc import Sequence

from django.db import transaction
from django.db.models import F
from django.db.models.functions import Abs

import rules
from scoring.entry import turned
from scoring.jogo.begun import begun_of
from scoring.ledger.trail import Source
from scoring.lifecycle.rename import reassign_jogo
from scoring.models import Jogo, Mao
from scoring.models.jogo import FROZEN
from tournaments import refresh_queue
from tournaments.errors import TournamentError
from tournaments.hall.clocks.clock_hands import given_extra
from tournaments.ledger.event_log import note
from tournaments.ledger.log_lines import ExtraTime, SheetMoved, SheetsExchanged, SidesTurned
from tournaments.models import Confronto, Tournament
from tournaments.models.confronto import ConfrontoQuerySet
from tournaments.outcomes import advance
from tournaments.standings.meeting import Status

PLAYED = ("", Status.PLAYED)  # results that follow from the sheet alone
SETTINGS = [name for name in FROZEN if name != "label_digests"]


def turn_sides(*, confronto: Confronto, reason: str, source: Source) -> int:
    """Exchange the two sides of a sheet that was entered the wrong way round; return the number of mãos.

    Raises `TournamentError`: `reason_missing`, `nothing_entered` (mesa), and the errors of `turned.turn_sides`.
    """
    with transaction.atomic():
        tournament, (row,) = _locked([confronto], reason)
        if row.jogo is None or not begun_of([row.jogo]):
            raise TournamentError("nothing_entered", mesa=row.mesa or "–")
        maos = turned.turn_sides(jogo=row.jogo, reason=reason, source=source)
        line = SidesTurned({"duplas": row.names, "maos": maos})
        note(tournament, line, source, stage=row.stage, round=row.round, reason=reason)
        refresh_queue.raise_wanted(tournament.pk, publish=tournament.auto_publish)
    return maos


def may_exchange(confronto: Confronto) -> ConfrontoQuerySet:
    """Return the confrontos of the same round with a sheet that follows from play, the nearest mesa first."""
    others = Confronto.objects.filter(stage=confronto.stage_id, round=confronto.round, jogo__isnull=False)
    others = others.filter(status__in=PLAYED).exclude(pk=confronto.pk)
    return others.order_by(Abs(F("mesa") - (confronto.mesa or 0)), "mesa", "pk")


def exchange_sheets(*, confronto: Confronto, other: Confronto, reason: str, source: Source) -> None:
    """Give two confrontos of a round each other's jogo, with its sheet, phones, clock and mesa.

    Raises `TournamentError`: `reason_missing`, `sheet_other_round`, `sheet_missing` and `sheet_decided` (mesa),
    `sheets_differ` (other rules or another number of partidas), `nothing_entered` (mesa); and
    `Refused("next_jogo_played")` if a bracket has continued from one of the results.
    """
    with transaction.atomic():
        tournament, rows = _locked([confronto, other], reason)
        _refuse_unfit(rows)
        one, two = rows
        moved = [_moved(one, two), _moved(two, one)]
        places = [(row.jogo, row.mesa) for row in rows]
        # A jogo belongs to one confronto at a time.
        Confronto.objects.filter(pk__in=[row.pk for row in rows]).update(jogo=None)
        for row, (jogo, mesa) in zip(rows, reversed(places), strict=True):
            row.jogo, row.mesa = jogo, mesa
            row.save(update_fields=("jogo", "mesa"))
            if jogo:
                reassign_jogo(jogo=jogo, labels=list(row.names.values()), reason=reason, source=source)
        line = SheetsExchanged({"confrontos": [one.pk, two.pk], "one": moved[0], "other": moved[1]})
        note(tournament, line, source, stage=one.stage, round=one.round, reason=reason)
        _keep_clocks(tournament, one, two, source)
        advance.on_reassigned(tournament, rows)
        refresh_queue.raise_wanted(tournament.pk, publish=tournament.auto_publish)


def lock_sheets(confrontos: Sequence[Confronto]) -> None:
    """Lock the jogos of these confrontos. Call it before locking the tournament, like a result does."""
    jogos = Jogo.objects.filter(confronto__in=[row.pk for row in confrontos]).order_by("pk")
    list(jogos.select_for_update(no_key=True, of=("self",)))


def refuse_decided(rows: Sequence[Confronto]) -> None:
    """Refuse confrontos without a sheet, or whose result the director gave.

    Raises `TournamentError`: `sheet_missing` and `sheet_decided` (mesa), `nothing_entered` (mesa) if no mão is
    entered on any of the sheets.
    """
    for row in rows:
        if row.status not in PLAYED:
            raise TournamentError("sheet_decided", mesa=row.mesa or "–")
        if row.jogo is None:
            raise TournamentError("sheet_missing", mesa=row.mesa or "–")
    if not begun_of([row.jogo for row in rows if row.jogo]):
        raise TournamentError("nothing_entered", mesa=" e ".join(str(row.mesa or "–") for row in rows))


def points_on(jogo: Jogo) -> tuple[tuple[str, rules.Points], ...]:
    """Return the label of each side of a sheet and its points from the current mãos. One query."""
    maos = Mao.objects.standing().filter(partida__jogo=jogo).values_list("totals", flat=True)
    totals = list(maos)
    return tuple((jogo.label(side), sum(one[side] for one in totals)) for side in jogo.sides)


def _locked(confrontos: Sequence[Confronto], reason: str) -> tuple[Tournament, list[Confronto]]:
    if not reason.strip():
        raise TournamentError("reason_missing", field="reason")
    lock_sheets(confrontos)
    tournament = Tournament.objects.locked(confrontos[0].tournament_id)
    rows = [advance.fresh(row.pk) for row in confrontos]
    for row in rows:
        row.tournament = row.stage.tournament = tournament
    return tournament, rows


def _refuse_unfit(rows: Sequence[Confronto]) -> None:
    one, other = rows
    if (one.stage_id, one.round) != (other.stage_id, other.round) or one.pk == other.pk:
        raise TournamentError("sheet_other_round", mesa=other.mesa or "–", round=one.round)
    refuse_decided(rows)
    if len(one.sides) != len(other.sides) or any(
        getattr(one.jogo, name) != getattr(other.jogo, name) for name in SETTINGS
    ):
        raise TournamentError("sheets_differ", mesa=one.mesa or "–", other=other.mesa or "–")


def _moved(sheet: Confronto, to: Confronto) -> SheetMoved:
    return {"mesa": sheet.mesa, "before": list(sheet.names.values()), "after": list(to.names.values())}


def _keep_clocks(tournament: Tournament, one: Confronto, other: Confronto, source: Source) -> None:
    # Extra minutes are logged for a confronto, but they were given to a mesa.
    minutes = given_extra(other) - given_extra(one)
    for row, more in ((one, minutes), (other, -minutes)):
        if more:
            line = ExtraTime({"minutes": more, "mesa": row.mesa, "confronto": row.pk})
            note(tournament, line, source, stage=row.stage, round=row.round)
