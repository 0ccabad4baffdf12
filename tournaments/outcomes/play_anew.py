"""Replay a jogo regardless of recorded mãos, for instance if it was played by other duplas or at a wrong mesa."""

from django.db import transaction

from scoring.ledger.trail import Source
from scoring.lifecycle.open_close import annul_jogo
from scoring.models import Jogo, Mao
from tournaments import refresh_queue
from tournaments.errors import TournamentError
from tournaments.hall.seating import open_ready
from tournaments.ledger.event_log import note
from tournaments.ledger.log_lines import PlayedAnew
from tournaments.ledger.names_apart import KnownNames
from tournaments.models import Confronto, Tournament
from tournaments.outcomes import advance, decisions


def play_anew(*, confronto: Confronto, reason: str, source: Source) -> Confronto:
    """Annul the jogo of a confronto, take its result back, and open a new jogo at its mesa; the old sheet is kept.

    Raises `TournamentError`: `reason_missing`, `nothing_played` (confronto; it has no jogo), and the errors of
    `decisions.undo`.
    """
    if not reason.strip():
        raise TournamentError("reason_missing", field="reason")
    with transaction.atomic():
        # Lock the jogo first, then the tournament, in the same order as entering a mão.
        jogo = Jogo.objects.select_for_update(no_key=True, of=("self",)).filter(confronto=confronto).first()
        tournament = Tournament.objects.locked(confronto.tournament_id)
        confronto = advance.fresh(confronto.pk)
        if jogo is None or confronto.jogo_id != jogo.pk:
            raise TournamentError("nothing_played", confronto=confronto.title)
        if confronto.status:
            decisions.undo(confronto=confronto, reason=reason, source=source)
        Confronto.objects.filter(pk=confronto.pk).update(jogo=None)
        maos = Mao.objects.standing().filter(partida__jogo=jogo).count()
        # The jogo has left its confronto, so the event is not asked for the names in the reason.
        annul_jogo(jogo=jogo, reason=KnownNames(tournament.club_id).sealed(reason), source=source)
        duplas = confronto.names
        line = PlayedAnew({"duplas": duplas, "jogo": jogo.pk, "status": confronto.status, "maos": maos})
        note(tournament, line, source, stage=confronto.stage, round=confronto.round, reason=reason)
        open_ready(tournament, source)
        refresh_queue.raise_wanted(tournament.pk, publish=tournament.auto_publish)
        return advance.fresh(confronto.pk)
