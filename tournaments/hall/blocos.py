"""Blocks of mesas for one scorer: a private link to several mesas, created and revoked by the director."""

from django.db import transaction
from django.db.models import QuerySet

from scoring import tokens
from scoring.ledger.trail import Source
from scoring.lifecycle.open_close import reissue_token
from scoring.models import Jogo
from tournaments.errors import TournamentError
from tournaments.ledger.event_log import note
from tournaments.ledger.log_lines import LinkToMesas
from tournaments.models import MesaBlock, Tournament


def make(*, tournament: Tournament, first: int, last: int, source: Source) -> MesaBlock:
    """Create the link to the mesas from `first` to `last`. Raises `TournamentError("bloco_backwards")`."""
    if not 1 <= first <= last:
        raise TournamentError("bloco_backwards", field="last", first=first, last=last)
    with transaction.atomic():
        tournament = Tournament.objects.locked(tournament.pk, cancelled=True)
        bloco = MesaBlock.objects.create(tournament=tournament, first=first, last=last, **tokens.fresh())
        note(tournament, LinkToMesas("bloco_made", {"first": first, "last": last}), source)
    return bloco


def revoke(*, bloco: MesaBlock, reason: str, source: Source) -> None:
    """Delete a link and reissue the addresses of the open jogos it led to.

    The QR of each mesa leads to the new ones.
    """
    with transaction.atomic():
        if not MesaBlock.objects.select_for_update(no_key=True).filter(pk=bloco.pk).exists():
            return
        for jogo in playing(bloco).order_by("pk"):
            reissue_token(jogo=jogo, reason=reason, source=source)
        MesaBlock.objects.filter(pk=bloco.pk).delete()
        line = LinkToMesas("bloco_revoked", {"first": bloco.first, "last": bloco.last})
        note(Tournament.objects.locked(bloco.tournament_id, cancelled=True), line, source, reason=reason)


def playing(bloco: MesaBlock) -> QuerySet[Jogo]:
    """Return the jogos in progress at the mesas of a block."""
    there = Jogo.objects.filter(closed_at=None, confronto__tournament=bloco.tournament_id)
    return there.filter(confronto__mesa__range=(bloco.first, bloco.last))


def find(token: str) -> MesaBlock:
    """Return the block of a token, with its tournament. Raises `MesaBlock.DoesNotExist`."""
    return MesaBlock.objects.select_related("tournament").get(digest=tokens.digest(token))
