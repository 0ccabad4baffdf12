"""Annul the bracket results that followed from a result, so that they are played again."""

from collections.abc import Iterator
from dataclasses import dataclass

from django.db import connection

from scoring.errors import Refused
from scoring.ledger.trail import Source
from scoring.lifecycle.open_close import annul_jogo
from scoring.models import Jogo, Mao
from tournaments.errors import TournamentError
from tournaments.ledger.event_log import note
from tournaments.ledger.log_lines import ConfrontoFell
from tournaments.ledger.names_apart import KnownNames
from tournaments.models import Confronto
from tournaments.outcomes import advance
from tournaments.stage_plan import went_on_to


@dataclass(frozen=True, slots=True)
class Fallen:
    """An annulled confronto. result: its old status, empty if it was in progress. maos: number of recorded mãos."""

    round: int
    kind: str
    duplas: tuple[str, ...]
    mesa: int | None
    result: str
    maos: int


def annul_after(confronto: Confronto, *, reason: str, source: Source) -> tuple[Fallen, ...]:
    """Annul every confronto that was played, begun or decided from a result; return them, last first.

    Their jogos are annulled, but the sheets stay readable. A confronto left open keeps that status until its other
    side is known. Requires the lock of the tournament. Raises `TournamentError("next_stage_begun")`, and `Refused`:
    `reason_missing`; `next_jogo_played` if a mão is being entered in one of the jogos at the moment.
    """
    if begun := went_on_to(confronto.stage):
        raise TournamentError("next_stage_begun", stage=confronto.stage.number, next=begun.number)
    later = (confronto.winner_to_id, confronto.loser_to_id)
    return tuple(fallen for pk in later if pk for fallen in _annul(advance.fresh(pk), reason, source))


def _annul(target: Confronto, reason: str, source: Source) -> Iterator[Fallen]:
    maos = Mao.objects.standing().filter(partida__jogo=target.jogo_id).count() if target.jogo_id else 0
    left_open = advance.left_open(target)
    if not maos and (left_open or not target.status):
        return  # not played, so later ones were not either
    for pk in (target.winner_to_id, target.loser_to_id):
        if pk:
            yield from _annul(advance.fresh(pk), reason, source)
    if target.is_bye:
        return  # a bye is cleared with its slot
    jogo = _locked(target)
    fallen = Fallen(target.round, target.kind, tuple(target.names.values()), target.mesa, target.status, maos)
    advance.take_back(target)
    target.jogo = target.mesa = target.given = None
    target.absent = {}
    target.save(update_fields=("jogo", "mesa", "given", "absent"))
    if left_open:
        advance.leave_open(target)
    if jogo is not None:
        # The jogo has left its confronto, so the event is not asked for the names in the reason.
        said = KnownNames(target.stage.tournament.club_id).sealed(reason)
        annul_jogo(jogo=jogo, reason=said, source=source)
    line = ConfrontoFell(
        {
            "duplas": {"A": fallen.duplas[0], "B": fallen.duplas[1]},
            "jogo": jogo.pk if jogo else None,
            "status": fallen.result,
            "maos": maos,
        }
    )
    note(target.stage.tournament, line, source, stage=target.stage, round=target.round, reason=reason)
    yield fallen


def _locked(target: Confronto) -> Jogo | None:
    if target.jogo_id is None:
        return None
    # Skip locked rows instead of waiting: a request that writes to this jogo may be waiting for the tournament lock.
    skip = connection.features.has_select_for_update_skip_locked
    jogo = Jogo.objects.select_for_update(no_key=True, skip_locked=skip).filter(pk=target.jogo_id).first()
    if jogo is None:
        raise Refused("next_jogo_played", mesa=target.mesa or 0)
    return jogo
